/*
 * From what a search found to the turn that is taken: play, pass or resign. Nothing here makes a move
 * stronger; it ends games decently. Begin with `choose`.
 */
import { BLACK, EMPTY, type Move, neighborsOf, type Point } from '@honte/rules';
import type { Rng } from './chance.ts';
import type { Level } from './level.ts';
import type { Candidate, Report } from './report.ts';
import type { Root } from './root.ts';
import { chainOwnership, leadIfStopped, openPoints, SETTLED } from './standing.ts';

export type Choice = Move | { readonly kind: 'resign'; readonly color: Move['color'] };

/** A choice, and whether it rests on the guess that the opponent has no good answer to a pass. */
export interface Draft {
  readonly choice: Choice;
  /** What to play if that guess is wrong. */
  readonly otherwise: Candidate | undefined;
}

/** Chance to win below which a level that resigns gives up … */
const LOST = 0.05;
/** … when it was so for this many of its turns in a row. */
const LOST_TURNS = 3;
/** Plies a point before which nobody gives up … */
const RESIGNS_FROM = 0.25;
/** … and in a handicap game, which looks lost for White from its first move and is there to be played. */
const RESIGNS_FROM_WITH_HANDICAP = 0.6;
/** Winrate that a move which still gains something may cost beside the best that gains nothing. */
const TOLERANCE = 0.03;
/** Winrate that a play in place of a pass that is wrong may cost beside it: in seki it can lose the game. */
const WORSE = 0.25;
/** Turns a point after which a count that looks lost is believed … */
const LAST_TRY = 2;
/** … and after which nothing more is played. */
const LAST_PLY = 2.7;

/** Own turns in a row that looked lost, this one included. */
export function lostTurns(report: Report, before: number): number {
  return winrateOf(report, report.winrate) < LOST ? before + 1 : 0;
}

/**
 * The turn to take.
 *
 * @param lost own turns in a row that looked lost, from `lostTurns`.
 */
export function choose(root: Root, report: Report, level: Level, lost: number, rng: Rng): Draft {
  const { points } = root.board.geometry;
  const color = report.turn;
  const ply = root.moves.length;
  const pass: Move = { kind: 'pass', color };
  const patience = points * (root.start.handicap > 0 ? RESIGNS_FROM_WITH_HANDICAP : RESIGNS_FROM);
  const isLost = level.resigns && lost >= LOST_TURNS && ply >= patience;
  if (isLost) return { choice: { kind: 'resign', color }, otherwise: undefined };
  if (ply >= LAST_PLY * points) return { choice: pass, otherwise: undefined };

  const plays = seen(root, report, level, rng);
  const best = plays[0];
  if (best === undefined) return { choice: pass, otherwise: undefined };
  const isFinal = root.start.ruleset.ending === 'asItStands' && root.passes > 0;
  const wins = leadOfMover(report, leadIfStopped(root, report.ownership)) > 0;
  const winrate = winrateOf(report, report.winrate);
  // This pass ends the game: where the board counts as it stands, there is nothing to be wrong about.
  if (isFinal && wins) return { choice: pass, otherwise: undefined };
  if (root.passes > 0 && wins && winrate > 0.5) return { choice: pass, otherwise: best };

  const first = report.candidates[0];
  const isBestToWait = first?.move.kind === 'pass' && !isCloseTo(report, best, first);
  if (isBestToWait && !isFinal && winrate > 0.5) return { choice: pass, otherwise: best };

  const open = openPoints(root, report.ownership);
  const gaining = plays.find((candidate) => gains(root, report, open, candidate));
  if (gaining !== undefined) {
    // A move that gains nothing by itself but is far better is a defence: it keeps what is settled.
    const play = isCloseTo(report, gaining, best) ? gaining : best;
    return { choice: play.move, otherwise: undefined };
  }
  if (wins) return { choice: pass, otherwise: best };
  // Nothing gains and the count is lost. The search may know better, until it has had its time; a level
  // that resigns does so once it has looked lost for long enough.
  const goesOn = (winrate > 2 * LOST || level.resigns) && ply < LAST_TRY * points;
  return { choice: goesOn ? best.move : pass, otherwise: undefined };
}

/**
 * Whether a pass loses something by the opponent's best answer, as `after` found it: more than a pass is
 * worth, or the game where the pass ends it; and does not save what `otherwise` would throw away.
 *
 * @param root the position after the pass.
 * @param otherwise what would be played in its place.
 */
export function isPassWrong(root: Root, before: Report, after: Report, otherwise: Candidate): boolean {
  const winrate = winrateOf(before, after.winrate);
  if (root.passes >= 2)
    return winrate < 0.5 || leadOfMover(before, leadIfStopped(root, after.ownership)) <= 0;
  if (winrateOf(before, otherwise.winrate) < winrate - WORSE) return false;
  const drop = winrateOf(before, before.winrate) - winrate;
  const points = leadOfMover(before, before.lead) - leadOfMover(before, after.lead);
  return drop > 0.08 || points > 2.5;
}

function winrateOf({ turn }: Report, black: number): number {
  return turn === BLACK ? black : 1 - black;
}

function leadOfMover({ turn }: Report, black: number): number {
  return turn === BLACK ? black : -black;
}

/** The plays among the candidates that this level sees, the best first. */
function seen(root: Root, report: Report, level: Level, rng: Rng): Candidate[] {
  const plays = report.candidates.filter(({ move }) => move.kind === 'play');
  if (level.oversight === 0) return plays;
  const kept = plays.filter((candidate) => {
    const isOverlooked = rng.below(1000) < 1000 * level.oversight;
    return !isOverlooked || isAboutAtari(root, candidate.move);
  });
  return kept.length > 0 ? kept : plays.slice(0, 1);
}

/** Whether the play takes a chain in atari or touches an own one. */
function isAboutAtari({ board }: Root, move: Move): boolean {
  if (move.kind === 'pass') return false;
  return neighborsOf(board.geometry, move.point).some(
    (n) => board.stones[n] !== EMPTY && board.libertyCount(n) === 1,
  );
}

function isCloseTo(report: Report, candidate: Candidate, best: Candidate): boolean {
  if (candidate === best) return true;
  const cost = winrateOf(report, best.winrate) - winrateOf(report, candidate.winrate);
  return candidate.visits >= best.visits / 20 && cost < TOLERANCE;
}

/** Whether the play's point, or a chain beside it, is still open. */
function gains(root: Root, { ownership }: Report, open: Uint8Array, { move }: Candidate): boolean {
  if (move.kind === 'pass') return false;
  const { board, start } = root;
  if (open[move.point] === 1) return true;
  return neighborsOf(board.geometry, move.point).some((n: Point) => {
    if (board.stones[n] === EMPTY) return false;
    const stays = chainOwnership(root, ownership, n);
    if (Math.abs(stays) < SETTLED) return true;
    // Where boards count as they stand, dead stones have to be taken.
    return start.ruleset.ending === 'asItStands' && board.stones[n] !== move.color && stays < 0;
  });
}
