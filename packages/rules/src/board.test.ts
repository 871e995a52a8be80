import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Board } from './board.ts';
import { BLACK, COLORS, type Color, EMPTY, opponent, WALL, WHITE } from './color.ts';
import { printRows } from './diagram.ts';
import { geometryOf, neighborsOf, type Point, pointsOf } from './geometry.ts';
import { flood, type OracleGame, oracleGame, outcome } from './oracle.testing.ts';
import { at, names, board as read } from './position.testing.ts';
import { KEY_HI, KEY_LO, KEYS_PER_COLOR } from './zobrist.ts';

function boardOf(text: string, undoDepth = 0): Board {
  const { geometry, stones } = read(text);
  return Board.of(geometry, stones, undoDepth);
}

/** Plays by turns, beginning with `color`. */
function play(board: Board, color: Color, moves: string): Board {
  let turn = color;
  for (const move of moves.split(' ')) {
    if (move === 'pass') board.pass();
    else board.play(at(board.geometry, move), turn);
    turn = opponent(turn);
  }
  return board;
}

const rows = (board: Board) => printRows(board.geometry, board.stones);
const held = (board: Board) => [board.prisoners(BLACK), board.prisoners(WHITE)];
const openPoints = (board: Board) => pointsOf(board.geometry).filter((p) => board.stones[p] === EMPTY);
const stonePoints = (board: Board) => pointsOf(board.geometry).filter((p) => board.stones[p] !== EMPTY);

/** All that a board says, but for which stone names a chain and how its list runs. */
function observe(board: Board): string {
  const { stones, hashLo, hashHi, koPoint, koColor } = board;
  const chains = stonePoints(board).map((p) => [
    board.chainSize(p),
    board.libertyCount(p),
    `[${board.chainAt(p)}]`,
    `[${board.libertiesAt(p)}]`,
  ]);
  return [stones, hashLo, hashHi, koPoint, koColor, held(board), chains].join(' / ');
}

/** All that a board says. */
function observeNames(board: Board): string {
  const names = stonePoints(board).map((p) => [board.headOf(p), board.nextInChain(p)]);
  return `${observe(board)} / ${names}`;
}

interface Turn {
  /** `undefined` for a pass. */
  readonly point: Point | undefined;
  readonly color: Color;
}

/**
 * What a number means on this board: one time in twenty a pass, else a play by either color, more
 * often than by chance one that takes stones.
 */
function turnOf(board: Board, choice: number, suicide: boolean): Turn {
  const color = choice % 2 === 0 ? BLACK : WHITE;
  const open = openPoints(board).filter((p) => suicide || !board.isSuicide(p, color));
  if (choice % 40 < 2 || open.length === 0) return { point: undefined, color };
  const isTaking = (p: Point) =>
    neighborsOf(board.geometry, p).some(
      (n) => board.stones[n] === opponent(color) && board.libertyCount(n) === 1,
    );
  const taking = choice % 3 === 0 ? open.filter(isTaking) : [];
  const among = taking.length > 0 ? taking : open;
  return { point: among[Math.floor(choice / 40) % among.length], color };
}

function take(board: Board, { point, color }: Turn): number {
  if (point !== undefined) return board.play(point, color);
  board.pass();
  return 0;
}

const side = fc.integer({ min: 1, max: 6 });
const numbers = (maxLength: number) =>
  fc.array(fc.noBias(fc.nat(1_000_000)), { minLength: 1, maxLength, size: 'max' });

/** Calls `look` before every turn of sequences of chance on boards of many sizes. */
function onChance(numRuns: number, suicide: boolean, look: (board: Board, turn: Turn) => void): void {
  const property = fc.property(side, side, numbers(60), (width, height, choices) => {
    const board = new Board(geometryOf(width, height));
    for (const choice of choices) {
      const turn = turnOf(board, choice, suicide);
      look(board, turn);
      take(board, turn);
    }
  });
  fc.assert(property, { seed: 1848, numRuns });
}

