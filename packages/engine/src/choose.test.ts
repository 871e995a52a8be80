import { BLACK, type Move, printPoint, RULESETS, type Ruleset, WHITE } from '@honte/rules';
import { describe, expect, test } from 'vitest';
import type { Rng } from './chance.ts';
import { choose, isPassWrong, lostTurns } from './choose.ts';
import { LEVELS, type Level } from './level.ts';
import { drawnStart, pointOf } from './playing.testing.ts';
import type { Candidate, Report } from './report.ts';
import { rootOf } from './root.ts';

/*
 * The reports are written by hand, so that each choice has one reason.
 */

/** Black holds the left, White the right; C5 and C4 are neutral, A2 is a white stone that cannot live. */
const DRAWING = `
  . X . O .
  X X . O O
  . X X O .
  O X O O O
  . X X O .
`;
const SETTLED = [1, 1, 1, -1, -1, 1, 1, 1, -1, -1, 1, 1, 1, -1, -1, 1, 1, -1, -1, -1, 1, 1, 1, -1, -1];

/** The same without neutral points and prisoners to take. */
const FINISHED = `
  . X O O .
  X X O O O
  . X X O .
  . X O O O
  X X X O .
`;
const OWNED = [1, 1, -1, -1, -1, 1, 1, -1, -1, -1, 1, 1, 1, -1, -1, 1, 1, -1, -1, -1, 1, 1, 1, -1, -1];

interface Asked {
  readonly drawing?: string;
  readonly ownership?: readonly number[];
  readonly ruleset?: Ruleset;
  readonly komi?: number;
  /** Black passed just before; White chooses. */
  readonly isPassed?: boolean;
  readonly winrate?: number;
  /** What the search considered, best first: names with Black's winrate after them. */
  readonly found: readonly (readonly [name: string, winrate: number, visits?: number])[];
  readonly level?: Level;
  readonly lost?: number;
  readonly plies?: number;
  readonly handicap?: number;
  readonly rng?: Rng;
}

const NEVER: Rng = { below: (n) => n - 1 };
const ALWAYS: Rng = { below: () => 0 };

function chosen(asked: Asked): { choice: string; otherwise: string | undefined } {
  const { drawing = FINISHED, ownership = OWNED, ruleset = RULESETS.chinese, komi = 0.5 } = asked;
  const start = { ...drawnStart(drawing, BLACK, ruleset, komi), handicap: asked.handicap ?? 0 };
  const passes: Move[] = Array.from({ length: asked.plies ?? (asked.isPassed ? 1 : 0) }, (_, i) => ({
    kind: 'pass',
    color: i % 2 === 0 ? BLACK : WHITE,
  }));
  const root = rootOf(start, passes);
  const turn = root.turn;
  const candidates: Candidate[] = asked.found.map(([name, winrate, visits = 100]) => {
    const move: Move =
      name === 'pass'
        ? { kind: 'pass', color: turn }
        : { kind: 'play', color: turn, point: pointOf(start, name) };
    return { move, visits, winrate, lead: 0, prior: 0.1, line: [move] };
  });
  const report: Report = {
    turn,
    visits: 1000,
    winrate: asked.winrate ?? candidates[0]?.winrate ?? 0.5,
    lead: 0,
    ownership: Float32Array.from(ownership),
    candidates,
  };
  const { choice, otherwise } = choose(
    asked.plies === undefined ? root : { ...root, passes: asked.isPassed ? 1 : 0 },
    report,
    asked.level ?? LEVELS.medium,
    asked.lost ?? 0,
    asked.rng ?? NEVER,
  );
  const print = (move: { kind: string; point?: number } | undefined) =>
    move?.kind === 'play' ? printPoint(start.geometry, move.point as never) : move?.kind;
  return { choice: print(choice) ?? '', otherwise: print(otherwise?.move) };
}

