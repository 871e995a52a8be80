/*
 * Answers to typed questions about a game, in words. Nothing here guesses: what is not decided is said to be so.
 */
import {
  countedOf,
  type Game,
  lastMoveOf,
  movesOf,
  phaseOf,
  plyOf,
  positionOf,
  receiptOfGame,
  secondsLeft,
  startOf,
  type TimeLeft,
} from '@honte/game';
import {
  areaReceipt,
  BLACK,
  COLORS,
  type Color,
  EMPTY,
  type Move,
  ofColor,
  type Point,
  printPoint,
  WHITE,
} from '@honte/rules';
import { clockAtNow } from '../clock/moment.ts';
import { chainsInAtari } from '../derive/atari.ts';
import { leadText } from '../derive/lead.ts';
import { playerName } from '../derive/players.ts';
import { resultSentence } from '../derive/sentence.ts';
import type { AppState, OpenRoom } from '../state.ts';
import type { Topic } from './command.ts';
import type { TypedTexts } from './typed-texts.ts';

/** So many of the last moves are named. */
const MOVES_NAMED = 8;

/** @param point what the question is about; `undefined` where nothing tells. */
export function answerOf(
  state: AppState,
  room: OpenRoom,
  words: TypedTexts,
  topic: Topic,
  point: Point | undefined,
): string {
  const { game } = room.table;
  switch (topic) {
    case 'last': {
      const last = lastMoveOf(game);
      return last ? words.last(plyOf(game), last.color, moveName(words, game, last)) : words.noMove;
    }
    case 'turn':
      return turnSaid(state, room, words);
    case 'moves':
      return movesSaid(words, game);
    case 'captures': {
      const { board } = positionOf(game);
      return words.captures(board.prisoners(BLACK), board.prisoners(WHITE));
    }
    case 'chain':
    case 'liberties':
      return point === undefined ? words.noPoint : chainSaid(words, game, point, topic);
    case 'ataris':
      return atarisSaid(words, game);
    case 'score':
      return scoreSaid(state, room, words);
    case 'clocks':
      return clocksSaid(state, room, words);
  }
}

function turnSaid({ texts }: AppState, { table: { game, sheet } }: OpenRoom, words: TypedTexts): string {
  switch (phaseOf(game)) {
    case 'play': {
      const { turn } = positionOf(game);
      if (!sheet.computer) return words.toMove(playerName(sheet, turn, texts));
      return turn === sheet.computer.color ? texts.honte.itsMove : texts.honte.yourMove;
    }
    case 'marking':
      return words.marking;
    case 'finished':
      return words.over;
  }
}

function movesSaid(words: TypedTexts, game: Game): string {
  const moves = movesOf(game);
  if (moves.length === 0) return words.noMove;
  const named = moves
    .slice(-MOVES_NAMED)
    .map((move) => `${words.color(move.color)} ${moveName(words, game, move)}`);
  return `${words.movesSoFar(moves.length)} ${words.lastMoves(named.join(', '))}`;
}

function moveName(words: TypedTexts, game: Game, move: Move): string {
  return move.kind === 'pass' ? words.pass : printPoint(positionOf(game).geometry, move.point);
}

function chainSaid(words: TypedTexts, game: Game, point: Point, topic: 'chain' | 'liberties'): string {
  const { board, geometry } = positionOf(game);
  const name = (p: Point) => printPoint(geometry, p);
  if (board.stones[point] === EMPTY) return words.noStone(name(point));
  const chain = board.chainAt(point);
  const liberties = board.libertiesAt(point);
  const breathing = words.liberties(liberties.length, liberties.map(name).join(', '));
  // The stone that was asked about goes first.
  const stones = [point, ...chain.filter((p) => p !== point)];
  const whole = words.chain(board.stones[point] as Color, chain.length, stones.map(name).join(', '));
  return topic === 'chain' ? `${whole} ${breathing}` : breathing;
}

function atarisSaid(words: TypedTexts, game: Game): string {
  const { board, geometry } = positionOf(game);
  const said = chainsInAtari(board).map(({ color, chain, liberty }) =>
    words.inAtari(
      color,
      chain.length,
      printPoint(geometry, chain[0] as Point),
      printPoint(geometry, liberty),
    ),
  );
  return said.length === 0 ? words.noAtari : said.join(' ');
}

/** The marks' count once there are marks; before, only what the board holds if every stone lives. */
function scoreSaid({ texts }: AppState, room: OpenRoom, words: TypedTexts): string {
  const { game, sheet } = room.table;
  switch (phaseOf(game)) {
    case 'play': {
      const { owner } = areaReceipt(countedOf(game));
      const points = (whose: number) => owner.reduce((sum, color) => sum + (color === whose ? 1 : 0), 0);
      const area = words.areaSoFar(points(BLACK), points(WHITE), points(EMPTY));
      return `${words.notCounted} ${area} ${words.komi(startOf(game).komi)}`;
    }
    case 'marking':
      return `${leadText(texts, sheet, receiptOfGame(game).lead)}.`;
    case 'finished':
      return resultSentence(texts, room);
  }
}

function clocksSaid({ texts, now }: AppState, { table }: OpenRoom, words: TypedTexts): string {
  const { sheet } = table;
  const clock = clockAtNow(table, now);
  if (clock.settings.kind === 'none') return words.noClock;
  return COLORS.map((color) =>
    words.timeOf(playerName(sheet, color, texts), timeSaid(words, ofColor(clock, color))),
  ).join(' ');
}

function timeSaid(words: TypedTexts, left: TimeLeft): string {
  const seconds = secondsLeft(left) ?? 0;
  const time = words.minutes(Math.floor(seconds / 60), seconds % 60);
  switch (left.kind) {
    case 'byoyomi':
      return words.periods(left.periods, time);
    case 'canadian':
      return words.stonesIn(left.stones, time);
    case 'out':
      return words.timeOut;
    default:
      return time;
  }
}
