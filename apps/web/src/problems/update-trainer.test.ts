import { type BoardProblem, houseProblems, readProblems } from '@honte/content';
import { type Move, type Point, parsePoint } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { judge, solverOf } from './judge.ts';
import { openedTrainer, type Trainer, type TrainerEffect, type TrainerIntent } from './trainer.ts';
import { updateTrainer } from './update-trainer.ts';

function problemOf(text: string): BoardProblem {
  const read = readProblems(text);
  if (!read.ok) throw new Error(`${read.error.code} in line ${read.error.line}`);
  return read.value[0] as BoardProblem;
}

const SNAPBACK = problemOf(`
id: snapback
theme: snapback
grade: 2
play: B capture C2
region: C2-D1
answer: D1
.......
.......
.......
.......
.XXXX..
.XOOXO.
.X..OO.`);

const KO = houseProblems().find(({ id }) => id === 'ko-bent4-kill') as BoardProblem;

/** A problem on the table with a solver at hand: every question is answered at once. */
class Table {
  trainer: Trainer;
  readonly kept: string[] = [];
  readonly #solver;

  constructor(problem: BoardProblem) {
    this.trainer = openedTrainer(problem);
    this.#solver = solverOf(this.trainer.sent);
  }

  async send(intent: TrainerIntent): Promise<Trainer['phase']> {
    const [next, effects] = updateTrainer(this.trainer, intent);
    this.trainer = next;
    for (const effect of effects) await this.#run(effect);
    return this.trainer.phase;
  }

  play(name: string): Promise<Trainer['phase']> {
    return this.send({ kind: 'pointChosen', point: this.point(name) });
  }

  point(name: string): Point {
    const found = parsePoint(this.trainer.problem.geometry, name);
    if (!found.ok) throw new Error(name);
    return found.value;
  }

  async #run(effect: TrainerEffect): Promise<void> {
    if (effect.kind === 'keepAttempt') this.kept.push(effect.end);
    if (effect.kind !== 'ask') return;
    const { number, problem, moves } = effect;
    const verdict = await judge(problem, this.#solver, moves, async (job) => job.run());
    await this.send({ kind: 'judged', number, verdict });
  }
}

const colorsOf = (moves: readonly Move[]) => moves.map(({ color }) => color);

