// By ear: a whole game by keyboard, by somebody who knows of it nothing but what is said aloud.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { Ear } from './ear.ts';
import { openPage } from './page.ts';
import { type Language, Table } from './table.ts';

/** The form of each sentence that is said in a game against the computer. */
const FORMS = {
  en: {
    begin: /^You play first, on any crossing\.$/,
    mine: /^You played ([A-J]\d)\.( You took (one stone|\d+ stones)\.)?( Its (stone|\d+ stones) at [A-J]\d (is|are) in atari\.)*$/,
    its: /^Honte played ([A-J]\d)\.( It took (one stone|\d+ stones)\.)?(( Your (stone|\d+ stones) at [A-J]\d (is|are) in atari\.)+| Your move\.)$/,
    warning:
      /^(Honte leads by [\d.]+ points? on the board|As Honte sees it, it leads by about [\d.]+ points?)\. If both pass, .*\.$/,
    myPass: /^You pass\. If Honte passes too, you count\.$/,
    itsPass: /^Honte passes: it sees nothing left to gain\. If you pass too, you count\.$/,
    thinking: /^Honte is thinking…$/,
    refusal:
      /^(There is already a stone at|Not yet: [A-J]\d would|[A-J]\d is forbidden\.|Wait: it is Honte’s move)/,
    judging: /^Both have passed\. Honte looks for stones that cannot be saved…$/,
    chains: /^((Black|White)’s (stone|\d+ stones) at [A-J]\d: (dead|alive in seki)\. ?)+$/,
    proposal: /to me\. Touch a chain to change it\.$|alive in seki\.$/,
    lead: /^(You lead|Honte leads) by [\d.]+\.$|^Level\.$/,
    lastMove: /^Move \d+: (Black|White), ([A-J]\d|pass)\.$/,
    resigns: /^Honte resigns after \d+ moves\.$/,
    result: /^(You win|Honte wins) by [\d.]+ points?\.$|^A draw\.$/,
    totals: /^Black [\d.]+, White [\d.]+\.$/,
  },
  fr: {
    begin: /^Tu commences, sur n’importe quel croisement\.$/,
    mine: /^Tu as joué ([A-J]\d)\.( Tu as pris (une pierre|\d+ pierres)\.)?( (Sa pierre|Ses \d+ pierres) en [A-J]\d (est|sont) en atari\.)*$/,
    its: /^Honte a joué ([A-J]\d)\.( Il a pris (une pierre|\d+ pierres)\.)?(( (Ta pierre|Tes \d+ pierres) en [A-J]\d (est|sont) en atari\.)+| À toi de jouer\.)$/,
    warning:
      /^Honte (mène de [\d,]+\spoints? sur le goban|pense mener d’environ [\d,]+\spoints?)\. Si les deux passent, .*\.$/,
    myPass: /^Tu passes\. Si Honte passe aussi, on compte\.$/,
    itsPass: /^Honte passe\s: il ne voit plus rien à gagner\. Si tu passes aussi, on compte\.$/,
    thinking: /^Honte réfléchit…$/,
    refusal:
      /^(Il y a déjà une pierre en|Pas encore\s: [A-J]\d rendrait|[A-J]\d est interdit\.|Attends\s: c’est à Honte)/,
    judging: /^Les deux ont passé\. Honte cherche les pierres qui ne peuvent plus être sauvées…$/,
    chains: /^((Pierre (noire|blanche)|\d+ pierres (noires|blanches)) en [A-J]\d\s: (mortes?|en seki)\. ?)+$/,
    proposal: /Touche une chaîne pour changer\.$|vivantes? en seki\.$/,
    lead: /^(Tu mènes|Honte mène) de [\d,]+\.$|^À égalité\.$/,
    lastMove: /^Coup \d+\s: (Noir|Blanc), ([A-J]\d|passe)\.$/,
    resigns: /^Honte abandonne au coup \d+\.$/,
    result: /^(Tu gagnes|Honte gagne) de [\d,]+\spoints?\.$|^Partie nulle\.$/,
    totals: /^Noir [\d,]+, Blanc [\d,]+\.$/,
  },
} as const;

type Form = keyof (typeof FORMS)['en'];

const TYPED = {
  en: { pass: 'pass', yes: 'yes', lastMove: 'last move', score: 'score', accept: 'Accept the count' },
  fr: { pass: 'passer', yes: 'oui', lastMove: 'dernier coup', score: 'compte', accept: 'Accepter le compte' },
} as const;

/** Where this person likes to play, one after the other, on a board that it does not see. */
const LIKED = 'E5 C4 G6 D7 F3 C6 G4 E3 E7 D2 F8 B5 H5 C8 G2 B3 H7 D4 F6'.split(' ');
const OWN_STONES = 10;

/** What is heard of a game, by the forms of its sentences. */
class GameEar {
  readonly language: Language;
  readonly #ear: Ear;

  constructor(page: Page, language: Language) {
    this.language = language;
    this.#ear = new Ear(page);
  }

  open(): Promise<void> {
    return this.#ear.open();
  }

  all(): Promise<string[]> {
    return this.#ear.all();
  }

  /** The next line that has one of these forms, and which. Lines before it are passed over. */
  async next(...forms: Form[]): Promise<{ readonly form: Form; readonly match: RegExpMatchArray }> {
    return this.#ear.find((line) => {
      for (const form of forms) {
        const match = line.match(FORMS[this.language][form]);
        if (match) return { form, match };
      }
      return undefined;
    }, forms.join(', '));
  }

  /** The form of each line so far. A line that has none is itself, which fails where forms are expected. */
  async forms(): Promise<string[]> {
    const forms = Object.entries(FORMS[this.language]);
    return (await this.all()).map((line) => forms.find(([, form]) => form.test(line))?.[0] ?? line);
  }
}

