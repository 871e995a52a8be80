/*
 * The asker's side: one question at a time, the latest wins, and no answer to an old one is heard. A team of
 * workers is asked like one: the first leads, which is to say that it chooses and answers; all of them search
 * the same position and pass on what they find. Begin with `EngineClient`.
 */
import type { Report } from '../report.ts';
import type { Channel } from './channel.ts';
import type { Answer, FailureCode, FromEngine, SearchRequest, ToEngine } from './messages.ts';

export type Question = Omit<SearchRequest, 'kind' | 'job' | 'shareMs' | 'awaited'>;

export type Outcome =
  | { readonly kind: 'finished'; readonly answer: Answer; readonly elapsedMs: number }
  /** By `stop`, `close` or a later question. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly code: FailureCode };

interface Pending {
  readonly job: number;
  readonly settle: (outcome: Outcome) => void;
  readonly onProgress: (report: Report, elapsedMs: number) => void;
}

export interface EngineClient {
  /** Thinks with this seed and memory (of each worker) from now on; resolves when all are ready. */
  load(seed: number, nodes: number): Promise<void>;
  /** Asks, and stops whatever was asked before. */
  ask(question: Question, onProgress?: (report: Report, elapsedMs: number) => void): Promise<Outcome>;
  /** Stops the question that is open, if any: its outcome is `stopped` at once. */
  stop(): void;
  close(): void;
}

type Line = Channel<FromEngine, ToEngine>;

/** Milliseconds between the shares of a team: this part of the time for the turn, within these bounds. */
const SHARES_A_TURN = 16;
const MOST_SHARE_MS = 100;
const LEAST_SHARE_MS = 20;
/** Between the seeds of a team, so that no two search alike. */
const SEED_STEP = 7919;

export function engineClient(channel: Line): EngineClient {
  return teamClient([channel]);
}

/**
 * Asks a team of workers, one at the end of each channel; at least one. They share the playouts of a
 * question, and what each finds at the root, by messages that pass through here. A team of one is a
 * worker alone, and plays the same game again from the same seed; a larger one does not.
 */
export function teamClient(team: readonly Line[]): EngineClient {
  let jobs = 0;
  let pending: Pending | undefined;
  const loads: (() => void)[] = [];
  /** How many loads each worker has answered. */
  const ready = team.map(() => 0);
  let told = 0;

  const sendAll = (message: ToEngine, except?: Line): void => {
    for (const line of team) if (line !== except) line.send(message);
  };
  const settle = (outcome: Outcome): void => {
    const settled = pending;
    pending = undefined;
    settled?.settle(outcome);
  };
  const stop = (): void => {
    if (pending === undefined) return;
    sendAll({ kind: 'stop', job: pending.job });
    settle({ kind: 'stopped' });
  };
  const tellLoaded = (): void => {
    while (told < Math.min(...ready)) loads[told++]?.();
  };
  team.forEach((line, member) => {
    line.receive((message) => {
      if (message.kind === 'loaded') {
        ready[member]!++;
        tellLoaded();
        return;
      }
      if (pending === undefined || message.job !== pending.job) return;
      if (message.kind === 'share') sendAll({ kind: 'join', job: message.job, share: message.share }, line);
      else if (member === 0) hear(message, pending);
    });
  });
  const hear = (message: Exclude<FromEngine, { kind: 'loaded' | 'share' }>, { job, onProgress }: Pending) => {
    switch (message.kind) {
      case 'progress':
        onProgress(message.report, message.elapsedMs);
        break;
      case 'finished':
        sendAll({ kind: 'stop', job }, team[0]);
        settle({ kind: 'finished', answer: message.answer, elapsedMs: message.elapsedMs });
        break;
      case 'failed':
        sendAll({ kind: 'stop', job }, team[0]);
        settle({ kind: 'failed', code: message.code });
        break;
      case 'stopped':
        break;
    }
  };

  return {
    load: (seed, nodes) =>
      new Promise((tell) => {
        stop();
        loads.push(tell);
        team.forEach((line, member) => {
          line.send({ kind: 'load', seed: seed + SEED_STEP * member, nodes });
        });
      }),
    ask: (question, onProgress = () => {}) => {
      stop();
      const job = ++jobs;
      return new Promise((done) => {
        pending = { job, settle: done, onProgress };
        partsOf(question, team.length).forEach((part, member) => {
          team[member]?.send({ ...part, kind: 'search', job });
        });
      });
    },
    stop,
    close: () => {
      stop();
      for (const line of team) line.close();
    },
  };
}

/** What each of a team is asked, the leader first; fewer parts than members where there is too little to do. */
function partsOf(question: Question, size: number): Omit<SearchRequest, 'kind' | 'job'>[] {
  const { goal, playouts, timeMs } = question;
  const isBound = playouts < Number.POSITIVE_INFINITY;
  const parts = goal === 'fates' ? 1 : Math.max(1, Math.min(size, playouts));
  const shareMs = Math.max(LEAST_SHARE_MS, Math.min(MOST_SHARE_MS, timeMs / SHARES_A_TURN));
  const each = Math.floor(playouts / parts);
  return Array.from({ length: parts }, (_, member) => {
    const own = member === 0 ? playouts - each * (parts - 1) : each;
    return {
      ...question,
      // Who does not lead searches and reports to the team alone.
      ...(member === 0 ? {} : { goal: 'analysis', reportMs: Number.POSITIVE_INFINITY }),
      shareMs: parts === 1 ? Number.POSITIVE_INFINITY : shareMs,
      awaited: isBound ? playouts - own : 0,
    };
  });
}
