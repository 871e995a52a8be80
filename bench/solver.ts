/*
 * Speed of the solver on one thread: the given cases and problems, and closed regions drawn at random. Each is
 * answered whole: how it stands, every first move, all refutations where the region is closed. Times are the
 * processor's, so that they tell the same on a machine that is busy.
 */
import { BLACK, geometryOf, type Point, WHITE } from '@honte/rules';
import { checkProblem, type Problem, Solver, UNBOUND, USUAL_LIMITS } from '@honte/solver';
import { givenProblems } from '../tests/problems/given.ts';
import { Dice } from './dice.ts';
import { spreadOf } from './rounds.ts';
import { type Named, statusCases } from './status-cases.ts';

const SEED = 20261130;
const DRAWN = 50;
const EMPTY_POINTS = 12;

export function benchSolver(): void {
  const given = givenProblems();
  // What is timed first is slow until it is compiled.
  timeAll('warming up', statusCases());
  timeAll('status cases', statusCases());
  const named = ({ id, problem }: (typeof given)[number]) => ({ name: id, problem });
  timeAll('problems in closed regions', given.filter(({ isClosed }) => isClosed).map(named));
  timeAll('problems in the open', given.filter(({ isClosed }) => !isClosed).map(named));
  timeAll(`drawn, ${EMPTY_POINTS} empty points`, drawnProblems());
}

function timeAll(what: string, problems: readonly Named[]): void {
  const times: number[] = [];
  let nodes = 0;
  let worst = '';
  let unknown = 0;
  for (const { name, problem } of problems) {
    const before = process.cpuUsage();
    const answer = new Solver(problem, USUAL_LIMITS).answer().run();
    const { user, system } = process.cpuUsage(before);
    const elapsedMs = (user + system) / 1000;
    if (elapsedMs > Math.max(0, ...times)) worst = name;
    times.push(elapsedMs);
    nodes += answer.nodes;
    if (answer.fate === 'unknown') unknown++;
  }
  const { median, max } = spreadOf(times);
  const rate = (1000 * nodes) / times.reduce((a, b) => a + b, 0);
  console.log(
    `${what}: ${times.length}, median ${median.toFixed(1)} ms, worst ${max.toFixed(0)} ms (${worst}), ` +
      `${rate.toFixed(0)} moves tried a second, ${unknown} not proved`,
  );
}

/** Eye spaces of a chain that nothing else holds up: a shape of empty points and some stones, walled in twice. */
function drawnProblems(): readonly Named[] {
  const dice = new Dice(SEED);
  const problems: Named[] = [];
  while (problems.length < DRAWN) {
    const problem = drawnProblem(dice);
    if (problem !== undefined) problems.push({ name: `drawn ${problems.length}`, problem });
  }
  return problems;
}

function drawnProblem(dice: Dice): Problem | undefined {
  const geometry = geometryOf(9);
  const { points, width } = geometry;
  const sides = (p: number) => [...geometry.neighbors.subarray(4 * p, 4 * p + 4)].filter((n) => n < points);
  const inner = [dice.roll(points)];
  const attackers = dice.roll(5);
  for (let tries = 0; inner.length < EMPTY_POINTS + attackers && tries < 200; tries++) {
    const from = inner[dice.roll(inner.length)]!;
    const near = sides(from);
    const p = near[dice.roll(near.length)]!;
    if (!inner.includes(p)) inner.push(p);
  }
  const stones = new Uint8Array(points).fill(WHITE);
  const wall = new Set<number>();
  for (const p of inner)
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1]) {
        const x = (p % width) + dx;
        const y = Math.floor(p / width) + dy;
        if (x >= 0 && y >= 0 && x < width && y < geometry.height) wall.add(y * width + x);
      }
  for (const p of wall) stones[p] = BLACK;
  for (const p of inner) stones[p] = 0;
  const outside = [...stones.keys()].filter(
    (p) => stones[p] === WHITE && sides(p).every((n) => stones[n] === WHITE),
  );
  const breath = outside[dice.roll(Math.max(1, outside.length))];
  const target = [...wall].find((p) => stones[p] === BLACK);
  if (breath === undefined || target === undefined) return undefined;
  stones[breath] = 0;
  for (const p of inner.slice(0, attackers)) stones[p] = WHITE;
  const problem = checkProblem({
    geometry,
    stones,
    region: inner as Point[],
    targets: [target as Point],
    goal: 'kill',
    first: WHITE,
    bound: UNBOUND,
  });
  return problem.ok ? problem.value : undefined;
}
