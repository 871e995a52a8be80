/*
 * What is kept of lessons: which positions were solved, and when. How far one is follows from the list.
 */

export interface DoneExercise {
  readonly lesson: string;
  readonly exercise: string;
  /** When it was solved first, milliseconds since 1970. */
  readonly at: number;
}

const NAME = /^[a-z0-9-]{1,64}$/;

/** Reads what was kept; `undefined` when it is none. */
export function readDone(data: unknown): DoneExercise | undefined {
  if (typeof data !== 'object' || !data) return undefined;
  const { lesson, exercise, at } = data as Partial<Record<keyof DoneExercise, unknown>>;
  if (typeof lesson !== 'string' || !NAME.test(lesson)) return undefined;
  if (typeof exercise !== 'string' || !NAME.test(exercise)) return undefined;
  if (typeof at !== 'number' || !Number.isSafeInteger(at) || at < 0) return undefined;
  return { lesson, exercise, at };
}

/** All of both lists, each exercise once as it was solved first, the oldest first. */
export function mergedDone(
  one: readonly DoneExercise[],
  other: readonly DoneExercise[],
): readonly DoneExercise[] {
  const all = new Map<string, DoneExercise>();
  for (const done of [...one, ...other].sort((a, b) => a.at - b.at)) {
    const key = `${done.lesson}/${done.exercise}`;
    if (!all.has(key)) all.set(key, done);
  }
  return [...all.values()];
}
