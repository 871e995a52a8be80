/*
 * A turn of the engine's own, taken and written down.
 */
import { type Choice, withSpent } from '@honte/engine';
import { type Color, type Geometry, invariant, printPoint } from '@honte/rules';
import type { Brain, Listener, Purpose } from './brain.ts';
import { type Session, withMove } from './session.ts';

export interface Turn {
  /** With the move played and its time taken off the clock. */
  readonly session: Session;
  /** A point's name, `pass` or `resign`. */
  readonly name: string;
}

/** Chooses a turn for `color` and takes it; a resignation changes nothing but the clock. */
export async function takeTurn(
  session: Session,
  color: Color,
  purpose: Purpose,
  brain: Brain,
  listener?: Listener,
): Promise<Turn> {
  const began = brain.now();
  const choice = await brain.choose(session, color, purpose, listener);
  const timed = { ...session, clock: withSpent(session.clock, color, brain.now() - began) };
  const name = printChoice(session.start.geometry, choice);
  if (choice.kind === 'resign') return { session: timed, name };
  const after = withMove(timed, choice);
  invariant(after.ok, 'a choice that is not legal');
  return { session: after.value, name };
}

export function printChoice(geometry: Geometry, choice: Choice): string {
  return choice.kind === 'play' ? printPoint(geometry, choice.point) : choice.kind;
}
