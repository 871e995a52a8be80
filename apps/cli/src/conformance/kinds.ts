/*
 * Every kind of case there is, and what checks it.
 */
import { gameCount, legalCount, perft } from './counting.ts';
import { flow } from './flow.ts';
import type { Kind } from './kind.ts';
import { coords, handicap } from './placement.ts';
import { chains, play } from './play.ts';
import { sgf } from './record-case.ts';
import { game, handicapBonus, quickcount, score } from './score.ts';
import { status } from './status.ts';

/** What checks cases of each kind. */
export const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['play', play],
  ['chains', chains],
  ['score', score],
  ['quickcount', quickcount],
  ['game', game],
  ['perft', perft],
  ['gameCount', gameCount],
  ['legalCount', legalCount],
  ['coords', coords],
  ['handicap', handicap],
  ['handicapBonus', handicapBonus],
  ['flow', flow],
  ['status', status],
  ['sgf', sgf],
]);
