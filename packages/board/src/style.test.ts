import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = new URL('.', import.meta.url);
const read = (isWanted: (file: string) => boolean) =>
  readdirSync(here)
    .filter(isWanted)
    .map((file) => readFileSync(new URL(file, here), 'utf8'))
    .join('\n');

const css = read((file) => file.endsWith('.css'));
const code = read((file) => file.endsWith('.ts') && !/\.test\.ts$|\.testing\.ts$/.test(file));
const all = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();

/** Classes that carry no style of their own, or whose end is put together in the code. */
const PLAIN = [
  'hb-svg',
  'hb-grain',
  'hb-wood',
  'hb-forbidden',
  'hb-cursor',
  'hb-neutral',
  'hb-seki',
  'hb-figure',
];

test('every class that is styled is given to something', () => {
  const used = new Set(all(code, /\b(hb-[a-z0-9-]+[a-z0-9])/g));
  const composed = /^hb-(on-(wood|slate|shell)|pale|ghost|alive)$/;
  const unknown = all(css, /\.(hb-[a-z0-9-]+)/g).filter(
    (name) => !used.has(name) && !composed.test(name ?? ''),
  );
  expect(unknown).toEqual([]);
});

test('every class that is given is styled, but for those that need no style', () => {
  const styled = new Set(all(css, /\.(hb-[a-z0-9-]+)/g));
  const given = all(code, /['` ](hb-[a-z0-9-]+[a-z0-9])(?=['` ])/g).filter((name) => !styled.has(name));
  expect(given.filter((name) => !PLAIN.includes(name ?? ''))).toEqual([]);
});

test('every custom property of the board is defined', () => {
  const defined = new Set(all(css, /(--hb-[a-z0-9-]+):/g));
  expect(all(css, /var\((--hb-[a-z0-9-]+)/g).filter((name) => !defined.has(name))).toEqual([]);
});

test('every token of the page has a fallback', () => {
  const bare = [...css.matchAll(/var\((--(?!hb-)[a-z0-9-]+)\)/g)].map(([, name]) => name);
  expect(bare).toEqual([]);
});

test('nothing writes a style attribute, which a strict page refuses', () => {
  expect(code).not.toMatch(/setAttribute\(\s*'style'|style="|cssText/);
});
