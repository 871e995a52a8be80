/*
 * Claims about chains that a play joins, or keeps from being joined.
 */
import { type Board, type Color, opponent, type Point } from '@honte/rules';
import { isCatchable } from './fights.ts';
import { chainsBeside, chainsOfColor, type Tried, triedByOther } from './tried.ts';

/** `a` and `b`: a stone of each of the two chains, beside the play. */
export type LinkReason =
  /** Own chains are one now; the opponent could have parted them here. */
  | { readonly kind: 'connects'; readonly a: Point; readonly b: Point }
  /** Two chains of the opponent's that one play here would have joined, and no single play joins now. */
  | { readonly kind: 'cuts'; readonly a: Point; readonly b: Point };

export function connects(tried: Tried): LinkReason | undefined {
  const { before, point, color } = tried;
  const theirs = triedByOther(tried);
  if (!theirs) return undefined;
  const holds = theirs.captured > 0 || !isCatchable(theirs.after, point);
  const pair = holds ? loosePair(before, point, color) : undefined;
  return pair && { kind: 'connects', ...pair };
}

export function cuts(tried: Tried): LinkReason | undefined {
  const { before, after, point, color } = tried;
  if (!triedByOther(tried) || isCatchable(after, point)) return undefined;
  const pair = loosePair(before, point, opponent(color));
  return pair && { kind: 'cuts', ...pair };
}

/** Two chains of `color` beside `p` that nothing but a play there would join. */
function loosePair(board: Board, p: Point, color: Color): { a: Point; b: Point } | undefined {
  const beside = chainsBeside(board, p, color);
  for (const [i, a] of beside.entries())
    for (const b of beside.slice(i + 1)) if (!areLinked(board, a, b, p, color)) return { a, b };
  return undefined;
}

/**
 * Whether two chains hold together without the point `p`: by another liberty of both, or by way of chains
 * each of which shares two with the next, so that when one is taken the other is left.
 */
function areLinked(board: Board, a: Point, b: Point, p: Point, color: Color): boolean {
  const libertiesOf = new Map(chainsOfColor(board, color).map((q) => [q, new Set(board.libertiesAt(q))]));
  const shared = (q: Point, r: Point) =>
    [...(libertiesOf.get(q) ?? [])].filter((free) => free !== p && libertiesOf.get(r)?.has(free)).length;
  const [from, to] = [board.headOf(a), board.headOf(b)];
  if (shared(from, to) > 0) return true;
  const reached = new Set([from]);
  for (const q of reached)
    for (const r of libertiesOf.keys()) if (!reached.has(r) && shared(q, r) >= 2) reached.add(r);
  return reached.has(to);
}
