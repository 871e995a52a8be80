/*
 * The next state of the screen where a position is solved, and what should follow: pure.
 */
import { EMPTY } from '@honte/rules';
import { type KeptProblem, keptProblemOf } from '../problems/own.ts';
import { worthOf } from '../problems/solve.ts';
import { sentOf } from '../problems/trainer.ts';
import {
  type Draft,
  questionOf,
  refusalOf,
  withFirst,
  withGoal,
  withPlies,
  withPoint,
  withReach,
  withTarget,
} from './draft.ts';
import { wordOf } from './draft-word.ts';
import {
  type Drafted,
  draftedOf,
  NO_DRAFT,
  type Solving,
  type SolvingEffect,
  type SolvingIntent,
} from './solving.ts';

type Updated = readonly [Solving, readonly SolvingEffect[]];

export function updateSolving(solving: Solving, intent: SolvingIntent): Updated {
  const { phase, asked } = solving;
  switch (intent.kind) {
    case 'fileGiven':
      return [
        { ...stopped(solving), news: { kind: 'reading' } },
        [...stopOf(solving), { kind: 'read', file: intent.file }],
      ];
    case 'draftsRead':
      return drafted(solving, intent);
    case 'wordTaken': {
      const one = { draft: intent.draft, solution: undefined, isKept: intent.isKept };
      return [{ ...NO_DRAFT, asked, drafts: [one] }, stopOf(solving)];
    }
    case 'draftChosen': {
      const at = Math.max(0, Math.min(solving.drafts.length - 1, intent.at));
      return shown([{ ...stopped(solving), at }, stopOf(solving)]);
    }
    case 'cleared':
      return [{ ...NO_DRAFT, asked }, [...stopOf(solving), { kind: 'showWord', word: '' }]];
    case 'pointChosen':
      return changed(solving, (draft) =>
        draft.stones[intent.point] === EMPTY
          ? withPoint(draft, intent.point)
          : withTarget(draft, intent.point),
      );
    case 'goalChosen':
      return changed(solving, (draft) => withGoal(draft, intent.goal));
    case 'firstChosen':
      return changed(solving, (draft) => withFirst(draft, intent.first));
    case 'reachChosen':
      return changed(solving, (draft) => withReach(draft, intent.by));
    case 'pliesChosen':
      return changed(solving, (draft) => withPlies(draft, intent.plies));
    case 'solveChosen':
      return ask(solving, false);
    case 'solveAllChosen':
      return nextInRow({ ...solving, at: -1 });
    case 'went':
      if (phase.kind !== 'asking' || intent.number !== asked) return [solving, []];
      return [{ ...solving, phase: { ...phase, nodes: intent.nodes } }, []];
    case 'solved': {
      if (phase.kind !== 'asking' || intent.number !== asked) return [solving, []];
      const next = withDrafted(solving, (one) => ({ ...one, solution: intent.solution }));
      if (!intent.solution.isDone) return [next, []];
      if (phase.isRow) return nextInRow(next);
      return [{ ...next, phase: { kind: 'choosing' } }, []];
    }
    case 'solverFailed':
      if (phase.kind !== 'asking' || intent.number !== asked) return [solving, []];
      return [{ ...solving, phase: { kind: 'failed' } }, []];
    case 'stopChosen':
      return [stopped(solving), stopOf(solving)];
    case 'keepChosen': {
      const one = draftedOf(solving);
      const kept = one && keptOf(one, intent.name, intent.now);
      return kept ? [solving, [{ kind: 'keep', problems: [kept] }]] : [solving, []];
    }
    case 'keepAllChosen': {
      const problems = solving.drafts
        .map((one, i) => (one.isKept ? undefined : keptOf(one, one.draft.title, intent.now + i)))
        .filter((kept) => kept !== undefined);
      return problems.length > 0 ? [solving, [{ kind: 'keep', problems }]] : [solving, []];
    }
    case 'keptTold': {
      if (!intent.isKept) return [{ ...solving, news: { kind: 'notKept' } }, []];
      const drafts = solving.drafts.map((one) => ({
        ...one,
        isKept: one.isKept || intent.questions.has(wordOf(one.draft)),
      }));
      return [{ ...solving, drafts, news: { kind: 'kept' } }, []];
    }
  }
}

