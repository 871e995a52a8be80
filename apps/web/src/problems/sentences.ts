/*
 * What is said of a problem: what to do, and what has come of it.
 */
import type { PosedProblem, Question, Theme } from '@honte/content';
import { Board, type Color, type Move, printPoint } from '@honte/rules';
import { areaOf } from './area.ts';
import { isOwn } from './own.ts';
import type { ProblemsTexts } from './problems-texts.ts';
import type { Outcome } from './solver-messages.ts';
import { type Trainer, turnOf } from './trainer.ts';

/** "Black to play: kill the marked white stones." */
export function taskSentence(problem: Question, { task }: ProblemsTexts): string {
  const { goal, first } = problem;
  const owner = ownerOf(problem);
  const stones = markedStones(problem).length;
  switch (goal) {
    case 'kill':
      return task.kill(first, stones, owner);
    case 'capture':
      return chainsOf(problem) > 1 ? task.captureOne(first, owner) : task.capture(first, stones, owner);
    case 'live':
      return task.live(first, stones);
    case 'save':
      return task.save(first, stones);
    case 'connect':
      return task.connect(first);
  }
}

/** How far the proof goes, and that only a ko is to be had; empty where neither is so. */
export function termsSentence({ plies, isKo }: PosedProblem, words: ProblemsTexts): string {
  const terms = [];
  if (plies !== undefined) terms.push(words.within(Math.ceil(plies / 2)));
  if (isKo) terms.push(words.koTask);
  return terms.join(' ');
}

/** The stones that the sentence calls marked: whole chains. */
export function markedStones({ geometry, stones, targets }: Question) {
  const board = Board.of(geometry, stones);
  return [...new Set(targets.flatMap((p) => board.chainAt(p)))];
}

function chainsOf({ geometry, stones, targets }: Question): number {
  const board = Board.of(geometry, stones);
  return new Set(targets.map((p) => board.headOf(p))).size;
}

function ownerOf({ stones, targets }: Question): Color {
  return stones[targets[0]!] as Color;
}

/** "Capture 7": the place among the problems of its theme. One's own goes by its own name. */
export function nameOf(
  problem: PosedProblem,
  problems: readonly PosedProblem[],
  { numbered, themes, unnamed }: ProblemsTexts,
): string {
  if (isOwn(problem)) return problem.name || unnamed;
  return numbered(themes[problem.theme as Theme], placeOf(problem, problems));
}

/** Its place among the problems of the house of its theme, from 1. */
export function placeOf({ id, theme }: PosedProblem, problems: readonly PosedProblem[]): number {
  return problems.filter((one) => !isOwn(one) && one.theme === theme).findIndex((one) => one.id === id) + 1;
}

/** What is said beside the board: the last that happened, what it comes to, and more about it. */
export interface Said {
  readonly move: string;
  readonly headline: string;
  readonly more: string;
  /** How it is to be taken. */
  readonly tone: 'plain' | 'right' | 'wrong';
}

export function saidOf(
  trainer: Trainer,
  words: ProblemsTexts,
  moves: readonly Move[],
  number: (n: number) => string,
): Said {
  const { phase, problem, notice } = trainer;
  const plain = { move: moveSentence(problem, moves, words), headline: '', more: '', tone: 'plain' } as const;
  if (notice.kind === 'refused')
    return { ...plain, move: '', headline: words.refused[notice.why], tone: 'wrong' };
  const told = (outcome: Outcome) => words.outcomes[outcome](ownerOf(problem));
  switch (phase.kind) {
    case 'turn':
      if (trainer.mode === 'walk') return { ...plain, more: words.walk(turnOf(trainer)) };
      if (moves.length === 0) return { ...plain, more: hintSentence(trainer, words) };
      return { ...plain, headline: words.toPlay(turnOf(trainer)), more: hintSentence(trainer, words) };
    case 'asking':
      return { ...plain, more: phase.nodes > NOTICED ? words.proving(number(phase.nodes)) : words.checking };
    case 'wrong': {
      const why =
        phase.outcome === 'ko'
          ? words.onlyKo
          : phase.isOneShort && problem.theme === 'race'
            ? words.oneShort
            : words.wrong;
      return { ...plain, headline: told(phase.outcome), more: why, tone: 'wrong' };
    }
    case 'solved': {
      const more = phase.outcome === 'ko' ? words.rightKo : words.right;
      return { ...plain, headline: told(phase.outcome), more, tone: 'right' };
    }
    case 'decided':
      return {
        ...plain,
        headline: told(phase.outcome),
        more: phase.isOver ? words.walkOver : words.walkFree(turnOf(trainer)),
      };
    case 'showing': {
      const isEnd = phase.step === phase.line.length && phase.outcome !== undefined;
      return {
        ...plain,
        headline: isEnd ? told(phase.outcome) : '',
        more: phase.line.length === 0 ? words.noLine : '',
      };
    }
    case 'unproved':
      return { ...plain, headline: words.unproved };
    case 'failed':
      return { ...plain, headline: words.noSolver };
  }
}

/** From so many moves tried on, it is said that the proof takes its time. */
const NOTICED = 20_000;

function moveSentence({ geometry }: Question, moves: readonly Move[], words: ProblemsTexts): string {
  const last = moves.at(-1);
  if (!last) return '';
  return last.kind === 'pass'
    ? words.passed(last.color)
    : words.played(last.color, printPoint(geometry, last.point));
}

function hintSentence({ hints, hinted, problem }: Trainer, { hints: words }: ProblemsTexts): string {
  if (hints === 0) return '';
  if (hints === 1 || hinted === undefined) return words.idea[problem.theme];
  if (hints === 3) return words.move(printPoint(problem.geometry, hinted));
  const { from, to } = areaOf(problem.geometry, hinted);
  return words.area(printPoint(problem.geometry, from), printPoint(problem.geometry, to));
}
