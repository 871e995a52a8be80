/*
 * Asks the computer in its workers. This file and what it imports are loaded when somebody first plays
 * against the computer, and not before.
 */
import {
  type Choice,
  type EngineClient,
  type FromEngine,
  firstCaptureChoice,
  LEVELS,
  type Level,
  type Outcome,
  type Question,
  type Report,
  type ToEngine,
  teamClient,
  webChannel,
} from '@honte/engine';
import type { Move } from '@honte/rules';
import { clockMs } from './clock-ms.ts';
import { WorkerBroke } from './failure.ts';
import type { EngineAnswer, EngineJob, EngineQuestion, Progress } from './job.ts';
import type { Staff } from './staff.ts';

const REPORT_MS = 250;

type Thought = Omit<Progress, 'isHere'>;

export interface Asker {
  /** The answer; `undefined` when the question was stopped. Rejects when a worker breaks down. */
  ask(
    question: EngineQuestion,
    goal: EngineJob['goal'],
    onProgress: (progress: Thought) => void,
  ): Promise<EngineAnswer | undefined>;
  /** How long it may take for an answer, milliseconds; `Infinity` where nobody times it. */
  clockMs(question: EngineQuestion): number;
  /** Has it answer a question about a turn with what it has found so far. */
  hurry(): void;
  stop(): void;
  close(): void;
}

/** Starts the workers. Rejects when one of them cannot be started, and leaves none behind. */
export async function startAsker(seed: number, staff: Staff): Promise<Asker> {
  const workers = Array.from(
    { length: staff.workers },
    () => new Worker(new URL('./thinking.worker.ts', import.meta.url), { type: 'module' }),
  );
  const client = teamClient(workers.map((worker) => webChannel<FromEngine, ToEngine>(worker)));
  const broken = new Promise<never>((_, reject) => {
    // A script that does not come has no message; one that fails says how.
    for (const worker of workers)
      worker.addEventListener('error', ({ message }) =>
        reject(message ? new WorkerBroke(message) : new Error('a worker was not loaded')),
      );
  });
  // Whoever waits for an answer hears of it; nobody may be waiting.
  broken.catch(() => undefined);
  try {
    await Promise.race([client.load(seed, staff.nodes), broken]);
  } catch (error) {
    client.close();
    throw error;
  }
  return askerOf(client, broken);
}

function askerOf(client: EngineClient, broken: Promise<never>): Asker {
  let hurry = (): void => {};
  return {
    ask: async (question, goal, onProgress) => {
      const asked = askedOf(question, goal);
      const watch = progressOf(asked, onProgress);
      let outcome = client.ask(asked, watch);
      let mayHurry = goal !== 'fates';
      let isHurried = false;
      hurry = () => {
        if (!mayHurry) return;
        mayHurry = false;
        isHurried = true;
        // Asked again, it still has its tree, and chooses at once by what that holds.
        outcome = client.ask({ ...asked, timeMs: 1 });
      };
      const first = await Promise.race([outcome, broken]);
      mayHurry = false;
      const last = isHurried && first.kind === 'stopped' ? await Promise.race([outcome, broken]) : first;
      return answerOf(last, question, goal);
    },
    clockMs,
    hurry: () => hurry(),
    stop: () => {
      hurry = () => {};
      client.stop();
    },
    close: () => client.close(),
  };
}

function askedOf(question: EngineQuestion, goal: EngineJob['goal']): Question {
  const { start, moves, level, playsOut } = question;
  const named = LEVELS[level];
  // A dispute is about stones and not about strength: no level overlooks what it claims, or gives up.
  const able = named.playouts < LEVELS.medium.playouts ? LEVELS.medium : named;
  const thinking: Level = playsOut ? { ...able, resigns: false } : named;
  const { playouts } = thinking;
  const timeMs = Math.min(thinking.timeMs, clockMs(question));
  const asked = goal === 'hint' ? 'turn' : goal;
  return { goal: asked, start, moves, level: thinking, playouts, timeMs, reportMs: REPORT_MS };
}

/** How much is done, by whichever bound is nearer; what an earlier search had found is not counted. */
function progressOf(
  { playouts, timeMs }: Question,
  onProgress: (progress: Thought) => void,
): (report: Report, elapsedMs: number) => void {
  let before: number | undefined;
  return ({ visits }, elapsedMs) => {
    before ??= visits;
    const share = Math.min(1, Math.max((visits - before) / playouts, elapsedMs / timeMs));
    onProgress({ share, elapsedMs });
  };
}

function answerOf(
  outcome: Outcome,
  question: EngineQuestion,
  goal: EngineJob['goal'],
): EngineAnswer | undefined {
  switch (outcome.kind) {
    case 'stopped':
      return undefined;
    case 'failed':
      throw new WorkerBroke(outcome.code);
    case 'finished': {
      const { answer } = outcome;
      if (answer.goal === 'turn') {
        const choice = choiceFor(question, answer);
        return goal === 'hint'
          ? { goal: 'hint', move: hintOf(choice, answer.report) }
          : { goal: 'turn', choice, lead: answer.report.lead };
      }
      if (answer.goal === 'fates') return { goal: 'fates', chains: answer.fates.chains };
      throw new WorkerBroke('an answer to a question that the page does not ask');
    }
  }
}

/** What a search chose, or what a player of first capture makes of what it found. */
function choiceFor(
  { start, moves, decides }: EngineQuestion,
  { choice, report }: { readonly choice: Choice; readonly report: Report },
): Choice {
  return decides === 'firstCapture' ? firstCaptureChoice(start, moves, report) : choice;
}

/** What a person is shown. Nobody is told to resign: the move that was looked at most is worth a try. */
function hintOf(choice: Choice, { candidates }: Report): Move {
  if (choice.kind !== 'resign') return choice;
  const { color } = choice;
  return candidates.find(({ move }) => move.kind === 'play')?.move ?? { kind: 'pass', color };
}
