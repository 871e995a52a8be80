import type { ChainFate, Choice } from '@honte/engine';
import {
  eventsOf,
  marksOf,
  movesOf,
  phaseOf,
  plyOf,
  positionOf,
  resultOf,
  type TimeSettings,
} from '@honte/game';
import {
  BLACK,
  type Color,
  geometryOf,
  type Point,
  parsePoint,
  printPoint,
  type RulesetName,
  WHITE,
} from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { clockAtNow } from '../clock/moment.ts';
import { chainsOf, disputeOf } from '../derive/dispute.ts';
import { sentenceOf } from '../derive/sentence.ts';
import type { Effect } from '../effect.ts';
import type { EngineJob } from '../engine/job.ts';
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

/** A game against the computer, with the person's color and these rules. */
function begunAs(color: Color, ruleset: RulesetName = 'french'): AppState {
  return after(
    home,
    { kind: 'rulesetChosen', ruleset },
    { kind: 'colorWished', color },
    { kind: 'begun', id: 'g1', now: 1, lot: BLACK },
  )[0];
}

function jobOf({ engine }: AppState): EngineJob {
  if (engine.kind !== 'thinking') throw new Error(`the computer is ${engine.kind}`);
  return engine.job;
}

/** The computer takes these turns, one after each wish of the person: points, `pass` or `resign`. */
function answer(state: AppState, word: string): AppState {
  const color = roomOf(state).table.sheet.computer?.color ?? BLACK;
  const choice: Choice =
    word === 'pass' || word === 'resign'
      ? { kind: word, color }
      : { kind: 'play', color, point: point(word) };
  return update(state, {
    kind: 'engineAnswered',
    job: jobOf(state),
    answer: { goal: 'turn', choice, lead: 0 },
  })[0];
}

/** Plays what a line says, such as "E5 C3 G7 pass": whoever's turn it is makes the next move. */
function played(state: AppState, line: string): AppState {
  let now = state;
  for (const word of line.split(' ')) {
    const { sheet, game } = roomOf(now).table;
    if (positionOf(game).turn === sheet.computer?.color) now = answer(now, word);
    else now = update(now, word === 'pass' ? PASS : choose(word))[0];
  }
  return now;
}

/** The computer judges: these chains are dead, or alive in seki, all others alive. */
function judged(state: AppState, dead: string, seki = ''): AppState {
  const { board } = positionOf(gameOf(state));
  const named = (names: string, chain: readonly Point[]) =>
    names.split(' ').some((name) => name !== '' && chain.includes(point(name)));
  const chains = chainsOf(board).map((chain): ChainFate => {
    const fate = named(dead, chain) ? 'dead' : named(seki, chain) ? 'seki' : 'alive';
    return {
      chain,
      color: board.stones[chain[0] as Point] as Color,
      fate,
      confidence: 0.95,
      basis: 'reading',
      proof: undefined,
    };
  });
  return update(state, {
    kind: 'engineAnswered',
    job: jobOf(state),
    answer: { goal: 'fates', chains },
  })[0];
}

const deadIn = (state: AppState) => marksOf(gameOf(state)).dead.map((p) => printPoint(geometryOf(9), p));

