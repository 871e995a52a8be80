import { expect, test } from 'vitest';
import { Board } from './board.ts';
import { BLACK, type Color, opponent, WHITE } from './color.ts';
import { parseDiagram } from './diagram.ts';
import { geometryOf, type Point, pointsOf } from './geometry.ts';
import { HistoryTable } from './history-table.ts';
import { Position } from './position.ts';
import { bareRuleset, type KoRule } from './ruleset.ts';
import { evenStart, type Start, setUpStart } from './start.ts';

const RULES: readonly KoRule[] = ['none', 'simple', 'positional', 'situational', 'naturalSituational'];
const SUPERKOS: readonly KoRule[] = ['positional', 'situational', 'naturalSituational'];

function emptyStart(ko: KoRule, width = 3, height = width): Start {
  const start = evenStart(geometryOf(width, height), bareRuleset(ko, true));
  if (!start.ok) throw new Error(start.error.code);
  return start.value;
}

function diagramStart(ko: KoRule, text: string, turn: Color): Start {
  const diagram = parseDiagram(text);
  if (!diagram.ok) throw new Error(diagram.error.code);
  const start = setUpStart(diagram.value.geometry, bareRuleset(ko, true), diagram.value.stones, turn);
  if (!start.ok) throw new Error(start.error.code);
  return start.value;
}

