/*
 * The README's first command prints what the README shows of it.
 */
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { said } from '../apps/cli/src/memory-io.testing.ts';

function textOf(path: string): string {
  return readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
}

test('what the README shows of a command is what the command prints', async () => {
  const shown = /^```console\n(.*?)^…$/ms.exec(textOf('README.md'))?.[1] ?? 'nothing shown';
  const { out } = await said('legal', {}, textOf('examples/ko.txt'));
  expect(out.slice(0, shown.length)).toBe(shown);
});

test('every file that the documents link to is there', () => {
  for (const document of ['README.md', 'HOUSE.md', 'CONTRIBUTING.md', 'packages/rules/README.md'])
    for (const [, target = ''] of textOf(document).matchAll(/\]\((?!https?:)([^)#]+)\)/g)) {
      const folder = document.split('/').slice(0, -1);
      expect(
        () => statSync(new URL(`../${[...folder, target].join('/')}`, import.meta.url)),
        target,
      ).not.toThrow();
    }
});
