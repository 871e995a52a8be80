/*
 * What is said aloud of what happens in a game. All of it passes through here: two states and the intent between
 * them go in, sentences come out, so that whatever changes a game is heard, wherever it came from.
 */
import {
  acceptancesOf,
  type Event,
  type Game,
  marksOf,
  phaseOf,
  positionOf,
  receiptOfGame,
} from '@honte/game';
import { BLACK, type Color, ofColor, type Point, printPoint, WHITE } from '@honte/rules';
import { clockSaid } from '../clock/clock-said.ts';
import { isCounted } from '../derive/board-view.ts';
import { chainsOf, markIn, proposalOf } from '../derive/dispute.ts';
import { leadText } from '../derive/lead.ts';
import { boardAfter } from '../derive/past.ts';
import { resultSentence, sentenceOf } from '../derive/sentence.ts';
import type { GameSheet } from '../game-sheet.ts';
import type { Intent } from '../intent.ts';
import type { AppState, OpenRoom } from '../state.ts';
import type { Texts } from '../text/texts.ts';
import type { Updated } from '../update/updated.ts';
import type { Announcement } from './announcement.ts';

/** So many can be read again. */
const MOST_KEPT = 40;

/** The same, with what there is to say of it. */
export function announced(before: AppState, intent: Intent, [state, effects]: Updated): Updated {
  const said = sayingsOf(before, intent, state);
  if (said.length === 0) return [state, effects];
  const last = state.announcements.at(-1)?.number ?? 0;
  // The texts may still be those of the language before.
  const { language } = state.texts.common;
  const added = said.map((text, i): Announcement => ({ number: last + 1 + i, language, text }));
  return [{ ...state, announcements: [...state.announcements, ...added].slice(-MOST_KEPT) }, effects];
}

/** What to say, sentence by sentence, when `intent` has led from one state to the other. */
function sayingsOf(before: AppState, intent: Intent, after: AppState): string[] {
  if (intent.kind === 'said') return [intent.text];
  const said = clockSaid(before, after);
  if (!before.keeps && after.keeps) said.push(after.texts.common.keepsAgain);
  const room = shownRoom(after);
  if (!room) return said;
  const was = shownRoom(before);
  if (room !== was || isHeardOf(before) !== isHeardOf(after) || before.texts !== after.texts)
    return [...said, ...roomSayings(before, after, was, room)];
  const isWish = intent.kind === 'pointChosen' || intent.kind === 'passChosen';
  return isWish && isComputersTurn(room) ? [...said, after.texts.honte.thinking] : said;
}

function shownRoom({ room, route }: AppState): OpenRoom | undefined {
  return room.kind === 'open' && route.screen === 'game' ? room : undefined;
}

/** What of the computer's state has a sentence: it failed, it thinks for a while, or neither. */
function isHeardOf({ engine }: AppState): string {
  return engine.kind === 'thinking' && !engine.progress ? 'idle' : engine.kind;
}

function isComputersTurn({ table: { game, sheet } }: OpenRoom): boolean {
  return phaseOf(game) === 'play' && positionOf(game).turn === sheet.computer?.color;
}

function roomSayings(before: AppState, after: AppState, was: OpenRoom | undefined, room: OpenRoom): string[] {
  const { texts } = after;
  const { game } = room.table;
  const known = was?.table.id === room.table.id ? was.table.game : undefined;
  const deeds = known ? newEventsIn(game, known).flatMap((event) => deedSaid(texts, room, event)) : [];
  const isAnew = known !== game || was?.notice !== room.notice || before.texts !== texts;
  const sentence = saidOf(after, room);
  const saidBefore = was ? saidOf(before, was) : '';
  // An acceptance changes nothing of what there is to do.
  const isSame = deeds.length > 0 && sentence === saidBefore;
  const told = isSame ? '' : isAnew ? sentence : addedTo(saidBefore, sentence);
  const standing = known === game && before.texts === texts ? [] : standingSaid(texts, room, known);
  return [...deeds, told, ...standing].filter((text) => text !== '');
}

