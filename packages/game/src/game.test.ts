import {
  BLACK,
  type Color,
  geometryOf,
  handicapStart,
  type Point,
  RULESETS,
  territoryReceipt,
  WHITE,
} from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { UNTIMED } from './clock.ts';
import { countedOf, passStonesOf, receiptOfGame, resultOf } from './count.ts';
import {
  acceptancesOf,
  isPaused,
  lastAtOf,
  lastMoveOf,
  movesOf,
  phaseOf,
  plyOf,
  positionOf,
  startOf,
} from './derived.ts';
import type { Event } from './event.ts';
import { after, at, eventOf, gameFrom, gameOf, got, moved, refusal, rows } from './game.testing.ts';
import { apply, applyAll, eventsOf, newGame, standingOf } from './game.ts';
import { printResult } from './result.ts';

const { french, chinese, japanese, aga, tt } = RULESETS;

/** The result text of a game that is over. */
function resultText(game: Parameters<typeof resultOf>[0]): string {
  const result = resultOf(game);
  return result ? printResult(result) : 'not over';
}

describe('a game that begins', () => {
  it('is in play, empty, and Black is to move', () => {
    const game = gameOf();
    expect(phaseOf(game)).toBe('play');
    expect(positionOf(game).turn).toBe(BLACK);
    expect(plyOf(game)).toBe(0);
    expect(movesOf(game)).toEqual([]);
    expect(lastMoveOf(game)).toBeUndefined();
    expect(resultOf(game)).toBeUndefined();
    expect(eventsOf(game)).toEqual([]);
    expect(lastAtOf(game)).toBe(0);
  });

  it('stands as its start says', () => {
    const game = gameFrom('X.\n.O', {}, WHITE);
    expect(rows(positionOf(game))).toEqual(['X.', '.O']);
    expect(positionOf(game).turn).toBe(WHITE);
    expect(startOf(game)).toBe(game.setup.start);
  });

  it('needs settings that make sense', () => {
    const { start } = gameOf({ width: 3 }).setup;
    const begin = (freeHandicap: number) => newGame({ start, freeHandicap, time: UNTIMED });
    expect(begin(2).ok).toBe(true);
    expect(begin(8).ok).toBe(true);
    for (const stones of [1, 9, -2, 2.5, Number.NaN])
      expect(begin(stones)).toEqual({ ok: false, error: 'handicap' });
    expect(newGame({ start, freeHandicap: 0, time: { kind: 'absolute', mainMs: 0 } })).toEqual({
      ok: false,
      error: 'time',
    });
  });

  it('takes a free handicap only on an empty board on which Black begins', () => {
    const time = UNTIMED;
    const setUp = gameFrom('X..\n...\n...').setup.start;
    expect(newGame({ start: setUp, freeHandicap: 2, time })).toEqual({ ok: false, error: 'notEmpty' });
    const setUpEmpty = gameFrom('...\n...\n...', {}, WHITE).setup.start;
    expect(newGame({ start: setUpEmpty, freeHandicap: 2, time })).toEqual({ ok: false, error: 'notEmpty' });
    const blacks = gameFrom('...\n...\n...').setup.start;
    expect(newGame({ start: blacks, freeHandicap: 2, time })).toEqual({ ok: false, error: 'notEmpty' });
    const geometry = geometryOf(9);
    const placed = got(handicapStart(geometry, french, [0 as Point, 1 as Point]));
    expect(newGame({ start: placed, freeHandicap: 2, time })).toEqual({ ok: false, error: 'notEmpty' });
    expect(newGame({ start: placed, freeHandicap: 0, time }).ok).toBe(true);
  });
});

