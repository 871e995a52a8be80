/*
 * How sure the computer is of what it thinks of a chain, in a word.
 */
import type { ChainFate } from '@honte/engine';
import type { Point } from '@honte/rules';
import type { Texts } from '../text/texts.ts';

type Sureness = keyof Texts['honte']['aside'];

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
