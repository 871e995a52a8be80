/*
 * Starts benches by their names: `npm run bench -- rules`. Figures worth keeping go to results.md.
 */
import { parseArgs } from 'node:util';
import { signatureOf } from '@honte/engine';
import { benchEndings } from './endings.ts';
import { benchEngine } from './engine.ts';
import { benchFirstCapture } from './first-capture.ts';
import { benchGame } from './game.ts';
import { benchGnugo } from './gnugo.ts';
import { benchMatches } from './matches.ts';
import { benchRules } from './rules.ts';
import { benchSelfPlay } from './self-play.ts';
import { benchSgf } from './sgf.ts';
import { benchSolver } from './solver.ts';

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  // For `self-play` and `endings`: how many games, and which is the first; for `endings`: on how many lines, and
  // whether each begins with a corner in seki.
  options: {
    games: { type: 'string', default: '20' },
    from: { type: 'string', default: '0' },
    size: { type: 'string', default: '9' },
    seki: { type: 'boolean', default: false },
  },
});

const BENCHES: Readonly<Record<string, () => void | Promise<void>>> = {
  game: benchGame,
  // Loaded when asked for: it brings a whole browser's protocol along.
  page: async () => (await import('./page.ts')).benchPage(),
  record: async () => (await import('./record-page.ts')).benchRecordPage(),
  endings: () =>
    benchEndings({
      size: Number(values.size),
      games: Number(values.games),
      from: Number(values.from),
      seki: values.seki,
    }),
  engine: benchEngine,
  'first-capture': benchFirstCapture,
  match: () => benchMatches(names.slice(1)),
  gnugo: benchGnugo,
  rules: benchRules,
  solver: benchSolver,
  signature: () => console.log(`Search: ${signatureOf()}`),
  sgf: benchSgf,
  'self-play': () => benchSelfPlay({ games: Number(values.games), from: Number(values.from) }),
};

// The words after `match` are names of matches.
const benches = names[0] === 'match' ? ['match'] : names;
const unknown = benches.find((name) => !Object.hasOwn(BENCHES, name));
if (benches.length === 0 || unknown !== undefined) {
  console.error(`usage: npm run bench -- ${Object.keys(BENCHES).join(' | ')} [--games N] [--from N]`);
  process.exitCode = 2;
} else for (const name of benches) await BENCHES[name]!();
