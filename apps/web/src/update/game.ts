/*
 * The room of a game: playing, marking, and asking the result. Every change of the game is an event
 * that `apply` accepts; what it refuses becomes the notice.
 */
import {
  acceptancesOf,
  apply,
  type Event,
  type Game,
  handicapExpected,
  lastMoveOf,
  marksOf,
  phaseOf,
  pliesOfTurn,
  positionOf,
  resultOf,
} from '@honte/game';
import { type Color, EMPTY, ofColor, opponent, type Point } from '@honte/rules';
import { momentOf } from '../clock/moment.ts';
import { behindBy } from '../derive/behind.ts';
import { disagreementsIn, markIn, proposalOf } from '../derive/dispute.ts';
import { personOf } from '../derive/players.ts';
import type { Intent } from '../intent.ts';
import { type AppState, NO_NOTICE, type OpenRoom } from '../state.ts';
import { rematch } from './begin.ts';
import { happened } from './happened.ts';
import { handicapDone, placed, unplaced } from './placing.ts';
import { groupMarking, remarking, toggled, turnedBack } from './toggles.ts';
import type { Updated } from './updated.ts';

type GameIntent = Extract<
  Intent,
  {
    kind:
      | 'handicapDone'
      | 'pointChosen'
      | 'passChosen'
      | 'lineAnswered'
      | 'undoChosen'
      | 'redoChosen'
      | 'libertiesToggled'
      | 'asked'
      | 'answeredNo'
      | 'resignChosen'
      | 'accepted'
      | 'countAccepted'
      | 'itsMarksTaken'
      | 'markTurnedBack'
      | 'resumeChosen'
      | 'rematchChosen';
  }
>;

export function updateGame(state: AppState, intent: GameIntent): Updated {
  const { room } = state;
  if (room.kind !== 'open') return [state, []];
  const { sheet, game } = room.table;
  const { turn } = positionOf(game);
  const by = personOf(sheet) ?? turn;
  const grown = (...events: Event[]): Updated => happened(state, room, events) ?? [state, []];
  if (handicapExpected(game) > 0 && intent.kind === 'undoChosen') return unplaced(state, room);
  switch (intent.kind) {
    case 'handicapDone':
      return handicapDone(state, room);
    case 'pointChosen':
      if (handicapExpected(game) > 0) return placed(state, room, intent.point);
      return chosen(state, room, intent.point, by);
    case 'passChosen':
      return isWarningDue(room)
        ? [withRoom(state, { ...room, asks: 'passBehind', isWarned: true }), []]
        : grown({ kind: 'passed', by, at: 0 });
    case 'lineAnswered': {
      const { language } = state.texts.common;
      const { text, heard = text } = intent;
      const notice = { kind: 'answered', text, heard, language } as const;
      return [withRoom(state, { ...room, notice }), []];
    }
    case 'undoChosen':
      return grown(...takingBack(room, by));
    case 'redoChosen':
      return grown({ kind: 'redone', by, at: 0 });
    case 'resignChosen':
      return grown({ kind: 'resigned', by, at: 0 });
    case 'accepted':
      return grown({ kind: 'agreed', by: intent.by, at: 0 });
    case 'resumeChosen':
      return grown({ kind: 'resumed', by: intent.by, at: 0 });
    case 'countAccepted':
      return grown(...settling(room, by));
    case 'itsMarksTaken':
      return changed(state, room, remarking(game, proposalOf(game, opponent(by)) ?? marksOf(game), by));
    case 'markTurnedBack': {
      const back = turnedBack(room.toggles, game, intent.way);
      return back
        ? (happened(state, { ...room, toggles: back.toggles }, remarking(game, back.marks, by)) ?? [
            state,
            [],
          ])
        : [state, []];
    }
    case 'libertiesToggled': {
      const { showsLiberties } = room;
      return [withRoom(state, { ...room, showsLiberties: !showsLiberties, notice: NO_NOTICE }), []];
    }
    case 'asked':
      // One question before a pass, and that with the better reason.
      return intent.question === 'pass' && isWarningDue(room)
        ? [withRoom(state, { ...room, asks: 'passBehind', isWarned: true }), []]
        : [withRoom(state, { ...room, asks: intent.question }), []];
    case 'answeredNo':
      return [withRoom(state, { ...room, asks: undefined }), []];
    case 'rematchChosen':
      return rematch(state, sheet, intent.id, intent.now);
  }
}

