/*
 * A way through every screen of the page, for tests of what must hold on all of them. A new route does not compile
 * here until it is named, and the tour fails until it goes there.
 */
import { expect } from 'vitest';
import { type GamePart, parseAddress, type Route } from '../../apps/web/src/router.ts';
import { openKept } from './kept.ts';
import type { Language, Table } from './table.ts';

/** What the router knows: its screens, and the three faces of a game. */
type Screen = Exclude<Route['screen'], 'game'> | GamePart;

const SCREENS: Readonly<Record<Screen, true>> = {
  home: true,
  new: true,
  settings: true,
  about: true,
  library: true,
  points: true,
  problems: true,
  problem: true,
  solve: true,
  learn: true,
  lesson: true,
  guided: true,
  drills: true,
  drill: true,
  record: true,
  book: true,
  words: true,
  nowhere: true,
  play: true,
  count: true,
  result: true,
};

/** The control that opens the line for typed moves. */
const TYPE_MOVE = { en: 'Type a move or a question', fr: 'Taper un coup ou une question' } as const;

/** A record with all that a record has to show, a file that is none, and a board too large to be shown. */
const FILES = [
  `(;SZ[9]KM[0]RU[Japanese]PB[${'Ada '.repeat(12)}]PW[Bo]GC[Some words];B[cc];W[gc]C[${'A comment. '.repeat(20)}]
LB[dd:1][ee:long]TR[gc]SQ[cc](;B[cg]BM[1];W[gg])(;B[gg]TE[1])(;B[cc]`,
  'no game',
  '(;SZ[37]PB[Cho]PW[Ida]EV[Open]RE[W+R];B[aa]C[A comment.];W[KK])',
].map((text, i) => ({ name: `${i}.sgf`, mimeType: 'application/x-go-sgf', buffer: Buffer.from(text) }));

/**
 * Goes through all screens, from the first visit on; `look` is called on each with a name for people, and may
 * change nothing. Fails when a screen of the router's was left out.
 */
