import { BLACK, bareRuleset, type Move, type Point, RULESETS, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { receiptOfGame, resultOf } from './count.ts';
import {
  canRedo,
  canUndo,
  canVoid,
  handicapExpected,
  marksOf,
  movesOf,
  phaseOf,
  pliesOfTurn,
  plyOf,
  positionOf,
  resumedPlyOf,
  startOf,
  usedHints,
  usedUndo,
  voidersOf,
} from './derived.ts';
import { after, at, fingerprint, gameFrom, gameOf, moved, names, refusal, rows } from './game.testing.ts';
import { eventsOf, type Game } from './game.ts';

const { french, chinese, japanese, aga, nz, tt } = RULESETS;

describe('a play', () => {
  it('is made by the player whose turn it is', () => {
    const game = moved(gameOf(), 'E5');
    expect(refusal(game, 'B C3')).toEqual({ code: 'notYourTurn', turn: WHITE });
    expect(refusal(game, 'B pass')).toEqual({ code: 'notYourTurn', turn: WHITE });
    expect(refusal(game, 'W C3')).toBeUndefined();
  });

  it('is on a point of the board', () => {
    const game = gameOf();
    for (const point of [-1, 81, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9])
      expect(refusal(game, { kind: 'played', by: BLACK, at: 0, point: point as Point })).toEqual({
        code: 'offBoard',
      });
  });

  it('is allowed by the rules, or refused with their reason', () => {
    const game = gameFrom(`
      . X O .
      X . X O
      . X O .
      . . . .
    `);
    const chain = [at(game, 'A4')];
    expect(refusal(moved(game, 'A1'), 'W A1')).toEqual({ code: 'illegal', refusal: { kind: 'occupied' } });
    expect(refusal(moved(game, 'A1'), 'W A4')).toEqual({
      code: 'illegal',
      refusal: { kind: 'suicide', chain },
    });
    const taken = moved(game, 'A1 B3');
    expect(rows(positionOf(taken))).toEqual(['.XO.', 'XO.O', '.XO.', 'X...']);
    expect(refusal(taken, 'B C3')).toEqual({ code: 'illegal', refusal: { kind: 'ko', ply: 1 } });
    expect(refusal(moved(taken, 'D1 C1'), 'B C3')).toBeUndefined();
  });
});

describe('a free handicap', () => {
  const waiting = () => gameOf({ freeHandicap: 3, komi: 0.5 });

  it('is awaited before anything else', () => {
    const game = waiting();
    expect(handicapExpected(game)).toBe(3);
    for (const text of ['B E5', 'B pass', 'B hint E5', 'W E5'])
      expect(refusal(game, text)).toEqual({ code: 'handicapExpected', stones: 3 });
    expect(canUndo(game)).toBe(false);
    expect(phaseOf(after(game, 'B resigned'))).toBe('finished');
  });

  it('is Black’s first turn, after which White moves', () => {
    const game = after(waiting(), 'B handicap C3 G7 E5');
    expect(positionOf(game).turn).toBe(WHITE);
    expect(plyOf(game)).toBe(0);
    expect(rows(positionOf(game))[4]).toBe('....X....');
    expect(startOf(game).handicap).toBe(3);
    expect(startOf(game).komi).toBe(0.5);
    expect(handicapExpected(game)).toBe(0);
    expect(refusal(game, 'B handicap C4 G8 E6')).toEqual({ code: 'noHandicapExpected' });
  });

  it('brings White the compensation', () => {
    const game = after(waiting(), 'B handicap C3 G7 E5, W pass, B pass');
    const receipt = receiptOfGame(game);
    expect(receipt.komi).toBe(0.5);
    expect(receipt.compensation).toBe(2);
    expect(receipt.result).toBe('B+78.5');
    const given = gameOf({ freeHandicap: 3, komi: -4 });
    expect(receiptOfGame(after(given, 'B handicap C3 G7 E5')).komi).toBe(-4);
    const inChinese = gameOf({ ruleset: chinese, freeHandicap: 2, komi: 0.5 });
    expect(receiptOfGame(after(inChinese, 'B handicap C3 G7')).compensation).toBe(2);
  });

  it('is as many different points as were settled', () => {
    const game = waiting();
    expect(refusal(game, 'B handicap C3 G7')).toEqual({ code: 'handicapCount', expected: 3, given: 2 });
    expect(refusal(game, 'B handicap C3 G7 C3')).toEqual({
      code: 'handicapStones',
      refusal: { code: 'occupied', point: at(game, 'C3') },
    });
    const points = [0, 1, Number.NaN].map((p) => p as Point);
    expect(refusal(game, { kind: 'handicapPlaced', by: BLACK, at: 0, points })).toEqual({ code: 'offBoard' });
    expect(refusal(game, 'W handicap C3 G7 E5')).toEqual({ code: 'notYourTurn', turn: BLACK });
  });

  it('can be placed densely as long as the stones have a liberty', () => {
    const points = [0, 1, 2, 3, 4, 5, 6, 7].map((p) => p as Point);
    const game = gameOf({ width: 3, freeHandicap: 8 });
    expect(refusal(game, { kind: 'handicapPlaced', by: BLACK, at: 0, points })).toBeUndefined();
    const two = gameOf({ width: 3, height: 1, freeHandicap: 2 });
    expect(refusal(two, 'B handicap A1 C1')).toBeUndefined();
  });

  it('is not awaited where nobody asked for one', () => {
    expect(refusal(gameOf(), 'B handicap C3 G7')).toEqual({ code: 'noHandicapExpected' });
  });
});

describe('an undo', () => {
  it('takes back as many moves as it says', () => {
    const two = moved(gameOf(), 'E5 C3');
    const four = moved(two, 'G7 G3');
    const undone = after(four, 'B undone 2');
    expect(fingerprint(positionOf(undone))).toEqual(fingerprint(positionOf(two)));
    expect(movesOf(undone)).toEqual(movesOf(two));
    expect(eventsOf(undone)).toHaveLength(5);
    expect(plyOf(after(four, 'W undone 4'))).toBe(0);
  });

  it('takes back at least one move and at most all', () => {
    const game = moved(gameOf(), 'E5 C3');
    for (const plies of [0, -1, 3, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(refusal(game, { kind: 'undone', by: BLACK, at: 0, plies })).toEqual({
        code: 'nothingToUndo',
        most: 2,
      });
    expect(refusal(gameOf(), 'B undone 1')).toEqual({ code: 'nothingToUndo', most: 0 });
    expect(canUndo(game)).toBe(true);
    expect(canUndo(gameOf())).toBe(false);
    expect(canUndo(after(game, 'paused'))).toBe(false);
  });

  it('goes back behind an end that a player made, and redo to the board it was made on', () => {
    const given = after(moved(gameOf(), 'E5 C3'), 'B resigned');
    expect(canUndo(given)).toBe(true);
    const back = after(given, 'B undone 1');
    expect(phaseOf(back)).toBe('play');
    expect(resultOf(back)).toBeUndefined();
    expect(plyOf(back)).toBe(1);
    const again = after(back, 'B redone');
    expect(phaseOf(again)).toBe('play');
    expect(plyOf(again)).toBe(2);
    const counted = after(gameOf(), 'B E5, W pass, B pass, B dead E5, W agreed, B agreed');
    const marking = after(counted, 'B undone 1, B redone');
    expect(phaseOf(marking)).toBe('marking');
    expect(marksOf(marking).dead).toEqual([at(marking, 'E5')]);
  });

  it('does not go back behind an end that no player made', () => {
    const over = after(moved(gameOf(), 'E5'), 'aborted');
    expect(canUndo(over)).toBe(false);
    expect(refusal(over, 'B undone 1')).toEqual({ code: 'wrongPhase', phase: 'finished' });
  });

  it('brings back captured stones, prisoners and the ko ban', () => {
    const game = gameFrom(`
      . X O .
      X O . O
      . X O .
      . . . .
    `);
    const taken = moved(game, 'C3');
    const undone = after(moved(taken, 'A1 D1'), 'B undone 2');
    expect(fingerprint(positionOf(undone))).toEqual(fingerprint(positionOf(taken)));
    expect(refusal(undone, 'W B3')).toMatchObject({ code: 'illegal', refusal: { kind: 'ko' } });
  });

  it('goes from marking back into play', () => {
    const stopped = moved(gameOf(), 'E5 C3 pass pass');
    const undone = after(stopped, 'B dead C3, W agreed, W undone 1');
    expect(phaseOf(undone)).toBe('play');
    expect(positionOf(undone).turn).toBe(WHITE);
    expect(marksOf(undone)).toEqual({ dead: [], seki: [] });
    expect(phaseOf(moved(undone, 'pass'))).toBe('marking');
    expect(marksOf(moved(undone, 'pass')).dead).toEqual([]);
  });

  it('goes over a resumption into the moves before the stop', () => {
    const game = after(moved(gameOf(), 'E5 pass pass'), 'W resumed');
    const once = after(game, 'B undone 1');
    expect(plyOf(once)).toBe(2);
    expect(positionOf(once).turn).toBe(BLACK);
    expect(phaseOf(once)).toBe('play');
    const further = after(moved(game, 'C3'), 'B undone 1');
    expect(plyOf(further)).toBe(3);
    expect(positionOf(further).turn).toBe(WHITE);
    expect(phaseOf(further)).toBe('play');
    expect(phaseOf(after(once, 'B redone'))).toBe('play');
    expect(plyOf(after(once, 'B redone'))).toBe(3);
  });

  it('is counted for the one who asked', () => {
    const game = after(moved(gameOf(), 'E5 C3'), 'B undone 1, B undone 1, B redone, W undone 1');
    expect(usedUndo(game)).toEqual({ black: 2, white: 1 });
    expect(usedUndo(gameOf())).toEqual({ black: 0, white: 0 });
  });
});

describe('a whole turn', () => {
  it('reaches back to the same player’s move', () => {
    const game = moved(gameOf(), 'E5 C3');
    expect(pliesOfTurn(game, BLACK)).toBe(2);
    expect(pliesOfTurn(game, WHITE)).toBe(1);
    expect(pliesOfTurn(moved(game, 'G7'), WHITE)).toBe(2);
    expect(positionOf(after(game, 'B undone 2')).turn).toBe(BLACK);
  });

  it('is nothing for a player who has not moved', () => {
    expect(pliesOfTurn(gameOf(), BLACK)).toBe(0);
    expect(pliesOfTurn(moved(gameOf(), 'E5'), WHITE)).toBe(0);
  });

  it('includes a pass, in marking too', () => {
    const game = moved(gameOf(), 'E5 pass pass');
    expect(pliesOfTurn(game, WHITE)).toBe(2);
    expect(pliesOfTurn(game, BLACK)).toBe(1);
  });
});

describe('a redo', () => {
  it('brings back what the last undo took, one undo at a time', () => {
    const game = moved(gameOf(), 'E5 C3 G7 G3 C7');
    const back = after(game, 'B undone 2, B undone 1');
    expect(plyOf(back)).toBe(2);
    expect(canRedo(back)).toBe(true);
    const once = after(back, 'B redone');
    expect(plyOf(once)).toBe(3);
    const twice = after(once, 'B redone');
    expect(fingerprint(positionOf(twice))).toEqual(fingerprint(positionOf(game)));
    expect(movesOf(twice)).toEqual(movesOf(game));
    expect(canRedo(twice)).toBe(false);
    expect(refusal(twice, 'B redone')).toEqual({ code: 'nothingToRedo' });
  });

  it('brings marking back, with its marks and without its acceptances', () => {
    const marked = after(moved(gameOf(), 'E5 C3 pass pass'), 'B dead C3, W agreed');
    const redone = after(marked, 'B undone 2, B redone');
    expect(phaseOf(redone)).toBe('marking');
    expect(names(redone, marksOf(redone).dead)).toBe('C3');
    expect(phaseOf(after(redone, 'B agreed'))).toBe('marking');
  });

  it('is gone once a new move is made', () => {
    const game = after(moved(gameOf(), 'E5 C3'), 'W undone 1');
    expect(canRedo(game)).toBe(true);
    expect(canRedo(moved(game, 'C3'))).toBe(false);
    expect(canRedo(moved(game, 'pass'))).toBe(false);
    expect(refusal(moved(game, 'G7'), 'W redone')).toEqual({ code: 'nothingToRedo' });
    expect(canRedo(after(game, 'W hint G7'))).toBe(true);
  });
});

describe('a hint', () => {
  const hint = (move: Move, by = move.color) => ({ kind: 'hinted', by, at: 0, move }) as const;

  it('is counted for the one who was shown it', () => {
    const game = after(gameOf(), 'B hint E5, B hint C3, B C3, W hint E5');
    expect(usedHints(game)).toEqual({ black: 2, white: 1 });
    expect(plyOf(game)).toBe(1);
    expect(refusal(game, hint({ kind: 'pass', color: WHITE }))).toBeUndefined();
  });

  it('is a move that its player can make now', () => {
    const game = moved(gameOf(), 'E5');
    expect(refusal(game, 'B hint C3')).toEqual({ code: 'notYourTurn', turn: WHITE });
    expect(refusal(game, hint({ kind: 'pass', color: BLACK }, WHITE))).toEqual({
      code: 'notYourTurn',
      turn: WHITE,
    });
    expect(refusal(game, 'W hint E5')).toEqual({ code: 'illegal', refusal: { kind: 'occupied' } });
    const beyond = hint({ kind: 'play', color: WHITE, point: 99 as Point });
    expect(refusal(game, beyond)).toEqual({ code: 'offBoard' });
  });
});

describe('a long cycle', () => {
  // Three kos: each player takes one while another is barred, and after six moves all is as before.
  const KOS = `
    . X O . . X O . . X O .
    X . X O X O . O X . X O
    . X O . . X O . . X O .
    . . . . . . . . . . . .
  `;
  const cycle = (game: Game) => moved(game, 'B3 G3 K3 C3 F3 L3');
  const cycled = () => cycle(gameFrom(KOS, { ruleset: japanese }, WHITE));

  it('lets both agree on no result under Japanese rules', () => {
    const game = cycled();
    expect(positionOf(game).repeats).toBe(0);
    expect(canVoid(game)).toBe(true);
    const one = after(game, 'W voided');
    expect(phaseOf(one)).toBe('play');
    expect(voidersOf(one)).toEqual({ black: false, white: true });
    expect(refusal(one, 'W voided')).toEqual({ code: 'alreadyVoided' });
    const both = after(one, 'B voided');
    expect(phaseOf(both)).toBe('finished');
    expect(resultOf(both)).toEqual({ kind: 'void' });
  });

  it('is forgotten when somebody plays on', () => {
    const on = moved(after(cycled(), 'W voided'), 'A1');
    expect(canVoid(on)).toBe(false);
    expect(voidersOf(on)).toEqual({ black: false, white: false });
    expect(refusal(on, 'B voided')).toEqual({ code: 'noLongCycle' });
    const back = after(on, 'B undone 1');
    expect(voidersOf(back)).toEqual({ black: false, white: false });
    expect(refusal(back, 'B voided')).toBeUndefined();
    const again = moved(after(cycled(), 'W voided'), 'B3');
    expect(canVoid(again)).toBe(true);
    expect(phaseOf(after(again, 'B voided'))).toBe('play');
  });

  it('is none where the position is new, or the rules forbid repetition', () => {
    expect(refusal(gameOf({ ruleset: japanese }), 'B voided')).toEqual({ code: 'noLongCycle' });
    for (const ruleset of [french, chinese, aga, nz, tt])
      expect(refusal(gameOf({ ruleset }), 'B voided')).toEqual({ code: 'noLongCycle' });
    const simple = cycle(gameFrom(KOS, { ruleset: bareRuleset('simple', false) }, WHITE));
    expect(positionOf(simple).repeats).toBe(0);
    expect(canVoid(simple)).toBe(false);
    expect(refusal(simple, 'B voided')).toEqual({ code: 'noLongCycle' });
  });

  it('is seen without any ban on repetition, too', () => {
    const game = moved(gameFrom(KOS, { ruleset: bareRuleset('none', false) }), 'G3 F3');
    expect(positionOf(game).repeats).toBe(0);
    expect(canVoid(game)).toBe(true);
  });
});

describe('the moves before play went on', () => {
  const resumed = after(moved(gameOf(), 'E5 pass pass'), 'W resumed');

  it('are counted while play that went on is in force', () => {
    expect(resumedPlyOf(moved(gameOf(), 'E5 pass pass'))).toBeUndefined();
    expect(resumedPlyOf(resumed)).toBe(3);
    expect(resumedPlyOf(moved(resumed, 'C3 D3'))).toBe(3);
    expect(resumedPlyOf(after(moved(resumed, 'C3'), 'B undone 1'))).toBe(3);
    expect(resumedPlyOf(after(moved(resumed, 'C3'), 'B undone 2'))).toBeUndefined();
  });

  it('are those before the last time', () => {
    expect(resumedPlyOf(after(moved(resumed, 'C3 pass pass'), 'B resumed'))).toBe(6);
  });
});

describe('a second stop, at once after play went on', () => {
  const disputed = moved(gameOf({ ruleset: aga }), 'E5 pass pass');
  const resumed = after(disputed, 'W dead E5, B resumed');

  it('ends an AGA game with every stone alive', () => {
    const game = moved(resumed, 'pass pass');
    expect(phaseOf(game)).toBe('finished');
    expect(marksOf(game)).toEqual({ dead: [], seki: [] });
    expect(resultOf(game)).toMatchObject({ kind: 'count', lead: 73.5 });
  });

  it('leads back to marking when somebody played first, and under other rules always', () => {
    expect(phaseOf(moved(resumed, 'C3 pass pass'))).toBe('marking');
    const french = after(moved(gameOf(), 'E5 pass pass'), 'B resumed');
    expect(phaseOf(moved(french, 'pass pass'))).toBe('marking');
  });

  it('is no second stop once the first was taken back', () => {
    const back = after(moved(resumed, 'pass'), 'B undone 1');
    expect(phaseOf(back)).toBe('play');
  });
});
