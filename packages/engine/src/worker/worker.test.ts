import { type Network, PLANE_COUNT } from '@honte/net';
import { BLACK, type Move, RULESETS } from '@honte/rules';
import { expect, test } from 'vitest';
import { Chance } from '../chance.ts';
import { playoutEvaluator } from '../evaluators/playout.ts';
import { LEVELS } from '../level.ts';
import { emptyStart, pointOf } from '../playing.testing.ts';
import { channelPair } from './channel.ts';
import { type EngineClient, engineClient, type Question } from './client.ts';
import { host } from './host.ts';
import type { FromEngine, ToEngine } from './messages.ts';

const start = emptyStart(9, RULESETS.french);
const QUESTION: Question = {
  goal: 'turn',
  start,
  moves: [],
  level: LEVELS.medium,
  playouts: 60,
  timeMs: Number.POSITIVE_INFINITY,
  reportMs: Number.POSITIVE_INFINITY,
};

async function opened(): Promise<{ client: EngineClient; heard: FromEngine[] }> {
  const [here, there] = channelPair<FromEngine, ToEngine>();
  const heard: FromEngine[] = [];
  host(there, {
    now: () => performance.now(),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    evaluatorOf: (geometry, seed) => playoutEvaluator(geometry, new Chance(seed)),
    networkOf: () => undefined,
  });
  const listening = {
    ...here,
    receive: (listener: (message: FromEngine) => void) =>
      here.receive((message) => {
        heard.push(message);
        listener(message);
      }),
  };
  return { client: engineClient(listening), heard };
}

async function loaded() {
  const { client, heard } = await opened();
  await client.load(1, 50_000);
  return { client, heard };
}

test('a question about a turn is answered with a choice and what was found', async () => {
  const { client } = await loaded();
  const outcome = await client.ask(QUESTION);
  expect(outcome).toMatchObject({
    kind: 'finished',
    answer: { goal: 'turn', choice: { kind: 'play', color: BLACK } },
  });
});

test('the same seed and playouts give the same choice', async () => {
  const choices = [];
  for (let i = 0; i < 2; i++) {
    const outcome = await (await loaded()).client.ask(QUESTION);
    if (outcome.kind === 'finished' && outcome.answer.goal === 'turn') choices.push(outcome.answer.choice);
  }
  expect(choices[0]).toEqual(choices[1]);
  expect(choices).toHaveLength(2);
});

test('a later question stops the one before', async () => {
  const { client, heard } = await loaded();
  const first = client.ask({ ...QUESTION, playouts: 1_000_000 });
  const second = client.ask(QUESTION);
  expect(await first).toEqual({ kind: 'stopped' });
  expect(await second).toMatchObject({ kind: 'finished' });
  expect(heard.some((message) => message.kind === 'finished' && message.job === 1)).toBe(false);
});

test('a stop is heard within 50 ms of playouts, even right after a pause', async () => {
  const [here, there] = channelPair<FromEngine, ToEngine>();
  // A clock that only playouts move on, a quarter of a millisecond each.
  let now = 0;
  let pauses = 0;
  let stoppedAt = 0;
  let heardAt = 0;
  const client = engineClient({
    ...here,
    receive: (listener) =>
      here.receive((message) => {
        if (message.kind === 'stopped') heardAt = now;
        listener(message);
      }),
  });
  host(there, {
    now: () => now,
    pause: () => {
      pauses++;
      return new Promise((resolve) => setImmediate(resolve));
    },
    evaluatorOf: (geometry, seed) => {
      const evaluator = playoutEvaluator(geometry, new Chance(seed));
      return {
        ...evaluator,
        evaluate: (leaves, evaluations, count) => {
          now += count / 4;
          if (pauses === 4 && stoppedAt === 0) {
            stoppedAt = now;
            client.stop();
          }
          evaluator.evaluate(leaves, evaluations, count);
        },
      };
    },
    networkOf: () => undefined,
  });
  await client.load(1, 50_000);
  const reports: number[] = [];
  const asked = client.ask({ ...QUESTION, playouts: 1_000_000, reportMs: 10 }, (_, elapsedMs) =>
    reports.push(elapsedMs),
  );
  expect(await asked).toEqual({ kind: 'stopped' });
  while (heardAt === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(stoppedAt).toBeGreaterThan(0);
  expect(heardAt - stoppedAt).toBeLessThan(50);
  expect(reports.length).toBeGreaterThan(0);
});

test('what cannot be answered fails with its reason', async () => {
  const { client } = await opened();
  expect(await client.ask(QUESTION)).toEqual({ kind: 'failed', code: 'notLoaded' });
  await client.load(1, 50_000);
  const endless = { ...QUESTION, playouts: Number.POSITIVE_INFINITY };
  expect(await client.ask(endless)).toEqual({ kind: 'failed', code: 'noBound' });
  const point = pointOf(start, 'E5');
  const twice: Move[] = [
    { kind: 'play', color: 1, point },
    { kind: 'play', color: 2, point },
  ];
  expect(await client.ask({ ...QUESTION, moves: twice })).toEqual({ kind: 'failed', code: 'illegalMove' });
});

test('an analysis reports, and fates tell of each chain', async () => {
  const { client } = await loaded();
  const moves: Move[] = [{ kind: 'play', color: 1, point: pointOf(start, 'E5') }];
  const analysis = await client.ask({ ...QUESTION, goal: 'analysis', moves });
  expect(analysis).toMatchObject({ kind: 'finished', answer: { goal: 'analysis', report: { turn: 2 } } });
  const fates = await client.ask({ ...QUESTION, goal: 'fates', moves });
  expect(fates).toMatchObject({
    kind: 'finished',
    answer: { goal: 'fates', fates: { chains: [{ fate: 'alive' }] } },
  });
});

test('a message survives cloning: the worker finds the board again', async () => {
  const { client } = await loaded();
  const outcome = await client.ask(structuredClone(QUESTION));
  expect(outcome.kind).toBe('finished');
});

test('only a level that wants a network asks it, and only on boards that it is for', async () => {
  const [here, there] = channelPair<FromEngine, ToEngine>();
  const asked: number[] = [];
  const network: Network = {
    batch: 2,
    planes: new Float32Array(2 * 81 * PLANE_COUNT),
    forward: (count) => asked.push(count),
  };
  host(there, {
    now: () => performance.now(),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    evaluatorOf: (geometry, seed) => playoutEvaluator(geometry, new Chance(seed)),
    networkOf: (geometry) => (geometry.points === 81 ? network : undefined),
  });
  const client = engineClient(here);
  await client.load(1, 50_000);
  const visits = () => asked.splice(0).reduce((sum, count) => sum + count, 0);
  await client.ask(QUESTION);
  expect(visits()).toBe(0);
  await client.ask({ ...QUESTION, start: emptyStart(7), level: LEVELS.hard });
  expect(visits()).toBe(0);
  await client.ask({ ...QUESTION, level: LEVELS.hard });
  expect(visits()).toBeGreaterThanOrEqual(31);
});
