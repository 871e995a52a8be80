/*
 * What rulesets say about every point of one board. Begin with `answerOf`.
 */
import {
  accept,
  type Color,
  EMPTY,
  type Geometry,
  type Point,
  Position,
  pointsOf,
  type Refusal,
  type Result,
  type Ruleset,
  type StartRefusal,
  setUpStart,
} from '@honte/rules';
import { effectOf } from '../play-effect.ts';

/** The board asked about, and who is to move. */
export interface Question {
  /** How many moves led to it. */
  readonly ply: number;
  readonly geometry: Geometry;
  /** One entry a point. */
  readonly stones: Uint8Array;
  readonly turn: Color;
}

/** An empty point that may not be played, and why not. */
export interface Forbidden {
  readonly point: Point;
  readonly why: Exclude<Refusal, { readonly kind: 'occupied' }>;
}

/** A play that is allowed although it takes off its own chain: `chain`, in increasing order. */
export interface AllowedSuicide {
  readonly point: Point;
  readonly chain: readonly Point[];
}

/** All points are in increasing order. */
export interface Answer {
  readonly legal: readonly Point[];
  /** Those of `legal` that are suicide. */
  readonly suicides: readonly AllowedSuicide[];
  readonly forbidden: readonly Forbidden[];
}

/** What the side to move may play under `ruleset`, the board being the first of its game. */
export function answerOf(question: Question, ruleset: Ruleset): Result<Answer, StartRefusal> {
  const { geometry, stones, turn } = question;
  const start = setUpStart(geometry, ruleset, stones, turn);
  return start.ok ? accept(answerAt(Position.at(start.value))) : start;
}

/** What the side to move may play in a position, all that came before it counting. */
export function answerAt(position: Position): Answer {
  const { geometry, board, turn } = position;
  const legal: Point[] = [];
  const suicides: AllowedSuicide[] = [];
  const forbidden: Forbidden[] = [];
  for (const point of pointsOf(geometry)) {
    if (board.stones[point] !== EMPTY) continue;
    const legality = position.legality(point);
    if (legality.kind === 'suicide' || legality.kind === 'ko') forbidden.push({ point, why: legality });
    if (legality.kind !== 'legal') continue;
    legal.push(point);
    const chain = effectOf(board, point, turn).suicided;
    if (chain.length > 0) suicides.push({ point, chain });
  }
  return { legal, suicides, forbidden };
}

/** Rulesets of one opinion. */
export interface Agreement {
  readonly names: readonly string[];
  readonly answer: Answer;
}

/** Puts names whose answers are the same together, in the order in which they come. */
export function agreementsOf(answers: Iterable<readonly [string, Answer]>): readonly Agreement[] {
  const groups = new Map<string, { names: string[]; answer: Answer }>();
  for (const [name, answer] of answers) {
    const key = JSON.stringify(answer);
    const group = groups.get(key);
    if (group) group.names.push(name);
    else groups.set(key, { names: [name], answer });
  }
  return [...groups.values()];
}
