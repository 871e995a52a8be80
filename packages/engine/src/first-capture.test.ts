import { BLACK, type Color, printPoint, type Start, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { firstCaptureChoice } from './first-capture.ts';
import { drawnStart, emptyStart, pointOf } from './playing.testing.ts';
import type { Candidate, Report } from './report.ts';

/** What a search would have found, were it to like these points, or a pass, in this order. */
function reportOf(start: Start, liked: string): Report {
  const color = start.turn;
  const candidates = liked.split(' ').map((name): Candidate => {
    const found = { visits: 1, winrate: 0.5, lead: 0, prior: 0 };
    const move =
      name === 'pass' ? { kind: 'pass', color } : { kind: 'play', color, point: pointOf(start, name) };
    return { ...found, move } as Candidate;
  });
  return { turn: color, candidates } as unknown as Report;
}

/** What it plays on this board when a search likes these points. */
function choice(diagram: string, liked: string, turn: Color = BLACK): string {
  const start = drawnStart(diagram, turn);
  const chosen = firstCaptureChoice(start, [], reportOf(start, liked));
  return chosen.kind === 'play' ? printPoint(start.geometry, chosen.point) : chosen.kind;
}

describe('the player of first capture', () => {
  it('takes when it can, whatever the search likes', () => {
    expect(
      choice(
        `
        . . . . .
        . . X . .
        . X O . .
        . . X . .
        . . . . .
        `,
        'A1 pass',
      ),
    ).toBe('D3');
  });

  it('saves what is in atari', () => {
    expect(
      choice(
        `
        . . . . .
        . . O . .
        . O X . .
        . . O . .
        . . . . .
        `,
        'A1 D3',
      ),
    ).toBe('D3');
  });

  it('puts no chain of its own in atari', () => {
    expect(
      choice(
        `
        . O . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        `,
        'A5 C3',
      ),
    ).toBe('C3');
  });

  it('sees the play that threatens two chains at once', () => {
    expect(
      choice(
        `
        . . X . X . .
        . X O . O X .
        . . . . . . .
        . . X . X . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        `,
        'A1 G1',
      ),
    ).toBe('D6');
  });

  it('plays as the search does where nothing presses, and never gives up', () => {
    const quiet = `
      . . . . .
      . . . . .
      . . X . .
      . . . . .
      . . . . .
      `;
    expect(choice(quiet, 'C2 B2', WHITE)).toBe('C2');
    expect(choice(quiet, 'pass B2', WHITE)).toBe('B2');
  });

  it('passes when all it could play would give a stone away or fill an eye', () => {
    expect(
      choice(
        `
        . X . X .
        X X X X X
        O O O O O
        . O . O .
        O O O O O
        `,
        'A5 pass',
      ),
    ).toBe('pass');
  });

  it('knows the moves of the game so far', () => {
    const start = emptyStart(5);
    const play = (name: string, color: Color) =>
      ({ kind: 'play', color, point: pointOf(start, name) }) as const;
    const moves = [
      play('A1', BLACK),
      play('C3', WHITE),
      play('D4', BLACK),
      play('A2', WHITE),
      play('D5', BLACK),
    ];
    const chosen = firstCaptureChoice(start, moves, { ...reportOf(start, 'E1'), turn: WHITE });
    expect(chosen).toEqual(play('B1', WHITE));
  });
});
