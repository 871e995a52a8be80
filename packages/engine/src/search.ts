/*
 * The tree search. Tell it a position with `setPosition`, let it think with `run`, ask with `reportOf`.
 */
import {
  BLACK,
  Board,
  type Color,
  type Geometry,
  invariant,
  type Move,
  type Point,
  type Start,
} from '@honte/rules';
import { type Evaluation, type Evaluator, isOwnEye, type Leaf, newEvaluation, newLeaf } from './evaluator.ts';
import { DEEPEST, mayRepeat, movesAhead, type Root, rootOf } from './root.ts';
import { selectChild } from './select.ts';
import { Tree } from './tree.ts';

/** Part of the utility that is the lead and not the win, so that a won game is still played well. */
export const LEAD_WEIGHT = 0.06;

export const DEFAULT_NODES = 600_000;

/** One line of play on its way through the evaluator. */
interface Line {
  readonly leaf: Leaf;
  readonly evaluation: Evaluation;
  readonly board: Board;
  /** Nodes from the root to the leaf. */
  readonly nodes: Int32Array;
  depth: number;
  /** 1 where the player to move at the leaf may play, when a policy was asked for. */
  readonly isOpen: Uint8Array;
}

export class Search {
  readonly geometry: Geometry;
  readonly tree: Tree;
  readonly #evaluator: Evaluator;
  readonly #lines: readonly Line[];
  readonly #firsts: Uint8Array;
  /** Sums of ownership and lead over all playouts since the position was set. */
  readonly ownershipSum: Float64Array;
  leadSum = 0;
  winSum = 0;
  sumCount = 0;
  #root: Root | undefined;

  /** @param nodes the most nodes of its tree: what bounds its memory, about 50 bytes each. */
  constructor(geometry: Geometry, evaluator: Evaluator, nodes: number = DEFAULT_NODES) {
    this.geometry = geometry;
    this.#evaluator = evaluator;
    this.tree = new Tree(nodes);
    this.ownershipSum = new Float64Array(geometry.points);
    this.#firsts = new Uint8Array(geometry.points);
    this.#lines = Array.from({ length: evaluator.batch }, () => newLine(geometry));
  }

  get root(): Root {
    invariant(this.#root !== undefined, 'a search needs a position');
    return this.#root;
  }

  /** Thinks about this position from now on; what was found about it in an earlier one is kept. */
  setPosition(start: Start, moves: readonly Move[]): void {
    invariant(start.geometry === this.geometry, 'a search is for boards of one size');
    const ahead = this.#root && movesAhead(this.#root, start, moves);
    if (ahead === undefined) this.tree.reset();
    else if (ahead > 0) this.#follow(moves.slice(moves.length - ahead));
    this.#root = rootOf(start, moves);
    if (ahead === 0) return;
    this.ownershipSum.fill(0);
    this.leadSum = 0;
    this.winSum = 0;
    this.sumCount = 0;
  }

  #follow(moves: readonly Move[]): void {
    const { tree } = this;
    let node = 0;
    for (const move of moves) {
      node = tree.childBy(node, move.kind === 'play' ? move.point : this.geometry.wall);
      if (node < 0) break;
    }
    if (node < 0) tree.reset();
    else tree.rootAt(node);
  }

  /** Runs this many playouts, or a few more to fill the evaluator's last batch. */
  run(playouts: number): void {
    for (let done = 0; done < playouts; ) done += this.#runBatch();
  }

