/*
 * What a node says beside what happens in it: comments, judgments, marks on the board, time left. Read from
 * its properties when asked for.
 */
import type { TimeLeft, TimeSettings } from '@honte/game';
import { BLACK, type Color, type Geometry, type PerColor, type Point, pointAt, WHITE } from '@honte/rules';
import { valuesIn } from './game-record.ts';
import type { SgfNode } from './record.ts';
import { timeLeftOf } from './time-settings.ts';
import {
  moveOf,
  pairOf,
  parsePointOf,
  pointsOf,
  realOf,
  type SgfPoint,
  simpleTextOf,
  textOf,
} from './value.ts';

export type MarkKind = 'triangle' | 'square' | 'circle' | 'cross' | 'selected';

/** Something is good for a color, or very good (`strength` 2). */
export interface Emphasis {
  readonly strength: 1 | 2;
}

export type NodeJudgment =
  | ({ readonly kind: 'good'; readonly color: Color } & Emphasis)
  | ({ readonly kind: 'even' | 'unclear' } & Emphasis);

export type MoveJudgment =
  | ({ readonly kind: 'bad' | 'tesuji' } & Emphasis)
  | { readonly kind: 'doubtful' | 'interesting' };

export interface Label {
  readonly point: Point;
  readonly text: string;
}

export interface Arrow {
  readonly kind: 'arrow' | 'line';
  readonly from: Point;
  readonly to: Point;
}

export interface Annotations {
  /** Of several lines; `''` for none. */
  readonly comment: string;
  /** The node's own name; `''` for none. */
  readonly name: string;
  readonly marks: readonly { readonly kind: MarkKind; readonly point: Point }[];
  readonly labels: readonly Label[];
  readonly arrows: readonly Arrow[];
  /** Points shown dim from here on; `undefined`: as before, an empty list: none any more. */
  readonly dimmed: readonly Point[] | undefined;
  /** The part of the board shown from here on; `undefined`: as before, an empty list: all of it again. */
  readonly visible: readonly Point[] | undefined;
  readonly territory: PerColor<readonly Point[]>;
  readonly position: NodeJudgment | undefined;
  readonly move: MoveJudgment | undefined;
  /** A place of interest, or of much (2). */
  readonly hotspot: 1 | 2 | undefined;
  /** Black's points less White's, as somebody estimates. */
  readonly value: number | undefined;
  /** A diagram begins here; its title, `''` for none. */
  readonly figure: string | undefined;
  /** The number shown for this node's move, when it is not the next one. */
  readonly moveNumber: number | undefined;
  /** How moves are to be numbered in print from here on: 0 not, 1 as they are, 2 from below 100. */
  readonly numbering: number | undefined;
  /** A move that Honte advised here, under the private name `HINT`. */
  readonly hint: Point | 'pass' | undefined;
  /** What each player has left after the move. */
  readonly left: PerColor<TimeLeft | undefined>;
}

const MARKS: readonly (readonly [string, MarkKind])[] = [
  ['TR', 'triangle'],
  ['SQ', 'square'],
  ['CR', 'circle'],
  ['MA', 'cross'],
  ['SL', 'selected'],
];

