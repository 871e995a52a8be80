import { nodesOf } from '@honte/game';
import { describe, expect, it } from 'vitest';
import { recordOfSgf } from './record.testing.ts';
import { chosenOnWay, forkBefore, lineThrough, parseWay, printWay } from './way.ts';

const FORKS = '(;SZ[9];B[aa](;W[bb](;B[cc];W[dd])(;B[ee]))(;W[ff];B[gg];W[hh]))';
const { tree } = recordOfSgf(FORKS);
const NONE = new Map<number, number>();
const unnumbered = () => undefined;

describe('the address of a position', () => {
  it.each([
    [0, ''],
    [1, '1'],
    [4, '4'],
    [5, '3.2'],
    [6, '2.2'],
    [8, '2.2.4'],
  ])('of node %d is %j', (id, way) => {
    expect(printWay(tree, id)).toBe(way);
  });

  it('leads back to every node', () => {
    for (const { id } of nodesOf(tree)) expect(parseWay(tree, printWay(tree, id))).toBe(id);
  });

  it.each([
    ['99', 4],
    ['2.2.99', 8],
    ['2.9', 1],
    ['3.0', 2],
  ])('%j leads as far as the record goes', (way, id) => {
    expect(parseWay(tree, way)).toBe(id);
  });

  it.each(['', 'x', '-1', '1..2', '1.', '.', '1e3', '9999999999'])('%j leads to the start', (way) => {
    expect(parseWay(tree, way)).toBe(0);
  });
});

describe('a line', () => {
  it('goes on along first children, or along those chosen before', () => {
    expect(lineThrough(tree, 0, NONE, unnumbered).nodes).toEqual([0, 1, 2, 3, 4]);
    expect(lineThrough(tree, 7, NONE, unnumbered).nodes).toEqual([0, 1, 6, 7, 8]);
    const chosen = chosenOnWay(tree, 5, NONE);
    expect(lineThrough(tree, 1, chosen, unnumbered).nodes).toEqual([0, 1, 2, 5]);
    expect(lineThrough(tree, 1, chosenOnWay(tree, 3, chosen), unnumbered).nodes).toEqual([0, 1, 2, 3, 4]);
  });

  it('numbers moves, not remarks and set-up stones, and begins anew where the record says so', () => {
    const { tree: numbered } = recordOfSgf('(;SZ[9];B[aa];C[x];W[];AB[cc];B[dd]MN[1];W[ee])');
    const numberOf = (note: { properties: readonly { id: string; values: readonly string[] }[] }) => {
      const value = note.properties.find(({ id }) => id === 'MN')?.values[0];
      return value === undefined ? undefined : Number(value);
    };
    expect(lineThrough(numbered, 0, NONE, numberOf).numbers).toEqual([0, 1, 1, 2, 2, 1, 2]);
  });
});

describe('the fork before a node', () => {
  it('is the nearest one, the node itself a way on from it or not', () => {
    expect(forkBefore(tree, 4)).toEqual({ parent: 2, children: [3, 5], taken: 0 });
    expect(forkBefore(tree, 8)).toEqual({ parent: 1, children: [2, 6], taken: 1 });
    expect(forkBefore(tree, 1)).toBeUndefined();
    expect(forkBefore(tree, 0)).toBeUndefined();
  });
});
