/*
 * What is kept of counting: how first answers were, and when. Runs, bests and the size of the next board follow from
 * the list.
 */

export interface DrillAnswer {
  /** What was drilled, or the worked ending. */
  readonly drill: string;
  /** Lines of the board. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly right: boolean;
  /** How long it took, where the time was shown. */
  readonly ms?: number;
}

/** Reads what was kept; `undefined` when it is none. */
export function readDrillAnswer(data: unknown): DrillAnswer | undefined {
  if (typeof data !== 'object' || !data) return undefined;
  const { drill, size, at, right, ms } = data as Partial<Record<keyof DrillAnswer, unknown>>;
  if (typeof drill !== 'string' || !/^[a-z]{1,16}$/.test(drill) || typeof right !== 'boolean')
    return undefined;
  if (!isCount(size) || size > 25 || !isCount(at)) return undefined;
  return { drill, size, at, right, ...(isCount(ms) ? { ms } : {}) };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** All of both lists, each answer once, the oldest first. */
export function mergedAnswers(
  one: readonly DrillAnswer[],
  other: readonly DrillAnswer[],
): readonly DrillAnswer[] {
  const all = new Map([...one, ...other].map((answer) => [`${answer.at} ${answer.drill}`, answer]));
  return [...all.values()].sort((a, b) => a.at - b.at);
}

/** Sizes of the boards, the smallest first. */
export const DRILL_SIZES = [5, 7, 9, 13] as const;
export type DrillSize = (typeof DRILL_SIZES)[number];

/** So many right answers in a row lead to a larger board, so many wrong ones to a smaller. */
const UP = 3;
const DOWN = 2;

export interface DrillProgress {
  /** Right answers in a row, up to the last. */
  readonly run: number;
  readonly best: number;
  readonly tried: number;
  /** Lines of the next board, where boards grow. */
  readonly size: DrillSize;
  /** The shortest time of a right answer, by lines of the board. */
  readonly quickest: ReadonlyMap<number, number>;
}

export function progressOf(answers: readonly DrillAnswer[], drill: string): DrillProgress {
  const mine = answers.filter((answer) => answer.drill === drill);
  const quickest = new Map<number, number>();
  let [run, best, level, rights, wrongs] = [0, 0, 0, 0, 0];
  for (const { right, ms, size } of mine) {
    run = right ? run + 1 : 0;
    best = Math.max(best, run);
    if (right && ms !== undefined) quickest.set(size, Math.min(ms, quickest.get(size) ?? ms));
    // A board of another size, which somebody chose, does not count for how they grow.
    if (size !== DRILL_SIZES[level]) continue;
    [rights, wrongs] = right ? [rights + 1, 0] : [0, wrongs + 1];
    if (rights >= UP && level < DRILL_SIZES.length - 1) [level, rights, wrongs] = [level + 1, 0, 0];
    if (wrongs >= DOWN && level > 0) [level, rights, wrongs] = [level - 1, 0, 0];
  }
  return { run, best, tried: mine.length, size: DRILL_SIZES[level] ?? 5, quickest };
}
