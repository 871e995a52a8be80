/*
 * A whole game to go through: 41 moves on 9 × 9 in which the two sides build, share and count, and nobody is taken.
 * What is said of it are the page's words, by the keys that are here; what is legal and what it comes to is for the
 * rules to say, and a test asks them.
 */
import {
  BLACK,
  type Color,
  type Geometry,
  geometryOf,
  invariant,
  type Move,
  type Point,
  parsePoint,
  WHITE,
} from '@honte/rules';

export type GuidedPhaseId = 'borders' | 'rooms' | 'sharing';

/** Some moves in a row with one purpose; `first` and `last` count moves from 1. */
export interface GuidedPhase {
  readonly id: GuidedPhaseId;
  readonly first: number;
  readonly last: number;
}

/** What is told after so many moves, until the next note. */
interface GuidedNote {
  readonly id: GuidedNoteId;
  readonly from: number;
}

/** A rectangle of empty points that one color surrounds at the end, by two of its corners. */
export interface GuidedRoom {
  readonly color: Color;
  readonly from: Point;
  readonly to: Point;
}

export interface GuidedGame {
  readonly geometry: Geometry;
  readonly ruleset: 'french';
  readonly komi: number;
  readonly moves: readonly Move[];
  readonly phases: readonly GuidedPhase[];
  readonly notes: readonly GuidedNote[];
  /** Those of Black and then of White, each from the bottom up. */
  readonly rooms: readonly GuidedRoom[];
}

const MOVES =
  'D1 F1 D2 F2 D3 F3 D4 F4 D5 F5 D6 F6 D7 F7 D8 F8 D9 F9 ' +
  'A3 J3 B3 H3 C3 G3 A7 J7 B7 H7 C7 G7 ' +
  'E1 E2 E3 E4 E5 E6 E7 E8 E9 pass pass';

const ROOMS = ['A1-C2', 'A4-C6', 'A8-C9', 'G1-J2', 'G4-J6', 'G8-J9'];

const PHASES: readonly GuidedPhase[] = [
  { id: 'borders', first: 1, last: 18 },
  { id: 'rooms', first: 19, last: 30 },
  { id: 'sharing', first: 31, last: 41 },
];

const NOTES = [
  { id: 'empty', from: 0 },
  { id: 'firstStone', from: 1 },
  { id: 'across', from: 2 },
  { id: 'chain', from: 3 },
  { id: 'chainToo', from: 4 },
  { id: 'noDiagonal', from: 5 },
  { id: 'steady', from: 7 },
  { id: 'halfway', from: 9 },
  { id: 'twelve', from: 12 },
  { id: 'almost', from: 14 },
  { id: 'blackWall', from: 17 },
  { id: 'twoWalls', from: 18 },
  { id: 'lone', from: 19 },
  { id: 'loneToo', from: 20 },
  { id: 'towards', from: 21 },
  { id: 'joined', from: 23 },
  { id: 'joinedToo', from: 24 },
  { id: 'again', from: 25 },
  { id: 'lastRow', from: 27 },
  { id: 'closed', from: 29 },
  { id: 'threeRooms', from: 30 },
  { id: 'strip', from: 31 },
  { id: 'stripToo', from: 32 },
  { id: 'sideways', from: 33 },
  { id: 'oneEach', from: 35 },
  { id: 'lastOne', from: 38 },
  { id: 'full', from: 39 },
  { id: 'passes', from: 40 },
  { id: 'stopped', from: 41 },
] as const satisfies readonly { id: string; from: number }[];

export type GuidedNoteId = (typeof NOTES)[number]['id'];

export function guidedGame(): GuidedGame {
  const geometry = geometryOf(9);
  const moves = MOVES.split(' ').map((name, i): Move => {
    const color = i % 2 === 0 ? BLACK : WHITE;
    return name === 'pass'
      ? { kind: 'pass', color }
      : { kind: 'play', color, point: pointOf(geometry, name) };
  });
  const rooms = ROOMS.map((corners, i): GuidedRoom => {
    const [from = '', to = ''] = corners.split('-');
    const color = i < ROOMS.length / 2 ? BLACK : WHITE;
    return { color, from: pointOf(geometry, from), to: pointOf(geometry, to) };
  });
  return { geometry, ruleset: 'french', komi: 7.5, moves, phases: PHASES, notes: NOTES, rooms };
}

function pointOf(geometry: Geometry, name: string): Point {
  const point = parsePoint(geometry, name);
  invariant(point.ok, `${name} is a point of the guided game`);
  return point.value;
}
