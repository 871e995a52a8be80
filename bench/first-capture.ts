/*
 * First capture against players who know little, as the page plays it: Easy's search, and what a player of
 * first capture makes of it. `npm run bench -- first-capture` plays 200 games on 9 × 9 and counts who wins.
 */
import { Chance, firstCaptureChoice, LEVELS, playoutEvaluator, reportOf, Thinker } from '@honte/engine';
import {
  evenStart,
  geometryOf,
  type Move,
  neighborsOf,
  opponent,
  type Point,
  Position,
  printPoint,
  RULESETS,
  type Start,
} from '@honte/rules';

const GAMES = 100;
const NODES = 20_000;

/** How somebody plays who is not the computer. */
type Player = (position: Position, chance: Chance) => Point | undefined;

const OTHERS: Readonly<Record<string, Player>> = {
  'random without own eyes': (position, chance) => anyOf(playsOf(position), chance),
  // Takes a stone that can be taken and lengthens what is in atari: what a first evening teaches.
  'one that sees atari': (position, chance) => {
    const plays = playsOf(position);
    const taking = plays.filter((p) => takes(position, p, opponent(position.turn)));
    const saving = plays.filter((p) => takes(position, p, position.turn));
    return anyOf(taking, chance) ?? anyOf(saving, chance) ?? anyOf(plays, chance);
  },
};

export function benchFirstCapture(): void {
  const start = evenStart(geometryOf(9), RULESETS.french, { komi: 0 });
  if (!start.ok) throw new Error(start.error.code);
  for (const [name, other] of Object.entries(OTHERS)) {
    const games = Array.from({ length: GAMES }, (_, i) => play(start.value, other, i));
    const won = games.filter(({ isWon }) => isWon).length;
    const open = games.filter(({ isOver }) => !isOver).length;
    const lengths = games.map(({ moves }) => moves.length).sort((a, b) => a - b);
    console.log(
      `against ${name}: won ${won} of ${GAMES}, ${open} without a capture, median ${lengths[GAMES / 2]} plies`,
    );
    const lost = games.find(({ isOver, isWon }) => isOver && !isWon);
    for (const [what, game] of [
      ['the first', games[0]],
      ['the first lost', lost],
    ] as const)
      if (game) console.log(`${what}: ${game.moves.map((move) => print(start.value, move)).join(' ')}`);
  }
}

interface Played {
  readonly moves: readonly Move[];
  readonly isOver: boolean;
  readonly isWon: boolean;
}

/** The computer has Black in every other game. */
function play(start: Start, other: Player, seed: number): Played {
  const { geometry } = start;
  const chance = new Chance(1000 + seed);
  const thinker = new Thinker(geometry, playoutEvaluator(geometry, new Chance(seed)), seed, () => 0, NODES);
  const computer = seed % 2 === 0 ? 1 : 2;
  const moves: Move[] = [];
  let position = Position.at(start);
  while (!position.isStopped && moves.length < 3 * geometry.points) {
    const color = position.turn;
    const point = color === computer ? chosen(thinker, start, moves) : other(position, chance);
    const next = point === undefined ? undefined : position.after(point);
    if (next && !next.ok) throw new Error(`${next.error.kind} after ${moves.length} plies`);
    moves.push(point === undefined ? { kind: 'pass', color } : { kind: 'play', color, point });
    const after = next?.value ?? position.passed();
    if (after.board.prisoners(color) > 0) return { moves, isOver: true, isWon: color === computer };
    position = after;
  }
  return { moves, isOver: false, isWon: false };
}

function chosen(thinker: Thinker, start: Start, moves: readonly Move[]): Point | undefined {
  const level = LEVELS.easy;
  thinker.think({
    start,
    moves: [...moves],
    level,
    playouts: level.playouts,
    timeMs: Number.POSITIVE_INFINITY,
  });
  const choice = firstCaptureChoice(start, moves, reportOf(thinker.search));
  return choice.kind === 'play' ? choice.point : undefined;
}

function playsOf(position: Position): Point[] {
  const { board, geometry, turn } = position;
  const isSurrounded = (p: Point) => neighborsOf(geometry, p).every((n) => board.stones[n] === turn);
  return position.legalPoints().filter((p) => !isSurrounded(p));
}

/** Whether `p` is the last liberty of a chain of this color. */
function takes({ board, geometry }: Position, p: Point, color: number): boolean {
  return neighborsOf(geometry, p).some((n) => board.stones[n] === color && board.libertyCount(n) === 1);
}

function anyOf(points: readonly Point[], chance: Chance): Point | undefined {
  return points.length === 0 ? undefined : points[chance.below(points.length)];
}

function print({ geometry }: Start, move: Move): string {
  return move.kind === 'play' ? printPoint(geometry, move.point) : 'pass';
}
