/*
 * The asker's side: one question at a time, the latest wins, and no answer to an old one is heard.
 */
import type { Report } from '../report.ts';
import type { Channel } from './channel.ts';
import type { Answer, FailureCode, FromEngine, SearchRequest, ToEngine } from './messages.ts';

export type Question = Omit<SearchRequest, 'kind' | 'job'>;

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
  /** Thinks with this seed and memory from now on; resolves when the worker is ready. */
  load(seed: number, nodes: number): Promise<void>;
  /** Asks, and stops whatever was asked before. */
  ask(question: Question, onProgress?: (report: Report, elapsedMs: number) => void): Promise<Outcome>;
  /** Stops the question that is open, if any: its outcome is `stopped` at once. */
  stop(): void;
  close(): void;
}

export function engineClient(channel: Channel<FromEngine, ToEngine>): EngineClient {
  let jobs = 0;
  let pending: Pending | undefined;
  let onLoaded: (() => void)[] = [];
  const stop = (): void => {
    if (pending === undefined) return;
    const { job, settle } = pending;
    pending = undefined;
    channel.send({ kind: 'stop', job });
    settle({ kind: 'stopped' });
  };
  const settle = (outcome: Outcome): void => {
    const settled = pending;
    pending = undefined;
    settled?.settle(outcome);
  };
  channel.receive((message) => {
    if (message.kind === 'loaded') {
      for (const tell of onLoaded) tell();
      onLoaded = [];
      return;
    }
    if (message.job !== pending?.job) return;
    switch (message.kind) {
      case 'progress':
        pending.onProgress(message.report, message.elapsedMs);
        break;
      case 'finished':
        settle({ kind: 'finished', answer: message.answer, elapsedMs: message.elapsedMs });
        break;
      case 'stopped':
        settle({ kind: 'stopped' });
        break;
      case 'failed':
        settle({ kind: 'failed', code: message.code });
    }
  });
  return {
    load: (seed, nodes) =>
      new Promise((tell) => {
        stop();
        onLoaded.push(tell);
        channel.send({ kind: 'load', seed, nodes });
      }),
    ask: (question, onProgress = () => {}) => {
      stop();
      const job = ++jobs;
      return new Promise((done) => {
        pending = { job, settle: done, onProgress };
        channel.send({ ...question, kind: 'search', job });
      });
    },
    stop,
    close: () => {
      stop();
      channel.close();
    },
  };
}
