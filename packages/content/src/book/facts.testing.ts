/*
 * What the numbers of the book must be, computed from its plates and from the rules.
 */
import {
  areaReceipt,
  BLACK,
  Board,
  EMPTY,
  geometryOf,
  neighborsOf,
  pointsOf,
  type Receipt,
  RULESET_NAMES,
  RULESETS,
  regionsOf,
  WHITE,
} from '@honte/rules';
import type { Plate, PlateKind } from './plate.ts';
import { plateNamed } from './plates.ts';
import { CHAPTERS } from './text-chapter.ts';

/** The boards that a game can be played on, as the second chapter shows them. */
const SIZES = ['nine', 'thirteen', 'nineteen'].map(plateNamed);

function plate<K extends PlateKind>(id: string, kind: K): Extract<Plate, { kind: K }> {
  const found = plateNamed(id);
  if (found.kind !== kind) throw new Error(`${id} is ${found.kind}`);
  return found as Extract<Plate, { kind: K }>;
}

const boardOf = ({ geometry, stones }: Plate) => Board.of(geometry, stones);

function liberties(id: string): number {
  const one = plate(id, 'liberties');
  return boardOf(one).libertyCount(one.chain);
}

function receipt(id: string): Receipt {
  const { geometry, stones, dead, komi } = plate(id, 'count');
  const prisoners = { black: 0, white: 0 };
  return areaReceipt({ geometry, stones, dead, komi, ruleset: RULESETS.french, handicap: 0, prisoners });
}

/** How many stones the chain of a plate that is played has. */
function chainSize(id: string): number {
  const one = plate(id, 'play');
  return boardOf(one).chainSize(one.chain!);
}

/** The board of a plate after its first step. */
function afterFirst(id: string): Board {
  const one = plate(id, 'play');
  const board = boardOf(one);
  const [step] = one.steps;
  board.play(step!.at[0]!, step!.color);
  return board;
}

/** How many stones the last step of a plate takes, where of several points the first free one is chosen each time. */
function taken(id: string): number {
  const one = plate(id, 'play');
  const board = boardOf(one);
  let last = 0;
  for (const { color, at, outcome } of one.steps)
    if (outcome === 'played') last = board.play(at.find((p) => board.stones[p] === EMPTY)!, color);
  return last;
}

/** The stones around the empty region of a zone, and its points. */
function walls(): { readonly stones: number[]; readonly points: number[] } {
  const { geometry, stones, zones } = plate('enclosures', 'still');
  const regions = zones.map(
    ({ from }) => regionsOf(geometry, stones).find(({ points }) => points.includes(from))!,
  );
  return {
    stones: regions.map(
      ({ points }) =>
        new Set(points.flatMap((p) => neighborsOf(geometry, p)).filter((p) => stones[p] !== EMPTY)).size,
    ),
    points: regions.map(({ points }) => points.length),
  };
}

/** The size of the region of a plate around a point. */
function room(id: string, zone: number): number {
  const { geometry, stones, zones } = plate(id, 'still');
  const from = zones[zone]!.from;
  return regionsOf(geometry, stones).find(({ points }) => points.includes(from))!.points.length;
}

/** How many stones stand around the chain of a plate, or around the point of its step, once that is played. */
function around(id: string): number {
  const { geometry, stones, steps, chain } = plate(id, 'play');
  const { at, outcome } = steps[0]!;
  const set = new Set(outcome === 'played' ? at : []);
  return neighborsOf(geometry, chain ?? at[0]!).filter((p) => stones[p] !== EMPTY || set.has(p)).length;
}

/** The number of the row that a point of a line lies on, from the bottom. */
function row(id: string, move: number): number {
  const { geometry, moves } = plate(id, 'line');
  return geometry.height - Math.floor(moves[move]! / geometry.width);
}

/** Every fact that a text of the book names. */
export function factsOf(): Readonly<Record<string, number>> {
  const glance = receipt('glance');
  const area = receipt('area');
  const final = receipt('final');
  const twelve = plate('twelve', 'line');
  const rooms = plate('rooms', 'line');
  const strip = plate('strip', 'line');
  const lastMove = strip.first + strip.moves.length - 1;
  const large = geometryOf(19);
  const white = pointsOf(large).length / 2;
  const wall = walls();
  const link = afterFirst('link');
  const linked = plate('link', 'play').steps[0]!.at[0]!;
  const rescue = afterFirst('rescue');
  const edge = plate('edge-stone', 'play');
  const ell = plate('ell', 'liberties');
  return {
    players: [BLACK, WHITE].length,
    'chapter.rules': CHAPTERS.indexOf('rules') + 1,
    rulesets: RULESET_NAMES.length,
    'glance.black': glance.total.black,
    'glance.white': glance.total.white,
    'lines.19': large.width,
    'points.9': plateNamed('nine').geometry.points,
    'points.13': plateNamed('thirteen').geometry.points,
    'points.19': plateNamed('nineteen').geometry.points,
    'stones.black': Math.ceil(white),
    'stones.white': Math.floor(white),
    'area.black.stones': area.stones.black,
    'area.black.territory': area.surrounded.black,
    'area.white.stones': area.stones.white,
    'area.white.territory': area.surrounded.white,
    'komi.french': RULESETS.french.komi,
    'komi.tt': RULESETS.tt.komi,
    sizes: SIZES.length,
    lone: liberties('lone'),
    ell: liberties('ell'),
    side: liberties('side'),
    corner: liberties('corner'),
    'ell.stones': boardOf(ell).chainSize(ell.chain),
    'forbidden.around': around('forbidden'),
    'capture.around': around('capture'),
    'rooms.each': plate('chambers', 'still').zones.length / 2,
    'link.stones': link.chainSize(linked),
    'link.liberties': link.libertyCount(linked),
    'edge-stone.liberties': boardOf(edge).libertyCount(edge.chain!),
    'capture-chain.stones': chainSize('capture-chain'),
    'allowed.taken': taken('allowed'),
    'one-eye.stones': taken('one-eye'),
    'false-eye.stones': taken('false-eye'),
    'seki.taken': taken('seki'),
    'big-eye.stones': taken('big-eye'),
    'rescue.liberties': rescue.libertyCount(plate('rescue', 'play').chain!),
    'twelve.moves': twelve.moves.length,
    'borders.from': twelve.moves.length + 1,
    'borders.to': rooms.first - 1,
    'rooms.from': rooms.first,
    'rooms.to': rooms.first + rooms.moves.length - 1,
    'strip.from': strip.first,
    'strip.to': lastMove,
    'rows.low': row('rooms', 0),
    'rows.high': row('rooms', rooms.moves.length - 1),
    'pass.white': lastMove + 1,
    'pass.black': lastMove + 2,
    'game.stones': final.stones.black + final.stones.white,
    'room.low': room('chambers', 0),
    'room.middle': room('chambers', 1),
    'room.high': room('chambers', 2),
    'final.black.stones': final.stones.black,
    'final.white.stones': final.stones.white,
    'final.black.territory': final.surrounded.black,
    'final.lead': -final.lead,
    zone: wall.points[0]!,
    'wall.corner': wall.stones[0]!,
    'wall.side': wall.stones[1]!,
    'wall.middle': wall.stones[2]!,
  };
}