describe('the course of a game', () => {
  it('goes from play to marking after two passes', () => {
    const game = after(gameOf(), 'B E5, W C3, B pass, W pass');
    expect(phaseOf(game)).toBe('marking');
    expect(plyOf(game)).toBe(4);
  });

  it('counts passes from the start again after a stone', () => {
    expect(phaseOf(after(gameOf(), 'B E5, W pass, B C3, W pass'))).toBe('play');
  });

  it('goes on with the opponent of the last passer under most rules, whoever asks', () => {
    for (const asker of ['B', 'W']) {
      const resumed = after(gameOf(), `B E5, W C3, B pass, W pass, ${asker} resumed`);
      expect(phaseOf(resumed)).toBe('play');
      expect(positionOf(resumed).turn).toBe(BLACK);
      const inAga = after(gameOf({ ruleset: aga }), `B E5, W pass, B pass, ${asker} resumed`);
      expect(positionOf(inAga).turn).toBe(WHITE);
    }
  });

  it('goes on with the opponent of the one who asks under Japanese rules', () => {
    const stopped = after(gameOf({ ruleset: japanese }), 'B E5, W pass, B pass');
    expect(positionOf(after(stopped, 'B resumed')).turn).toBe(WHITE);
    const byWhite = after(stopped, 'W resumed');
    expect(positionOf(byWhite).turn).toBe(BLACK);
    // Black passed last and moves again.
    expect(phaseOf(after(byWhite, 'B C3, W pass'))).toBe('play');
  });

  it('stops again after two more passes', () => {
    const resumed = after(gameOf(), 'B pass, W pass, B resumed');
    expect(phaseOf(after(resumed, 'B pass'))).toBe('play');
    expect(phaseOf(after(resumed, 'B pass, W pass'))).toBe('marking');
  });

  it('ends when both accept, and not before', () => {
    const one = after(gameOf({ ruleset: chinese }), 'B E5, W pass, B pass, B agreed');
    expect(phaseOf(one)).toBe('marking');
    expect(acceptancesOf(one)).toEqual({ black: true, white: false });
    expect(resultOf(one)).toBeUndefined();
    const both = after(gameOf(), 'B E5, W pass, B pass, B agreed, W agreed');
    expect(phaseOf(both)).toBe('finished');
    expect(receiptOfGame(both).total).toEqual({ black: 81, white: 7.5 });
    expect(resultText(both)).toBe('B+73.5');
  });

  it('ends with the board as it stands after two passes under Tromp–Taylor rules', () => {
    const game = after(gameOf({ ruleset: tt }), 'B E5, W C3, B pass, W pass');
    expect(phaseOf(game)).toBe('finished');
    expect(receiptOfGame(game).total).toEqual({ black: 1, white: 8.5 });
    expect(resultText(game)).toBe('W+7.5');
  });

  it('ends at once when somebody resigns, on turn or not, in play or in marking', () => {
    expect(resultText(after(gameOf({ ruleset: chinese }), 'B E5, W resigned'))).toBe('B+R');
    expect(resultText(after(gameOf(), 'B E5, B resigned'))).toBe('W+R');
    expect(resultText(after(gameOf(), 'B pass, W pass, B resigned'))).toBe('W+R');
  });

  it('ends without a result when it is broken off', () => {
    const game = after(gameOf(), 'B E5, aborted');
    expect(phaseOf(game)).toBe('finished');
    expect(resultOf(game)).toEqual({ kind: 'aborted' });
    expect(resultText(game)).toBe('?');
  });
});

describe('pass stones', () => {
  it('are one a pass under AGA rules, and one more of White when Black passed last', () => {
    const game = after(gameOf({ ruleset: aga }), 'B E5, W pass, B pass');
    expect(passStonesOf(game)).toEqual({ black: 1, white: 2, whiteOwesPassStone: true });
    const even = after(gameOf({ ruleset: aga }), 'B E5, W C3, B pass, W pass');
    expect(passStonesOf(even)).toEqual({ black: 1, white: 1, whiteOwesPassStone: false });
  });

  it('owe nothing extra until play stops', () => {
    const game = after(gameOf({ ruleset: aga }), 'B pass');
    expect(passStonesOf(game)).toEqual({ black: 1, white: 0, whiteOwesPassStone: false });
    const resumed = after(gameOf({ ruleset: aga }), 'B E5, W pass, B pass, W resumed');
    expect(passStonesOf(resumed)).toEqual({ black: 1, white: 1, whiteOwesPassStone: false });
  });

  it('make the territory count of a game equal to its area count', () => {
    const moves = 'B E5, W C3, B E6, W pass, B E7, W pass, B pass, W dead C3';
    const game = after(gameOf({ ruleset: aga, width: 7 }), moves);
    expect(countedOf(game).passStones).toEqual({ black: 1, white: 3 });
    expect(territoryReceipt(countedOf(game)).lead).toBe(receiptOfGame(game).lead);
  });

  it('are none where a pass costs nothing', () => {
    const game = after(gameOf(), 'B E5, W pass, B pass');
    expect(passStonesOf(game)).toEqual({ black: 0, white: 0, whiteOwesPassStone: false });
    expect(countedOf(game).passStones).toEqual({ black: 0, white: 0 });
  });
});

