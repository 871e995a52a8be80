/*
 * The overlays that follow from the rules alone, so that every screen shows them alike.
 */
import {
  BLACK,
  Board,
  EMPTY,
  neighborsOf,
  type Point,
  pointsOf,
  type Receipt,
  type Refusal,
  WHITE,
} from '@honte/rules';
import type { BoardView, Overlay } from './view.ts';

/** What the overlays are read off. */
type Standing = Pick<BoardView, 'geometry' | 'stones'>;

/** The liberties of the chains on `points`; of every chain when left out. */
export function libertiesShown({ geometry, stones }: Standing, points?: readonly Point[]): Overlay {
  const board = Board.of(geometry, stones);
  const free = (points ?? pointsOf(geometry)).flatMap((p) => board.libertiesAt(p));
  return { kind: 'liberties', points: [...new Set(free)].sort((a, b) => a - b) };
}

/** Every chain in atari, with its last liberty, in the order of their first stones. */
export function ataris({ geometry, stones }: Standing): Overlay[] {
  const board = Board.of(geometry, stones);
  return pointsOf(geometry)
    .filter((p) => stones[p] !== EMPTY && board.headOf(p) === p && board.libertyCount(p) === 1)
    .map((p) => ({ kind: 'atari', chain: board.chainAt(p), liberty: board.libertiesAt(p)[0] }));
}

/**
 * Why `p` may not be played. Where the stone would have no liberty, a bar on every side where one would
 * have been: an own stone is none, its chain has no other. Where a board would come back, the sign alone.
 */
export function forbiddenAt({ geometry, stones }: Standing, p: Point, refusal: Refusal): Overlay[] {
  if (refusal.kind === 'occupied') return [];
  const bars = refusal.kind === 'suicide' ? neighborsOf(geometry, p).filter((n) => stones[n] !== EMPTY) : [];
  return [{ kind: 'forbidden', point: p, bars }];
}

/** A count: the dead pale under their new owner's sign, every counted or shared empty point signed. */
export function countShown(stones: ArrayLike<number>, receipt: Receipt): Overlay[] {
  const { geometry, owner, reason, stonesLeft } = receipt;
  const all = pointsOf(geometry);
  const isDead = (p: Point) => stones[p] !== EMPTY && stonesLeft[p] === EMPTY;
  const isOwned = (p: Point, by: number) => reason[p] !== 'stone' && owner[p] === by;
  const overlays: Overlay[] = [];
  for (const color of [BLACK, WHITE] as const) {
    const owned = all.filter((p) => isOwned(p, color));
    overlays.push({ kind: 'dead', owner: color, points: owned.filter(isDead) });
    overlays.push({ kind: 'territory', owner: color, points: owned.filter((p) => !isDead(p)) });
  }
  const isNobodys = (p: Point) => reason[p] !== 'stone' && owner[p] === EMPTY;
  const dame = all.filter((p) => isNobodys(p) && reason[p] === 'dame');
  overlays.push({ kind: 'dead', owner: EMPTY, points: all.filter((p) => isNobodys(p) && isDead(p)) });
  overlays.push({ kind: 'territory', owner: EMPTY, points: dame.filter((p) => !isDead(p)) });
  overlays.push({ kind: 'seki', points: all.filter((p) => isNobodys(p) && reason[p] === 'seki') });
  return overlays;
}
