import { type Event, eventsOf, plyOf, positionOf, usedHints } from '@honte/game';
import { BLACK, type Color, geometryOf, type Move, type Point, parsePoint, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { boardViewOf } from '../derive/board-view.ts';
import { sentenceOf } from '../derive/sentence.ts';
import type { Effect } from '../effect.ts';
import type { EngineJob } from '../engine/job.ts';
import { firstSheet } from '../game-sheet.ts';
import type { Intent } from '../intent.ts';
import type { KeptGame } from '../kept-game.ts';
import { firstSettings } from '../settings.ts';
import { type AppState, firstState, type OpenRoom } from '../state.ts';
import { texts as en } from '../text/en/index.ts';
import { update } from '../update/update.ts';

const ENGLISH = firstSettings('en');
const UNDO: Intent = { kind: 'undoChosen' };
const HINT: Intent = { kind: 'hintChosen' };

function point(name: string): Point {
  const found = parsePoint(geometryOf(9), name);
  if (!found.ok) throw new Error(name);
  return found.value;
}

const choose = (name: string): Intent => ({ kind: 'pointChosen', point: point(name) });

/** The state after these intents, and the chores of them all. */
function after(state: AppState, ...intents: Intent[]): [AppState, Effect[]] {
  const all: Effect[] = [];
  let now = state;
  for (const intent of intents) {
    const [next, effects] = update(now, intent);
    now = next;
    all.push(...effects);
  }
  return [now, all];
}

function roomOf(state: AppState): OpenRoom {
  if (state.room.kind !== 'open') throw new Error(state.room.kind);
  return state.room;
}

const gameOf = (state: AppState) => roomOf(state).table.game;
const said = (state: AppState) => sentenceOf(state, roomOf(state));

/** An open game of a person with the black stones, or of two people, after these events. */
function opened(computer: Color | undefined, events: readonly Event[] = []): AppState {
  const sheet = {
    ...firstSheet('en'),
    computer: computer === undefined ? undefined : ({ color: computer, level: 'easy' } as const),
  };
  const kept: KeptGame = { id: 'g1', sheet, events, begunAt: 1, changedAt: 1 };
  const home = firstState(ENGLISH, en, { screen: 'home' });
  const route = { screen: 'game', id: 'g1', part: 'play' } as const;
  return after(home, { kind: 'went', route }, { kind: 'gameFound', kept })[0];
}

function jobOf({ engine }: AppState): EngineJob {
  if (engine.kind !== 'thinking') throw new Error(`the computer is ${engine.kind}`);
  return engine.job;
}

/** The answer to the question that is open: what to play, as a hint. */
function hinting(state: AppState, name: string, color: Color = BLACK): Intent {
  const move: Move = name === 'pass' ? { kind: 'pass', color } : { kind: 'play', color, point: point(name) };
  return { kind: 'engineAnswered', job: jobOf(state), answer: { goal: 'hint', move } };
}

/** The computer's turn is taken at this point. */
function answering(state: AppState, name: string): Intent {
  const choice = { kind: 'play', color: WHITE, point: point(name) } as const;
  return { kind: 'engineAnswered', job: jobOf(state), answer: { goal: 'turn', choice, lead: 0 } };
}

/** A hint taken, whatever it costs. */
function hinted(state: AppState, name: string): AppState {
  const [asked] = update(state, HINT);
  const [sought] = roomOf(asked).asks === 'hint' ? update(asked, { kind: 'hintTaken' }) : [asked];
  return update(sought, hinting(sought, name))[0];
}

const marksIn = (state: AppState) =>
  boardViewOf(roomOf(state)).overlays?.filter(({ kind }) => kind === 'proposals');

describe('a hint', () => {
  it('is asked of the strongest level, whatever the game’s is', () => {
    const [state, effects] = update(opened(WHITE), HINT);
    expect(effects).toMatchObject([
      { kind: 'askEngine', job: { game: 'g1', events: 0, goal: 'hint' }, question: { level: 'hard' } },
    ]);
    const [noticed] = update(state, {
      kind: 'engineProgressed',
      job: jobOf(state),
      progress: { share: 0.2, elapsedMs: 400, isHere: true },
    });
    expect(said(noticed)).toBe('Looking for the move a master would play…');
  });

  it('is shown on the board and in words, kept with the game, and placed nowhere', () => {
    const [asked] = update(opened(WHITE), HINT);
    const [state, effects] = update(asked, hinting(asked, 'E5'));
    expect(eventsOf(gameOf(state))).toMatchObject([{ kind: 'hinted', by: BLACK }]);
    expect(effects.map(({ kind }) => kind)).toEqual(['keepGame', 'explainHint']);
    expect(marksIn(state)).toEqual([{ kind: 'proposals', labels: [{ point: point('E5'), text: '!' }] }]);
    expect(plyOf(gameOf(state))).toBe(0);
    const of = { game: 'g1', events: 1, language: 'en' } as const;
    const [told] = update(state, { kind: 'hintExplained', of, text: 'It is the middle.' });
    expect(said(told)).toBe('Hard would play E5. It is the middle.');
    expect(said(update(state, { kind: 'hintExplained', of, text: undefined })[0])).toBe(
      'Hard would play E5.',
    );
  });

  it('may be a pass', () => {
    const state = hinted(opened(WHITE), 'pass');
    expect(marksIn(state)).toEqual([]);
    const of = { game: 'g1', events: 1, language: 'en' } as const;
    expect(said(update(state, { kind: 'hintExplained', of, text: 'Why not.' })[0])).toBe(
      'Hard would pass. Why not.',
    );
  });

  it('is free once, then says its price, and is taken only by a yes', () => {
    const first = hinted(opened(WHITE), 'E5');
    const [played] = after(first, choose('E5'));
    const [turn] = update(played, answering(played, 'C3'));
    const [asked, effects] = update(turn, HINT);
    expect(effects).toEqual([]);
    expect(said(asked)).toBe('This hint costs 1 point of this game. Show it?');
    expect(roomOf(update(asked, { kind: 'answeredNo' })[0]).isSeekingHint).toBe(false);
    const [taken] = update(asked, { kind: 'hintTaken' });
    expect(jobOf(taken).goal).toBe('hint');
    expect(usedHints(gameOf(update(taken, hinting(taken, 'G7'))[0])).black).toBe(2);
  });

  it('costs nothing in a game that earns nothing', () => {
    let state = opened(undefined);
    for (const name of ['E5', 'D5']) {
      const [asked] = update(state, HINT);
      expect(roomOf(asked).asks).toBeUndefined();
      const { turn } = positionOf(gameOf(asked));
      const [shown] = update(asked, hinting(asked, name, turn));
      [state] = after(shown, choose(name), choose(name === 'E5' ? 'G7' : 'C3'));
    }
    expect(usedHints(gameOf(state))).toEqual({ black: 2, white: 0 });
  });

  it('is one of three', () => {
    let state = opened(WHITE);
    for (const name of ['E5', 'D5', 'F5']) {
      const [played] = after(hinted(state, name), choose(name));
      [state] = update(played, answering(played, { E5: 'C3', D5: 'G7', F5: 'C7' }[name] ?? ''));
    }
    const [refused, effects] = update(state, HINT);
    expect(effects).toEqual([]);
    expect(said(refused)).toBe('Your three hints of this game are used up.');
  });

  it('is told again for nothing, also after undo and in a game opened again', () => {
    const first = hinted(opened(WHITE), 'E5');
    const [again, effects] = update(first, HINT);
    expect(effects).toEqual([]);
    expect(usedHints(gameOf(again)).black).toBe(1);
    const [gone] = update(first, choose('D4'));
    expect(marksIn(gone)).toEqual([]);
    const [back] = update(gone, UNDO);
    expect(marksIn(back)).toHaveLength(1);
    expect(said(back)).toContain('Taken back.');
    const [retold] = update(back, HINT);
    expect(usedHints(gameOf(retold)).black).toBe(1);
    expect(said(retold)).not.toContain('Taken back.');
    expect(marksIn(opened(WHITE, eventsOf(gameOf(first))))).toHaveLength(1);
  });

  it('is asked for in words that fit when it cannot be had', () => {
    const [thinking] = update(opened(WHITE), choose('E5'));
    expect(said(update(thinking, HINT)[0])).toBe('A hint is for your own turn.');
    const [over] = after(opened(WHITE), { kind: 'resignChosen' });
    expect(roomOf(update(over, HINT)[0]).notice).toEqual({ kind: 'hintRefused', why: 'over' });
    const [asked] = update(opened(WHITE), HINT);
    const [failed] = update(asked, { kind: 'engineFailed', job: jobOf(asked), why: 'brokeDown' });
    expect(said(failed)).toContain('No hint could be found.');
    expect(failed.engine.kind).toBe('idle');
  });
});

describe('a hint that is sought', () => {
  it('is dropped by stop, by a play, and by undo', () => {
    const [asked] = after(opened(WHITE), choose('E5'));
    const [turn] = update(asked, answering(asked, 'C3'));
    const [sought] = update(turn, HINT);
    const answer = hinting(sought, 'G7');
    for (const intent of [{ kind: 'hintStopped' } as const, choose('D4'), UNDO]) {
      const [left, effects] = update(sought, intent);
      expect(roomOf(left).isSeekingHint).toBe(false);
      // Nothing is asked any more, or the computer's own turn.
      expect(effects.some(({ kind }) => kind === 'stopEngine' || kind === 'askEngine')).toBe(true);
      const [late] = update(left, answer);
      expect(late).toBe(left);
      expect(marksIn(late)).toEqual([]);
    }
  });

  it('leaves a question under the finger', () => {
    const [sought] = after(opened(WHITE), HINT, { kind: 'asked', question: 'resign' });
    const [state] = update(sought, hinting(sought, 'E5'));
    expect(said(state)).toBe('Do you resign?');
    expect(marksIn(state)).toHaveLength(1);
  });

  it('is told in the other language when that is chosen', () => {
    const state = hinted(opened(WHITE), 'E5');
    const [, effects] = update(state, { kind: 'settingsChosen', change: { language: 'fr' } });
    expect(effects).toContainEqual(
      expect.objectContaining({ kind: 'explainHint', of: { game: 'g1', events: 1, language: 'fr' } }),
    );
  });
});

describe('taking back', () => {
  const played = (state: AppState, mine: string, its: string) => {
    const [asked] = update(state, choose(mine));
    return update(asked, answering(asked, its))[0];
  };

  it('says what it costs once, and how it costs nothing', () => {
    const state = played(played(opened(WHITE), 'E5', 'C3'), 'G7', 'C7');
    const [once] = update(state, UNDO);
    expect(said(once)).toMatch(/^Taken back\. Your move\. Play on differently, .* Redo keeps them\.$/);
    const [twice] = update(once, UNDO);
    expect(said(twice)).toBe('Taken back. Your move.');
    const spent = played(once, 'D4', 'F6');
    expect(said(update(spent, UNDO)[0])).toBe('Taken back. Your move.');
  });

  it('says nothing of points where there are none', () => {
    const [state] = after(opened(undefined), choose('E5'), UNDO);
    expect(said(state)).toBe('Taken back. Black to move.');
  });

  it('leads out of giving up to the very position, and out of the computer’s to one’s own turn', () => {
    const state = played(opened(WHITE), 'E5', 'C3');
    const [back] = after(state, { kind: 'resignChosen' }, UNDO);
    expect(plyOf(gameOf(back))).toBe(2);
    expect(back.route).toEqual({ screen: 'game', id: 'g1', part: 'play' });
    const [asked] = update(state, choose('G7'));
    const [over] = update(asked, {
      kind: 'engineAnswered',
      job: jobOf(asked),
      answer: { goal: 'turn', choice: { kind: 'resign', color: WHITE }, lead: 0 },
    });
    const [open] = update(over, UNDO);
    expect(plyOf(gameOf(open))).toBe(2);
    expect(open.engine.kind).toBe('idle');
  });
});
