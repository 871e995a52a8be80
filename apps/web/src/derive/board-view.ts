/*
 * What the board shows of a game in its room.
 */
import { ataris, type BoardView, countShown, forbiddenAt, libertiesShown, type Overlay } from '@honte/board';
import {
  type Game,
  handicapExpected,
  lastMoveOf,
  marksOf,
  phaseOf,
  positionOf,
  receiptOfGame,
  resultOf,
} from '@honte/game';
import { BLACK, type Board } from '@honte/rules';
import { leftToDo, leftToDoOverlays } from '../counting/left-to-do.ts';
import { hintGivenIn } from '../hints/given.ts';
import type { OpenRoom } from '../state.ts';

/** What stands in the disc of a hint. */
const HINT_SIGN = '!';

/** The board of a room, by the phase of its game. */
export function boardViewOf(room: OpenRoom): BoardView {
  const { game, sheet } = room.table;
  const position = positionOf(game);
  if (handicapExpected(game) > 0) {
    const stones = position.board.with(room.table.placing.map((point) => ({ point, stone: BLACK }))).stones;
    return { geometry: position.geometry, stones, hand: BLACK };
  }
  const last = lastMoveOf(game);
  const isPlay = phaseOf(game) === 'play';
  return {
    geometry: position.geometry,
    stones: position.board.stones,
    // While the computer thinks, nothing can be set down.
    hand: isPlay && position.turn !== sheet.computer?.color ? position.turn : undefined,
    lastMove: last?.kind === 'play' ? last.point : undefined,
    overlays: isPlay ? playOverlays(room, position.board) : countOverlays(room),
  };
}

function playOverlays(room: OpenRoom, board: Board): Overlay[] {
  const { notice } = room;
  const overlays: Overlay[] = [];
  if (notice.kind === 'refused') {
    overlays.push(...forbiddenAt(board, notice.point, notice.refusal));
    // Beside the point, the stones that would be left without a liberty with the new one.
    const chain = notice.refusal.kind === 'suicide' ? notice.refusal.chain : [];
    const others = chain.filter((p) => p !== notice.point);
    if (others.length > 0) overlays.push({ kind: 'atari', chain: others });
  }
  const hint = hintGivenIn(room.table.game)?.move;
  if (hint?.kind === 'play')
    overlays.push({ kind: 'proposals', labels: [{ point: hint.point, text: HINT_SIGN }] });
  if (notice.kind === 'liberties') overlays.push(libertiesShown(board, [notice.point]));
  else if (room.showsLiberties) overlays.push(...ataris(board));
  return overlays;
}

/** Pale dead stones under their new owner's sign, and signs on every empty point. */
function countOverlays({ table: { game }, judgment }: OpenRoom): Overlay[] {
  // A game that was resigned, lost on time or broken off was not counted.
  if (phaseOf(game) === 'finished' && !isCounted(game)) return [];
  return [
    ...countShown(positionOf(game).board.stones, receiptOfGame(game)),
    { kind: 'seki', points: marksOf(game).seki },
    // What is left to do is known once it is known who is dead.
    ...(judgment && phaseOf(game) === 'marking' ? leftToDoOverlays(leftToDo(game)) : []),
  ];
}

/** Whether the game ended by a count. */
export function isCounted(game: Game): boolean {
  return resultOf(game)?.kind === 'count';
}