  #runBatch(): number {
    // Until the root is opened, all lines would be the same.
    const lines = this.tree.first[0]! < 0 ? this.#lines.slice(0, 1) : this.#lines;
    for (const line of lines) this.#descend(line);
    this.#evaluator.evaluate(
      lines.map((line) => line.leaf),
      lines.map((line) => line.evaluation),
      lines.length,
    );
    for (const line of lines) {
      if (line.leaf.wantsPolicy) this.#open(line);
      this.#learn(line);
    }
    return lines.length;
  }

  /** Plays from the root to a leaf; each node on the way is counted as visited and lost at once. */
  #descend(line: Line): void {
    const { tree, root } = this;
    const { board, leaf, nodes } = line;
    board.copyFrom(root.board);
    leaf.turn = root.turn;
    leaf.last = root.last;
    leaf.beforeLast = root.beforeLast;
    leaf.passes = root.passes;
    leaf.excess = root.excess;
    leaf.counting = root.counting;
    let node = 0;
    let depth = 0;
    nodes[depth] = node;
    tree.visits[node]!++;
    while (tree.first[node]! >= 0 && tree.count[node]! > 0 && depth < DEEPEST) {
      node = selectChild(tree, node, this.#evaluator.exploration);
      this.#step(line, tree.move[node]!);
      depth++;
      nodes[depth] = node;
      tree.visits[node]!++;
    }
    line.depth = depth;
    const isOver = depth > 0 && leaf.passes >= 2;
    const isTime = depth === 0 || tree.visits[node]! >= this.#evaluator.patience;
    leaf.wantsPolicy = tree.first[node]! < 0 && isTime && !isOver && depth < DEEPEST;
    if (leaf.wantsPolicy) this.#findOpen(line);
    // Two passes end the game; the playout then goes on from there as if to settle what is dead.
    if (leaf.passes >= 2) leaf.passes = 0;
    for (let d = depth; d > 0; d--) root.history.undo();
  }

  #step({ board, leaf }: Line, move: number): void {
    const { history } = this.root;
    const { turn } = leaf;
    leaf.beforeLast = leaf.last;
    leaf.last = move;
    if (move === this.geometry.wall) {
      board.pass();
      leaf.passes++;
      history.addPass(board.hashLo, board.hashHi, turn);
    } else {
      board.play(move as Point, turn);
      leaf.passes = 0;
      leaf.excess += turn === BLACK ? 1 : -1;
      history.add(board.hashLo, board.hashHi, turn);
    }
    leaf.turn = (3 - turn) as Color;
  }

  /** Own eyes are left out, and so are suicides even where they are legal: they gain next to nothing. */
  #findOpen({ board, leaf, isOpen }: Line): void {
    const { history } = this.root;
    for (let p = 0; p < this.geometry.points; p++) {
      const may = board.isLegal(p as Point, leaf.turn) && !isOwnEye(board, p, leaf.turn);
      isOpen[p] = may && mayRepeat(history, board, p, leaf.turn) ? 1 : 0;
    }
  }

  #open({ evaluation, isOpen, nodes, depth }: Line): void {
    const { tree } = this;
    const { points, wall } = this.geometry;
    const node = nodes[depth]!;
    if (tree.first[node]! >= 0 || !tree.hasRoom(points + 1)) return;
    const { policy, trials, trialWins } = evaluation;
    tree.open(node);
    for (let p = 0; p < points; p++)
      if (isOpen[p] === 1) tree.addChild(node, p, policy[p]!, trials[p]!, trialWins[p]!);
    tree.addChild(node, wall, policy[points]!, trials[points]!, trialWins[points]!);
  }

  /** Takes an evaluation up to the root, and its plays to the same moves of the nodes on the way. */
  #learn({ leaf, evaluation, nodes, depth }: Line): void {
    const { tree } = this;
    const { winrate, lead, ownership, firsts } = evaluation;
    const far = leadUtility(this.geometry, lead);
    const black = (1 - LEAD_WEIGHT) * winrate + LEAD_WEIGHT * far;
    this.#firsts.set(firsts);
    let turn = leaf.turn;
    for (let d = depth; d >= 0; d--) {
      const node = nodes[d]!;
      if (this.#evaluator.learnsLater) this.#learnLater(node, turn, turn === BLACK ? black : 1 - black);
      turn = (3 - turn) as Color;
      tree.wins[node]! += turn === BLACK ? black : 1 - black;
      tree.leads[node]! += lead;
      const move = tree.move[node]!;
      if (d > 0 && move !== this.geometry.wall) this.#firsts[move] = turn;
    }
    for (let p = 0; p < ownership.length; p++) this.ownershipSum[p]! += ownership[p]!;
    this.leadSum += lead;
    this.winSum += winrate;
    this.sumCount++;
  }

  #learnLater(node: number, turn: Color, utility: number): void {
    const { tree } = this;
    const first = tree.first[node]!;
    if (first < 0) return;
    const { move, amafVisits, amafWins } = tree;
    const firsts = this.#firsts;
    const { wall } = this.geometry;
    const end = first + tree.count[node]!;
    for (let c = first; c < end; c++) {
      const m = move[c]!;
      if (m === wall || firsts[m] !== turn) continue;
      amafVisits[c]!++;
      amafWins[c]! += utility;
    }
  }
}

/** A lead as utility: 0 when White is a quarter of the board ahead, 1 when Black is. */
export function leadUtility(geometry: Geometry, lead: number): number {
  return 0.5 + 0.5 * Math.max(-1, Math.min(1, lead / (0.25 * geometry.points)));
}

function newLine(geometry: Geometry): Line {
  const board = new Board(geometry);
  return {
    board,
    leaf: newLeaf(board, BLACK, { scoring: 'area', komi: 0 }),
    evaluation: newEvaluation(geometry),
    nodes: new Int32Array(DEEPEST + 1),
    depth: 0,
    isOpen: new Uint8Array(geometry.points),
  };
}
