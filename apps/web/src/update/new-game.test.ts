import { phaseOf, positionOf, resultOf, startOf } from '@honte/game';
import { BLACK, geometryOf, type Point, parsePoint, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { boardViewOf } from '../derive/board-view.ts';
import { resultSentence, sentenceOf } from '../derive/sentence.ts';
import type { Intent } from '../intent.ts';
import { type KeptGame, readTable } from '../kept-game.ts';
import { firstSettings } from '../settings.ts';
import { type AppState, firstState, type OpenRoom } from '../state.ts';
import { texts } from '../text/en/index.ts';
import { update } from './update.ts';

const settings = firstSettings('en');
const AT_FORM: AppState = firstState(settings, texts, { screen: 'new' });

function point(name: string): Point {
  const found = parsePoint(geometryOf(9), name);
  if (!found.ok) throw new Error(name);
  return found.value;
}

const choose = (...names: string[]): Intent[] =>
  names.map((name) => ({ kind: 'pointChosen', point: point(name) }));
const begin = (id = 'g1', lot: 1 | 2 = BLACK): Intent => ({ kind: 'begun', id, now: 1, lot });
const rematch = (id: string): Intent => ({ kind: 'rematchChosen', id, now: 2 });
const after = (state: AppState, ...intents: Intent[]): AppState =>
  intents.reduce((now, intent) => update(now, intent)[0], state);

function room(state: AppState): OpenRoom {
  if (state.room.kind !== 'open') throw new Error(state.room.kind);
  return state.room;
}
const sheetOf = (state: AppState) => room(state).table.sheet;
const gameOf = (state: AppState) => room(state).table.game;
const said = (state: AppState) => sentenceOf(state, room(state));
const heard = (state: AppState) => state.announcements.at(-1)?.text;
const stonesOf = (state: AppState) => boardViewOf(room(state)).stones;

const two = after(AT_FORM, { kind: 'opponentChosen', opponent: 'person' });
const names: Intent[] = [
  { kind: 'nameTyped', person: 0, name: 'Léa' },
  { kind: 'nameTyped', person: 1, name: 'Max' },
];

describe('two people', () => {
  it('have colors by lot, then alternate, from the form and in a rematch', () => {
    const first = after(two, ...names, begin('g1', WHITE));
    expect(sheetOf(first)).toMatchObject({ black: 'Max', white: 'Léa' });
    const second = after(first, begin('g2', WHITE));
    expect(sheetOf(second)).toMatchObject({ black: 'Léa', white: 'Max' });
    const third = after(second, rematch('g3'));
    expect(sheetOf(third)).toMatchObject({ black: 'Max', white: 'Léa' });
    expect(sheetOf(after(third, begin('g4', WHITE)))).toMatchObject({ black: 'Léa', white: 'Max' });
  });

  it('keep their colors where one of them has handicap stones, in a rematch too', () => {
    const handicap: Intent = { kind: 'handicapChosen', handicap: { stones: 2, placement: 'fixed' } };
    const first = after(two, ...names, handicap, begin('g1', WHITE));
    expect(sheetOf(first)).toMatchObject({ black: 'Léa', white: 'Max' });
    expect(sheetOf(after(first, rematch('g2')))).toMatchObject({ black: 'Léa', white: 'Max' });
    expect(sheetOf(after(first, begin('g2', WHITE)))).toMatchObject({ black: 'Léa', white: 'Max' });
  });
});

describe('handicap', () => {
  const three: Intent = { kind: 'handicapChosen', handicap: { stones: 3, placement: 'free' } };

  it('brings the komi that is usual with it, and takes it away again', () => {
    const given = after(two, three);
    expect([given.sheet.sheet.komi, given.sheet.komiText]).toEqual([0.5, '0.5']);
    const typed = after(given, { kind: 'komiTyped', text: '3' });
    const more: Intent = { kind: 'handicapChosen', handicap: { stones: 4, placement: 'free' } };
    expect(after(typed, more).sheet.komiText).toBe('3');
    expect(after(typed, { kind: 'handicapChosen', handicap: undefined }).sheet.komiText).toBe('7.5');
  });

  it('on fixed points stands at the beginning, and White moves', () => {
    const fixed: Intent = { kind: 'handicapChosen', handicap: { stones: 2, placement: 'fixed' } };
    const state = after(two, fixed, begin());
    expect(positionOf(gameOf(state)).turn).toBe(WHITE);
    expect([stonesOf(state)[point('G7')], stonesOf(state)[point('C3')]]).toEqual([BLACK, BLACK]);
  });

  it('that Black sets is put down, taken off and put down again before White moves', () => {
    const waiting = after(two, three, begin());
    expect(said(waiting)).toBe('Black sets 3 handicap stones, on any crossings.');
    const set = after(waiting, ...choose('E5', 'C3', 'E5', 'G7', 'G3', 'A1'));
    expect(said(set)).toBe('All 3 stones are set. If they stand well, press Done.');
    expect(stonesOf(set)[point('E5')]).toBe(0);
    expect(stonesOf(set)[point('G3')]).toBe(BLACK);
    expect(heard(set)).toBe(said(set));
    const back = after(set, { kind: 'undoChosen' });
    expect(said(back)).toContain('One stone left');
    expect(after(back, { kind: 'handicapDone' }).room).toBe(back.room);
    const done = after(back, ...choose('G4'), { kind: 'handicapDone' });
    expect(startOf(gameOf(done))).toMatchObject({ handicap: 3, komi: 0.5 });
    expect(said(done)).toBe('Black has set 3 handicap stones. White to move.');
    expect(stonesOf(after(done, ...choose('E5')))[point('E5')]).toBe(WHITE);
  });

  it('that Black is about to set is kept on the device, until it is set', () => {
    const [set, effects] = update(after(two, three, begin(), ...choose('E5')), choose('C3')[0] as Intent);
    expect(room(set).table.placing).toEqual([point('E5'), point('C3')]);
    expect(effects).toContainEqual({ kind: 'keepGame', table: room(set).table });
    expect(set.latest).toBe(room(set).table);
    expect(room(after(set, ...choose('G7'), { kind: 'handicapDone' })).table.placing).toEqual([]);
  });

  it('is set at once by a computer that has Black, and waits for a person that has', () => {
    const asWhite = after(AT_FORM, three, { kind: 'colorWished', color: WHITE }, begin());
    expect(startOf(gameOf(asWhite)).handicap).toBe(3);
    expect(said(asWhite)).toBe('Honte has set its 3 handicap stones. Your move.');
    expect(asWhite.engine.kind).toBe('idle');
    const asBlack = after(AT_FORM, three, begin('g1', WHITE));
    expect(sheetOf(asBlack).computer).toEqual({ color: WHITE, level: 'easy' });
    expect(asBlack.engine.kind).toBe('idle');
    const done = after(asBlack, ...choose('E5', 'C3', 'G7'), { kind: 'handicapDone' });
    expect(done.engine.kind).toBe('thinking');
  });

  it('that the board has no room for keeps the page on the form', () => {
    const nine: Intent = { kind: 'handicapChosen', handicap: { stones: 9, placement: 'fixed' } };
    expect(after(two, nine, { kind: 'sizeChosen', size: 7 }, begin()).room.kind).toBe('empty');
  });

  it('is not there in a game that began by touching the board at home', () => {
    const form = after(two, three, { kind: 'sizeChosen', size: 19 });
    const [state] = update(form, { kind: 'begun', id: 'g', now: 1, lot: BLACK, first: point('E5') });
    expect(sheetOf(state)).toMatchObject({ size: 9 });
    expect(stonesOf(state)[point('E5')]).toBe(BLACK);
  });
});

describe('first capture', () => {
  const capture: Intent = { kind: 'gameChosen', goal: 'firstCapture', size: 9 };
  const MOVES = ['A1', 'A2', 'E5', 'B1'];

  it('is over with the first stone that is taken', () => {
    const begun = after(two, capture, begin());
    expect(said(begun)).toBe('Whoever captures first wins. Black plays first, on any crossing.');
    const state = after(begun, ...choose(...MOVES));
    expect(phaseOf(gameOf(state))).toBe('finished');
    expect(resultSentence(texts, room(state))).toBe('White wins by the first capture.');
    expect(heard(state)).toContain('White wins by the first capture.');
    expect(state.route).toMatchObject({ screen: 'game', part: 'result' });
  });

  it('comes back from the device as what it was', () => {
    const state = after(two, capture, begin(), ...choose('A1', 'A2'));
    const { id, sheet, game, begunAt } = room(state).table;
    const events = ['A1', 'A2'].map((name, i) => ({ kind: 'played', by: i + 1, at: 0, point: point(name) }));
    const kept = JSON.parse(JSON.stringify({ id, sheet, events, begunAt, changedAt: 1 })) as KeptGame;
    const table = readTable(kept);
    expect(table?.game.setup.goal).toBe('firstCapture');
    expect(table?.game.length).toBe(game.length);
  });

  it('has no winner when both pass, and says so before', () => {
    const passed = after(two, capture, begin(), { kind: 'passChosen' });
    expect(said(passed)).toBe('Black passes. If White passes too, nobody wins.');
    const state = after(passed, { kind: 'passChosen' });
    expect(resultOf(gameOf(state))).toEqual({ kind: 'draw' });
    expect(resultSentence(texts, room(state))).toBe('Nobody captured: a draw.');
  });

  it('is played by the computer at its easiest, without handicap, by the French rules', () => {
    const handicap: Intent = { kind: 'handicapChosen', handicap: { stones: 3, placement: 'free' } };
    const chosen: Intent[] = [handicap, { kind: 'levelChosen', level: 'hard' }, capture];
    const [state, effects] = update(after(AT_FORM, ...chosen), begin('g1', WHITE));
    expect(sheetOf(state)).toMatchObject({ ruleset: 'french', goal: 'firstCapture', handicap: undefined });
    expect(sheetOf(state).computer).toEqual({ color: BLACK, level: 'easy' });
    expect(effects).toContainEqual(
      expect.objectContaining({
        kind: 'askEngine',
        question: expect.objectContaining({ decides: 'firstCapture' }),
      }),
    );
  });

  it('stays chosen, and a rematch is one', () => {
    const state = after(two, capture, begin(), ...choose(...MOVES), rematch('g2'));
    expect(sheetOf(state).goal).toBe('firstCapture');
    expect(state.sheet.sheet.goal).toBe('firstCapture');
    const back = after(state, { kind: 'gameChosen', goal: 'count', size: 13 }, begin('g3'));
    expect(gameOf(back).setup.goal).toBe('count');
  });
});
