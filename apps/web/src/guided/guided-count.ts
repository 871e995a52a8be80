/*
 * What there is to count at the end of the guided game, one thing after the other, and what it comes to so far.
 */
import { guidedGame } from '@honte/content';
import { BLACK, type Color, type PerColor, type Point, pointAt, type Receipt } from '@honte/rules';

export type CountItem =
  | { readonly kind: 'stones'; readonly color: Color }
  /** One of the rooms of a color, from the bottom up: 0, 1, 2. */
  | { readonly kind: 'room'; readonly color: Color; readonly index: 0 | 1 | 2 }
  | { readonly kind: 'komi' };

/** In the order in which they are counted when nobody chooses another. */
export const COUNT_ITEMS: readonly CountItem[] = [
  { kind: 'stones', color: 1 },
  { kind: 'room', color: 1, index: 0 },
  { kind: 'room', color: 1, index: 1 },
  { kind: 'room', color: 1, index: 2 },
  { kind: 'stones', color: 2 },
  { kind: 'room', color: 2, index: 0 },
  { kind: 'room', color: 2, index: 1 },
  { kind: 'room', color: 2, index: 2 },
  { kind: 'komi' },
];

const { geometry, rooms, komi } = guidedGame();

/** The two corners of a room, and its sides. */
export interface Room {
  readonly from: Point;
  readonly to: Point;
  readonly columns: number;
  readonly rows: number;
  readonly points: readonly Point[];
}

export function roomOf(color: Color, index: number): Room {
  const { from, to } = rooms.filter((room) => room.color === color)[index] as (typeof rooms)[number];
  const [left, right] = [from % geometry.width, to % geometry.width];
  const [bottom, top] = [from, to].map((p) => Math.floor(p / geometry.width)) as [number, number];
  const points: Point[] = [];
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) points.push(pointAt(geometry, x, y));
  return { from, to, columns: right - left + 1, rows: bottom - top + 1, points };
}

/** What an item is worth, of a board that was counted. */
export function worthOf(item: CountItem, { stones }: Pick<Receipt, 'stones'>): number {
  switch (item.kind) {
    case 'stones':
      return item.color === BLACK ? stones.black : stones.white;
    case 'room':
      return roomOf(item.color, item.index).points.length;
    case 'komi':
      return komi;
  }
}

export function isSameItem(a: CountItem, b: CountItem): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === 'komi' || b.kind === 'komi') return true;
  const isSameRoom = a.kind !== 'room' || b.kind !== 'room' || a.index === b.index;
  return a.color === b.color && isSameRoom;
}

/** What each color has so far. */
export function sumOf(counted: readonly CountItem[], receipt: Pick<Receipt, 'stones'>): PerColor {
  let [black, white] = [0, 0];
  for (const item of counted) {
    if (item.kind !== 'komi' && item.color === BLACK) black += worthOf(item, receipt);
    else white += worthOf(item, receipt);
  }
  return { black, white };
}

/** What a touch of this point counts: the stones of its color, or its room. */
export function itemAt(stones: ArrayLike<number>, p: Point): CountItem | undefined {
  const stone = stones[p];
  if (stone !== 0) return { kind: 'stones', color: stone as Color };
  return COUNT_ITEMS.find(
    (item) => item.kind === 'room' && roomOf(item.color, item.index).points.includes(p),
  );
}