/**
 * Against the computer a whole turn is taken back, to where the person moved last. Whoever has given up takes
 * back that alone: the moves come back at once.
 */
function takingBack({ table }: OpenRoom, by: Color): Event[] {
  const { game, sheet } = table;
  const person = personOf(sheet);
  const plies = person === undefined ? 1 : pliesOfTurn(game, person);
  const undone: Event = { kind: 'undone', by, at: 0, plies };
  const result = resultOf(game);
  const hasGivenUp = result?.kind === 'resignation' && result.winner !== person;
  return hasGivenUp ? [undone, { kind: 'redone', by, at: 0 }] : [undone];
}

/**
 * The person holds the marks for right: the game ends if the computer does too, else play goes on and shows
 * who was right.
 */
function settling({ table }: OpenRoom, by: Color): Event[] {
  const { game } = table;
  const computer = opponent(by);
  if (!proposalOf(game, computer)) return [];
  if (disagreementsIn(game, computer).length > 0) return [{ kind: 'resumed', by, at: 0 }];
  const both: Event[] = [
    { kind: 'agreed', by: computer, at: 0 },
    { kind: 'agreed', by, at: 0 },
  ];
  return ofColor(acceptancesOf(game), computer) ? both.slice(1) : both;
}

/** Whether passing now would give the game away, and the person has not been told so yet. */
function isWarningDue(room: OpenRoom): boolean {
  return !room.isWarned && room.asks === undefined && behindBy(room) !== undefined;
}

/** The room with its marks changed, which can be taken back. */
function changed(state: AppState, room: OpenRoom, events: readonly Event[]): Updated {
  const toggles = toggled(room.toggles, room.table.game);
  return happened(state, { ...room, toggles }, events) ?? [state, []];
}

/** What a touched point means: a play, a mark, a question about the result, or about liberties. */
function chosen(state: AppState, room: OpenRoom, point: Point, by: Color): Updated {
  const { game } = room.table;
  const { board } = positionOf(game);
  const isStone = board.stones[point] !== EMPTY;
  switch (phaseOf(game)) {
    case 'play': {
      if (isStone && room.showsLiberties)
        return [withRoom(state, { ...room, notice: { kind: 'liberties', point } }), []];
      // The stone just played, touched twice: nothing to refuse.
      if (isStone && isLastMove(game, point)) return [state, []];
      return played(state, room, point, by);
    }
    case 'marking': {
      if (!isStone) return [withRoom(state, { ...room, notice: { kind: 'point', point } }), []];
      return touched(state, room, point, by);
    }
    case 'finished':
      return [withRoom(state, { ...room, notice: { kind: 'point', point } }), []];
  }
}

/** The room with a stone more, or the same room saying why not. */
function played(state: AppState, room: OpenRoom, point: Point, by: Color): Updated {
  const event: Event = { kind: 'played', by, at: momentOf(room.table, state.now), point };
  const grown = happened(state, room, [event]);
  if (grown) return grown;
  const refused = apply(room.table.game, event);
  // Out of turn, while the computer thinks, nothing is refused: it was not asked.
  if (refused.ok || refused.error.code !== 'illegal') return [state, []];
  const notice = { kind: 'refused', point, refusal: refused.error.refusal, color: by } as const;
  return [withRoom(state, { ...room, notice, asks: undefined }), []];
}

/** A touched group gets its next mark; seki is one of them where it decides over points. */
function touched(state: AppState, room: OpenRoom, point: Point, by: Color): Updated {
  const { game, sheet } = room.table;
  const isAgainst = sheet.computer !== undefined;
  // Before the computer has proposed anything, its marks and the person's would mix.
  if (isAgainst && !proposalOf(game, opponent(by))) return [state, []];
  const { scoring } = positionOf(game).ruleset;
  const mark = markIn(marksOf(game), point);
  const afterDead = scoring === 'territory' ? 'seki' : 'alive';
  const next = (
    { alive: 'dead', dead: afterDead, seki: scoring === 'territory' ? 'alive' : 'dead' } as const
  )[mark];
  const [after, effects] = changed(state, room, groupMarking(game, point, next, by));
  if (!isAgainst || after.room.kind !== 'open') return [after, effects];
  return [withRoom(after, { ...after.room, notice: { kind: 'marked', point } }), effects];
}

function withRoom(state: AppState, room: OpenRoom): AppState {
  return { ...state, room };
}

function isLastMove(game: Game, point: Point): boolean {
  const last = lastMoveOf(game);
  return last?.kind === 'play' && last.point === point;
}
