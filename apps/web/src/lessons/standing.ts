/*
 * How far one is on the path, by which exercises were solved.
 */
import { type LessonId, PATH, type PathLesson } from '@honte/content';
import type { DoneExercise } from './done.ts';

export interface LessonStanding extends PathLesson {
  readonly solved: number;
  readonly state: 'done' | 'begun' | 'open';
}

export function standingOf(done: readonly DoneExercise[]): readonly LessonStanding[] {
  return PATH.map((lesson) => {
    const solved = Math.min(lesson.exercises, solvedIn(lesson.id, done).size);
    const state = solved === lesson.exercises ? 'done' : solved > 0 ? 'begun' : 'open';
    return { ...lesson, solved, state };
  });
}

/** The names of the exercises of a lesson that were solved. */
export function solvedIn(lesson: string, done: readonly DoneExercise[]): ReadonlySet<string> {
  return new Set(done.filter((one) => one.lesson === lesson).map(({ exercise }) => exercise));
}

/** What comes next on the path: the first of the steps that is not done, then the first game, then the others. */
export function nextOf(
  standing: readonly LessonStanding[],
  hasPlayed: boolean,
): LessonStanding | 'game' | undefined {
  const open = standing.filter(({ state }) => state !== 'done');
  const step = open.find(({ part }) => part === 'step');
  return step ?? (hasPlayed ? open[0] : 'game');
}

/** The lesson that follows one on the path. */
export function lessonAfter(id: LessonId): PathLesson | undefined {
  return PATH[PATH.findIndex((lesson) => lesson.id === id) + 1];
}
