/*
 * What can be asked of a game beside its count: phase, position, moves, marks, undo, hints, clock. All of
 * it follows from the setup and the events.
 */
import type { Color, Move, PerColor, Point, Position, Start } from '@honte/rules';
import { type Clock, clockAt } from './clock.ts';
import { type Game, standingOf } from './game.ts';
import { lastMoveIn, movesIn, pliesBack, positionAt, resumedPlyIn, startOfLine } from './line.ts';
import { DEAD, isOverForGood, marksIn, NOBODY, type Phase, pointsMarked, SEKI } from './phase.ts';
import { isLongCycle } from './turns.ts';

export function phaseOf(game: Game): Phase {
  return standingOf(game).stage.kind;
}

/** Board, turn, and what the rules allow, after the moves in force. */
export function positionOf(game: Game): Position {
  return positionAt(standingOf(game).line);
}

/**
 * Where the moves in force begin: the setup's start, or the one with the handicap stones once Black
 * has placed them.
 */
export function startOf(game: Game): Start {
  return startOfLine(standingOf(game).line);
}

/**
 * The moves in force, first to last: those taken back are not among them. After a stop on which play
 * went on, one color may have two moves in a row. Linear in the moves.
 */
export function movesOf(game: Game): Move[] {
  return movesIn(standingOf(game).line);
}

/** How many moves are in force. */
export function plyOf(game: Game): number {
  return standingOf(game).line.ply;
}

/** The last of the moves in force. */
export function lastMoveOf(game: Game): Move | undefined {
  return lastMoveIn(standingOf(game).line);
}

/**
 * How many of the moves in force came before play last went on from a stop; `undefined` when it never did.
 * Linear in the moves.
 */
export function resumedPlyOf(game: Game): number | undefined {
  return resumedPlyIn(standingOf(game).line);
}

/** How many stones Black is to place before anything else; 0 when none. */
export function handicapExpected(game: Game): number {
  const { awaitsHandicap, setup } = standingOf(game);
  return awaitsHandicap ? setup.freeHandicap : 0;
}

/** The stones of chains marked as dead and as in seki, in increasing order; none in play. */
export function marksOf(game: Game): { readonly dead: readonly Point[]; readonly seki: readonly Point[] } {
  const marks = marksIn(standingOf(game).stage);
  return { dead: pointsMarked(marks, DEAD), seki: pointsMarked(marks, SEKI) };
}

/** Who accepted the marks as they stand; nobody outside marking. */
export function acceptancesOf(game: Game): PerColor<boolean> {
  const { stage } = standingOf(game);
  return stage.kind === 'marking' ? stage.accepted : NOBODY;
}

/** Whether the players may now agree on no result, after a long cycle. */
export function canVoid(game: Game): boolean {
  const { stage, line } = standingOf(game);
  return stage.kind === 'play' && isLongCycle(line);
}

/** Who agreed on no result in this very position. */
export function voidersOf(game: Game): PerColor<boolean> {
  return standingOf(game).voided;
}

export function isPaused(game: Game): boolean {
  return standingOf(game).isPaused;
}

/** Whether a move can be taken back now: after the end too, where a player gave up or accepted the count. */
export function canUndo(game: Game): boolean {
  const { stage, line, isPaused } = standingOf(game);
  return !isOverForGood(stage) && !isPaused && line.ply > 0;
}

/** Whether what was taken back can come back now. */
export function canRedo(game: Game): boolean {
  const { stage, undone, isPaused } = standingOf(game);
  return stage.kind !== 'finished' && !isPaused && undone !== undefined;
}

/**
 * How many plies to take back so that `color` is to make its last move again: 1 when that was the last
 * of all, 2 when the opponent has answered it, 0 when it has made none.
 */
export function pliesOfTurn(game: Game, color: Color): number {
  return pliesBack(standingOf(game).line, color);
}

/** How often each asked to take moves back. */
export function usedUndo(game: Game): PerColor {
  return standingOf(game).undos;
}

/** How many hints each was shown. */
export function usedHints(game: Game): PerColor {
  return standingOf(game).hints;
}

/** The time of the last event, 0 before any: no event can be earlier. */
export function lastAtOf(game: Game): number {
  return standingOf(game).at;
}

/** Both players' time at `now`, in milliseconds since the game began. */
export function clockOf(game: Game, now: number): Clock {
  return clockAt(standingOf(game).clock, now);
}
