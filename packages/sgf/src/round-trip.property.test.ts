import { nodesOf, positionInTree } from '@honte/game';
import { printRows, RULESETS } from '@honte/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sgfOf } from './from-game.ts';
import { printSgf } from './print.ts';
import { got, rowsAt } from './record.testing.ts';
import type { SgfGame, SgfProperty, SgfTree } from './record.ts';
import { parseSgf } from './syntax.ts';
import { recordOf } from './to-game.ts';
import { TURNS, turnedTree } from './transform.ts';

const SIDE = 4;
const LETTERS = 'abcd';

const onBoard = fc
  .tuple(fc.nat(SIDE - 1), fc.nat(SIDE - 1))
  .map(([x, y]) => LETTERS.charAt(x) + LETTERS.charAt(y));
const point = fc.oneof({ weight: 20, arbitrary: onBoard }, fc.constantFrom('', 'tt', 'zz', 'e', 'aa:bb'));
const text = fc.string({ unit: fc.constantFrom('a', ' ', '\\\\', '\\]', '\n', ':', 'é', '碁', '(', ';') });

const move = fc
  .tuple(fc.constantFrom('B', 'W'), point)
  .map(([id, value]): SgfProperty => ({ id, values: [value === 'aa:bb' ? 'aa' : value] }));
const setup = fc
  .array(fc.tuple(fc.constantFrom('AB', 'AW', 'AE'), onBoard), { minLength: 1, maxLength: 4 })
  .map((stones) => [...new Map(stones)].map(([id, value]): SgfProperty => ({ id, values: [value] })));
const said = fc
  .oneof(
    fc.tuple(fc.constantFrom('C', 'N', 'XY'), text),
    fc.tuple(fc.constantFrom('TR', 'LB', 'AR', 'BL', 'HO'), point),
  )
  .map(([id, value]): SgfProperty => ({ id, values: [value] }));

const node = fc
  .tuple(
    fc.oneof(
      { weight: 8, arbitrary: move.map((property) => [property]) },
      { weight: 1, arbitrary: setup },
      { weight: 1, arbitrary: fc.constant([]) },
    ),
    fc.array(said, { maxLength: 2 }),
  )
  .map(([does, says]) => ({
    properties: [...does, ...new Map(says.map((property) => [property.id, property])).values()],
  }));

/** A file's game as it is read: nodes under parents of chance, after which they come. */
const game: fc.Arbitrary<SgfGame> = fc
  .tuple(
    fc.constantFrom('Chinese', 'NZ', 'French', 'of chance'),
    fc.array(fc.tuple(node, fc.nat(3)), { minLength: 1, maxLength: 40, size: 'max' }),
  )
  .map(([rules, grown]) => {
    const root = {
      properties: [
        { id: 'SZ', values: [String(SIDE)] },
        { id: 'RU', values: [rules] },
      ],
    };
    const nodes = [root, ...grown.map(([one]) => one)];
    // Mostly a line, with variations that begin a few nodes back.
    const parents = [-1, ...grown.map(([, back], i) => (i % 5 === 4 ? Math.max(0, i - back) : i))];
    const tree: SgfTree = { nodes, parents: Int32Array.from(parents), source: undefined };
    const [read] = got(parseSgf(printSgf([tree]))).games;
    if (read === undefined) throw new Error('no game');
    return read;
  });

/** What the moves and stones on the way to a node leave, in the most naive way. */
function naiveRows({ nodes, parents }: SgfTree, id: number): string[] {
  const way: number[] = [];
  for (let at = id; at >= 0; at = parents[at] as number) way.unshift(at);
  const board = Array.from({ length: SIDE }, () => Array<string>(SIDE).fill('.'));
  const signAt = (x: number, y: number) => board[y]?.[x];
  const set = (x: number, y: number, sign: string) => {
    const row = board[y];
    if (row && x >= 0 && x < SIDE) row[x] = sign;
  };
  const chainAt = (x: number, y: number) => {
    const chain = [[x, y] as const];
    let free = 0;
    for (const [cx, cy] of chain)
      for (const [nx, ny] of [
        [cx, cy - 1],
        [cx - 1, cy],
        [cx + 1, cy],
        [cx, cy + 1],
      ] as const) {
        if (signAt(nx, ny) === '.') free++;
        const isSame = signAt(nx, ny) === signAt(x, y);
        if (isSame && !chain.some(([px, py]) => px === nx && py === ny)) chain.push([nx, ny]);
      }
    return { chain, free };
  };
  const liftWithoutLiberty = (x: number, y: number) => {
    const { chain, free } = chainAt(x, y);
    if (free === 0) for (const [cx, cy] of chain) set(cx, cy, '.');
  };
  for (const step of way)
    for (const { id: name, values } of nodes[step]?.properties ?? [])
      for (const value of values) {
        const [x, y] = [LETTERS.indexOf(value.charAt(0)), LETTERS.indexOf(value.charAt(1))];
        if (value.length !== 2 || x < 0 || y < 0) continue;
        if (name === 'AB' || name === 'AW' || name === 'AE') set(x, y, { AB: 'X', AW: 'O', AE: '.' }[name]);
        if (name !== 'B' && name !== 'W') continue;
        const [own, foe] = name === 'B' ? ['X', 'O'] : ['O', 'X'];
        set(x, y, own as string);
        for (const [nx, ny] of [
          [x, y - 1],
          [x - 1, y],
          [x + 1, y],
          [x, y + 1],
        ] as const)
          if (signAt(nx, ny) === foe) liftWithoutLiberty(nx, ny);
        liftWithoutLiberty(x, y);
      }
  return board.map((row) => row.join(''));
}

it('a file is the same after it was a record, however it was played', () => {
  fc.assert(
    fc.property(game, (read) => {
      const tree = sgfOf(got(recordOf(read)));
      expect(tree.nodes).toEqual(read.tree.nodes);
      expect(tree.parents).toEqual(read.tree.parents);
      const again = got(parseSgf(printSgf([tree]))).games[0]?.tree;
      expect(again?.nodes).toEqual(read.tree.nodes);
    }),
    { seed: 1603, numRuns: 100 },
  );
});

it('each node has the board that its moves and stones make, legal or not, under any rules', () => {
  fc.assert(
    fc.property(game, fc.constantFrom(...Object.values(RULESETS)), (read, ruleset) => {
      const record = got(recordOf(read, { ruleset }));
      for (const { id } of nodesOf(record.tree)) expect(rowsAt(record, id)).toEqual(naiveRows(read.tree, id));
    }),
    { seed: 1605, numRuns: 60 },
  );
});

it('a file turned is played as it is turned', () => {
  fc.assert(
    fc.property(game, fc.constantFrom(...TURNS), (read, turn) => {
      const turned = { tree: turnedTree(read.tree, turn), notices: [] };
      const [one, other] = [got(recordOf(read)), got(recordOf(turned))];
      for (const { id, event } of nodesOf(one.tree)) {
        const [before, after] = [positionInTree(one.tree, id), positionInTree(other.tree, id)];
        const count = (rows: string[]) => [...rows.join('')].sort().join('');
        const [a, b] = [before, after].map(({ geometry, board }) => printRows(geometry, board.stones));
        expect(count(a as string[])).toBe(count(b as string[]));
        expect([after.turn, after.ply, other.tree.nodes.get(id).event?.kind]).toEqual([
          before.turn,
          before.ply,
          event?.kind,
        ]);
      }
    }),
    { seed: 1607, numRuns: 50 },
  );
});
