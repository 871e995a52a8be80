import {
  COLORS,
  type Color,
  evenStart,
  geometryOf,
  opponent,
  type Point,
  Position,
  RULESETS,
} from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { fingerprint, got } from './game.testing.ts';
import {
  beginLine,
  extend,
  type Line,
  LineRunner,
  movesIn,
  pliesBack,
  positionAt,
  takeBack,
} from './line.ts';
import { Recent } from './recent.ts';

/** A long line on a small board, and its position after every ply, each made from the one before. */
function longLine(plies: number): { lines: Line[]; positions: Position[] } {
  const start = got(evenStart(geometryOf(4), RULESETS.nz));
  const lines: Line[] = [beginLine(start)];
  const positions = [Position.at(start)];
  for (let ply = 0; ply < plies; ply++) {
    const line = lines.at(-1) as Line;
    const position = positions.at(-1) as Position;
    const color = position.turn;
    const legal = position.legalPoints();
    // Any fixed choice will do; a pass now and then, so that lines hold every kind of move.
    const point = ply % 11 === 10 ? undefined : legal[(7 * ply + 3) % Math.max(1, legal.length)];
    const step =
      point === undefined ? ({ kind: 'pass', color } as const) : ({ kind: 'play', color, point } as const);
    lines.push(got(extend(line, step)));
    positions.push(point === undefined ? position.passed() : got(position.after(point)));
  }
  return { lines, positions };
}

describe('a line', () => {
  it('leads to the same position whether that was kept or is played again', () => {
    const { lines, positions } = longLine(700);
    for (const ply of [700, 3, 699, 350, 349, 512, 511, 128, 129, 127, 0, 1, 640, 383])
      expect(fingerprint(positionAt(lines[ply] as Line))).toEqual(fingerprint(positions[ply] as Position));
  });

  it('keeps the positions last looked at', () => {
    const { lines } = longLine(300);
    const far = lines[200] as Line;
    expect(positionAt(far)).toBe(positionAt(far));
    const before = positionAt(lines[199] as Line);
    expect(positionAt(takeBack(far, 1))).toBe(before);
  });

  it('read in one go leads where it leads step by step, and so do lines that leave it', () => {
    const { lines, positions } = longLine(700);
    const begin = lines[0] as Line;
    const runner = new LineRunner(begin);
    const read: Line[] = [begin];
    for (const { step } of lines) if (step) read.push(got(runner.extend(read.at(-1) as Line, step)));
    const pass = { kind: 'pass', color: COLORS[0] } as const;
    for (const ply of [700, 640, 639, 638, 10, 0, 300]) {
      const branch = got(runner.extend(read[ply] as Line, pass));
      const other = got(extend(lines[ply] as Line, pass));
      expect(fingerprint(positionAt(branch))).toEqual(fingerprint(positionAt(other)));
    }
    for (const ply of [700, 3, 699, 350, 512, 128, 127, 0, 640])
      expect(fingerprint(positionAt(read[ply] as Line))).toEqual(fingerprint(positions[ply] as Position));
  });

  it('goes on after a step that was refused', () => {
    const [black, white] = COLORS;
    const runner = new LineRunner(beginLine(got(evenStart(geometryOf(4), RULESETS.french))));
    const begin = beginLine(got(evenStart(geometryOf(4), RULESETS.french)));
    const play = (line: Line, color: Color) =>
      runner.extend(line, { kind: 'play', color, point: 5 as Point });
    const one = got(play(begin, black));
    expect(play(one, white).ok).toBe(false);
    const two = got(runner.extend(one, { kind: 'play', color: white, point: 6 as Point }));
    expect(positionAt(two).board.stones.slice(5, 7)).toEqual(new Uint8Array([black, white]));
  });

  it('is made of moves', () => {
    const { lines } = longLine(300);
    const line = lines[300] as Line;
    expect(movesIn(line)).toHaveLength(300);
    expect(takeBack(line, 300)).toBe(lines[0]);
    expect(takeBack(line, 0)).toBe(line);
    expect(takeBack(line, 999)).toBe(lines[0]);
    expect(takeBack(line, 44)).toBe(lines[256]);
  });

  it('knows how far back the last move of a color is', () => {
    const [black, white] = COLORS;
    const begin = beginLine(got(evenStart(geometryOf(4), RULESETS.french)));
    const play = (line: Line, color: Color, point: number) =>
      got(extend(line, { kind: 'play', color, point: point as Point }));
    const one = play(begin, black, 5);
    expect([black, white].map((color) => pliesBack(one, color))).toEqual([1, 0]);
    const two = play(one, opponent(black), 6);
    expect([black, white].map((color) => pliesBack(two, color))).toEqual([2, 1]);
  });
});

describe('a table of recent entries', () => {
  it('forgets what was longest unused', () => {
    const recent = new Recent<string, number>(2);
    recent.set('a', 1);
    recent.set('b', 2);
    expect(recent.get('a')).toBe(1);
    recent.set('c', 3);
    expect(['a', 'b', 'c'].map((key) => recent.get(key))).toEqual([1, undefined, 3]);
    recent.set('a', 4);
    expect(recent.get('a')).toBe(4);
    expect(recent.get('c')).toBe(3);
  });
});
