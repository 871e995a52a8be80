/*
 * A judge that is not ours: GNU Go's own reading of life and death, beside the solver's proofs, on the given
 * cases and problems. Prints each that differs, with our line. Needs the program `gnugo`; what it said is
 * written down in docs/solver.md.
 */
import { execFileSync } from 'node:child_process';
import {
  columnName,
  EMPTY,
  type Geometry,
  opponent,
  type Point,
  pointsOf,
  printColor,
  printPoint,
} from '@honte/rules';
import { type Problem, Solver, type Status, sidesOf } from '@honte/solver';
import { givenProblems } from '../tests/problems/given.ts';
import { statusCases } from './status-cases.ts';

/** What GNU Go's answers to an attack and a defence come to: 0 fails, 1 works, 2 and 3 need a ko. */
type Opinion = 'alive' | 'dead' | 'unsettled' | 'ko';

export function benchGnugo(): void {
  const named = givenProblems().map(({ id, problem }) => ({ name: id, problem }));
  judge('status cases, by owl', statusCases(), 'owl_');
  judge(
    'problems of life and death, by owl',
    named.filter(({ problem: { goal } }) => goal === 'kill' || goal === 'live'),
    'owl_',
  );
  judge(
    'problems of capturing, by tactical reading',
    named.filter(({ problem: { goal } }) => goal === 'capture' || goal === 'save'),
    '',
  );
}

function judge(
  what: string,
  problems: readonly { readonly name: string; readonly problem: Problem }[],
  prefix: 'owl_' | '',
): void {
  const opinions = opinionsOf(
    problems.map(({ problem }) => problem),
    prefix,
  );
  let same = 0;
  for (const [i, { name, problem }] of problems.entries()) {
    const opinion = opinions[i];
    const answer = new Solver(problem).answer().run();
    if (isSame(answer.status, opinion?.status)) {
      same++;
      continue;
    }
    const line = answer.line.map((move) =>
      move.kind === 'pass' ? 'pass' : `${printColor(move.color)} ${printPoint(problem.geometry, move.point)}`,
    );
    console.log(
      `  ${name}: ${answer.status}, GNU Go ${opinion?.status} (${opinion?.said}); ` +
        `${printColor(answer.turn)} ${answer.fate}: ${line.join(', ')}`,
    );
  }
  console.log(`${what}: ${same} of ${problems.length} the same`);
}

function isSame(status: Status, opinion: Opinion | undefined): boolean {
  return status === opinion || (opinion === 'alive' && (status === 'seki' || status === 'aliveOrSeki'));
}

function opinionsOf(problems: readonly Problem[], prefix: string): { status: Opinion; said: string }[] {
  const commands = problems.flatMap((problem) => commandsFor(problem, prefix));
  const out = execFileSync('gnugo', ['--mode', 'gtp', '--quiet', '--level', '10'], {
    input: `${commands.join('\n')}\nquit\n`,
    encoding: 'utf8',
  });
  const answers = [...out.matchAll(/^=(attack|defend)?\d+ ?(.*)$/gm)].map(([, , said = '']) => said);
  return problems.map((_, i) => {
    const attack = answers[2 * i] ?? '';
    const defend = answers[2 * i + 1] ?? '';
    return {
      status: opinionOf(Number(attack.charAt(0)), Number(defend.charAt(0))),
      said: `${attack} / ${defend}`,
    };
  });
}

/** Commands without a number get answers without one, so only the two that matter are counted. */
function commandsFor(problem: Problem, prefix: string): string[] {
  const { geometry, stones, targets } = problem;
  const side = Math.max(geometry.width, geometry.height);
  const placed = pointsOf(geometry)
    .filter((p) => stones[p] !== EMPTY)
    .map((p) => `play ${stones[p] === 1 ? 'black' : 'white'} ${printPoint(geometry, p)}`);
  const [target] = targets;
  const name = printPoint(geometry, target as Point);
  return [
    `boardsize ${side}`,
    'clear_board',
    ...placed,
    ...frame(geometry, side, opponent(sidesOf(problem).owner) === 1 ? 'black' : 'white'),
    `1 ${prefix}attack ${name}`,
    `2 ${prefix}defend ${name}`,
  ];
}

/** GNU Go knows square boards only: a rectangle gets more rows or columns, walled off so that nothing is new. */
function frame({ width, height }: Geometry, side: number, color: string): string[] {
  const stones: string[] = [];
  if (height < side)
    for (let x = 0; x < side; x++) stones.push(`play ${color} ${columnName(x)}${height + 1}`);
  if (width < side) for (let y = 1; y <= side; y++) stones.push(`play ${color} ${columnName(width)}${y}`);
  return stones;
}

function opinionOf(attack: number, defend: number): Opinion {
  if (attack === 0) return 'alive';
  if (defend === 0) return 'dead';
  return attack === 1 && defend === 1 ? 'unsettled' : 'ko';
}
