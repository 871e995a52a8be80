/*
 * How long the computer may think about a move, as its clock stands.
 */
import { budgetMs } from '@honte/engine';
import { BLACK } from '@honte/rules';
import type { EngineQuestion } from './job.ts';

/**
 * What a move costs on the clock beside the thinking: no move is answered in the blink of an eye, and the page
 * may be busy.
 */
const LAG_MS = 450;

/** Milliseconds for the next move, at least 1; `Infinity` where nobody times it. */
export function clockMs({ time, start, moves }: Pick<EngineQuestion, 'time' | 'start' | 'moves'>): number {
  if (!time) return Number.POSITIVE_INFINITY;
  const both = <T>(of: T) => ({ black: of, white: of });
  const clock = { system: time.system, left: both(time.left), lagMs: both(LAG_MS) };
  return budgetMs(clock, BLACK, moves.length, start.geometry.points);
}