describe('a problem on the table', () => {
  it('is answered until it is decided, and says how', async () => {
    const table = new Table(SNAPBACK);
    expect(await table.play('D1')).toEqual({ kind: 'turn' });
    expect(colorsOf(table.trainer.moves)).toEqual([1, 2]);
    expect(table.kept).toEqual([]);
    expect(await table.play('D1')).toMatchObject({ kind: 'solved', outcome: 'captured' });
    expect(table.kept).toEqual(['solved']);
  });

  it('shows why a move fails, and takes both moves back', async () => {
    const table = new Table(SNAPBACK);
    expect(await table.play('C1')).toMatchObject({ kind: 'wrong', outcome: 'escaped' });
    expect(table.trainer.moves.at(-1)).toMatchObject({ color: 2, point: table.point('D1') });
    expect(await table.send({ kind: 'takenBack' })).toEqual({ kind: 'turn' });
    expect(table.trainer.moves).toEqual([]);
  });

  it('counts the first end of a visit, and that it was mended', async () => {
    const table = new Table(SNAPBACK);
    for (let i = 0; i < 2; i++) {
      await table.play('C1');
      await table.send({ kind: 'takenBack' });
    }
    await table.play('D1');
    await table.play('D1');
    await table.send({ kind: 'restarted' });
    await table.play('D1');
    await table.play('D1');
    expect(table.kept).toEqual(['missed', 'mended']);
  });

  it('hints by the idea, the area and the move, and knows that it did', async () => {
    const table = new Table(SNAPBACK);
    for (const hints of [1, 2, 3, 3]) {
      await table.send({ kind: 'hintChosen' });
      expect(table.trainer.hints).toBe(hints);
    }
    expect(table.trainer.hinted).toBe(table.point('D1'));
    await table.play('D1');
    expect(table.trainer.hints).toBe(0);
    await table.play('D1');
    expect(table.kept).toEqual(['hinted']);
  });

  it('finds the move to hint at in the middle of the line', async () => {
    const table = new Table(SNAPBACK);
    await table.play('D1');
    for (let i = 0; i < 3; i++) await table.send({ kind: 'hintChosen' });
    expect(table.trainer.hinted).toBe(table.point('D1'));
    expect(await table.play('D1')).toMatchObject({ kind: 'solved' });
  });

  it('shows the solution move by move', async () => {
    const table = new Table(SNAPBACK);
    expect(await table.send({ kind: 'showChosen' })).toMatchObject({
      kind: 'showing',
      step: 1,
      outcome: 'captured',
    });
    expect(table.kept).toEqual(['missed']);
    expect(await table.send({ kind: 'stepChosen', step: 99 })).toMatchObject({ step: 3 });
    expect(await table.send({ kind: 'stepChosen', step: -1 })).toMatchObject({ step: 0 });
    expect(await table.send({ kind: 'showClosed' })).toEqual({ kind: 'turn' });
    expect(table.trainer.moves).toEqual([]);
  });

  it('lets a person choose the opponent’s moves, and answers each', async () => {
    const table = new Table(SNAPBACK);
    await table.play('D1');
    await table.play('D1');
    await table.send({ kind: 'walkChosen' });
    expect(table.trainer.moves).toHaveLength(1);
    expect(await table.play('C1')).toEqual({ kind: 'decided', outcome: 'captured', isOver: true });
    expect(await table.send({ kind: 'takenBack' })).toEqual({ kind: 'turn' });
    expect(table.trainer.moves).toHaveLength(1);
    expect(table.kept).toEqual(['solved']);
  });

  it('refuses what is outside, and plays nothing on a stone', async () => {
    const table = new Table(SNAPBACK);
    await table.play('G7');
    expect(table.trainer.notice).toMatchObject({ kind: 'refused', why: 'outside' });
    await table.play('C2');
    expect(table.trainer).toMatchObject({ notice: { kind: 'none' }, moves: [] });
  });

  it('hears no answer to a question that was stopped', async () => {
    const table = new Table(SNAPBACK);
    const point = table.point('D1');
    const [asking] = updateTrainer(table.trainer, { kind: 'pointChosen', point });
    const [stopped, effects] = updateTrainer(asking, { kind: 'stopChosen' });
    expect(effects).toEqual([{ kind: 'stop' }]);
    const verdict = { turn: 2, fate: 'works', line: [], outcome: 'captured', isOneShort: false } as const;
    const [after] = updateTrainer(stopped, { kind: 'judged', number: asking.asked, verdict });
    expect(after).toMatchObject({ moves: [], phase: { kind: 'turn' } });
  });

  it('says that nothing is proved rather than guess', () => {
    const table = new Table(SNAPBACK);
    const [asking] = updateTrainer(table.trainer, { kind: 'pointChosen', point: table.point('D1') });
    const verdict = { turn: 2, fate: 'unknown', line: [], outcome: undefined, isOneShort: false } as const;
    const [after, effects] = updateTrainer(asking, { kind: 'judged', number: asking.asked, verdict });
    expect([after.phase, after.moves, effects]).toEqual([{ kind: 'unproved' }, [], []]);
    const [again] = updateTrainer(after, { kind: 'takenBack' });
    expect([again.phase, again.moves]).toEqual([{ kind: 'turn' }, []]);
  });
});

describe('a ko', () => {
  it('is named where it is the best there is, with both its ends', async () => {
    const table = new Table(KO);
    expect(await table.play('B1')).toMatchObject({ kind: 'solved', outcome: 'ko' });
    expect(table.kept).toEqual(['solved']);
    const lost = await table.send({ kind: 'whyChosen' });
    expect(lost).toMatchObject({ kind: 'showing', outcome: 'ko' });
    await table.send({ kind: 'showClosed' });
    const won = await table.send({ kind: 'koWonChosen' });
    expect(won).toMatchObject({ kind: 'showing', outcome: 'ko' });
    expect(won.kind === 'showing' && won.line.length).toBeGreaterThan(0);
  });

  it('does not do where something else works', async () => {
    const table = new Table({ ...KO, isKo: false });
    expect(await table.play('B1')).toMatchObject({ kind: 'wrong', outcome: 'ko' });
    expect(table.kept).toEqual(['missed']);
  });
});
