import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { staleness } from './stale.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'honte-stale-'));
  write('package-lock.json', '{}', 1);
  write('apps/web/package.json', '{"devDependencies": {"@honte/game": "0.1.0", "vite": "8.0.0"}}', 1);
  write('apps/web/src/main.ts', '', 1);
  write('packages/game/package.json', '{"dependencies": {"@honte/rules": "0.1.0"}}', 1);
  write('packages/game/src/index.ts', '', 1);
  write('packages/rules/package.json', '{}', 1);
  write('packages/rules/src/index.ts', '', 1);
  write('packages/engine/src/index.ts', '', 9);
  for (const folder of ['apps/web', 'packages/game', 'packages/rules'])
    utimesSync(join(root, folder, 'src'), 1, 1);
  write('apps/web/dist/index.html.br', '', 5);
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes a file and dates it, in seconds. */
function write(path: string, text: string, seconds: number): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  utimesSync(join(root, path), seconds, seconds);
}

test('an app built after its last change is up to date', () => {
  expect(staleness(root, 'web')).toBeUndefined();
});

test('an app without its product is not built yet', () => {
  rmSync(join(root, 'apps/web/dist/index.html.br'));
  expect(staleness(root, 'web')).toBe('not built yet');
});

test.each([
  'apps/web/src/main.ts',
  'packages/game/src/index.ts',
  'packages/rules/src/index.ts',
  'package-lock.json',
])('a change of %s makes the app stale', (path) => {
  utimesSync(join(root, path), 6, 6);
  expect(staleness(root, 'web')).toBe(`${path} is newer`);
});

test('a source taken away makes the app stale', () => {
  rmSync(join(root, 'packages/rules/src/index.ts'));
  expect(staleness(root, 'web')).toBe('packages/rules/src is newer');
});

test.each([
  'apps/web/src/main.test.ts',
  'apps/web/src/main.testing.ts',
  'apps/web/dist/a.js',
  'apps/web/node_modules/a.js',
])('a change of %s does not', (path) => {
  write(path, '', 6);
  utimesSync(join(root, 'apps/web/src'), 1, 1);
  expect(staleness(root, 'web')).toBeUndefined();
});
