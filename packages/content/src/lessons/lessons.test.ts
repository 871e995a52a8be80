/*
 * Every lesson, tried through: each position can be solved as its own help says, every point, number and choice gets
 * an answer, no wrong one passes, and every text is there, filled and set as its language wants it.
 */
import { type Point, pointsOf, printPoint } from '@honte/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../language.ts';
import { faultsOf, wordsPerSentence } from '../prose/typography.testing.ts';
import { helpFor, judge, keyOf, NOTHING_DONE } from './judge.ts';
import { nodesSpent } from './judge-solve.ts';
import { type Exercise, type Lesson, positionOf } from './lesson.ts';
import { loadLesson, loadLessonTexts, loadPathTexts, PATH } from './path.ts';
import type { Done, Try, Verdict } from './verdict.ts';
import { type ExerciseTexts, filled } from './words.ts';

/** A tenth of a second of a slow phone, for one touch. */
const MOST_NODES = 3000;
/** No exercise takes longer. */
const MOST_TURNS = 40;

const asPoint = (point: Point): Try => ({ kind: 'point', point });

/** All that can be tried in an exercise. */
function triesIn({ geometry, goal }: Exercise): Try[] {
  switch (goal.kind) {
    case 'number':
      return goal.choices.map((number) => ({ kind: 'number', number }));
    case 'choose':
      return Object.keys(goal.choices).map((key) => ({ kind: 'choice', key }));
    default:
      return pointsOf(geometry).map(asPoint);
  }
}

function after(done: Done, verdict: Verdict): Done {
  if (verdict.kind === 'found') return { ...done, found: [...done.found, ...verdict.points] };
  return verdict.kind === 'right' ? { ...done, moves: verdict.moves } : done;
}

const isEnd = (verdict: Verdict) =>
  (verdict.kind === 'found' && verdict.left === 0) || (verdict.kind === 'right' && verdict.isDone);

/** The right tries, as one who asks for help at each turn would make them. */
function rightTry(exercise: Exercise, done: Done): Try {
  const { goal } = exercise;
  if (goal.kind === 'number' || goal.kind === 'choose') {
    const right = triesIn(exercise).filter((one) => judge(exercise, done, one).kind === 'right');
    expect(right).toHaveLength(1);
    return right[0] as Try;
  }
  const [point] = helpFor(exercise, done);
  expect(point, 'help is to be had').toBeDefined();
  return asPoint(point as Point);
}

interface Way {
  /** Before each right try. */
  readonly states: readonly Done[];
  readonly last: Done;
}

const ways = new Map<Exercise, Way>();

/** The way of one who makes the right tries. */
function wayThrough(exercise: Exercise): Way {
  const way = ways.get(exercise) ?? foundWay(exercise);
  ways.set(exercise, way);
  return way;
}

function foundWay(exercise: Exercise): Way {
  const states: Done[] = [];
  let done = NOTHING_DONE;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    states.push(done);
    const verdict = judge(exercise, done, rightTry(exercise, done));
    expect(['found', 'right']).toContain(verdict.kind);
    done = after(done, verdict);
    if (isEnd(verdict)) return { states, last: done };
  }
  throw new Error(`${exercise.id} does not end`);
}

const lessons = await Promise.all(PATH.map(async ({ id }) => (await loadLesson(id)) as Lesson));

describe('the path', () => {
  it('names every lesson once, with as many exercises as it has, each of another name', () => {
    expect(new Set(PATH.map(({ id }) => id)).size).toBe(PATH.length);
    for (const [i, lesson] of lessons.entries()) {
      expect(lesson.id).toBe(PATH[i]?.id);
      expect(lesson.exercises.length, lesson.id).toBe(PATH[i]?.exercises);
      expect(new Set(lesson.exercises.map(({ id }) => id)).size).toBe(lesson.exercises.length);
      expect(lesson.exercises.length).toBeGreaterThanOrEqual(4);
      expect(lesson.exercises.length).toBeLessThanOrEqual(7);
    }
  });

  it('knows no lesson of another name', async () => {
    expect(await loadLesson('chess')).toBeUndefined();
  });
});

for (const lesson of lessons)
  describe.each(lesson.exercises.map((exercise) => [exercise.id, exercise] as const))(
    `${lesson.id}: %s`,
    (_, exercise) => {
      it('is solved by the moves to which its help leads', () => {
        const { states } = wayThrough(exercise);
        expect(states.length).toBeGreaterThan(0);
      });

      it('answers every try, and lets no wrong one pass', () => {
        for (const done of wayThrough(exercise).states)
          for (const tried of triesIn(exercise)) {
            const verdict = judge(exercise, done, tried);
            if (verdict.kind !== 'wrong') continue;
            // The consequence is one that the rules allow, and the learner can go on from where he was.
            positionOf(exercise, verdict.moves);
            expect(verdict.moves.slice(0, done.moves.length)).toEqual(done.moves);
          }
      });

      it('has something wrong to try, which is shown on the board', () => {
        const wrong = triesIn(exercise)
          .map((one) => judge(exercise, NOTHING_DONE, one))
          .filter(({ kind }) => kind === 'wrong');
        expect(wrong.length).toBeGreaterThan(0);
        if (exercise.goal.kind !== 'solve' && exercise.goal.kind !== 'script') return;
        const shown = wrong.filter((one) => one.kind === 'wrong' && one.moves.length >= 2);
        expect(shown.length).toBe(wrong.length);
      });

      it('asks little of the solver at each touch', () => {
        for (const done of wayThrough(exercise).states)
          for (const tried of triesIn(exercise)) {
            const before = nodesSpent(exercise);
            judge(exercise, done, tried);
            expect(nodesSpent(exercise) - before, keyOf(exercise, tried)).toBeLessThan(MOST_NODES);
          }
      });
    },
  );

