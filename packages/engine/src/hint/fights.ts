/*
 * Claims about chains that a play takes, saves, threatens or gives life to.
 */
import {
  type Board,
  type Color,
  EMPTY,
  neighborsOf,
  opponent,
  type Point,
  pointsOf,
  unconditionallyAlive,
} from '@honte/rules';
import { READING_DEPTH, Tactics } from '../playout/tactics.ts';
import { chainsBeside, chainsOfColor, type Tried, triedAt, triedByOther } from './tried.ts';

/** `stones`: how many; `at`: one of them, or the one nearest to the play. */
export type FightReason =
  /** The stones of the mover that nothing can take any more, where something could before. */
  | { readonly kind: 'lives'; readonly stones: number }
  /** Captures `stones`, and so gives `saved` own stones that were in atari more than one liberty. */
  | { readonly kind: 'takesAndSaves'; readonly stones: number; readonly saved: number }
  | { readonly kind: 'captures'; readonly stones: number }
  /** Captures one stone that may not take back at once. */
  | { readonly kind: 'takesKo' }
  /** Own stones were in atari; now no row of ataris takes them. */
  | { readonly kind: 'saves'; readonly stones: number; readonly at: Point }
  /** A play of the opponent's here would have made these stones of theirs safe for good. */
  | { readonly kind: 'takesEye'; readonly stones: number; readonly at: Point }
  /** Stones in atari that cannot get away: extended, they are taken by ataris. */
  | { readonly kind: 'catches'; readonly stones: number; readonly at: Point }
  | { readonly kind: 'atari'; readonly stones: number; readonly at: Point }
  /** Two chains in atari at once. */
  | { readonly kind: 'doubleAtari'; readonly at: Point; readonly and: Point }
  /** Own stones that had two liberties have `liberties`. */
  | {
      readonly kind: 'strengthens';
      readonly stones: number;
      readonly at: Point;
      readonly liberties: number;
    }
  /** A play of the opponent's here would have put own stones in atari. */
  | { readonly kind: 'forestalls'; readonly stones: number; readonly at: Point }
  /** Stones of the opponent's beside the play are left with so many liberties, two or more. */
  | {
      readonly kind: 'presses';
      readonly stones: number;
      readonly at: Point;
      readonly liberties: number;
    };

/** Empty points that are tried for an answer that makes the eye elsewhere; where there are more, nothing is claimed. */
const MOST_ANSWERS = 14;

export function lives({ before, after, color, suicide }: Tried): FightReason | undefined {
  const stones = madeAlive(before, after, color, suicide).length;
  return stones > 0 ? { kind: 'lives', stones } : undefined;
}

/** The stones of `color` that are alive for good after a play and were not before. */
function madeAlive(before: Board, after: Board, color: Color, suicide: boolean): Point[] {
  const now = unconditionallyAlive(after, color, suicide).chains;
  if (!now.includes(1)) return [];
  const then = unconditionallyAlive(before, color, suicide).chains;
  const made = pointsOf(after.geometry).filter((p) => now[p] === 1 && then[p] === 0);
  // A stone added to what was alive already is no news.
  return made.some((p) => before.stones[p] === color) ? made : [];
}

export function takes({ before, after, color, captured }: Tried): FightReason | undefined {
  if (captured === 0) return undefined;
  const saved = chainsOfColor(before, color)
    .filter((p) => before.libertyCount(p) === 1 && after.libertyCount(p) > 1)
    .reduce((sum, p) => sum + before.chainSize(p), 0);
  if (saved > 0) return { kind: 'takesAndSaves', stones: captured, saved };
  if (after.koPoint !== after.geometry.wall) return { kind: 'takesKo' };
  return { kind: 'captures', stones: captured };
}

export function saves({ before, after, point, color }: Tried): FightReason | undefined {
  const saved = chainsBeside(before, point, color).filter(
    (p) => before.libertyCount(p) === 1 && after.libertyCount(p) > 1 && !isCatchable(after, p),
  );
  const [at] = saved;
  if (at === undefined) return undefined;
  return { kind: 'saves', stones: saved.reduce((sum, p) => sum + before.chainSize(p), 0), at };
}

