/*
 * Another opinion on contests: every state that play in a region can reach is listed, then those from which
 * the attacker can force a capture are marked, round after round, until no more are found. Slow, and meant
 * to be seen right at a glance; nothing here is shared with the solver, not even the board.
 */

export type Sign = 'X' | 'O';

export interface Question {
  readonly width: number;
  /** `.`, `X` and `O` by row from the top, all in one text. */
  readonly rows: string;
  readonly region: readonly number[];
  readonly target: number;
}

interface State {
  readonly rows: readonly string[];
  readonly turn: Sign;
  /** The point that the side to move may not retake, or -1. */
  readonly ban: number;
}

function foe(sign: Sign): Sign {
  return sign === 'X' ? 'O' : 'X';
}

function around(width: number, length: number, p: number): number[] {
  const x = p % width;
  return [
    ...(p >= width ? [p - width] : []),
    ...(p + width < length ? [p + width] : []),
    ...(x > 0 ? [p - 1] : []),
    ...(x < width - 1 ? [p + 1] : []),
  ];
}

/** The chain on `p`, and its liberties. */
function chainOf(sides: readonly number[][], rows: readonly string[], p: number) {
  const stones = new Set([p]);
  const free = new Set<number>();
  for (const q of stones)
    for (const n of sides[q] ?? [])
      if (rows[n] === '.') free.add(n);
      else if (rows[n] === rows[p]) stones.add(n);
  return { stones, free };
}

function played(sides: readonly number[][], favored: Sign, { rows, turn, ban }: State, p: number) {
  if (rows[p] !== '.' || p === ban) return undefined;
  const next = [...rows];
  next[p] = turn;
  const taken = new Set<number>();
  for (const n of sides[p] ?? []) {
    if (next[n] !== foe(turn) || taken.has(n)) continue;
    const chain = chainOf(sides, next, n);
    if (chain.free.size === 0) for (const q of chain.stones) taken.add(q);
  }
  for (const q of taken) next[q] = '.';
  const own = chainOf(sides, next, p);
  if (own.free.size === 0) return undefined;
  const isKo = taken.size === 1 && own.stones.size === 1 && own.free.size === 1;
  const isBarred = isKo && foe(turn) !== favored;
  return { rows: next, turn: foe(turn), ban: isBarred ? ([...taken][0] as number) : -1 };
}

/** Whether the target falls, whatever its owner does, by who begins; play without end saves it. */
export function isCaptured(question: Question, favored: Sign): { readonly [first in Sign]: boolean } {
  const { width, region, target } = question;
  const rows = [...question.rows];
  const sides = rows.map((_, p) => around(width, rows.length, p));
  const numbers = new Map<string, number>();
  const states: State[] = [];
  const numberOf = (state: State) => {
    const key = `${state.rows.join('')}${state.turn}${state.ban}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, states.length);
    return states.push(state) - 1;
  };
  const roots = { X: numberOf({ rows, turn: 'X', ban: -1 }), O: numberOf({ rows, turn: 'O', ban: -1 }) };
  const before: number[][] = [];
  // How many more moves must lead to a loss until the state itself is lost.
  const open: number[] = [];
  const lost: number[] = [];
  for (const [i, state] of states.entries()) {
    open[i] = 0;
    if (state.rows[target] !== rows[target]) {
      lost.push(i);
      continue;
    }
    const plays = region.map((p) => played(sides, favored, state, p)).filter((next) => next !== undefined);
    const next = new Set([...plays, { rows: state.rows, turn: foe(state.turn), ban: -1 }].map(numberOf));
    open[i] = state.turn === rows[target] ? next.size : 1;
    for (const n of next) before[n] = [...(before[n] ?? []), i];
  }
  for (const i of lost) for (const b of before[i] ?? []) if (--open[b]! === 0) lost.push(b);
  return { X: lost.includes(roots.X), O: lost.includes(roots.O) };
}

/** A limit to plies, and the liberties that the target must have after a move to have escaped. */
export interface Limit {
  readonly plies: number;
  readonly escape: number;
}

/**
 * Whether the target falls within a limit, whatever its owner does: every line is played, liberties of the
 * target first, but for those in which the attacker has fewer plays left than the target has liberties.
 */
export function isCapturedWithin(question: Question, first: Sign, favored: Sign, limit: Limit): boolean {
  const { width, region, target } = question;
  const rows = [...question.rows];
  const sides = rows.map((_, p) => around(width, rows.length, p));
  const owner = rows[target];
  const known = new Map<string, boolean>();
  const falls = (state: State, left: number): boolean => {
    if (state.rows[target] !== owner) return true;
    const { free } = chainOf(sides, state.rows, target);
    const isOwners = state.turn === owner;
    const plays = Math.floor((left + (isOwners ? 0 : 1)) / 2);
    if ((left < limit.plies && free.size >= limit.escape) || plays < free.size) return false;
    const key = `${state.rows.join('')}${state.turn}${state.ban} ${left}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const passed: State = { rows: state.rows, turn: foe(state.turn), ban: -1 };
    const order = [...region.filter((p) => free.has(p)), ...region.filter((p) => !free.has(p)), -1];
    const helps = order.some((p) => {
      const after = p < 0 ? passed : played(sides, favored, state, p);
      return after !== undefined && falls(after, left - 1) !== isOwners;
    });
    known.set(key, helps !== isOwners);
    return helps !== isOwners;
  };
  return falls({ rows, turn: first, ban: -1 }, limit.plies);
}

