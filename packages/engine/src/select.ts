/*
 * Which move of a node to look at next.
 */
import type { Tree } from './tree.ts';

/**
 * Visits at which a move's own results weigh as much as those of the same move later in other games.
 * Source of the schedule: S. Gelly, D. Silver, "Monte-Carlo tree search and rapid action value
 * estimation in computer Go", 2011; the constant a first guess, not yet set by matches.
 */
const AMAF_EQUIVALENT = 3500;
/** What an untried move without experience is worth beside its parent. */
const FIRST_PLAY = 0.1;
/** Even visits that a node's value is mixed with, lest the first few say that the game is decided. */
const DOUBT = 20;
/** What experience still counts for when it is. */
const DECIDED = 0.05;

/**
 * The child of an opened `node` that promises most: its own results, mixed with those of the same move
 * played later, and the policy's bonus for what was seldom looked at. The first of equals.
 *
 * @param exploration weight of the policy.
 * @returns a node. Linear in the children; there must be one.
 */
export function selectChild(tree: Tree, node: number, exploration: number): number {
  const { visits, wins, trials, trialWins, amafVisits, amafWins, prior } = tree;
  const first = tree.first[node]!;
  const end = first + tree.count[node]!;
  const wide = exploration * Math.sqrt(visits[node]! + 1);
  // The node's own wins are those of the player who moved into it.
  const unknown = visits[node] === 0 ? 0.5 : 1 - wins[node]! / visits[node]! - FIRST_PLAY;
  // Experience speaks of better and worse, not of won and lost: it is moved to where the node stands, and
  // counts for less the more the game is decided, where small differences are all that is left.
  const value = 1 - (wins[node]! + DOUBT / 2) / (visits[node]! + DOUBT);
  const scale = Math.max(DECIDED, 4 * value * (1 - value));
  const shift = value - scale / 2;
  let best = first;
  let bestWorth = -1;
  for (let c = first; c < end; c++) {
    const n = visits[c]! + trials[c]!;
    const own = n > 0 ? (wins[c]! + scale * trialWins[c]! + shift * trials[c]!) / n : unknown;
    const later = amafVisits[c]!;
    let worth = own;
    if (later > 0) {
      const beta = later / (later + n + (later * n) / AMAF_EQUIVALENT);
      worth += beta * (amafWins[c]! / later - own);
    }
    worth += (wide * prior[c]!) / (1 + visits[c]!);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = c;
    }
  }
  return best;
}
