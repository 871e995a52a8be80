/*
 * A problem on the table, immutable, and what can be wanted of it. `update-trainer.ts` makes the next state, as
 * `update` does for the page.
 */
import type { PosedProblem, Question } from '@honte/content';
import { type Color, type Move, opponent, type Point } from '@honte/rules';
import { enclosureOf } from '@honte/solver';
import type { AttemptEnd } from './attempts.ts';
import { boardAfter } from './judge.ts';
import type { Outcome, SentProblem, Verdict } from './solver-messages.ts';

export interface Trainer {
  readonly problem: PosedProblem;
  readonly sent: SentProblem;
  /** What has been played, from the problem's board on. */
  readonly moves: readonly Move[];
  /** To find the solution, or to choose the opponent's moves and see each answered. */
  readonly mode: 'solve' | 'walk';
  readonly phase: Phase;
  /** Hints given for this turn: none, the idea, the area, the move. */
  readonly hints: 0 | 1 | 2 | 3;
  /** The move that the hints lead to, once it is known. */
  readonly hinted: Point | undefined;
  /** How this visit ended as far as it counts; `undefined` before. */
  readonly end: AttemptEnd | undefined;
  /** Whether any hint was taken in this visit. */
  readonly wasHinted: boolean;
  readonly notice: TrainerNotice;
  /** The number of the last question to the solver. */
  readonly asked: number;
}

/** Why a question is asked; `won`: how a ko goes on that the person wins. */
export type Purpose = 'judge' | 'show' | 'hint' | 'walk' | 'won';

export type Phase =
  /** To play, for whoever the mode says. */
  | { readonly kind: 'turn' }
  | { readonly kind: 'asking'; readonly purpose: Purpose; readonly nodes: number; readonly from: Phase }
  /** The last move but one fails, and the last shows why; `line` goes on from there. */
  | {
      readonly kind: 'wrong';
      readonly outcome: Outcome;
      readonly isOneShort: boolean;
      readonly line: readonly Move[];
    }
  | { readonly kind: 'solved'; readonly outcome: Outcome; readonly line: readonly Move[] }
  /** In the walk: nothing that the opponent could do must be answered, or all is over. */
  | { readonly kind: 'decided'; readonly outcome: Outcome; readonly isOver: boolean }
  | { readonly kind: 'unproved' }
  | { readonly kind: 'failed' }
  | Showing;

/** A line, move by move; `from` is where it ends. */
export interface Showing {
  readonly kind: 'showing';
  readonly line: readonly Move[];
  readonly step: number;
  readonly outcome: Outcome | undefined;
  readonly from: Phase;
}

type TrainerNotice =
  | { readonly kind: 'none' }
  /** A stone cannot be set there. */
  | { readonly kind: 'refused'; readonly point: Point; readonly why: 'outside' | 'suicide' | 'ko' };

export type TrainerIntent =
  | { readonly kind: 'pointChosen'; readonly point: Point }
  | { readonly kind: 'went'; readonly number: number; readonly nodes: number }
  | { readonly kind: 'judged'; readonly number: number; readonly verdict: Verdict }
  | { readonly kind: 'solverFailed'; readonly number: number }
  | { readonly kind: 'stopChosen' }
  | { readonly kind: 'takenBack' }
  | { readonly kind: 'restarted' }
  | { readonly kind: 'hintChosen' }
  | { readonly kind: 'showChosen' }
  /** The rest of a refutation, or how a ko ends that the opponent wins. */
  | { readonly kind: 'whyChosen' }
  /** How it ends if the person wins the ko. */
  | { readonly kind: 'koWonChosen' }
  /** To this step of the line, as far as it goes. */
  | { readonly kind: 'stepChosen'; readonly step: number }
  | { readonly kind: 'showClosed' }
  | { readonly kind: 'walkChosen' };

export type TrainerEffect =
  | {
      readonly kind: 'ask';
      readonly number: number;
      readonly problem: SentProblem;
      readonly moves: readonly Move[];
    }
  | { readonly kind: 'stop' }
  | { readonly kind: 'keepAttempt'; readonly problem: string; readonly end: AttemptEnd };

export const TURN: Phase = { kind: 'turn' };

/** A question as the solver is asked it. */
export function sentOf(question: Question): SentProblem {
  const { geometry, stones, targets, goal, first, plies, escapeLiberties } = question;
  const region = question.region ?? enclosureOf(geometry, stones, targets);
  const { width, height } = geometry;
  return { width, height, stones, region, targets, goal, first, plies, escapeLiberties };
}

export function openedTrainer(problem: PosedProblem): Trainer {
  return {
    problem,
    sent: sentOf(problem),
    moves: [],
    mode: 'solve',
    phase: TURN,
    hints: 0,
    hinted: undefined,
    end: undefined,
    wasHinted: false,
    notice: { kind: 'none' },
    asked: 0,
  };
}

/** What is on the board: in a line that is shown, up to its step. */
export function movesSeen({ moves, phase }: Trainer): readonly Move[] {
  return phase.kind === 'showing' ? [...moves, ...phase.line.slice(0, phase.step)] : moves;
}

/** Who is to move after what was played. */
export function turnOf({ problem, moves }: Trainer): Color {
  return moves.length % 2 === 0 ? problem.first : opponent(problem.first);
}

/** Whose stone a chosen point would be set with; `undefined` when none may be set. */
export function handOf(trainer: Trainer): Color | undefined {
  const { phase } = trainer;
  const isOpen = phase.kind === 'turn' || (phase.kind === 'decided' && !phase.isOver);
  return isOpen ? turnOf(trainer) : undefined;
}

/** Why the side to move may not play there; `undefined` if it may. */
export function refusalAt(
  { sent, moves }: Trainer,
  point: Point,
  color: Color,
): 'occupied' | 'outside' | 'suicide' | 'ko' | undefined {
  const board = boardAfter(sent, moves);
  if (board.stones[point] !== 0) return 'occupied';
  if (!sent.region.includes(point)) return 'outside';
  if (board.isSuicide(point, color)) return 'suicide';
  return board.isLegal(point, color) ? undefined : 'ko';
}
