/*
 * What is said beside the board at each place of the guided game. Begin with `saidOf`.
 */
import type { GuidedNoteId, GuidedPhase } from '@honte/content';
import { BLACK, type Color, type Move, type PerColor, type Point, regionsOf, WHITE } from '@honte/rules';
import { ownerSentence } from '../derive/point-story.ts';
import type { Texts } from '../text/texts.ts';
import {
  boardOf,
  chainShown,
  GAME,
  type GuessAnswer,
  type Guided,
  handOf,
  LAST_PLY,
  lastMove,
  nameOf,
  nextMove,
  positionAt,
} from './guided.ts';
import { guidedReceipt } from './guided-board.ts';
import { COUNT_ITEMS, type CountItem, roomOf, sumOf, worthOf } from './guided-count.ts';
import type { GuidedTexts } from './guided-texts.ts';

export interface GuidedSaid {
  readonly head: string;
  readonly text: string;
  /** The move on the board, for those who do not see it; empty where none is to be told. */
  readonly move: string;
  readonly tone: 'plain' | 'right' | 'wrong';
}

export function saidOf(guided: Guided, words: GuidedTexts, texts: Texts): GuidedSaid {
  if (guided.counted) return countSaid(guided, guided.counted, words, texts);
  const move = lastMove(guided);
  const moved = move ? moveSentence(move, words) : '';
  const chain = chainShown(guided);
  const liberties = chain === undefined ? '' : chainSentence(guided, chain, words);
  const guessed = handOf(guided) === undefined ? undefined : guessSaid(guided, words);
  const said = guessed ?? noteSaid(guided, words);
  return { ...said, text: [liberties, said.text].filter(Boolean).join(' '), move: moved };
}

/** "Black D4.", or "Black passes." */
export function moveSentence(move: Move, words: GuidedTexts): string {
  return move.kind === 'play' ? words.moved(move.color, nameOf(move.point)) : words.passed(move.color);
}

export function phaseOf({ ply }: Guided): GuidedPhase {
  return GAME.phases.find(({ last }) => ply <= last) as GuidedPhase;
}

/** What each has at this stage: stones, and the points of rooms that are closed. */
export function standingOf({ ply }: Guided): {
  readonly stones: PerColor;
  readonly rooms: PerColor<readonly number[]>;
} {
  const { board, geometry } = positionAt(ply);
  const count = (color: Color) => board.stones.reduce((n, stone) => n + (stone === color ? 1 : 0), 0);
  const sizes = (color: Color) =>
    ply === 0
      ? []
      : regionsOf(geometry, board.stones)
          .filter(({ touches }) => touches.size === 1 && touches.has(color))
          .map(({ points }) => points.length)
          .filter((n) => n < geometry.points / 2);
  return {
    stones: { black: count(1), white: count(2) },
    rooms: { black: sizes(1), white: sizes(2) },
  };
}

/** The note of this place, with the figures of the move that it was written for. */
function noteSaid(guided: Guided, words: GuidedTexts): GuidedSaid {
  const { id, from } = GAME.notes.findLast((note) => note.from <= guided.ply) as (typeof GAME.notes)[number];
  const { title, text } = words.notes[id];
  const { board } = positionAt(from);
  const move = GAME.moves[from - 1];
  const [stones, liberties] =
    move?.kind === 'play' ? [board.chainSize(move.point), board.libertyCount(move.point)] : [0, 0];
  const told = text(stones, liberties, pointsTold(id, from));
  const isEnd = guided.ply === LAST_PLY && guided.guessed > 0;
  const found = isEnd ? ` ${words.foundOf(guided.foundAtOnce, guided.guessed)}` : '';
  return { head: title, text: told + found, move: '', tone: 'plain' };
}

/** The points that a note speaks of: of the board, of a side or a room that is closed, or left to play. */
function pointsTold(id: GuidedNoteId, ply: number): number {
  const { geometry } = GAME;
  const { stones } = positionAt(ply).board;
  const move = GAME.moves[ply - 1];
  switch (id) {
    case 'empty':
      return geometry.points;
    case 'almost':
      return move?.kind === 'play' ? Math.floor(move.point / geometry.width) : 0;
    case 'blackWall':
      return sizesOf(stones, BLACK)[0] ?? 0;
    case 'joined':
      return sizesOf(stones, BLACK).at(-1) ?? 0;
    case 'joinedToo':
      return sizesOf(stones, WHITE).at(-1) ?? 0;
    default:
      return 0;
  }
}