/** The same stones for the naive rulebook. */
function inOracle(board: Board): { game: OracleGame; text: string } {
  const { width, height } = board.geometry;
  const text = rows(board).join('');
  return { game: oracleGame(width, height, text, 'X', 'simple', true), text };
}

const signOf = (color: Color) => (color === BLACK ? 'X' : 'O');

describe('a board', () => {
  it('is empty when new, with hash 0, no ko, no prisoners, nothing to undo, and a wall', () => {
    const board = new Board(geometryOf(3, 2));
    expect([...board.stones]).toEqual([0, 0, 0, 0, 0, 0, WALL]);
    expect([board.hashLo, board.hashHi, board.koPoint, board.undoable]).toEqual([0, 0, 6, 0]);
    expect(held(board)).toEqual([0, 0]);
  });

  it('refuses by an exception a play on a stone, at the wall, beyond the edge', () => {
    const board = boardOf('X.');
    for (const p of [0, 2, 3, -1, 0.5]) expect(() => board.play(p as Point, BLACK)).toThrow('empty point');
    expect(rows(board)).toEqual(['X.']);
  });

  it('takes a lone stone at the edge, and says how many it took', () => {
    const board = boardOf(`
      .....
      ..X..
      .XO..`);
    expect(board.play(at(board.geometry, 'D1'), BLACK)).toBe(1);
    expect(rows(board)).toEqual(['.....', '..X..', '.X.X.']);
    expect(held(board)).toEqual([1, 0]);
  });

  it('takes four chains at once, and each stone counts', () => {
    const board = boardOf(`
      .XXX..
      XOXOX.
      XO.OOX
      .XOXX.
      ..X...`);
    expect(board.play(at(board.geometry, 'C3'), BLACK)).toBe(6);
    expect(rows(board)).toEqual(['.XXX..', 'X.X.X.', 'X.X..X', '.X.XX.', '..X...']);
    expect(held(board)).toEqual([6, 0]);
  });

  it('counts a chain once that a play touches on three sides', () => {
    const board = boardOf(`
      XXX
      X.X
      OOO`);
    const middle = at(board.geometry, 'B2');
    expect(board.isSuicide(middle, WHITE)).toBe(false);
    expect(board.play(middle, WHITE)).toBe(5);
    expect(rows(board)).toEqual(['...', '.O.', 'OOO']);
  });

  it('gives the stones of a suicide to the opponent', () => {
    const board = boardOf(`
      .O.X
      .O.X
      OO.X`);
    play(board, BLACK, 'A3 pass A2');
    expect(rows(board)).toEqual(['.O.X', '.O.X', 'OO.X']);
    expect(held(board)).toEqual([0, 2]);
  });

  it('lifts a stone without neighbors on the board of one point', () => {
    const board = new Board(geometryOf(1), 1);
    expect(board.isSuicide(0 as Point, BLACK)).toBe(true);
    expect(board.play(0 as Point, BLACK)).toBe(0);
    expect([...board.stones]).toEqual([EMPTY, WALL]);
    expect(held(board)).toEqual([0, 1]);
    board.undo();
    expect(held(board)).toEqual([0, 0]);
  });

  it('leaves set-up stones without liberties where they are', () => {
    expect(rows(boardOf('XO'))).toEqual(['XO']);
  });

  it('names no chain and no liberties on an empty point', () => {
    const board = boardOf('X.');
    expect([board.chainAt(1 as Point), board.libertiesAt(1 as Point)]).toEqual([[], []]);
  });

  it('has a liberty once, however many stones of the chain touch it', () => {
    const board = boardOf(`
      XXX
      X.X
      ...`);
    const p = at(board.geometry, 'A3');
    expect(board.libertyCount(p)).toBe(3);
    expect(names(board.geometry, board.libertiesAt(p))).toEqual(['B2', 'A1', 'C1']);
  });

  it('copies only boards of its size', () => {
    expect(() => new Board(geometryOf(2, 3)).copyFrom(new Board(geometryOf(3, 2)))).toThrow('sizes');
  });

  it('undoes nothing by default', () => {
    const board = play(new Board(geometryOf(3)), BLACK, 'A1');
    expect(board.undoable).toBe(0);
    expect(() => board.undo()).toThrow('nothing to undo');
  });
});

