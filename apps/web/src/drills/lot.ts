/*
 * Which ending is drawn, and how it is seen. A lot is its address: `9-2004-11` is the ending 9-2004 in its view 11.
 */
import { type Ending, houseEndings } from '@honte/content';
import { turnedEnding, VIEWS } from './exercise.ts';

const ENDINGS = houseEndings();

/** The ending of a lot; `undefined` where there is none. */
export function endingOfLot(lot: string): Ending | undefined {
  const [, id, view] = /^(\d{1,2}-\d{1,6})-(\d{1,2})$/.exec(lot) ?? [];
  const ending = ENDINGS.find((one) => one.id === id);
  return ending && Number(view) < VIEWS ? turnedEnding(ending, Number(view)) : undefined;
}

/** Chance from 0 to below a whole number, drawn again and again from one text: the same each time (xorshift). */
export function diceOf(text: string): (below: number) => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  state ||= 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/**
 * A lot for a board of so many lines.
 *
 * @param seed 32 bits of chance.
 * @param isFit which endings are wanted; all where none of the size is.
 * @param recent lots that were drawn before: of their endings none is drawn, as long as there are others.
 */
export function drawLot(
  size: number,
  seed: number,
  isFit: (ending: Ending) => boolean,
  recent: readonly string[],
): string {
  const dice = diceOf(String(seed));
  const ofSize = ENDINGS.filter(({ geometry }) => geometry.width === size);
  const fitting = ofSize.filter(isFit);
  const wanted = fitting.length > 0 ? fitting : ofSize;
  const isRecent = ({ id }: Ending) => recent.some((lot) => lot.startsWith(`${id}-`));
  const fresh = wanted.filter((ending) => !isRecent(ending));
  const from = fresh.length > 0 ? fresh : wanted;
  const { id } = from[dice(from.length)] as Ending;
  return `${id}-${dice(VIEWS)}`;
}
