// How much may be loaded before the first board is drawn.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initialFiles } from './scripts/initial-files.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default [
  {
    name: 'scripts and styles that index.html loads',
    path: initialFiles(`${root}apps/web/dist`).map((file) => relative(root, file)),
    limit: '90 kB',
    brotli: true,
  },
];
