// Marking by groups, its undo, what the computer proposes to two people, and the warning before a pass.
import type { ChainFate } from '@honte/engine';
import { acceptancesOf, marksOf, movesOf, phaseOf, positionOf } from '@honte/game';
import { BLACK, type Color, geometryOf, type Point, parsePoint, printPoint, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { chainsOf } from '../derive/dispute.ts';
import { sentenceOf } from '../derive/sentence.ts';
import type { Intent } from '../intent.ts';
import { firstSettings } from '../settings.ts';
import { type AppState, firstState, type OpenRoom } from '../state.ts';
import { texts as en } from '../text/en/index.ts';
import { update } from './update.ts';

const ENGLISH = firstSettings('en');
const home = firstState(ENGLISH, en, { screen: 'home' });
const PASS: Intent = { kind: 'passChosen' };

function point(name: string): Point {
  const found = parsePoint(geometryOf(9), name);
  if (!found.ok) throw new Error(name);
  return found.value;
}

const choose = (name: string): Intent => ({ kind: 'pointChosen', point: point(name) });

function after(state: AppState, ...intents: Intent[]): AppState {
  return intents.reduce((now, intent) => update(now, intent)[0], state);
}

function roomOf(state: AppState): OpenRoom {
  if (state.room.kind !== 'open') throw new Error(state.room.kind);
  return state.room;
}

const gameOf = (state: AppState) => roomOf(state).table.game;
const deadIn = (state: AppState) =>
  marksOf(gameOf(state))
    .dead.map((p) => printPoint(geometryOf(9), p))
    .join(' ');
const turnBack = (way: 'undo' | 'redo'): Intent => ({ kind: 'markTurnedBack', way });

/** A game of two people after these points and passes. */
function between(line: string): AppState {
  const begun = after(
    home,
    { kind: 'opponentChosen', opponent: 'person' },
    { kind: 'begun', id: 'g1', now: 1, lot: BLACK },
  );
  return after(begun, ...line.split(' ').map((word) => (word === 'pass' ? PASS : choose(word))));
}

/** The computer judges: these chains are dead, all others alive. */
function judged(state: AppState, dead: string): AppState {
  if (state.engine.kind !== 'thinking') throw new Error(`the computer is ${state.engine.kind}`);
  const { board } = positionOf(gameOf(state));
  const chains = chainsOf(board).map((chain): ChainFate => {
    const isDead = dead.split(' ').some((name) => name !== '' && chain.includes(point(name)));
    const color = board.stones[chain[0] as Point] as Color;
    return {
      chain,
      color,
      fate: isDead ? 'dead' : 'alive',
      confidence: 0.9,
      basis: 'reading',
      proof: undefined,
    };
  });
  return after(state, {
    kind: 'engineAnswered',
    job: state.engine.job,
    answer: { goal: 'fates', chains },
  });
}

describe('marks', () => {
  // B3 and C2 cannot be parted; G7 stands alone.
  const marking = judged(between('E5 B3 E6 C2 E7 G7 pass pass'), '');

  it('change by the group, and are taken back and brought back in order', () => {
    const group = after(marking, choose('B3'));
    expect(deadIn(group)).toBe('B3 C2');
    const both = after(group, choose('G7'));
    expect(deadIn(both)).toBe('G7 B3 C2');
    const one = after(both, turnBack('undo'));
    expect(deadIn(one)).toBe('B3 C2');
    const none = after(one, turnBack('undo'));
    expect(deadIn(none)).toBe('');
    expect(deadIn(after(none, turnBack('redo')))).toBe('B3 C2');
    expect(deadIn(after(none, turnBack('redo'), turnBack('redo')))).toBe('G7 B3 C2');
  });

  it('are not brought back over a new one, nor taken back where there is none', () => {
    const changed = after(marking, choose('B3'), turnBack('undo'), choose('G7'));
    expect(deadIn(after(changed, turnBack('redo')))).toBe('G7');
    expect(update(marking, turnBack('undo'))[0]).toBe(marking);
  });

  it('that are taken back are accepted anew', () => {
    const accepted = after(marking, choose('B3'), { kind: 'accepted', by: BLACK });
    expect(acceptancesOf(gameOf(accepted)).black).toBe(true);
    expect(acceptancesOf(gameOf(after(accepted, turnBack('undo')))).black).toBe(false);
  });

  it('are forgotten when play goes on', () => {
    const on = after(marking, choose('B3'), { kind: 'resumeChosen', by: BLACK });
    expect(roomOf(on).toggles.past).toEqual([]);
  });
});

describe('between two people', () => {
  const stopped = between('E5 A1 pass pass');

  it('the computer is asked who is dead, and of nothing else', () => {
    expect(between('E5 A1').engine.kind).toBe('idle');
    expect(stopped.engine).toMatchObject({ kind: 'thinking', job: { goal: 'fates' } });
    expect(sentenceOf(stopped, roomOf(stopped))).toBe(
      'Both have passed. Honte looks for stones that cannot be saved…',
    );
  });

  it('it marks what it holds for dead, and accepts for nobody', () => {
    const proposed = judged(stopped, 'A1');
    expect(deadIn(proposed)).toBe('A1');
    expect(acceptancesOf(gameOf(proposed))).toEqual({ black: false, white: false });
    expect(proposed.engine.kind).toBe('idle');
  });

  it('it leaves alone what they have begun to mark, or accepted', () => {
    expect(deadIn(judged(after(stopped, choose('E5')), 'A1'))).toBe('E5');
    expect(deadIn(judged(after(stopped, { kind: 'accepted', by: BLACK }), 'A1'))).toBe('');
  });

  it('nobody is warned before a pass', () => {
    expect(movesOf(gameOf(between('E5 pass'))).at(-1)).toMatchObject({ kind: 'pass', color: WHITE });
  });
});

describe('who passes against the computer while behind', () => {
  /** The computer has played E5 as Black, and sees Black ahead by so much. */
  function played(lead: number): AppState {
    const begun = after(
      home,
      { kind: 'opponentChosen', opponent: 'computer' },
      { kind: 'colorWished', color: WHITE },
      { kind: 'begun', id: 'g1', now: 1, lot: BLACK },
    );
    if (begun.engine.kind !== 'thinking') throw new Error(begun.engine.kind);
    return after(begun, {
      kind: 'engineAnswered',
      job: begun.engine.job,
      answer: { goal: 'turn', choice: { kind: 'play', color: BLACK, point: point('E5') }, lead },
    });
  }

  it('is told so once, and passes all the same', () => {
    const warned = after(played(4.4), PASS);
    expect(roomOf(warned).asks).toBe('passBehind');
    expect(movesOf(gameOf(warned))).toHaveLength(1);
    expect(sentenceOf(warned, roomOf(warned))).toBe(
      'As Honte sees it, it leads by about 4 points. If both pass, the board is counted.',
    );
    const passed = after(warned, PASS);
    expect(movesOf(gameOf(passed)).at(-1)).toMatchObject({ kind: 'pass', color: WHITE });
    const kept = after(warned, { kind: 'answeredNo' });
    expect(roomOf(kept).asks).toBeUndefined();
    expect(movesOf(gameOf(after(kept, PASS))).at(-1)).toMatchObject({ kind: 'pass' });
  });

  it('is not told so when ahead', () => {
    const passed = after(played(-4.4), PASS);
    expect(movesOf(gameOf(passed)).at(-1)).toMatchObject({ kind: 'pass', color: WHITE });
    expect(phaseOf(gameOf(passed))).toBe('play');
  });
});
