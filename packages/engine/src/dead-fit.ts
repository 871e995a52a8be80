/*
 * Fates that fit each other: what kills lives, and nobody is in seki alone. Begin with `fittedFates`.
 */
import { type Board, type Color, EMPTY, type Move, neighborsOf, type Point } from '@honte/rules';

export type Fate = 'alive' | 'dead' | 'seki';

/**
 * What a fate rests on. `life`: no sequence of opposing moves can take it. `reading`: every line of play around
 * it. `ko`: a ko decides. `unsettled`: whoever moves first does. `beside`: what is thought of the chains beside
 * it. `trials`: the share of trial games in which it so ended.
 */
export type Basis = 'life' | 'reading' | 'ko' | 'unsettled' | 'beside' | 'trials';

/** What the solver proved of a chain, and how to show it. */
export interface Proof {
  /** Where both sides may play; all that was looked at. In increasing order. */
  readonly region: readonly Point[];
  /**
   * A stone of each chain around the region whose life is taken on trust. Where there is none, the proof holds
   * whatever comes.
   */
  readonly trusted: readonly Point[];
  /**
   * The side that would have to change the fate begins, resists as long as possible, and fails: the owner of what
   * is dead, else his opponent. It ends where the rest is plain; empty when there is nothing to try.
   */
  readonly line: readonly Move[];
}

/** A chain and what is thought of it. */
export interface ChainFate {
  /** In increasing order. */
  readonly chain: readonly Point[];
  readonly color: Color;
  readonly fate: Fate;
  /** How sure, ½ … 1; 1 only when it is proved. */
  readonly confidence: number;
  readonly basis: Basis;
  /** `undefined` when it was not read to the end; also of what lives unconditionally, which needs no line. */
  readonly proof: Proof | undefined;
}

/**
 * The same chains in the same order, with fates that can be true together.
 *
 * Of two dead chains side by side the less sure one lives: it takes the other. A dead chain is no surer
 * than the surest life beside it. A chain in seki has an opposing one to share it with, or it lives.
 */
export function fittedFates(board: Board, fates: readonly ChainFate[]): ChainFate[] {
  const at = new Map(fates.map((fate, i) => [board.headOf(fate.chain[0] as Point), i]));
  const indexesOf = (heads: Iterable<Point>) => [...heads].map((head) => at.get(head) as number);
  const beside = fates.map((fate) => indexesOf(opposingBeside(board, fate)));
  const fitted = [...fates];
  const surest = fates.map((_, i) => i).sort((a, b) => fates[b]!.confidence - fates[a]!.confidence);
  const passed = new Set<number>();
  for (const i of surest) {
    passed.add(i);
    const { fate, confidence } = fitted[i]!;
    if (fate !== 'dead') continue;
    const doomed = beside[i]!.filter((j) => fitted[j]!.fate === 'dead');
    if (doomed.some((j) => passed.has(j)))
      fitted[i] = { ...fitted[i]!, fate: 'alive', confidence: 0.5, basis: 'beside', proof: undefined };
    else
      for (const j of doomed)
        fitted[j] = { ...fitted[j]!, fate: 'alive', confidence, basis: 'beside', proof: undefined };
  }
  for (const [i, { fate, chain }] of fitted.entries()) {
    if (fate === 'dead')
      fitted[i] = noSurerThan(
        fitted[i]!,
        beside[i]!.map((j) => fitted[j]!),
      );
    if (fate !== 'seki') continue;
    const others = indexesOf(sharingWith(board, fates[i]!)).map((j) => fitted[j]!);
    if (!others.some((other) => other.fate === 'seki'))
      fitted[i] = { ...fitted[i]!, chain, fate: 'alive', proof: undefined };
  }
  return fitted;
}

function noSurerThan(fate: ChainFate, lives: readonly ChainFate[]): ChainFate {
  // A stone that touches nobody dies of what is around it at a distance.
  if (lives.length === 0) return fate;
  const most = Math.max(0.5, ...lives.map(({ confidence }) => confidence));
  return most < fate.confidence ? { ...fate, confidence: most, basis: 'beside' } : fate;
}

/** Heads of the opposing chains that touch a chain. */
function opposingBeside(board: Board, { chain, color }: ChainFate): Set<Point> {
  return headsNextTo(board, chain, (stone) => stone !== color);
}

/** Heads of the opposing chains with a liberty that is a chain's too. */
function sharingWith(board: Board, { chain, color }: ChainFate): Set<Point> {
  return headsNextTo(board, board.libertiesAt(chain[0] as Point), (stone) => stone !== color);
}

function headsNextTo(
  board: Board,
  points: readonly Point[],
  isWanted: (stone: number) => boolean,
): Set<Point> {
  const heads = new Set<Point>();
  for (const p of points)
    for (const n of neighborsOf(board.geometry, p)) {
      const stone = board.stones[n]!;
      if (stone !== EMPTY && isWanted(stone)) heads.add(board.headOf(n));
    }
  return heads;
}
