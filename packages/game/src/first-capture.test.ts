import { BLACK, RULESETS, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { resultOf } from './count.ts';
import { canUndo, phaseOf } from './derived.ts';
import { after, gameFrom, gameOf, moved, refusal } from './game.testing.ts';

const FIRST_CAPTURE = { goal: 'firstCapture' } as const;

describe('a game that the first capture decides', () => {
  it('goes on until somebody captures, and is over with it', () => {
    const atari = moved(gameOf(FIRST_CAPTURE), 'E5 E6 C3 D5 C4 F5 C5');
    expect(phaseOf(atari)).toBe('play');
    const won = moved(atari, 'E4');
    expect(phaseOf(won)).toBe('finished');
    expect(resultOf(won)).toEqual({ kind: 'capture', winner: WHITE });
    expect(refusal(won, 'B C7')).toMatchObject({ code: 'wrongPhase' });
  });

  it('is won by Black as well, by however many stones', () => {
    const game = gameFrom(
      `
      O O . .
      X X . .
      . . . .
      `,
      FIRST_CAPTURE,
    );
    expect(resultOf(after(game, 'B C3'))).toEqual({ kind: 'capture', winner: BLACK });
  });

  it('has no winner when both pass before', () => {
    const game = moved(gameOf(FIRST_CAPTURE), 'E5 C3 pass pass');
    expect(phaseOf(game)).toBe('finished');
    expect(resultOf(game)).toEqual({ kind: 'draw' });
  });

  it('goes on after one pass', () => {
    expect(phaseOf(moved(gameOf(FIRST_CAPTURE), 'E5 pass D5 pass D4'))).toBe('play');
  });

  it('goes to the opponent of who takes their own stones, where the rules allow that', () => {
    const game = gameFrom(
      `
      . O .
      O . .
      . . .
      `,
      { ...FIRST_CAPTURE, ruleset: RULESETS.nz },
    );
    expect(resultOf(after(game, 'B A3'))).toEqual({ kind: 'capture', winner: WHITE });
  });

  it('goes on when the capture is taken back, and is over when it comes back', () => {
    const won = moved(gameOf(FIRST_CAPTURE), 'A1 A2 E5 B1');
    expect(canUndo(won)).toBe(true);
    const back = after(won, 'B undone 1');
    expect(phaseOf(back)).toBe('play');
    expect(resultOf(after(back, 'B redone'))).toEqual({ kind: 'capture', winner: WHITE });
  });

  it('can be resigned', () => {
    const game = after(gameOf(FIRST_CAPTURE), 'B resigned');
    expect(resultOf(game)).toEqual({ kind: 'resignation', winner: WHITE });
  });
});

describe('any other game', () => {
  it('is not over by a capture', () => {
    expect(phaseOf(moved(gameOf(), 'E5 E6 C3 D5 C4 F5 C5 E4'))).toBe('play');
    expect(phaseOf(moved(gameOf({ goal: 'count' }), 'A1 A2 D4 B1'))).toBe('play');
  });
});
