/*
 * Every figure in Honte's five source documents that a rulebook can compute, each from a position of
 * our own that yields it. The documents are named by what they are: the French chapter (and its
 * English twin), the 9 × 9 rules, the technical rules, and the extract of the French rule.
 */
import { describe, expect, it } from 'vitest';
import {
  areaReceipt,
  BLACK,
  Board,
  COLORS,
  type Color,
  evenStart,
  geometryOf,
  handicapStart,
  type Move,
  type Point,
  Position,
  parseDiagram,
  parsePoint,
  printRows,
  quickCount,
  type Receipt,
  RULESETS,
  type RulesetName,
  regionsOf,
  setUpStart,
  territoryReceipt,
  WHITE,
} from './index.ts';

function read(...rows: string[]) {
  const diagram = parseDiagram(rows.join('\n'));
  if (!diagram.ok) throw new Error(diagram.error.code);
  return diagram.value;
}

function boardOf(...rows: string[]): Board {
  const { geometry, stones } = read(...rows);
  return Board.of(geometry, stones);
}

function at(board: { geometry: ReturnType<typeof geometryOf> }, name: string): Point {
  const point = parsePoint(board.geometry, name);
  if (!point.ok) throw new Error(`${name}: ${point.error}`);
  return point.value;
}

function positionOf(ruleset: RulesetName, turn: Color, ...rows: string[]): Position {
  const { geometry, stones } = read(...rows);
  const start = setUpStart(geometry, RULESETS[ruleset], stones, turn);
  if (!start.ok) throw new Error(start.error.code);
  return Position.at(start.value);
}

function played(position: Position, ...names: string[]): Position {
  let now = position;
  for (const name of names) {
    if (name === 'pass') {
      now = now.passed();
      continue;
    }
    const next = now.after(at(now, name));
    if (!next.ok) throw new Error(`${name}: ${next.error.kind}`);
    now = next.value;
  }
  return now;
}

function count(
  rows: string[],
  options: {
    ruleset?: RulesetName;
    dead?: string[];
    prisoners?: [number, number];
    komi?: number;
    by?: (counted: Parameters<typeof areaReceipt>[0]) => Receipt;
  } = {},
): Receipt {
  const { geometry, stones } = read(...rows);
  const ruleset = RULESETS[options.ruleset ?? 'french'];
  const [black, white] = options.prisoners ?? [0, 0];
  const counted = {
    geometry,
    stones,
    dead: (options.dead ?? []).map((name) => at({ geometry }, name)),
    ruleset,
    komi: options.komi ?? ruleset.komi,
    handicap: 0,
    prisoners: { black, white },
  };
  return (options.by ?? areaReceipt)(counted);
}

const GUIDED = (
  'D1 F1 D2 F2 D3 F3 D4 F4 D5 F5 D6 F6 D7 F7 D8 F8 D9 F9 ' +
  'A3 J3 B3 H3 C3 G3 A7 J7 B7 H7 C7 G7 E1 E2 E3 E4 E5 E6 E7 E8 E9 pass pass'
).split(' ');

const GUIDED_END = [
  '...XXO...',
  '...XOO...',
  'XXXXXOOOO',
  '...XOO...',
  '...XXO...',
  '...XOO...',
  'XXXXXOOOO',
  '...XOO...',
  '...XXO...',
];

function guidedPosition(plies: number): Position {
  const start = evenStart(geometryOf(9), RULESETS.french);
  if (!start.ok) throw new Error(start.error.code);
  return played(Position.at(start.value), ...GUIDED.slice(0, plies));
}

describe('boards and stones', () => {
  it.each([
    [9, 81],
    [13, 169],
    [19, 361],
  ])('%i lines by %i cross at %i points', (lines, points) => {
    expect(geometryOf(lines).points).toBe(points);
  });

  it('181 black and 180 white stones fill a 19 × 19 board, Black first', () => {
    expect(181 + 180).toBe(geometryOf(19).points);
  });
});