describe('an event', () => {
  it('leaves the game it was applied to as it was', () => {
    const game = moved(gameOf(), 'E5');
    const left = after(game, 'W C3');
    const right = after(game, 'W G7');
    expect(eventsOf(game)).toHaveLength(1);
    expect(movesOf(game)).toHaveLength(1);
    expect(lastMoveOf(left)).toEqual({ kind: 'play', color: WHITE, point: at(game, 'C3') });
    expect(lastMoveOf(right)).toEqual({ kind: 'play', color: WHITE, point: at(game, 'G7') });
    expect(left.parent).toBe(game);
    expect(right.parent).toBe(game);
  });

  it('cannot come after the end', () => {
    const over = after(gameOf(), 'B E5, W resigned');
    const tries = ['W C3', 'W pass', 'B resigned', 'B agreed', 'B redone', 'paused', 'aborted'];
    for (const text of tries) expect(refusal(over, text)).toEqual({ code: 'wrongPhase', phase: 'finished' });
  });

  it('cannot come in a phase in which such things do not happen', () => {
    const play = gameOf();
    for (const text of ['B agreed', 'B resumed'])
      expect(refusal(play, text)).toEqual({ code: 'wrongPhase', phase: 'play' });
    const marking = moved(play, 'E5 pass pass');
    for (const text of ['W C3', 'W pass', 'W hint C3', 'W voided', 'W timedOut', 'W handicap C3 G7'])
      expect(refusal(marking, text)).toEqual({ code: 'wrongPhase', phase: 'marking' });
  });

  it('is somebody’s', () => {
    const event: Event = { kind: 'passed', by: 3 as number as Color, at: 0 };
    expect(refusal(gameOf(), event)).toEqual({ code: 'noSuchColor' });
    expect(refusal(gameOf(), { kind: 'resigned', by: Number.NaN as Color, at: 0 })).toEqual({
      code: 'noSuchColor',
    });
  });

  it('comes no earlier than the one before', () => {
    const game = after(gameOf(), 'B E5 @1000');
    expect(lastAtOf(game)).toBe(1000);
    expect(refusal(game, 'W C3 @999')).toEqual({ code: 'timeRunsBack', last: 1000 });
    expect(refusal(game, 'W C3 @1000')).toBeUndefined();
    expect(refusal(gameOf(), 'B E5 @-1')).toEqual({ code: 'timeRunsBack', last: 0 });
    for (const time of [Number.NaN, Number.POSITIVE_INFINITY])
      expect(refusal(game, { kind: 'passed', by: WHITE, at: time })).toEqual({
        code: 'timeRunsBack',
        last: 1000,
      });
  });
});

describe('a pause', () => {
  it('lets nothing happen but its end and that of the game', () => {
    const paused = after(gameOf(), 'B E5, W C3, B undone 1, paused');
    expect(isPaused(paused)).toBe(true);
    for (const text of ['W C3', 'W pass', 'B undone 1', 'B redone', 'W hint C3', 'paused'])
      expect(refusal(paused, text)).toEqual({ code: 'paused' });
    expect(resultText(after(paused, 'B resigned'))).toBe('W+R');
    expect(phaseOf(after(paused, 'aborted'))).toBe('finished');
    const on = after(paused, 'continued');
    expect(isPaused(on)).toBe(false);
    expect(refusal(on, 'W C3')).toBeUndefined();
  });

  it('cannot end before it began', () => {
    expect(refusal(gameOf(), 'continued')).toEqual({ code: 'notPaused' });
  });

  it('is possible while marking', () => {
    const game = after(gameOf(), 'B E5, W pass, B pass, paused');
    expect(refusal(game, 'B dead E5')).toEqual({ code: 'paused' });
    expect(phaseOf(after(game, 'continued, B dead E5'))).toBe('marking');
  });
});

describe('a stored game', () => {
  it('comes back from its setup and its events', () => {
    const text = 'B E5, W C3, B undone 1, W redone, B pass, W pass, B dead C3, W agreed, B agreed';
    // A redone event may be anyone's; here the moves stand as before.
    const game = after(gameOf(), text.replace('B undone 1, W redone', 'W undone 1, W redone'));
    const copy: Event[] = JSON.parse(JSON.stringify(eventsOf(game)));
    const again = got(applyAll(got(newGame(game.setup)), copy));
    expect(again.length).toBe(game.length);
    expect(receiptOfGame(again)).toEqual(receiptOfGame(game));
    expect(standingOf(again).stage).toEqual(standingOf(game).stage);
  });

  it('is refused at the first event that cannot be', () => {
    const game = gameOf();
    const events = ['B E5', 'B C3', 'W C3'].map((text) => eventOf(game, text));
    expect(applyAll(game, events)).toEqual({
      ok: false,
      error: { index: 1, refusal: { code: 'notYourTurn', turn: WHITE } },
    });
  });

  it('cannot be made by hand', () => {
    const game = gameOf();
    const forged = { setup: game.setup, parent: game, event: eventOf(game, 'W E5'), length: 1 };
    expect(() => phaseOf(forged)).toThrow('a game grows by `apply` alone');
    expect(apply(game, eventOf(game, 'W E5')).ok).toBe(false);
  });
});
