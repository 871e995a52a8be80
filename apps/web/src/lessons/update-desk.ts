/*
 * The next state of an exercise on the table, and what should follow: pure. The judge is of `@honte/content`.
 */
import { judge, positionOf, type Try, type Verdict } from '@honte/content';
import { BLACK, type Move, WHITE } from '@honte/rules';
import type { Sound } from '../sound/sound.ts';
import { type Desk, type DeskEffect, type DeskIntent, hasHint, NO_NEWS, openedDesk } from './desk.ts';

type Updated = readonly [Desk, readonly DeskEffect[]];

export function updateDesk(desk: Desk, intent: DeskIntent): Updated {
  switch (intent.kind) {
    case 'tried':
      return tried(desk, intent.tried);
    case 'answerDue':
      return intent.told === desk.told && desk.news.kind === 'due'
        ? answered(desk, desk.news.tried, desk.news.verdict)
        : [desk, []];
    case 'takenBack':
      return [takenBack(desk), []];
    case 'restarted':
      return [{ ...openedDesk(desk.exercise), told: desk.told + 1 }, []];
    case 'hintChosen':
      return hinted(desk);
  }
}

function tried(desk: Desk, tried: Try): Updated {
  const { exercise, done, phase } = desk;
  const { goal } = exercise;
  if (phase === 'due' || phase === 'solved') return [desk, []];
  if (tried.kind === 'point' && (goal.kind === 'number' || goal.kind === 'choose'))
    return [told({ ...desk, news: { kind: 'useButtons' } }), []];
  // A touch of the board puts away what a wrong move has led to.
  if (phase === 'wrong' && tried.kind === 'point') return [takenBack(desk), []];
  const verdict = judge(exercise, done, tried);
  const before = { ...desk, moves: done.moves, phase: 'turn' } as const;
  const moves = 'moves' in verdict ? verdict.moves : done.moves;
  if (tried.kind === 'point' && moves.length > done.moves.length + 1) {
    const mine = moves.slice(0, done.moves.length + 1);
    const next = told({ ...before, moves: mine, phase: 'due', news: { kind: 'due', tried, verdict } });
    return [next, [...heard(before, mine), { kind: 'wait', told: next.told }]];
  }
  return answered(before, tried, verdict);
}

/** What comes of a try, all of it on the board. */
function answered(desk: Desk, tried: Try, verdict: Verdict): Updated {
  const next = told({ ...desk, phase: 'turn', news: { kind: 'tried', tried, verdict } });
  const { done } = desk;
  switch (verdict.kind) {
    case 'refused':
    case 'known':
      return [next, []];
    case 'found': {
      const found = [...done.found, ...verdict.points];
      const now: Desk = { ...next, done: { ...done, found }, hints: 0 };
      if (verdict.left > 0) return [now, [{ kind: 'sound', sound: { kind: 'tick' } }]];
      return [{ ...now, phase: 'solved' }, [{ kind: 'keep' }]];
    }
    case 'right': {
      const now: Desk = { ...next, done: { ...done, moves: verdict.moves }, moves: verdict.moves, hints: 0 };
      const effects = heard(desk, verdict.moves);
      return verdict.isDone ? [{ ...now, phase: 'solved' }, [...effects, { kind: 'keep' }]] : [now, effects];
    }
    case 'wrong': {
      const isShown = verdict.moves.length > done.moves.length;
      const phase = isShown ? 'wrong' : 'turn';
      return [{ ...next, moves: verdict.moves, phase }, heard(desk, verdict.moves)];
    }
  }
}

function told(desk: Desk): Desk {
  return { ...desk, told: desk.told + 1 };
}

/** Where the learner was to move before: what a wrong move has led to goes first. */
function takenBack(desk: Desk): Desk {
  const { done, phase, exercise } = desk;
  if (phase === 'solved') return desk;
  const fresh = { ...desk, phase: 'turn', news: NO_NEWS } as const;
  if (phase !== 'turn') return told({ ...fresh, moves: done.moves });
  let length = done.moves.length - 1;
  while (length > 0 && done.moves[length]?.color !== exercise.color) length--;
  const moves = done.moves.slice(0, Math.max(0, length));
  return told({ ...fresh, moves, done: { ...done, moves }, hints: 0 });
}

function hinted(desk: Desk): Updated {
  if (!hasHint(desk)) return [desk, []];
  const back = desk.phase === 'wrong' ? takenBack(desk) : desk;
  return [told({ ...back, hints: desk.hints === 0 ? 1 : 2, news: { kind: 'hint' } }), []];
}

/** The sound of the last of these moves, if it is new on the board. */
function heard({ exercise, moves: before }: Desk, moves: readonly Move[]): readonly DeskEffect[] {
  if (moves.length <= before.length || moves.at(-1)?.kind !== 'play') return [];
  const taken = prisonersAfter(exercise, moves) - prisonersAfter(exercise, before);
  const sound: Sound = taken > 0 ? { kind: 'capture', stones: taken } : { kind: 'stone' };
  return [{ kind: 'sound', sound }];
}

function prisonersAfter(exercise: Desk['exercise'], moves: readonly Move[]): number {
  const { board } = positionOf(exercise, moves);
  return board.prisoners(BLACK) + board.prisoners(WHITE);
}
