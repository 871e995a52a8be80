import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { initialFiles } from './initial-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'honte-initial-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('scripts, their preloaded parts and style sheets come first; icons and the manifest do not', () => {
  writeFileSync(
    join(folder, 'index.html'),
    `<link rel="icon" type="image/svg+xml" href="./icon.svg" />
     <link rel="manifest" href="/manifest.webmanifest">
     <script type="module" crossorigin src="./assets/index-a1.js"></script>
     <link rel="modulepreload" crossorigin href="./assets/rules-b2.js">
     <link rel="stylesheet" crossorigin href="/assets/index-c3.css">`,
  );
  const files = ['assets/index-a1.js', 'assets/rules-b2.js', 'assets/index-c3.css'];
  expect(initialFiles(folder)).toEqual(files.map((file) => join(folder, file)));
});

test('a page without a script is no page of ours', () => {
  writeFileSync(join(folder, 'index.html'), '<p>soon</p>');
  expect(() => initialFiles(folder)).toThrow('loads no script');
});
