/*
 * The path: every lesson in the order in which one meets them, and where its parts are. What a lesson holds is fetched
 * when it is opened.
 */
import type { Language } from '../language.ts';
import { type Lesson, type LessonSource, lessonOf } from './lesson.ts';
import type { LessonTexts } from './words.ts';

interface Place {
  readonly id: string;
  /** The six steps teach the rules; what comes after them can be read in any order. */
  readonly part: 'step' | 'more';
  /** How many positions it has. */
  readonly exercises: number;
  readonly source: () => Promise<LessonSource>;
  readonly en: () => Promise<LessonTexts>;
  readonly fr: () => Promise<LessonTexts>;
}

const PLACES = [
  {
    id: 'liberties',
    part: 'step',
    exercises: 6,
    source: async () => (await import('./liberties/board.ts')).LIBERTIES,
    en: async () => (await import('./liberties/en.ts')).TEXTS,
    fr: async () => (await import('./liberties/fr.ts')).TEXTS,
  },
  {
    id: 'chains',
    part: 'step',
    exercises: 7,
    source: async () => (await import('./chains/board.ts')).CHAINS,
    en: async () => (await import('./chains/en.ts')).TEXTS,
    fr: async () => (await import('./chains/fr.ts')).TEXTS,
  },
  {
    id: 'capture',
    part: 'step',
    exercises: 6,
    source: async () => (await import('./capture/board.ts')).CAPTURE,
    en: async () => (await import('./capture/en.ts')).TEXTS,
    fr: async () => (await import('./capture/fr.ts')).TEXTS,
  },
  {
    id: 'forbidden',
    part: 'step',
    exercises: 6,
    source: async () => (await import('./forbidden/board.ts')).FORBIDDEN,
    en: async () => (await import('./forbidden/en.ts')).TEXTS,
    fr: async () => (await import('./forbidden/fr.ts')).TEXTS,
  },
  {
    id: 'ko',
    part: 'step',
    exercises: 6,
    source: async () => (await import('./ko/board.ts')).KO,
    en: async () => (await import('./ko/en.ts')).TEXTS,
    fr: async () => (await import('./ko/fr.ts')).TEXTS,
  },
  {
    id: 'eyes',
    part: 'step',
    exercises: 7,
    source: async () => (await import('./eyes/board.ts')).EYES,
    en: async () => (await import('./eyes/en.ts')).TEXTS,
    fr: async () => (await import('./eyes/fr.ts')).TEXTS,
  },
  {
    id: 'cutting',
    part: 'more',
    exercises: 5,
    source: async () => (await import('./cutting/board.ts')).CUTTING,
    en: async () => (await import('./cutting/en.ts')).TEXTS,
    fr: async () => (await import('./cutting/fr.ts')).TEXTS,
  },
  {
    id: 'ladders',
    part: 'more',
    exercises: 5,
    source: async () => (await import('./ladders/board.ts')).LADDERS,
    en: async () => (await import('./ladders/en.ts')).TEXTS,
    fr: async () => (await import('./ladders/fr.ts')).TEXTS,
  },
  {
    id: 'nets',
    part: 'more',
    exercises: 4,
    source: async () => (await import('./nets/board.ts')).NETS,
    en: async () => (await import('./nets/en.ts')).TEXTS,
    fr: async () => (await import('./nets/fr.ts')).TEXTS,
  },
  {
    id: 'snapback',
    part: 'more',
    exercises: 5,
    source: async () => (await import('./snapback/board.ts')).SNAPBACK,
    en: async () => (await import('./snapback/en.ts')).TEXTS,
    fr: async () => (await import('./snapback/fr.ts')).TEXTS,
  },
  {
    id: 'false-eyes',
    part: 'more',
    exercises: 4,
    source: async () => (await import('./false-eyes/board.ts')).FALSE_EYES,
    en: async () => (await import('./false-eyes/en.ts')).TEXTS,
    fr: async () => (await import('./false-eyes/fr.ts')).TEXTS,
  },
  {
    id: 'seki',
    part: 'more',
    exercises: 4,
    source: async () => (await import('./seki/board.ts')).SEKI,
    en: async () => (await import('./seki/en.ts')).TEXTS,
    fr: async () => (await import('./seki/fr.ts')).TEXTS,
  },
  {
    id: 'opening',
    part: 'more',
    exercises: 4,
    source: async () => (await import('./opening/board.ts')).OPENING,
    en: async () => (await import('./opening/en.ts')).TEXTS,
    fr: async () => (await import('./opening/fr.ts')).TEXTS,
  },
  {
    id: 'endgame',
    part: 'more',
    exercises: 4,
    source: async () => (await import('./endgame/board.ts')).ENDGAME,
    en: async () => (await import('./endgame/en.ts')).TEXTS,
    fr: async () => (await import('./endgame/fr.ts')).TEXTS,
  },
  {
    id: 'counting',
    part: 'more',
    exercises: 5,
    source: async () => (await import('./counting/board.ts')).COUNTING,
    en: async () => (await import('./counting/en.ts')).TEXTS,
    fr: async () => (await import('./counting/fr.ts')).TEXTS,
  },
  {
    id: 'handicap',
    part: 'more',
    exercises: 4,
    source: async () => (await import('./handicap/board.ts')).HANDICAP,
    en: async () => (await import('./handicap/en.ts')).TEXTS,
    fr: async () => (await import('./handicap/fr.ts')).TEXTS,
  },
  {
    id: 'look-alikes',
    part: 'more',
    exercises: 5,
    source: async () => (await import('./look-alikes/board.ts')).LOOK_ALIKES,
    en: async () => (await import('./look-alikes/en.ts')).TEXTS,
    fr: async () => (await import('./look-alikes/fr.ts')).TEXTS,
  },
  {
    id: 'ko-fight',
    part: 'more',
    exercises: 4,
    source: async () => (await import('./ko-fight/board.ts')).KO_FIGHT,
    en: async () => (await import('./ko-fight/en.ts')).TEXTS,
    fr: async () => (await import('./ko-fight/fr.ts')).TEXTS,
  },
  {
    id: 'last-steps',
    part: 'more',
    exercises: 4,
    source: async () => (await import('./last-steps/board.ts')).LAST_STEPS,
    en: async () => (await import('./last-steps/en.ts')).TEXTS,
    fr: async () => (await import('./last-steps/fr.ts')).TEXTS,
  },
] as const satisfies readonly Place[];

export type LessonId = (typeof PLACES)[number]['id'];

/** A lesson as far as it is known before it is fetched. */
export interface PathLesson {
  readonly id: LessonId;
  readonly part: 'step' | 'more';
  readonly exercises: number;
}

/** All lessons, in order. */
export const PATH: readonly PathLesson[] = PLACES;

/** The titles of all lessons, with a line about each. */
export type PathTexts = Readonly<Record<LessonId, { readonly title: string; readonly lead: string }>>;

/** Rejects when a file cannot be fetched. */
export async function loadPathTexts(language: Language): Promise<PathTexts> {
  return language === 'fr' ? (await import('./path-fr.ts')).PATH_FR : (await import('./path-en.ts')).PATH_EN;
}

/** The lesson of this name, or `undefined`. Rejects when its file cannot be fetched. */
export async function loadLesson(id: string): Promise<Lesson | undefined> {
  const place: Place | undefined = PLACES.find((one) => one.id === id);
  return place && lessonOf(await place.source());
}

/** Its words. Rejects when their file cannot be fetched. */
export async function loadLessonTexts(id: LessonId, language: Language): Promise<LessonTexts> {
  const place: Place | undefined = PLACES.find((one) => one.id === id);
  return place ? place[language]() : {};
}
