/*
 * One number for how the computer plays: any change in what it finds or chooses changes it. So a change
 * that should not touch its play is held to that, and one that should is told from it.
 */
import { evenStart, geometryOf, invariant, type Move, RULESETS, type RulesetName } from '@honte/rules';
import { Chance } from './chance.ts';
import { playoutEvaluator } from './evaluators/playout.ts';
import { LEVELS, type LevelName } from './level.ts';
import { Thinker } from './thinker.ts';

interface Sample {
  readonly size: number;
  readonly rules: RulesetName;
  readonly level: LevelName;
  readonly playouts: number;
  /** Turns of the game, or fewer when it ends before. */
  readonly turns: number;
}

/** Openings on the larger boards, whole games with their ends on the smallest. */
const SAMPLES: readonly Sample[] = [
  { size: 19, rules: 'french', level: 'hard', playouts: 60, turns: 3 },
  { size: 13, rules: 'aga', level: 'hard', playouts: 80, turns: 5 },
  { size: 9, rules: 'chinese', level: 'medium', playouts: 150, turns: 20 },
  { size: 9, rules: 'nz', level: 'easy', playouts: 40, turns: 30 },
  { size: 6, rules: 'japanese', level: 'medium', playouts: 60, turns: 120 },
  { size: 6, rules: 'tt', level: 'easy', playouts: 40, turns: 120 },
];
const SEED = 20261130;

/** Eight hexadecimal digits: the choices of some games from fixed seeds, and the visits behind them. */
export function signatureOf(samples: readonly Sample[] = SAMPLES): string {
  let hash = 0x811c9dc5;
  // Source of the hash: FNV-1a, G. Fowler, L. C. Noll, K.-P. Vo.
  const add = (n: number) => {
    hash = Math.imul(hash ^ (n & 0xffff), 0x01000193);
  };
  for (const { size, rules, level, playouts, turns } of samples) {
    const geometry = geometryOf(size);
    const start = evenStart(geometry, RULESETS[rules]);
    invariant(start.ok, 'an even game can begin');
    const thinker = new Thinker(
      geometry,
      playoutEvaluator(geometry, new Chance(SEED)),
      SEED,
      () => 0,
      50_000,
    );
    const moves: Move[] = [];
    while (moves.length < turns) {
      const task = { start: start.value, moves: [...moves], level: LEVELS[level], playouts };
      const choice = thinker.think({ ...task, timeMs: Number.POSITIVE_INFINITY });
      for (const { visits } of thinker.report.candidates) add(visits);
      add(choice.kind === 'play' ? choice.point : choice.kind === 'pass' ? 1000 : 2000);
      if (choice.kind === 'resign') break;
      moves.push(choice);
      if (choice.kind === 'pass' && moves.at(-2)?.kind === 'pass') break;
    }
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
