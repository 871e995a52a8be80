/*
 * The worker's side: hears questions, thinks in short steps, and looks up between them for a stop or a
 * later question.
 */
import { type Geometry, geometryOf, Position, type Start } from '@honte/rules';
import { Chance } from '../chance.ts';
import { Judge } from '../dead.ts';
import type { Evaluator } from '../evaluator.ts';
import { Thinker } from '../thinker.ts';
import type { Channel } from './channel.ts';
import type { Answer, FailureCode, FromEngine, SearchRequest, ToEngine } from './messages.ts';

/** What the worker's surroundings must provide. */
export interface HostOptions {
  /** Milliseconds, never backward. */
  readonly now: () => number;
  /** Lets messages arrive: a turn of the event loop, as short as can be. */
  readonly pause: () => Promise<void>;
  readonly evaluatorOf: (geometry: Geometry, seed: number) => Evaluator;
}

/** Milliseconds of thinking between two pauses: well below the 50 in which a stop must be heard. */
const BUSY_MS = 12;
/** … and steps, should the clock stand still. */
const BUSY_STEPS = 16;

interface Loaded {
  readonly seed: number;
  readonly nodes: number;
  thinker: Thinker | undefined;
}

interface Work {
  step(): boolean;
  answer(): Answer;
}

/** Serves a channel until it is closed. */
export function host(channel: Channel<ToEngine, FromEngine>, options: HostOptions): void {
  let loaded: Loaded | undefined;
  // The job that may still answer; 0 when none may.
  let current = 0;
  channel.receive((message) => {
    switch (message.kind) {
      case 'load':
        loaded = { seed: message.seed, nodes: message.nodes, thinker: undefined };
        current = 0;
        channel.send({ kind: 'loaded' });
        break;
      case 'stop':
        if (message.job === current) current = 0;
        break;
      case 'search': {
        current = message.job;
        const { job } = message;
        const code = faultOf(loaded, message);
        if (code !== undefined || loaded === undefined)
          channel.send({ kind: 'failed', job, code: code ?? 'notLoaded' });
        else void serve(channel, options, loaded, message, () => current === job);
      }
    }
  });
}

function faultOf(loaded: Loaded | undefined, request: SearchRequest): FailureCode | undefined {
  if (loaded === undefined) return 'notLoaded';
  const isBound = Math.min(request.playouts, request.timeMs) < Number.POSITIVE_INFINITY;
  if (request.goal === 'turn' && !isBound) return 'noBound';
  let position = Position.at(homed(request.start));
  for (const move of request.moves) {
    if (move.color !== position.turn) position = position.resumed(move.color);
    const next = move.kind === 'play' ? position.after(move.point) : undefined;
    if (next !== undefined && !next.ok) return 'illegalMove';
    position = next === undefined ? position.passed() : next.value;
  }
  return undefined;
}

/** A start that came by message, with this thread's own geometry. */
function homed(start: Start): Start {
  return { ...start, geometry: geometryOf(start.geometry.width, start.geometry.height) };
}

async function serve(
  channel: Channel<ToEngine, FromEngine>,
  { now, pause, evaluatorOf }: HostOptions,
  loaded: Loaded,
  request: SearchRequest,
  isCurrent: () => boolean,
): Promise<void> {
  const { job, reportMs } = request;
  const task = { ...request, start: homed(request.start) };
  const began = now();
  // A later question may be waiting already.
  await pause();
  if (!isCurrent()) return channel.send({ kind: 'stopped', job });
  const thinker = thinkerFor(loaded, task.start.geometry, evaluatorOf, now);
  const work = workOn(task, thinker, loaded, evaluatorOf, now);
  let rested = now();
  let reported = began;
  for (let steps = 1; !work.step(); steps++) {
    if (request.goal !== 'fates' && now() - reported >= reportMs) {
      reported = now();
      channel.send({ kind: 'progress', job, report: thinker.report, elapsedMs: now() - began });
    }
    if (now() - rested < BUSY_MS && steps % BUSY_STEPS !== 0) continue;
    await pause();
    rested = now();
    if (!isCurrent()) return channel.send({ kind: 'stopped', job });
  }
  channel.send({ kind: 'finished', job, answer: work.answer(), elapsedMs: now() - began });
}

function thinkerFor(
  loaded: Loaded,
  geometry: Geometry,
  evaluatorOf: HostOptions['evaluatorOf'],
  now: () => number,
): Thinker {
  if (loaded.thinker?.search.geometry !== geometry) {
    const { seed, nodes } = loaded;
    loaded.thinker = new Thinker(geometry, evaluatorOf(geometry, seed), seed, now, nodes);
  }
  return loaded.thinker;
}

function workOn(
  task: SearchRequest,
  thinker: Thinker,
  { seed }: Loaded,
  evaluatorOf: HostOptions['evaluatorOf'],
  now: () => number,
): Work {
  const { goal, start, moves } = task;
  if (goal === 'fates') {
    const judge = new Judge(start, moves, evaluatorOf(start.geometry, new Chance(seed).below(2 ** 31)));
    return { step: () => judge.step(), answer: () => ({ goal, fates: judge.fates }) };
  }
  if (goal === 'turn') {
    thinker.begin(task);
    return {
      step: () => thinker.step(),
      answer: () => ({ goal, choice: thinker.choice, report: thinker.report }),
    };
  }
  thinker.begin({ ...task, playouts: Number.MAX_SAFE_INTEGER });
  const began = now();
  let done = 0;
  return {
    step: () => {
      done += thinker.lookOn();
      return done >= task.playouts || now() - began >= task.timeMs;
    },
    answer: () => ({ goal, report: thinker.report }),
  };
}