function drafted(
  solving: Solving,
  { drafts, refused, kept }: Extract<SolvingIntent, { kind: 'draftsRead' }>,
): Updated {
  if (drafts.length === 0) return [{ ...solving, news: { kind: 'notReadable' } }, []];
  const all = drafts.map((draft) => ({ draft, solution: undefined, isKept: kept.has(wordOf(draft)) }));
  const news = { kind: 'read', boards: drafts.length, refused } as const;
  return shown([{ ...NO_DRAFT, asked: solving.asked, drafts: all, news }, []]);
}

function stopOf({ phase }: Solving): readonly SolvingEffect[] {
  return phase.kind === 'asking' ? [{ kind: 'stop' }] : [];
}

/** What was found of the draft that was being asked about is left out: it is not whole. */
function stopped(solving: Solving): Solving {
  const rest = { ...solving, phase: { kind: 'choosing' }, news: { kind: 'none' } } as const;
  if (solving.phase.kind !== 'asking') return rest;
  return withDrafted(rest, (one) => (one.solution?.isDone ? one : { ...one, solution: undefined }));
}

function withDrafted(solving: Solving, change: (one: Drafted) => Drafted): Solving {
  return { ...solving, drafts: solving.drafts.map((one, i) => (i === solving.at ? change(one) : one)) };
}

/** The draft on the board, changed: what was found of it before does not hold any more. */
function changed(solving: Solving, change: (draft: Draft) => Draft): Updated {
  const one = draftedOf(solving);
  if (!one) return [solving, []];
  const draft = change(one.draft);
  if (wordOf(draft) === wordOf(one.draft)) return [{ ...solving, news: { kind: 'none' } }, []];
  const next = withDrafted(stopped(solving), () => ({ draft, solution: undefined, isKept: false }));
  return shown([next, stopOf(solving)]);
}

function shown([solving, effects]: Updated): Updated {
  const one = draftedOf(solving);
  return one ? [solving, [...effects, { kind: 'showWord', word: wordOf(one.draft) }]] : [solving, effects];
}

function ask(solving: Solving, isRow: boolean): Updated {
  const one = draftedOf(solving);
  if (!one) return [solving, []];
  const why = refusalOf(one.draft);
  if (why) return [{ ...solving, news: { kind: 'refused', why } }, []];
  const number = solving.asked + 1;
  const asking = {
    ...solving,
    asked: number,
    news: { kind: 'none' },
    phase: { kind: 'asking', nodes: 0, isRow },
  } as const;
  const next = withDrafted(asking, (drafted) => ({ ...drafted, solution: undefined }));
  return [next, [{ kind: 'ask', number, problem: sentOf(questionOf(one.draft)) }]];
}

/** The next draft after the one on the board that can be asked and was not. */
function nextInRow(solving: Solving): Updated {
  const { drafts } = solving;
  const at = drafts.findIndex(
    ({ draft, solution }, i) => i > solving.at && !solution?.isDone && refusalOf(draft) === undefined,
  );
  if (at >= 0) return shown(ask({ ...solving, at }, true));
  return shown([{ ...solving, at: Math.max(0, solving.at), phase: { kind: 'choosing' } }, []]);
}

function keptOf({ draft, solution }: Drafted, name: string, addedAt: number): KeptProblem | undefined {
  const worth = solution?.isDone ? worthOf(solution) : undefined;
  if (worth?.kind !== 'problem') return undefined;
  const { answers, isKo } = worth;
  return keptProblemOf(questionOf(draft), answers, { name, addedAt, isKo });
}
