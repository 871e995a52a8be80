/*
 * The room of a game: playing, marking, and asking the result. Every change of the game is an event
 * that `apply` accepts; what it refuses becomes the notice.
 */
import { apply, type Event, type Game, lastMoveOf, marksOf, phaseOf, positionOf } from '@honte/game';
import { EMPTY, type Point } from '@honte/rules';
import type { Intent } from '../intent.ts';
import { newTable } from '../kept-game.ts';
import { type AppState, NO_NOTICE, type OpenRoom } from '../state.ts';
import { settled } from './page.ts';
import { begun } from './sheet.ts';
import type { Updated } from './updated.ts';

type GameIntent = Extract<
  Intent,
  {
    kind:
      | 'pointChosen'
      | 'passChosen'
      | 'undoChosen'
      | 'redoChosen'
      | 'libertiesToggled'
      | 'asked'
      | 'answeredNo'
      | 'resignChosen'
      | 'accepted'
      | 'resumeChosen'
      | 'rematchChosen';
  }
>;

export function updateGame(state: AppState, intent: GameIntent): Updated {
  const { room } = state;
  if (room.kind !== 'open') return [state, []];
  const by = positionOf(room.table.game).turn;
  switch (intent.kind) {
    case 'pointChosen':
      return chosen(state, room, intent.point);
    case 'passChosen':
      return happened(state, room, { kind: 'passed', by, at: 0 });
    case 'undoChosen':
      return happened(state, room, { kind: 'undone', by, at: 0, plies: 1 });
    case 'redoChosen':
      return happened(state, room, { kind: 'redone', by, at: 0 });
    case 'resignChosen':
      return happened(state, room, { kind: 'resigned', by, at: 0 });
    case 'accepted':
      return happened(state, room, { kind: 'agreed', by: intent.by, at: 0 });
    case 'resumeChosen':
      return happened(state, room, { kind: 'resumed', by: intent.by, at: 0 });
    case 'libertiesToggled': {
      const { showsLiberties } = room;
      return [withRoom(state, { ...room, showsLiberties: !showsLiberties, notice: NO_NOTICE }), []];
    }
    case 'asked':
      return [withRoom(state, { ...room, asks: intent.question }), []];
    case 'answeredNo':
      return [withRoom(state, { ...room, asks: undefined }), []];
    case 'rematchChosen': {
      const { sheet } = room.table;
      const swapped = { ...sheet, black: sheet.white, white: sheet.black };
      return begun(state, newTable(intent.id, swapped, intent.now));
    }
  }
}

/** What a touched point means: a play, a mark, a question about the result, or about liberties. */
function chosen(state: AppState, room: OpenRoom, point: Point): Updated {
  const { game } = room.table;
  const position = positionOf(game);
  const by = position.turn;
  const isStone = position.board.stones[point] !== EMPTY;
  switch (phaseOf(game)) {
    case 'play': {
      if (isStone && room.showsLiberties)
        return [withRoom(state, { ...room, notice: { kind: 'liberties', point } }), []];
      // The stone just played, touched twice: nothing to refuse.
      if (isStone && isLastMove(game, point)) return [state, []];
      return happened(state, room, { kind: 'played', by, at: 0, point });
    }
    case 'marking': {
      if (!isStone) return [withRoom(state, { ...room, notice: { kind: 'point', point } }), []];
      const isDead = marksOf(game).dead.includes(point);
      return happened(state, room, { kind: isDead ? 'markedAlive' : 'markedDead', by, at: 0, point });
    }
    case 'finished':
      return [withRoom(state, { ...room, notice: { kind: 'point', point } }), []];
  }
}

/** The room with one event more, kept; or the same room saying why not. */
function happened(state: AppState, room: OpenRoom, event: Event): Updated {
  const grown = apply(room.table.game, event);
  if (!grown.ok) {
    if (grown.error.code !== 'illegal' || event.kind !== 'played') return [state, []];
    const { point, by: color } = event;
    const notice = { kind: 'refused', point, refusal: grown.error.refusal, color } as const;
    return [withRoom(state, { ...room, notice, asks: undefined }), []];
  }
  const table = { ...room.table, game: grown.value };
  const [next, effects] = settled({ ...state, latest: table }, { ...room, table });
  return [next, [{ kind: 'keepGame', table }, ...effects]];
}

function withRoom(state: AppState, room: OpenRoom): AppState {
  return { ...state, room };
}

function isLastMove(game: Game, point: Point): boolean {
  const last = lastMoveOf(game);
  return last?.kind === 'play' && last.point === point;
}