describe('liberties', () => {
  it.each([
    ['E5', 4],
    ['A5', 3],
    ['E9', 3],
    ['A1', 2],
    ['J9', 2],
  ])('a lone stone at %s has %i', (name, liberties) => {
    const board = new Board(geometryOf(9));
    board.play(at(board, name), BLACK);
    expect(board.libertyCount(at(board, name))).toBe(liberties);
  });

  it('the L of three stones has seven, the one in its hollow counted once', () => {
    const board = boardOf('.....', '..X..', '..XX.', '.....', '.....');
    const names = ['C5', 'B4', 'D4', 'B3', 'E3', 'C2', 'D2']
      .map((name) => at(board, name))
      .sort((a, b) => a - b);
    expect(board.libertiesAt(at(board, 'C3'))).toEqual(names);
    expect(board.libertyCount(at(board, 'C3'))).toBe(7);
    const touching = [3, 3, 2]; // of each stone alone: D4 is among them twice
    expect(touching.reduce((sum, n) => sum + n)).toBe(8);
  });

  it('stones that touch by a corner alone are two chains', () => {
    const board = boardOf('....', '.X..', '..X.', '....');
    expect(board.chainAt(at(board, 'B3'))).toHaveLength(1);
  });

  it('a white stone on the edge has three; two black moves put it in atari, the third takes it', () => {
    const board = boardOf('.....', '.....', 'O....', '.....', '.....');
    const white = at(board, 'A3');
    expect(board.libertyCount(white)).toBe(3);
    board.play(at(board, 'A4'), BLACK);
    board.play(at(board, 'A2'), BLACK);
    expect(board.libertyCount(white)).toBe(1);
    expect(board.play(at(board, 'B3'), BLACK)).toBe(1);
    expect(board.stones[white]).toBe(0);
    expect(board.prisoners(BLACK)).toBe(1);
  });
});

describe('captures', () => {
  it.each([
    ['in the center', ['.....', '..X..', '.XOX.', '.....', '.....'], 'C2', 1],
    ['on the edge', ['.....', '.....', 'X....', 'O....', 'X....'], 'B2', 1],
    ['in the corner', ['.....', '.....', '.....', 'X....', 'O....'], 'B1', 1],
    ['of four stones', ['.XX..', 'XOOX.', 'XOOX.', '.X...', '.....'], 'C2', 4],
    ['of three stones on the edge', ['.....', '.....', '.....', 'XXX..', 'OOO..'], 'D1', 3],
  ])('%s', (_, rows, name, stones) => {
    const board = boardOf(...rows);
    expect(board.play(at(board, name), BLACK)).toBe(stones);
  });

  it('before and after: the point of the taken stone becomes a liberty', () => {
    const board = boardOf('.....', '..X..', '.XOX.', '.....', '.....');
    const last = at(board, 'C2');
    expect(board.libertiesAt(at(board, 'C3'))).toEqual([last]);
    board.play(last, BLACK);
    expect(board.libertiesAt(last)).toContain(at(board, 'C3'));
  });
});

