import {
  areaReceipt,
  BLACK,
  COLORS,
  evenStart,
  geometryOf,
  Position,
  printPoint,
  quickCount,
  RULESETS,
  regionsOf,
  symmetriesOf,
  territoryReceipt,
} from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { guidedGame } from './guided.ts';

const game = guidedGame();
const { geometry, moves } = game;

/** The positions after 0, 1, … 41 moves. */
function positions(): Position[] {
  const start = evenStart(geometry, RULESETS[game.ruleset], { komi: game.komi });
  if (!start.ok) throw new Error(start.error.code);
  const all = [Position.at(start.value)];
  for (const move of moves) {
    const before = all.at(-1)!;
    const after = move.kind === 'pass' ? before.passed() : before.after(move.point);
    if (after instanceof Position) all.push(after);
    else if (after.ok) all.push(after.value);
    else throw new Error(`${move.kind} refused: ${after.error.kind}`);
  }
  return all;
}

describe('the guided game', () => {
  const all = positions();
  const end = all.at(-1)!;

  it('is 41 legal moves in turn, the last two of them passes, and takes nothing', () => {
    expect(moves).toHaveLength(41);
    expect(geometry).toBe(geometryOf(9));
    moves.forEach((move, i) => {
      expect(move.color, `move ${i + 1}`).toBe(all[i]!.turn);
    });
    expect(moves.map(({ kind }) => kind).filter((kind) => kind === 'pass')).toHaveLength(2);
    expect(end.isStopped).toBe(true);
    expect(COLORS.map((color) => end.board.prisoners(color))).toEqual([0, 0]);
  });

  it('has White answer across the middle in the first two phases', () => {
    const mirror = symmetriesOf(geometry)[1]!;
    for (let i = 0; i < 30; i += 2) {
      const [black, white] = [moves[i]!, moves[i + 1]!];
      if (black.kind !== 'play' || white.kind !== 'play') throw new Error('a pass');
      expect(mirror[black.point]).toBe(white.point);
    }
  });

  it('has three phases that follow each other, from the first move to the last', () => {
    expect(game.phases[0]!.first).toBe(1);
    game.phases.slice(1).forEach((phase, i) => {
      expect(phase.first).toBe(game.phases[i]!.last + 1);
    });
    expect(game.phases.at(-1)!.last).toBe(moves.length);
  });

  it('tells something from the start, and something new at least every third move', () => {
    const from = game.notes.map((note) => note.from);
    expect(from[0]).toBe(0);
    expect(from.at(-1)).toBe(moves.length);
    from.slice(1).forEach((ply, i) => {
      expect(ply - from[i]!).toBeGreaterThan(0);
      expect(ply - from[i]!).toBeLessThanOrEqual(3);
    });
    expect(new Set(game.notes.map(({ id }) => id)).size).toBe(game.notes.length);
  });

  it('leaves each color three rooms: the rectangles named, and no other empty point', () => {
    const { stones } = end.board;
    const regions = regionsOf(geometry, stones);
    expect(regions).toHaveLength(game.rooms.length);
    for (const room of game.rooms) {
      const region = regions.find(({ points }) => points.includes(room.from));
      expect([...region!.touches]).toEqual([room.color]);
      const xs = [room.from, room.to].map((p) => p % 9);
      const ys = [room.from, room.to].map((p) => Math.floor(p / 9));
      const inside = region!.points.every((p) => {
        const [x, y] = [p % 9, Math.floor(p / 9)];
        return x >= xs[0]! && x <= xs[1]! && y <= ys[0]! && y >= ys[1]!;
      });
      expect(inside, printPoint(geometry, room.from)).toBe(true);
      const sides = [xs[1]! - xs[0]! + 1, ys[0]! - ys[1]! + 1];
      expect(region!.points).toHaveLength(sides[0]! * sides[1]!);
    }
    const sizes = game.rooms.map(
      ({ from }) => regions.find(({ points }) => points.includes(from))!.points.length,
    );
    expect(sizes).toEqual([6, 9, 6, 6, 9, 6]);
  });

  it('comes to 41 against 47.5 by area and by pass stones: White by 6.5', () => {
    const counted = {
      geometry,
      stones: end.board.stones,
      dead: [],
      ruleset: RULESETS.french,
      komi: game.komi,
      handicap: 0,
      prisoners: { black: 0, white: 0 },
    };
    const receipt = areaReceipt(counted);
    expect(receipt.stones).toEqual({ black: 20, white: 19 });
    expect(receipt.surrounded).toEqual({ black: 21, white: 21 });
    expect(receipt.total).toEqual({ black: 41, white: 47.5 });
    expect(receipt.result).toBe('W+6.5');
    const start = evenStart(geometry, RULESETS.french);
    if (!start.ok) throw new Error(start.error.code);
    const quick = quickCount({ start: start.value, moves, dead: [] });
    expect(quick).toMatchObject({ ok: true, value: { lead: -6.5, left: { black: 20, white: 19 } } });
    expect(territoryReceipt(counted).lead).toBe(-7.5);
    expect(moves[0]!.color).toBe(BLACK);
  });
});
