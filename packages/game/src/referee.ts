/*
 * Says of every event whether it can follow, and how the game stands after it. What holds for all events
 * is judged here: the phase, the time, the pause; what is special to each, in `turns.ts` and
 * `marking.ts`.
 */
import { accept, BLACK, type Color, ofColor, type Result, refuse, WHITE } from '@honte/rules';
import { clockAt, clockRunning } from './clock.ts';
import type { Event } from './event.ts';
import { positionAt } from './line.ts';
import { afterAgreed, afterMark } from './marking.ts';
import { type Ending, finishedStage, type Phase } from './phase.ts';
import type { GameRefusal } from './refusal.ts';
import type { Standing } from './standing.ts';
import {
  afterHandicap,
  afterHint,
  afterMove,
  afterRedone,
  afterResumed,
  afterUndone,
  afterVoided,
} from './turns.ts';

type Judged = Result<Standing, GameRefusal>;

const BEFORE_THE_END: readonly Phase[] = ['play', 'marking'];

/** In which phases each event can happen. */
const PHASES: { readonly [K in Event['kind']]: readonly Phase[] } = {
  played: ['play'],
  passed: ['play'],
  handicapPlaced: ['play'],
  hinted: ['play'],
  voided: ['play'],
  timedOut: ['play'],
  markedDead: ['marking'],
  markedAlive: ['marking'],
  markedSeki: ['marking'],
  agreed: ['marking'],
  resumed: ['marking'],
  resigned: BEFORE_THE_END,
  undone: ['play', 'marking', 'finished'],
  redone: BEFORE_THE_END,
  paused: BEFORE_THE_END,
  continued: BEFORE_THE_END,
  aborted: BEFORE_THE_END,
};

/** What ends a pause, or the game. */
const IN_A_PAUSE: readonly Event['kind'][] = ['continued', 'resigned', 'aborted'];

/** What is no use before Black placed its handicap. */
const AFTER_HANDICAP: readonly Event['kind'][] = ['played', 'passed', 'hinted'];

/** How a game stands after `event`, or why it cannot happen. Never throws. */
export function judge(standing: Standing, event: Event): Judged {
  const refusal = objectionTo(standing, event);
  if (refusal) return refuse(refusal);
  const { at } = event;
  const after = follow({ ...standing, at, clock: clockAt(standing.clock, at) }, event);
  if (!after.ok) return after;
  const { clock, isPaused, line, stage } = after.value;
  const isRunning = stage.kind === 'play' && !isPaused;
  const running = isRunning ? positionAt(line).turn : undefined;
  return accept({ ...after.value, clock: clockRunning(clock, running) });
}

/** What speaks against an event whatever its kind. */
function objectionTo(standing: Standing, event: Event): GameRefusal | undefined {
  const { stage, at, awaitsHandicap, setup } = standing;
  const phase = stage.kind;
  if (!PHASES[event.kind].includes(phase)) return { code: 'wrongPhase', phase };
  if ('by' in event && event.by !== BLACK && event.by !== WHITE) return { code: 'noSuchColor' };
  if (!(Number.isFinite(event.at) && event.at >= at)) return { code: 'timeRunsBack', last: at };
  if (standing.isPaused && !IN_A_PAUSE.includes(event.kind)) return { code: 'paused' };
  if (awaitsHandicap && AFTER_HANDICAP.includes(event.kind))
    return { code: 'handicapExpected', stones: setup.freeHandicap };
  return undefined;
}

function follow(standing: Standing, event: Event): Judged {
  switch (event.kind) {
    case 'played':
    case 'passed':
      return afterMove(standing, event);
    case 'handicapPlaced':
      return afterHandicap(standing, event);
    case 'resigned':
      return accept(ended(standing, { kind: 'resigned', loser: event.by }));
    case 'timedOut':
      return afterTime(standing, event.by);
    case 'markedDead':
    case 'markedAlive':
    case 'markedSeki':
      return afterMark(standing, event);
    case 'agreed':
      return afterAgreed(standing, event);
    case 'resumed':
      return afterResumed(standing, event);
    case 'undone':
      return afterUndone(standing, event);
    case 'redone':
      return afterRedone(standing);
    case 'hinted':
      return afterHint(standing, event);
    case 'voided':
      return afterVoided(standing, event);
    case 'paused':
      return accept({ ...standing, isPaused: true });
    case 'continued':
      return standing.isPaused ? accept({ ...standing, isPaused: false }) : refuse({ code: 'notPaused' });
    case 'aborted':
      return accept(ended(standing, { kind: 'aborted' }));
  }
}

function afterTime(standing: Standing, by: Color): Judged {
  if (standing.clock.settings.kind === 'none') return refuse({ code: 'untimed' });
  const left = ofColor(standing.clock, by);
  return left.kind === 'out'
    ? accept(ended(standing, { kind: 'timedOut', loser: by }))
    : refuse({ code: 'timeNotUp', left });
}

function ended(standing: Standing, ending: Ending): Standing {
  return { ...standing, stage: finishedStage(standing.stage, ending) };
}
