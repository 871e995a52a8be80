/*
 * A file's tree played on a board: what its moves and its set-up stones do there, node by node. What the
 * rules forbid is carried out all the same and noted; what cannot be carried out stays in the node's
 * properties and is noted, too. Begin with `recordOf`.
 */
import { ROOT, TreeBuilder, type TreeEvent } from '@honte/game';
import {
  accept,
  BLACK,
  bareRuleset,
  type Color,
  EMPTY,
  evenStart,
  type Geometry,
  geometryOf,
  handicapStart,
  isBoardSize,
  type Placement,
  type Point,
  parseColor,
  pointAt,
  type Result,
  type Ruleset,
  recordedStart,
  refuse,
  type Start,
  WHITE,
} from '@honte/rules';
import { readPoints } from './annotation.ts';
import { handicapOfText, komiOfText } from './game-info.ts';
import { type GameRecord, valuesIn } from './game-record.ts';
import { NoticeLog } from './notice-log.ts';
import { Lines, TEXT_START } from './place.ts';
import type { SgfGame, SgfNode, SgfTree } from './record.ts';
import { rulesetOfName } from './ruleset-name.ts';
import { isGo, moveOf, pointsOf, type SgfSize, simpleTextOf, sizeOf } from './value.ts';

export interface RecordOptions {
  /** The rules whatever the file states. */
  readonly ruleset?: Ruleset;
  /**
   * The rules for files that state none, or none that are known: by default, nothing but suicide and the
   * simple ko is forbidden.
   */
  readonly fallback?: Ruleset;
}

/** Why a file's game is none for a board here: it is not Go, or its board is too large. */
export type RecordRefusal =
  /** `game`: the number in GM. */
  | { readonly code: 'otherGame'; readonly game: string }
  | { readonly code: 'sizeNotPlayable'; readonly size: SgfSize };

const LENIENT = bareRuleset('simple', false);

/** FF[4]'s, where a file states none. */
const USUAL_SIDE = 19;

/**
 * The record of a file's game. Each of its nodes becomes a node of the tree, with the same number. A node
 * holds set-up stones or one move, as in trees that `parseSgf` reads; of more than that, what comes second
 * is kept and not carried out.
 *
 * Takes a copied board a node, and where variations go back far, some moves played again.
 */