describe('the simple ko', () => {
  const ko = `
    .XO.
    XO.O
    .XO.`;

  it('bars the point where one stone was taken, for the other color alone', () => {
    const board = play(boardOf(ko), BLACK, 'C2');
    const back = at(board.geometry, 'B2');
    expect([board.koPoint, board.koColor]).toEqual([back, WHITE]);
    expect([board.isLegal(back, WHITE), board.isLegal(back, BLACK)]).toEqual([false, true]);
  });

  it('ends after a turn elsewhere and after a pass', () => {
    for (const move of ['A1', 'pass']) {
      const board = play(boardOf(ko), BLACK, `C2 ${move}`);
      expect(board.koPoint).toBe(board.geometry.wall);
      expect(board.isLegal(at(board.geometry, 'B2'), WHITE)).toBe(true);
    }
  });

  it('is found in the corner', () => {
    const board = boardOf(`
      X..
      XO.
      O.O`);
    play(board, BLACK, 'B1');
    expect(names(board.geometry, [board.koPoint as Point])).toEqual(['A1']);
    expect(rows(board)).toEqual(['X..', 'XO.', '.XO']);
  });

  it('a snapback is not ko', () => {
    const board = boardOf(`
      .....
      XXXXX
      XOOOX
      XO..X`);
    play(board, BLACK, 'C1 D1');
    expect(held(board)).toEqual([0, 1]);
    expect(board.koPoint).toBe(board.geometry.wall);
    expect(board.isLegal(at(board.geometry, 'C1'), BLACK)).toBe(true);
    expect(board.play(at(board.geometry, 'C1'), BLACK)).toBe(5);
    expect(rows(board)).toEqual(['.....', 'XXXXX', 'X...X', 'X.X.X']);
  });

  it('is none where one stone took two single stones', () => {
    const board = boardOf(`
      X...
      OX..
      .OX.`);
    expect(board.play(at(board.geometry, 'A1'), BLACK)).toBe(2);
    expect(board.koPoint).toBe(board.geometry.wall);
  });

  it('is none where the taking stone has a second liberty', () => {
    const board = boardOf(`
      .X..
      XO..
      .XO.`);
    expect(board.play(at(board.geometry, 'C2'), BLACK)).toBe(1);
    expect(board.koPoint).toBe(board.geometry.wall);
  });

  it('is none after a suicide of one stone', () => {
    const board = boardOf(`
      .O
      O.`);
    play(board, BLACK, 'A2');
    expect(board.koPoint).toBe(board.geometry.wall);
  });
});

