import { TreeBuilder } from '@honte/game';
import { evenStart, geometryOf, RULESETS, type Start } from '@honte/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordOfSgf } from './record.testing.ts';
import { layoutOf, nodeAt, type TreeLayout, windowOf } from './tree-layout.ts';

/** The map as text: nodes by the last sign of their number. */
function drawn(layout: TreeLayout): string[] {
  return Array.from({ length: layout.rows }, (_, row) =>
    Array.from({ length: layout.columns }, (_, column) => {
      const id = nodeAt(layout, column, row);
      return id === undefined ? '.' : (id % 36).toString(36);
    }).join(''),
  );
}

function evenOn(side: number): Start {
  const start = evenStart(geometryOf(side), RULESETS.french, {});
  if (!start.ok) throw new Error('an even game begins');
  return start.value;
}

const mapOf = (sgf: string) => layoutOf(recordOfSgf(sgf).tree);

describe('the map of a record', () => {
  it('lays a game without variations on one row', () => {
    expect(drawn(mapOf('(;SZ[9];B[aa];W[bb];B[cc])'))).toEqual(['0123']);
  });

  it('lays variations below, the later ones nearer', () => {
    const map = mapOf('(;SZ[9];B[aa](;W[bb](;B[cc];W[dd])(;B[ee]))(;W[ff];B[gg];W[hh]))');
    expect(drawn(map)).toEqual(['01234', '...5.', '..678']);
  });

  it('uses a row again where there is room', () => {
    const map = mapOf('(;SZ[9](;B[aa];W[bb];B[cc];W[dd](;B[ee];W[ff])(;B[gg];W[hh]))(;B[ii]))');
    expect(drawn(map)).toEqual(['0123456', '.9...78']);
  });

  it('keeps the way down to a variation free', () => {
    const map = mapOf('(;SZ[9](;B[aa];W[bb](;B[cc])(;B[dd])(;B[ee]))(;B[ff];W[gg]))');
    expect(drawn(map)).toEqual(['0123', '...4', '...5', '.67.']);
    expect(windowOf(map, { left: 0, top: 0, right: 9, bottom: 9 }).drops).toEqual([
      { column: 0, from: 0, to: 3 },
      { column: 2, from: 0, to: 2 },
    ]);
  });

  it('knows of no node in an empty place', () => {
    const map = mapOf('(;SZ[9];B[aa](;W[bb])(;W[cc]))');
    expect([nodeAt(map, 0, 1), nodeAt(map, 3, 0), nodeAt(map, 0, 7), nodeAt(map, -1, 0)]).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('never lays two nodes or a node and a line on one place, and shows in each window what the whole shows there', () => {
    // Each node after one of the last few: long lines, short ones, and forks.
    const parents = fc.array(fc.nat(4), { maxLength: 40 });
    fc.assert(
      fc.property(parents, fc.nat(5), fc.nat(5), (back, left, top) => {
        const builder = new TreeBuilder<null>(evenOn(9), null);
        back.forEach((steps, i) => {
          builder.add(Math.max(0, i - steps), undefined, null);
        });
        const nodes = builder.tree();
        const map = layoutOf(nodes);
        const places = new Set<string>();
        for (let id = 0; id < nodes.nodes.size; id++) {
          places.add(`${map.columnOf[id]},${map.rowOf[id]}`);
          expect(nodeAt(map, map.columnOf[id]!, map.rowOf[id]!)).toBe(id);
        }
        expect(places.size).toBe(nodes.nodes.size);
        const all = { left: 0, top: 0, right: map.columns, bottom: map.rows };
        for (const { column, from, to } of windowOf(map, all).drops)
          for (let row = from + 1; row <= to; row++) expect(nodeAt(map, column, row)).toBeUndefined();
        const span = { left, top, right: left + 3, bottom: top + 3 };
        const inside = (id: number) =>
          map.columnOf[id]! >= left &&
          map.columnOf[id]! <= span.right &&
          map.rowOf[id]! >= top &&
          map.rowOf[id]! <= span.bottom;
        const seen = windowOf(map, all).nodes.filter(inside);
        expect([...windowOf(map, span).nodes].sort()).toEqual([...seen].sort());
      }),
    );
  });

  it('lies flat for a record as deep as files can be', () => {
    const map = mapOf(`(${';C[]'.repeat(20_000)}(;C[a])(;C[b]))`);
    expect([map.columns, map.rows]).toEqual([20_001, 2]);
    expect(windowOf(map, { left: 19_990, top: 0, right: 20_010, bottom: 9 }).nodes).toHaveLength(12);
  });
});