describe('the computer', () => {
  it('is asked whenever it is to move, about this game and no other', () => {
    const [, effects] = update(begunAs(BLACK), choose('E5'));
    expect(effects.at(-1)).toMatchObject({
      kind: 'askEngine',
      job: { game: 'g1', events: 1, goal: 'turn' },
      question: { level: 'easy', playsOut: false, moves: [{ kind: 'play', color: BLACK }] },
    });
  });

  it('begins as Black, and plays where it says', () => {
    const state = begunAs(WHITE);
    expect(said(state)).toBe('Honte plays first.');
    expect(said(answer(state, 'E5'))).toBe('Honte played E5. Your move.');
  });

  it('passes and resigns in words', () => {
    const passed = played(begunAs(BLACK), 'E5 pass');
    expect(said(passed)).toBe('Honte passes: it sees nothing left to gain. If you pass too, you count.');
    const over = played(begunAs(BLACK), 'E5 resign');
    expect(resultOf(gameOf(over))).toEqual({ kind: 'resignation', winner: BLACK });
    expect(over.engine.kind).toBe('idle');
  });

  it('passes where what it chose is forbidden', () => {
    expect(movesOf(gameOf(played(begunAs(BLACK), 'E5 E5'))).at(-1)).toMatchObject({ kind: 'pass' });
  });

  it('is said to think only once that takes a while', () => {
    const [asked] = update(begunAs(BLACK), choose('E5'));
    expect(said(asked)).toBe('You played E5.');
    const [noticed] = update(asked, {
      kind: 'engineProgressed',
      job: jobOf(asked),
      progress: { share: 0.5, elapsedMs: 400, isHere: true },
    });
    expect(said(noticed)).toBe('You played E5. Honte is thinking…');
    expect(update(noticed, { kind: 'hurryChosen' })[1]).toEqual([{ kind: 'hurryEngine' }]);
  });

  it('leaves the board alone while it thinks: no stone, no pass, no refusal', () => {
    const [asked] = update(begunAs(BLACK), choose('E5'));
    for (const intent of [choose('C3'), PASS]) {
      const [state, effects] = update(asked, intent);
      expect(gameOf(state)).toBe(gameOf(asked));
      expect(effects).toEqual([]);
    }
  });

  it('is not heard about a position that is gone', () => {
    const [asked] = update(begunAs(BLACK), choose('E5'));
    const job = jobOf(asked);
    const [undone, effects] = update(asked, { kind: 'undoChosen' });
    expect(effects).toContainEqual({ kind: 'stopEngine' });
    const late: Intent = {
      kind: 'engineAnswered',
      job,
      answer: { goal: 'turn', choice: { kind: 'pass', color: WHITE }, lead: 0 },
    };
    expect(update(undone, late)[0]).toBe(undone);
    const [again] = update(undone, choose('D5'));
    expect(update(again, late)[0]).toBe(again);
    expect(jobOf(again).number).toBeGreaterThan(job.number);
  });

  it('is asked again in a game that is opened while it was to move', () => {
    const [asked] = update(begunAs(BLACK), choose('E5'));
    const { table } = roomOf(asked);
    const kept = { ...table, events: eventsOf(table.game), changedAt: 2 };
    const route = { screen: 'game', id: 'g1', part: 'play' } as const;
    const [, effects] = after(home, { kind: 'went', route }, { kind: 'gameFound', kept });
    expect(effects.at(-1)).toMatchObject({ kind: 'askEngine', job: { events: 1 } });
  });

  it('plays on for somebody who looks elsewhere, and leaves them there', () => {
    const [away] = after(begunAs(BLACK), choose('E5'), { kind: 'went', route: { screen: 'settings' } });
    const state = answer(away, 'C3');
    expect(plyOf(gameOf(state))).toBe(2);
    expect(state.route).toEqual({ screen: 'settings' });
  });

  it('says that it failed, and is asked again on demand', () => {
    const [asked] = update(begunAs(BLACK), choose('E5'));
    const [failed] = update(asked, { kind: 'engineFailed', job: jobOf(asked), why: 'notLoaded' });
    expect(said(failed)).toContain('could not be loaded');
    const [again, effects] = update(failed, { kind: 'askedAgain' });
    expect(effects.map(({ kind }) => kind)).toEqual(['askEngine']);
    expect(jobOf(again).events).toBe(1);
  });
});

describe('taking back against the computer', () => {
  it('goes back to one’s own turn, whoever moved last', () => {
    const state = played(begunAs(BLACK), 'E5 C3 G7');
    const [once] = update(state, { kind: 'undoChosen' });
    expect(plyOf(gameOf(once))).toBe(2);
    const [twice, effects] = update(once, { kind: 'undoChosen' });
    expect(plyOf(gameOf(twice))).toBe(0);
    expect(effects.some(({ kind }) => kind === 'askEngine')).toBe(false);
    const [redone] = after(twice, { kind: 'redoChosen' }, { kind: 'redoChosen' });
    expect(plyOf(gameOf(redone))).toBe(3);
    expect(jobOf(redone).goal).toBe('turn');
  });

  it('is no use before one has moved', () => {
    const state = played(begunAs(WHITE), 'E5');
    expect(update(state, { kind: 'undoChosen' })[0]).toBe(state);
  });
});

