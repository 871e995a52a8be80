/*
 * How a game stands if it stopped now, by what a search expects of each point.
 */
import { type Point, pointsOf, type Receipt, receiptOf, WHITE } from '@honte/rules';
import type { Root } from './root.ts';

/** Mean ownership, from 0 to 1, from which a point counts as settled. */
export const SETTLED = 0.9;

/** Heads of the chains that more often than not end as the other color's. */
function expectedDead(root: Root, ownership: Float32Array): Point[] {
  const { board } = root;
  return pointsOf(board.geometry).filter((p) => {
    if (board.stones[p] === 0 || board.headOf(p) !== p) return false;
    return chainOwnership(root, ownership, p) < -0.3;
  });
}

/** Mean ownership over the chain on `p`: 1 when it always stays its own color's, -1 when it always falls. */
export function chainOwnership({ board }: Root, ownership: Float32Array, p: Point): number {
  let sum = 0;
  const chain = board.chainAt(p);
  for (const q of chain) sum += ownership[q]!;
  return (board.stones[p] === WHITE ? -sum : sum) / chain.length;
}

/** Black's lead if both passed now and the expected dead were lifted, or nothing where boards count as they stand. */
export function leadIfStopped(root: Root, ownership: Float32Array): number {
  const { ending } = root.start.ruleset;
  return receiptIf(root, ending === 'asItStands' ? [] : expectedDead(root, ownership)).lead;
}

/**
 * 1 for each point that is not settled: contested by what is expected of it, or between living stones of
 * both colors. The latter may well look settled, because the player to move is expected to take it.
 */
export function openPoints(root: Root, ownership: Float32Array): Uint8Array {
  const { reason } = receiptIf(root, expectedDead(root, ownership));
  return Uint8Array.from(reason, (why, p) => (why === 'dame' || Math.abs(ownership[p]!) < SETTLED ? 1 : 0));
}

function receiptIf({ start, board }: Root, dead: readonly Point[]): Receipt {
  return receiptOf({
    geometry: board.geometry,
    stones: board.stones,
    dead,
    ruleset: start.ruleset,
    komi: start.komi,
    handicap: start.handicap,
    prisoners: { black: board.prisoners(1), white: board.prisoners(2) },
  });
}