describe.each(LANGUAGES)('the words in %s', (language: Language) => {
  const all = new Map<string, ExerciseTexts>();
  const textsOf = (lesson: Lesson, exercise: Exercise) =>
    all.get(`${lesson.id}/${exercise.id}`) as ExerciseTexts;
  const places = lessons.flatMap((lesson) => lesson.exercises.map((exercise) => [lesson, exercise] as const));

  beforeAll(async () => {
    for (const { id } of PATH)
      for (const [name, texts] of Object.entries(await loadLessonTexts(id, language)))
        all.set(`${id}/${name}`, texts);
  });

  it('are there for every exercise, and for no other', () => {
    expect([...all.keys()].sort()).toEqual(places.map(([{ id }, exercise]) => `${id}/${exercise.id}`).sort());
  });

  it('have a title and a line for every lesson', async () => {
    const texts = await loadPathTexts(language);
    expect(Object.keys(texts)).toEqual(PATH.map(({ id }) => id));
    for (const { title, lead } of Object.values(texts))
      for (const text of [title, lead]) expect(faultsOf(text, language)).toEqual([]);
  });

  it('are filled with what is counted, and set as they should be', () => {
    for (const [lesson, exercise] of places) {
      const at = `${lesson.id}/${exercise.id}`;
      const { last } = wayThrough(exercise);
      for (const [text, done] of sentencesOf(textsOf(lesson, exercise), exercise, last)) {
        // A number that is counted is never written by hand.
        expect(text, at).not.toMatch(LITERAL[language]);
        const said = filled(text, exercise, done, language);
        expect(said, at).not.toMatch(/[{}]|NaN|undefined/);
        expect(said, at).toMatch(/^[\p{Lu}«“\d].*[.?»”:…]$/u);
        expect(faultsOf(said, language), at).toEqual([]);
        for (const [name] of said.matchAll(/\b[A-T](?:1\d|[1-9])\b/g))
          expect(
            pointsOf(exercise.geometry).map((p) => printPoint(exercise.geometry, p)),
            at,
          ).toContain(name);
      }
    }
  });

  it('are short: a phone shows them with the board', () => {
    for (const [lesson, exercise] of places) {
      const { idea, task, hint, done } = textsOf(lesson, exercise);
      const at = `${lesson.id}/${exercise.id}`;
      expect(`${idea} ${task}`.length, at).toBeLessThanOrEqual(165);
      for (const text of [hint, done]) expect(text.length, at).toBeLessThanOrEqual(120);
    }
    const whole = places.flatMap(([lesson, exercise]) => {
      const { idea, task, hint, done } = textsOf(lesson, exercise);
      return [idea, task, hint, done];
    });
    expect(wordsPerSentence(whole.join(' '))).toBeLessThanOrEqual(14);
  });

  it('have one for each choice, and a reason against each that is wrong', () => {
    for (const [lesson, exercise] of places) {
      const { choices = {}, tries = {} } = textsOf(lesson, exercise);
      const { goal } = exercise;
      const keys = goal.kind === 'choose' ? Object.keys(goal.choices) : [];
      expect(Object.keys(choices)).toEqual(keys);
      if (goal.kind !== 'choose') continue;
      for (const key of keys)
        if (key !== goal.right) expect(tries[key], `${exercise.id}: ${key}`).toBeDefined();
    }
  });

  it('say something of their own only of what can be tried and is wrong', () => {
    for (const [lesson, exercise] of places)
      for (const key of Object.keys(textsOf(lesson, exercise).tries ?? {})) {
        const tried = triesIn(exercise).find((one) => keyOf(exercise, one) === key);
        expect(tried, `${exercise.id}: ${key}`).toBeDefined();
      }
  });
});

/** Numbers above two that are written out. */
const LITERAL: Readonly<Record<Language, RegExp>> = {
  en: /\b(three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)\b(?![^{]*\})/i,
  fr: /\b(trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|\d+)\b(?![^{]*\})/i,
};

/** Every sentence of an exercise, with the board that it speaks of. */
function sentencesOf(texts: ExerciseTexts, exercise: Exercise, last: Done): [string, Done][] {
  const { idea, task, hint, done, wrong, tries = {}, choices = {} } = texts;
  const some: [string, Done][] = [idea, task, hint, ...Object.values(choices)].map((text) => [
    text,
    NOTHING_DONE,
  ]);
  if (wrong !== undefined) some.push([wrong, NOTHING_DONE]);
  for (const [key, text] of Object.entries(tries)) {
    const tried = triesIn(exercise).find((one) => keyOf(exercise, one) === key);
    const verdict = tried && judge(exercise, NOTHING_DONE, tried);
    some.push([text, verdict?.kind === 'wrong' ? { ...NOTHING_DONE, moves: verdict.moves } : NOTHING_DONE]);
  }
  return [...some, [done, last]];
}
