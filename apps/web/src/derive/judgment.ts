/*
 * How sure the computer is of what it thinks of a chain, in a word.
 */
import type { ChainFate } from '@honte/engine';
import type { Point } from '@honte/rules';
import type { Texts } from '../text/texts.ts';

export type Sureness = keyof Texts['honte']['sure'];

/** `confidence` is from ½ to 1, and 1 only where it is proved. */
export function surenessOf({ confidence }: ChainFate): Sureness {
  if (confidence === 1) return 'proved';
  if (confidence >= 0.9) return 'almost';
  return confidence >= 0.75 ? 'likely' : 'unsure';
}

/** What is thought of the chain on a point. */
export function fateAt(judgment: readonly ChainFate[], point: Point): ChainFate | undefined {
  return judgment.find(({ chain }) => chain.includes(point));
}

/** More than these nobody reads. */
const MOST_OPINIONS = 6;

/** The chains worth a word: whatever is not plainly alive. Those that hold most stones come first. */
export function opinionsIn(judgment: readonly ChainFate[]): ChainFate[] {
  return judgment
    .filter((fate) => fate.fate !== 'alive' || surenessOf(fate) === 'unsure')
    .sort((a, b) => b.chain.length - a.chain.length)
    .slice(0, MOST_OPINIONS);
}