export function takesEye(tried: Tried): FightReason | undefined {
  const theirs = triedByOther(tried);
  if (!theirs) return undefined;
  const { before, after, color, suicide } = tried;
  const other = opponent(color);
  const made = madeAlive(before, theirs.after, other, suicide).filter((p) => before.stones[p] === other);
  const [at] = made;
  if (at === undefined) return undefined;
  // Where they can make the eye elsewhere instead, it is not taken.
  const room = roomOf(after, made);
  const answers = room.filter((p) => after.isLegal(p, other));
  if (room.length > MOST_ANSWERS) return undefined;
  const lives = answers.some((p) => {
    const answered = triedAt(after, p, other, suicide).after;
    return unconditionallyAlive(answered, other, suicide).chains[at] === 1;
  });
  return lives ? undefined : { kind: 'takesEye', stones: made.length, at };
}

/** The empty points of the regions that touch these stones. */
function roomOf(board: Board, stones: readonly Point[]): Point[] {
  const room = new Set<Point>();
  const queue = stones.flatMap((p) => neighborsOf(board.geometry, p));
  for (const p of queue) {
    if (board.stones[p] !== EMPTY || room.has(p)) continue;
    room.add(p);
    queue.push(...neighborsOf(board.geometry, p));
  }
  return [...room];
}

export function threatens({ before, after, point, color }: Tried): FightReason | undefined {
  const other = opponent(color);
  const inAtari = chainsBeside(after, point, other).filter(
    (p) => after.libertyCount(p) === 1 && before.libertyCount(p) > 1,
  );
  const [at, and] = inAtari;
  if (at === undefined) return undefined;
  if (and !== undefined) return { kind: 'doubleAtari', at, and };
  const stones = after.chainSize(at);
  return { kind: isCaught(after, at) ? 'catches' : 'atari', stones, at };
}

export function strengthens({ before, after, point, color }: Tried): FightReason | undefined {
  const weak = chainsBeside(before, point, color).filter((p) => before.libertyCount(p) === 2);
  const liberties = after.libertyCount(point);
  const [at] = weak;
  if (at === undefined || liberties < 3) return undefined;
  return { kind: 'strengthens', stones: weak.reduce((n, p) => n + before.chainSize(p), 0), at, liberties };
}

export function forestalls(tried: Tried): FightReason | undefined {
  const theirs = triedByOther(tried);
  const threat = theirs && threatens(theirs);
  if (!theirs || !threat || !('at' in threat)) return undefined;
  // A threat by a stone that is taken at once is none; nor is it gone while the chain is still as weak.
  if (isCatchable(theirs.after, theirs.point) || tried.after.libertyCount(threat.at) < 2) return undefined;
  return { kind: 'forestalls', stones: tried.before.chainSize(threat.at), at: threat.at };
}

export function presses({ after, point, color }: Tried): FightReason | undefined {
  const [at] = chainsBeside(after, point, opponent(color)).sort(
    (a, b) => after.libertyCount(a) - after.libertyCount(b),
  );
  if (at === undefined || after.libertyCount(at) < 2) return undefined;
  return { kind: 'presses', stones: after.chainSize(at), at, liberties: after.libertyCount(at) };
}

/** Whether the chain in atari on `p`, whose owner moves, is lost: nothing to take, and running is read in vain. */
function isCaught(board: Board, p: Point): boolean {
  const read = board.clone(READING_DEPTH);
  const tactics = new Tactics(read);
  const [liberty] = read.libertiesAt(p);
  if (liberty === undefined || tactics.captureFor(p) !== board.geometry.wall) return false;
  return !tactics.extendingSaves(p, liberty);
}

/** Whether the opponent of the chain on `p` can take it by ataris alone, moving first. */
export function isCatchable(board: Board, p: Point): boolean {
  const liberties = board.libertiesAt(p);
  if (liberties.length !== 2) return liberties.length < 2;
  const other = opponent(board.stones[p] as Color);
  return liberties.some((liberty) => {
    if (!board.isLegal(liberty, other)) return false;
    const pressed = triedAt(board, liberty, other, false).after;
    return pressed.libertyCount(p) === 1 && isCaught(pressed, p);
  });
}
