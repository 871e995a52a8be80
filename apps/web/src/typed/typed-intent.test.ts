import { BLACK, geometryOf, type Point, parsePoint } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../derive/sentence.ts';
import type { Intent } from '../intent.ts';
import { firstSettings } from '../settings.ts';
import { type AppState, firstState } from '../state.ts';
import { texts } from '../text/en/index.ts';
import { typed as en } from '../text/en/typed.ts';
import { typed as fr } from '../text/fr/typed.ts';
import { update } from '../update/update.ts';
import { typedIntent } from './typed-intent.ts';

const point = (name: string): Point => {
  const found = parsePoint(geometryOf(9), name);
  if (!found.ok) throw new Error(name);
  return found.value;
};

const after = (state: AppState, ...intents: Intent[]) =>
  intents.reduce((now, intent) => update(now, intent)[0], state);
const atHome = firstState(firstSettings('en') as never, texts, {
  screen: 'home',
});
const BEGIN: Intent = { kind: 'begun', id: 'g1', now: 1, lot: BLACK };
const ofTwo = after(atHome, { kind: 'opponentChosen', opponent: 'person' }, BEGIN);
const withHonte = after(atHome, { kind: 'colorWished', color: BLACK }, BEGIN);

function roomOf({ room }: AppState) {
  if (room.kind !== 'open') throw new Error(room.kind);
  return room;
}

/** The state after these lines were typed, one after the other. */
const type = (state: AppState, ...lines: string[]) =>
  lines.reduce((now, line) => after(now, typedIntent(now, roomOf(now), en, line, undefined)), state);
/** What the page says after these lines. */
const answer = (state: AppState, ...lines: string[]) => {
  const typedAll = type(state, ...lines);
  return sentenceOf(typedAll, roomOf(typedAll));
};

describe('typed lines', () => {
  it('play, pass, take back and bring back', () => {
    expect(answer(ofTwo, 'd4', 'E5')).toBe('White played E5. Black to move.');
    expect(answer(ofTwo, 'd4', 'undo')).toBe('Taken back. Black to move.');
    expect(answer(ofTwo, 'd4', 'annuler', 'rétablir')).toBe('Brought back. White to move.');
    expect(answer(ofTwo, 'pass')).toBe('Black passes. If White passes too, you count.');
  });

  it('resign only after a yes', () => {
    expect(answer(ofTwo, 'resign')).toBe('Black resigns?');
    expect(answer(ofTwo, 'resign', 'no')).toBe('Black plays first, on any crossing.');
    expect(roomOf(type(ofTwo, 'resign', 'oui')).table.game.event?.kind).toBe('resigned');
  });

  it('are refused as on the board, or with what is near', () => {
    expect(answer(ofTwo, 'd4', 'd4', 'e5', 'd4')).toBe('There is already a stone at D4.');
    expect(answer(ofTwo, 'k10')).toBe('K10 is not on this board of 9\u00a0×\u00a09.');
    expect(answer(ofTwo, 'i5')).toBe('There is no I5: boards have no column I. After H comes J.');
    expect(answer(ofTwo, 'undi')).toBe('“undi” is not understood. Near it: undo.');
    expect(answer(ofTwo, 'xyzzy')).toBe('“xyzzy” is not understood. Type ? for all that can be typed.');
    expect(answer(ofTwo, 'undo')).toBe('There is no move to take back.');
    expect(answer(ofTwo, 'redo')).toBe('There is no move to bring back.');
    expect(answer(ofTwo, 'yes')).toBe('Nothing was asked.');
  });

  it('wait for the computer', () => {
    expect(answer(withHonte, 'd4', 'e5')).toBe('Wait: it is Honte’s move.');
    expect(answer(withHonte, 'd4', 'pass')).toBe('Wait: it is Honte’s move.');
    expect(answer(withHonte, 'd4', 'turn')).toBe('Honte’s move.');
  });

  it('mark chains once play has stopped, and no longer pass', () => {
    const marking = type(ofTwo, 'd4', 'a1', 'pass', 'pass');
    expect(answer(marking, 'a1')).toBe('One stone is marked dead.');
    expect(answer(marking, 'pass')).toBe('Play has stopped: that is for later, or too late.');
    expect(answer(marking, 'turn')).toBe('Both have passed: the dead are being marked.');
    expect(answer(marking, 'score')).toBe('White leads by 7.5.');
  });

  it('list all that can be typed', () => {
    const listed = type(ofTwo, '?');
    expect(sentenceOf(listed, roomOf(listed))).toBe('Here is all that can be typed.');
    expect(listed.announcements.at(-1)?.text).toMatch(/^What can be typed\. d4, plays there/);
  });
});

describe('typed questions', () => {
  const fight = type(ofTwo, 'd4', 'd5', 'e4', 'c4', 'j1', 'f4', 'j2', 'e5');

  it.each([
    ['last move', 'Move 8: White, E5.'],
    ['turn', 'Black to move.'],
    ['captures', 'Nothing has been taken yet.'],
    ['chain e4', 'Black’s chain of 2: E4, D4. 2 liberties: D3, E3.'],
    ['liberties d4', '2 liberties: D3, E3.'],
    ['chain c4', 'White’s stone at C4 stands alone. 3 liberties: C5, B4, C3.'],
    ['chain a1', 'A1 is empty.'],
    ['chain', 'Which chain? Type a point after the word, as in chain d4.'],
    ['atari', 'No chain is in atari.'],
    ['clock', 'This game has no clock.'],
    [
      'score',
      'Nothing is counted before both pass. If every stone lives, the area so far is Black 4, White 4; 73 points are open. White’s 7.5 points of komi are not in it.',
    ],
  ])('“%s”: %s', (line, expected) => {
    expect(answer(fight, line)).toBe(expected);
  });

  it('name chains in atari with their last liberty, and what was taken', () => {
    const atari = type(fight, 'j3', 'e3');
    expect(answer(atari, 'atari')).toBe('Black, 2 stones at D4: last liberty D3.');
    expect(answer(atari, 'j4', 'd3', 'captures')).toBe('Black has taken none, White 2 stones.');
  });

  it('are about the point of the keyboard, where none is named', () => {
    const intent = typedIntent(fight, roomOf(fight), en, 'liberties here', point('D4'));
    expect(intent).toEqual({ kind: 'lineAnswered', text: '2 liberties: D3, E3.' });
  });

  it('name the last moves', () => {
    expect(answer(type(ofTwo, 'd4', 'pass'), 'moves')).toBe(
      '2 moves so far. The last: Black D4, White pass.',
    );
  });

  it('are answered in French', () => {
    const say = (line: string) => typedIntent(fight, roomOf(fight), fr, line, undefined);
    expect(say('libertés d4')).toMatchObject({ text: '2 libertés\u00a0: D3, E3.' });
    expect(say('prises')).toMatchObject({ text: 'Rien n’a encore été pris.' });
    expect(say('pendules')).toMatchObject({ text: 'Cette partie n’a pas de pendule.' });
    expect(say('libre')).toMatchObject({
      text: expect.stringMatching(/^«\u00a0libre\u00a0» n’est pas compris/),
    });
  });
});
