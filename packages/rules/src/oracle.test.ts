import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Board } from './board.ts';
import { type Dice, diceOf, pick } from './chance.testing.ts';
import { BLACK, COLORS, type Color, EMPTY, opponent, WHITE } from './color.ts';
import { printRows } from './diagram.ts';
import { type Geometry, geometryOf, type Point, pointsOf } from './geometry.ts';
import {
  boardOf,
  cycleStart,
  flood,
  type OracleGame,
  type OracleKo,
  oracleEdit,
  oracleGame,
  oracleLegality,
  oraclePass,
  oraclePlay,
  outcome,
  plyOf,
  type Side,
} from './oracle.testing.ts';
import { got } from './position.testing.ts';
import { Position } from './position.ts';
import { bareRuleset, type KoRule, type Ruleset } from './ruleset.ts';
import { evenStart, handicapStart, type Start, setUpStart } from './start.ts';

const NAMES: { readonly [K in OracleKo]: KoRule } = {
  simple: 'simple',
  psk: 'positional',
  ssk: 'situational',
  nssk: 'naturalSituational',
};
const RULES = Object.keys(NAMES) as OracleKo[];

const sideOf = (color: Color): Side => (color === BLACK ? 'X' : 'O');
const colorOf = (side: Side): Color => (side === 'X' ? BLACK : WHITE);

/** How often each rule was seen to refuse. `long` are repetitions that the simple rule would not see. */
interface Tally {
  occupied: number;
  suicide: number;
  ko: number;
  long: number;
}

const noTally = (): Tally => ({ occupied: 0, suicide: 0, ko: 0, long: 0 });

/** A game kept twice: by the library and by the oracle. */
interface Pair {
  position: Position;
  passes: number;
  readonly oracle: OracleGame;
}

function pairOf(start: Start, ko: OracleKo): Pair {
  const { width, height } = start.geometry;
  const { suicide } = start.ruleset;
  const board = printRows(start.geometry, start.stones).join('');
  const oracle = oracleGame(width, height, board, sideOf(start.turn), ko, suicide);
  return { position: Position.at(start), passes: 0, oracle };
}

function expectSameBoard({ position, oracle }: Pair): void {
  const { board, geometry, turn, ply } = position;
  const inLibrary = [
    printRows(geometry, board.stones).join(''),
    turn,
    ply,
    board.prisoners(BLACK),
    board.prisoners(WHITE),
  ];
  const { X, O } = oracle.prisoners;
  const inOracle = [boardOf(oracle), colorOf(oracle.turn), plyOf(oracle), X, O];
  if (String(inLibrary) !== String(inOracle)) expect(inLibrary).toEqual(inOracle);
}

function expectSameLegality({ position, oracle }: Pair, p: Point, color: Color, tally: Tally): void {
  const side = sideOf(color);
  const asked = position.legality(p, color);
  const expected = oracleLegality(oracle, p, side);
  if (expected.kind !== 'legal') tally[expected.kind]++;
  if (expected.kind !== 'ko') {
    // Most points are of these two kinds, and `expect` is slow.
    const isSame = asked.kind === expected.kind && (asked.kind === 'legal' || asked.kind === 'occupied');
    if (!isSame) expect(asked).toEqual(expected);
    return;
  }
  if (expected.ply !== plyOf(oracle) - 1) tally.long++;
  if (oracle.ko !== 'simple' || oracle.turn === oracle.moments.at(-1)?.mover) {
    expect(asked).toEqual(expected);
    return;
  }
  // After a stop the last boards are the same, so any of them is evidence.
  const { board } = outcome(oracle, boardOf(oracle), p, side);
  const isEvidence = ({ ply }: { ply: number }) => asked.kind === 'ko' && ply === asked.ply;
  expect(oracle.moments.find(isEvidence)?.board).toBe(board);
}

/** Plays on in both: a pass where `p` is left out. Play that two passes stopped goes on with `resumer`. */
function playOn(pair: Pair, p: Point | undefined, resumer: Color): void {
  const { oracle } = pair;
  if (p === undefined) {
    oraclePass(oracle);
    pair.position = pair.position.passed();
    expect(pair.position.repeats).toBe(undefined);
  } else {
    oraclePlay(oracle, p);
    pair.position = got(pair.position.after(p));
    expect(pair.position.passes).toBe(0);
    const cycle = cycleStart(oracle);
    expect(pair.position.repeats).toBe(oracle.ko === 'simple' ? cycle : undefined);
  }
  // Passes before a resumption do not stop play again.
  pair.passes = p === undefined ? pair.passes + 1 : 0;
  expect(pair.position.isStopped).toBe(pair.passes === 2);
  if (pair.passes < 2) return;
  pair.passes = 0;
  pair.position = pair.position.resumed(resumer);
  oracle.turn = sideOf(resumer);
  expect(pair.position.isStopped).toBe(false);
}

