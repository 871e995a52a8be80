/*
 * The effects that concern the computer. It is loaded when it is first asked; what it says comes back as
 * intents, with the question that they answer.
 */
import type { LevelName } from '@honte/engine';
import type { Effect } from '../effect.ts';
import type { Intent } from '../intent.ts';
import { newSeed } from '../lot.ts';
import type { Asker } from './asker.ts';
import { failureOf } from './failure.ts';
import type { EngineJob, EngineQuestion } from './job.ts';
import { aloneWith } from './one-tab.ts';
import { type Device, type Staff, staffOf } from './staff.ts';

type EngineEffect = Extract<Effect, { kind: 'askEngine' | 'hurryEngine' | 'stopEngine' }>;

/**
 * Sooner than this no move is answered, so that one sees the own stone first, and touches nothing by mistake;
 * unless the computer has no time to wait.
 */
const SOONEST_MS = 350;
/** From here on it is said that the computer thinks. */
const NOTICED_MS = 300;

/** The workers that are there, or are being started, and what for. */
interface Started {
  readonly staff: Staff;
  readonly asker: Promise<Asker>;
}

/** Does effects and sends what comes of them. */
export function makeEngineRunner(send: (intent: Intent) => void): (effect: EngineEffect) => void {
  let started: Started | undefined;
  let asked = 0;

  const withAsker = (act: (asker: Asker) => void): void => {
    started?.asker.then(act, () => undefined);
  };
  const dismiss = (): void => {
    withAsker((thinking) => thinking.close());
    started = undefined;
  };
  /** Those who think at this level; others are sent away. */
  const startedFor = (level: LevelName): Started => {
    const staff = staffOf(level, deviceOf(navigator));
    if (started && (started.staff.workers !== staff.workers || started.staff.nodes !== staff.nodes))
      dismiss();
    started ??= {
      staff,
      asker: import('./asker.ts').then(({ startAsker }) => startAsker(newSeed(), staff)),
    };
    return started;
  };

  async function ask(job: EngineJob, question: EngineQuestion): Promise<void> {
    asked = job.number;
    const isLatest = () => asked === job.number;
    let isHere = false;
    const noticing = setTimeout(() => {
      send({ kind: 'engineProgressed', job, progress: { share: 0, elapsedMs: NOTICED_MS, isHere } });
    }, NOTICED_MS);
    try {
      await aloneWith(job.game, () => {
        isHere = true;
        return answer(job, question, isLatest);
      });
    } catch (error) {
      send({ kind: 'engineFailed', job, why: failureOf(error, navigator.onLine) });
    } finally {
      clearTimeout(noticing);
    }
  }

  /** Has the question answered; of one that is stopped, or followed by another, nothing is heard. */
  async function answer(job: EngineJob, question: EngineQuestion, isLatest: () => boolean): Promise<void> {
    if (!isLatest()) return;
    const began = performance.now();
    const mine = startedFor(question.level);
    try {
      const thinking = await mine.asker;
      if (!isLatest()) return;
      const found = await thinking.ask(question, job.goal, ({ share }) =>
        send({
          kind: 'engineProgressed',
          job,
          progress: { share, elapsedMs: performance.now() - began, isHere: true },
        }),
      );
      if (!found) return;
      const soonest = job.goal === 'turn' ? Math.min(SOONEST_MS, thinking.clockMs(question)) : 0;
      const early = soonest - (performance.now() - began);
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      send({ kind: 'engineAnswered', job, answer: found });
    } catch (error) {
      // The next question gets others.
      if (started === mine) dismiss();
      throw error;
    }
  }

  return function run(effect) {
    switch (effect.kind) {
      case 'askEngine':
        void ask(effect.job, effect.question);
        break;
      case 'hurryEngine':
        withAsker((thinking) => thinking.hurry());
        break;
      case 'stopEngine':
        asked = 0;
        withAsker((thinking) => thinking.stop());
    }
  };
}

function deviceOf(here: Navigator & { readonly deviceMemory?: number }): Device {
  return { cores: here.hardwareConcurrency, memory: here.deviceMemory };
}
