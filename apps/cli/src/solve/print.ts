/*
 * Answers about life and death as people read them, and as programs do.
 */
import {
  BLACK,
  type Color,
  columnName,
  EMPTY,
  type Geometry,
  type Move,
  opponent,
  type Point,
  printColor,
  printPoint,
  rowName,
} from '@honte/rules';
import {
  type Answer,
  type Fate,
  type Goal,
  type Problem,
  type Status,
  sidesOf,
  type Try,
} from '@honte/solver';

/** Whether all was proved, or what was spent before it was. */
export type End = 'proved' | 'nodes' | 'time';

/** The board, how the targets stand, what the side to move can do, and the line. */
export function printAnswer(problem: Problem, answer: Answer, end: End): string {
  const { geometry } = problem;
  const rows = [
    printBoard(problem, answer.tries),
    [standing(problem, answer.status), wish(problem, answer)].join('\n'),
    ...group('works', geometry, answer.tries),
    ...group('ko', geometry, answer.tries),
    ...refuted(geometry, answer.tries),
    ...group('unknown', geometry, answer.tries),
    ...line(geometry, answer.line),
    proof(problem, answer, end),
  ];
  return rows.join('\n\n');
}

function colorName(color: Color): string {
  return color === BLACK ? 'Black' : 'White';
}

function standing(problem: Problem, status: Status): string {
  const { geometry, targets } = problem;
  const { owner } = sidesOf(problem);
  const names = targets.map((p) => printPoint(geometry, p)).join(' ');
  const be = targets.length === 1 ? 'is' : 'are';
  const foe = colorName(opponent(owner));
  const own = colorName(owner);
  const said: { readonly [S in Status]: string } = {
    alive: `${be} alive, although ${foe} may begin.`,
    aliveOrSeki: `${be} alive, although ${foe} may begin; whether in seki is not proved.`,
    seki: `${be} alive in seki: ${foe} cannot capture, and ${own} cannot make two eyes.`,
    dead: `${be} dead, although ${own} may begin.`,
    unsettled: `${be} unsettled: whoever begins decides.`,
    ko: `${be} a matter of ko.`,
    connected: `${be} connected, although ${foe} may begin.`,
    cut: `${be} cut, although ${own} may begin.`,
    unknown: `${be} not decided: not proved.`,
  };
  return `${own} ${names} ${said[status]}`;
}

const WISHES: { readonly [G in Goal]: string } = {
  kill: 'kill',
  capture: 'capture',
  live: 'live',
  save: 'save',
  connect: 'connect',
};

function wish(problem: Problem, { turn, fate }: Answer): string {
  const { achiever } = sidesOf(problem);
  const what =
    turn === achiever ? WISHES[problem.goal] : `not let ${colorName(achiever)} ${WISHES[problem.goal]}`;
  const ends: { readonly [F in Fate]: string } = {
    works: 'yes.',
    ko: 'only by winning a ko.',
    fails: 'no.',
    unknown: 'not proved.',
  };
  return `${colorName(turn)} to play and ${what}: ${ends[fate]}`;
}

const HEADS = { works: 'works:  ', ko: 'by ko:  ', fails: 'fails:  ', unknown: 'not proved: ' } as const;

function group(fate: Exclude<Fate, 'fails'>, geometry: Geometry, tries: readonly Try[]): string[] {
  const moves = tries.filter((one) => one.fate === fate).map(({ move }) => printMove(geometry, move));
  return moves.length === 0 ? [] : [HEADS[fate] + moves.join(' ')];
}

/** Failing moves, each with its strongest answer. */
function refuted(geometry: Geometry, tries: readonly Try[]): string[] {
  const moves = tries
    .filter(({ fate }) => fate === 'fails')
    .map(({ move, refutations: [best] }) =>
      best === undefined
        ? printMove(geometry, move)
        : `${printMove(geometry, move)} (${printMove(geometry, best)})`,
    );
  return moves.length === 0 ? [] : [`${HEADS.fails}${moves.join(', ')}`];
}

function line(geometry: Geometry, moves: readonly Move[]): string[] {
  if (moves.length === 0) return [];
  const words = moves.map((move) => `${printColor(move.color)} ${printMove(geometry, move)}`);
  return [`line:   ${words.join(', ')}`];
}

function proof({ bound }: Problem, { nodes }: Answer, end: End): string {
  const plies = bound.plies === undefined ? '' : ` within ${bound.plies} plies`;
  const spent = `${nodes.toLocaleString('en')} moves tried`;
  if (end === 'proved') return `Proved${plies}; ${spent}.`;
  return `Not all proved${plies}: the ${end === 'nodes' ? 'nodes were' : 'time was'} spent; ${spent}.`;
}

function printMove(geometry: Geometry, move: Move): string {
  return move.kind === 'pass' ? 'pass' : printPoint(geometry, move.point);
}

/** The board: `!` works, `?` works by ko, `+` the region's other empty points. */
function printBoard({ geometry, stones, region }: Problem, tries: readonly Try[]): string {
  const { width, height } = geometry;
  const pad = String(height).length;
  const marks = new Map<number, string>(region.map((p) => [p, '+']));
  for (const { move, fate } of tries) {
    if (move.kind === 'pass') continue;
    if (fate === 'works') marks.set(move.point, '!');
    if (fate === 'ko') marks.set(move.point, '?');
  }
  const sign = (p: Point) => (stones[p] === EMPTY ? (marks.get(p) ?? '.') : '.XO'.charAt(stones[p] ?? 0));
  const rows = Array.from({ length: height }, (_, y) => {
    const signs = Array.from({ length: width }, (_, x) => sign((y * width + x) as Point));
    return `${rowName(geometry, y).padStart(pad)} ${signs.join(' ')}`;
  });
  const columns = Array.from({ length: width }, (_, x) => columnName(x)).join(' ');
  return [...rows, `${' '.repeat(pad)} ${columns}`].join('\n');
}

/** The same as data. */
export function answerJson(problem: Problem, answer: Answer, end: End): object {
  const { geometry, region, targets, goal, bound } = problem;
  const name = (move: Move) => printMove(geometry, move);
  return {
    size: [geometry.width, geometry.height],
    targets: targets.map((p) => printPoint(geometry, p)),
    region: region.map((p) => printPoint(geometry, p)),
    goal,
    side: printColor(answer.turn),
    plies: bound.plies ?? null,
    escapeLiberties: bound.escapeLiberties ?? null,
    status: answer.status,
    fate: answer.fate,
    tries: answer.tries.map(({ move, fate, refutations }) => ({
      move: name(move),
      fate,
      refutations: refutations.map(name),
    })),
    line: answer.line.map((move) => `${printColor(move.color)} ${name(move)}`),
    proved: end === 'proved',
    spent: end === 'proved' ? null : end,
    nodes: answer.nodes,
  };
}
