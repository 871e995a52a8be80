/*
 * Says of every try in an exercise what it is worth, by the rules and the solver alone. Begin with `judge`.
 */
import { type Move, opponent, type Point, printPoint } from '@honte/rules';
import type { GoalOfKind } from './goal.ts';
import { judgePlay, rightPlays } from './judge-play.ts';
import { judgeSolve, solvedBy } from './judge-solve.ts';
import { judgeTouch, soughtBy } from './judge-touch.ts';
import { type Exercise, positionOf } from './lesson.ts';
import { counted, miscounted } from './quantity.ts';
import type { Done, Try, Verdict } from './verdict.ts';

/** Before anything was tried. */
export const NOTHING_DONE: Done = { moves: [], found: [] };

/** @throws when what is tried is not what the goal asks for: a number where a point is wanted. */
export function judge(exercise: Exercise, done: Done, tried: Try): Verdict {
  const { goal } = exercise;
  if (tried.kind === 'number' && goal.kind === 'number')
    return judgeNumber(goal, exercise, done, tried.number);
  if (tried.kind === 'choice' && goal.kind === 'choose') return judgeChoice(goal, exercise, done, tried.key);
  if (tried.kind === 'point') {
    switch (goal.kind) {
      case 'touch':
        return judgeTouch(goal, exercise, done, tried.point);
      case 'play':
        return judgePlay(goal, exercise, done, tried.point);
      case 'solve':
        return judgeSolve(goal, exercise, done, tried.point);
      case 'script':
        return judgeScript(goal, exercise, done, tried.point);
    }
  }
  throw new Error(`honte: ${exercise.id} asks for no ${tried.kind}`);
}

/** The points by which a learner who needs help may go on; none where a number or a choice is asked for. */
export function helpFor(exercise: Exercise, done: Done): readonly Point[] {
  const { goal } = exercise;
  switch (goal.kind) {
    case 'touch': {
      const sought = soughtBy(goal, exercise, positionOf(exercise, done.moves));
      const [next] = sought.filter((points) => !points.some((p) => done.found.includes(p)));
      return next ? next.slice(0, 1) : [];
    }
    case 'play':
      return rightPlays(goal, exercise, done).slice(0, 1);
    case 'solve': {
      const point = solvedBy(goal, exercise, done);
      return point === undefined ? [] : [point];
    }
    case 'script':
      return goal.turns[turnAt(done.moves)]?.right.slice(0, 1) ?? [];
    case 'number':
    case 'choose':
      return [];
  }
}

/** How many there are to be found, or how much is to be counted; `undefined` where nothing is. */
export function sizeOf(exercise: Exercise): number | undefined {
  const { goal } = exercise;
  const position = positionOf(exercise, []);
  if (goal.kind === 'touch') return soughtBy(goal, exercise, position).length;
  return goal.kind === 'number' ? counted(goal, exercise, position.board) : undefined;
}

function judgeNumber(
  goal: GoalOfKind<'number'>,
  exercise: Exercise,
  { moves }: Done,
  number: number,
): Verdict {
  const { board } = positionOf(exercise, moves);
  const right = counted(goal, exercise, board);
  if (number === right) return { kind: 'right', moves, isDone: true };
  const code = miscounted(goal, exercise, board, number) ?? (number < right ? 'tooFew' : 'tooMany');
  return { kind: 'wrong', reason: { code, number }, moves };
}

function judgeChoice(goal: GoalOfKind<'choose'>, exercise: Exercise, { moves }: Done, key: string): Verdict {
  const shown = goal.choices[key] ?? [];
  const { turn } = positionOf(exercise, moves);
  const played = shown.map(
    (point, i): Move => ({ kind: 'play', color: i % 2 === 0 ? turn : opponent(turn), point }),
  );
  const all = [...moves, ...played];
  if (key === goal.right) return { kind: 'right', moves: all, isDone: true };
  return { kind: 'wrong', reason: { code: 'choice', key }, moves: all };
}

/** How many turns of the learner's were made: each has a move and its answer. */
function turnAt(moves: readonly Move[]): number {
  return moves.length / 2;
}

function judgeScript(goal: GoalOfKind<'script'>, exercise: Exercise, { moves }: Done, point: Point): Verdict {
  const before = positionOf(exercise, moves);
  const played = before.after(point);
  if (!played.ok) return { kind: 'refused', point, refusal: played.error };
  const mine: readonly Move[] = [...moves, { kind: 'play', color: before.turn, point }];
  const answered = (reply: Point | undefined): readonly Move[] =>
    reply === undefined ? mine : [...mine, { kind: 'play', color: played.value.turn, point: reply }];
  const turn = goal.turns[turnAt(moves)];
  const at = turn?.right.indexOf(point) ?? -1;
  if (!turn || at < 0) {
    const reply = turn?.otherwise.find((p) => played.value.legality(p).kind === 'legal');
    return { kind: 'wrong', reason: { code: 'elsewhere', point }, moves: answered(reply) };
  }
  const isDone = turnAt(moves) === goal.turns.length - 1;
  return { kind: 'right', moves: answered(turn.reply[at] ?? turn.reply[0]), isDone };
}

/** The key under which an exercise may have a text of its own for a try. */
export function keyOf({ geometry }: Exercise, tried: Try): string {
  switch (tried.kind) {
    case 'point':
      return printPoint(geometry, tried.point);
    case 'number':
      return String(tried.number);
    case 'choice':
      return tried.key;
  }
}
