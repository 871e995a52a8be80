/*
 * What a search has found, for people and programs: from Black's view, as plain data.
 */
import { BLACK, type Color, type Move, opponent, type Point } from '@honte/rules';
import { LEAD_WEIGHT, leadUtility, type Search } from './search.ts';

export interface Candidate {
  readonly move: Move;
  readonly visits: number;
  /** Black's chance to win after it, 0 … 1; without visits, that of the position. */
  readonly winrate: number;
  /** Black's lead after it, in points. */
  readonly lead: number;
  /** How likely it looked before it was tried, 0 … 1. */
  readonly prior: number;
  /** What is expected to follow, the move itself first. */
  readonly line: readonly Move[];
}

export interface Report {
  readonly turn: Color;
  /** Visits of the position, those of an earlier search that still count included. */
  readonly visits: number;
  readonly winrate: number;
  readonly lead: number;
  /** One entry a point: 1 when Black always owns it in the end, -1 when White does. */
  readonly ownership: Float32Array;
  /** Every move considered, the most visited first. */
  readonly candidates: readonly Candidate[];
}

/** Longest `line` of a candidate. */
const LINE = 12;

/** The state of a search now. Linear in the moves of its position. */
export function reportOf(search: Search): Report {
  const { tree, root, geometry } = search;
  const first = tree.first[0]!;
  const nodes = first < 0 ? [] : Array.from({ length: tree.count[0]! }, (_, i) => first + i);
  nodes.sort((a, b) => tree.visits[b]! - tree.visits[a]! || a - b);
  const count = Math.max(1, search.sumCount);
  const best = nodes[0];
  const all = { winrate: search.winSum / count, lead: search.leadSum / count };
  const isTried = best !== undefined && tree.visits[best]! > 0;
  const { winrate, lead } = isTried ? outlookOf(search, best, root.turn) : all;
  return {
    turn: root.turn,
    visits: tree.visits[0]!,
    winrate,
    lead,
    ownership: Float32Array.from(search.ownershipSum, (sum) => sum / count),
    candidates: nodes.map((node) => ({
      move: moveOf(tree.move[node]!, root.turn, geometry.wall),
      visits: tree.visits[node]!,
      ...(tree.visits[node]! > 0 ? outlookOf(search, node, root.turn) : { winrate, lead }),
      prior: tree.prior[node]!,
      line: lineFrom(search, node),
    })),
  };
}

/** Winrate and lead after the move into a visited node, which `mover` played. */
function outlookOf(search: Search, node: number, mover: Color): { winrate: number; lead: number } {
  const { tree, geometry } = search;
  const visits = tree.visits[node]!;
  const lead = tree.leads[node]! / visits;
  const utility = tree.wins[node]! / visits;
  const black = mover === BLACK ? utility : 1 - utility;
  const winrate = (black - LEAD_WEIGHT * leadUtility(geometry, lead)) / (1 - LEAD_WEIGHT);
  return { winrate: Math.max(0, Math.min(1, winrate)), lead };
}

function lineFrom({ tree, root, geometry }: Search, from: number): Move[] {
  const line: Move[] = [];
  let color = root.turn;
  for (let node = from; node >= 0 && line.length < LINE; color = opponent(color)) {
    line.push(moveOf(tree.move[node]!, color, geometry.wall));
    let next = -1;
    const first = tree.first[node]!;
    for (let c = first; first >= 0 && c < first + tree.count[node]!; c++)
      if (tree.visits[c]! > (next < 0 ? 0 : tree.visits[next]!)) next = c;
    node = next;
  }
  return line;
}

function moveOf(move: number, color: Color, wall: number): Move {
  return move === wall ? { kind: 'pass', color } : { kind: 'play', color, point: move as Point };
}
