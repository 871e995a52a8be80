// The way of a newcomer: from home through the six steps to a first game, by touch and by ear.
import {
  type Exercise,
  filled,
  helpFor,
  judge,
  type Language,
  loadLesson,
  loadLessonTexts,
  loadPathTexts,
  NOTHING_DONE,
  PATH,
  type Try,
} from '@honte/content';
import { type Point, pointsOf, printPoint } from '@honte/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lessons as english } from '../../apps/web/src/text/en/lessons.ts';
import { lessons as french } from '../../apps/web/src/text/fr/lessons.ts';
import { barriersOf } from './barriers.ts';
import { Ear } from './ear.ts';
import { openPage } from './page.ts';
import { Table } from './table.ts';

const PHONE = { width: 360, height: 640, touch: true, locale: 'fr-FR' };
const STEPS = PATH.filter(({ part }) => part === 'step');
const LONGEST_MS = 240_000;

function allTries({ geometry, goal }: Exercise): Try[] {
  if (goal.kind === 'number') return goal.choices.map((number) => ({ kind: 'number', number }));
  if (goal.kind === 'choose') return Object.keys(goal.choices).map((key) => ({ kind: 'choice', key }));
  return pointsOf(geometry).map((point) => ({ kind: 'point', point }));
}

/** What solves an exercise, and one try that does not. */
function triesFor(exercise: Exercise): { readonly wrong: Try; readonly right: readonly Try[] } {
  const wrong = allTries(exercise).find((one) => judge(exercise, NOTHING_DONE, one).kind === 'wrong');
  const right: Try[] = [];
  let done = NOTHING_DONE;
  for (;;) {
    const [point] = helpFor(exercise, done);
    const next: Try | undefined =
      point === undefined
        ? allTries(exercise).find((one) => judge(exercise, done, one).kind === 'right')
        : { kind: 'point', point };
    if (!next || !wrong) throw new Error(exercise.id);
    right.push(next);
    const verdict = judge(exercise, done, next);
    if (verdict.kind === 'found') {
      done = { ...done, found: [...done.found, ...verdict.points] };
      if (verdict.left === 0) return { wrong, right };
    } else if (verdict.kind === 'right') {
      done = { ...done, moves: verdict.moves };
      if (verdict.isDone) return { wrong, right };
    }
  }
}

/** The steps with their exercises and words. */
async function course(language: Language) {
  const titles = await loadPathTexts(language);
  return Promise.all(
    STEPS.map(async ({ id }) => {
      const lesson = await loadLesson(id);
      const texts = await loadLessonTexts(id, language);
      const exercises = (lesson?.exercises ?? []).map((exercise) => {
        const words = texts[exercise.id];
        if (!words) throw new Error(exercise.id);
        const said = (text: string) => filled(text, exercise, NOTHING_DONE, language);
        return { exercise, words, said, ...triesFor(exercise) };
      });
      return { title: titles[id].title, exercises };
    }),
  );
}

type Step = Awaited<ReturnType<typeof course>>[number]['exercises'][number];

/** The name of the button that makes a try, or of the point. */
function nameOf({ exercise, words, said }: Step, tried: Try): string {
  if (tried.kind === 'number') return String(tried.number);
  return tried.kind === 'choice'
    ? said(words.choices?.[tried.key] ?? '')
    : printPoint(exercise.geometry, tried.point as Point);
}

async function makeTry(table: Table, step: Step, tried: Try): Promise<void> {
  const name = nameOf(step, tried);
  if (tried.kind === 'point') await table.choose(name);
  else await table.press(table.button(name));
}

async function expectAllSeen(page: Page, at: string): Promise<void> {
  const over = await page.evaluate(() => [
    document.documentElement.scrollHeight - window.innerHeight,
    document.documentElement.scrollWidth - window.innerWidth,
  ]);
  expect(over, `${at}: pixels below and beside the screen`).toEqual([0, 0]);
}

test('by touch on a small phone, in French, every wrong try answered', { timeout: LONGEST_MS }, async () => {
  const words = french;
  const steps = await course('fr');
  const { page } = await openPage('', PHONE);
  const table = new Table(page, 'touch', 'fr');
  const said = page.locator('[data-said]');
  await table.press(page.getByRole('link', { name: 'Apprendre en six étapes', exact: true }));
  await table.press(page.getByRole('link', { name: words.begin, exact: true }));
  for (const [i, { title, exercises }] of steps.entries()) {
    for (const [j, step] of exercises.entries()) {
      const at = `${title}, ${j + 1}`;
      await page.getByRole('heading', { name: step.said(step.words.task), exact: true }).waitFor();
      await expectAllSeen(page, at);
      await makeTry(table, step, step.wrong);
      await said.locator('.wrong').waitFor();
      await expectAllSeen(page, `${at}, a wrong try`);
      const again = table.button(words.tryAgain);
      if ((await again.count()) > 0) await table.press(again);
      for (const tried of step.right) {
        const before = await said.textContent();
        await makeTry(table, step, tried);
        // The answer is on the board before the next is tried.
        await said.locator('.right').waitFor();
        await expect.poll(() => said.textContent()).not.toBe(before);
      }
      await page.locator('[data-actions] .primary').waitFor();
      await expectAllSeen(page, `${at}, solved`);
      if (j === 0 && i === 0) expect(await barriersOf(page)).toEqual([]);
      await table.press(page.locator('[data-actions] .primary'));
    }
  }
  // After the last comes the first game, where Honte answers.
  await page.getByRole('heading', { name: '7 × 7' }).waitFor();
  await table.choose('D4');
  await expect.poll(() => table.sentence.textContent()).toMatch(/^Honte a joué [A-G]\d/);
  await page.goto(new URL('#/learn', page.url()).href);
  await page
    .getByText(words.states.done, { exact: true })
    .nth(STEPS.length - 1)
    .waitFor();
});

test('by keyboard, in English, with nothing but what is said aloud', { timeout: LONGEST_MS }, async () => {
  const words = english;
  const steps = await course('en');
  const { page } = await openPage('', {});
  const table = new Table(page, 'keyboard');
  await table.press(page.getByRole('link', { name: 'Learn in six steps', exact: true }));
  await table.reach(page.getByRole('link', { name: words.begin, exact: true }));
  const ear = new Ear(page);
  await ear.open();
  await page.keyboard.press('Enter');
  for (const { title, exercises } of steps) {
    for (const [j, step] of exercises.entries()) {
      // What to do and what stands on the board is said, and the keyboard is where it is wanted.
      const begun = await ear.next();
      expect(begun).toContain(`${title}, ${words.place(j + 1, exercises.length)}.`);
      expect(begun).toContain(step.said(step.words.task));
      expect(begun).toMatch(/(Black|White): [A-G]\d/);
      let heard = '';
      for (const tried of step.right) {
        const name = nameOf(step, tried);
        if (tried.kind === 'point') await page.keyboard.type(name.toLowerCase());
        else await table.reach(table.button(name));
        await page.keyboard.press('Enter');
        heard = await ear.next();
        // Where the other side answers, that is said after one's own move.
        if (heard.startsWith('You play')) heard = await ear.next();
      }
      expect(heard).toMatch(/^(Right\.|“.+” is done\.) /);
      await page.keyboard.press('Enter');
    }
  }
  expect(await ear.next()).toMatch(/^You play first/);
});
