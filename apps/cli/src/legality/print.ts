/*
 * Answers about legality as people read them, and as programs do.
 */
import {
  BLACK,
  columnName,
  EMPTY,
  type Geometry,
  type Point,
  printColor,
  printPoint,
  rowName,
} from '@honte/rules';
import type { Agreement, AllowedSuicide, Answer, Forbidden, Question } from './answer.ts';

/** Each opinion with the rulesets that hold it; forbidden points are `!` on its board. */
export function printAgreements(question: Question, agreements: readonly Agreement[]): string {
  const who = question.turn === BLACK ? 'Black' : 'White';
  const groups = agreements.map((agreement) => printAgreement(question, who, agreement));
  const isForbidding = agreements.some(({ answer }) => answer.forbidden.length > 0);
  // Without a forbidden point, no group has shown the board.
  const board = isForbidding ? [] : [printBoard(question, [])];
  return [`${who} to move.`, ...board, ...groups, 'A pass is always allowed.'].join('\n\n');
}

function printAgreement(question: Question, who: string, { names, answer }: Agreement): string {
  const { geometry } = question;
  const { legal, forbidden, suicides } = answer;
  const head = `${names.join(', ')}: ${who} may play ${printShare(legal.length, forbidden.length)}`;
  const lines = [
    ...forbidden.map((refused) => printForbidden(question, refused)),
    ...suicides.map((suicide) => printSuicide(geometry, suicide)),
  ];
  const board =
    forbidden.length > 0
      ? [
          printBoard(
            question,
            forbidden.map(({ point }) => point),
          ),
        ]
      : [];
  return [head, ...board, ...lines.map((line) => `  ${line}`)].join('\n');
}

function printShare(legal: number, forbidden: number): string {
  const all = legal + forbidden;
  if (all === 0) return 'nowhere: the board is full.';
  if (all === 1) return legal === 1 ? 'the only empty point.' : 'nowhere, not even the only empty point.';
  if (legal === 0) return `none of the ${all} empty points.`;
  return legal === all ? `all ${all} empty points.` : `${legal} of the ${all} empty points.`;
}

function printForbidden({ geometry, ply }: Question, { point, why }: Forbidden): string {
  const name = printPoint(geometry, point).padEnd(3);
  if (why.kind === 'suicide') {
    const own = why.chain.length === 1 ? 'the stone' : `the chain ${printPoints(geometry, why.chain)}`;
    return `${name}  suicide: ${own} would have no liberty`;
  }
  if (why.ply === ply) return `${name}  ko: the board would stay as it is`;
  const earlier = why.ply === 0 ? 'the start' : `move ${why.ply}`;
  return `${name}  ko: the board of ${earlier} would come back`;
}

function printSuicide(geometry: Geometry, { point, chain }: AllowedSuicide): string {
  const own = chain.length === 1 ? 'the stone comes' : `${printPoints(geometry, chain)} come`;
  return `${printPoint(geometry, point).padEnd(3)}  suicide, allowed: ${own} off`;
}

/** Names in a row; long lists are cut, since the board shows the chain anyway. */
function printPoints(geometry: Geometry, points: readonly Point[]): string {
  const most = 10;
  const names = points.slice(0, most).map((p) => printPoint(geometry, p));
  const left = points.length - names.length;
  return left > 0 ? `${names.join(' ')} and ${left} more` : names.join(' ');
}

function printBoard({ geometry, stones }: Question, marked: readonly Point[]): string {
  const { width, height } = geometry;
  const pad = String(height).length;
  const sign = (p: number) => (marked.includes(p as Point) ? '!' : '.XO'.charAt(stones[p]!));
  const rows = Array.from({ length: height }, (_, y) => {
    const signs = Array.from({ length: width }, (_, x) => sign(y * width + x));
    return `  ${rowName(geometry, y).padStart(pad)} ${signs.join(' ')}`;
  });
  const columns = Array.from({ length: width }, (_, x) => columnName(x)).join(' ');
  return [...rows, `  ${' '.repeat(pad)} ${columns}`].join('\n');
}

/** The same as data: points by name, in lists and with their reasons. */
export function answersJson(question: Question, answers: Iterable<readonly [string, Answer]>): object {
  const { geometry } = question;
  const name = (p: Point) => printPoint(geometry, p);
  const forbidden = ({ point, why }: Forbidden) =>
    why.kind === 'suicide'
      ? { point: name(point), reason: why.kind, chain: why.chain.map(name) }
      : { point: name(point), reason: why.kind, ply: why.ply };
  const rulesets = [...answers].map(([ruleset, answer]) => [
    ruleset,
    {
      legal: answer.legal.map(name),
      suicides: answer.suicides.map(({ point, chain }) => ({ point: name(point), chain: chain.map(name) })),
      forbidden: answer.forbidden.map(forbidden),
    },
  ]);
  return {
    size: [geometry.width, geometry.height],
    turn: printColor(question.turn),
    empty: question.stones.filter((stone) => stone === EMPTY).length,
    rulesets: Object.fromEntries(rulesets),
  };
}
