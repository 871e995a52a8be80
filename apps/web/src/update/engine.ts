/*
 * The computer as a player. Whenever something of interest to it is open it is asked, whatever brought the
 * page there; whatever it was at before is stopped, and an answer to another question is dropped.
 */

import type { ChainFate, Choice } from '@honte/engine';
import { type Event, type Game, isPaused, marksOf, phaseOf, positionOf } from '@honte/game';
import type { Color, Move } from '@honte/rules';
import { isRunning } from '../clock/moment.ts';
import { chainsOf, markIn, proposalOf, stopOf } from '../derive/dispute.ts';
import { engineQuestionOf } from '../derive/engine-question.ts';
import { type EngineJob, IDLE } from '../engine/job.ts';
import type { Computer } from '../game-sheet.ts';
import type { Intent } from '../intent.ts';
import type { Table } from '../kept-game.ts';
import type { AppState, OpenRoom } from '../state.ts';
import { happened } from './happened.ts';
import { marked } from './toggles.ts';
import type { Updated } from './updated.ts';

type EngineIntent = Extract<
  Intent,
  { kind: 'hurryChosen' | 'askedAgain' | 'engineProgressed' | 'engineAnswered' | 'engineFailed' }
>;

export function updateEngine(state: AppState, intent: EngineIntent): Updated {
  const { engine } = state;
  switch (intent.kind) {
    case 'hurryChosen':
      return [state, engine.kind === 'thinking' ? [{ kind: 'hurryEngine' }] : []];
    case 'askedAgain':
      // Idle, it is asked what the page wants of it.
      return [engine.kind === 'failed' ? { ...state, engine: IDLE } : state, []];
    default:
      return engine.kind === 'thinking' && engine.job.number === intent.job.number
        ? heard(state, engine.job, intent)
        : [state, []];
  }
}

function heard(
  state: AppState,
  job: EngineJob,
  intent: Exclude<EngineIntent, { kind: 'hurryChosen' | 'askedAgain' }>,
): Updated {
  const { room } = state;
  switch (intent.kind) {
    case 'engineProgressed':
      return [{ ...state, engine: { kind: 'thinking', job, progress: intent.progress } }, []];
    case 'engineFailed':
      if (job.goal === 'hint' && room.kind === 'open') return withoutHint({ ...state, engine: IDLE }, room);
      return paused({ ...state, engine: { kind: 'failed', job, why: intent.why } });
    case 'engineAnswered': {
      if (room.kind !== 'open') return [state, []];
      const idle = { ...state, engine: IDLE };
      const { answer } = intent;
      if (answer.goal === 'hint') return hinted(idle, room, answer.move);
      const { computer } = room.table.sheet;
      if (answer.goal === 'fates') return judged(idle, room, answer.chains, computer?.color);
      if (!computer) return [state, []];
      const { choice, lead } = answer;
      return estimating(stillAsking(took(idle, room, choice, computer.color), room.asks), lead);
    }
  }
}

/** A computer that cannot think loses no time: the clock stands still until it is asked again. */
function paused(state: AppState): Updated {
  const { room } = state;
  if (room.kind !== 'open' || !isRunning(room.table)) return [state, []];
  return happened(state, room, [{ kind: 'paused', at: 0 }]) ?? [state, []];
}

/** Its turn is taken. What it could not know to be forbidden becomes a pass. */
function took(state: AppState, room: OpenRoom, choice: Choice, by: Color): Updated {
  const pass: Event = { kind: 'passed', by, at: 0 };
  switch (choice.kind) {
    case 'play':
      return (
        happened(state, room, [{ kind: 'played', by, at: 0, point: choice.point }]) ??
        happened(state, room, [pass]) ?? [state, []]
      );
    case 'pass':
      return happened(state, room, [pass]) ?? [state, []];
    case 'resign':
      return happened(state, room, [{ kind: 'resigned', by, at: 0 }]) ?? [state, []];
  }
}

/** The hint is shown and counted. */
function hinted(state: AppState, room: OpenRoom, move: Move): Updated {
  const shown = happened(state, room, [{ kind: 'hinted', by: move.color, at: 0, move }]);
  return shown ? stillAsking(shown, room.asks) : withoutHint(state, room);
}

function withoutHint(state: AppState, room: OpenRoom): Updated {
  const notice = { kind: 'hintRefused', why: 'failed' } as const;
  return [{ ...state, room: { ...room, isSeekingHint: false, notice } }, []];
}

