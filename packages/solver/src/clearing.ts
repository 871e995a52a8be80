/*
 * Whether a part of a board that living stones enclose can ever hold two eyes of the other side. Each side claims
 * points in turn, the intruder first: his stones are never taken here, the owner's only grow from the enclosing
 * stones. That is more than an intruder has in play, so what is clear here is clear there.
 *
 * An eye has to lie where no living stone of the owner is next to it: once such points are fewer than two, or two
 * side by side, there is no room for two eyes, whatever is taken and played again.
 */
import { type Board, type Color, neighborsOf, opponent, type Point } from '@honte/rules';

/** More points than fit a mask are not looked at. */
const MOST_POINTS = 30;

/**
 * Whether `owner`, answering, keeps the other side from two eyes in `part`.
 *
 * @param part connected; all around it are stones of `living`, or the edge.
 * @param living one entry a point: 1 on stones of the owner's that cannot be taken.
 * @param mayClaim whether the owner may play in it: where its own life rests on it, he may not.
 * @param most positions looked at before it counts as not clear.
 */
export function isClear(
  board: Board,
  owner: Color,
  part: readonly Point[],
  living: Uint8Array,
  mayClaim: boolean,
  most: number,
): boolean {
  if (part.length > MOST_POINTS) return false;
  const { geometry, stones } = board;
  const at = new Map(part.map((p, i) => [p, i]));
  const beside = part.map((p) =>
    neighborsOf(geometry, p).reduce((mask, n) => {
      const i = at.get(n);
      return i === undefined ? mask : mask | (1 << i);
    }, 0),
  );
  const maskOf = (isIn: (p: Point) => boolean) =>
    part.reduce((mask, p, i) => (isIn(p) ? mask | (1 << i) : mask), 0);
  const all = maskOf(() => true);
  const edge = maskOf((p) => neighborsOf(geometry, p).some((n) => living[n] === 1));
  const loose = maskOf((p) => stones[p] === owner);
  const foreign = maskOf((p) => stones[p] === opponent(owner));
  const seen = new Map<number, Map<number, boolean>>();
  let left = most;

  /** What the owner's stones touch. */
  const reachOf = (held: number): number => {
    let reach = edge;
    for (let rest = held; rest !== 0; rest &= rest - 1) reach |= beside[31 - Math.clz32(rest & -rest)]!;
    return reach;
  };
  const hasRoom = (inner: number): boolean => {
    if (inner === 0) return false;
    const rest = inner & (inner - 1);
    if (rest === 0) return false;
    if ((rest & (rest - 1)) !== 0) return true;
    return (beside[31 - Math.clz32(inner & -inner)]! & rest) === 0;
  };
  /** The owner's stone on `point`, and the loose ones of its color that it now reaches. */
  const withClaim = (held: number, point: number, taken: number): number => {
    let now = held | point;
    for (;;) {
      const more = reachOf(now) & loose & ~taken & ~now;
      if (more === 0) return now;
      now |= more;
    }
  };
  const decide = (taken: number, held: number): boolean => {
    const reach = reachOf(held);
    if (!hasRoom(all & ~reach & ~held)) return true;
    if (!mayClaim || --left < 0) return false;
    const known = seen.get(taken) ?? new Map<number, boolean>();
    seen.set(taken, known);
    const before = known.get(held);
    if (before !== undefined) return before;
    // He may also wait; but whatever answers a claim answers that, too.
    let clear = (all & ~taken & ~held) !== 0;
    for (let tries = all & ~taken & ~held; tries !== 0 && clear; tries &= tries - 1) {
      const claimed = taken | (tries & -tries);
      clear = isAnswered(claimed, held, reach);
    }
    known.set(held, clear);
    return clear;
  };
  const isAnswered = (taken: number, held: number, reach: number): boolean => {
    const answers: { held: number; inner: number }[] = [];
    for (let rest = reach & ~taken & ~held; rest !== 0; rest &= rest - 1) {
      const next = withClaim(held, rest & -rest, taken);
      answers.push({ held: next, inner: bitsOf(all & ~reachOf(next) & ~next) });
    }
    answers.sort((a, b) => a.inner - b.inner);
    return answers.some((answer) => decide(taken, answer.held));
  };
  return decide(foreign, 0);
}

function bitsOf(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}