/** Plays by ear until play has stopped or the computer gives up: which of the two. */
async function playByEar(page: Page, ear: GameEar): Promise<'judging' | 'resigns'> {
  const words = TYPED[ear.language];
  const type = async (line: string) => {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  };
  const taken = new Set<string>();
  let own = 0;
  for (const point of [...LIKED, ...Array.from({ length: 80 }, () => '')]) {
    if (own < OWN_STONES && taken.has(point)) continue;
    const line = own < OWN_STONES && point !== '' ? point.toLowerCase() : words.pass;
    await type(line);
    let { form } = await ear.next('mine', 'refusal', 'warning', 'myPass', 'judging');
    if (form === 'warning') {
      await type(words.yes);
      form = (await ear.next('myPass', 'judging')).form;
    }
    if (form === 'refusal') continue;
    if (form === 'judging') return form;
    if (form === 'mine') own++;
    const answer = await ear.next('its', 'itsPass', 'judging', 'resigns');
    if (answer.form === 'judging' || answer.form === 'resigns') return answer.form;
    taken.add(answer.match[1] ?? '');
    if (own !== 1) continue;
    await type(words.lastMove);
    await ear.next('lastMove');
  }
  throw new Error('the game does not end');
}

describe('a whole game against Medium, by keyboard and ear,', { timeout: 300_000 }, () => {
  test.each([
    ['en', 'en-GB'],
    ['fr', 'fr-FR'],
  ] as const)('in %s: every move, the count and the result are said', async (language, locale) => {
    const { page } = await openPage('', { locale });
    await page.getByRole('grid').waitFor();
    await page.evaluate(() => {
      const sheet = { size: 9, ruleset: 'chinese', komi: 7.5, black: '', white: '' };
      localStorage.setItem(
        'honte-form',
        JSON.stringify({ sheet, opponent: 'computer', level: 'medium', color: 1 }),
      );
    });
    await page.reload();
    const ear = new GameEar(page, language);
    await ear.open();
    const table = new Table(page, 'keyboard', language);
    await table.press(page.locator('a[href="#/new"]'));
    await table.press(table.button(table.words.play));
    await ear.next('begin');

    await page.keyboard.press('/');
    await page.locator('input:focus').waitFor();
    const end = await playByEar(page, ear);
    // A person who plays so is behind, and nobody resigns who is ahead.
    expect(end).toBe('judging');
    await ear.next('proposal');
    await ear.next('lead');
    await page.keyboard.type(TYPED[language].score);
    await page.keyboard.press('Enter');
    await ear.next('lead');
    await page.keyboard.press('Escape');
    await table.accept(TYPED[language].accept);
    await ear.next('result');
    await ear.next('totals');

    // Nothing else was said, and each in its place.
    const story = (await ear.forms()).filter((form) => form !== 'thinking' && form !== 'refusal').join(' ');
    expect(story).toMatch(
      /^begin mine its lastMove (mine (its|itsPass) |(warning )?myPass (its|itsPass) )*((warning )?myPass )?judging (chains )?proposal lead lead result totals$/,
    );
  });
});

describe('by keyboard', () => {
  test('the focus stays on Pass, and goes to the board when play has stopped', async () => {
    const { page } = await openPage('', {});
    const table = new Table(page, 'keyboard');
    await table.begin('chinese');
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      );
    await table.play('E5');
    await table.pass();
    await expect.poll(async () => (await focused())?.trim()).toBe('Pass');
    await table.pass();
    await page.getByRole('heading', { name: 'Counting' }).waitFor();
    await expect.poll(focused).toMatch(/^E5, black stone/);
  });

  test('a word opens the line from the board, answers, and gives the board back', async () => {
    const { page } = await openPage('', { width: 360, height: 640 });
    const ear = new GameEar(page, 'en');
    await ear.open();
    const table = new Table(page, 'keyboard');
    await table.begin('chinese');
    await table.play('E5');
    await page.keyboard.type('last');
    await page.locator('input:focus').waitFor();
    await page.keyboard.press('Enter');
    await ear.next('lastMove');
    expect(await barriersOf(page)).toEqual([]);
    await table.expectNoSidewaysScroll();
    await page.keyboard.press('Escape');
    expect(await table.cell('E5').evaluate((cell) => cell === document.activeElement)).toBe(true);
    // A name that no point has is answered, too.
    await page.keyboard.type('k9');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await ear.all()).at(-1)).toMatch(/^K9 is not on this board/);
  });
});

test('the earlier board of a refusal is shown large by a touch', async () => {
  const { page } = await openPage('', { width: 360, height: 640, touch: true });
  const table = new Table(page, 'touch');
  await table.begin('chinese');
  await table.play('C4', 'E5', 'D5', 'F4', 'D3', 'E3', 'G7', 'D4', 'E4');
  await table.choose('D4');
  await page.getByRole('button', { name: 'The board after move 8: show it large' }).tap();
  const large = page.getByRole('dialog', { name: 'The board after move 8' });
  await large.getByRole('img', { name: 'The board after move 8' }).waitFor();
  expect(await barriersOf(page)).toEqual([]);
  await large.getByRole('button', { name: 'Close' }).tap();
  await large.waitFor({ state: 'hidden' });
});
