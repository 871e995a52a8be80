/*
 * GNU Go as a judge of life and death: what it answers about a problem. Version 3.8 at level 10; its owl reads life
 * and death, its tactical reading captures.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { columnName, EMPTY, type Geometry, opponent, type Point, pointsOf, printPoint } from '@honte/rules';
import { type Problem, type Status, sidesOf } from '@honte/solver';

/** What GNU Go's answers to an attack and a defence come to: 0 fails, 1 works, 2 and 3 need a ko. */
export type Opinion = 'alive' | 'dead' | 'unsettled' | 'ko';

/** Which of its readings is asked. */
export type Reading = 'owl' | 'tactical';

/** Where the program is, if it is anywhere. */
export const GNUGO = [...(process.env.PATH ?? '').split(':'), '/usr/games']
  .map((folder) => `${folder}/gnugo`)
  .find((path) => existsSync(path));

/** Whether it says what the solver proved. It knows no seki: those are alive for it. */
export function isSame(status: Status, opinion: Opinion | undefined): boolean {
  return status === opinion || (opinion === 'alive' && (status === 'seki' || status === 'aliveOrSeki'));
}

/** What it says of each problem, and in which words. */
export function opinionsOf(
  program: string,
  problems: readonly Problem[],
  reading: Reading,
): { readonly status: Opinion; readonly said: string }[] {
  const commands = problems.flatMap((problem) => commandsFor(problem, reading === 'owl' ? 'owl_' : ''));
  const out = execFileSync(program, ['--mode', 'gtp', '--quiet', '--level', '10'], {
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