/** Whole numbers from 0 to `below - 1`. */
type Dice = (below: number) => number;

/** A closed region drawn at random: a space of a few points, walled in by the owner, who is walled in himself. */
export function drawn(dice: Dice, mostEmpty: number): Question | undefined {
  const width = 5 + dice(3);
  const height = 5 + dice(3);
  const length = width * height;
  const signs: string[] = Array.from({ length }, () => '?');
  const space = [dice(length)];
  const wanted = 2 + dice(mostEmpty);
  for (let tries = 0; space.length < wanted && tries < 60; tries++) {
    const from = space[dice(space.length)] as number;
    const sides = around(width, length, from);
    const p = sides[dice(sides.length)] as number;
    if (!space.includes(p)) space.push(p);
  }
  for (const p of space) signs[p] = '.';
  const wall: number[] = [];
  for (const p of space)
    for (const n of around(width, length, p))
      if (signs[n] === '?') {
        signs[n] = 'X';
        wall.push(n);
      }
  // Corners of the wall, most of them; a missing one is a cutting point.
  for (const p of wall) {
    const x = p % width;
    for (const q of [p - width, p + width])
      for (const r of [x > 0 ? q - 1 : -1, q, x < width - 1 ? q + 1 : -1])
        if (r >= 0 && r < length && signs[r] === '?' && dice(3) > 0) {
          const touches = around(width, length, r).filter((n) => wall.includes(n)).length;
          if (touches >= 2) signs[r] = 'X';
        }
  }
  const outside = [...signs.keys()].filter((p) => signs[p] === '?');
  for (const p of outside) signs[p] = 'O';
  const away = outside.filter((p) => around(width, length, p).every((n) => signs[n] === 'O'));
  const breath = away[dice(Math.max(1, away.length))];
  if (breath === undefined) return undefined;
  signs[breath] = '.';
  const region = new Set(space);
  for (let k = dice(3); k > 0; k--) {
    const p = outside[dice(outside.length)] as number;
    if (p === breath || !around(width, length, p).some((n) => signs[n] === 'X')) continue;
    signs[p] = '.';
    region.add(p);
  }
  for (let k = dice(4); k > 0; k--) {
    const p = space[dice(space.length)] as number;
    signs[p] = dice(3) === 0 ? 'X' : 'O';
  }
  if (dice(6) === 0) signs[wall[dice(wall.length)] as number] = 'O';
  if (dice(4) === 0) for (const p of wall) if (dice(3) === 0) region.add(p);
  const targets = wall.filter((p) => signs[p] === 'X');
  const target = targets[dice(Math.max(1, targets.length))];
  const sides = signs.map((_, p) => around(width, length, p));
  const isAlive = (p: number) => signs[p] === '.' || chainOf(sides, signs, p).free.size > 0;
  const isFair =
    signs.every((_, p) => isAlive(p)) && [...region].filter((p) => signs[p] === '.').length <= mostEmpty;
  if (target === undefined || !isFair || region.size > mostEmpty + 1) return undefined;
  return { width, rows: signs.join(''), region: [...region], target };
}
