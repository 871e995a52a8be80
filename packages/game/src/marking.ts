/*
 * The events of the phase between the stop and the count: chains are marked, the marks accepted. Any new
 * mark takes back both acceptances, so that nobody accepts what they have not seen.
 */
import { accept, isPointOf, ofColor, type Result, refuse } from '@honte/rules';
import type { Agreed, Marked } from './event.ts';
import { positionAt } from './line.ts';
import { ALIVE, DEAD, finishedStage, type Mark, markAt, markingStage, SEKI, withMark } from './phase.ts';
import type { GameRefusal } from './refusal.ts';
import { type Standing, withTrue } from './standing.ts';

type Judged = Result<Standing, GameRefusal>;

const MARKS: { readonly [K in Marked['kind']]: Mark } = {
  markedAlive: ALIVE,
  markedDead: DEAD,
  markedSeki: SEKI,
};

export function afterMark(standing: Standing, { kind, point }: Marked): Judged {
  const { stage } = standing;
  if (stage.kind !== 'marking') return refuse({ code: 'wrongPhase', phase: stage.kind });
  const { board, geometry } = positionAt(standing.line);
  if (!isPointOf(geometry, point)) return refuse({ code: 'offBoard' });
  const chain = board.chainAt(point);
  if (chain.length === 0) return refuse({ code: 'noChain' });
  const mark = MARKS[kind];
  if (markAt(stage.marks, point) === mark) return refuse({ code: 'alreadyMarked' });
  const marks = withMark(stage.marks, geometry.points, chain, mark);
  return accept({ ...standing, stage: markingStage(marks) });
}

export function afterAgreed(standing: Standing, { by }: Agreed): Judged {
  const { stage } = standing;
  if (stage.kind !== 'marking') return refuse({ code: 'wrongPhase', phase: stage.kind });
  if (ofColor(stage.accepted, by)) return refuse({ code: 'alreadyAgreed' });
  const accepted = withTrue(stage.accepted, by);
  const isOver = accepted.black && accepted.white;
  const next = isOver ? finishedStage(stage, { kind: 'counted' }) : { ...stage, accepted };
  return accept({ ...standing, stage: next });
}