/** Whoever is being asked something while it moves is still asked: no button changes under the finger. */
function stillAsking([state, effects]: Updated, asks: OpenRoom['asks']): Updated {
  const { room } = state;
  if (room.kind !== 'open' || phaseOf(room.table.game) !== 'play') return [state, effects];
  return [{ ...state, room: { ...room, asks } }, effects];
}

/** The room with what it thinks of the game after its turn. */
function estimating([state, effects]: Updated, lead: number): Updated {
  const { room } = state;
  if (room.kind !== 'open') return [state, effects];
  const estimate = { events: room.table.game.length, lead };
  return [{ ...state, room: { ...room, estimate } }, effects];
}

/** It proposes who is dead, or only remembers how sure it was of a proposal that was made before. */
function judged(
  state: AppState,
  room: OpenRoom,
  judgment: readonly ChainFate[],
  by: Color | undefined,
): Updated {
  const knowing = { ...room, judgment };
  const { game } = room.table;
  if (by === undefined) {
    // Two people: it is no party, accepts nothing, and leaves alone what they have begun to mark.
    const marks = game === stopOf(game) ? markingBy(game, judgment, positionOf(game).turn) : [];
    return happened(state, knowing, marks) ?? [{ ...state, room: knowing }, []];
  }
  if (proposalOf(game, by)) return [{ ...state, room: knowing }, []];
  return (
    happened(state, knowing, [...markingBy(game, judgment, by), { kind: 'agreed', by, at: 0 }]) ?? [state, []]
  );
}

/** The marks that it proposes. */
function markingBy(game: Game, judgment: readonly ChainFate[], by: Color): Event[] {
  const marks = marksOf(game);
  const events: Event[] = [];
  for (const chain of chainsOf(positionOf(game).board)) {
    const [point] = chain;
    if (point === undefined) continue;
    const fate = judgment.find(({ chain: [first] }) => first !== undefined && chain.includes(first))?.fate;
    if (fate === undefined || fate === markIn(marks, point)) continue;
    events.push(marked(fate, point, by));
  }
  return events;
}

/** The same, with the computer at what the page now wants of it. */
export function attended([state, effects]: Updated): Updated {
  const { room, engine } = state;
  const wanted = wantedOf(state);
  const isAtIt =
    engine.kind !== 'idle' &&
    wanted !== undefined &&
    engine.job.game === wanted.game &&
    engine.job.events === wanted.events &&
    engine.job.goal === wanted.goal;
  // What failed in a pause is said as long as it lasts.
  const isSaying = engine.kind === 'failed' && room.kind === 'open' && isPaused(room.table.game);
  if (isAtIt || isSaying || (engine.kind === 'idle' && wanted === undefined)) return [state, effects];
  if (wanted === undefined || room.kind !== 'open')
    return [{ ...state, engine: IDLE }, [...effects, { kind: 'stopEngine' }]];
  const job = { ...wanted, number: state.jobs + 1 };
  const question = engineQuestionOf(room.table, thinkerOf(room.table, job.goal), job.goal, state.now);
  return [
    { ...state, jobs: job.number, engine: { kind: 'thinking', job, progress: undefined } },
    [...effects, { kind: 'askEngine', job, question }],
  ];
}

/**
 * Who thinks: for a hint, the strongest level in the place of whoever is to move, and with their time; between
 * two people, whoever needs least, since no level knows better who is dead.
 */
function thinkerOf({ game, sheet }: Table, goal: EngineJob['goal']): Computer {
  const { turn: color } = positionOf(game);
  return goal === 'hint' ? { color, level: 'hard' } : (sheet.computer ?? { color, level: 'easy' });
}

/** What is to be asked of the computer, if anything. */
function wantedOf({ room }: AppState): Omit<EngineJob, 'number'> | undefined {
  if (room.kind !== 'open') return undefined;
  const { game, sheet, id } = room.table;
  switch (phaseOf(game)) {
    case 'play': {
      if (isPaused(game)) return undefined;
      const isIts = positionOf(game).turn === sheet.computer?.color;
      if (isIts) return { game: id, events: game.length, goal: 'turn' };
      return room.isSeekingHint ? { game: id, events: game.length, goal: 'hint' } : undefined;
    }
    case 'marking':
      // Marks may change meanwhile; the position that they are about does not.
      return room.judgment ? undefined : { game: id, events: stopOf(game).length, goal: 'fates' };
    case 'finished':
      return undefined;
  }
}
