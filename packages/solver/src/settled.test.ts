import { BLACK, type Point, parseDiagram, parsePoint } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { doubtOf } from './settled.ts';

const MOST = 2000;

function doubt(rows: string, { dead = '', seki = '' } = {}) {
  const diagram = parseDiagram(rows);
  if (!diagram.ok) throw new Error(diagram.error.code);
  const { geometry, stones } = diagram.value;
  const named = (names: string): Point[] =>
    names
      .split(' ')
      .filter(Boolean)
      .map((name) => {
        const point = parsePoint(geometry, name);
        if (!point.ok) throw new Error(name);
        return point.value;
      });
  return doubtOf({ geometry, stones, dead: named(dead), seki: named(seki) }, MOST);
}

describe('a board is settled', () => {
  it('where all stones live unconditionally and leave no room', () => {
    const rows = `
      . X . X O . O
      X X X X O O O
      . X X X O O .
      X X X X O O O
      X X X X O O O
      X X . X O O O
      X X X X O . O`;
    expect(doubt(rows)).toBeUndefined();
  });

  it('where a group without two eyes can still answer every attack', () => {
    const rows = `
      . . . . X O .
      X X X X X O O
      O O O O O O .
      . O . O . O O`;
    expect(doubt(rows)).toBeUndefined();
  });

  it('where dead stones have no room for two eyes', () => {
    const rows = `
      . . O . X O .
      . . . . X O O
      X X X X X O .
      X . X . X O O
      X X X X X O .`;
    expect(doubt(rows, { dead: 'C5' })).toBeUndefined();
  });

  it('with points between the colors that both touch', () => {
    const rows = `
      . X . X . O . O .
      X X X X . O O O O`;
    expect(doubt(rows)).toBeUndefined();
  });

  it('where nobody can begin, in seki', () => {
    const rows = `
      . X . X . X . X .
      X X X X X X X X X
      O O O O O O O O X
      O . O . O . O O X
      O O O O O O O O X
      O O O O O O O O X
      X X X X X X X O X
      X X X X X X X O X
      . O O O . X X O X`;
    expect(doubt(rows, { seki: 'A3 B1' })).toBeUndefined();
  });
});

describe('a board is not settled', () => {
  it('where a border is open', () => {
    const rows = `
      . X . X . . O . O .
      X X X X . . O O O O`;
    expect(doubt(rows)).toEqual({ kind: 'open' });
  });

  it('where whoever plays first decides', () => {
    const rows = `
      . . . X O .
      X X X X O O
      O O O O O .
      O . O . O O`;
    expect(doubt(rows)).toMatchObject({ kind: 'estate', estate: { color: BLACK } });
  });

  it('where the other side could live inside', () => {
    const rows = `
      X . X . X . X . X
      X X X X X X X X X
      X . . . . . . . X
      X . . . . . . . X
      X . . . . . . . X
      X . . . . . . . X
      X . . . . . . . X
      X X X X X X X X X
      X . X . X . X . X`;
    expect(doubt(rows)).toMatchObject({ kind: 'estate', estate: { color: BLACK } });
  });

  it('where stones taken for dead live', () => {
    const rows = `
      . O . O X X . X
      O O O O X . X X
      X X X X X X X .
      X . X . X X X X`;
    expect(doubt(rows, { dead: 'B4' })).toMatchObject({ kind: 'estate', estate: { color: BLACK } });
    expect(doubt(rows)).toBeUndefined();
  });

  it('where stones live that were taken for seki', () => {
    const rows = `
      . X . X O . O .
      X X X X O O O O`;
    expect(doubt(rows, { seki: 'A1' })).toMatchObject({ kind: 'seki' });
  });
});
