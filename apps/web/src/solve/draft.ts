/*
 * A problem in the making: a board, and what a person has said of it so far. Everything that was not said is guessed,
 * above all the region where it is decided. Begin with `draftOf`.
 */
import type { FirstMoves, Posed, ProblemGoal, Question, RecordQuestion } from '@honte/content';
import { Board, type Color, EMPTY, opponent, type Point, pointsOf } from '@honte/rules';
import { enclosureOf, regionNear, regionOn } from '@honte/solver';

export interface Draft extends Posed {
  readonly goal: ProblemGoal;
  /** The chains in question, a stone of each; none before any was chosen. */
  readonly targets: readonly Point[];
  readonly region: DraftRegion;
  readonly plies: number | undefined;
  readonly escapeLiberties: number | undefined;
  /** What the file that it comes from calls it, and which first moves it calls right and wrong. */
  readonly title: string;
  readonly moves: FirstMoves;
}

/** Where it is decided: all that is enclosed, what lies within so many steps, or points that the person chose. */
interface DraftRegion {
  readonly kind: 'enclosed' | 'near' | 'chosen';
  readonly points: readonly Point[];
  /** Steps from the targets, where it was guessed by them last. */
  readonly reach: number;
}

/** Empty points up to which an enclosure is taken whole, and with which a guess in the open is content. */
const ENCLOSED_EMPTIES = 18;
const GUESSED_EMPTIES = 14;
/** Without a limit of plies, more empty points than these are not to be read out. */
const MOST_EMPTIES = 30;
/** How far a hunt in the open looks about, and for how long. */
const HUNT_REACH = 3;
const HUNT_PLIES = 9;
const LEAST_ESCAPE = 4;
const FARTHEST = 24;

const NO_REGION: DraftRegion = { kind: 'near', points: [], reach: 0 };
const NO_MOVES: FirstMoves = { right: [], wrong: [] };

/** A board of which nothing is said but who is to play. */
export function draftOf({ geometry, stones, first }: Posed): Draft {
  return {
    geometry,
    stones,
    first,
    goal: 'kill',
    targets: [],
    region: NO_REGION,
    plies: undefined,
    escapeLiberties: undefined,
    title: '',
    moves: NO_MOVES,
  };
}

/** A question that is whole. */
export function draftOfQuestion(question: Question): Draft {
  const { geometry, stones, targets, region } = question;
  const points = region ?? enclosureOf(geometry, stones, targets);
  const kind = region === undefined ? 'enclosed' : 'chosen';
  return { ...draftOf(question), ...question, region: { kind, points, reach: reachOf(question, points) } };
}

/** What a record asks, as far as it says so. */
export function draftOfRecord(question: RecordQuestion, moves: FirstMoves): Draft {
  const { goal, targets, first, stones } = question;
  const bare = { ...draftOf(question), title: question.title, moves };
  const [target] = targets;
  if (target === undefined) return goal === undefined ? bare : { ...bare, goal };
  const isOwn = stones[target] === first;
  const heads = headsOf(question, targets);
  const wanted = goal ?? (isOwn ? 'live' : 'kill');
  // A file may mark the stones that live by killing others: then its marks are no targets.
  if (isHunt(wanted) === isOwn) return { ...bare, goal: wanted };
  return guessed({ ...bare, goal: wanted, targets: wanted === 'connect' ? heads : heads.slice(0, 1) });
}

export function isHunt(goal: ProblemGoal): boolean {
  return goal === 'kill' || goal === 'capture';
}

/** One stone of each chain. */
function headsOf({ geometry, stones }: Posed, points: readonly Point[]): readonly Point[] {
  const board = Board.of(geometry, stones);
  return [...new Set(points.map((p) => board.chainAt(p)[0]!))].sort((a, b) => a - b);
}

/** The color of the targets; `undefined` before any was chosen. */
export function ownerOf({ stones, targets: [target] }: Draft): Color | undefined {
  return target === undefined ? undefined : (stones[target] as Color);
}

/** With the chain on a point as what it is about: alone, or for a connection beside the others of its color. */
export function withTarget(draft: Draft, point: Point): Draft {
  const [head] = headsOf(draft, [point]);
  if (head === undefined) return draft;
  if (draft.targets.includes(head))
    return guessed({ ...draft, targets: draft.targets.filter((p) => p !== head) });
  const isBeside = draft.goal === 'connect' && ownerOf(draft) === draft.stones[head];
  const targets = isBeside ? [...draft.targets, head].sort((a, b) => a - b) : [head];
  const goal = goalFor(draft, draft.stones[head] as Color);
  return guessed({ ...draft, targets, goal });
}

const OTHER_SIDE = { kill: 'live', live: 'kill', capture: 'save', save: 'capture', connect: 'kill' } as const;

/** The same wish where it is one of the side to play, else the other side's. */
function goalFor({ goal, first }: Draft, owner: Color): ProblemGoal {
  return isHunt(goal) === (owner !== first) ? goal : OTHER_SIDE[goal];
}

/** With another wish; who plays follows from it and the targets. */
export function withGoal(draft: Draft, goal: ProblemGoal): Draft {
  const owner = ownerOf(draft);
  const targets = goal === 'connect' ? draft.targets : draft.targets.slice(0, 1);
  const first = owner === undefined ? draft.first : isHunt(goal) ? opponent(owner) : owner;
  return guessed({ ...draft, goal, first, targets });
}

