/*
 * What may have gone wrong in a count, judged by the numbers: the mistakes that everybody makes once, each tried to see
 * whether it yields what was written. Begin with `slipsOf`.
 */
import {
  areaReceipt,
  COLORS,
  type Color,
  ofColor,
  opponent,
  type PerColor,
  type Point,
  pointsOf,
  RULESETS,
} from '@honte/rules';
import { type Exercise, expectedOf, type Task } from './exercise.ts';

type SlipKind =
  /** The stones alone were counted, or the points around them alone. */
  | 'stonesOnly'
  | 'surroundedOnly'
  /** Dead stones were counted as if they lived. */
  | 'deadAlive'
  /** Points between the colors were counted. */
  | 'dame'
  /** The komi was added already. */
  | 'komi'
  /** Prisoners were forgotten: all, or the dead among them. */
  | 'noPrisoners'
  | 'deadNoPrisoners'
  /** Stones were counted where only points do. */
  | 'stonesToo'
  /** Nothing was filled in. */
  | 'notFilled'
  | 'off';

interface Slip {
  readonly kind: SlipKind;
  readonly color: Color;
  /** Too many, below zero too few. */
  readonly by: number;
  /** Where on the board, as far as it is known. */
  readonly points: readonly Point[];
}

export type NumberTask = Exclude<Task, 'dead' | 'owners' | 'whose'>;

export type Slips =
  | { readonly kind: 'swapped' }
  /** One for each color whose number is wrong. */
  | { readonly kind: 'each'; readonly slips: readonly Slip[] };

/** @param written whole numbers; not both right. */
export function slipsOf(exercise: Exercise, task: NumberTask, written: PerColor): Slips {
  const expected = expectedOf(exercise, task);
  const isSwapped =
    written.black === expected.white && written.white === expected.black && expected.black !== expected.white;
  if (isSwapped) return { kind: 'swapped' };
  const wrong = COLORS.filter((color) => ofColor(written, color) !== ofColor(expected, color));
  return {
    kind: 'each',
    slips: wrong.map((color) => slipOf(exercise, task, color, ofColor(written, color))),
  };
}

function slipOf(exercise: Exercise, task: NumberTask, color: Color, written: number): Slip {
  const by = written - ofColor(expectedOf(exercise, task), color);
  const known = task === 'area' ? areaSlips(exercise, color) : territorySlips(exercise, task, color);
  const slip = known.find((one) => one.value === written);
  return slip ? { kind: slip.kind, color, by, points: slip.points } : { kind: 'off', color, by, points: [] };
}

interface Known {
  readonly kind: SlipKind;
  /** What would have been written. */
  readonly value: number;
  readonly points: readonly Point[];
}

function areaSlips(exercise: Exercise, color: Color): Known[] {
  const { area, ending, komi } = exercise;
  const { geometry, stones, dead } = ending;
  const all = pointsOf(geometry);
  const total = ofColor(area.stones, color) + ofColor(area.surrounded, color);
  const surrounded = all.filter((p) => area.owner[p] === color && area.reason[p] === 'surrounded');
  const own = all.filter((p) => area.owner[p] === color && area.reason[p] === 'stone');
  const dame = all.filter((p) => area.reason[p] === 'dame');
  const asIfAlive = areaReceipt({
    geometry,
    stones,
    dead: [],
    ruleset: RULESETS[exercise.ruleset],
    komi: 0,
    handicap: 0,
    prisoners: { black: 0, white: 0 },
  });
  const withDead = ofColor(asIfAlive.total, color);
  // The owner of dead stones adds them; the other side forgets the points under them.
  const ownDead = dead.filter((p) => stones[p] === color);
  const othersDead = dead.filter((p) => stones[p] === opponent(color));
  const known: Known[] = [
    { kind: 'stonesOnly', value: own.length, points: surrounded },
    { kind: 'surroundedOnly', value: surrounded.length, points: own },
    { kind: 'dame', value: total + dame.length, points: dame },
    { kind: 'komi', value: color === 2 ? total + komi : total, points: [] },
    { kind: 'deadAlive', value: withDead, points: dead },
    { kind: 'deadAlive', value: total + ownDead.length, points: ownDead },
    { kind: 'deadAlive', value: total - othersDead.length, points: othersDead },
  ];
  return known.filter(({ value }) => value !== total);
}

function territorySlips(exercise: Exercise, task: NumberTask, color: Color): Known[] {
  const { territory, ending } = exercise;
  const { geometry, stones, dead } = ending;
  const expected = ofColor(expectedOf(exercise, task), color);
  const all = pointsOf(geometry);
  const surrounded = ofColor(territory.surrounded, color);
  const othersDead = dead.filter((p) => stones[p] === opponent(color));
  const dame = all.filter((p) => territory.reason[p] === 'dame' || territory.reason[p] === 'seki');
  const own = all.filter((p) => territory.stonesLeft[p] === color);
  const known: Known[] = [
    { kind: task === 'territory' ? 'noPrisoners' : 'notFilled', value: surrounded, points: othersDead },
    { kind: 'deadNoPrisoners', value: expected - othersDead.length, points: othersDead },
    { kind: 'dame', value: expected + dame.length, points: dame },
    { kind: 'stonesToo', value: expected + own.length, points: own },
  ];
  return known.filter(({ value, kind }) => value !== expected && (kind !== 'dame' || dame.length > 0));
}
