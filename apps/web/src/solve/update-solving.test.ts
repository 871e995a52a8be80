import { BLACK, parseDiagram, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { solverOf } from '../problems/judge.ts';
import { mergedProblems, ownProblemOf, readKeptProblem } from '../problems/own.ts';
import { solve, worthOf } from '../problems/solve.ts';
import type { Solution } from '../problems/solver-messages.ts';
import { type Draft, draftOf, withTarget } from './draft.ts';
import { wordOf } from './draft-word.ts';
import { draftsOfText } from './read-drafts.ts';
import { draftedOf, NO_DRAFT, type Solving, type SolvingEffect, type SolvingIntent } from './solving.ts';
import { updateSolving } from './update-solving.ts';

/** Three in a row in the corner: whoever plays B1 first decides. */
const THREE = '.....\nOOOOO\nXXXXO\n...XO';
/** Two eyes. */
const ALIVE = '.....\nOOOOO\nXXXXO\n.X.XO';

function draftIn(drawing: string, first: typeof BLACK | typeof WHITE = WHITE): Draft {
  const diagram = parseDiagram(drawing);
  if (!diagram.ok) throw new Error(diagram.error.code);
  const draft = draftOf({ ...diagram.value, first });
  return withTarget(draft, 10 as Parameters<typeof withTarget>[1]);
}

/** The screen, with effects gathered. */
class Screen {
  solving: Solving = NO_DRAFT;
  effects: readonly SolvingEffect[] = [];

  send(intent: SolvingIntent): this {
    [this.solving, this.effects] = updateSolving(this.solving, intent);
    return this;
  }

  /** Answers the last question as the worker does. */
  async answer(): Promise<this> {
    const asked = this.effects.find(({ kind }) => kind === 'ask');
    if (asked?.kind !== 'ask') throw new Error('nothing was asked');
    const { number, problem } = asked;
    const told: Solution[] = [];
    await solve(
      problem,
      solverOf(problem),
      async (job) => job.run(),
      (solution) => told.push(solution),
    );
    for (const solution of told) this.send({ kind: 'solved', number, solution });
    return this;
  }
}

const shown = (draft: Draft) => new Screen().send({ kind: 'wordTaken', draft, isKept: false });

describe('a position', () => {
  it('is answered move by move, and makes a problem', async () => {
    const screen = await shown(draftIn(THREE)).send({ kind: 'solveChosen' }).answer();
    const solution = draftedOf(screen.solving)?.solution;
    expect(solution?.status).toBe('unsettled');
    expect(screen.solving.phase).toEqual({ kind: 'choosing' });
    expect(solution && worthOf(solution)).toEqual({ kind: 'problem', answers: [16], isKo: false });
    screen.send({ kind: 'keepChosen', name: ' Corner ', now: 7 });
    expect(screen.effects).toEqual([
      {
        kind: 'keep',
        problems: [
          {
            question: '5x4.-ooooo-xxxxo-3xo.Wkill.A2.*',
            name: 'Corner',
            addedAt: 7,
            answers: ['B1'],
            isKo: false,
          },
        ],
      },
    ]);
    screen.send({ kind: 'keptTold', isKept: true, questions: new Set(['5x4.-ooooo-xxxxo-3xo.Wkill.A2.*']) });
    expect([draftedOf(screen.solving)?.isKept, screen.solving.news]).toEqual([true, { kind: 'kept' }]);
  });

  it('makes none where nothing need be done, or nothing can', async () => {
    const worth = async (draft: Draft) => {
      const screen = await shown(draft).send({ kind: 'solveChosen' }).answer();
      screen.send({ kind: 'keepChosen', name: '', now: 1 });
      expect(screen.effects).toEqual([]);
      const solution = draftedOf(screen.solving)?.solution;
      return solution && worthOf(solution).kind;
    };
    expect(await worth(draftIn(ALIVE))).toBe('hopeless');
    expect(await worth(draftIn(ALIVE, BLACK))).toBe('already');
  });

  it('forgets what was found when something is changed, and what was found in part when it is stopped', async () => {
    const screen = await shown(draftIn(THREE)).send({ kind: 'solveChosen' }).answer();
    screen.send({ kind: 'firstChosen', first: BLACK });
    expect(draftedOf(screen.solving)).toMatchObject({ solution: undefined, isKept: false });
    expect(screen.effects.map(({ kind }) => kind)).toEqual(['showWord']);
    screen.send({ kind: 'solveChosen' });
    const number = screen.solving.asked;
    const solution: Solution = { status: 'unsettled', tries: [], isDone: false };
    screen.send({ kind: 'solved', number, solution }).send({ kind: 'stopChosen' });
    expect(draftedOf(screen.solving)?.solution).toBeUndefined();
    expect(screen.effects).toEqual([{ kind: 'stop' }]);
    // What comes too late is not heard.
    screen.send({ kind: 'solved', number, solution });
    expect(draftedOf(screen.solving)?.solution).toBeUndefined();
  });

  it('says why it cannot be asked', () => {
    const bare = draftIn(THREE);
    const screen = shown({ ...bare, targets: [] }).send({ kind: 'solveChosen' });
    expect(screen.solving.news).toEqual({ kind: 'refused', why: 'noTarget' });
    expect(screen.effects).toEqual([]);
  });
});

describe('the positions of a file', () => {
  const three = { ...draftIn(THREE), title: 'One' };
  const drafts = [three, { ...draftIn(ALIVE), title: 'Two' }, draftOf(draftIn(THREE))];
  const read = () =>
    new Screen().send({
      kind: 'draftsRead',
      drafts,
      refused: 1,
      kept: new Set([wordOf(drafts[1] as Draft)]),
    });

  it('are solved one after another, those that can be asked, and kept together', async () => {
    const screen = read();
    expect(screen.solving.news).toEqual({ kind: 'read', boards: 3, refused: 1 });
    expect(screen.solving.drafts.map(({ isKept }) => isKept)).toEqual([false, true, false]);
    await screen.send({ kind: 'solveAllChosen' }).answer();
    expect(screen.solving.at).toBe(1);
    await screen.answer();
    expect([screen.solving.at, screen.solving.phase.kind]).toEqual([1, 'choosing']);
    screen.send({ kind: 'keepAllChosen', now: 5 });
    const [keep] = screen.effects;
    expect(keep?.kind === 'keep' && keep.problems.map(({ name }) => name)).toEqual(['One']);
  });

  it('are gone through, each with its address', () => {
    const screen = read().send({ kind: 'draftChosen', at: 2 });
    expect(screen.effects).toEqual([{ kind: 'showWord', word: '5x4.-ooooo-xxxxo-3xo.W' }]);
    expect(screen.send({ kind: 'draftChosen', at: 99 }).solving.at).toBe(2);
    expect(screen.send({ kind: 'cleared' }).solving.drafts).toEqual([]);
  });

  it('may be none', () => {
    const screen = new Screen().send({ kind: 'draftsRead', drafts: [], refused: 0, kept: new Set() });
    expect(screen.solving.news).toEqual({ kind: 'notReadable' });
  });

  it('come out of a drawing, or of problems with their words', () => {
    expect(draftsOfText(THREE).map(({ targets }) => targets)).toEqual([[]]);
    const text = `id: a\ntheme: death\ngrade: 1\nplay: W kill A2\nanswer: B1\n${THREE}`;
    expect(draftsOfText(text).map(wordOf)).toEqual(['5x4.-ooooo-xxxxo-3xo.Wkill.A2.*']);
    expect(draftsOfText('nothing of the kind')).toEqual([]);
  });
});

describe('a problem of one’s own', () => {
  const kept = { question: wordOf(draftIn(THREE)), name: 'A', addedAt: 5, answers: ['B1'], isKo: false };

  it('reads back, and nothing else does', () => {
    expect(readKeptProblem(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    for (const change of [{ question: '9' }, { name: 7 }, { addedAt: -1 }, { answers: ['A3'] }, { isKo: 0 }])
      expect(readKeptProblem({ ...kept, ...change })).toBeUndefined();
    for (const data of [null, 'text', {}]) expect(readKeptProblem(data)).toBeUndefined();
  });

  it('is known by its question, whatever it is called', () => {
    const problem = ownProblemOf(kept);
    expect(problem).toMatchObject({ theme: 'death', name: 'A', answers: [16] });
    expect(problem?.id).toMatch(/^own-[a-z0-9]{14}$/);
    expect(ownProblemOf({ ...kept, name: 'B', addedAt: 1 })?.id).toBe(problem?.id);
  });

  it('is there once when lists are put together, under the name it has here', () => {
    const other = { ...kept, name: 'B', addedAt: 9 };
    expect(mergedProblems([kept], [other])).toEqual([kept]);
    expect(mergedProblems([{ ...kept, name: '' }], [other])[0]?.name).toBe('B');
  });
});