describe('on boards of chance', () => {
  it('kept counts, chains and liberties are those of a recount', () => {
    onChance(150, true, (board) => {
      const { game, text } = inOracle(board);
      for (const p of stonePoints(board)) {
        const { chain, liberties } = flood(game, text, p);
        const kept = [board.chainSize(p), board.libertyCount(p), board.chainAt(p), board.libertiesAt(p)];
        const recounted = [chain.length, liberties.length, chain, liberties];
        if (kept.join('/') !== recounted.join('/')) expect(kept).toEqual(recounted);
        const heads = new Set(chain.map((q) => board.headOf(q as Point)));
        if (heads.size !== 1 || !chain.includes(board.headOf(p))) expect([...heads]).toEqual([chain[0]]);
      }
    });
  });

  it('the hash is the xor of the keys of the stones', () => {
    onChance(100, true, (board) => {
      let lo = 0;
      let hi = 0;
      for (const p of stonePoints(board)) {
        const key = (board.stones[p] === BLACK ? 0 : KEYS_PER_COLOR) + p;
        lo ^= KEY_LO[key] as number;
        hi ^= KEY_HI[key] as number;
      }
      expect([board.hashLo, board.hashHi]).toEqual([lo, hi]);
    });
  });

  it('a board made of the same stones says the same, but for ko and prisoners', () => {
    onChance(60, true, (board) => {
      const again = Board.of(board.geometry, board.stones);
      again.koPoint = board.koPoint;
      again.koColor = board.koColor;
      expect(observe(again).replace(' / 0,0 / ', ` / ${held(board)} / `)).toBe(observe(board));
    });
  });

  it('a play takes, loses and leaves what the naive rulebook says, as foreseen', () => {
    onChance(100, true, (board) => {
      const { game, text } = inOracle(board);
      const trial = new Board(board.geometry);
      const before = observeNames(board);
      for (const p of openPoints(board))
        for (const color of COLORS) {
          const { board: left, taken, lost } = outcome(game, text, p, signOf(color));
          board.foresee(p, color);
          const suicide = board.isSuicide(p, color);
          trial.copyFrom(board);
          const captured = trial.play(p, color);
          const gained = trial.prisoners(color) - board.prisoners(color);
          const given = trial.prisoners(opponent(color)) - board.prisoners(opponent(color));
          const said = [rows(trial).join(''), captured, gained, given, suicide];
          const known = [left, taken.length, taken.length, lost.length, lost.length > 0];
          if (said.join() !== known.join()) expect(said).toEqual(known);
          if (board.foreseenLo !== trial.hashLo || board.foreseenHi !== trial.hashHi)
            expect([board.foreseenLo, board.foreseenHi]).toEqual([trial.hashLo, trial.hashHi]);
        }
      expect(observeNames(board)).toBe(before);
    });
  });

  it('the ko point is the point, if any, where a play would bring back the board before', () => {
    let kos = 0;
    onChance(200, false, (board, { point, color }) => {
      if (point === undefined) return;
      const before = rows(board).join('');
      const next = board.clone();
      next.play(point, color);
      const { game, text } = inOracle(next);
      const foe = opponent(color);
      const back = openPoints(next).filter((p) => outcome(game, text, p, signOf(foe)).board === before);
      expect([next.koPoint, next.koColor]).toEqual([back[0] ?? next.geometry.wall, foe]);
      expect(back.length).toBeLessThan(2);
      kos += back.length;
    });
    expect(kos).toBeGreaterThan(100);
  });

  it('no chain is without liberty, suicides or not', () => {
    for (const suicide of [false, true])
      onChance(60, suicide, (board) => {
        for (const p of stonePoints(board))
          if (board.libertiesAt(p).length === 0) expect(p).toBe('breathing');
      });
  });

  it('a point is legal where it is empty, no ko and no suicide', () => {
    onChance(60, true, (board) => {
      for (const p of pointsOf(board.geometry))
        for (const color of COLORS) {
          const isKo = p === board.koPoint && color === board.koColor;
          const isOpen = board.stones[p] === EMPTY;
          expect(board.isLegal(p, color)).toBe(isOpen && !isKo && !board.isSuicide(p, color));
        }
    });
  });
});