/** A play whether legal or not, or stones set by hand, as records hold them. */
function disturb(pair: Pair, dice: Dice): void {
  const { position, oracle } = pair;
  const { geometry } = position;
  const turn = pick(dice, COLORS);
  pair.passes = 0;
  if (dice(2) === 0) {
    const p = pick(dice, pointsOf(geometry));
    oracle.turn = sideOf(turn);
    oraclePlay(oracle, p);
    pair.position = position.forced(p, turn);
    return;
  }
  const placements = Array.from({ length: dice(4) }, () => ({
    point: pick(dice, pointsOf(geometry)),
    stone: pick(dice, [EMPTY, BLACK, WHITE] as const),
  }));
  const signs = placements.map(({ point, stone }) => [point, '.XO'.charAt(stone)] as const);
  oracleEdit(oracle, signs, sideOf(turn));
  pair.position = position.edited(placements, turn);
}

/** That what the board keeps is what a count of its stones gives. */
function expectConsistent({ position, oracle }: Pair): void {
  const { board, geometry } = position;
  const fresh = Board.of(geometry, board.stones);
  expect([board.hashLo, board.hashHi]).toEqual([fresh.hashLo, fresh.hashHi]);
  const now = boardOf(oracle);
  for (const p of pointsOf(geometry)) {
    if (now[p] === '.') continue;
    const { chain, liberties } = flood(oracle, now, p);
    expect([board.chainAt(p), board.libertyCount(p), board.libertiesAt(p)]).toEqual([
      chain,
      liberties.length,
      liberties,
    ]);
  }
}

/** A board of chance in which every chain has a liberty. */
function chanceBoard(dice: Dice, { width, height }: Geometry): Uint8Array {
  const signs = Array.from({ length: width * height }, () => pick(dice, ['.', 'X', 'O']));
  const game = oracleGame(width, height, signs.join(''), 'X', 'simple', false);
  for (let p = 0; p < signs.length; p++) {
    if (signs[p] === '.') continue;
    const { chain, liberties } = flood(game, signs.join(''), p);
    if (liberties.length === 0) for (const q of chain) signs[q] = '.';
  }
  return Uint8Array.from(signs, (sign) => '.XO'.indexOf(sign));
}

/** A ko at the upper edge, and another at the lower edge where there is room. */
function koBoard(dice: Dice, { width, height }: Geometry): Uint8Array {
  const ko = pick(dice, [
    [1, 2, 0, 2, 0, 1, 2, 0],
    [2, 0, 2, 1, 0, 2, 1, 0],
  ]);
  const stones = new Uint8Array(width * height);
  for (let i = 0; i < 8; i++) {
    const [x, y] = [i % 4, i < 4 ? 0 : 1];
    stones[y * width + x] = ko[i] as number;
    if (height >= 4) stones[(height - 1 - y) * width + x] = (3 - (ko[i] as number)) % 3;
  }
  return stones;
}

function chanceStart(dice: Dice, geometry: Geometry, ruleset: Ruleset): Start {
  const sort = dice(3);
  if (sort === 0) return got(evenStart(geometry, ruleset));
  if (sort === 1) return got(setUpStart(geometry, ruleset, chanceBoard(dice, geometry), pick(dice, COLORS)));
  const free = [...pointsOf(geometry)];
  const stones = Array.from({ length: 2 + dice(2) }, () => free.splice(dice(free.length), 1)[0] as Point);
  return got(handicapStart(geometry, ruleset, stones));
}

function koStart(dice: Dice, geometry: Geometry, ruleset: Ruleset): Start {
  return got(setUpStart(geometry, ruleset, koBoard(dice, geometry), pick(dice, COLORS)));
}

/** A legal play, more often than by chance one that takes stones; one turn in ten is a pass. */
function choiceOf({ position, oracle }: Pair, choice: number): Point | undefined {
  if (choice % 10 === 0) return undefined;
  const legal = position.legalPoints();
  const takes = choice % 10 < 5 ? takingOf(oracle, legal) : [];
  const choices = takes.length > 0 ? takes : legal;
  return choices[Math.floor(choice / 10) % choices.length];
}

/** As above, but nearly always a play that takes stones, or a pass where there is none. */
function fightingChoiceOf({ position, oracle }: Pair, choice: number): Point | undefined {
  const legal = position.legalPoints();
  const choices = choice % 20 === 0 ? legal : takingOf(oracle, legal);
  return choices[Math.floor(choice / 20) % choices.length];
}

function takingOf(oracle: OracleGame, points: readonly Point[]): Point[] {
  const now = boardOf(oracle);
  return points.filter((p) => outcome(oracle, now, p, oracle.turn).taken.length > 0);
}