/** Fixed random numbers from 0 up to `below`. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) % below;
  };
}

test('a new history remembers nothing', () => {
  for (const rule of RULES) {
    const table = new HistoryTable(rule, 4);
    expect(table.has(0, 0, BLACK)).toBe(false);
    expect(table.plyOf(0, 0, WHITE)).toBeUndefined();
  }
});

test('a board is found with the ply at which it was first added', () => {
  const table = new HistoryTable('positional', 3);
  table.add(7, 70, BLACK);
  table.add(8, 80, WHITE);
  table.add(7, 70, BLACK);
  table.add(9, 90, WHITE);
  expect([table.plyOf(7, 70, BLACK), table.plyOf(8, 80, BLACK), table.plyOf(9, 90, BLACK)]).toEqual([
    0, 1, 3,
  ]);
});

test('both halves of the hash must agree', () => {
  const table = new HistoryTable('positional', 2);
  table.add(7, 70, BLACK);
  expect(table.has(7, 70, WHITE)).toBe(true);
  for (const [lo, hi] of [
    [7, 71],
    [8, 70],
    [15, 70],
    [15, 71],
  ] as const)
    expect([lo, hi, table.has(lo, hi, WHITE)]).toEqual([lo, hi, false]);
});

test('keys with the same low bits lie side by side, and come off in reverse order', () => {
  const table = new HistoryTable('positional', 7);
  const keys = [0, 16, 32, 48, 15, 31, 1, 64];
  for (const [i, lo] of keys.entries()) table.add(lo, i, BLACK);
  for (let n = keys.length; n >= 0; n--) {
    expect(keys.map((lo, i) => table.plyOf(lo, i, WHITE))).toEqual(
      keys.map((_, i) => (i < n ? i : undefined)),
    );
    if (n > 0) table.undo();
  }
});

test('undoing a board that came back keeps its first ply', () => {
  const table = new HistoryTable('situational', 2);
  table.add(7, 70, BLACK);
  table.add(7, 70, BLACK);
  table.undo();
  expect(table.plyOf(7, 70, BLACK)).toBe(0);
  table.undo();
  expect(table.plyOf(7, 70, BLACK)).toBeUndefined();
});

test('undoing a turn that added nothing leaves every board as it was, the empty one too', () => {
  const table = new HistoryTable('positional', 8);
  const hashes = [0, 1, 2, 3].map((lo) => [lo, 50 * lo] as const);
  for (const [lo, hi] of hashes) table.add(lo, hi, BLACK);
  table.add(3, 150, BLACK);
  table.addPass(3, 150, WHITE);
  table.undo();
  table.undo();
  expect(hashes.map(([lo, hi]) => table.plyOf(lo, hi, BLACK))).toEqual([0, 1, 2, 3]);
});

test('who made a board matters to all rules but the positional', () => {
  for (const rule of RULES) {
    const table = new HistoryTable(rule, 1);
    table.add(7, 70, BLACK);
    expect([rule, table.has(7, 70, BLACK), table.has(7, 70, WHITE)]).toEqual([
      rule,
      true,
      rule === 'positional',
    ]);
  }
});

test('a pass is remembered wherever the player to move is, and counted by all', () => {
  for (const rule of RULES) {
    const table = new HistoryTable(rule, 2);
    table.add(7, 70, BLACK);
    table.addPass(7, 70, WHITE);
    table.add(8, 80, BLACK);
    expect([rule, table.plyOf(8, 80, BLACK)]).toEqual([rule, 2]);
    const first = { none: 1, simple: 1, positional: 0, situational: 1, naturalSituational: undefined }[rule];
    expect(table.plyOf(7, 70, WHITE)).toBe(first);
    table.undo();
    table.undo();
    expect(table.plyOf(7, 70, WHITE)).toBe(rule === 'positional' ? 0 : undefined);
  }
});

test('the empty start is credited to nobody by the natural rule, and to the opponent by the others', () => {
  for (const rule of RULES) {
    const start = emptyStart(rule);
    const table = new HistoryTable(rule, 1);
    table.begin(start, new Board(start.geometry));
    const ofWhite = rule === 'naturalSituational' ? undefined : 0;
    expect([rule, table.plyOf(0, 0, WHITE)]).toEqual([rule, ofWhite]);
    expect(table.plyOf(0, 0, BLACK)).toBe(rule === 'positional' ? 0 : undefined);
    table.add(7, 70, BLACK);
    expect(table.plyOf(7, 70, BLACK)).toBe(1);
  }
});

test('a diagram is credited to the player who is not to move', () => {
  for (const rule of SUPERKOS) {
    const start = diagramStart(rule, 'XO.\n...', WHITE);
    const board = Board.of(start.geometry, start.stones);
    const table = new HistoryTable(rule, 1);
    table.begin(start, board);
    expect(table.plyOf(board.hashLo, board.hashHi, BLACK)).toBe(0);
    expect(table.has(board.hashLo, board.hashHi, WHITE)).toBe(rule === 'positional');
  }
});

test('beginning again forgets the game before', () => {
  const start = emptyStart('positional');
  const board = new Board(start.geometry);
  const table = new HistoryTable('positional', 2);
  table.begin(start, board);
  table.add(7, 70, BLACK);
  table.begin(start, board);
  expect([table.plyOf(0, 0, BLACK), table.plyOf(7, 70, BLACK)]).toEqual([0, undefined]);
  table.clear();
  expect(table.plyOf(0, 0, BLACK)).toBeUndefined();
});

test('a history holds the start and its plies, and no more', () => {
  for (const plies of [0, 1, 2, 3, 7, 100]) {
    const table = new HistoryTable('positional', plies);
    for (let i = 0; i <= plies; i++) table.add(i, 1, BLACK);
    for (let i = 0; i <= plies; i++) expect(table.plyOf(i, 1, BLACK)).toBe(i);
    expect(table.has(plies + 1, 1, BLACK)).toBe(false);
    expect(() => table.add(plies + 1, 1, BLACK)).toThrow('full');
    expect(() => table.addPass(0, 1, BLACK)).toThrow('full');
    expect(table.has(plies + 1, 1, BLACK)).toBe(false);
    table.undo();
    table.add(plies + 1, 1, BLACK);
    expect(table.plyOf(plies + 1, 1, BLACK)).toBe(plies);
  }
});

test('a mistaken size and an undo too many throw', () => {
  expect(() => new HistoryTable('positional', -1)).toThrow('-1 plies');
  expect(() => new HistoryTable('positional', 1.5)).toThrow('1.5 plies');
  expect(() => new HistoryTable('positional', 1).undo()).toThrow('no turn to take back');
});

test('after any moves the table says of every play what the immutable history says', () => {
  for (const rule of SUPERKOS)
    for (let seed = 1; seed <= 6; seed++) {
      const roll = dice(seed);
      const start = emptyStart(rule, 2, 2 + (seed % 2));
      const board = new Board(start.geometry, 1);
      const table = new HistoryTable(rule, 80);
      table.begin(start, board);
      let position = Position.at(start);
      for (let ply = 0; ply < 80; ply++) {
        for (const color of [BLACK, WHITE] as const)
          for (const p of pointsOf(start.geometry)) {
            const legality = position.legality(p, color);
            if (legality.kind === 'occupied') continue;
            board.foresee(p, color);
            expect(table.plyOf(board.foreseenLo, board.foreseenHi, color)).toBe(
              legality.kind === 'ko' ? legality.ply : undefined,
            );
          }
        const { turn } = position;
        const legal = position.legalPoints();
        const p = roll(4) === 0 ? undefined : legal[roll(legal.length)];
        position = p === undefined ? position.passed() : playOn(position, p);
        if (p === undefined) {
          board.pass();
          table.addPass(board.hashLo, board.hashHi, turn);
        } else {
          board.play(p, turn);
          table.add(board.hashLo, board.hashHi, turn);
        }
        expect(position.turn).toBe(opponent(turn));
      }
    }
});

function playOn(position: Position, p: Point): Position {
  const after = position.after(p);
  if (!after.ok) throw new Error(after.error.kind);
  return after.value;
}
