/*
 * Something to count: an ending, turned and with its colors as they were drawn, and what is asked about it. Begin with
 * `workedExercise` or `drawnExercise`.
 */
import {
  type CountTask,
  type Ending,
  guidedGame,
  sekiPointsOf,
  type WorkedEnding,
  type WorkedId,
} from '@honte/content';
import {
  areaReceipt,
  EMPTY,
  evenStart,
  invariant,
  opponent,
  type PerColor,
  type Point,
  pointsOf,
  type QuickCount,
  quickCount,
  type Receipt,
  RULESETS,
  type RulesetName,
  symmetriesOf,
  territoryReceipt,
} from '@honte/rules';

export const DRILL_KINDS = ['whose', 'dead', 'area', 'territory'] as const;
export type DrillKind = (typeof DRILL_KINDS)[number];

/** `whose`: of one point. */
export type Task = CountTask | 'whose';

export interface Exercise {
  /** What is drilled, or which worked ending it is. */
  readonly name: DrillKind | WorkedId;
  readonly isDrill: boolean;
  readonly ending: Ending;
  readonly ruleset: RulesetName;
  readonly komi: number;
  readonly tasks: readonly Task[];
  /** The point that each task is about, where it is about one. */
  readonly points: readonly Point[];
  readonly area: Receipt;
  readonly territory: Receipt;
  /** Of a board that is the end of a whole game. */
  readonly quick: QuickCount | undefined;
}

export function workedExercise(ending: WorkedEnding): Exercise {
  const { id, ruleset, komi, tasks } = ending;
  const quick = tasks.includes('quick') ? guidedQuickCount() : undefined;
  return {
    name: id,
    isDrill: false,
    ending,
    ruleset,
    komi,
    tasks,
    points: [],
    ...receiptsOf(ending, ruleset, komi),
    quick,
  };
}

/** Whether an ending has what is drilled; some have to be without it, but not many. */
export function isWanted(kind: DrillKind, { dead, seki }: Ending): boolean {
  return kind === 'dead' || kind === 'whose' ? dead.length + seki.length > 0 : true;
}

/** How many points of one board are asked after. */
const ASKED_POINTS = 4;

/** @param dice gives whole numbers from 0 to below its argument. */
export function drawnExercise(kind: DrillKind, ending: Ending, dice: (below: number) => number): Exercise {
  const ruleset = kind === 'territory' ? 'japanese' : 'french';
  const receipts = receiptsOf(ending, ruleset, 0);
  const points = kind === 'whose' ? askedPoints(ending, receipts.area, dice) : [];
  const tasks: readonly Task[] = kind === 'whose' ? points.map(() => 'whose' as const) : [kind];
  return {
    name: kind,
    isDrill: true,
    ending,
    ruleset,
    komi: 0,
    tasks,
    points,
    ...receipts,
    quick: undefined,
  };
}

function receiptsOf(ending: Ending, ruleset: RulesetName, komi: number) {
  const { geometry, stones, dead, prisoners } = ending;
  const counted = { geometry, stones, dead, prisoners, ruleset: RULESETS[ruleset], komi, handicap: 0 };
  return {
    area: areaReceipt(counted),
    territory: territoryReceipt({ ...counted, sekiPoints: sekiPointsOf(ending) }),
  };
}

/** The end of the guided game, counted with its two passes. */
function guidedQuickCount(): QuickCount {
  const { geometry, ruleset, komi, moves } = guidedGame();
  const start = evenStart(geometry, RULESETS[ruleset], { komi });
  invariant(start.ok, 'the guided game begins');
  const count = quickCount({ start: start.value, moves, dead: [] });
  invariant(count.ok, 'the guided game has a quick count');
  return count.value;
}

/** How many ways there are to see a board: eight symmetries, each with the colors as they are or changed. */
export const VIEWS = 16;

/** An ending turned and mirrored by one of eight symmetries, and from 8 on with its colors changed. */
export function turnedEnding(ending: Ending, view: number): Ending {
  const { geometry, prisoners } = ending;
  const table = symmetriesOf(geometry)[view % 8];
  invariant(table !== undefined, 'a square has eight symmetries');
  const isChanged = view >= 8;
  const stones = new Uint8Array(geometry.points);
  for (const p of pointsOf(geometry)) {
    const stone = ending.stones[p] as 0 | 1 | 2;
    stones[table[p]!] = isChanged && stone !== EMPTY ? opponent(stone) : stone;
  }
  const moved = (points: readonly Point[]) => points.map((p) => table[p] as Point).sort((a, b) => a - b);
  return {
    ...ending,
    stones,
    dead: moved(ending.dead),
    seki: moved(ending.seki),
    prisoners: isChanged ? { black: prisoners.white, white: prisoners.black } : prisoners,
  };
}

/** Points worth asking after: one of each sort that the board has, then any. */
function askedPoints(ending: Ending, area: Receipt, dice: (below: number) => number): Point[] {
  const { geometry, stones, dead, seki } = ending;
  const inSeki = new Set(seki);
  const sorts: ((p: Point) => boolean)[] = [
    (p) => dead.includes(p),
    (p) => area.reason[p] === 'dame',
    (p) => area.reason[p] === 'surrounded' && stones[p] === EMPTY,
    (p) => inSeki.has(p),
    (p) => stones[p] !== EMPTY && !dead.includes(p) && !inSeki.has(p),
  ];
  const drawn: Point[] = [];
  const draw = (isFit: (p: Point) => boolean) => {
    const left = pointsOf(geometry).filter((p) => isFit(p) && !drawn.includes(p));
    const point = left[dice(Math.max(1, left.length))];
    if (point !== undefined) drawn.push(point);
  };
  for (const sort of sorts) if (drawn.length < ASKED_POINTS) draw(sort);
  while (drawn.length < ASKED_POINTS) draw(() => true);
  // Not always in the order of the sorts.
  const turn = dice(ASKED_POINTS);
  return [...drawn.slice(turn), ...drawn.slice(0, turn)];
}

/** The two numbers that a task asks for. */
export function expectedOf(exercise: Exercise, task: Exclude<Task, 'dead' | 'owners' | 'whose'>): PerColor {
  const { area, territory, quick } = exercise;
  const { surrounded, prisoners } = territory;
  switch (task) {
    case 'area':
      return {
        black: area.stones.black + area.surrounded.black,
        white: area.stones.white + area.surrounded.white,
      };
    case 'surrounded':
      return surrounded;
    case 'territory':
      return { black: surrounded.black + prisoners.black, white: surrounded.white + prisoners.white };
    case 'filled':
      return { black: surrounded.black - prisoners.white, white: surrounded.white - prisoners.black };
    case 'quick':
      invariant(quick !== undefined, 'a quick count is asked of whole games');
      return quick.left;
  }
}