describe('forbidden points', () => {
  const ILLEGAL: [string, string[], string][] = [
    ['between four stones', ['.....', '..X..', '.X.X.', '..X..', '.....'], 'C3'],
    ['in the corner', ['.....', '.....', '.....', 'X....', '.X...'], 'A1'],
    ['on the edge', ['.....', 'X....', '.X...', 'X....', '.....'], 'A3'],
    ['beside a stone of one’s own', ['.....', '.XX..', 'X.OX.', '.XX..', '.....'], 'B3'],
  ];
  const NAMES = ['french', 'chinese', 'japanese', 'korean', 'aga'] as const;

  it.each(ILLEGAL)('White may not play %s, and Black may', (_, rows, name) => {
    for (const ruleset of NAMES) {
      const position = positionOf(ruleset, WHITE, ...rows);
      expect(position.legality(at(position, name), WHITE).kind).toBe('suicide');
      expect(position.legality(at(position, name), BLACK).kind).toBe('legal');
    }
  });

  it.each([
    ['one stone', ['..XO.', '.XO.O', '..XO.', '.....', '.....'], 'D4', 1],
    ['two stones in a row', ['.XXO.', 'XOO.O', '.XXO.', '.....', '.....'], 'D4', 2],
    ['three stones', ['.XXXO.', 'XOOO.O', '.XXXO.', '......'], 'E3', 3],
  ])('a look-alike that takes %s is allowed', (_, rows, name, stones) => {
    for (const ruleset of NAMES) {
      const position = positionOf(ruleset, BLACK, ...rows);
      const next = played(position, name);
      expect(next.board.prisoners(BLACK)).toBe(stones);
    }
  });

  it('neither of two real eyes can be entered', () => {
    const rows = ['.X.XO', 'XXXXO', 'OOOOO', '.....', '.....'];
    const position = positionOf('french', WHITE, ...rows);
    expect(position.legality(at(position, 'A5')).kind).toBe('suicide');
    expect(position.legality(at(position, 'C5')).kind).toBe('suicide');
  });
});

describe('ko', () => {
  const A = ['.OX..', 'O.OX.', '.OX..', '.....', '.....'];

  it.each(['french', 'chinese', 'japanese', 'korean', 'aga', 'nz', 'tt'] as const)(
    'A, B, C under %s rules: the retake would bring A back, until both have played elsewhere',
    (ruleset) => {
      const b = played(positionOf(ruleset, BLACK, ...A), 'B4');
      expect(b.board.prisoners(BLACK)).toBe(1);
      expect(b.legality(at(b, 'C4'))).toEqual({ kind: 'ko', ply: 0 });
      const exchanged = played(b, 'A1', 'E1');
      expect(exchanged.legality(at(exchanged, 'C4')).kind).toBe('legal');
      const fourth = played(exchanged, 'C4');
      expect(fourth.board.prisoners(WHITE)).toBe(1);
      const closed = played(b, 'A1', 'C4');
      expect(closed.board.chainSize(at(closed, 'B4'))).toBeGreaterThan(1);
    },
  );
});

describe('the guided game of 41 moves', () => {
  it('is legal throughout, takes nothing, and stops at move 41', () => {
    const end = guidedPosition(41);
    expect(end.ply).toBe(41);
    expect(end.isStopped).toBe(true);
    expect(COLORS.map((color) => end.board.prisoners(color))).toEqual([0, 0]);
    expect(printRows(end.geometry, end.board.stones)).toEqual(GUIDED_END);
    expect(end.board.stones.filter((stone) => stone === BLACK || stone === WHITE)).toHaveLength(39);
  });

  it('after 18 moves D is one black chain and F one white, with liberties on both sides', () => {
    const { board } = guidedPosition(18);
    expect(board.chainSize(at(board, 'D5'))).toBe(9);
    expect(board.libertyCount(at(board, 'D5'))).toBe(18);
    expect(board.chainSize(at(board, 'F5'))).toBe(9);
    expect(board.libertyCount(at(board, 'F5'))).toBe(18);
  });

  it('Black plays the odd moves and White the even ones of the first twelve', () => {
    expect(printRows(geometryOf(9), guidedPosition(12).board.stones).slice(3)).toEqual(
      Array.from({ length: 6 }, () => '...X.O...'),
    );
  });

  it('each color surrounds three rectangles of 6, 9 and 6 points, 21 in all', () => {
    const { geometry, stones } = read(...GUIDED_END);
    for (const color of COLORS) {
      const own = regionsOf(geometry, stones).filter(
        ({ touches }) => touches.has(color) && touches.size === 1,
      );
      expect(own.map(({ points }) => points.length)).toEqual([6, 9, 6]);
    }
    expect(6 + 9 + 6).toBe(21);
  });

  it('counts 20 + 21 = 41 to 19 + 21 + 7.5 = 47.5: White by 6.5', () => {
    const receipt = count(GUIDED_END);
    expect(receipt).toMatchObject({
      stones: { black: 20, white: 19 },
      surrounded: { black: 21, white: 21 },
      dame: 0,
      komi: 7.5,
      total: { black: 41, white: 47.5 },
      result: 'W+6.5',
    });
    expect(receipt.total.white - receipt.komi).toBe(40);
  });

  it('comes out the same by the quick count with pass stones', () => {
    const start = evenStart(geometryOf(9), RULESETS.french);
    if (!start.ok) throw new Error(start.error.code);
    const moves = GUIDED.map((name, i): Move => {
      const color = i % 2 === 0 ? BLACK : WHITE;
      if (name === 'pass') return { kind: 'pass', color };
      return { kind: 'play', color, point: at({ geometry: geometryOf(9) }, name) };
    });
    expect(quickCount({ start: start.value, moves, dead: [] })).toMatchObject({
      ok: true,
      value: { extraWhiteStone: true, left: { black: 20, white: 19 }, lead: -6.5, result: 'W+6.5' },
    });
  });
});

