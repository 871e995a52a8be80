import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSgf, printSgf, printText, readRecord, type SgfNode, type SgfTree, textOf } from './index.ts';

const ids = fc.oneof(
  fc.constantFrom('C', 'N', 'LB', 'TR', 'AB', 'AE', 'KM', 'PB', 'GC', 'CR', 'BL'),
  fc.stringMatching(/^[A-Z]{1,8}$/).filter((id) => !['B', 'W', 'FF', 'CA', 'GM', 'L', 'M'].includes(id)),
);
const points = fc.stringMatching(/^[a-s]{2}$/);
const lists = ['LB', 'TR', 'AB', 'AE', 'CR'];

/** Values that may stand in any property of this name. */
function valuesFor(id: string): fc.Arbitrary<string[]> {
  if (lists.includes(id)) return fc.array(points, { minLength: 1, maxLength: 4 });
  if (id === 'KM') return fc.constant(['6.5']);
  if (id === 'BL') return fc.integer({ min: 0, max: 999 }).map((seconds) => [String(seconds)]);
  return fc.string({ unit: 'binary', maxLength: 20 }).map((text) => [printText(text)]);
}

const properties = fc
  .uniqueArray(ids, { maxLength: 4 })
  .chain((chosen) => fc.tuple(...chosen.map((id) => valuesFor(id).map((values) => ({ id, values })))));

const nodes: fc.Arbitrary<SgfNode> = fc.oneof(
  properties.map((some) => ({ properties: some })),
  fc.tuple(fc.constantFrom('B', 'W'), fc.oneof(points, fc.constant(''))).map(([id, value]) => ({
    properties: [{ id, values: [value] }],
  })),
);

/** Trees in the order of files: each node's parent is on the way to the node before it. */
const trees: fc.Arbitrary<SgfTree> = fc
  .tuple(properties, fc.array(fc.tuple(nodes, fc.nat({ max: 3 })), { maxLength: 30 }))
  .map(([root, others]) => {
    const parents = [-1];
    for (const [, up] of others) {
      let parent = parents.length - 1;
      for (let i = 0; i < up && parent > 0; i++) parent = parents[parent] ?? 0;
      parents.push(parent);
    }
    const stated = [...root.filter(({ id }) => id !== 'SZ' && id !== 'HA'), { id: 'SZ', values: ['19'] }];
    return {
      nodes: [{ properties: stated }, ...others.map(([node]) => node)],
      parents: Int32Array.from(parents),
      source: undefined,
    };
  });

/** What a tree says, whatever the order of properties. */
function contentOf({ nodes: all, parents }: SgfTree) {
  const plain = (node: SgfNode) =>
    Object.fromEntries(
      node.properties.filter(({ id }) => id !== 'FF' && id !== 'CA').map(({ id, values }) => [id, values]),
    );
  return { nodes: all.map(plain), parents: [...parents] };
}

function printed(text: string): string {
  const parsed = parseSgf(text);
  return parsed.ok ? printSgf(parsed.value.games.map(({ tree }) => tree)) : '';
}

describe('any tree', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const parsed = parseSgf(printSgf([tree]));
        expect(parsed.ok && parsed.value.games.map((game) => contentOf(game.tree))).toEqual([
          contentOf(tree),
        ]);
      }),
      { numRuns: 500, seed: 20_261_130 },
    );
  });

  it('is written the same again', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const once = printSgf([tree]);
        expect(printed(once)).toBe(once);
      }),
      { numRuns: 500, seed: 20_261_130 },
    );
  });
});

describe('any text', () => {
  it('comes back from a value as it was, but for the kind of its spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = text.replace(/\r\n|\n\r|\r/g, '\n').replace(/[\t\v\f]/g, ' ');
        expect(textOf(printText(text))).toBe(plain);
      }),
      { seed: 20_261_130 },
    );
  });
});

/** Pieces of files, and of noise. */
const pieces = fc.array(
  fc.constantFrom(
    ...['(', ')', ';', '[', ']', '\\', '\n', ' ', 'B', 'W', 'C', 'AB', 'GM[1]', 'FF[3]', 'SZ[19]', 'HA[2]'],
    ...['aa', 'tt', ':', '-', 'Black', 'é', '黒', 'KM[375]', 'L[aa]', '(;', 'B[dd]', 'CA[Big5]', '\ufeff'],
  ),
  { maxLength: 60 },
);

describe('whatever a file holds', () => {
  it('what was read of pieces is written, and written the same again', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const once = printed(parts.join(''));
        expect(printed(once)).toBe(once);
      }),
      { numRuns: 10_000, seed: 20_261_130 },
    );
  });

  it('nothing is thrown at bytes', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      pieces.map((parts) => new TextEncoder().encode(parts.join(''))),
    );
    fc.assert(
      fc.property(bytes, (file) => {
        const read = readRecord(file);
        if (read.ok) expect(read.value.games.length).toBeGreaterThan(0);
      }),
      { numRuns: 10_000, seed: 20_261_130 },
    );
  });
});
