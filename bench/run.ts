/*
 * Starts a bench by its name: `npm run bench -- rules`. Figures worth keeping go to results.md.
 */

import { benchEngine } from './engine.ts';
import { benchGame } from './game.ts';
import { benchRules } from './rules.ts';

const BENCHES: Readonly<Record<string, () => void | Promise<void>>> = {
  game: benchGame,
  // Loaded when asked for: it brings a whole browser's protocol along.
  page: async () => (await import('./page.ts')).benchPage(),
  engine: benchEngine,
  rules: benchRules,
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
if (names.length === 0 || unknown !== undefined) {
  console.error(`usage: npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  process.exitCode = 2;
} else for (const name of names) await BENCHES[name]!();
