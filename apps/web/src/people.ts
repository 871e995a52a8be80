/*
 * Two people who play on one device. Their names say whether they have met before; then the colors alternate.
 */
import { BLACK, type Color } from '@honte/rules';

/** As they wrote their names; empty when they did not. */
export type People = readonly [string, string];

/** Who had which color in a game. */
export interface Pair {
  readonly black: string;
  readonly white: string;
}

/** Which of two people is to have Black; `turns`: by lot the first time, then the other each time. */
export type BlackWish = 'turns' | 'first' | 'second';

export const BLACK_WISHES: readonly BlackWish[] = ['turns', 'first', 'second'];

/** Pairs that are remembered; the one longest unseen is forgotten first. */
const MOST_PAIRS = 40;

/** Whether two people can be told apart by their names. */
export function areNamed([first, second]: People): boolean {
  return keyOf(first) !== keyOf(second);
}

/** The last game between these two; `undefined` when they have not met, or cannot be told apart. */
export function lastPairOf(people: People, pairs: readonly Pair[]): Pair | undefined {
  if (!areNamed(people)) return undefined;
  return pairs.find((pair) => isSame(pair, { black: people[0], white: people[1] }));
}

/**
 * Who has which color next: as they wish, else not as the last time, or as the last time where they `stay`;
 * if they have not met, by lot: `lot` is the color of the first.
 */
export function nextPair(
  people: People,
  wish: BlackWish,
  pairs: readonly Pair[],
  lot: Color,
  stay: boolean,
): Pair {
  const [first, second] = people;
  const inOrder = { black: first, white: second };
  const swapped = { black: second, white: first };
  if (wish !== 'turns') return wish === 'first' ? inOrder : swapped;
  const last = lastPairOf(people, pairs);
  if (last) {
    const hadBlack = keyOf(last.black) === keyOf(first);
    return hadBlack === stay ? inOrder : swapped;
  }
  // Without names there is nothing to draw, and stones in advance are the first one's.
  return stay || !areNamed(people) || lot === BLACK ? inOrder : swapped;
}

/** These pairs with the one that plays now before all others. */
export function withPair(pairs: readonly Pair[], pair: Pair): readonly Pair[] {
  if (!areNamed([pair.black, pair.white])) return pairs;
  return [pair, ...pairs.filter((other) => !isSame(other, pair))].slice(0, MOST_PAIRS);
}

/** Reads what was kept as pairs, leaving out what is none. */
export function readPairs(kept: unknown): readonly Pair[] {
  if (!Array.isArray(kept)) return [];
  const pairs = (kept as unknown[]).flatMap((entry): Pair[] => {
    if (typeof entry !== 'object' || !entry) return [];
    const { black, white } = entry as Partial<Record<keyof Pair, unknown>>;
    return typeof black === 'string' && typeof white === 'string' ? [{ black, white }] : [];
  });
  return pairs.slice(0, MOST_PAIRS);
}

/** Whether the same two play, whoever has Black. */
function isSame(a: Pair, b: Pair): boolean {
  const [blackA, whiteA, blackB, whiteB] = [a.black, a.white, b.black, b.white].map(keyOf);
  return (blackA === blackB && whiteA === whiteB) || (blackA === whiteB && whiteA === blackB);
}

/** Spaces around a name and its capitals do not make it another. */
function keyOf(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}
