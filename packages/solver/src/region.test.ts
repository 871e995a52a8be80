import { type Point, parseDiagram, parsePoint, printPoint } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { regionNear, regionOn } from './region.ts';

const OPEN = `
  . . . . . .
  . . O O . .
  . O X X . .
  . O X . . .
  . . O O . .`;

function board(drawing: string) {
  const diagram = parseDiagram(drawing);
  if (!diagram.ok) throw new Error(diagram.error.code);
  const { geometry, stones } = diagram.value;
  const named = (names: string) =>
    names.split(' ').map((name) => {
      const point = parsePoint(geometry, name);
      if (!point.ok) throw new Error(name);
      return point.value;
    });
  const print = (points: readonly Point[]) => points.map((p) => printPoint(geometry, p)).join(' ');
  return { geometry, stones, named, print };
}

describe('a region near stones', () => {
  const { geometry, stones, named, print } = board(OPEN);
  const near = (reach: number) => print(regionNear(geometry, stones, named('C3'), reach));

  it('grows step by step, and holds the stones it is about', () => {
    expect(near(1)).toBe('C3 D3 E3 C2 D2');
    expect(near(2)).toBe('E4 C3 D3 E3 F3 C2 D2 E2');
    expect(near(0)).toBe('C3 D3 C2');
  });

  it('goes along stones of its own color without a step', () => {
    const { geometry, stones, named, print } = board('. . . .\nX X . .\n. . . .');
    expect(print(regionNear(geometry, stones, named('A2'), 1))).toBe('A3 B3 A2 B2 C2 A1 B1');
  });

  it('ends where all is reached', () => {
    expect(regionNear(geometry, stones, named('C3'), 99)).toEqual(
      regionNear(geometry, stones, named('C3'), 30),
    );
  });
});

describe('a region of points named', () => {
  it('takes in opposing stones whose liberties are all inside, and no others', () => {
    const { geometry, stones, named, print } = board('OOOO.\nXXXO.\n.O.XO');
    expect(print(regionOn(geometry, stones, named('A2'), named('A1 C1')))).toBe('A2 B2 C2 A1 B1 C1 D1');
    expect(print(regionOn(geometry, stones, named('A2'), named('C1')))).toBe('A2 B2 C2 C1 D1');
  });
});
