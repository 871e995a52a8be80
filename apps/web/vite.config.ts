import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { brotli } from '../../scripts/brotli.ts';
import { licenses } from '../../scripts/licenses.ts';
import { LICENSES_FILE, PARTS } from './src/about/parts.ts';

export default defineConfig({
  base: './',
  plugins: [
    svelte({ compilerOptions: { runes: true } }),
    licenses(
      PARTS.map(({ name }) => name),
      LICENSES_FILE,
    ),
    VitePWA({
      // A new version waits until the page is next opened: nothing changes under a game.
      registerType: 'prompt',
      injectRegister: null,
      workbox: { globPatterns: ['**/*.{html,js,css,svg,txt,woff2}'], globIgnores: ['**/*-ext-*.woff2'] },
      manifest: {
        name: 'Honte',
        short_name: 'Honte',
        description: 'Learn, play and review Go. Apprendre, jouer et revoir le go.',
        start_url: './#/',
        scope: './',
        display: 'standalone',
        background_color: '#f5f4f1',
        theme_color: '#f5f4f1',
        icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
    }),
    brotli(),
  ],
  resolve: { conditions: ['honte-source', 'browser', 'import', 'module', 'default'] },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // What the first screen needs comes in one file: forty small ones take an eighth more, and longer.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
});