/** The sentence of the room, or the question that it asks. */
function saidOf(state: AppState, room: OpenRoom): string {
  if (room.asks === 'resume') return state.texts.count.playOnAsked;
  // What to touch in a finished game is for those who look at it; how it ended goes first.
  const isOver = phaseOf(room.table.game) === 'finished' && room.notice.kind === 'none';
  if (isOver) return resultSentence(state.texts, room);
  const { notice } = room;
  if (notice.kind === 'answered' && sentenceOf(state, room) === notice.text) return notice.heard;
  return [sentenceOf(state, room), ...refusalShown(state.texts, room)].join(' ');
}

/** What the board shows of a refusal: the chain without liberties, or the move that made the earlier board. */
function refusalShown({ game: words }: Texts, { notice, asks, table: { game } }: OpenRoom): string[] {
  if (notice.kind !== 'refused' || asks) return [];
  const { geometry } = positionOf(game);
  const name = (point: Point) => printPoint(geometry, point);
  const { refusal } = notice;
  switch (refusal.kind) {
    case 'occupied':
      return [];
    case 'suicide':
      return refusal.chain.length > 1 ? [words.chainNames(refusal.chain.map(name).join(', '))] : [];
    case 'ko': {
      const { move, ply } = boardAfter(game, refusal.ply);
      return move?.kind === 'play' ? [words.earlierMove(ply, name(move.point))] : [];
    }
  }
}

/** What is new in a sentence that may only have gone on. */
function addedTo(before: string, after: string): string {
  return after.startsWith(before) ? after.slice(before.length).trim() : after;
}

/** The events since `known`, first to last; none when the game did not grow from it. */
function newEventsIn(game: Game, known: Game): Event[] {
  const events: Event[] = [];
  let at = game;
  for (; at.parent && at.length > known.length; at = at.parent) events.push(at.event);
  return at === known ? events.reverse() : [];
}

/** What was done beside playing, where the sentence does not say it. */
function deedSaid(texts: Texts, { table: { game, sheet } }: OpenRoom, event: Event): string[] {
  const computer = sheet.computer?.color;
  switch (event.kind) {
    case 'markedDead':
    case 'markedAlive':
    case 'markedSeki': {
      if (event.by === computer) return [];
      const { board, geometry } = positionOf(game);
      const name = printPoint(geometry, event.point);
      return [texts.count.markedAs(name, board.chainSize(event.point), markIn(marksOf(game), event.point))];
    }
    case 'agreed':
      if (event.by === computer) return proposalOf(game, event.by) ? [proposalSaid(texts, game)] : [];
      return computer === undefined ? [texts.count.acceptsSaid(event.by)] : [];
    default:
      return [];
  }
}

/** Which chains are proposed as dead or in seki, by name: who looks at the board sees them pale. */
function proposalSaid(texts: Texts, game: Game): string {
  const { board, geometry } = positionOf(game);
  const marks = marksOf(game);
  const named = chainsOf(board).flatMap((chain) => {
    const point = chain[0] as Point;
    const mark = markIn(marks, point);
    if (mark === 'alive') return [];
    const color = board.stones[point] as Color;
    return [texts.count.proposed(color, printPoint(geometry, point), chain.length, mark)];
  });
  return named.join(' ');
}

/** How the count stands, or came out. */
function standingSaid(texts: Texts, { table: { game, sheet } }: OpenRoom, known: Game | undefined): string[] {
  switch (phaseOf(game)) {
    case 'play':
      return [];
    case 'marking': {
      const lead = leadSaid(texts, sheet, game);
      const isKnown = known !== undefined && leadSaid(texts, sheet, known) === lead;
      const isOff = known !== undefined && !sheet.computer && someAccepted(known) && !someAccepted(game);
      return [...(isKnown ? [] : [lead]), ...(isOff ? [texts.count.acceptancesOff] : [])];
    }
    case 'finished': {
      if (!isCounted(game)) return [];
      const { total } = receiptOfGame(game);
      return [texts.count.totals(total.black, total.white)];
    }
  }
}

/** Who leads by the marks; nothing before there are any to count by. */
function leadSaid(texts: Texts, sheet: GameSheet, game: Game): string {
  const isMarked = !sheet.computer || proposalOf(game, sheet.computer.color) !== undefined;
  if (phaseOf(game) !== 'marking' || !isMarked) return '';
  return `${leadText(texts, sheet, receiptOfGame(game).lead)}.`;
}

function someAccepted(game: Game): boolean {
  const accepted = acceptancesOf(game);
  return ofColor(accepted, BLACK) || ofColor(accepted, WHITE);
}
