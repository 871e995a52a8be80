/*
 * Draws finished boards to be counted: games of the computer with itself, a little careless so that stones die, each
 * played on by its owners' own stones until the solver proves that the board is settled. What cannot be proved is
 * dropped. One line a board, as `packages/content/src/endings` keeps them; the same numbers give the same lines.
 */
import { Chance, fatesOf, type Level, playoutEvaluator, Thinker } from '@honte/engine';
import {
  BLACK,
  Board,
  EMPTY,
  evenStart,
  type Geometry,
  geometryOf,
  invariant,
  type Move,
  neighborsOf,
  type Point,
  Position,
  parseDiagram,
  pointsOf,
  RULESETS,
  type Start,
  setUpStart,
  WHITE,
} from '@honte/rules';
import { doubtOf, type Estate } from '@honte/solver';

/** Positions the solver may look at for each estate. */
const MOST = 400;
const JUDGE_PLAYOUTS = 300;
const NODES = 60_000;

/** Corners that are in seki already when a game begins: those come too seldom by themselves. */
const SEKIS = [
  `
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  O O O O O O O . .
  X X X X X X O . .
  . O O O . X O . .`,
  `
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  O O O O O O O O .
  X X X X X X X O .
  O O O X X X X O .
  . O . X X . X O .`,
] as const;

/** On five lines whoever begins takes all, unless both have stones in advance. */
const SMALL = [
  '. . . . . . O . O . . . . . . . X . X . . . . . .',
  '. . . . . . . O O . . . . . . . X X . . . . . . .',
  '. . O . . . . O . . . . . . . . X . X . . . . . .',
] as const;

/** White stands well beside such a corner: a level game keeps Black from throwing it away. */
const SEKI_KOMI = -17.5;

interface Wanted {
  /** Lines of the board. */
  readonly size: number;
  readonly games: number;
  /** Number of the first game: a long run can be made in parts. */
  readonly from: number;
  /** Whether the games begin with a corner in seki; on nine lines. */
  readonly seki: boolean;
}

/** Prints what comes of each game that can be proved: its number, prisoners of Black and White, and the board. */
export function benchEndings({ size, games, from, seki }: Wanted): void {
  invariant([5, 7, 9, 13].includes(size) && (!seki || size === 9), 'no endings of such boards are drawn');
  let kept = 0;
  for (let number = from; number < from + games; number++) {
    const line = endingOf(size, number, seki);
    if (line === undefined) continue;
    kept++;
    console.log(line);
  }
  console.error(`${kept} of ${games} games of ${size} lines can be counted for certain`);
}

function endingOf(size: number, number: number, seki: boolean): string | undefined {
  const geometry = geometryOf(size);
  const start = startOf(geometry, number, seki);
  const played = play(start, number);
  if (!played) return undefined;
  const { position, moves } = played;
  const evaluator = playoutEvaluator(geometry, new Chance(number));
  const { chains, dead } = fatesOf(start, moves, evaluator, JUDGE_PLAYOUTS);
  const inSeki = chains.filter(({ fate }) => fate === 'seki').flatMap(({ chain }) => chain);
  const stones = Uint8Array.from(position.board.stones.slice(0, geometry.points));
  if (!fortify(geometry, stones, dead, inSeki, number)) return undefined;
  openDame(geometry, stones, dead, inSeki, number);
  // A stone set in advance may have taken the last liberty of dead ones: they would be gone.
  if (!hasLiberties(geometry, stones)) return undefined;
  const prisoners = [position.board.prisoners(BLACK), position.board.prisoners(WHITE)];
  return [number, ...prisoners, signsOf(geometry, stones, new Set(dead), new Set(inSeki))].join(' ');
}

function hasLiberties(geometry: Geometry, stones: Uint8Array): boolean {
  const board = Board.of(geometry, stones);
  return pointsOf(geometry).every((p) => stones[p] === EMPTY || board.libertyCount(p) > 0);
}

function startOf(geometry: Geometry, number: number, seki: boolean): Start {
  const ruleset = RULESETS[number % 2 === 1 ? 'japanese' : 'french'];
  if (geometry.width === 5) return smallStart(geometry, number);
  const corner = parseDiagram(SEKIS[Math.floor(number / 2) % SEKIS.length] ?? '');
  const start =
    seki && corner.ok
      ? setUpStart(geometry, ruleset, corner.value.stones, BLACK, { komi: SEKI_KOMI })
      : evenStart(geometry, ruleset);
  invariant(start.ok, 'such a game can begin');
  return start.value;
}

function smallStart(geometry: Geometry, number: number): Start {
  const signs = (SMALL[number % SMALL.length] ?? '').split(' ');
  const stones = signs.map((sign) => (sign === 'X' ? BLACK : sign === 'O' ? WHITE : EMPTY));
  const start = setUpStart(geometry, RULESETS.french, stones, BLACK, { komi: 0.5 });
  invariant(start.ok, 'such a game can begin');
  return start.value;
}

