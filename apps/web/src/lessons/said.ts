/*
 * What is said of an exercise: the last that happened, what it comes to, and why.
 */
import {
  type ExerciseTexts,
  filled,
  keyOf,
  positionOf,
  type Reason,
  type Try,
  type Verdict,
} from '@honte/content';
import { type Color, EMPTY, type Move, type Point, pointsOf, printPoint, WHITE } from '@honte/rules';
import type { Texts } from '../text/texts.ts';
import { type Desk, helpOf } from './desk.ts';
import type { LessonsWords } from './lessons-texts.ts';

/** What is said beside the board; `tone`: how it is to be taken. */
export interface DeskSaid {
  readonly headline: string;
  readonly more: string;
  readonly tone: 'plain' | 'right' | 'wrong';
}

const SILENT: DeskSaid = { headline: '', more: '', tone: 'plain' };

/** In what words it is said: those of the exercise, those of all lessons, those of the page. */
export interface DeskWords {
  readonly texts: ExerciseTexts;
  readonly words: LessonsWords;
  readonly page: Texts;
  /** What is said where the exercise is the last of its lesson and is solved. */
  readonly end: string | undefined;
}

export function saidOf(desk: Desk, all: DeskWords): DeskSaid {
  const { texts, words, page } = all;
  const { news, exercise } = desk;
  const { language } = page.common;
  const fill = (text: string, moves = desk.moves) =>
    filled(text, exercise, { ...desk.done, moves }, language);
  switch (news.kind) {
    case 'none':
      return SILENT;
    case 'useButtons':
      return { ...SILENT, headline: words.useButtons };
    case 'hint': {
      const help = desk.hints === 2 ? helpOf(desk) : undefined;
      const point = help === undefined ? '' : words.helped(printPoint(exercise.geometry, help));
      return { ...SILENT, headline: fill(texts.hint), more: point };
    }
    case 'due':
      return { ...SILENT, headline: movesSaid(desk.moves.slice(-1), desk, words) };
    case 'tried': {
      const { verdict, tried } = news;
      if (desk.phase === 'solved')
        return { headline: all.end ?? words.right, more: fill(texts.done), tone: 'right' };
      const own = texts.tries?.[keyOf(exercise, tried)];
      return triedSaid(desk, verdict, tried, own === undefined ? undefined : fill(own), all);
    }
  }
}

function triedSaid(
  desk: Desk,
  verdict: Verdict,
  tried: Try,
  own: string | undefined,
  { texts, words, page }: DeskWords,
): DeskSaid {
  const { exercise, done } = desk;
  const name = (p: Point) => printPoint(exercise.geometry, p);
  switch (verdict.kind) {
    case 'refused': {
      const { point, refusal } = verdict;
      const why =
        refusal.kind === 'occupied'
          ? page.game.occupied(name(point))
          : refusal.kind === 'ko'
            ? words.ko(name(point))
            : page.game.suicide(name(point), refusal.chain.length);
      return { headline: why, more: own ?? '', tone: 'wrong' };
    }
    case 'known':
      return { ...SILENT, headline: words.known(name(verdict.point)) };
    case 'found': {
      const { goal } = exercise;
      const headline = goal.kind === 'touch' ? words.found[goal.what](verdict.left) : '';
      return { ...SILENT, headline, tone: 'right' };
    }
    case 'right':
      return {
        headline: movesSaid(verdict.moves.slice(done.moves.length - 1), desk, words),
        more: words.goesOn,
        tone: 'right',
      };
    case 'wrong': {
      const played =
        tried.kind === 'point' ? movesSaid(verdict.moves.slice(done.moves.length + 1), desk, words) : '';
      const general = texts.wrong === undefined ? undefined : filledWrong(texts.wrong, desk, page);
      const reason = own ?? general ?? reasonSentence(verdict.reason, desk, words);
      return { headline: played || words.no, more: reason, tone: 'wrong' };
    }
  }
}

function filledWrong(text: string, { exercise, moves, done }: Desk, page: Texts): string {
  return filled(text, exercise, { ...done, moves }, page.common.language);
}

/** "White plays D4." for each of these moves; the learner's own is said as his. */
function movesSaid(moves: readonly Move[], { exercise }: Desk, words: LessonsWords): string {
  return moves
    .map((move) => {
      if (move.kind === 'pass') return words.passes(move.color);
      const point = printPoint(exercise.geometry, move.point);
      return move.color === exercise.color ? words.yours(point) : words.played(move.color, point);
    })
    .join(' ');
}

function reasonSentence(reason: Reason, { exercise }: Desk, { reasons }: LessonsWords): string {
  const name = (p: Point) => printPoint(exercise.geometry, p);
  switch (reason.code) {
    case 'stone':
    case 'empty':
    case 'diagonal':
    case 'away':
    case 'otherChain':
    case 'falseEye':
    case 'noEye':
    case 'alive':
      return reasons[reason.code](name(reason.point));
    case 'otherColor':
    case 'owned':
      return reasons[reason.code](name(reason.point), reason.color);
    case 'liberties':
    case 'breathes':
      return reasons[reason.code](name(reason.point), reason.liberties);
    case 'takes':
      return reasons.takes(name(reason.point), reason.stones);
    case 'escapes':
    case 'unpressed':
      return reasons[reason.code](reason.liberties);
    case 'taken':
      return reasons.taken(reason.stones);
    case 'lives':
      return reasons.lives((exercise.stones[reason.point] ?? WHITE) as Color);
    case 'choice':
      return '';
    default:
      return reasons[reason.code];
  }
}

/** The task as it is heard: with all that is to be seen on the board. */
export function boardSaid(desk: Desk, words: LessonsWords): string {
  const { exercise, moves } = desk;
  const { geometry, board } = positionOf(exercise, moves);
  const names = (points: readonly Point[]) => points.map((p) => printPoint(geometry, p)).join(', ');
  const sides = ([1, 2] as const).flatMap((color) => {
    const stones = pointsOf(geometry).filter((p) => board.stones[p] === color);
    return stones.length === 0 ? [] : [words.stands(color, names(stones))];
  });
  const isEmpty = board.stones.slice(0, geometry.points).every((stone) => stone === EMPTY);
  const marked = exercise.marked.length > 0 ? [words.markedAt(names(exercise.marked))] : [];
  return [...(isEmpty ? [words.nothingStands] : sides), ...marked].join(' ');
}

/** All of what is said, in one breath. */
export function inOneBreath({ headline, more }: DeskSaid): string {
  return [headline, more].filter(Boolean).join(' ');
}