describe('the 81 points of the 9 × 9 rules', () => {
  const rows = [
    '.O.OXXXX.',
    'OOOOXXXX.',
    'OOXXXXXXX',
    'OXXXX.OOO',
    'XXXXX.OOO',
    'XXXXX.OOO',
    'XXXXXO...',
    '....XO...',
    '....XO...',
  ];

  it('are 46 + 32 + 3, and Black wins by 6.5', () => {
    const receipt = count(rows, { ruleset: 'chinese' });
    const black = receipt.stones.black + receipt.surrounded.black;
    const white = receipt.stones.white + receipt.surrounded.white;
    expect([black, white, receipt.dame]).toEqual([46, 32, 3]);
    expect(black + white + receipt.dame).toBe(81);
    expect(receipt.result).toBe('B+6.5');
  });
});

describe('territory of the technical rules', () => {
  const rows = [
    '....XXOO.....',
    '....XXOO.....',
    '....XXOOO....',
    '....XXOOO....',
    '....XXOOO....',
    'XXXXXXOOOOOOO',
    'XXXXXXXXXXXXX',
    'OOOOOOXXXXXXX',
    '...OOOXXX....',
    '....OOXXX....',
    '....OOXXX....',
    '....OOXX.....',
    '....OOXX.....',
  ];

  it('is 20 + 22 = 42 for Black and 22 + 19 = 41 for White', () => {
    const { geometry, stones } = read(...rows);
    const sizes = (color: Color) =>
      regionsOf(geometry, stones)
        .filter(({ touches }) => touches.size === 1 && touches.has(color))
        .map(({ points }) => points.length);
    expect(sizes(BLACK)).toEqual([20, 22]);
    expect(sizes(WHITE)).toEqual([22, 19]);
    const { surrounded } = count(rows, { ruleset: 'japanese', by: territoryReceipt });
    expect(surrounded).toEqual({ black: 42, white: 41 });
  });

  it('with five prisoners each put back, 42 and 41 become 37 and 36: Black by one', () => {
    const options = { ruleset: 'japanese', komi: 0, by: territoryReceipt } as const;
    const { surrounded, prisoners, result } = count(rows, { ...options, prisoners: [5, 5] });
    expect(surrounded.black - prisoners.white).toBe(37);
    expect(surrounded.white - prisoners.black).toBe(36);
    expect(result).toBe('B+1');
  });
});