/** With another side to play; what it wants follows from the targets. */
export function withFirst(draft: Draft, first: Color): Draft {
  const owner = ownerOf(draft);
  const next = { ...draft, first };
  if (owner === undefined) return next;
  const goal = goalFor(next, owner);
  return guessed({ ...next, goal, targets: goal === 'connect' ? draft.targets : draft.targets.slice(0, 1) });
}

/** With an empty point taken in, or left out. */
export function withPoint(draft: Draft, point: Point): Draft {
  const { geometry, stones, targets, region } = draft;
  if (targets.length === 0) return draft;
  const isIn = region.points.includes(point);
  const empties = emptiesOf(draft).filter((p) => p !== point);
  const points = regionOn(geometry, stones, targets, isIn ? empties : [...empties, point]);
  return { ...draft, region: { ...region, kind: 'chosen', points } };
}

/** With all that lies within so many steps more, or less. */
export function withReach(draft: Draft, by: 1 | -1): Draft {
  const { geometry, stones, targets, region } = draft;
  const reach = Math.max(1, Math.min(FARTHEST, region.reach + by));
  if (targets.length === 0) return draft;
  const points = regionNear(geometry, stones, targets, reach);
  return { ...draft, region: { kind: 'near', points, reach } };
}

/** With so many plies to decide it in; `undefined`: as many as it takes. */
export function withPlies(draft: Draft, plies: number | undefined): Draft {
  const isEndless = plies === undefined || draft.goal === 'connect';
  return { ...draft, plies, escapeLiberties: isEndless ? undefined : escapeOf(draft) };
}

/** Empty points of the region. */
export function emptiesOf({ stones, region }: Draft): readonly Point[] {
  return region.points.filter((p) => stones[p] === EMPTY);
}

/** With the region and the limit that suit the targets. */
function guessed(draft: Draft): Draft {
  const { geometry, stones, targets, goal } = draft;
  const free = { ...draft, plies: undefined, escapeLiberties: undefined };
  if (targets.length === 0) return { ...free, region: NO_REGION };
  const empties = (points: readonly Point[]) => points.filter((p) => stones[p] === EMPTY).length;
  const enclosed = enclosureOf(geometry, stones, targets);
  if (empties(enclosed) <= ENCLOSED_EMPTIES)
    return { ...free, region: { kind: 'enclosed', points: enclosed, reach: reachOf(draft, enclosed) } };
  const isLong = goal === 'kill' || goal === 'live';
  let reach = isLong ? 1 : HUNT_REACH;
  const near = (steps: number) => regionNear(geometry, stones, targets, steps);
  while (isLong && reach < FARTHEST && empties(near(reach + 1)) <= GUESSED_EMPTIES) reach++;
  const region: DraftRegion = { kind: 'near', points: near(reach), reach };
  return isLong ? { ...free, region } : withPlies({ ...free, region }, HUNT_PLIES);
}

/** Liberties with which a hunted chain has got away: more than it can be given in passing. */
function escapeOf({ geometry, stones, targets }: Draft): number {
  const board = Board.of(geometry, stones);
  return Math.max(LEAST_ESCAPE, ...targets.map((p) => board.libertyCount(p) + 2));
}

/** The fewest steps that reach as many points. */
function reachOf(
  { geometry, stones, targets }: Pick<Question, 'geometry' | 'stones' | 'targets'>,
  points: readonly Point[],
): number {
  let reach = 1;
  while (reach < FARTHEST && regionNear(geometry, stones, targets, reach).length < points.length) reach++;
  return reach;
}

/** Why it cannot be asked. */
export type DraftRefusal =
  | 'noStones'
  | 'noTarget'
  | 'oneChain'
  | 'noRegion'
  | 'tooLarge'
  /** The chain has a liberty beyond the region, where nobody plays: nothing can happen to it. */
  | 'reachesOut'
  /** A stone without a liberty stands on the board. */
  | 'noLiberty';

export function refusalOf(draft: Draft): DraftRefusal | undefined {
  const { geometry, stones, targets, goal, region, plies } = draft;
  const board = Board.of(geometry, stones);
  const stonesAt = pointsOf(geometry).filter((p) => stones[p] !== EMPTY);
  if (stonesAt.length === 0) return 'noStones';
  if (stonesAt.some((p) => board.libertyCount(p) === 0)) return 'noLiberty';
  if (targets.length === 0) return 'noTarget';
  if (goal === 'connect' && targets.length < 2) return 'oneChain';
  const empties = emptiesOf(draft);
  if (empties.length === 0) return 'noRegion';
  if (plies === undefined && empties.length > MOST_EMPTIES) return 'tooLarge';
  const isInside = new Set(region.points);
  const reachesOut = targets.some((p) => board.libertiesAt(p).some((q) => !isInside.has(q)));
  return goal !== 'connect' && reachesOut ? 'reachesOut' : undefined;
}

/** What is asked, of a draft that is not refused. */
export function questionOf({ title: _, moves: __, region, ...draft }: Draft): Question {
  return { ...draft, region: region.kind === 'enclosed' ? undefined : region.points };
}
