/*
 * What the board shows of an exercise: its stones and marks, what was found, and why a try is wrong.
 */
import { type BoardView, countShown, forbiddenAt, libertiesShown, type Overlay } from '@honte/board';
import { type Exercise, type GoalOfKind, positionOf, type Reason, receiptOn } from '@honte/content';
import { type Board, type Color, EMPTY, neighborsOf, opponent, type Point } from '@honte/rules';
import { type Desk, helpOf, setsStones } from './desk.ts';

/** What stands in the disc of a hint. */
const HINT_SIGN = '!';
/** More moves than these are numbered: their order is not to be seen otherwise. */
const UNNUMBERED = 2;

export function deskBoardOf(desk: Desk): BoardView {
  const { exercise, moves, phase } = desk;
  const position = positionOf(exercise, moves);
  const { geometry, board, turn } = position;
  const stones = board.stones.slice(0, geometry.points);
  const last = [...exercise.before, ...moves].at(-1);
  return {
    geometry,
    stones,
    hand: setsStones(desk) && phase === 'turn' ? turn : undefined,
    lastMove: last?.kind === 'play' ? last.point : undefined,
    overlays: overlaysOf(desk, board),
  };
}

function overlaysOf(desk: Desk, board: Board): Overlay[] {
  const { exercise, news, hints, phase } = desk;
  const { geometry, stones } = board;
  const view = { geometry, stones };
  const overlays: Overlay[] = [
    { kind: 'figures', figure: 'triangle', points: exercise.marked },
    { kind: 'labels', labels: lettersOf(exercise, board) },
    ...numbersOf(desk, board),
  ];
  if (exercise.ringed.length > 0) overlays.push(libertiesShown(view, exercise.ringed));
  if (exercise.isCounted) overlays.push(...countShown(stones, receiptOn(exercise, board)));
  if (exercise.goal.kind === 'touch') overlays.push(...foundShown(exercise.goal, desk, board));
  if (exercise.goal.kind === 'number' && (phase === 'solved' || hints === 2 || isMiscounted(desk)))
    overlays.push(...countedShown(exercise, exercise.goal, board));
  if (news.kind === 'tried' && news.verdict.kind === 'refused')
    overlays.push(...forbiddenAt(view, news.verdict.point, news.verdict.refusal));
  if (news.kind === 'tried' && news.verdict.kind === 'wrong' && phase !== 'solved')
    overlays.push(...reasonShown(news.verdict.reason, exercise, board));
  const help = hints === 2 && phase === 'turn' ? helpOf(desk) : undefined;
  if (help !== undefined) overlays.push({ kind: 'proposals', labels: [{ point: help, text: HINT_SIGN }] });
  return overlays;
}

function isMiscounted({ news }: Desk): boolean {
  return news.kind === 'tried' && news.verdict.kind === 'wrong';
}

function lettersOf({ letters }: Exercise, { stones }: Board) {
  return [...letters].filter(([p]) => stones[p] === EMPTY).map(([point, text]) => ({ point, text }));
}

function numbersOf({ moves }: Desk, { stones }: Board): Overlay[] {
  if (moves.length <= UNNUMBERED) return [];
  const texts = new Map<Point, string>();
  moves.forEach((move, i) => {
    if (move.kind === 'play') texts.set(move.point, String(i + 1));
  });
  const labels = [...texts].map(([point, text]) => ({ point, text }));
  return [{ kind: 'labels', labels: labels.filter(({ point }) => stones[point] !== EMPTY) }];
}

/** What was pointed at and is right, by the sign that it has everywhere. */
function foundShown(goal: GoalOfKind<'touch'>, { exercise, done, moves }: Desk, board: Board): Overlay[] {
  const { found } = done;
  const { geometry, stones } = board;
  switch (goal.what) {
    case 'liberties':
      return [{ kind: 'liberties', points: found }];
    case 'stones':
      return [{ kind: 'figures', figure: 'circle', points: found }];
    case 'ataris': {
      const heads = found.filter((p) => board.headOf(p) === p);
      return heads.map((p) => ({ kind: 'atari', chain: board.chainAt(p), liberty: board.libertiesAt(p)[0] }));
    }
    case 'forbidden':
      return found.flatMap((p) => {
        const legality = positionOf(exercise, moves).legality(p, goal.color);
        return legality.kind === 'legal' ? [] : forbiddenAt({ geometry, stones }, p, legality);
      });
    case 'eyes':
      return [{ kind: 'territory', owner: board.stones[goal.of] as Color, points: found }];
    case 'dame':
      return [{ kind: 'territory', owner: EMPTY, points: found }];
    case 'dead': {
      const owner = (p: Point) => opponent(board.stones[p] as Color);
      return found.map((p) => ({ kind: 'dead', points: [p], owner: owner(p) }));
    }
  }
}

/** What is counted, so that one can count it again. */
function countedShown(exercise: Exercise, goal: GoalOfKind<'number'>, board: Board): Overlay[] {
  switch (goal.count) {
    case 'liberties':
      return [libertiesShown(board, [goal.of])];
    case 'stones':
      return [{ kind: 'figures', figure: 'circle', points: board.chainAt(goal.of) }];
    default:
      return countShown(board.stones, receiptOn(exercise, board));
  }
}

/** The reason as it is seen. */
function reasonShown(reason: Reason, exercise: Exercise, board: Board): Overlay[] {
  const { geometry, stones } = board;
  switch (reason.code) {
    case 'stone':
    case 'empty':
    case 'otherColor':
    case 'diagonal':
    case 'away':
    case 'otherChain':
    case 'falseEye':
    case 'noEye':
    case 'owned':
    case 'alive':
      return [{ kind: 'figures', figure: 'cross', points: [reason.point] }];
    case 'liberties':
    case 'unpressed':
      return [libertiesShown(board, [reason.point])];
    case 'escapes':
      return stones[reason.point] === EMPTY ? [] : [libertiesShown(board, [reason.point])];
    case 'breathes':
    case 'takes': {
      const free = neighborsOf(geometry, reason.point).filter((n) => stones[n] === EMPTY);
      const own = neighborsOf(geometry, reason.point).filter((n) => stones[n] === exercise.color);
      const shared = own.flatMap((n) => board.libertiesAt(n)).filter((p) => p !== reason.point);
      const figure: Overlay = { kind: 'figures', figure: 'cross', points: [reason.point] };
      return [figure, { kind: 'liberties', points: [...new Set([...free, ...shared])] }];
    }
    default:
      return [];
  }
}
