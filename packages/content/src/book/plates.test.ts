import {
  areaReceipt,
  evenStart,
  type Point,
  Position,
  pointsOf,
  printPoint,
  RULESETS,
  setUpStart,
} from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { guidedGame } from '../games/guided.ts';
import type { Plate, Step } from './plate.ts';
import { PLATES, plateNamed } from './plates.ts';

const ruleset = RULESETS.french;

function startOf({ geometry, stones }: Plate, turn: Step['color']): Position {
  const start = setUpStart(geometry, ruleset, stones, turn);
  if (!start.ok) throw new Error(start.error.code);
  return Position.at(start.value);
}

/** Whose turn a step needs it to be; who is not to move has passed. */
const turned = (position: Position, { color }: Step) =>
  position.turn === color ? position : position.passed();

/** Every way to play the steps of a plate: what each ends in. Fails where the rules do not answer as it says. */
function playOut(position: Position, steps: readonly Step[], refused: readonly Point[] = []): number {
  const [step, ...rest] = steps;
  if (!step) return 1;
  const now = turned(position, step);
  const free = (p: Point) => now.legality(p).kind === 'legal';
  const points = step.isElsewhere
    ? pointsOf(now.geometry).filter((p) => free(p) && !step.at.includes(p))
    : step.at.filter((p) => now.board.stones[p] === 0 && (step.outcome === 'played' || !refused.includes(p)));
  expect(points).not.toEqual([]);
  return points.reduce((ways, point) => {
    const legality = now.legality(point);
    const answer = legality.kind === 'legal' ? 'played' : legality.kind;
    expect(answer, `${printPoint(now.geometry, point)}`).toBe(step.outcome);
    const after = now.after(point);
    return ways + (after.ok ? playOut(after.value, rest, refused) : playOut(now, rest, [...refused, point]));
  }, 0);
}

describe('the plates of the book', () => {
  it('have each a name of its own', () => {
    expect(new Set(PLATES.map(({ id }) => id)).size).toBe(PLATES.length);
    expect(plateNamed('ell').id).toBe('ell');
    expect(() => plateNamed('nothing')).toThrow('no plate');
  });

  it.each(PLATES)('$id shows a board on which every chain has a liberty', (plate) => {
    expect(setUpStart(plate.geometry, ruleset, plate.stones, 1).ok).toBe(true);
  });

  it.each(PLATES.filter((plate) => plate.kind === 'play'))(
    '$id can be played as written, whichever of its points is chosen',
    (plate) => {
      const [first] = plate.steps;
      expect(playOut(startOf(plate, first!.color), plate.steps)).toBeGreaterThan(0);
    },
  );

  it.each(PLATES.filter((plate) => plate.kind === 'line'))('$id can be played move by move', (plate) => {
    let position = startOf(plate, plate.first % 2 === 1 ? 1 : 2);
    for (const point of plate.moves) {
      const after = position.after(point);
      expect(after.ok, printPoint(plate.geometry, point)).toBe(true);
      if (after.ok) position = after.value;
    }
  });

  it.each(PLATES.filter((plate) => plate.kind === 'count'))('$id has only stones among its dead', (plate) => {
    const { geometry, stones, dead, komi } = plate;
    const prisoners = { black: 0, white: 0 };
    const receipt = areaReceipt({ geometry, stones, dead, komi, ruleset, handicap: 0, prisoners });
    expect(receipt.total.black + receipt.total.white + receipt.dame).toBe(geometry.points + komi);
  });

  it.each(PLATES.filter((plate) => plate.kind === 'still'))(
    '$id has only empty points in its zones',
    (plate) => {
      const { geometry, stones, zones } = plate;
      for (const { from, to, text } of zones) {
        const [left, right] = [from, to].map((p) => p % geometry.width).sort((a, b) => a - b);
        const [top, bottom] = [from, to].map((p) => Math.floor(p / geometry.width)).sort((a, b) => a - b);
        const inside = pointsOf(geometry).filter((p) => {
          const [x, y] = [p % geometry.width, Math.floor(p / geometry.width)];
          return x >= left! && x <= right! && y >= top! && y <= bottom!;
        });
        expect(inside.map((p) => stones[p])).toEqual(inside.map(() => 0));
        expect(String(inside.length)).toBe(text);
      }
    },
  );

  it('tell the guided game from its first move to its count', () => {
    const { geometry, moves, komi } = guidedGame();
    const start = evenStart(geometry, ruleset);
    if (!start.ok) throw new Error(start.error.code);
    const positions = [Position.at(start.value)];
    for (const move of moves) {
      const before = positions.at(-1)!;
      const after =
        move.kind === 'play' ? before.after(move.point) : ({ ok: true, value: before.passed() } as const);
      if (!after.ok) throw new Error(after.error.kind);
      positions.push(after.value);
    }
    const stonesAt = (ply: number) => [...positions[ply]!.board.stones.slice(0, geometry.points)];
    for (const id of ['twelve', 'rooms', 'strip']) {
      const plate = plateNamed(id);
      if (plate.kind !== 'line') throw new Error(`${id} is no line`);
      expect([...plate.stones]).toEqual(stonesAt(plate.first - 1));
      const told = moves.slice(plate.first - 1).flatMap((move) => (move.kind === 'play' ? [move.point] : []));
      expect(plate.moves).toEqual(told.slice(0, plate.moves.length));
    }
    const final = plateNamed('final');
    expect([...final.stones]).toEqual(stonesAt(moves.length));
    expect(final).toMatchObject({ kind: 'count', komi });
  });
});