describe('passing', () => {
  test('a won game in which nothing gains is passed, and what to play else is kept in mind', () => {
    expect(chosen({ komi: -5, found: [['A2', 1]] })).toEqual({ choice: 'pass', otherwise: 'A2' });
  });

  test('a pass is answered with a pass when leading', () => {
    expect(chosen({ isPassed: true, komi: 5, found: [['E1', 0]] }).choice).toBe('pass');
  });

  test('a pass is not answered with a pass that loses, while the search knows a way', () => {
    expect(chosen({ isPassed: true, komi: -9, winrate: 0.4, found: [['A2', 0.4]] }).choice).toBe('A2');
  });

  test('a game lost by the count and by the search is not passed away either by a level that resigns', () => {
    expect(chosen({ isPassed: true, komi: -9, found: [['A2', 0.99]] }).choice).toBe('A2');
  });

  test('Easy passes when all is settled and lost', () => {
    expect(chosen({ komi: 20.5, level: LEVELS.easy, found: [['A2', 0.01]] }).choice).toBe('pass');
  });

  test('nothing is passed while a neutral point is left, however sure it is to be taken', () => {
    const found = [
      ['A3', 1],
      ['C5', 1],
    ] as const;
    expect(chosen({ drawing: DRAWING, ownership: SETTLED, komi: -9, found }).choice).toBe('C5');
  });

  test('a move that is far better than those that gain is a defence, and played', () => {
    const found = [
      ['A3', 0.9],
      ['C5', 0.5],
    ] as const;
    expect(chosen({ drawing: DRAWING, ownership: SETTLED, komi: -9, found }).choice).toBe('A3');
  });

  test('where waiting is best, as in seki, a won game is passed', () => {
    const found = [
      ['pass', 1, 900],
      ['C5', 0.4, 10],
    ] as const;
    expect(chosen({ drawing: DRAWING, ownership: SETTLED, komi: -9, found }).choice).toBe('pass');
  });

  test('a board without a play left is passed', () => {
    expect(chosen({ found: [['pass', 0.5]] }).choice).toBe('pass');
    expect(chosen({ found: [] }).choice).toBe('pass');
  });
});

describe('dead stones', () => {
  const found = [
    ['A1', 1],
    ['A3', 1],
  ] as const;
  const drawing = DRAWING.replace('. X . O .\n  X X . O O', '. X O O .\n  X X O O O');
  const ownership = OWNED;

  test('stay where players agree on them', () => {
    expect(chosen({ drawing, ownership, komi: -9, found }).choice).toBe('pass');
  });

  test('are taken first where boards count as they stand', () => {
    expect(chosen({ drawing, ownership, ruleset: RULESETS.tt, komi: -9, found }).choice).toBe('A1');
  });

  test('need not be taken when a pass ends a game won as it stands', () => {
    expect(
      chosen({ drawing, ownership, ruleset: RULESETS.tt, isPassed: true, komi: 9, found: [['E1', 0]] }),
    ).toEqual({ choice: 'pass', otherwise: undefined });
  });

  test('no own territory is filled under territory rules', () => {
    const settled = { drawing, ownership, ruleset: RULESETS.japanese, komi: -9 };
    expect(
      chosen({
        ...settled,
        found: [
          ['A3', 1],
          ['A1', 1],
        ],
      }).choice,
    ).toBe('pass');
  });
});

describe('resigning', () => {
  const lost = { komi: 20.5, found: [['A2', 0.01]], plies: 8 } as const;

  test('after three lost turns, not after two', () => {
    expect(chosen({ ...lost, lost: 3 }).choice).toBe('resign');
    expect(chosen({ ...lost, lost: 2 }).choice).toBe('A2');
  });

  test('not in the first quarter of the board', () => {
    expect(chosen({ ...lost, lost: 3, plies: 6 }).choice).toBe('A2');
  });

  test('with handicap stones on the board, not before its last part', () => {
    expect(chosen({ ...lost, lost: 9, handicap: 2, plies: 14 }).choice).toBe('A2');
    expect(chosen({ ...lost, lost: 9, handicap: 2, plies: 16 }).choice).toBe('resign');
  });

  test('never Easy', () => {
    expect(chosen({ ...lost, lost: 9, level: LEVELS.easy }).choice).toBe('pass');
  });

  test('turns count as lost below one chance in twenty, in a row, for either color', () => {
    const report = (turn: 1 | 2, winrate: number) => ({ turn, winrate }) as Report;
    expect(lostTurns(report(BLACK, 0.04), 2)).toBe(3);
    expect(lostTurns(report(BLACK, 0.06), 2)).toBe(0);
    expect(lostTurns(report(WHITE, 0.96), 0)).toBe(1);
    expect(lostTurns(report(WHITE, 0.04), 1)).toBe(0);
  });
});

