/*
 * The worker's side: hears questions, thinks in short steps, and looks up between them for a stop or a
 * later question.
 */
import type { Network } from '@honte/net';
import { type Geometry, geometryOf, Position, type Start } from '@honte/rules';
import { Chance } from '../chance.ts';
import { Judge } from '../dead.ts';
import type { Evaluator } from '../evaluator.ts';
import { netEvaluator } from '../evaluators/net.ts';
import type { Level } from '../level.ts';
import type { RootShare } from '../share.ts';
import { Thinker } from '../thinker.ts';
import type { Channel } from './channel.ts';
import type { Answer, FailureCode, FromEngine, SearchRequest, ToEngine } from './messages.ts';

/** What the worker's surroundings must provide. */
export interface HostOptions {
  /** Milliseconds, never backward. */
  readonly now: () => number;
  /** Lets messages arrive: a turn of the event loop, as short as can be. */
  readonly pause: () => Promise<void>;
  /** What thinks where no network does. */
  readonly evaluatorOf: (geometry: Geometry, seed: number) => Evaluator;
  /** The network for boards of this size, if there is one by now; asked again and again. */
  readonly networkOf: (geometry: Geometry) => Network | undefined;
}

/** Milliseconds of thinking between two pauses: well below the 50 in which a stop must be heard. */
const BUSY_MS = 12;
/** … and steps, should the clock stand still. */
const BUSY_STEPS = 16;

interface Loaded {
  readonly seed: number;
  readonly nodes: number;
  thinker: Thinker | undefined;
  /** What the thinker asks; `undefined` for playouts. */
  network: Network | undefined;
}

/** A question under way. What the team sends waits in `inbox` until the search stands at the position. */
interface Job {
  readonly number: number;
  readonly inbox: RootShare[];
  /** Resolves at the next `wake`. */
  untilWoken(): Promise<void>;
  wake(): void;
}

function newJob(number: number): Job {
  let wake = () => {};
  return {
    number,
    inbox: [],
    untilWoken: () =>
      new Promise((resolve) => {
        wake = resolve;
      }),
    wake: () => wake(),
  };
}

interface Work {
  step(): boolean;
  /** Whether there is nothing to do until the team has sent something. */
  isWaiting(): boolean;
  answer(): Answer;
}

/** Serves a channel until it is closed. */
export function host(channel: Channel<ToEngine, FromEngine>, options: HostOptions): void {
  let loaded: Loaded | undefined;
  // The job that may still answer.
  let current: Job | undefined;
  const leave = (): void => {
    const left = current;
    current = undefined;
    left?.wake();
  };
  channel.receive((message) => {
    switch (message.kind) {
      case 'load':
        leave();
        loaded = { seed: message.seed, nodes: message.nodes, thinker: undefined, network: undefined };
        channel.send({ kind: 'loaded' });
        break;
      case 'stop':
        if (message.job === current?.number) leave();
        break;
      case 'join':
        if (message.job !== current?.number) break;
        current.inbox.push(message.share);
        current.wake();
        break;
      case 'search': {
        leave();
        const job = newJob(message.job);
        const code = faultOf(loaded, message);
        if (code !== undefined || loaded === undefined)
          channel.send({ kind: 'failed', job: job.number, code: code ?? 'notLoaded' });
        else {
          current = job;
          void serve(channel, options, loaded, message, job, () => current === job);
        }
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
  options: HostOptions,
  loaded: Loaded,
  request: SearchRequest,
  { number: job, inbox, untilWoken }: Job,
  isCurrent: () => boolean,
): Promise<void> {
  const { now, pause, evaluatorOf } = options;
  const { reportMs, shareMs, timeMs } = request;
  const task = { ...request, start: homed(request.start) };
  const began = now();
  // A later question may be waiting already.
  await pause();
  if (!isCurrent()) return channel.send({ kind: 'stopped', job });
  const thinker = thinkerFor(loaded, task.start.geometry, task.level, options);
  const work = workOn(task, thinker, loaded, evaluatorOf);
  let rested = now();
  let reported = began;
  let shared = began;
  const tell = (): void => {
    shared = now();
    const share = shareMs < Number.POSITIVE_INFINITY ? thinker.share() : undefined;
    if (share !== undefined) channel.send({ kind: 'share', job, share });
  };
  for (let steps = 1; !work.step(); steps++) {
    if (request.goal !== 'fates' && now() - reported >= reportMs) {
      reported = now();
      channel.send({ kind: 'progress', job, report: thinker.report, elapsedMs: now() - began });
    }
    const isWaiting = work.isWaiting();
    if (isWaiting || now() - shared >= shareMs) tell();
    if (!isWaiting && now() - rested < BUSY_MS && steps % BUSY_STEPS !== 0) continue;
    // A wait that time may end has to look at the clock.
    const isIdle = isWaiting && inbox.length === 0 && timeMs === Number.POSITIVE_INFINITY;
    await (isIdle ? untilWoken() : pause());
    rested = now();
    if (!isCurrent()) return channel.send({ kind: 'stopped', job });
    for (const share of inbox.splice(0)) thinker.join(share);
  }
  // Others may be waiting for the last of it.
  tell();
  channel.send({ kind: 'finished', job, answer: work.answer(), elapsedMs: now() - began });
}

function thinkerFor(
  loaded: Loaded,
  geometry: Geometry,
  level: Level,
  { now, evaluatorOf, networkOf }: HostOptions,
): Thinker {
  const network = level.wantsNet ? networkOf(geometry) : undefined;
  if (loaded.thinker?.search.geometry !== geometry || loaded.network !== network) {
    const { seed, nodes } = loaded;
    const evaluator = network ? netEvaluator(geometry, network) : evaluatorOf(geometry, seed);
    loaded.thinker = new Thinker(geometry, evaluator, seed, now, nodes);
    loaded.network = network;
  }
  return loaded.thinker;
}

function workOn(
  task: SearchRequest,
  thinker: Thinker,
  { seed }: Loaded,
  evaluatorOf: HostOptions['evaluatorOf'],
): Work {
  const { goal, start, moves } = task;
  if (goal === 'fates') {
    const judge = new Judge(start, moves, evaluatorOf(start.geometry, new Chance(seed).below(2 ** 31)));
    return {
      step: () => judge.step(),
      isWaiting: () => false,
      answer: () => ({ goal, fates: judge.fates }),
    };
  }
  thinker.begin(task, task.awaited);
  return {
    step: () => (goal === 'turn' ? thinker.step() : thinker.lookOn()),
    isWaiting: () => thinker.isWaiting,
    answer: () => {
      const { report } = thinker;
      return goal === 'turn' ? { goal, choice: thinker.choice, report } : { goal, report };
    },
  };
}
