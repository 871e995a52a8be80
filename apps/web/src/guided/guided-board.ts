/*
 * What the board shows of the guided game: its stones, the rooms that are closed, liberties, what was guessed; and at
 * the end what has been counted.
 */
import { type BoardView, countShown, libertiesShown, type Overlay } from '@honte/board';
import { areaReceipt, opponent, type Point, pointsOf, type Receipt, RULESETS, regionsOf } from '@honte/rules';
import {
  boardOf,
  chainShown,
  GAME,
  type Guided,
  handOf,
  LAST_PLY,
  lastMove,
  nextMove,
  positionAt,
} from './guided.ts';
import { COUNT_ITEMS, type CountItem, roomOf } from './guided-count.ts';

/** What stands in the disc of a hint. */
const HINT_SIGN = '!';

const ROOMS = COUNT_ITEMS.filter((item) => item.kind === 'room');

export function guidedBoardOf(guided: Guided): BoardView {
  const { geometry } = GAME;
  const { stones } = boardOf(guided);
  const last = lastMove(guided);
  const next = nextMove(guided);
  const base = {
    geometry,
    stones,
    hand: handOf(guided),
    lastMove: last?.kind === 'play' ? last.point : undefined,
  };
  if (guided.counted) return { ...base, lastMove: undefined, overlays: countOverlays(guided.counted) };
  const isShowingNext = guided.mode === 'step' && next?.kind === 'play' && !guided.isPlaying;
  const overlays: Overlay[] = ROOMS.filter((room) => isClosed(stones, room)).map((room) =>
    zoneOf(room, true),
  );
  const chain = chainShown(guided);
  if (chain !== undefined) overlays.push(libertiesShown({ geometry, stones }, [chain]));
  const { answer, hints } = guided;
  if (answer.kind === 'wrong' && answer.guess !== undefined)
    overlays.push({ kind: 'figures', figure: 'cross', points: [answer.guess] });
  if (hints === 2 && next?.kind === 'play')
    overlays.push({ kind: 'proposals', labels: [{ point: next.point, text: HINT_SIGN }] });
  return {
    ...base,
    overlays,
    ...(isShowingNext ? { ghost: { point: next.point, color: next.color } } : {}),
  };
}

/** The count of the last board. */
export function guidedReceipt(): Receipt {
  return areaReceipt({
    geometry: GAME.geometry,
    stones: positionAt(LAST_PLY).board.stones,
    dead: [],
    ruleset: RULESETS[GAME.ruleset],
    komi: GAME.komi,
    handicap: 0,
    prisoners: { black: 0, white: 0 },
  });
}

type RoomItem = Extract<CountItem, { kind: 'room' }>;

/** Whether the room is all that is left of the empty points around it, and of one color. */
function isClosed(stones: ArrayLike<number>, { color, index }: RoomItem): boolean {
  const { points } = roomOf(color, index);
  const region = regionsOf(GAME.geometry, stones).find((one) => one.points.includes(points[0] as Point));
  return region?.points.length === points.length && region.touches.size === 1 && region.touches.has(color);
}

function zoneOf({ color, index }: RoomItem, isNumbered: boolean): Overlay {
  const { from, to, points } = roomOf(color, index);
  return { kind: 'zone', from, to, owner: color, text: isNumbered ? String(points.length) : '' };
}

function countOverlays(counted: readonly CountItem[]): Overlay[] {
  const rooms = counted.filter((item) => item.kind === 'room');
  const isDone = counted.length === COUNT_ITEMS.length;
  const zones = rooms.map((room) => zoneOf(room, !isDone));
  if (isDone) return [...zones, ...countShown(positionAt(LAST_PLY).board.stones, guidedReceipt())];
  const last = counted.at(-1);
  if (last?.kind !== 'stones') return zones;
  const { stones } = positionAt(LAST_PLY).board;
  const others = pointsOf(GAME.geometry).filter((p) => stones[p] === opponent(last.color));
  return [...zones, { kind: 'dimmed', points: others }];
}