export function recordOf(game: SgfGame, options: RecordOptions = {}): Result<GameRecord, RecordRefusal> {
  const steps = recordSteps(game, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** How many nodes are played between two rests; about a millisecond. */
const NODES_A_STEP = 64;

/**
 * The same for callers who have other things to do: rests now and then, and says how many nodes are played.
 * The last rest comes before the tree is put together, which is linear in its nodes.
 */
export function* recordSteps(
  game: SgfGame,
  options: RecordOptions = {},
): Generator<number, Result<GameRecord, RecordRefusal>, void> {
  const { tree } = game;
  const root = tree.nodes[0] ?? { properties: [] };
  const [gameType = '1'] = valuesIn(root, 'GM');
  if (!isGo(gameType)) return refuse({ code: 'otherGame', game: gameType });
  const stated = sizeOf(tree);
  const size = stated.ok ? stated.value : { width: USUAL_SIDE, height: USUAL_SIDE };
  if (!isBoardSize(size.width, size.height)) return refuse({ code: 'sizeNotPlayable', size });
  const player = new Player(tree, geometryOf(size.width, size.height), options);
  for (let node = 1; node < tree.nodes.length; node++) {
    player.play(node);
    if (node % NODES_A_STEP === 0) yield node;
  }
  yield tree.nodes.length;
  return accept({ tree: player.builder.take(), notices: [...game.notices, ...player.notices()] });
}

/** Carries out one node after the other. */
class Player {
  readonly builder: TreeBuilder<SgfNode>;
  readonly #tree: SgfTree;
  readonly #geometry: Geometry;
  readonly #log = new NoticeLog();

  constructor(tree: SgfTree, geometry: Geometry, options: RecordOptions) {
    this.#tree = tree;
    this.#geometry = geometry;
    const root = this.#nodeAt(0);
    this.builder = new TreeBuilder(startOf(tree, root, geometry, options), root);
    this.#noteOffBoard(0, root);
  }

  play(node: number): void {
    const note = this.#nodeAt(node);
    const parent = this.#tree.parents[node] ?? ROOT;
    const event = this.#eventOf(node, parent, note);
    const added = this.builder.add(parent, event, note);
    if (added.ok) return;
    // The one reason left: points and colors are known to be good.
    const move = event as TreeEvent & { readonly kind: 'played' };
    this.#log.add('illegalMove', 'kept', this.#offsetOf(node), printMove(note));
    this.builder.add(parent, { ...move, kind: 'forced' }, note);
  }

  notices() {
    const { source } = this.#tree;
    return this.#log.notices(new Lines(source?.text ?? '', source?.from ?? TEXT_START));
  }

  #eventOf(node: number, parent: number, note: SgfNode): TreeEvent | undefined {
    const setup = setupIn(note, this.#geometry);
    if (setup !== undefined) {
      this.#noteOffBoard(node, note);
      const turn = setup.turn ?? moverAfter(this.#tree, node) ?? this.builder.positionAt(parent).turn;
      return { kind: 'edited', stones: setup.stones, turn };
    }
    const by = moverIn(note);
    if (by === undefined) return undefined;
    const [value = ''] = valuesIn(note, by === BLACK ? 'B' : 'W');
    const move = moveOf(this.#geometry, value);
    if (move === 'pass') return { kind: 'passed', by, at: 0 };
    if (move !== 'offBoard')
      return { kind: 'played', by, at: 0, point: pointAt(this.#geometry, move.x, move.y) };
    this.#log.add('offBoard', 'kept', this.#offsetOf(node), printMove(note));
    return undefined;
  }

  #noteOffBoard(node: number, note: SgfNode): void {
    for (const [id] of STONES)
      for (const value of pointsOf(this.#geometry, valuesIn(note, id)).others)
        this.#log.add('offBoard', 'kept', this.#offsetOf(node), `${id}[${value}]`);
  }

  #nodeAt(node: number): SgfNode {
    return this.#tree.nodes[node] ?? { properties: [] };
  }

  #offsetOf(node: number): number {
    return this.#tree.source?.offsets[node] ?? 0;
  }
}

const STONES = [
  ['AB', BLACK],
  ['AW', WHITE],
  ['AE', EMPTY],
] as const;

/** Who moves in a node. */
function moverIn({ properties }: SgfNode): Color | undefined {
  for (const { id } of properties) {
    if (id === 'B') return BLACK;
    if (id === 'W') return WHITE;
  }
  return undefined;
}

/** Who moves first after a node along its main line, before stones are set anew. */
function moverAfter(tree: SgfTree, node: number): Color | undefined {
  // A first child follows its parent at once.
  for (let next = node + 1; tree.parents[next] === next - 1; next++) {
    const { properties } = tree.nodes[next] ?? { properties: [] };
    const mover = moverIn({ properties });
    if (mover !== undefined) return mover;
    if (properties.some(({ id }) => id === 'PL' || STONES.some(([stones]) => stones === id)))
      return undefined;
  }
  return undefined;
}

function printMove(note: SgfNode): string {
  const id = moverIn(note) === WHITE ? 'W' : 'B';
  return `${id}[${valuesIn(note, id)[0] ?? ''}]`;
}

/** The stones that a node sets, and who it says is to move; `undefined` when it does neither. */
function setupIn(
  note: SgfNode,
  geometry: Geometry,
): { readonly stones: readonly Placement[]; readonly turn: Color | undefined } | undefined {
  if (!note.properties.some(({ id }) => id === 'PL' || STONES.some(([stones]) => stones === id)))
    return undefined;
  const stones = STONES.flatMap(([id, stone]) =>
    readPoints(geometry, valuesIn(note, id)).map((point) => ({ point, stone })),
  );
  const [turn = ''] = valuesIn(note, 'PL');
  return { stones, turn: colorOf(turn) };
}

/** `B`, `white`, `1`; whatever begins so. */
function colorOf(value: string): Color | undefined {
  const word = simpleTextOf(value).trim();
  return parseColor(word.charAt(0)) ?? ({ 1: BLACK, 2: WHITE } as const)[word];
}

/** Where the game begins: the root's stones as a handicap, if the file says so, or as they are. */
function startOf(tree: SgfTree, root: SgfNode, geometry: Geometry, options: RecordOptions): Start {
  const [rules = ''] = valuesIn(root, 'RU');
  const ruleset = options.ruleset ?? rulesetOfName(simpleTextOf(rules)) ?? options.fallback ?? LENIENT;
  const komi = komiOfText(valuesIn(root, 'KM')[0]) ?? 0;
  const setup = setupIn(root, geometry);
  const stones = new Uint8Array(geometry.points);
  for (const { point, stone } of setup?.stones ?? []) stones[point] = stone;
  const handicap = handicapOfText(valuesIn(root, 'HA')[0]);
  const turn = setup?.turn ?? moverAfter(tree, 0) ?? (handicap !== undefined && handicap > 1 ? WHITE : BLACK);
  const black = pointsWith(stones, BLACK);
  if (turn === WHITE && black.length === handicap && !stones.includes(WHITE)) {
    const start = handicapStart(geometry, ruleset, black, { komi });
    if (start.ok) return start.value;
  }
  if (turn === BLACK && !stones.includes(BLACK) && !stones.includes(WHITE)) {
    const start = evenStart(geometry, ruleset, { komi });
    if (start.ok) return start.value;
  }
  return recordedStart(geometry, ruleset, stones, turn, komi);
}

function pointsWith(stones: Uint8Array, color: Color): Point[] {
  const points: Point[] = [];
  stones.forEach((stone, p) => {
    if (stone === color) points.push(p as Point);
  });
  return points;
}
