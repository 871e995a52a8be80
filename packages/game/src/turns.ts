/*
 * The events that make, take back and bring back moves. Each function says how a game stands after such
 * an event, or why it cannot be. The phase fits already and whoever did it is a player: see `referee.ts`.
 */
import { accept, BLACK, COLORS, handicapStart, isPointOf, ofColor, type Result, refuse } from '@honte/rules';
import { clockAfterTurn } from './clock.ts';
import type { HandicapPlaced, Hinted, Passed, Played, Resumed, Undone, Voided } from './event.ts';
import { beginLine, extend, type Line, positionAt, startOfLine, takeBack } from './line.ts';
import {
  finishedStage,
  isOverForGood,
  type Marks,
  markingStage,
  marksIn,
  NOBODY,
  PLAY,
  type Stage,
} from './phase.ts';
import type { GameRefusal } from './refusal.ts';
import type { Goal } from './setup.ts';
import { type Standing, withOneMore, withTrue } from './standing.ts';
import { turnOnResume } from './step.ts';

type Judged = Result<Standing, GameRefusal>;

export function afterMove(standing: Standing, event: Played | Passed): Judged {
  const { line, clock } = standing;
  const { turn, geometry } = positionAt(line);
  if (event.by !== turn) return refuse({ code: 'notYourTurn', turn });
  if (ofColor(clock, turn).kind === 'out') return refuse({ code: 'timeUp' });
  if (event.kind === 'played' && !isPointOf(geometry, event.point)) return refuse({ code: 'offBoard' });
  const longer = extend(
    line,
    event.kind === 'played'
      ? { kind: 'play', color: turn, point: event.point }
      : { kind: 'pass', color: turn },
  );
  if (!longer.ok) return refuse({ code: 'illegal', refusal: longer.error });
  return accept({
    ...standing,
    line: longer.value,
    stage: stageAt(longer.value, undefined, standing.setup.goal),
    undone: undefined,
    voided: NOBODY,
    clock: clockAfterTurn(clock, turn, longer.value.ply),
  });
}

export function afterHandicap(standing: Standing, { by, points }: HandicapPlaced): Judged {
  const { setup, clock } = standing;
  const { geometry, ruleset, komi } = setup.start;
  if (!standing.awaitsHandicap) return refuse({ code: 'noHandicapExpected' });
  if (by !== BLACK) return refuse({ code: 'notYourTurn', turn: BLACK });
  if (clock.black.kind === 'out') return refuse({ code: 'timeUp' });
  const expected = setup.freeHandicap;
  if (points.length !== expected) return refuse({ code: 'handicapCount', expected, given: points.length });
  if (!points.every((p) => isPointOf(geometry, p))) return refuse({ code: 'offBoard' });
  const start = handicapStart(geometry, ruleset, points, { komi });
  if (!start.ok) return refuse({ code: 'handicapStones', refusal: start.error });
  const line = beginLine(start.value);
  return accept({ ...standing, line, awaitsHandicap: false, clock: clockAfterTurn(clock, BLACK, 0) });
}

export function afterResumed(standing: Standing, { by }: Resumed): Judged {
  const turn = turnOnResume(positionAt(standing.line), by);
  const line = extend(standing.line, { kind: 'resume', turn });
  if (!line.ok) return refuse({ code: 'illegal', refusal: line.error });
  return accept({ ...standing, line: line.value, stage: PLAY });
}

export function afterUndone(standing: Standing, { by, plies }: Undone): Judged {
  const { line, stage } = standing;
  if (isOverForGood(stage)) return refuse({ code: 'wrongPhase', phase: stage.kind });
  const isPossible = Number.isInteger(plies) && plies >= 1 && plies <= line.ply;
  if (!isPossible) return refuse({ code: 'nothingToUndo', most: line.ply });
  return accept({
    ...standing,
    line: takeBack(line, plies),
    stage: PLAY,
    undone: { line, marks: marksIn(stage), before: standing.undone },
    voided: NOBODY,
    undos: withOneMore(standing.undos, by),
  });
}

export function afterRedone(standing: Standing): Judged {
  const { undone } = standing;
  if (!undone) return refuse({ code: 'nothingToRedo' });
  const stage = stageAt(undone.line, undone.marks, standing.setup.goal);
  return accept({ ...standing, line: undone.line, stage, undone: undone.before, voided: NOBODY });
}

export function afterHint(standing: Standing, { by, move }: Hinted): Judged {
  const position = positionAt(standing.line);
  const { turn } = position;
  if (by !== turn || move.color !== turn) return refuse({ code: 'notYourTurn', turn });
  if (move.kind === 'play') {
    if (!isPointOf(position.geometry, move.point)) return refuse({ code: 'offBoard' });
    const legality = position.legality(move.point);
    if (legality.kind !== 'legal') return refuse({ code: 'illegal', refusal: legality });
  }
  return accept({ ...standing, hints: withOneMore(standing.hints, by) });
}

export function afterVoided(standing: Standing, { by }: Voided): Judged {
  if (!isLongCycle(standing.line)) return refuse({ code: 'noLongCycle' });
  if (ofColor(standing.voided, by)) return refuse({ code: 'alreadyVoided' });
  const voided = withTrue(standing.voided, by);
  const isOver = voided.black && voided.white;
  const stage = isOver ? finishedStage(standing.stage, { kind: 'void' }) : standing.stage;
  return accept({ ...standing, voided, stage });
}

/** Whether the position came back and the rules let the players agree on no result. */
export function isLongCycle(line: Line): boolean {
  const { ruleset, repeats } = positionAt(line);
  return ruleset.longCycle === 'noResult' && repeats !== undefined;
}

/** The phase that a line leads to, with `marks` where it is marking. */
function stageAt(line: Line, marks: Marks, goal: Goal | undefined): Stage {
  if (goal === 'firstCapture') return captureStageAt(line);
  if (!positionAt(line).isStopped) return PLAY;
  const { ending, secondStop } = startOfLine(line).ruleset;
  const isOver = ending === 'asItStands' || (secondStop === 'allAlive' && isSecondStop(line));
  return isOver ? finishedStage(PLAY, { kind: 'counted' }) : markingStage(marks);
}

/** The phase of a game that the first capture decides; a suicide hands it to the opponent. */
function captureStageAt(line: Line): Stage {
  const { board, isStopped } = positionAt(line);
  for (const winner of COLORS)
    if (board.prisoners(winner) > 0) return finishedStage(PLAY, { kind: 'captured', winner });
  return isStopped ? finishedStage(PLAY, { kind: 'nothingCaptured' }) : PLAY;
}

/** Whether the two passes that stopped play came at once after it went on from an earlier stop. */
function isSecondStop(line: Line): boolean {
  return line.before?.before?.step?.kind === 'resume';
}
