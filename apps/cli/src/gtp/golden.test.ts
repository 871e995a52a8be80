import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { said } from '../memory-io.testing.ts';
import { COMMANDS } from './command-table.ts';
import { typistOf } from './typist.testing.ts';

const FOLDER = fileURLToPath(new URL('../../../../tests/golden/gtp', import.meta.url));
const NAMES = readdirSync(FOLDER);

/** What the transcripts load. */
const FILES = { 'ladder.sgf': '(;FF[4]GM[1]SZ[7]KM[3.5]RU[Japanese];B[dd];W[cd];B[cc];W[bc];B[bd])' };

/** What a transcript's client typed. */
function typedIn(transcript: string): string[] {
  return transcript
    .split('\n')
    .filter((line) => line.startsWith('> '))
    .map((line) => line.slice(2));
}

it.each(NAMES)('the talk in %s goes as it went', async (name) => {
  const path = join(FOLDER, name);
  const typist = typistOf(typedIn(readFileSync(path, 'utf8')));
  const { code, err } = await said('gtp --seed 1 --playouts 40', FILES, typist);
  expect([code, err]).toEqual([0, '']);
  await expect(typist.transcript()).toMatchFileSnapshot(path);
});

it('the transcripts hold every command', () => {
  const typed = NAMES.flatMap((name) => typedIn(readFileSync(join(FOLDER, name), 'utf8')));
  const names = new Set(typed.flatMap((line) => line.replace(/#.*/, '').split(/\s+/)));
  expect([...COMMANDS.keys()].filter((name) => !names.has(name))).toEqual([]);
});