export async function tour(
  table: Table,
  language: Language,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  const { page, words } = table;
  const seen = new Set<Screen>();
  const see = async (name: string) => {
    const route = parseAddress(new URL(page.url()).hash);
    seen.add(route.screen === 'game' ? route.part : route.screen);
    await look(name);
  };
  const go = (address: string) => page.goto(new URL(address, page.url()).href);
  const openAll = () =>
    page.locator('main details').evaluateAll((all) => {
      for (const details of all as HTMLDetailsElement[]) details.open = true;
    });

  await page.getByRole('grid').waitFor();
  await see('home, first visit');
  // With sound there is more to choose.
  await page.evaluate(() => localStorage.setItem('honte-settings', JSON.stringify({ sound: true })));
  await go('#/settings');
  await page.reload();
  await page.getByRole('slider').waitFor();
  await see('settings');
  await go('#/about');
  await page.getByRole('table').first().waitFor();
  await see('about');
  await go('#/problems');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await openAll();
  await see('problems');
  await go('#/problem/ladder-a');
  await page.getByRole('grid').waitFor();
  await see('a problem');
  await go('#/solve');
  await page.getByRole('textbox').waitFor();
  await see('solve, before a position');
  await go('#/solve/9.------ooooo-xxxxo-3xo.Wkill.A2.*');
  await page.locator('main [data-actions] button').click();
  await page.getByRole('textbox').waitFor();
  await see('solve');
  await go('#/learn');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await see('learn');
  await go('#/lesson/chains/4');
  await table.choose('B2');
  await page.getByRole('button', { name: /^(Try again|Réessayer)$/ }).waitFor();
  await see('a lesson, a wrong move answered');
  await go('#/lesson/liberties/3');
  await page.getByRole('button', { name: '2', exact: true }).click();
  await see('a lesson, a number found');
  await go('#/guided/30');
  await page.getByRole('slider').waitFor();
  await see('the guided game');
  await go('#/guided/count/9');
  await page.getByRole('table').waitFor();
  await see('the guided game, counted');
  await go('#/book');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await see('the book');
  await go('#/book/rules');
  await page.getByRole('grid').last().waitFor();
  await see('a chapter');
  await go('#/book/rulesets');
  await page.getByRole('heading', { level: 2 }).last().waitFor();
  await see('a chapter with a table');
  await go('#/words');
  await page.getByRole('searchbox').waitFor();
  await see('the glossary');
  await go('#/words/liberty');
  await page.getByRole('figure').waitFor();
  await see('a word');
  await go('#/drills');
  await page.locator('main li').first().waitFor();
  await see('counting');
  await go('#/drill/lifted');
  await page.getByRole('grid').waitFor();
  await table.choose('A5');
  await page.locator('[data-actions] button').first().click();
  await see('an ending, dead stones marked wrongly');
  await go('#/drill/area/9-14-0');
  await page.locator('form[data-answer]').waitFor();
  await see('a drill');
  await go('#/no/such/place');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await see('no such place');
  await go('#/game/unknown');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await see('no such game');
  await go('#/');
  await page.locator('a[href="#/new"]').click();
  await table.button(words.play).waitFor();
  await see('new game');

  await page.getByRole('radio', { name: words.two }).check();
  await openAll();
  await page.locator('select[name=clock]').selectOption('byoyomi');
  await page.locator('[name=time-periods]').waitFor();
  await see('new game, its sections open');
  await table.press(table.button(words.play));
  await page.getByRole('timer').first().waitFor();
  await table.play('E5');
  await see('game with a clock');

  await openKept(page, {
    id: 'taken',
    size: 9,
    ruleset: 'french',
    moves: ['A1', 'A2', 'E5'],
    goal: 'firstCapture',
  });
  await table.choose('B1');
  await table.button(words.rematch).waitFor();
  await see('first capture');

  const moves = ['F5', 'F4', 'E6', 'E3', 'D5', 'D4', 'E4', 'E5'];
  await openKept(page, { id: 'counted', size: 9, ruleset: 'french', moves });
  await table.cell('E5').waitFor();
  await see('game');
  await table.press(table.button(TYPE_MOVE[language]));
  await page.getByRole('textbox').waitFor();
  await see('game, a move typed');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox').waitFor({ state: 'detached' });
  await table.choose('E4');
  const earlier = page.getByRole('button', { name: /7/ });
  await earlier.waitFor();
  await see('game, a ko refused');
  await table.press(earlier);
  await page.getByRole('dialog').waitFor();
  await see('game, the earlier board');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await table.pass();
  await table.pass();
  await table.judged();
  await table.choose('F4');
  await see('counting');
  await table.accept(words.black);
  await table.accept(words.white);
  await table.button(words.rematch).waitFor();
  await see('result');
  await go('#/points');
  await page.locator('main li').first().waitFor();
  await see('points');
  await go('#/');
  await page.locator('a[href="#/new"]').waitFor();
  await see('home, games played');

  await go('#/games');
  await page.locator('li a').first().waitFor();
  await page.locator('input[type=file]').setInputFiles(FILES);
  const record = page.locator('a[href^="#/record/"]', { hasText: 'Ada' });
  const large = page.locator('a[href^="#/record/"]', { hasText: '37' });
  await record.waitFor();
  await page.locator('section:has([role=status]) summary').first().click();
  await see('library, files read');
  const addressOfLarge = (await large.getAttribute('href')) ?? '';
  await go(`${await record.getAttribute('href')}/2`);
  await page.getByRole('slider').waitFor();
  await openAll();
  await see('record');
  await go(addressOfLarge);
  await page.getByText('37').first().waitFor();
  await openAll();
  await see('record, its board too large');

  expect([...seen].sort()).toEqual(Object.keys(SCREENS).sort());
}
