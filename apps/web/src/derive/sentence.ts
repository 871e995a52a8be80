/*
 * The one sentence under the board: what just happened, what is refused and why, what to do.
 */
import {
  handicapExpected,
  isPaused,
  lastMoveOf,
  marksOf,
  phaseOf,
  positionOf,
  receiptOfGame,
  resultOf,
} from '@honte/game';
import { type Color, opponent, type Point, printPoint } from '@honte/rules';
import { hintQuestion, hintSentence } from '../hints/sentence.ts';
import type { AppState, OpenRoom } from '../state.ts';
import type { Texts } from '../text/texts.ts';
import { opened } from './agreement.ts';
import { newAtaris } from './atari.ts';
import { behindBy } from './behind.ts';
import { failureSentence, honteMarking, honteResult, honteStory } from './honte-sentence.ts';
import { boardAfter, justTaken } from './past.ts';
import { playerName } from './players.ts';
import { ownerSentence } from './point-story.ts';

/** What to say of a room now, in the language of the state. */
export function sentenceOf(state: AppState, room: OpenRoom): string {
  const { texts } = state;
  const { notice } = room;
  if (notice.kind === 'answered' && notice.language === texts.common.language && !room.asks)
    return notice.text;
  if (notice.kind === 'overtaken' && !room.asks) return texts.game.overtaken;
  switch (phaseOf(room.table.game)) {
    case 'play':
      if (isPaused(room.table.game)) return pauseSentence(state);
      if (room.asks === 'pass') return texts.game.passQuestion;
      if (room.asks === 'resign') return resignQuestion(texts, room);
      if (room.asks === 'hint') return hintQuestion(texts, room);
      if (room.asks === 'passBehind') return passWarning(texts, room);
      return hintSentence(state, room) ?? playSentence(state, room);
    case 'marking':
      return room.notice.kind === 'point'
        ? pointSentence(texts, room, room.notice.point)
        : markingSentence(state, room);
    case 'finished':
      if (room.table.sheet.goal === 'firstCapture') return texts.terms.over;
      return room.notice.kind === 'point' ? pointSentence(texts, room, room.notice.point) : texts.count.whose;
  }
}

/** That the clock is stopped, or why it had to be. */
function pauseSentence(state: AppState): string {
  const { engine, texts } = state;
  return engine.kind === 'failed' ? failureSentence(state, engine.why) : texts.time.paused;
}

/** Who is asked whether they resign. */
export function resignQuestion(texts: Texts, { table: { game, sheet } }: OpenRoom): string {
  return sheet.computer ? texts.honte.resignQuestion : texts.game.resignQuestion(positionOf(game).turn);
}

/** What passing would cost somebody who is behind. */
export function passWarning({ honte, common }: Texts, room: OpenRoom): string {
  const behind = behindBy(room);
  if (!behind) return honte.passWarning;
  const points = common.points(behind.points);
  return behind.by === 'estimate' ? honte.passBehindByGuess(points) : honte.passBehind(points);
}

function playSentence(state: AppState, room: OpenRoom): string {
  const { texts } = state;
  const { notice, table } = room;
  const awaited = handicapExpected(table.game);
  if (awaited > 0) return placingSentence(texts, awaited, table.placing.length);
  switch (notice.kind) {
    case 'refused':
      return refusalSentence(texts, room, notice.point);
    case 'liberties': {
      const { board, geometry } = positionOf(table.game);
      const stones = board.chainSize(notice.point);
      const name = printPoint(geometry, notice.point);
      return texts.game.libertiesOf(name, stones, board.libertyCount(notice.point));
    }
    default:
      if (room.showsLiberties) return texts.game.touchChain;
      return table.sheet.computer
        ? honteStory(state, room, table.sheet.computer.color)
        : storySentence(texts, room);
  }
}

/** While Black sets its handicap: how many are left. */
function placingSentence({ terms }: Texts, awaited: number, placed: number): string {
  return placed < awaited ? terms.placing(awaited - placed, awaited) : terms.allPlaced(awaited);
}

