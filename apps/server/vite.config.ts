import { defineConfig } from 'vite';

export default defineConfig({
  resolve: { conditions: ['honte-source'] },
  ssr: { noExternal: true, resolve: { conditions: ['honte-source'] } },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    minify: false,
  },
});
