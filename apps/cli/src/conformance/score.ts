/*
 * Cases about counting: `score` (one board under several rulesets), `quickcount` and `game` (whole
 * games to their result).
 */
import {
  areaReceipt,
  BLACK,
  type Counted,
  compensationOf,
  evenStart,
  handicapStart,
  komiOf,
  type PointReason,
  pointsOf,
  quickCount,
  type Receipt,
  RULESETS,
  type Ruleset,
  receiptOf,
  WHITE,
} from '@honte/rules';
import { compare, type Fault, type Json } from './comparison.ts';
import { caseOf, type Kind, kindOf } from './kind.ts';
import * as notation from './notation.ts';
import { amount, entries, flag, list, object, refined, whole } from './reader.ts';
import { badStart, replay, startOf } from './replay.ts';

const totals = object(
  {},
  { black: amount, white: amount, result: notation.result, komi: amount, handicapBonus: amount },
);

const rulesetName = refined(notation.ruleset, 'a ruleset', ({ name }) =>
  name === 'bare' ? undefined : name,
);

const scoreCase = notation.sized((geometry) =>
  caseOf(
    {
      size: notation.size,
      board: notation.board(geometry),
      dead: list(notation.point(geometry)),
      prisoners: notation.pair,
      handicap: whole,
    },
    { komi: amount, sekiPoints: list(notation.point(geometry)) },
    {
      stones: notation.pair,
      territory: notation.pair,
      neutral: notation.names(geometry),
      results: entries(rulesetName, totals),
    },
  ),
);

/** A board on which play is over, counted under each ruleset that the case names. */
export const score: Kind = kindOf(scoreCase, (given) => {
  const counted = (ruleset: Ruleset): Counted => ({
    geometry: given.size,
    stones: given.board,
    dead: given.dead,
    ruleset,
    komi: given.komi ?? komiOf(ruleset, given.handicap),
    handicap: given.handicap,
    prisoners: notation.perColorOf(given.prisoners),
    sekiPoints: given.sekiPoints ?? [],
  });
  // Stones, territory and neutral points are asked for as they stand, no seki left out: an area count.
  const plain = areaReceipt(counted(RULESETS.french));
  return compare(given.expect, {
    stones: () => notation.pairOf(plain.stones),
    territory: () => notation.pairOf(plain.surrounded),
    neutral: () => notation.namesOf(given.size, pointsBecause(plain, 'dame')),
    results: () => {
      const all = Object.entries(RULESETS);
      return Object.fromEntries(all.map(([name, ruleset]) => [name, totalsOf(receiptOf(counted(ruleset)))]));
    },
  });
});

function totalsOf({ total, result, komi, compensation }: Receipt): Json {
  return { black: total.black, white: total.white, result, komi, handicapBonus: compensation };
}

function pointsBecause(receipt: Receipt, reason: PointReason) {
  return pointsOf(receipt.geometry).filter((p) => receipt.reason[p] === reason);
}

const quickCountCase = notation.sized((geometry) =>
  caseOf(
    {
      rules: notation.ruleset,
      size: notation.size,
      handicapStones: list(notation.point(geometry)),
      moves: list(notation.move(geometry)),
      dead: list(notation.point(geometry)),
    },
    {},
    {
      board: notation.rows(geometry),
      extraWhiteStone: flag,
      heldByBlack: whole,
      heldByWhite: whole,
      emptyAfterFillBlack: amount,
      emptyAfterFillWhite: amount,
      areaBlack: amount,
      areaWhite: amount,
      komi: amount,
      result: notation.result,
    },
  ),
);

/** A whole game by the French quick count, with the area count beside it. */
export const quickcount: Kind = kindOf(quickCountCase, (given) => {
  const { size, rules, handicapStones, moves, dead } = given;
  const start =
    handicapStones.length > 0 ? handicapStart(size, rules, handicapStones) : evenStart(size, rules);
  if (!start.ok) return [badStart(size, start.error)];
  const replayed = replay(start.value, moves);
  if (!replayed.ok) return replayed.error;
  const { board } = replayed.value.position;
  const quick = quickCount({ start: start.value, moves, dead });
  if (!quick.ok) {
    const fault: Fault = {
      kind: 'differs',
      field: 'quick count',
      expected: 'possible',
      found: quick.error.code,
    };
    return [fault];
  }
  const { heldBy, left, extraWhiteStone, komi, result } = quick.value;
  const area = areaReceipt({
    geometry: size,
    stones: board.stones,
    dead,
    ruleset: rules,
    komi,
    handicap: start.value.handicap,
    prisoners: { black: board.prisoners(BLACK), white: board.prisoners(WHITE) },
  });
  const faults = compare(given.expect, {
    board: () => notation.rowsOf(size, board.stones),
    extraWhiteStone: () => extraWhiteStone,
    heldByBlack: () => heldBy.black,
    heldByWhite: () => heldBy.white,
    emptyAfterFillBlack: () => left.black,
    emptyAfterFillWhite: () => left.white,
    // The suite adds White's compensation, but not the komi, to the area.
    areaBlack: () => area.total.black,
    areaWhite: () => area.total.white - komi,
    komi: () => komi,
    result: () => result,
  });
  const agreed = compare({ areaResult: result }, { areaResult: () => area.result }, 'quick count');
  return [...faults, ...agreed];
});

const gameCase = notation.sized((geometry) =>
  caseOf(
    {
      rules: notation.ruleset,
      size: notation.size,
      toMove: notation.color,
      moves: list(notation.move(geometry)),
      dead: list(notation.point(geometry)),
    },
    { setup: notation.board(geometry), komi: amount },
    {
      turns: whole,
      stones: notation.pair,
      territory: notation.pair,
      prisoners: notation.pair,
      stopped: flag,
      black: amount,
      white: amount,
      result: notation.result,
    },
  ),
);

/** A whole game and its result. */
export const game: Kind = kindOf(gameCase, (given) => {
  const start = startOf(given.size, given.rules, given.toMove, given.setup);
  if (!start.ok) return start.error;
  const replayed = replay(start.value, given.moves);
  if (!replayed.ok) return replayed.error;
  const { position } = replayed.value;
  const { board } = position;
  const prisoners = { black: board.prisoners(BLACK), white: board.prisoners(WHITE) };
  const receipt = receiptOf({
    geometry: given.size,
    stones: board.stones,
    dead: given.dead,
    ruleset: given.rules,
    komi: given.komi ?? start.value.komi,
    handicap: 0,
    prisoners,
  });
  return compare(given.expect, {
    turns: () => position.ply,
    stones: () => notation.pairOf(receipt.stones),
    territory: () => notation.pairOf(receipt.surrounded),
    prisoners: () => notation.pairOf(prisoners),
    stopped: () => position.isStopped,
    black: () => receipt.total.black,
    white: () => receipt.total.white,
    result: () => receipt.result,
  });
});

const bonusCase = caseOf({ rules: notation.ruleset, n: whole }, {}, { bonus: amount });

/** Points to White for handicap stones. */
export const handicapBonus: Kind = kindOf(bonusCase, ({ rules, n, expect }) =>
  compare(expect, { bonus: () => compensationOf(rules, n) }),
);
