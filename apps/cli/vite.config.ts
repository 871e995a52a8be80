import { defineConfig } from 'vite';

export default defineConfig({
  resolve: { conditions: ['honte-source'] },
  ssr: { noExternal: true, resolve: { conditions: ['honte-source'] } },
  build: {
    ssr: true,
    // A thread that thinks is an entry of its own: for Node, nothing bundles the files of workers.
    rolldownOptions: { input: ['src/main.ts', 'src/thinking.ts'] },
    outDir: 'dist',
    target: 'node20',
    minify: false,
  },
});