describe('the person', () => {
  it('resigns with their own color, even while the computer thinks', () => {
    const [state] = after(begunAs(BLACK), choose('E5'), { kind: 'resignChosen' });
    expect(resultOf(gameOf(state))).toEqual({ kind: 'resignation', winner: WHITE });
    expect(state.engine.kind).toBe('idle');
  });

  it('is still asked whether they resign when the computer moves meanwhile', () => {
    const [asked] = after(begunAs(BLACK), choose('E5'), { kind: 'asked', question: 'resign' });
    const moved = answer(asked, 'C3');
    expect(plyOf(gameOf(moved))).toBe(2);
    expect(said(moved)).toBe('Do you resign?');
    expect(said(update(moved, { kind: 'answeredNo' })[0])).toBe('Honte played C3. Your move.');
    expect(roomOf(answer(asked, 'resign')).asks).toBeUndefined();
  });

  it('has the other color in the next game, and in a rematch', () => {
    const BEGIN: Intent = { kind: 'begun', id: 'g1', now: 1, lot: WHITE };
    const [first, effects] = update(home, BEGIN);
    expect(roomOf(first).table.sheet.computer).toEqual({ color: BLACK, level: 'easy' });
    expect(effects).toContainEqual(
      expect.objectContaining({ kind: 'keepForm', form: expect.objectContaining({ lastColor: WHITE }) }),
    );
    const [second] = update(first, { ...BEGIN, id: 'g2' });
    expect(roomOf(second).table.sheet.computer?.color).toBe(WHITE);
    const [third] = update(second, { kind: 'rematchChosen', id: 'g3', now: 1 });
    expect(roomOf(third).table.sheet.computer?.color).toBe(BLACK);
    expect(third.sheet.lastColor).toBe(WHITE);
  });

  it('keeps a color that was wished for in a rematch', () => {
    const [state] = update(begunAs(BLACK), { kind: 'rematchChosen', id: 'g2', now: 1 });
    expect(roomOf(state).table.sheet.computer?.color).toBe(WHITE);
  });

  it('plays Black where they touch the empty board', () => {
    const [state] = update(home, { kind: 'begun', id: 'g1', now: 1, lot: WHITE, first: point('E5') });
    expect(roomOf(state).table.sheet.computer?.color).toBe(WHITE);
    expect(jobOf(state).events).toBe(1);
  });
});

describe('marking against the computer', () => {
  const stopped = played(begunAs(BLACK), 'E5 A1 G7 pass pass');
  const marking = judged(stopped, 'A1');

  it('waits for its proposal, which is kept', () => {
    expect(said(stopped)).toBe('Both have passed. Honte looks for stones that cannot be saved…');
    expect(update(stopped, choose('E5'))[0]).toBe(stopped);
    expect(update(stopped, { kind: 'countAccepted' })[0]).toBe(stopped);
    expect(deadIn(marking)).toEqual(['A1']);
    expect(said(marking)).toBe('The pale stone looks dead to me. Touch a chain to change it.');
    expect(eventsOf(gameOf(marking)).slice(-2)).toMatchObject([
      { kind: 'markedDead', by: WHITE },
      { kind: 'agreed', by: WHITE },
    ]);
  });

  it('ends when the person accepts what it proposes', () => {
    const [state] = update(marking, { kind: 'countAccepted' });
    expect(resultOf(gameOf(state))).toMatchObject({ kind: 'count', lead: 73.5 });
  });

  it('ends as well when a chain was touched to and fro', () => {
    const [differing] = update(marking, choose('A1'));
    expect(said(differing)).toBe('A1 looks dead to me, almost surely. Playing it out costs you nothing.');
    const [state] = after(differing, choose('A1'), { kind: 'countAccepted' });
    expect(phaseOf(gameOf(state))).toBe('finished');
    expect(deadIn(after(differing, { kind: 'itsMarksTaken' })[0])).toEqual(['A1']);
  });

  it('goes on with play by area when the marks differ, and has the computer take what it claims', () => {
    const [state, effects] = after(marking, choose('E5'), { kind: 'countAccepted' });
    expect(phaseOf(gameOf(state))).toBe('play');
    // White passed first, so White is to move.
    expect(positionOf(gameOf(state)).turn).toBe(WHITE);
    expect(effects.at(-1)).toMatchObject({
      kind: 'askEngine',
      question: { playsOut: true, moves: [], start: { turn: WHITE, ruleset: { ending: 'asItStands' } } },
    });
    expect(said(state)).toContain('We disagree about E5');
    expect(said(answer(state, 'C3'))).toContain('We disagree about E5');
    expect(said(played(state, 'C3 D3 C4'))).not.toContain('disagree');
  });

  it('goes on without a dispute when the person wants to play on', () => {
    const [state, effects] = update(marking, { kind: 'resumeChosen', by: BLACK });
    expect(disputeOf(roomOf(state).table)).toBeUndefined();
    expect(effects.at(-1)).toMatchObject({ question: { playsOut: false } });
  });

  it('remembers a proposal that was made before, and asks only how sure it was', () => {
    const { table } = roomOf(marking);
    const kept = { ...table, events: eventsOf(table.game), changedAt: 2 };
    const route = { screen: 'game', id: 'g1', part: 'count' } as const;
    const [opened] = after(home, { kind: 'went', route }, { kind: 'gameFound', kept });
    expect(jobOf(opened).goal).toBe('fates');
    const again = judged(update(opened, choose('A1'))[0], '');
    expect(deadIn(again)).toEqual([]);
    expect(said(update(again, { kind: 'countAccepted' })[0])).toContain('We disagree about A1');
  });

  it('takes back out of marking to one’s own pass', () => {
    const [state] = update(marking, { kind: 'undoChosen' });
    expect(phaseOf(gameOf(state))).toBe('play');
    expect(positionOf(gameOf(state)).turn).toBe(BLACK);
  });
});

