/*
 * What the page is made of, beside its own code. A test holds the list to the packages that are installed.
 */

/** This page's own version. */
export const VERSION = '0.1.0';

export interface Part {
  /** The name of its package. */
  readonly name: string;
  readonly version: string;
  /** As SPDX writes it. */
  readonly license: 'MIT' | 'ISC' | 'OFL-1.1';
  readonly use: 'views' | 'storage' | 'repetition' | 'offline' | 'letters';
}

export const PARTS: readonly Part[] = [
  { name: 'svelte', version: '5.57.3', license: 'MIT', use: 'views' },
  { name: 'idb', version: '8.0.4', license: 'ISC', use: 'storage' },
  { name: 'ts-fsrs', version: '5.4.2', license: 'MIT', use: 'repetition' },
  { name: 'workbox-window', version: '7.4.1', license: 'MIT', use: 'offline' },
  { name: 'vite-plugin-pwa', version: '2.0.0', license: 'MIT', use: 'offline' },
  { name: '@fontsource-variable/figtree', version: '5.3.0', license: 'OFL-1.1', use: 'letters' },
  { name: '@fontsource-variable/literata', version: '5.3.0', license: 'OFL-1.1', use: 'letters' },
];

/** Beside the page: the texts of all these licenses (see `scripts/licenses.ts`). */
export const LICENSES_FILE = 'licenses.txt';
