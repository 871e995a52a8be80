import { geometryOf, type Move, RULESETS } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { Chance } from '../chance.ts';
import { playoutEvaluator } from '../evaluators/playout.ts';
import { LEVELS } from '../level.ts';
import { emptyStart, pointOf } from '../playing.testing.ts';
import type { Report } from '../report.ts';
import type { RootShare } from '../share.ts';
import { Thinker } from '../thinker.ts';
import { type Channel, channelPair } from './channel.ts';
import { type EngineClient, type Question, teamClient } from './client.ts';
import { host } from './host.ts';
import type { FromEngine, ToEngine } from './messages.ts';
import { startThread } from './thread.testing.ts';

const start = emptyStart(9, RULESETS.french);
const NODES = 50_000;
const ENDLESS = Number.POSITIVE_INFINITY;
const QUESTION: Question = {
  goal: 'analysis',
  start,
  moves: [],
  level: LEVELS.medium,
  playouts: 300,
  timeMs: ENDLESS,
  reportMs: ENDLESS,
};
const ELSEWHERE: Move[] = [{ kind: 'play', color: 1, point: pointOf(start, 'E5') }];

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

interface Member {
  /** What it was told and what it said, and how many positions it has evaluated. */
  readonly told: ToEngine[];
  readonly heard: FromEngine[];
  evaluated: number;
  /** Puts a message in as if the team had sent it. */
  send(message: ToEngine): void;
}

function member(): { line: Channel<FromEngine, ToEngine>; member: Member } {
  const [here, there] = channelPair<FromEngine, ToEngine>();
  const one: Member = { told: [], heard: [], evaluated: 0, send: (message) => here.send(message) };
  host(there, {
    now: () => performance.now(),
    pause,
    evaluatorOf: (geometry, seed) => {
      const evaluator = playoutEvaluator(geometry, new Chance(seed));
      return {
        ...evaluator,
        evaluate: (leaves, evaluations, count) => {
          one.evaluated += count;
          evaluator.evaluate(leaves, evaluations, count);
        },
      };
    },
    networkOf: () => undefined,
  });
  const line: Channel<FromEngine, ToEngine> = {
    ...here,
    send: (message) => {
      one.told.push(message);
      here.send(message);
    },
    receive: (listener) =>
      here.receive((message) => {
        one.heard.push(message);
        listener(message);
      }),
  };
  return { line, member: one };
}

async function loadedTeam(size: number): Promise<{ client: EngineClient; members: Member[] }> {
  const team = Array.from({ length: size }, member);
  const client = teamClient(team.map(({ line }) => line));
  await client.load(1, NODES);
  return { client, members: team.map((each) => each.member) };
}

async function reportFrom(client: EngineClient, question: Question): Promise<Report> {
  const outcome = await client.ask(question);
  if (outcome.kind !== 'finished' || outcome.answer.goal === 'fates') throw new Error(outcome.kind);
  return outcome.answer.report;
}

const visitsIn = ({ candidates }: Report) => candidates.reduce((sum, { visits }) => sum + visits, 0);

/** A share that says of one point that it was tried a million times. */
function loudShare(name: string): RootShare {
  return {
    playouts: 1_000_000,
    moves: Int16Array.of(pointOf(start, name)),
    visits: Int32Array.of(1_000_000),
    wins: Float64Array.of(1_000_000),
    leads: Float64Array.of(0),
    ownership: new Float64Array(81),
    lead: 0,
    winrate: 500_000,
    utility: 0,
  };
}

