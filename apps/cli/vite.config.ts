import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/** What the network needs, as `src/networks.ts` looks for it. */
const FILES = ['weights/9x9.honte', 'wasm/plain.wasm', 'wasm/relaxed.wasm'];

const network: Plugin = {
  name: 'network',
  generateBundle() {
    for (const path of FILES) {
      const source = readFileSync(fileURLToPath(new URL(`../../packages/net/${path}`, import.meta.url)));
      this.emitFile({ type: 'asset', fileName: `assets/${basename(path)}`, source });
    }
  },
};

export default defineConfig({
  plugins: [network],
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