function refusalSentence(texts: Texts, room: OpenRoom, point: Point): string {
  const { notice, table } = room;
  if (notice.kind !== 'refused') return '';
  const name = printPoint(positionOf(table.game).geometry, point);
  const { refusal } = notice;
  switch (refusal.kind) {
    case 'occupied':
      return texts.game.occupied(name);
    case 'suicide':
      return texts.game.suicide(name, refusal.chain.length);
    case 'ko': {
      const { move, ply } = boardAfter(table.game, refusal.ply);
      return move ? texts.game.koOfMove(name, move.color, ply) : texts.game.koOfStart(name);
    }
  }
}

/** What the last event was, and what it leaves to see. */
function storySentence(texts: Texts, room: OpenRoom): string {
  const { game, sheet } = room.table;
  const position = positionOf(game);
  const turn = playerName(sheet, position.turn, texts);
  const { event } = game;
  switch (event?.kind) {
    case undefined:
      return opened(texts, sheet, texts.game.begin(turn));
    case 'handicapPlaced':
      return `${texts.terms.handicapSet(event.points.length)} ${texts.game.turn(turn)}`;
    case 'resumed':
      return texts.game.resumed(turn);
    case 'redone':
      return `${texts.game.redone} ${texts.game.turn(turn)}`;
    case 'undone':
      return `${texts.game.undone} ${texts.game.turn(turn)}`;
    default: {
      const last = lastMoveOf(game);
      if (!last) return texts.game.begin(turn);
      if (last.kind === 'pass')
        return (sheet.goal === 'firstCapture' ? texts.terms : texts.game).onePass(last.color, turn);
      const played = texts.game.played(last.color, printPoint(position.geometry, last.point));
      return [played, ...consequences(texts, room, last.color)].join(' ');
    }
  }
}

function consequences(texts: Texts, room: OpenRoom, mover: Color): string[] {
  const { game, sheet } = room.table;
  const position = positionOf(game);
  const said: string[] = [];
  const taken = game.event?.kind === 'played' ? justTaken(game, mover) : 0;
  if (taken > 0) said.push(texts.game.captured(mover, taken));
  for (const { chain } of newAtaris(game, opponent(mover)))
    said.push(texts.game.atari(printPoint(position.geometry, chain[0] as Point), chain.length));
  if (said.length === 0) said.push(texts.game.turn(playerName(sheet, position.turn, texts)));
  return said;
}

function markingSentence(state: AppState, room: OpenRoom): string {
  const { texts } = state;
  const { game, sheet } = room.table;
  if (sheet.computer) return honteMarking(state, room, sheet.computer.color);
  const { dead } = marksOf(game);
  if (!room.judgment && state.engine.kind === 'thinking' && dead.length === 0) return texts.honte.judging;
  return dead.length === 0 ? texts.count.lead : texts.count.deadMarked(dead.length);
}

/** Whose a point is, and why. */
function pointSentence(texts: Texts, room: OpenRoom, point: Point): string {
  const { game } = room.table;
  return ownerSentence(texts, receiptOfGame(game), positionOf(game).board.stones, point);
}

/** How a finished game came out, in a sentence. */
export function resultSentence(texts: Texts, room: OpenRoom): string {
  const { game, sheet } = room.table;
  const against = sheet.computer && honteResult(texts, room, sheet.computer.color);
  if (against !== undefined) return against;
  const result = resultOf(game);
  switch (result?.kind) {
    case 'count':
      if (result.lead === 0) return texts.count.draw;
      return texts.count.winsBy(result.lead > 0 ? 1 : 2, Math.abs(result.lead));
    case 'resignation':
      return texts.count.winsByResignation(result.winner);
    case 'time':
      return texts.count.winsOnTime(result.winner);
    case 'capture':
      return texts.terms.winsByCapture(result.winner);
    case 'draw':
      return texts.terms.nothingCaptured;
    default:
      return texts.count.noResult;
  }
}
