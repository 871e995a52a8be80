/*
 * A problem to be solved on the board, and how one is written: see `readProblems`. Its judge is the solver;
 * what is written here as the answer only says what a test has found the solver to answer.
 */
import {
  accept,
  BLACK,
  type Color,
  type Geometry,
  type Point,
  parseDiagram,
  type Result,
  refuse,
  WHITE,
} from '@honte/rules';
import { pointsNamed } from './points-named.ts';

export const THEMES = [
  'capture',
  'save',
  'ladder',
  'net',
  'snapback',
  'connect',
  'life',
  'death',
  'ko',
  'race',
] as const;
export type Theme = (typeof THEMES)[number];

export const GOALS = ['kill', 'capture', 'live', 'save', 'connect'] as const;
/** What the side to move wants of the targets. */
export type ProblemGoal = (typeof GOALS)[number];

/** From the first day (1) to about 10 kyu (6). */
export const GRADES = [1, 2, 3, 4, 5, 6] as const;
export type Grade = (typeof GRADES)[number];

/** What a problem asks, whoever made it. */
export interface Question {
  readonly geometry: Geometry;
  /** One entry a point. */
  readonly stones: Uint8Array;
  readonly first: Color;
  readonly goal: ProblemGoal;
  readonly targets: readonly Point[];
  /** Where both sides may play; `undefined` for all that is enclosed with the targets. */
  readonly region: readonly Point[] | undefined;
  /** In the open: plies within which it is decided, and liberties with which the targets have got away. */
  readonly plies: number | undefined;
  readonly escapeLiberties: number | undefined;
}

/** A problem with its answer. */
export interface PosedProblem extends Question {
  /** Its name: lower-case letters, digits and dashes. */
  readonly id: string;
  readonly theme: Theme;
  /** All first moves that reach the goal, or where none does, all that reach it by winning a ko. */
  readonly answers: readonly Point[];
  readonly isKo: boolean;
}

/** A problem of the house. */
export interface BoardProblem extends PosedProblem {
  readonly grade: Grade;
  /** Whether a program drew the position and kept it for having one answer. */
  readonly isGenerated: boolean;
}

/** Why a text holds no problems; `line` counts from 1. */
export interface ProblemTextRefusal {
  readonly code:
    | 'noId'
    | 'unknownWord'
    | 'theme'
    | 'grade'
    | 'play'
    | 'point'
    | 'number'
    | 'diagram'
    | 'noAnswer'
    | 'twice';
  readonly line: number;
}

/**
 * Reads problems, one after another, with a blank line between them:
 *
 * ```
 * id: comb-1
 * theme: death
 * grade: 4
 * play: W kill B2
 * region: A1-F3
 * answer: C1
 * OOOOO..
 * OXXXXO.
 * .X.X.O.
 * .....O.
 * ```
 *
 * Points are named as on the board; `A1-F3` is a rectangle. `region` is left out where the targets are
 * enclosed; `within: 9 plies, 4 liberties` (or one of them) is for the open; `ko:` stands in place of
 * `answer:` where only a ko is to be had; `drawn: yes` where a program made the position. A board is as big
 * as its diagram.
 *
 * @returns the problems in order, or what is wrong with the first that cannot be read.
 */
export function readProblems(text: string): Result<readonly BoardProblem[], ProblemTextRefusal> {
  const problems: BoardProblem[] = [];
  const ids = new Set<string>();
  let line = 1;
  for (const block of text.split(/(\n\s*\n)/)) {
    if (block.trim() !== '') {
      const from = line + leadingLines(block);
      const read = readProblem(block.trim(), from);
      if (!read.ok) return read;
      if (ids.has(read.value.id)) return refuse({ code: 'twice', line: from });
      ids.add(read.value.id);
      problems.push(read.value);
    }
    line += block.split('\n').length - 1;
  }
  return accept(problems);
}

function leadingLines(block: string): number {
  return block.slice(0, block.length - block.trimStart().length).split('\n').length - 1;
}

type Words = ReadonlyMap<string, { readonly value: string; readonly line: number }>;

const WORDS = ['id', 'theme', 'grade', 'play', 'region', 'within', 'answer', 'ko', 'drawn'];

function readProblem(block: string, from: number): Result<BoardProblem, ProblemTextRefusal> {
  const rows: string[] = [];
  const words = new Map<string, { value: string; line: number }>();
  for (const [i, row] of block.split('\n').entries()) {
    const word = /^\s*(\w+):\s*(.*?)\s*$/.exec(row);
    if (!word) rows.push(row.trim());
    else if (!WORDS.includes(word[1]!)) return refuse({ code: 'unknownWord', line: from + i });
    else words.set(word[1]!, { value: word[2]!, line: from + i });
  }
  const diagram = parseDiagram(rows.join('\n'));
  if (!diagram.ok) return refuse({ code: 'diagram', line: from + words.size });
  return assemble(words, diagram.value, from);
}

function assemble(
  words: Words,
  { geometry, stones }: { readonly geometry: Geometry; readonly stones: Uint8Array },
  from: number,
): Result<BoardProblem, ProblemTextRefusal> {
  const lineOf = (word: string) => words.get(word)?.line ?? from;
  const said = (word: string) => words.get(word)?.value;
  const id = said('id');
  if (id === undefined || !/^[a-z0-9-]+$/.test(id)) return refuse({ code: 'noId', line: lineOf('id') });
  const theme = THEMES.find((known) => known === said('theme'));
  if (theme === undefined) return refuse({ code: 'theme', line: lineOf('theme') });
  const grade = GRADES.find((known) => String(known) === said('grade'));
  if (grade === undefined) return refuse({ code: 'grade', line: lineOf('grade') });
  const [color, verb, ...named] = (said('play') ?? '').split(/\s+/);
  const goal = GOALS.find((known) => known === verb);
  if (goal === undefined || (color !== 'B' && color !== 'W') || named.length === 0)
    return refuse({ code: 'play', line: lineOf('play') });
  const isKo = words.has('ko');
  const answerWord = isKo ? 'ko' : 'answer';
  const targets = pointsNamed(geometry, named.join(' '));
  if (!targets) return refuse({ code: 'point', line: lineOf('play') });
  const answers = pointsNamed(geometry, said(answerWord) ?? '');
  if (!answers) return refuse({ code: 'point', line: lineOf(answerWord) });
  if (answers.length === 0) return refuse({ code: 'noAnswer', line: lineOf(answerWord) });
  const area = said('region');
  const region = area === undefined ? undefined : pointsNamed(geometry, area);
  if (area !== undefined && !region) return refuse({ code: 'point', line: lineOf('region') });
  const bound = readBound(said('within') ?? '');
  if (!bound) return refuse({ code: 'number', line: lineOf('within') });
  return accept({
    id,
    theme,
    grade,
    geometry,
    stones,
    first: color === 'B' ? BLACK : WHITE,
    goal,
    targets,
    region,
    ...bound,
    answers,
    isKo,
    isGenerated: said('drawn') === 'yes',
  });
}

type BoundOf = Pick<BoardProblem, 'plies' | 'escapeLiberties'>;

/** `9 plies, 4 liberties`, or one of them, or nothing. */
function readBound(text: string): BoundOf | undefined {
  const match = /^(?:(\d+) plies)?(?:, )?(?:(\d+) liberties)?$/.exec(text);
  if (!match) return undefined;
  const number = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));
  return { plies: number(match[1]), escapeLiberties: number(match[2]) };
}