describe('the end of a game, in four steps', () => {
  // Three dead stones in each upper corner, two neutral points at E5 and E4, nothing left to defend.
  const rows = [
    '...XXO...',
    '.O.XOO.X.',
    '.OOXXO.X.',
    '...XXO.X.',
    'XXXX.OOOO',
    '...X.O...',
    '...XXO...',
    '...XOO...',
    '...XXO...',
  ];
  const dead = ['B8', 'H8'];

  it('lifts three stones of each color, into the territory of their own', () => {
    const receipt = count(rows, { ruleset: 'japanese', dead, by: territoryReceipt });
    expect(receipt.prisoners).toEqual({ black: 3, white: 3 });
    expect(receipt.surrounded).toEqual({ black: 24, white: 24 });
    expect(receipt.surrounded.black - receipt.prisoners.white).toBe(21);
    expect(receipt.surrounded.white - receipt.prisoners.black).toBe(21);
  });

  it('gives the same territory whoever fills the neutral points', () => {
    const open = count(rows, { ruleset: 'japanese', dead, by: territoryReceipt });
    expect(open.dame).toBe(2);
    for (const [e5, e4] of [
      ['X', 'O'],
      ['O', 'X'],
      ['X', 'X'],
      ['O', 'O'],
    ]) {
      const filled = rows.map((row, i) =>
        i === 4 ? row.replace('.', e5!) : i === 5 ? `...X${e4}O...` : row,
      );
      const closed = count(filled, { ruleset: 'japanese', dead, by: territoryReceipt });
      expect(closed).toMatchObject({ surrounded: open.surrounded, result: open.result, dame: 0 });
    }
  });
});

describe('the extract of the French rule', () => {
  const first = [
    '.O.OXXXX.',
    'OOOOXXXX.',
    'OOOXXXXXX',
    'OOXXXOOOO',
    'XXXXXOOOO',
    'XXXXOOOOO',
    'XXXXXO...',
    '....XO...',
    '....XO...',
  ];
  const second = [
    '.O.OXXXX.',
    'OOOOXXXX.',
    'OOXXXXXXX',
    'OOXXXOOOO',
    'XXXXXOOOO',
    'XXXXXOOOO',
    'XXXXXO...',
    '.XXXXO...',
    '..OOXO...',
  ];

  it('counts 8 + 2 + 33 = 43 to 2 + 9 + 27 = 38: five points, and White by 2.5 with the komi', () => {
    const { geometry, stones } = read(...first);
    const sizes = (color: Color) =>
      regionsOf(geometry, stones)
        .filter(({ touches }) => touches.has(color))
        .map(({ points }) => points.length)
        .sort((a, b) => a - b);
    expect(sizes(BLACK)).toEqual([2, 8]);
    expect(sizes(WHITE)).toEqual([1, 1, 9]);
    const receipt = count(first);
    expect(receipt.stones).toEqual({ black: 33, white: 27 });
    expect(receipt.total.black).toBe(43);
    expect(receipt.total.white - receipt.komi).toBe(38);
    expect(receipt.lead + receipt.komi).toBe(5);
    expect(receipt.result).toBe('W+2.5');
  });

  it('in the second diagram the marked stones die whoever plays first', () => {
    const byBlack = played(positionOf('french', BLACK, ...second), 'B1');
    expect(byBlack.board.prisoners(BLACK)).toBe(2);
    const saved = played(positionOf('french', WHITE, ...second), 'B1');
    expect(saved.board.libertyCount(at(saved, 'B1'))).toBe(1);
    expect(played(saved, 'A1').board.prisoners(BLACK)).toBe(3);
  });

  it('and with them lifted Black wins by 1.5', () => {
    expect(count(second, { dead: ['C1'] }).result).toBe('B+1.5');
    expect(count(second).result).toBe('W+5.5');
  });

  it('gives n - 1 points and a half to White for n handicap stones', () => {
    const { geometry, stones } = read(...first);
    const stars = ['G7', 'C3', 'G3'].map((name) => at({ geometry }, name));
    const start = handicapStart(geometry, RULESETS.french, stars);
    if (!start.ok) throw new Error(start.error.code);
    const { komi, handicap, ruleset } = start.value;
    const prisoners = { black: 0, white: 0 };
    const receipt = areaReceipt({ geometry, stones, dead: [], ruleset, komi, handicap, prisoners });
    expect(receipt).toMatchObject({ komi: 0.5, compensation: 2, total: { black: 43, white: 40.5 } });
  });
});
