/*
 * Games of the computer with itself, every turn checked against `Position`: that it is legal, fills no
 * own eye, and that games end. Sizes, rulesets and levels take turns, so that 420 games meet them all.
 */
import {
  Chance,
  type Choice,
  LEVEL_NAMES,
  LEVELS,
  type Level,
  playoutEvaluator,
  Thinker,
} from '@honte/engine';
import {
  evenStart,
  geometryOf,
  invariant,
  type Move,
  neighborsOf,
  opponent,
  type Point,
  Position,
  RULESET_NAMES,
  RULESETS,
  type Start,
} from '@honte/rules';

const SIZES = [7, 9, 7, 9, 13, 7, 9, 7, 9, 19, 7, 9, 13, 7, 9, 7, 9, 13, 7, 9] as const;
/** Playouts a move: the least, and how many more at the most. */
const LEAST = 100;
const MORE = 300;
const NODES = 100_000;
/** One game in so many is played again, and must be the same. */
const REPLAYED = 40;

interface Plan {
  readonly start: Start;
  readonly level: Level;
  readonly playouts: number;
  readonly seed: number;
}

interface Played {
  readonly moves: readonly Move[];
  readonly end: 'passes' | 'resignation' | 'tooLong';
  readonly faults: readonly string[];
}

/**
 * @param games how many.
 * @param from the number of the first: a long run can be made in parts.
 * @throws when they are not whole numbers from 1 and 0.
 */
export function benchSelfPlay({ games, from }: { readonly games: number; readonly from: number }): void {
  invariant(Number.isInteger(games) && games > 0 && Number.isInteger(from) && from >= 0, 'no such games');
  const faults: string[] = [];
  const ends = { passes: 0, resignation: 0, tooLong: 0 };
  let turns = 0;
  let longest = 0;
  for (let i = from; i < from + games; i++) {
    const plan = planOf(i);
    const { points } = plan.start.geometry;
    const name = `game ${i}, ${plan.level.name}, ${plan.start.ruleset.name}, ${points} points`;
    const played = play(plan);
    ends[played.end]++;
    turns += played.moves.length;
    longest = Math.max(longest, played.moves.length / points);
    const found = played.end === 'tooLong' ? [...played.faults, 'no end'] : [...played.faults];
    if (i % REPLAYED === 0 && JSON.stringify(play(plan).moves) !== JSON.stringify(played.moves))
      found.push('another game from the same seed');
    for (const fault of found) console.log(`${name}: ${fault}`);
    faults.push(...found);
    if ((i + 1) % 20 === 0) console.error(`${i + 1} games`);
  }
  if (faults.length > 0) process.exitCode = 1;
  const share = (n: number) => `${n} (${((100 * n) / games).toFixed(0)} %)`;
  console.log(`games ${from} to ${from + games - 1}, ${turns} turns: ${faults.length} faults`);
  console.log(`ended by passes ${share(ends.passes)}, by resignation ${share(ends.resignation)}`);
  console.log(`longest: ${longest.toFixed(2)} turns a point`);
}

function planOf(index: number): Plan {
  const ruleset = RULESETS[RULESET_NAMES[index % RULESET_NAMES.length]!];
  const start = evenStart(geometryOf(SIZES[index % SIZES.length]!), ruleset);
  if (!start.ok) throw new Error(start.error.code);
  const level = LEVELS[LEVEL_NAMES[index % LEVEL_NAMES.length]!];
  const chance = new Chance(index);
  return { start: start.value, level, playouts: LEAST + chance.below(MORE + 1), seed: 2 * index };
}

function play({ start, level, playouts, seed }: Plan): Played {
  const { geometry } = start;
  const thinkers = [0, 1].map(
    (side) =>
      new Thinker(geometry, playoutEvaluator(geometry, new Chance(seed + side)), seed + side, () => 0, NODES),
  );
  const moves: Move[] = [];
  const faults: string[] = [];
  let position = Position.at(start);
  while (!position.isStopped) {
    if (moves.length > 3 * geometry.points) return { moves, end: 'tooLong', faults };
    const task = { start, moves: [...moves], level, playouts, timeMs: Number.POSITIVE_INFINITY };
    const choice: Choice = thinkers[moves.length % 2]!.think(task);
    if (choice.kind === 'resign') return { moves, end: 'resignation', faults };
    if (choice.color !== position.turn) faults.push(`turn ${moves.length}: not its color`);
    if (choice.kind === 'pass') position = position.passed();
    else {
      if (isTrueEye(position, choice.point)) faults.push(`turn ${moves.length}: an own eye filled`);
      const next = position.after(choice.point);
      if (!next.ok) return { moves, end: 'tooLong', faults: [...faults, `illegal: ${next.error.kind}`] };
      position = next.value;
    }
    moves.push(choice);
  }
  return { moves, end: 'passes', faults };
}

/** Whether `p` is an eye of the player to move that cannot be broken from outside. */
function isTrueEye({ board, geometry, turn }: Position, p: Point): boolean {
  const around = neighborsOf(geometry, p);
  if (around.some((n) => board.stones[n] !== turn)) return false;
  const corners = [...geometry.diagonals.subarray(4 * p, 4 * p + 4)].filter((n) => n !== geometry.wall);
  const broken = corners.filter((n) => board.stones[n] === opponent(turn)).length;
  return broken < (corners.length < 4 ? 1 : 2);
}
