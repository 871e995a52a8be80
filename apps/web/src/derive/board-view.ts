/*
 * What the board shows of a game in its room.
 */
import type { BoardView, Overlay } from '@honte/board';
import { type Game, lastMoveOf, marksOf, phaseOf, positionOf, resultOf } from '@honte/game';
import {
  BLACK,
  type Board,
  COLORS,
  EMPTY,
  neighborsOf,
  type Point,
  pointsOf,
  type Receipt,
  type Refusal,
  WHITE,
} from '@honte/rules';
import type { OpenRoom } from '../state.ts';
import { chainsInAtari } from './atari.ts';
import { countingsOf } from './countings.ts';

/** The board of a room, by the phase of its game. */
export function boardViewOf(room: OpenRoom): BoardView {
  const { game } = room.table;
  const position = positionOf(game);
  const last = lastMoveOf(game);
  const isPlay = phaseOf(game) === 'play';
  return {
    geometry: position.geometry,
    stones: position.board.stones,
    hand: isPlay ? position.turn : undefined,
    lastMove: last?.kind === 'play' ? last.point : undefined,
    overlays: isPlay ? playOverlays(room, position.board) : countOverlays(game),
  };
}

function playOverlays(room: OpenRoom, board: Board): Overlay[] {
  const { notice } = room;
  const overlays: Overlay[] = [];
  if (notice.kind === 'refused') overlays.push(...refusalOverlays(board, notice.point, notice.refusal));
  if (notice.kind === 'liberties')
    overlays.push({ kind: 'liberties', points: board.libertiesAt(notice.point) });
  else if (room.showsLiberties)
    for (const { chain, liberty } of chainsInAtari(board)) overlays.push({ kind: 'atari', chain, liberty });
  return overlays;
}

/** The no-entry sign; for a suicide also where the liberties are missing, and the chain that would die. */
function refusalOverlays(board: Board, point: Point, refusal: Refusal): Overlay[] {
  switch (refusal.kind) {
    case 'occupied':
      return [];
    case 'ko':
      return [{ kind: 'forbidden', point, bars: [] }];
    case 'suicide': {
      const forbidden: Overlay = { kind: 'forbidden', point, bars: neighborsOf(board.geometry, point) };
      const others = refusal.chain.filter((p) => p !== point);
      return others.length === 0 ? [forbidden] : [forbidden, { kind: 'atari', chain: others }];
    }
  }
}

/** Pale dead stones under their new owner's sign, and signs on every empty point. */
function countOverlays(game: Game): Overlay[] {
  const { dead, seki } = marksOf(game);
  const { board } = positionOf(game);
  // A game that was resigned, lost on time or broken off was not counted.
  if (phaseOf(game) === 'finished' && !isCounted(game)) return [];
  const { receipt } = countingsOf(game);
  const overlays: Overlay[] = [];
  for (const color of COLORS) {
    const owner = color === BLACK ? WHITE : BLACK;
    const points = dead.filter((p) => board.stones[p] === color);
    if (points.length > 0) overlays.push({ kind: 'dead', points, owner });
  }
  if (seki.length > 0) overlays.push({ kind: 'seki', points: seki });
  for (const owner of [BLACK, WHITE, EMPTY] as const) {
    const points = emptyPointsOf(receipt, board).filter((p) => receipt.owner[p] === owner);
    if (points.length > 0) overlays.push({ kind: 'territory', points, owner });
  }
  return overlays;
}

function emptyPointsOf(receipt: Receipt, board: Board): Point[] {
  return pointsOf(receipt.geometry).filter((p) => board.stones[p] === EMPTY);
}

/** Whether the game ended by a count. */
export function isCounted(game: Game): boolean {
  return resultOf(game)?.kind === 'count';
}
