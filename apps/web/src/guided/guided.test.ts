import { type Point, parsePoint } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { guided as en } from '../text/en/guided.ts';
import { texts as english } from '../text/en/index.ts';
import { guided as fr } from '../text/fr/guided.ts';
import { texts as french } from '../text/fr/index.ts';
import {
  boardOf,
  GAME,
  type Guided,
  type GuidedIntent,
  guidedAt,
  LAST_PLACE,
  LAST_PLY,
  placeOf,
} from './guided.ts';
import { guidedBoardOf, guidedReceipt } from './guided-board.ts';
import { COUNT_ITEMS, sumOf } from './guided-count.ts';
import { saidOf, standingOf } from './guided-said.ts';
import { updateGuided } from './update-guided.ts';

const at = (name: string): Point => {
  const point = parsePoint(GAME.geometry, name);
  if (!point.ok) throw new Error(name);
  return point.value;
};
const touch = (name: string): GuidedIntent => ({ kind: 'pointTouched', point: at(name) });
const after = (first: Guided, ...intents: GuidedIntent[]) => intents.reduce(updateGuided, first);
const guessing = (ply: number) => after(guidedAt(ply), { kind: 'guessToggled' });
const said = (guided: Guided) => saidOf(guided, en, english);

describe('going through the game', () => {
  it('steps to every place and back, and not beyond', () => {
    let guided = guidedAt(0);
    for (let place = 1; place <= LAST_PLACE; place++) {
      guided = updateGuided(guided, { kind: 'stepped', by: 1 });
      expect(placeOf(guided)).toBe(place);
    }
    expect(placeOf(updateGuided(guided, { kind: 'stepped', by: 1 }))).toBe(LAST_PLACE);
    for (let place = LAST_PLACE - 1; place >= 0; place--) {
      guided = updateGuided(guided, { kind: 'stepped', by: -1 });
      expect(placeOf(guided)).toBe(place);
    }
    expect(placeOf(updateGuided(guided, { kind: 'stepped', by: -1 }))).toBe(0);
  });

  it('plays by itself to the last move, and stops when somebody steps', () => {
    let guided = after(guidedAt(0), { kind: 'playToggled' });
    for (let i = 0; i < LAST_PLY; i++) guided = updateGuided(guided, { kind: 'ticked' });
    expect([guided.ply, guided.isPlaying]).toEqual([LAST_PLY, false]);
    const stopped = after(guidedAt(5), { kind: 'playToggled' }, { kind: 'stepped', by: 1 });
    expect([stopped.ply, stopped.isPlaying]).toEqual([6, false]);
    expect(updateGuided(stopped, { kind: 'ticked' })).toBe(stopped);
  });

  it('goes on when the point that comes next is touched, and shows the liberties of a stone', () => {
    expect(after(guidedAt(0), touch('D1')).ply).toBe(1);
    expect(after(guidedAt(0), touch('E5')).ply).toBe(0);
    const shown = after(guidedAt(18), touch('D5'));
    const liberties = guidedBoardOf(shown).overlays?.find(({ kind }) => kind === 'liberties');
    expect(liberties).toMatchObject({ points: { length: 18 } });
    expect(said(shown).text).toContain('The chain at D5: 9 stones, 18 liberties.');
  });

  it('numbers the rooms as soon as they are closed', () => {
    const zones = (ply: number) =>
      guidedBoardOf(guidedAt(ply)).overlays?.flatMap((one) => (one.kind === 'zone' ? [one.text] : []));
    expect(zones(22)).toEqual([]);
    expect(zones(24)).toEqual(['6', '6']);
    expect(zones(30)).toEqual(['6', '9', '6', '6', '9', '6']);
  });

  it('says what each has so far', () => {
    expect(standingOf(guidedAt(0))).toEqual({
      stones: { black: 0, white: 0 },
      rooms: { black: [], white: [] },
    });
    expect(standingOf(guidedAt(30))).toEqual({
      stones: { black: 15, white: 15 },
      rooms: { black: [6, 9, 6], white: [6, 9, 6] },
    });
  });
});

