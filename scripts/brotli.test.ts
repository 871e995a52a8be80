import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { brotli } from './brotli.ts';

const SCRIPT = 'console.log("a line that repeats itself");\n'.repeat(40);

test('a build leaves the compressed form beside each file that gains by it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'honte-brotli-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'public/sub'), { recursive: true });
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><title>x</title><script type="module" src="./a.ts"></script>',
  );
  writeFileSync(join(root, 'a.ts'), SCRIPT);
  writeFileSync(join(root, 'public/sub/board.svg'), '<g></g>'.repeat(30));
  writeFileSync(join(root, 'public/tiny.json'), '{}');
  writeFileSync(join(root, 'public/font.woff2'), 'w'.repeat(300));
  // Another plugin that writes when all is bundled, as those that make service workers do.
  const late = { name: 'late', closeBundle: () => writeFileSync(join(root, 'dist/sw.js'), SCRIPT) };

  await build({ root, configFile: false, logLevel: 'silent', plugins: [brotli(), late] });

  const names = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).sort();
  const compressed = names
    .filter((name) => name.endsWith('.br'))
    .map((name) => name.replace(/-\w{8}\./, '-#.'));
  expect(compressed).toEqual(['assets/index-#.js.br', 'index.html.br', 'sub/board.svg.br', 'sw.js.br']);
  for (const name of names.filter((each) => each.endsWith('.br'))) {
    const plain = readFileSync(join(root, 'dist', name.slice(0, -3)));
    expect(brotliDecompressSync(readFileSync(join(root, 'dist', name)))).toEqual(plain);
  }
});
