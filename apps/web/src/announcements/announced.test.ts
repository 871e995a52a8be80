import { BLACK, geometryOf, type Point, parsePoint, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import type { Intent } from '../intent.ts';
import { firstSettings } from '../settings.ts';
import { type AppState, firstState } from '../state.ts';
import { texts as en } from '../text/en/index.ts';
import { texts as fr } from '../text/fr/index.ts';
import { update } from '../update/update.ts';

function point(name: string): Point {
  const found = parsePoint(geometryOf(9), name);
  if (!found.ok) throw new Error(name);
  return found.value;
}

const choose = (name: string): Intent => ({ kind: 'pointChosen', point: point(name) });
const PASS: Intent = { kind: 'passChosen' };
const after = (state: AppState, ...intents: Intent[]) =>
  intents.reduce((now, intent) => update(now, intent)[0], state);

const english = firstSettings('en');
const atHome = firstState(english, en, { screen: 'home' });
const BEGIN: Intent = { kind: 'begun', id: 'g1', now: 1, lot: BLACK };
const ofTwo = after(atHome, { kind: 'opponentChosen', opponent: 'person' }, BEGIN);
const withHonte = after(atHome, { kind: 'colorWished', color: BLACK }, BEGIN);

/** What is said from `state` on, sentence by sentence. */
function heard(state: AppState, ...intents: Intent[]): string[] {
  const last = state.announcements.at(-1)?.number ?? 0;
  return after(state, ...intents)
    .announcements.filter(({ number }) => number > last)
    .map(({ text }) => text);
}

/** The computer answers the open question. */
function answered(state: AppState, answer: Extract<Intent, { kind: 'engineAnswered' }>['answer']): Intent {
  if (state.engine.kind !== 'thinking') throw new Error(state.engine.kind);
  return { kind: 'engineAnswered', job: state.engine.job, answer };
}

describe('between two people is said', () => {
  it('who begins, then each move with what it takes', () => {
    expect(heard(atHome, { kind: 'opponentChosen', opponent: 'person' }, BEGIN)).toEqual([
      'Black plays first, on any crossing.',
    ]);
    expect(heard(ofTwo, ...['A2', 'A1', 'B1'].map(choose))).toEqual([
      'Black played A2. White to move.',
      'White played A1. Black to move.',
      'Black played B1. Black took one stone.',
    ]);
  });

  it('an atari, once', () => {
    const said = heard(ofTwo, ...['A2', 'A1', 'E5', 'G7'].map(choose));
    expect(said.filter((text) => text.includes('in atari'))).toEqual([]);
    const atari = heard(ofTwo, ...['B2', 'A2', 'A3', 'G7', 'E5'].map(choose));
    expect(atari.filter((text) => text.includes('in atari'))).toEqual([
      'Black played A3. The stone at A2 is in atari.',
    ]);
  });

  it('a move taken back and brought back, each time', () => {
    const state = after(ofTwo, choose('E5'), choose('C3'));
    expect(heard(state, { kind: 'undoChosen' }, { kind: 'undoChosen' })).toEqual([
      'Taken back. White to move.',
      'Taken back. Black to move.',
    ]);
    expect(heard(state, { kind: 'undoChosen' }, { kind: 'redoChosen' }).at(-1)).toBe(
      'Brought back. Black to move.',
    );
  });

  it('a refusal, again when it is provoked again', () => {
    const said = heard(after(ofTwo, choose('E5')), choose('E5'), choose('C3'), choose('E5'), choose('E5'));
    const refusal = 'There is already a stone at E5.';
    expect(said).toEqual(['White played C3. Black to move.', refusal, refusal]);
  });

  it('marking, acceptances and what ends them, and the result', () => {
    const stopped = after(ofTwo, choose('E5'), choose('A1'), PASS);
    expect(heard(stopped, PASS)).toEqual([en.honte.judging, 'White leads by 7.5.']);
    const marking = after(stopped, PASS);
    const accept = (by: 1 | 2): Intent => ({ kind: 'accepted', by });
    expect(heard(marking, accept(BLACK), choose('A1'))).toEqual([
      'Black accepts.',
      'A1: dead.',
      'One stone is marked dead.',
      'Black leads by 73.5.',
      'Nobody has accepted yet.',
    ]);
    expect(heard(marking, choose('A1'), accept(BLACK), accept(WHITE)).slice(-3)).toEqual([
      'White accepts.',
      'Black wins by 73.5.',
      'Black 81, White 7.5.',
    ]);
  });
});

describe('against the computer is said', () => {
  it('what it does, and only what is new while it thinks', () => {
    const asked = after(withHonte, choose('E5'));
    if (asked.engine.kind !== 'thinking') throw new Error('not asked');
    const { job } = asked.engine;
    const noticed: Intent = {
      kind: 'engineProgressed',
      job,
      progress: { share: 0, elapsedMs: 300, isHere: true },
    };
    const answer = answered(asked, {
      goal: 'turn',
      choice: { kind: 'play', point: point('C3') } as never,
      lead: 0,
    });
    expect(heard(withHonte, choose('E5'), noticed, noticed, answer)).toEqual([
      'You played E5.',
      'Honte is thinking…',
      'Honte played C3. Your move.',
    ]);
  });

  it('that it is not one’s turn, when a point is chosen all the same', () => {
    const asked = after(withHonte, choose('E5'));
    expect(heard(asked, choose('C3'), PASS)).toEqual(['Honte is thinking…', 'Honte is thinking…']);
  });

  it('why it failed', () => {
    const asked = after(withHonte, choose('E5'));
    if (asked.engine.kind !== 'thinking') throw new Error('not asked');
    const { job } = asked.engine;
    expect(heard(asked, { kind: 'engineFailed', job, why: 'brokeDown' })).toEqual([
      'Honte broke down over this position. That is our mistake, not yours. Your game is kept. Try again, or take a move back.',
    ]);
  });
});

describe('of the page is said', () => {
  it('that the browser keeps the game again, once', () => {
    const said = heard(
      ofTwo,
      { kind: 'keepingFailed' },
      { kind: 'keepingWorked' },
      { kind: 'keepingWorked' },
    );
    expect(said).toEqual(['This browser keeps the game again.']);
  });

  it('the same in another language, as soon as it is chosen', () => {
    const state = after(ofTwo, choose('E5'));
    const french = after(
      state,
      { kind: 'settingsChosen', change: { language: 'fr' } },
      { kind: 'textsLoaded', language: 'fr', texts: fr },
    );
    expect(french.announcements.at(-1)).toMatchObject({
      language: 'fr',
      text: 'Noir a joué E5. C’est à Blanc de jouer.',
    });
  });

  it('nothing of a game that is not on the screen', () => {
    const away = after(withHonte, choose('E5'), { kind: 'went', route: { screen: 'settings' } });
    const answer = answered(away, {
      goal: 'turn',
      choice: { kind: 'play', point: point('C3') } as never,
      lead: 0,
    });
    expect(heard(away, answer)).toEqual([]);
    expect(heard(away, answer, { kind: 'went', route: { screen: 'game', id: 'g1', part: 'play' } })).toEqual([
      'Honte played C3. Your move.',
    ]);
  });
});
