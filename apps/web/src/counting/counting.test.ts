// The sums of a count, their reasons, and the counting by hand, on games and boards of the documents.
import { apply, type Event, type Game, newGame, positionOf, UNTIMED } from '@honte/game';
import {
  BLACK,
  EMPTY,
  evenStart,
  geometryOf,
  parseDiagram,
  parsePoint,
  type Result,
  RULESETS,
  type RulesetName,
  setUpStart,
  WHITE,
} from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { counting as en } from '../text/en/counting.ts';
import { counting as fr } from '../text/fr/counting.ts';
import { differenceSentences } from './difference-words.ts';
import { homecomingOf } from './homecoming.ts';
import { leftToDo, leftToDoSentences } from './left-to-do.ts';
import { type Sum, sumsOf } from './sums.ts';

function got<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function grown(game: Game, ...events: Event[]): Game {
  return events.reduce((now, event) => got(apply(now, event)), game);
}

const GUIDED = (
  'D1 F1 D2 F2 D3 F3 D4 F4 D5 F5 D6 F6 D7 F7 D8 F8 D9 F9 ' +
  'A3 J3 B3 H3 C3 G3 A7 J7 B7 H7 C7 G7 E1 E2 E3 E4 E5 E6 E7 E8 E9'
).split(' ');

function playedOut(ruleset: RulesetName, moves: readonly string[]): Game {
  const start = got(evenStart(geometryOf(9), RULESETS[ruleset]));
  const begun = got(newGame({ start, freeHandicap: 0, time: UNTIMED }));
  const events = moves.map((name, i): Event => {
    const by = i % 2 === 0 ? BLACK : WHITE;
    if (name === 'pass') return { kind: 'passed', by, at: 0 };
    return { kind: 'played', by, at: 0, point: got(parsePoint(geometryOf(9), name)) };
  });
  return grown(begun, ...events);
}

function stoppedAt(ruleset: RulesetName, drawing: string, dead: string[] = []): Game {
  const { geometry, stones } = got(parseDiagram(drawing));
  const start = got(setUpStart(geometry, RULESETS[ruleset], stones, BLACK));
  const begun = got(newGame({ start, freeHandicap: 0, time: UNTIMED }));
  const marks = dead.map(
    (name): Event => ({ kind: 'markedDead', by: BLACK, at: 0, point: got(parsePoint(geometry, name)) }),
  );
  return grown(begun, { kind: 'passed', by: BLACK, at: 0 }, { kind: 'passed', by: WHITE, at: 0 }, ...marks);
}

const lines = ({ terms, total, lead }: Sum) => [
  ...terms.map(({ name, black, white }) => `${name} ${black ?? '-'} ${white ?? '-'}`),
  `${total.black} ${total.white} ${lead}`,
];

const FOUR_STEPS = `
  . . . X X O . . .
  . O . X O O . X .
  . O O X X O . X .
  . . . X X O . X .
  X X X X . O O O O
  . . . X . O . . .
  . . . X X O . . .
  . . . X O O . . .
  . . . X X O . . .`;

describe('the guided game', () => {
  const game = playedOut('french', [...GUIDED, 'pass', 'pass']);
  const sums = sumsOf(game);

  it('is counted three ways, line by line, each line with its points', () => {
    expect(lines(sums.area)).toEqual(['stones 20 19', 'surrounded 21 21', 'komi - 7.5', '41 47.5 -6.5']);
    expect(lines(sums.territory)).toEqual([
      'surrounded 21 21',
      'prisoners 0 0',
      'komi - 7.5',
      '21 28.5 -7.5',
    ]);
    expect(lines(got(sums.quick))).toEqual([
      'surrounded 21 21',
      'filled -1 -2',
      'komi - 7.5',
      '20 26.5 -6.5',
    ]);
    expect(sums.area.terms.map(({ points }) => points.length)).toEqual([39, 42, 0]);
  });

  it('says why they differ', () => {
    expect(differenceSentences(sums.difference, en)).toEqual([
      'By area Black has 1 point more than by territory:',
      'Black had one turn more, and area counts the stone of it.',
    ]);
    expect(differenceSentences(sums.difference, fr)[0]).toBe(
      'Par surface, Noir a 1 point de plus que par territoire\u00a0:',
    );
  });

  it('is counted by hand: three pass stones go home, and the difference stays', () => {
    const pictures = homecomingOf(sums, positionOf(game).board.stones, 'quick');
    expect(pictures.map(({ shown }) => shown)).toEqual([
      { kind: 'board' },
      { kind: 'lifted', black: 0, white: 0 },
      { kind: 'handed', black: 1, white: 2, isExtra: true },
      { kind: 'home', black: 1, white: 1 },
      { kind: 'home', black: 1, white: 2 },
      { kind: 'left', black: 20, white: 19 },
    ]);
  });
});

describe('the end of a game in four steps', () => {
  const game = stoppedAt('japanese', FOUR_STEPS, ['B8', 'H8']);
  const sums = sumsOf(game);

  it('puts three prisoners back into the territory of each', () => {
    const pictures = homecomingOf(sums, positionOf(game).board.stones, 'territory');
    expect(pictures[0]?.dead).toHaveLength(6);
    expect(pictures[1]?.shown).toEqual({ kind: 'lifted', black: 3, white: 3 });
    expect(pictures.at(-1)?.shown).toEqual({ kind: 'left', black: 21, white: 21 });
    // 6 stones were lifted, 6 have come home.
    const stones = (at: number) => pictures.at(at)?.stones.filter((stone) => stone !== EMPTY).length ?? 0;
    expect(stones(-1) - stones(1)).toBe(6);
  });

  it('says what is left to do: two neutral points', () => {
    const left = leftToDo(game);
    expect(leftToDoSentences(left, positionOf(game).geometry, en)).toEqual(['2 neutral points are empty.']);
  });

  it('has no quick count, the board being set up, and says so', () => {
    expect(sums.quick).toEqual({ ok: false, error: { code: 'setUp' } });
  });
});

describe('a board that needs a stone', () => {
  const drawing = `
    . . . . . . .
    X X X X X X X
    X O O . O O O
    X . X . O . O`;

  it('is told with its place, its price and a letter', () => {
    const game = stoppedAt('japanese', drawing);
    expect(leftToDoSentences(leftToDo(game), positionOf(game).geometry, en)).toContain(
      'a: White needs a stone at D2. Black at D2 takes 2 stones, whatever is answered.',
    );
  });
});

describe('more stones than a territory holds', () => {
  it('count below zero', () => {
    const game = playedOut('french', ['E5', 'A1', 'A2', 'pass', 'B1', 'pass', 'pass']);
    const sums = sumsOf(game);
    const pictures = homecomingOf(sums, positionOf(game).board.stones, 'quick');
    const quick = got(sums.quick);
    expect(pictures.at(-1)?.shown).toEqual({ kind: 'left', ...quick.count.left });
    expect(quick.count.left.white).toBeLessThan(0);
  });
});
