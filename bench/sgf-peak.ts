/*
 * Reads one large file and holds all of it; run by `sgf.ts` with `--trace-gc`, which tells how large the heap
 * gets. `deep` is the worst of shapes: nothing but variations.
 */
import { readSgf } from '@honte/sgf';
import { Dice } from './dice.ts';
import { FILE_KINDS, sgfFile } from './sgf-files.ts';

const [name = 'moves', megabytes = '1'] = process.argv.slice(2);
const bytes = 1e6 * Number(megabytes);
const kind = FILE_KINDS.find((known) => known === name) ?? 'moves';
const file = new TextEncoder().encode(sgfFile(kind, bytes, 250, new Dice(20261130)));

process.stdout.write('reading\n');
const read = readSgf(file);
process.stdout.write(
  `held ${(process.memoryUsage().heapUsed / 1e6).toFixed(1)} MB, ${read.ok ? read.value.games.length : 0} games\n`,
);
