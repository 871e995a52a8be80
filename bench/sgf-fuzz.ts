/*
 * Files of noise, a million unless told otherwise: `tsx --conditions=honte-source bench/sgf-fuzz.ts 10000 3` reads ten
 * thousand of them, the third part of their kind. Bytes of chance, pieces of SGF in any order, and well-formed files with bytes changed; each is read, written and
 * read again. Anything thrown ends it, as does a text that is not written the same the second time.
 */
import { parseSgf, printSgf, readRecord } from '@honte/sgf';
import { Dice } from './dice.ts';
import { FILE_KINDS, sgfGame } from './sgf-files.ts';

const FILES = Number(process.argv[2] ?? 1_000_000);
const PART = Number(process.argv[3] ?? 0);
const PIECES =
  '( ) ; [ ] \\ \n B W C AB AW L LB GM[1] FF[3] FF[4] SZ[19] SZ[52] HA[2] KM[375] aa tt : - Black é 黒 (; B[dd] W[pp] CA[Big5] C[ ]) )('.split(
    ' ',
  );
const SLOW_MS = 1000;

const dice = new Dice(20261130 + PART);
const began = performance.now();
let games = 0;
let slowest = 0;
for (let i = 0; i < FILES; i++) {
  const bytes = noise(i % 3);
  const from = performance.now();
  const read = readRecord(bytes);
  if (read.ok) {
    games += read.value.games.length;
    const once = printSgf(read.value.games.map(({ tree }) => tree));
    const again = parseSgf(once);
    const twice = again.ok ? printSgf(again.value.games.map(({ tree }) => tree)) : '';
    if (once !== twice)
      throw new Error(`not the same again: ${JSON.stringify(new TextDecoder('latin1').decode(bytes))}`);
  }
  const elapsed = performance.now() - from;
  if (elapsed > SLOW_MS) console.log(`file ${i} took ${elapsed.toFixed(0)} ms`);
  slowest = Math.max(slowest, elapsed);
  if (i % 50_000 === 49_999) console.log(`${i + 1} files`);
}
const seconds = (performance.now() - began) / 1000;
console.log(
  `part ${PART}: ${FILES} files, ${games} games, ${seconds.toFixed(0)} s, slowest ${slowest.toFixed(1)} ms`,
);

function noise(kind: number): Uint8Array {
  const length = dice.roll(300);
  if (kind === 0) return Uint8Array.from({ length }, () => dice.roll(256));
  if (kind === 1)
    return new TextEncoder().encode(
      Array.from({ length: length >> 2 }, () => PIECES[dice.roll(PIECES.length)]).join(''),
    );
  const file = new TextEncoder().encode(sgfGame(FILE_KINDS[dice.roll(FILE_KINDS.length)]!, 20, dice));
  for (let i = dice.roll(10); i >= 0; i--) file[dice.roll(file.length)] = dice.roll(256);
  return file;
}
