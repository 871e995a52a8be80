/*
 * The guided game on the table, immutable, and what can be wanted of it. `update-guided.ts` makes the next state, as
 * `update` does for the page.
 */
import { type GuidedGame, guidedGame } from '@honte/content';
import {
  type Board,
  type Color,
  evenStart,
  invariant,
  type Move,
  type Point,
  Position,
  printPoint,
  RULESETS,
} from '@honte/rules';
import type { GuessReason } from './guess.ts';
import { COUNT_ITEMS, type CountItem } from './guided-count.ts';

export const PACES = ['slow', 'usual', 'quick'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds from one move to the next when the game plays by itself. */
export const PACE_MS: Readonly<Record<Pace, number>> = { slow: 5000, usual: 2600, quick: 900 };

/** What the last guess is answered. */
export type GuessAnswer =
  | { readonly kind: 'none' }
  /** `tries`: how many were needed. */
  | { readonly kind: 'right'; readonly move: Move; readonly tries: number }
  /** `guess` is no point where a pass was guessed. */
  | { readonly kind: 'wrong'; readonly guess: Point | undefined; readonly reason: GuessReason }
  | { readonly kind: 'shown'; readonly move: Move };

export interface Guided {
  /** How many moves are on the board. */
  readonly ply: number;
  /** What has been counted so far, the last at the end; `undefined` before the count has begun. */
  readonly counted: readonly CountItem[] | undefined;
  readonly mode: 'step' | 'guess';
  readonly isPlaying: boolean;
  readonly pace: Pace;
  /** Whether liberties are shown: those of the chain on `chain`, or of the one played last. */
  readonly showsLiberties: boolean;
  readonly chain: Point | undefined;
  readonly answer: GuessAnswer;
  /** Guesses at this move so far. */
  readonly tries: number;
  /** Hints given for this move: none, the idea, the point. */
  readonly hints: 0 | 1 | 2;
  /** How many moves were guessed, and how many of these at once and without help. */
  readonly guessed: number;
  readonly foundAtOnce: number;
  /** A point of the count that was touched: whose it is, and why. */
  readonly asked: Point | undefined;
}

export type GuidedIntent =
  /** To this place: so many moves, or from `LAST_PLY` on so many things counted. */
  | { readonly kind: 'wentTo'; readonly place: number }
  | { readonly kind: 'stepped'; readonly by: 1 | -1 }
  | { readonly kind: 'playToggled' }
  | { readonly kind: 'ticked' }
  | { readonly kind: 'paceChosen'; readonly pace: Pace }
  | { readonly kind: 'guessToggled' }
  | { readonly kind: 'libertiesToggled' }
  | { readonly kind: 'pointTouched'; readonly point: Point }
  | { readonly kind: 'passGuessed' }
  | { readonly kind: 'hintChosen' }
  | { readonly kind: 'showChosen' };

export const GAME: GuidedGame = guidedGame();
export const LAST_PLY = GAME.moves.length;
/** The place at which all has been counted: one after the last move nothing has been yet. */
export const LAST_PLACE = LAST_PLY + 1 + COUNT_ITEMS.length;

const positions: readonly Position[] = allPositions();

function allPositions(): Position[] {
  const start = evenStart(GAME.geometry, RULESETS[GAME.ruleset], { komi: GAME.komi });
  invariant(start.ok, 'the guided game begins');
  const all = [Position.at(start.value)];
  for (const move of GAME.moves) {
    const before = all.at(-1) as Position;
    if (move.kind === 'pass') {
      all.push(before.passed());
      continue;
    }
    const played = before.after(move.point);
    invariant(played.ok, 'the moves of the guided game are legal');
    all.push(played.value);
  }
  return all;
}

/** The guided game at a place of it, as its address names it; the nearest there is. */
export function guidedAt(place: number): Guided {
  const at = Math.max(0, Math.min(LAST_PLACE, place));
  return {
    ply: Math.min(LAST_PLY, at),
    counted: at > LAST_PLY ? COUNT_ITEMS.slice(0, at - LAST_PLY - 1) : undefined,
    mode: 'step',
    isPlaying: false,
    pace: 'usual',
    showsLiberties: false,
    chain: undefined,
    answer: { kind: 'none' },
    tries: 0,
    hints: 0,
    guessed: 0,
    foundAtOnce: 0,
    asked: undefined,
  };
}

export function placeOf({ ply, counted }: Guided): number {
  return counted ? LAST_PLY + 1 + counted.length : ply;
}

/** After so many moves. */
export function positionAt(ply: number): Position {
  return positions[ply] as Position;
}

export function boardOf({ ply }: Guided): Board {
  return positionAt(ply).board;
}

/** The move that comes next; `undefined` at the end. */
export function nextMove({ ply }: Guided): Move | undefined {
  return GAME.moves[ply];
}

export function lastMove({ ply }: Guided): Move | undefined {
  return GAME.moves[ply - 1];
}

/** Whose stone the next move sets; `undefined` when none is to be guessed now. */
export function handOf(guided: Guided): Color | undefined {
  return guided.mode === 'guess' && !guided.counted ? nextMove(guided)?.color : undefined;
}

/** The chain whose liberties are shown: the one that was touched, or played last. */
export function chainShown(guided: Guided): Point | undefined {
  if (!guided.showsLiberties || guided.counted) return undefined;
  if (guided.chain !== undefined && boardOf(guided).stones[guided.chain] !== 0) return guided.chain;
  for (let ply = guided.ply; ply > 0; ply--) {
    const move = GAME.moves[ply - 1];
    if (move?.kind === 'play') return move.point;
  }
  return undefined;
}

/** `D4`, for texts. */
export function nameOf(point: Point): string {
  return printPoint(GAME.geometry, point);
}
