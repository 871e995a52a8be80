/*
 * What is thought of each group of a board: chains that no single move parts, of one fate.
 */
import type { ChainFate } from '@honte/engine';
import { type Board, groupAt, type Point } from '@honte/rules';
import { surenessOf } from '../derive/judgment.ts';
import type { CountingTexts } from './counting-texts.ts';

/** A group, with what is thought of the least sure of its chains. */
export interface JudgedGroup extends ChainFate {
  /** All its stones, in increasing order. */
  readonly chain: readonly Point[];
  /** The first stone of the chain that the rest is said of. */
  readonly judged: Point;
}

/** The groups of a board, those first of which there is something to say, the largest first. */
export function groupsOf(board: Board, judgment: readonly ChainFate[]): JudgedGroup[] {
  const groups: JudgedGroup[] = [];
  const seen = new Set<Point>();
  for (const { chain, fate } of judgment) {
    const [first] = chain;
    if (first === undefined || seen.has(first)) continue;
    const stones = new Set(groupAt(board, first));
    const members = judgment.filter((other) => other.fate === fate && other.chain.some((p) => stones.has(p)));
    const points = members.flatMap((member) => member.chain).sort((a, b) => a - b);
    for (const p of points) seen.add(p);
    const leastSure = members.reduce((a, b) => (isLessSure(b, a) ? b : a));
    groups.push({ ...leastSure, chain: points, judged: leastSure.chain[0] as Point });
  }
  return groups.sort((a, b) => Number(isPlain(a)) - Number(isPlain(b)) || b.chain.length - a.chain.length);
}

/** What is not proved is less sure than what is. */
function isLessSure(a: ChainFate, b: ChainFate): boolean {
  const isProved = ({ confidence, proof }: ChainFate) => confidence === 1 || proof !== undefined;
  return isProved(a) === isProved(b) ? a.confidence < b.confidence : isProved(b);
}

/** Whether a group lives beyond any doubt: nobody needs to look at it. */
export function isPlain({ fate, basis, confidence }: ChainFate): boolean {
  return fate === 'alive' && basis === 'life' && confidence === 1;
}

/** Why it is held for what it is, in words. */
export function whyOf({ why }: CountingTexts, { basis, fate, confidence, proof }: ChainFate): string {
  if (proof) return why.proof[fate];
  switch (basis) {
    case 'trials':
      return why.trials(Math.round(100 * confidence));
    case 'reading':
    case 'beside':
      return why[basis][fate];
    default:
      return why[basis];
  }
}

/** How sure that is, in a word. */
export function sureOf({ sure }: CountingTexts, fate: ChainFate): string {
  const isProvedIf = fate.proof !== undefined && fate.confidence < 1;
  return isProvedIf ? sure.provedIf : sure[surenessOf(fate)];
}