/** Compares both rulebooks on every point at every ply of one game. */
function compareGame(pair: Pair, choices: readonly number[], choose: typeof choiceOf, tally: Tally): void {
  const points = pointsOf(pair.position.geometry);
  for (const choice of choices) {
    const { turn } = pair.position;
    for (const p of points) expectSameLegality(pair, p, turn, tally);
    expectSameLegality(pair, pick(diceOf(choice), points), opponent(turn), tally);
    playOn(pair, choose(pair, choice), choice % 3 === 0 ? WHITE : BLACK);
    expectSameBoard(pair);
  }
}

/** Refusals of each kind that must have been compared: those that never happen prove nothing. */
const ENOUGH = 1000;

describe('the naive rulebook agrees on every point of every ply', () => {
  const side = fc.integer({ min: 2, max: 5 });
  const long = fc.integer({ min: 4, max: 5 });
  const seeds = fc.noBias(fc.nat());
  const turns = fc.array(fc.noBias(fc.nat(1_000_000)), { minLength: 1, maxLength: 70, size: 'max' });

  for (const ko of RULES)
    it(`of games and ko fights on small boards under ${NAMES[ko]} ko, with suicide and without`, () => {
      const tally = noTally();
      for (const suicide of [false, true]) {
        const ruleset = bareRuleset(NAMES[ko], suicide);
        const game = fc.property(side, side, seeds, turns, (width, height, seed, choices) => {
          const start = chanceStart(diceOf(seed), geometryOf(width, height), ruleset);
          compareGame(pairOf(start, ko), choices, choiceOf, tally);
        });
        fc.assert(game, { seed: 1789, numRuns: 120 });
        const fight = fc.property(long, side, seeds, turns, (width, height, seed, choices) => {
          const start = koStart(diceOf(seed), geometryOf(width, height), ruleset);
          compareGame(pairOf(start, ko), choices, fightingChoiceOf, tally);
        });
        fc.assert(fight, { seed: 1792, numRuns: 40 });
      }
      expect(tally.occupied).toBeGreaterThan(ENOUGH);
      expect(tally.suicide).toBeGreaterThan(ENOUGH);
      expect(tally.ko).toBeGreaterThan(ENOUGH);
      if (ko !== 'simple') expect(tally.long).toBeGreaterThan(ENOUGH);
    });
});

describe('the naive rulebook agrees on records that set stones by hand and hold illegal plays', () => {
  for (const ko of RULES)
    it(`under ${NAMES[ko]} ko, with suicide and without`, () => {
      const tally = noTally();
      for (let seed = 0; seed < 160; seed++) {
        const dice = diceOf(1959 + seed);
        const ruleset = bareRuleset(NAMES[ko], seed % 2 === 0);
        const geometry = geometryOf(2 + dice(4), 2 + dice(4));
        const pair = pairOf(chanceStart(dice, geometry, ruleset), ko);
        for (let turns = 0; turns < 40; turns++) {
          for (const p of pointsOf(geometry)) expectSameLegality(pair, p, pair.position.turn, tally);
          if (dice(4) === 0) disturb(pair, dice);
          else playOn(pair, choiceOf(pair, dice(1_000_000)), pick(dice, COLORS));
          expectSameBoard(pair);
          expectConsistent(pair);
        }
      }
      expect(Math.min(tally.occupied, tally.suicide)).toBeGreaterThan(ENOUGH);
      expect(tally.ko).toBeGreaterThan(100);
    });
});

describe('the naive rulebook agrees on the played points and some others', () => {
  for (const [width, height, games, plies] of [
    [9, 9, 20, 320],
    [19, 19, 4, 1100],
    [13, 4, 8, 160],
  ] as const)
    it(`of ${games * plies} plies on ${width} × ${height}`, () => {
      const tally = noTally();
      for (let seed = 0; seed < games; seed++) {
        const dice = diceOf(1871 + seed);
        const ko = RULES[seed % RULES.length] as OracleKo;
        const ruleset = bareRuleset(NAMES[ko], dice(2) === 0);
        const pair = pairOf(chanceStart(dice, geometryOf(width, height), ruleset), ko);
        const points = pointsOf(pair.position.geometry);
        for (let ply = 0; ply < plies; ply++) {
          for (let i = 0; i < 3; i++) expectSameLegality(pair, pick(dice, points), pick(dice, COLORS), tally);
          const legal = pair.position.legalPoints();
          const move = dice(20) === 0 || legal.length === 0 ? undefined : pick(dice, legal);
          if (move !== undefined) expectSameLegality(pair, move, pair.position.turn, tally);
          playOn(pair, move, pick(dice, COLORS));
          expectSameBoard(pair);
        }
      }
      expect(Math.min(tally.occupied, tally.suicide)).toBeGreaterThan(20);
    });
});
