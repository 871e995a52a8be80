/*
 * The effects that concern the computer. It is loaded when it is first asked; what it says comes back as
 * intents, with the question that they answer.
 */
import type { Effect } from '../effect.ts';
import type { Intent } from '../intent.ts';
import { newSeed } from '../lot.ts';
import type { Asker } from './asker.ts';
import type { EngineJob, EngineQuestion } from './job.ts';

type EngineEffect = Extract<Effect, { kind: 'askEngine' | 'hurryEngine' | 'stopEngine' }>;

/** Sooner than this no move is answered, so that one sees the own stone first, and touches nothing by mistake. */
const SOONEST_MS = 350;
/** From here on it is said that the computer thinks. */
const NOTICED_MS = 300;

/** Does effects and sends what comes of them. */
export function makeEngineRunner(send: (intent: Intent) => void): (effect: EngineEffect) => void {
  let starting: Promise<Asker> | undefined;
  let asked = 0;

  const asker = (): Promise<Asker> => {
    starting ??= import('./asker.ts').then(({ startAsker }) => startAsker(newSeed()));
    return starting;
  };

  async function ask(job: EngineJob, question: EngineQuestion): Promise<void> {
    asked = job.number;
    const began = performance.now();
    const noticing = setTimeout(() => {
      send({ kind: 'engineProgressed', job, share: 0, elapsedMs: NOTICED_MS });
    }, NOTICED_MS);
    try {
      const thinking = await asker();
      // Meanwhile another question may have been asked.
      if (asked !== job.number) return;
      const answer = await thinking.ask(question, job.goal, ({ share }) =>
        send({ kind: 'engineProgressed', job, share, elapsedMs: performance.now() - began }),
      );
      if (!answer) return;
      const early = job.goal === 'turn' ? SOONEST_MS - (performance.now() - began) : 0;
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      send({ kind: 'engineAnswered', job, answer });
    } catch {
      starting?.then(
        (broken) => broken.close(),
        () => undefined,
      );
      starting = undefined;
      send({ kind: 'engineFailed', job });
    } finally {
      clearTimeout(noticing);
    }
  }

  return function run(effect) {
    switch (effect.kind) {
      case 'askEngine':
        void ask(effect.job, effect.question);
        break;
      case 'hurryEngine':
        starting?.then(
          (thinking) => thinking.hurry(),
          () => undefined,
        );
        break;
      case 'stopEngine':
        asked = 0;
        starting?.then(
          (thinking) => thinking.stop(),
          () => undefined,
        );
    }
  };
}