describe('the end', () => {
  const open = { drawing: DRAWING, ownership: SETTLED, komi: -9, found: [['C5', 1]] } as const;

  test('nothing is played past 2.7 turns a point', () => {
    expect(chosen({ ...open, plies: 66 }).choice).toBe('C5');
    expect(chosen({ ...open, plies: 68 }).choice).toBe('pass');
  });

  test('a count that looks lost is believed past two turns a point', () => {
    const doubtful = { komi: 20.5, found: [['A2', 0.5]] } as const;
    expect(chosen({ ...doubtful, plies: 48 }).choice).toBe('A2');
    expect(chosen({ ...doubtful, plies: 50 }).choice).toBe('pass');
  });
});

describe('oversights', () => {
  const blind: Level = { ...LEVELS.easy, oversight: 1 };
  const OPEN = `
    . . . . .
    . X . . .
    X O . . .
    . X . . .
    . . . . .
  `;
  const unsure = Array.from({ length: 25 }, () => 0);

  test('a move is overlooked by chance, but never one about a chain in atari', () => {
    const found = [
      ['D5', 0.5],
      ['E5', 0.5],
      ['C3', 0.5],
    ] as const;
    const asked = { drawing: OPEN, ownership: unsure, found, level: blind };
    expect(chosen({ ...asked, rng: ALWAYS }).choice).toBe('C3');
    expect(chosen({ ...asked, level: LEVELS.easy, rng: NEVER }).choice).toBe('D5');
    expect(chosen({ ...asked, level: LEVELS.hard, rng: ALWAYS }).choice).toBe('D5');
  });

  test('when everything is overlooked, the best is seen after all', () => {
    const found = [
      ['D5', 0.5],
      ['E5', 0.5],
    ] as const;
    expect(chosen({ drawing: OPEN, ownership: unsure, found, level: blind, rng: ALWAYS }).choice).toBe('D5');
  });
});

describe('a pass is wrong', () => {
  const start = drawnStart(FINISHED, BLACK, RULESETS.chinese, 0.5);
  const pass: Move = { kind: 'pass', color: BLACK };
  const reply: Move = { kind: 'pass', color: WHITE };
  const report = (turn: 1 | 2, winrate: number, lead = 0, ownership = OWNED): Report => ({
    turn,
    visits: 100,
    winrate,
    lead,
    ownership: Float32Array.from(ownership),
    candidates: [],
  });
  /** A play, with Black's winrate after it. */
  const play = (winrate: number): Candidate => ({
    move: { kind: 'play', color: BLACK, point: pointOf(start, 'A1') },
    visits: 10,
    winrate,
    lead: 0,
    prior: 0.1,
    line: [],
  });

  test('when the best answer costs the win or points', () => {
    const root = rootOf(start, [pass]);
    const before = report(BLACK, 0.9, 5);
    expect(isPassWrong(root, before, report(WHITE, 0.85, 4), play(0.9))).toBe(false);
    expect(isPassWrong(root, before, report(WHITE, 0.8, 4), play(0.9))).toBe(true);
    expect(isPassWrong(root, before, report(WHITE, 0.9, 2), play(0.9))).toBe(true);
  });

  test('only if the play in its place loses no more, as plays in seki do', () => {
    const root = rootOf(start, [pass]);
    const before = report(BLACK, 0.9, 5);
    expect(isPassWrong(root, before, report(WHITE, 0.8, 2), play(0.1))).toBe(false);
    expect(isPassWrong(root, before, report(WHITE, 0.2, 2), play(0.1))).toBe(true);
    const whites = { ...before, turn: WHITE, winrate: 0.1 } as const;
    expect(isPassWrong(root, whites, report(BLACK, 0.2, 8), play(0.9))).toBe(false);
    expect(isPassWrong(root, whites, report(BLACK, 0.2, 8), play(0.1))).toBe(true);
  });

  test('when it ends the game, if it is lost by that and only then', () => {
    const root = rootOf(start, [pass, reply]);
    const before = report(WHITE, 0.1, -9);
    // White, who passed last, is ahead by the count.
    expect(isPassWrong(root, before, report(BLACK, 0.4, -1), play(1))).toBe(false);
    expect(isPassWrong(root, before, report(BLACK, 0.6, -1), play(1))).toBe(true);
    const whitesLost = OWNED.map(() => 1);
    expect(isPassWrong(root, before, report(BLACK, 0.4, -1, whitesLost), play(1))).toBe(true);
  });
});
