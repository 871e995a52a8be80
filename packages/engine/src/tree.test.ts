import { expect, test } from 'vitest';
import { Tree } from './tree.ts';

/** A root with moves 7, 8, 9; below 8 the moves 1 and 2; below 9 the move 3; below 2 the move 5. */
function family(): Tree {
  const tree = new Tree(20);
  const opened = (node: number, moves: readonly number[]) => {
    tree.open(node);
    for (const move of moves) tree.addChild(node, move, move / 100, 10, 5);
  };
  opened(0, [7, 8, 9]);
  opened(tree.childBy(0, 8), [1, 2]);
  opened(tree.childBy(0, 9), [3]);
  opened(tree.childBy(tree.childBy(0, 8), 2), [5]);
  for (let node = 0; node < tree.size; node++) {
    tree.visits[node] = 100 + node;
    tree.wins[node] = 10 + node;
    tree.leads[node] = -node;
    tree.amafVisits[node] = 50 + node;
    tree.amafWins[node] = 20 + node;
  }
  return tree;
}

test('a child is found by its move, and only there', () => {
  const tree = family();
  expect(tree.move[tree.childBy(0, 9)]).toBe(9);
  expect(tree.childBy(0, 1)).toBe(-1);
  expect(tree.childBy(tree.childBy(0, 7), 1)).toBe(-1);
});

test('a new root keeps what was found below it and drops the rest', () => {
  const tree = family();
  const node = tree.childBy(0, 8);
  const grandchild = tree.childBy(tree.childBy(node, 2), 5);
  const known = (n: number) => [
    tree.move[n],
    tree.visits[n],
    tree.wins[n],
    tree.leads[n],
    tree.amafVisits[n],
    tree.amafWins[n],
    tree.prior[n],
    tree.trials[n],
    tree.trialWins[n],
  ];
  const [root, deep] = [known(node), known(grandchild)];
  tree.rootAt(node);
  expect(tree.size).toBe(4);
  expect(known(0)).toEqual(root);
  expect(tree.parent[0]).toBe(-1);
  const two = tree.childBy(0, 2);
  expect(known(tree.childBy(two, 5))).toEqual(deep);
  expect(tree.parent[tree.childBy(two, 5)]).toBe(two);
  expect(tree.childBy(0, 3)).toBe(-1);
});

test('the root as the new root changes nothing', () => {
  const tree = family();
  const before = [tree.size, [...tree.visits], [...tree.first]];
  tree.rootAt(0);
  expect([tree.size, [...tree.visits], [...tree.first]]).toEqual(before);
});

test('a node that was not opened becomes a root that is not', () => {
  const tree = family();
  tree.rootAt(tree.childBy(0, 7));
  expect(tree.size).toBe(1);
  expect(tree.first[0]).toBe(-1);
});

test('room is what is left of the capacity', () => {
  const tree = family();
  expect(tree.size).toBe(8);
  expect(tree.hasRoom(12)).toBe(true);
  expect(tree.hasRoom(13)).toBe(false);
  tree.reset();
  expect(tree.hasRoom(19)).toBe(true);
});
