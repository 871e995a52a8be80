/*
 * From what was found about each chain to what is said of it: a fate, and how sure that is.
 */
import type { Board, Color, Point } from '@honte/rules';
import { type Basis, type ChainFate, type Fate, fittedFates, type Proof } from './dead-fit.ts';
import type { Status } from './dead-proof.ts';
import { sekiPointsOf } from './seki.ts';

export interface Fates {
  /** Every chain of the board, by its first stone. */
  readonly chains: readonly ChainFate[];
  /** Every stone proposed as dead. */
  readonly dead: readonly Point[];
  /** Empty points inside seki, which territory rules do not count. */
  readonly sekiPoints: readonly Point[];
}

/** What is known of a chain before a fate is made of it. */
export interface Estimate {
  /** Its first stone. */
  readonly head: Point;
  readonly chain: readonly Point[];
  readonly color: Color;
  readonly isUnconditional: boolean;
  /** How much of it stays its owner's, -1 … 1, when its owner moves first, and when the opponent does. */
  readonly atBest: number;
  readonly atWorst: number;
  /** What reading found, where it got to the end. */
  readonly status: Status | undefined;
  readonly proof: Proof | undefined;
}

/** What is said of each status where searches neither speak for it nor against it. */
const READ_CONFIDENCE = 0.95;
const SEKI_CONFIDENCE = 0.9;
const OPEN_CONFIDENCE = 0.55;
const MOST_CONFIDENCE = 0.99;

/**
 * The fate of a chain.
 *
 * @param isTerritory whether rules of territory judge: then what could only be saved by a ko that its owner
 *   cannot begin is dead as it stands; by area it would have to be played out.
 */
function fateOf(estimate: Estimate, isTerritory: boolean): ChainFate {
  const { chain, color, isUnconditional, atBest, atWorst, status, proof } = estimate;
  const said = (fate: Fate, confidence: number, basis: Basis): ChainFate => ({
    chain,
    color,
    fate,
    confidence,
    basis,
    proof: undefined,
  });
  /** Read to the end: certain if nothing around it is taken on trust. */
  const read = (fate: Fate, confidence: number): ChainFate => ({
    ...said(fate, proof?.trusted.length === 0 ? 1 : confidence, 'reading'),
    proof,
  });
  if (isUnconditional) return said('alive', 1, 'life');
  switch (status) {
    case 'alive':
      return read('alive', READ_CONFIDENCE);
    case 'dead':
      return read('dead', READ_CONFIDENCE);
    case 'seki':
      return read('seki', SEKI_CONFIDENCE);
    case 'lastingKo':
      return said('dead', isTerritory ? SEKI_CONFIDENCE : OPEN_CONFIDENCE, 'ko');
    case 'unsettled':
    case 'ko':
      return said(atBest < 0 ? 'dead' : 'alive', OPEN_CONFIDENCE, status);
    case undefined:
      // What is dead dies even when its owner moves first: so the better of the two for it decides.
      if (atBest < 0) return said('dead', confidenceOf(atBest), 'trials');
      return atWorst > 0 ? said('alive', confidenceOf(atWorst), 'trials') : said('alive', 0.5, 'unsettled');
  }
}

function confidenceOf(value: number): number {
  return Math.min(MOST_CONFIDENCE, 0.5 + Math.abs(value) / 2);
}

/** All fates of a board together, so that they fit each other. */
export function fatesIn(board: Board, estimates: readonly Estimate[], isTerritory: boolean): Fates {
  const alone = estimates.map((estimate) => fateOf(estimate, isTerritory));
  const chains = fittedFates(board, alone);
  const dead = chains.filter(({ fate }) => fate === 'dead').flatMap(({ chain }) => chain);
  const inSeki = chains.filter(({ fate }) => fate === 'seki').flatMap(({ chain }) => chain);
  return { chains, dead, sekiPoints: sekiPointsOf(board, new Set(inSeki), dead) };
}