describe('guessing', () => {
  it('takes the moves of the game, and nothing else', () => {
    let guided = guessing(0);
    for (const move of GAME.moves) {
      const { ply } = guided;
      guided = updateGuided(guided, { kind: 'passGuessed' });
      if (move.kind === 'pass') {
        expect(guided.ply).toBe(ply + 1);
        continue;
      }
      expect(guided.answer.kind).toBe('wrong');
      guided = updateGuided(guided, { kind: 'pointTouched', point: move.point });
      expect([guided.ply, guided.answer.kind]).toEqual([ply + 1, 'right']);
    }
    expect([guided.guessed, guided.foundAtOnce]).toEqual([41, 2]);
    expect(said(guided).text).toContain('You found 2 of 41 at once.');
  });

  it.each([
    [0, 'E5', 'opening'],
    [2, 'D1', 'occupied'],
    [6, 'E8', 'strip'],
    [4, 'D5', 'gap'],
    [4, 'C3', 'diagonal'],
    [4, 'B4', 'behindOwn'],
    [4, 'H5', 'behindTheirs'],
    [5, 'C3', 'across'],
    [18, 'E5', 'strip'],
    [18, 'C3', 'sameLine'],
    [18, 'B5', 'elsewhere'],
    [18, 'H5', 'insideTheirs'],
    [19, 'H5', 'across'],
    [30, 'E9', 'asGood'],
    [30, 'B5', 'fillsOwn'],
    [30, 'H5', 'insideTheirs'],
    [39, 'H5', 'fillsOwn'],
    [40, 'H5', 'insideTheirs'],
  ] as const)('after %i moves answers %s with "%s"', (ply, name, reason) => {
    const guided = after(guessing(ply), touch(name));
    expect(guided.answer).toMatchObject({ kind: 'wrong', guess: at(name), reason: { kind: reason } });
    expect(guided.ply).toBe(ply);
    expect(said(guided).text).toMatch(/\.$/);
    expect(saidOf(guided, fr, french).text).toMatch(/\.$/);
  });

  it('answers every wrong guess at every move with a sentence in both languages', () => {
    for (let ply = 0; ply < LAST_PLY; ply++) {
      const first = guessing(ply);
      const next = GAME.moves[ply];
      for (let p = 0; p < GAME.geometry.points; p++) {
        const guided = updateGuided(first, { kind: 'pointTouched', point: p as Point });
        if (next?.kind === 'play' && next.point === p) expect(guided.ply).toBe(ply + 1);
        else if (boardOf(first).stones[p] === 0 || guided.answer.kind === 'wrong') {
          expect(guided.ply).toBe(ply);
          for (const text of [said(guided).text, saidOf(guided, fr, french).text]) {
            expect(text.length).toBeGreaterThan(10);
            expect(text).not.toContain('undefined');
          }
        }
      }
    }
  });

  it('gives the idea, then the point, and shows the move to who gives up', () => {
    const idea = after(guessing(19), { kind: 'hintChosen' });
    expect(said(idea).text).toBe(en.hints.across);
    const point = after(idea, { kind: 'hintChosen' });
    expect(said(point).text).toBe('The move is J3.');
    const shown = after(point, { kind: 'showChosen' });
    expect(shown).toMatchObject({ ply: 20, guessed: 1, foundAtOnce: 0 });
    expect(said(shown).head).toBe('The game played J3. Where does Black play?');
  });
});

describe('the count', () => {
  const counting = guidedAt(LAST_PLY + 1);

  it('is built item by item to 41 against 47.5', () => {
    const receipt = guidedReceipt();
    const sums = COUNT_ITEMS.map((_, i) => sumOf(COUNT_ITEMS.slice(0, i + 1), receipt));
    expect(sums.map(({ black, white }) => [black, white])).toEqual([
      [20, 0],
      [26, 0],
      [35, 0],
      [41, 0],
      [41, 19],
      [41, 25],
      [41, 34],
      [41, 40],
      [41, 47.5],
    ]);
    expect(sums.at(-1)).toEqual(receipt.total);
    expect(said(guidedAt(LAST_PLACE)).head).toBe('41 to 47.5: White wins by 6.5.');
    expect(saidOf(guidedAt(LAST_PLACE), fr, french).head).toBe(
      '41 à 47,5\u00a0: Blanc gagne de 6,5\u00a0points.',
    );
  });

  it('counts what is touched, in any order, and the rest step by step', () => {
    const touched = after(counting, touch('H5'), touch('A4'), touch('D5'));
    expect(touched.counted).toEqual([
      { kind: 'room', color: 2, index: 1 },
      { kind: 'room', color: 1, index: 1 },
      { kind: 'stones', color: 1 },
    ]);
    let guided = touched;
    while (placeOf(guided) < LAST_PLACE) guided = updateGuided(guided, { kind: 'stepped', by: 1 });
    expect(guided.counted).toHaveLength(COUNT_ITEMS.length);
    expect(new Set(guided.counted?.map((item) => JSON.stringify(item))).size).toBe(COUNT_ITEMS.length);
    expect(guided.counted?.slice(0, 3)).toEqual(touched.counted);
    const back = updateGuided(guided, { kind: 'stepped', by: -1 });
    expect(back.counted).toHaveLength(COUNT_ITEMS.length - 1);
  });

  it('says whose a point is, and why, once it has been counted', () => {
    const asked = after(counting, touch('A1'), touch('B1'));
    expect(said(asked).text).toBe('B1 is Black’s: only Black’s stones surround its 6 points.');
  });
});

describe('what is told', () => {
  it('has a text for each note, in both languages, with every number computed', () => {
    for (let ply = 0; ply <= LAST_PLY; ply++)
      for (const [words, texts] of [
        [en, english],
        [fr, french],
      ] as const) {
        const { head, text } = saidOf(guidedAt(ply), words, texts);
        expect(head, String(ply)).not.toBe('');
        expect(text, String(ply)).not.toMatch(/undefined|NaN/);
      }
    const numbers = (ply: number) =>
      said(guidedAt(ply))
        .text.match(/(?<![A-Z])\d+/g)
        ?.map(Number);
    expect(numbers(0)).toEqual([81]);
    expect(numbers(1)).toEqual([3]);
    expect(numbers(3)).toEqual([2, 5]);
    expect(numbers(14)).toEqual([2]);
    expect(numbers(17)).toEqual([9, 27]);
    expect(numbers(18)).toEqual([18]);
    expect(numbers(19)).toEqual([3]);
    expect(numbers(23)).toEqual([12, 6]);
    expect(numbers(24)).toEqual([6]);
  });

  it('keeps to what the board shows', () => {
    const board = (ply: number) => boardOf(guidedAt(ply));
    // The chain has liberties on both sides, as many on each.
    const columns = board(18)
      .libertiesAt(at('D5'))
      .map((p) => p % 9);
    expect(columns.filter((x) => x < 3)).toHaveLength(9);
    // C4 would touch three stones in D by a corner alone.
    expect(board(5).chainAt(at('D1'))).toHaveLength(3);
    expect(board(5).stones[at('C4')]).toBe(0);
    // E9 has no empty point beside it.
    expect(['D9', 'F9', 'E8'].map((name) => board(38).stones[at(name)])).not.toContain(0);
  });
});