function play(start: Start, number: number): { position: Position; moves: readonly Move[] } | undefined {
  const { geometry } = start;
  const size = geometry.width;
  const chance = new Chance(number * 7919 + size);
  const drawn = size >= 13 ? 25 + chance.below(50) : 50 + chance.below(120);
  const carelessness = chance.below(25) / 100;
  // A seki does not outlive careless play.
  const [playouts, oversight] = start.isSetUp && size > 5 ? [300, 0] : [drawn, carelessness];
  const level: Level = {
    name: 'easy',
    playouts,
    timeMs: Number.POSITIVE_INFINITY,
    oversight,
    resigns: false,
    wantsNet: false,
  };
  const thinkers = [0, 1].map((side) => {
    const seed = 2 * number + side;
    return new Thinker(geometry, playoutEvaluator(geometry, new Chance(seed)), seed, () => 0, NODES);
  });
  const moves: Move[] = [];
  let position = Position.at(start);
  while (!position.isStopped && moves.length < 3 * geometry.points) {
    const task = { start, moves: [...moves], level, playouts, timeMs: Number.POSITIVE_INFINITY };
    const choice = thinkers[moves.length % 2]!.think(task);
    if (choice.kind === 'resign') return undefined;
    const next = choice.kind === 'pass' ? undefined : position.after(choice.point);
    if (next?.ok === false) return undefined;
    position = next ? next.value : position.passed();
    moves.push(choice);
  }
  return position.isStopped ? { position, moves } : undefined;
}

/** Sets stones inside the estates that are not proved to stay whole, until all are; whether they are in the end. */
function fortify(
  geometry: Geometry,
  stones: Uint8Array,
  dead: readonly Point[],
  seki: readonly Point[],
  number: number,
): boolean {
  const size = geometry.width;
  const most = size >= 13 ? 10 : size >= 9 ? 6 : 3;
  const doubt = () => doubtOf({ geometry, stones, dead, seki }, MOST);
  let now = doubt();
  for (let set = 0; now?.kind === 'estate' && set < most; set++) {
    const { estate } = now;
    const places = placesIn(geometry, stones, estate);
    const proving = places.find((p) => {
      stones[p] = estate.color;
      const next = doubt();
      stones[p] = EMPTY;
      return !isAbout(next, estate);
    });
    const place = proving ?? places[new Chance(number * 31 + set).below(Math.max(1, places.length))];
    if (place === undefined) return false;
    stones[place] = estate.color;
    now = doubt();
  }
  return now === undefined;
}

/**
 * Takes off a few stones that close points between the colors, as if play had stopped before: in two games of three,
 * and where the board stays settled.
 */
function openDame(
  geometry: Geometry,
  stones: Uint8Array,
  dead: readonly Point[],
  seki: readonly Point[],
  number: number,
): void {
  const fixed = new Set([...dead, ...seki]);
  const isLiving = (p: Point) => stones[p] !== EMPTY && !fixed.has(p);
  let left = number % 3;
  for (const p of pointsOf(geometry)) {
    if (left === 0) return;
    const around = neighborsOf(geometry, p);
    const isBetween = around.every(isLiving) && new Set(around.map((n) => stones[n])).size === 2;
    const stone = stones[p];
    if (stone === undefined || !isLiving(p) || !isBetween) continue;
    stones[p] = EMPTY;
    if (doubtOf({ geometry, stones, dead, seki }, MOST) === undefined) left--;
    else stones[p] = stone;
  }
}

function isAbout(doubt: ReturnType<typeof doubtOf>, { color, points }: Estate): boolean {
  return doubt?.kind === 'estate' && doubt.estate.color === color && doubt.estate.points[0] === points[0];
}

/** Empty points beside a stone of the owner's that are no eye of one point. */
function placesIn(geometry: Geometry, stones: Uint8Array, { color, points }: Estate): Point[] {
  return points.filter((p) => {
    const own = neighborsOf(geometry, p).filter((n) => stones[n] === color).length;
    return stones[p] === EMPTY && own > 0 && own < neighborsOf(geometry, p).length;
  });
}

/** `X O` live, `x o` are dead, `B W` are in seki. */
function signsOf(
  geometry: Geometry,
  stones: Uint8Array,
  dead: ReadonlySet<Point>,
  seki: ReadonlySet<Point>,
): string {
  return pointsOf(geometry)
    .map((p) => {
      const stone = stones[p];
      if (stone === EMPTY) return '.';
      if (seki.has(p)) return stone === BLACK ? 'B' : 'W';
      const sign = stone === BLACK ? 'X' : 'O';
      return dead.has(p) ? sign.toLowerCase() : sign;
    })
    .join('');
}