describe('a team', () => {
  it('of one plays the game that a thinker alone plays', async () => {
    const { client } = await loadedTeam(1);
    const geometry = geometryOf(9);
    const alone = new Thinker(geometry, playoutEvaluator(geometry, new Chance(1)), 1, () => 0, NODES);
    const moves: Move[] = [];
    for (let ply = 0; ply < 6; ply++) {
      const question = { ...QUESTION, goal: 'turn' as const, moves: [...moves], playouts: 60 };
      const outcome = await client.ask(question);
      const choice = alone.think(question);
      expect(outcome).toMatchObject({ kind: 'finished', answer: { choice, report: alone.report } });
      if (choice.kind !== 'resign') moves.push(choice);
    }
    expect(moves).toHaveLength(6);
  });

  it.each([2, 3])('of %i runs as many playouts as were asked for, each member its part', async (size) => {
    const { client, members } = await loadedTeam(size);
    const report = await reportFrom(client, QUESTION);
    expect(members.map(({ evaluated }) => evaluated)).toEqual(Array(size).fill(300 / size));
    // The root's own first visit is of no move: one in each member.
    expect([report.visits, visitsIn(report)]).toEqual([300, 300 - size]);
  });

  it('has one answer, chosen from what all have found', async () => {
    const { client, members } = await loadedTeam(2);
    const outcome = await client.ask({ ...QUESTION, goal: 'turn', playouts: 400, level: LEVELS.hard });
    expect(outcome).toMatchObject({ kind: 'finished', answer: { goal: 'turn', choice: { kind: 'play' } } });
    if (outcome.kind !== 'finished' || outcome.answer.goal !== 'turn') throw new Error('no turn');
    expect(outcome.answer.report.visits).toBeGreaterThan(members[0]?.evaluated ?? 0);
    expect(outcome.answer.report.visits).toBeLessThanOrEqual(400);
  });

  it('tells of ownership, lead and winrate as all of them see it, within their bounds', async () => {
    const { client } = await loadedTeam(3);
    const report = await reportFrom(client, { ...QUESTION, playouts: 900 });
    expect(Math.max(...report.ownership.map(Math.abs))).toBeLessThanOrEqual(1);
    for (const { winrate, visits, lead } of report.candidates.filter((one) => one.visits > 0)) {
      expect(winrate).toBeGreaterThanOrEqual(0);
      expect(winrate).toBeLessThanOrEqual(1);
      expect([visits, Math.abs(lead) <= 81 + 7.5]).toEqual([visits, true]);
    }
    const mean = report.candidates.reduce((sum, { lead, visits }) => sum + lead * visits, 0);
    expect(Math.abs(mean / visitsIn(report))).toBeLessThan(40);
  });

  it('goes on sharing at the next position, where nothing is counted twice', async () => {
    const { client } = await loadedTeam(2);
    const first = await reportFrom(client, QUESTION);
    const [best] = first.candidates;
    const again = await reportFrom(client, { ...QUESTION, playouts: 100 });
    expect(again.visits).toBe(first.visits + 100);
    if (best === undefined) throw new Error('no move');
    const next = await reportFrom(client, { ...QUESTION, moves: [best.move], playouts: 100 });
    const kept = again.candidates.find(({ move }) => JSON.stringify(move) === JSON.stringify(best.move));
    expect(next.visits).toBe((kept?.visits ?? 0) + 100);
  });

  it('stops, all of it', async () => {
    const { client, members } = await loadedTeam(3);
    let onProgress = () => {};
    const seen = new Promise<void>((resolve) => {
      onProgress = resolve;
    });
    const asked = client.ask({ ...QUESTION, playouts: ENDLESS, reportMs: 20 }, onProgress);
    await seen;
    client.stop();
    expect(await asked).toEqual({ kind: 'stopped' });
    while (members.some(({ heard }) => heard.at(-1)?.kind !== 'stopped')) await pause();
    const evaluated = () => members.map((one) => one.evaluated);
    const before = evaluated();
    for (let turn = 0; turn < 3; turn++) await pause();
    expect(evaluated()).toEqual(before);
  });

  it('leaves a question for a later one, and nothing of the one lands on the other', async () => {
    const { client, members } = await loadedTeam(2);
    const first = client.ask({ ...QUESTION, playouts: ENDLESS });
    const second = client.ask({ ...QUESTION, moves: ELSEWHERE, playouts: 200 });
    for (const { send } of members) send({ kind: 'join', job: 1, share: loudShare('A1') });
    expect(await first).toEqual({ kind: 'stopped' });
    const outcome = await second;
    expect(outcome).toMatchObject({ kind: 'finished', answer: { report: { turn: 2, visits: 200 } } });
    expect(members[0]?.heard.filter(({ kind }) => kind === 'finished')).toHaveLength(1);
    for (const { send } of members) send({ kind: 'join', job: 2, share: loudShare('A1') });
    expect((await reportFrom(client, { ...QUESTION, moves: ELSEWHERE, playouts: 50 })).visits).toBe(250);
  });

  it('takes a share that comes before it has begun, once it stands at the position', async () => {
    const { client, members } = await loadedTeam(1);
    await reportFrom(client, QUESTION);
    const asked = reportFrom(client, { ...QUESTION, moves: ELSEWHERE, playouts: 2_000_000 });
    members[0]?.send({ kind: 'join', job: 2, share: loudShare('B2') });
    members[0]?.send({ kind: 'join', job: 2, share: loudShare('B2') });
    const { candidates } = await asked;
    expect(candidates[0]?.move).toEqual({ kind: 'play', color: 2, point: pointOf(start, 'B2') });
  });

  it('fails as one where a question cannot be answered', async () => {
    const { client, members } = await loadedTeam(2);
    const endless = { ...QUESTION, goal: 'turn' as const, playouts: ENDLESS };
    expect(await client.ask(endless)).toEqual({ kind: 'failed', code: 'noBound' });
    expect((await reportFrom(client, QUESTION)).visits).toBe(300);
    expect(members).toHaveLength(2);
  });

  it('sends its leader alone to judge who is dead, and to think of less than there are members', async () => {
    const { client, members } = await loadedTeam(3);
    const fates = await client.ask({ ...QUESTION, goal: 'fates', moves: ELSEWHERE });
    expect(fates).toMatchObject({ kind: 'finished', answer: { fates: { dead: [] } } });
    expect((await reportFrom(client, { ...QUESTION, playouts: 2 })).visits).toBe(2);
    expect(members[1]?.told.filter(({ kind }) => kind === 'search')).toHaveLength(1);
    expect(members[2]?.told.filter(({ kind }) => kind === 'search')).toHaveLength(0);
  });

  it('is ready when all of it is, as often as it is loaded', async () => {
    const { client, members } = await loadedTeam(2);
    await Promise.all([client.load(2, NODES), client.load(3, NODES)]);
    for (const { heard } of members) expect(heard).toEqual(Array(3).fill({ kind: 'loaded' }));
    const seeds = members.map(({ told }) => told.map((message) => message.kind === 'load' && message.seed));
    expect(new Set(seeds.flat()).size).toBe(6);
  });
});

describe('a team of threads', () => {
  it('thinks together, is stopped and asked again, and ends when it is closed', async () => {
    const client = teamClient([startThread(), startThread()]);
    await client.load(1, NODES);
    const report = await reportFrom(client, { ...QUESTION, playouts: 2000 });
    expect([report.visits, visitsIn(report)]).toEqual([2000, 1998]);
    let onProgress = (_: Report) => {};
    const seen = new Promise<Report>((resolve) => {
      onProgress = resolve;
    });
    const endless = client.ask({ ...QUESTION, playouts: ENDLESS, reportMs: 50 }, (found) => {
      if (found.visits > 4000) onProgress(found);
    });
    expect((await seen).turn).toBe(1);
    const elsewhere = client.ask({ ...QUESTION, goal: 'turn', moves: ELSEWHERE, playouts: 500 });
    expect(await endless).toEqual({ kind: 'stopped' });
    expect(await elsewhere).toMatchObject({
      kind: 'finished',
      answer: { choice: { kind: 'play', color: 2 }, report: { turn: 2 } },
    });
    client.close();
  });
});