/** Of the regions that only this color touches, from the top. */
function sizesOf(stones: ArrayLike<number>, color: Color): number[] {
  return regionsOf(GAME.geometry, stones)
    .filter(({ touches }) => touches.size === 1 && touches.has(color))
    .map(({ points }) => points.length);
}

function chainSentence(guided: Guided, chain: Point, words: GuidedTexts): string {
  const board = boardOf(guided);
  return words.chain(nameOf(chain), board.chainSize(chain), board.libertyCount(chain));
}

function guessSaid(guided: Guided, words: GuidedTexts): GuidedSaid {
  const next = nextMove(guided) as Move;
  const { answer, hints } = guided;
  const where = words.where(next.color);
  const answered = answerSentence(answer, words);
  const head = [answered, where].filter(Boolean).join(' ');
  const tone =
    answer.kind === 'right' ? 'right' : answer.kind === 'wrong' && !isNearly(answer) ? 'wrong' : 'plain';
  if (answer.kind === 'wrong')
    return { head: where, text: reasonSentence(answer, next.color, words), move: '', tone };
  if (hints > 0) return { head, text: hintSentence(guided, next, words), move: '', tone };
  const text = guided.guessed === 0 ? words.touchIt : noteSaid(guided, words).text;
  return { head, text, move: '', tone };
}

/** Whether a guess was no mistake, but not what this game played. */
function isNearly({ reason }: Extract<GuessAnswer, { kind: 'wrong' }>): boolean {
  return reason.kind === 'opening' || reason.kind === 'asGood' || reason.kind === 'sameLine';
}

function answerSentence(answer: GuessAnswer, words: GuidedTexts): string {
  if (answer.kind === 'right')
    return answer.move.kind === 'play' ? words.found(nameOf(answer.move.point)) : words.foundPass;
  if (answer.kind === 'shown')
    return answer.move.kind === 'play' ? words.shown(nameOf(answer.move.point)) : words.shownPass;
  return '';
}

function reasonSentence(
  { guess, reason }: Extract<GuessAnswer, { kind: 'wrong' }>,
  color: Color,
  words: GuidedTexts,
): string {
  const point = guess === undefined ? '' : nameOf(guess);
  return words.reasons[reason.kind](point, color, reason.kind === 'across' ? nameOf(reason.of) : '');
}

function hintSentence(guided: Guided, next: Move, { hints }: GuidedTexts): string {
  if (guided.hints === 2) return next.kind === 'play' ? hints.point(nameOf(next.point)) : hints.pass;
  const phase = phaseOf({ ...guided, ply: guided.ply + 1 }).id;
  return next.color !== BLACK && phase !== 'sharing' ? hints.across : hints[phase];
}

function countSaid(
  { asked }: Guided,
  counted: readonly CountItem[],
  words: GuidedTexts,
  texts: Texts,
): GuidedSaid {
  const receipt = guidedReceipt();
  const { black, white } = sumOf(counted, receipt);
  const isDone = counted.length === COUNT_ITEMS.length;
  const last = counted.at(-1);
  const head = isDone ? words.result(black, white) : last ? itemSentence(last, words) : words.counting;
  const told = last ? (isDone ? words.whose : roomsSentence(counted, last, words)) : words.begin;
  const story =
    asked === undefined ? '' : ownerSentence(texts, receipt, positionAt(LAST_PLY).board.stones, asked);
  return { head, text: story || told || words.touchToCount, move: '', tone: 'plain' };
}

function itemSentence(item: CountItem, { counted: words }: GuidedTexts): string {
  const worth = worthOf(item, guidedReceipt());
  if (item.kind === 'komi') return words.komi(worth);
  if (item.kind === 'stones') return words.stones(item.color, worth);
  const { columns, rows } = roomOf(item.color, item.index);
  return words.room(columns, rows, worth);
}

/** "Black’s rooms so far: 6 + 9 = 15." */
function roomsSentence(
  counted: readonly CountItem[],
  last: CountItem,
  { counted: words }: GuidedTexts,
): string {
  if (last.kind !== 'room') return '';
  const worths = roomsCounted(counted, last.color);
  if (worths.length < 2) return '';
  return words.roomSum(
    last.color,
    worths.join(' + '),
    worths.reduce((sum, n) => sum + n, 0),
  );
}

/** The rooms of a color that have been counted, in that order. */
export function roomsCounted(counted: readonly CountItem[], color: Color): number[] {
  return counted
    .filter((item) => item.kind === 'room' && item.color === color)
    .map((item) => worthOf(item, guidedReceipt()));
}