describe('undo', () => {
  /** Takes turns and takes them back, beside a pile of what the board said before each. */
  function playAndUndo(board: Board, depth: number, choices: readonly number[]): string[] {
    const pile: string[] = [];
    for (const choice of choices) {
      if (choice % 5 === 0 && pile.length > 0) {
        board.undo();
        expect(observeNames(board)).toBe(pile.pop());
      } else {
        pile.push(observeNames(board));
        if (pile.length > depth) pile.shift();
        take(board, turnOf(board, Math.floor(choice / 5), true));
      }
      expect(board.undoable).toBe(pile.length);
    }
    return pile;
  }

  it('brings back all that the board said, as deep as its records go and no deeper', () => {
    const depths = fc.integer({ min: 0, max: 25 });
    const property = fc.property(side, side, depths, numbers(120), (width, height, depth, choices) => {
      const board = new Board(geometryOf(width, height), depth);
      const pile = playAndUndo(board, depth, choices);
      while (pile.length > 0) {
        board.undo();
        expect(observeNames(board)).toBe(pile.pop());
      }
      expect(() => board.undo()).toThrow('nothing to undo');
    });
    fc.assert(property, { seed: 1871, numRuns: 150 });
  });

  it('leads back to the start from the end of a long game with suicides', () => {
    const board = new Board(geometryOf(5), 1000);
    const before: string[] = [];
    let suicides = 0;
    for (let i = 0; i < 1000; i++) {
      before.push(observeNames(board));
      const turn = turnOf(board, (i * 7919 + 13) % 1_000_003, true);
      if (turn.point !== undefined && board.isSuicide(turn.point, turn.color)) suicides++;
      take(board, turn);
    }
    expect(suicides).toBeGreaterThan(20);
    for (const said of before.reverse()) {
      board.undo();
      expect(observeNames(board)).toBe(said);
    }
    expect(observe(board)).toBe(observe(new Board(geometryOf(5))));
  });

  it('after which play goes on as if nothing had been', () => {
    const property = fc.property(side, side, numbers(60), numbers(30), (width, height, choices, more) => {
      const board = new Board(geometryOf(width, height), 500);
      const straight = new Board(geometryOf(width, height));
      for (const choice of choices) {
        const depth = board.undoable;
        for (const other of more.slice(0, choice % 7)) take(board, turnOf(board, other, true));
        while (board.undoable > depth) board.undo();
        const turn = turnOf(board, choice, true);
        take(board, turn);
        take(straight, turn);
        expect(observe(board)).toBe(observe(straight));
      }
    });
    fc.assert(property, { seed: 1830, numRuns: 60 });
  });

  it('works from a set-up board, back to the stones set up', () => {
    const board = boardOf(
      `
      .O.X
      .O.X
      OO.X`,
      9,
    );
    const before = observeNames(board);
    play(board, BLACK, 'A3 pass A2 A3 pass');
    while (board.undoable > 0) board.undo();
    expect(observeNames(board)).toBe(before);
  });
});

describe('a clone', () => {
  it('says the same, has nothing to undo, and neither board hears of the other', () => {
    const property = fc.property(side, side, numbers(40), numbers(15), (width, height, choices, more) => {
      const board = new Board(geometryOf(width, height), 20);
      for (const choice of choices) take(board, turnOf(board, choice, true));
      const clone = board.clone(more.length);
      expect(observeNames(clone)).toBe(observeNames(board));
      expect(clone.undoable).toBe(0);
      const before = observeNames(board);
      for (const choice of more) take(clone, turnOf(clone, choice, true));
      expect(observeNames(board)).toBe(before);
      const after = observeNames(clone);
      while (board.undoable > 0) board.undo();
      expect(observeNames(clone)).toBe(after);
      while (clone.undoable > 0) clone.undo();
      expect(observeNames(clone)).toBe(before);
    });
    fc.assert(property, { seed: 1905, numRuns: 80 });
  });

  it('of another board into a used one forgets what was there, the records too', () => {
    const property = fc.property(side, side, numbers(30), numbers(30), (width, height, choices, others) => {
      const board = new Board(geometryOf(width, height));
      const used = new Board(geometryOf(width, height), 10);
      for (const choice of choices) take(board, turnOf(board, choice, true));
      for (const choice of others) take(used, turnOf(used, choice, true));
      used.copyFrom(board);
      expect([observeNames(used), used.undoable]).toEqual([observeNames(board), 0]);
      for (const choice of others) {
        const turn = turnOf(board, choice, true);
        expect(take(used, turn)).toBe(take(board, turn));
        expect(observeNames(used)).toBe(observeNames(board));
      }
    });
    fc.assert(property, { seed: 1917, numRuns: 60 });
  });
});