describe('a dispute by territory', () => {
  const marking = judged(played(begunAs(BLACK, 'japanese'), 'E5 A1 G7 pass pass'), 'A1');
  const [copy] = after(marking, choose('A1'), { kind: 'countAccepted' });

  it('has a third mark, for seki', () => {
    const [alive] = update(marking, choose('E5'));
    expect(deadIn(alive)).toContain('E5');
    expect(marksOf(gameOf(update(alive, choose('E5'))[0])).seki).toEqual([point('E5')]);
  });

  it('is played out on a copy, which the one who did not ask begins', () => {
    expect(disputeOf(roomOf(copy).table)).toMatchObject({ isOnCopy: true, chains: [[point('A1')]] });
    expect(positionOf(gameOf(copy)).turn).toBe(WHITE);
    expect(said(copy)).toContain('Let’s play it out on a copy');
  });

  it('leaves the board and the prisoners of the stop, with what the copy has shown', () => {
    const taken = played(copy, 'C3 A2 C4 B1 pass pass');
    expect(phaseOf(gameOf(taken))).toBe('marking');
    expect(plyOf(gameOf(taken))).toBe(5);
    const { board } = positionOf(gameOf(taken));
    expect(board.prisoners(BLACK)).toBe(0);
    expect(deadIn(taken)).toEqual(['A1']);
    expect(said(taken)).toContain('The copy has shown it: the chain at A1 is dead.');
    const [over] = update(taken, { kind: 'countAccepted' });
    expect(resultOf(gameOf(over))).toMatchObject({ kind: 'count' });
  });

  it('shows a chain alive that nobody could take', () => {
    const stands = played(copy, 'C3 D3 pass pass');
    expect(deadIn(stands)).toEqual([]);
    expect(said(stands)).toContain('The copy has shown it: the chain at A1 is alive.');
    expect(disputeOf(roomOf(stands).table)).toBeUndefined();
  });

  it('takes no time while it is played out, and play that goes on does', () => {
    const time: TimeSettings = { kind: 'absolute', mainMs: 60_000 };
    const timed = after(
      home,
      { kind: 'rulesetChosen', ruleset: 'japanese' },
      { kind: 'timePresetChosen', time },
      { kind: 'colorWished', color: BLACK },
      { kind: 'begun', id: 'g1', now: 1, lot: BLACK },
    )[0];
    const stopped = judged(played(timed, 'E5 A1 G7 pass pass'), 'A1');
    const [began] = after(stopped, choose('A1'), { kind: 'countAccepted' });
    expect(disputeOf(roomOf(began).table)?.isOnCopy).toBe(true);
    const leftAt = (state: AppState) => {
      const { black, white } = clockAtNow(roomOf(state).table, state.now);
      return [black, white].map((left) => left.kind === 'main' && left.mainMs);
    };
    const [late] = update(began, { kind: 'ticked' }, 3_600_000);
    expect(phaseOf(gameOf(late))).toBe('play');
    expect(leftAt(late)).toEqual([60_000, 60_000]);
    const taken = played(late, 'C3 A2 C4 B1 pass pass');
    expect(said(taken)).toContain('The copy has shown it');
    const [resumed] = update(taken, { kind: 'resumeChosen', by: BLACK }, 3_700_000);
    expect(leftAt(update(resumed, { kind: 'ticked' }, 3_705_000)[0])).toEqual([60_000, 55_000]);
  });
});
