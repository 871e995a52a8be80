import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  plugins: [svelte({ compilerOptions: { runes: true } })],
  resolve: { conditions: ['honte-source', 'browser', 'import', 'module', 'default'] },
  build: { target: 'es2023', modulePreload: { polyfill: false } },
});
