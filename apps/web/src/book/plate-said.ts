/*
 * What is said under a plate: first the task, then what came of each touch.
 */
import { type PlateWords, readOf } from '@honte/content';
import { type Point, printPoint } from '@honte/rules';
import type { PastBoard } from '../derive/past.ts';
import { ownerSentence } from '../derive/point-story.ts';
import type { Texts } from '../text/texts.ts';
import type { BookTexts } from './book-texts.ts';
import { receiptOf } from './plate-board.ts';
import { askedOf, isDone, libertiesOf, nowOf, type PlateState } from './plate-state.ts';

export interface PlateSaid {
  readonly headline: string;
  readonly more: string;
  readonly tone: 'plain' | 'right' | 'wrong';
}

export function plateSaidOf(state: PlateState, words: PlateWords, book: BookTexts, texts: Texts): PlateSaid {
  const { plate, notice } = state;
  const plain = (headline: string, more = ''): PlateSaid => ({ headline, more, tone: 'plain' });
  const name = (p: Point) => printPoint(plate.geometry, p);
  const said = readOf(words.said[plate.kind === 'play' ? state.step - 1 : 0] ?? []);
  const done = isDone(state);
  switch (notice.kind) {
    case 'none':
      return plate.kind === 'line' && state.step > 0
        ? plain(lineSentence(state, book))
        : plain(readOf(words.task));
    case 'liberty': {
      const all = plate.kind === 'liberties' ? libertiesOf(state, plate.chain).length : 0;
      const shared = notice.stones > 1 ? book.shared(name(notice.point), notice.stones) : '';
      const count = book.found(state.found.length, all);
      if (done) return { headline: count, more: said, tone: 'right' };
      return plain(count, shared);
    }
    case 'noLiberty':
      return { headline: book.noLiberty[notice.why](name(notice.point)), more: '', tone: 'wrong' };
    case 'occupied':
      return { headline: texts.game.occupied(name(notice.point)), more: '', tone: 'wrong' };
    case 'refused': {
      const headline = refusalSentence(state, texts);
      // Where the refusal is what the plate is about, what it teaches follows.
      const more = state.refused.at(-1) === notice.point ? said : readOf(words.task);
      return { headline, more, tone: 'wrong' };
    }
    case 'notAsked':
      return plate.kind === 'line'
        ? { headline: nextSentence(state, book), more: '', tone: 'wrong' }
        : {
            headline: book.notAsked(notice.color, name(notice.point)),
            more: askedSentence(state, words),
            tone: 'wrong',
          };
    case 'stepped':
      if (plate.kind === 'line')
        return done
          ? { headline: lineSentence(state, book), more: said, tone: 'right' }
          : plain(lineSentence(state, book));
      return { headline: said, more: '', tone: done ? 'right' : 'plain' };
    case 'point':
      return plain(
        plate.kind === 'count'
          ? storySentence(state, notice.point, texts)
          : book.place[placeOf(state, notice.point)](name(notice.point)),
      );
  }
}

/** What was asked last: the task, or what was said of the step before. */
function askedSentence({ step }: PlateState, { task, said }: PlateWords): string {
  return readOf(step === 0 ? task : (said[step - 1] ?? []));
}

function refusalSentence(state: PlateState, { game }: Texts): string {
  const { notice, plate } = state;
  if (notice.kind !== 'refused') return '';
  const { point, refusal } = notice;
  const name = printPoint(plate.geometry, point);
  if (refusal.kind === 'suicide') return game.suicide(name, refusal.chain.length);
  if (refusal.kind !== 'ko') return game.occupied(name);
  const play = state.plays.find(({ ply }) => ply === refusal.ply);
  return play ? game.koOfMove(name, play.color, play.ply) : game.koOfStart(name);
}

/** The board that a refused stone would bring back, and the move that made it. */
export function pastOf(state: PlateState): PastBoard | undefined {
  const { notice, positions, plays } = state;
  if (notice.kind !== 'refused' || notice.refusal.kind !== 'ko') return undefined;
  const { ply } = notice.refusal;
  const position = positions[ply];
  const play = plays.find((one) => one.ply === ply);
  const move = play && ({ kind: 'play', color: play.color, point: play.point } as const);
  return position && { board: position.board, move, ply };
}

function lineSentence(state: PlateState, book: BookTexts): string {
  const { plate, plays } = state;
  const last = plays.at(-1);
  if (plate.kind !== 'line' || !last) return '';
  return book.move(plate.first + plays.length - 1, last.color, printPoint(plate.geometry, last.point));
}

function nextSentence(state: PlateState, book: BookTexts): string {
  const { plate, step } = state;
  const asked = askedOf(state);
  const point = asked?.at[0];
  if (plate.kind !== 'line' || !asked || point === undefined) return '';
  return book.nextMove(plate.first + step, asked.color, printPoint(plate.geometry, point));
}

function storySentence({ plate }: PlateState, point: Point, texts: Texts): string {
  return plate.kind === 'count' ? ownerSentence(texts, receiptOf(plate), plate.stones, point) : '';
}

/** Where on the board a point lies, by how many lines end there. */
function placeOf(state: PlateState, point: Point): 'corner' | 'side' | 'inside' {
  const { width, height } = nowOf(state).geometry;
  const [x, y] = [point % width, Math.floor(point / width)];
  const ends = Number(x === 0 || x === width - 1) + Number(y === 0 || y === height - 1);
  return ends === 2 ? 'corner' : ends === 1 ? 'side' : 'inside';
}
