import { expect, test } from 'vitest';
import { selectChild } from './select.ts';
import { Tree } from './tree.ts';

interface Child {
  readonly visits?: number;
  readonly wins?: number;
  readonly trials?: number;
  readonly trialWins?: number;
  readonly amafVisits?: number;
  readonly amafWins?: number;
  readonly prior?: number;
}

/** Which of these children is looked at next. */
function selected(children: readonly Child[], exploration = 0): number {
  const tree = new Tree(children.length + 1);
  tree.open(0);
  for (const { prior = 0, trials = 0, trialWins = 0 } of children)
    tree.addChild(0, 1, prior, trials, trialWins);
  children.forEach(({ visits = 0, wins = 0, amafVisits = 0, amafWins = 0 }, i) => {
    tree.visits[1 + i] = visits;
    tree.wins[1 + i] = wins;
    tree.amafVisits[1 + i] = amafVisits;
    tree.amafWins[1 + i] = amafWins;
    tree.visits[0]! += visits;
    tree.wins[0]! += visits - wins;
  });
  return selectChild(tree, 0, exploration) - 1;
}

test('the move that won more often', () => {
  expect(
    selected([
      { visits: 10, wins: 4 },
      { visits: 10, wins: 7 },
      { visits: 10, wins: 5 },
    ]),
  ).toBe(1);
});

test('the first of equals', () => {
  expect(
    selected([
      { visits: 10, wins: 5 },
      { visits: 10, wins: 5 },
    ]),
  ).toBe(0);
  expect(selected([{}, {}])).toBe(0);
});

test('experience before the first visit', () => {
  expect(
    selected([
      { trials: 10, trialWins: 5 },
      { trials: 20, trialWins: 15 },
    ]),
  ).toBe(1);
});

test('the same move later in other games speaks while its own results are few', () => {
  const few = { visits: 2, wins: 1 };
  expect(selected([few, { ...few, amafVisits: 50, amafWins: 45 }])).toBe(1);
  const many = { visits: 100_000, wins: 60_000, amafVisits: 50, amafWins: 5 };
  expect(selected([many, { visits: 100_000, wins: 50_000, amafVisits: 50, amafWins: 45 }])).toBe(0);
});

test('the policy draws the look to what was seldom looked at', () => {
  const children = [
    { visits: 100, wins: 55, prior: 0.1 },
    { visits: 1, wins: 0.5, prior: 0.9 },
  ];
  expect(selected(children)).toBe(0);
  expect(selected(children, 1)).toBe(1);
});

test('in a won game an untried move is expected to win too, not half of the time', () => {
  // 0.98 for the one tried; the other has a hair more by the same move later, and even experience.
  const tried = { visits: 2000, wins: 1960, amafVisits: 1000, amafWins: 980, trials: 10, trialWins: 5 };
  const untried = { amafVisits: 1000, amafWins: 985, trials: 10, trialWins: 5 };
  expect(selected([tried, untried])).toBe(1);
});
