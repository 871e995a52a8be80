/*
 * The words of a lesson, and how numbers come into them: a text says `{liberties D4}`, and what is printed is counted
 * on the board. Begin with `filled`.
 */
import { BLACK, type Board, type Color, EMPTY, WHITE } from '@honte/rules';
import type { Language } from '../language.ts';
import { pointsNamed } from '../points-named.ts';
import { typeset } from '../prose/typeset.ts';
import type { Counting } from './goal.ts';
import { sizeOf } from './judge.ts';
import { type Exercise, positionOf } from './lesson.ts';
import { counted } from './quantity.ts';
import type { Done } from './verdict.ts';

export interface ExerciseTexts {
  /** The idea, in a sentence or two. */
  readonly idea: string;
  /** What to do, as an order. */
  readonly task: string;
  readonly hint: string;
  /** What was done, when it is. */
  readonly done: string;
  /** Of single tries, by point, number or choice: what is said in place of the usual. */
  readonly tries?: Readonly<Record<string, string>>;
  /** What is said of every other try that is wrong, after what happened on the board. */
  readonly wrong?: string;
  /** Where one of several statements is to be chosen: what each says. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** By the names of the exercises. */
export type LessonTexts = Readonly<Record<string, ExerciseTexts>>;

/** How a language says numbers of things. */
interface Grammar {
  readonly numbers: readonly string[];
  readonly liberties: (n: string, isOne: boolean) => string;
  readonly stones: (n: string, isOne: boolean) => string;
  readonly comma: string;
}

const EN = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const FR = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');

const GRAMMARS: Readonly<Record<Language, Grammar>> = {
  en: {
    numbers: EN,
    liberties: (n, isOne) => `${n} ${isOne ? 'liberty' : 'liberties'}`,
    stones: (n, isOne) => `${n} ${isOne ? 'stone' : 'stones'}`,
    comma: '.',
  },
  fr: {
    numbers: FR,
    liberties: (n, isOne) => (isOne ? 'une liberté' : `${n} libertés`),
    stones: (n, isOne) => (isOne ? 'une pierre' : `${n} pierres`),
    comma: ',',
  },
};

/** A number in words up to twelve, in digits beyond and where it is none. */
export function numberWord(n: number, language: Language): string {
  const { numbers, comma } = GRAMMARS[language];
  return numbers[n] ?? String(n).replace('.', comma);
}

/**
 * A text with its numbers: `{liberties D4}`, `{stones D4}` and `{taken}` (what the learner took) with their nouns, and
 * alone `{n}` (how many
 * are to be found or counted), `{alive B}`, `{territory W}`, `{area B}`, `{total W}`, `{lead}`, `{dame}`, `{komi}`.
 *
 * @param done the board on which it is counted.
 * @throws where a text asks for something else: a test fills every text.
 */
export function filled(text: string, exercise: Exercise, done: Done, language: Language): string {
  const whole = text.replaceAll(/\{(\w+)(?: (\w+))?\}/g, (_, word: string, of: string | undefined) =>
    valueFor(word, of, exercise, done, language),
  );
  // A number may begin a sentence.
  const begun = whole.replaceAll(/(?<=^|[.?] )\p{Ll}/gu, (letter) => letter.toLocaleUpperCase(language));
  return typeset(begun, language);
}

function valueFor(
  word: string,
  of: string | undefined,
  exercise: Exercise,
  { moves }: Done,
  language: Language,
): string {
  const say = (n: number) => numberWord(n, language);
  if (word === 'n') return say(sizeOf(exercise) ?? Number.NaN);
  if (word === 'komi') return String(exercise.komi).replace('.', GRAMMARS[language].comma);
  const { board } = positionOf(exercise, moves);
  if (word === 'taken') {
    const taken = board.prisoners(exercise.color);
    return GRAMMARS[language].stones(say(taken), taken === 1);
  }
  const n = counted(quantityOf(word, of, board), exercise, board);
  if (word === 'liberties' || word === 'stones') return GRAMMARS[language][word](say(n), n === 1);
  return String(n).replace('.', GRAMMARS[language].comma);
}

function quantityOf(word: string, of: string | undefined, { geometry, stones }: Board): Counting {
  switch (word) {
    case 'liberties':
    case 'stones': {
      const [point] = pointsNamed(geometry, of ?? '') ?? [];
      if (point !== undefined && stones[point] !== EMPTY) return { count: word, of: point };
      break;
    }
    case 'alive':
    case 'territory':
    case 'area':
    case 'total': {
      const color: Color | undefined = of === 'B' ? BLACK : of === 'W' ? WHITE : undefined;
      if (color !== undefined) return { count: word, color };
      break;
    }
    case 'lead':
    case 'dame':
      return { count: word };
  }
  throw new Error(`honte: no text has {${word} ${of ?? ''}}`);
}
