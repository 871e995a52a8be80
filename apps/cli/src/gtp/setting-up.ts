/*
 * The commands that prepare a game: size, komi, handicap, rules.
 */
import {
  accept,
  fixedHandicap,
  freeHandicap,
  geometryOf,
  mostFixedHandicap,
  type Point,
  parsePoint,
  printPoint,
  type Result,
  refuse,
} from '@honte/rules';
import { type Answer, type Handler, SYNTAX, said } from './answer.ts';
import { parseKataRules, printKataRules } from './kata-rules.ts';
import { parseCount, parseNumber } from './parse.ts';
import {
  isUntouched,
  LEAST_SIDE,
  MOST_SIDE,
  type Session,
  withEmptyBoard,
  withHandicap,
  withKomi,
  withRuleset,
} from './session.ts';

/** Komi beyond this is a slip. */
const MOST_KOMI = 1000;

const boardsize: Handler = (session, [text]) => {
  const side = parseCount(text);
  if (side === undefined) return refuse(SYNTAX);
  if (side < LEAST_SIDE || side > MOST_SIDE) return refuse('unacceptable size');
  return said(withEmptyBoard(session, geometryOf(side)));
};

const clearBoard: Handler = (session) => said(withEmptyBoard(session, session.start.geometry));

const komi: Handler = (session, [text]) => {
  const points = parseNumber(text);
  if (points === undefined) return refuse(SYNTAX);
  if (!Number.isInteger(2 * points) || Math.abs(points) > MOST_KOMI) return refuse('unacceptable komi');
  return said(withKomi(session, points));
};

const fixed: Handler = (session, [text]) => {
  const count = parseCount(text);
  if (count === undefined) return refuse(SYNTAX);
  if (!isUntouched(session)) return refuse('board not empty');
  const points = fixedHandicap(session.start.geometry, count, 'gtp');
  return points.ok ? placed(session, points.value) : refuse('invalid number of stones');
};

/** How many stones are set on boards without fixed points. */
const MOST_ON_SMALL = 4;

/** Sets as many as have fixed points, where there are any; GTP allows fewer than were asked for. */
const placeFree: Handler = (session, [text]) => {
  const { geometry } = session.start;
  const count = parseCount(text);
  if (count === undefined) return refuse(SYNTAX);
  if (!isUntouched(session)) return refuse('board not empty');
  const most = Math.min(count, mostFixedHandicap(geometry) || MOST_ON_SMALL);
  const points = count < geometry.points ? freeHandicap(geometry, most, 'gtp') : refuse('tooMany' as const);
  return points.ok ? placed(session, points.value) : refuse('invalid number of stones');
};

function placed(session: Session, points: readonly Point[]): Answer {
  const names = points.map((p) => printPoint(session.start.geometry, p));
  return said(withHandicap(session, points), names.join(' '));
}

const setFree: Handler = (session, names) => {
  if (!isUntouched(session)) return refuse('board not empty');
  const points = pointsIn(session, names);
  return points.ok ? said(withHandicap(session, points.value)) : points;
};

function pointsIn({ start }: Session, names: readonly string[]): Result<readonly Point[], string> {
  const points = new Set<Point>();
  for (const name of names) {
    const point = parsePoint(start.geometry, name);
    if (point.ok) points.add(point.value);
  }
  const isFine = points.size === names.length && points.size >= 2 && points.size < start.geometry.points;
  return isFine ? accept([...points]) : refuse('bad vertex list');
}

const setRules: Handler = (session, args) => {
  if (args.length === 0) return refuse(SYNTAX);
  const ruleset = parseKataRules(args.join(' '));
  if (ruleset === undefined) return refuse('unknown rules');
  const changed = withRuleset(session, ruleset);
  return changed.ok ? said(changed.value) : refuse('these rules forbid a move of the game');
};

const getRules: Handler = (session) => said(session, printKataRules(session.ruleset));

export const SETTING_UP: readonly (readonly [string, Handler])[] = [
  ['boardsize', boardsize],
  ['clear_board', clearBoard],
  ['komi', komi],
  ['fixed_handicap', fixed],
  ['place_free_handicap', placeFree],
  ['set_free_handicap', setFree],
  ['kata-set-rules', setRules],
  ['kata-get-rules', getRules],
];