/** The annotations of a node. `time` says whether OB and OW count periods or stones. Linear in the values. */
export function annotationsOf(geometry: Geometry, node: SgfNode, time?: TimeSettings): Annotations {
  const values = (id: string) => valuesIn(node, id);
  const points = (id: string) => readPoints(geometry, values(id));
  const [comment = '', name = ''] = [values('C')[0], values('N')[0]];
  return {
    comment: textOf(comment),
    name: simpleTextOf(name),
    marks: MARKS.flatMap(([id, kind]) => points(id).map((point) => ({ kind, point }))),
    labels: values('LB').flatMap((value) => labelIn(geometry, value)),
    arrows: [
      ...values('AR').flatMap((value) => arrowIn(geometry, 'arrow', value)),
      ...values('LN').flatMap((value) => arrowIn(geometry, 'line', value)),
    ],
    dimmed: values('DD').length > 0 ? points('DD') : undefined,
    visible: values('VW').length > 0 ? points('VW') : undefined,
    territory: { black: points('TB'), white: points('TW') },
    position: nodeJudgment(values),
    move: moveJudgment(values),
    hotspot: strengthOf(values('HO')),
    value: numberIn(values('V')),
    figure: figureIn(values('FG')),
    moveNumber: numberIn(values('MN')),
    numbering: numberIn(values('PM')),
    hint: hintIn(geometry, values('HINT')),
    left: {
      black: timeLeftOf(time, values('BL')[0], values('OB')[0]),
      white: timeLeftOf(time, values('WL')[0], values('OW')[0]),
    },
  };
}

/** The points of a list that are on the board, rectangles spelt out; each once. */
export function readPoints(geometry: Geometry, values: readonly string[]): readonly Point[] {
  if (values.length === 0) return [];
  const { points } = pointsOf(geometry, values);
  return [...new Set(points.map(({ x, y }) => pointAt(geometry, x, y)))];
}

type Values = (id: string) => readonly string[];

function nodeJudgment(values: Values): NodeJudgment | undefined {
  const [black, white] = [strengthOf(values('GB')), strengthOf(values('GW'))];
  const [even, unclear] = [strengthOf(values('DM')), strengthOf(values('UC'))];
  if (black) return { kind: 'good', color: BLACK, strength: black };
  if (white) return { kind: 'good', color: WHITE, strength: white };
  if (even) return { kind: 'even', strength: even };
  return unclear ? { kind: 'unclear', strength: unclear } : undefined;
}

function moveJudgment(values: Values): MoveJudgment | undefined {
  const [bad, tesuji] = [strengthOf(values('BM')), strengthOf(values('TE'))];
  const isDoubtful = values('DO').length > 0;
  const isInteresting = values('IT').length > 0;
  // Before FF[4], a doubtful move was one both bad and good.
  if (isDoubtful || (bad && tesuji)) return { kind: 'doubtful' };
  if (isInteresting) return { kind: 'interesting' };
  if (bad) return { kind: 'bad', strength: bad };
  return tesuji ? { kind: 'tesuji', strength: tesuji } : undefined;
}

/** 2 for emphasis, 1 otherwise; nothing where the property is not there. */
function strengthOf([value]: readonly string[]): 1 | 2 | undefined {
  if (value === undefined) return undefined;
  return value.trim() === '2' ? 2 : 1;
}

function numberIn([value]: readonly string[]): number | undefined {
  return value === undefined ? undefined : realOf(value);
}

function figureIn([value]: readonly string[]): string | undefined {
  if (value === undefined) return undefined;
  const [, title] = pairOf(value);
  return title === undefined ? '' : simpleTextOf(title);
}

function hintIn(geometry: Geometry, [value]: readonly string[]): Point | 'pass' | undefined {
  if (value === undefined) return undefined;
  const move = moveOf(geometry, value);
  if (move === 'offBoard') return undefined;
  return move === 'pass' ? move : pointOf(geometry, move);
}

function labelIn(geometry: Geometry, value: string): readonly Label[] {
  const [where, text] = pairOf(value);
  const at = parsePointOf(geometry, where);
  return at && text !== undefined ? [{ point: pointOf(geometry, at), text: simpleTextOf(text) }] : [];
}

function arrowIn(geometry: Geometry, kind: Arrow['kind'], value: string): readonly Arrow[] {
  const [first, second = ''] = pairOf(value);
  const [from, to] = [parsePointOf(geometry, first), parsePointOf(geometry, second)];
  return from && to ? [{ kind, from: pointOf(geometry, from), to: pointOf(geometry, to) }] : [];
}

function pointOf(geometry: Geometry, { x, y }: SgfPoint): Point {
  return pointAt(geometry, x, y);
}
