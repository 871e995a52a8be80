/*
 * What a record asks at one of its positions, as far as it says so: who is to play, what is wanted, of which stones,
 * and which first moves it calls right. Files of problems say this in many ways and seldom all of it. Begin with
 * `questionAt` and `firstMovesAt`; `problemNode` finds the position of a file that holds one problem.
 */
import { mainLineFrom, type NodeId, nodeOf, positionInTree, ROOT, type TreeNode } from '@honte/game';
import { BLACK, type Color, EMPTY, type Geometry, type Point, WHITE } from '@honte/rules';
import { annotationsOf, type GameRecord, infoOf, type SgfNode } from '@honte/sgf';
import type { ProblemGoal } from './problem.ts';
import type { Posed } from './question-text.ts';

export interface RecordQuestion extends Posed {
  /** `undefined` where the record does not say it, or says it so that nobody can tell. */
  readonly goal: ProblemGoal | undefined;
  /** Stones that are marked, all of one color; none where none are. */
  readonly targets: readonly Point[];
  /** What it is called; empty for nothing. */
  readonly title: string;
}

export interface FirstMoves {
  readonly right: readonly Point[];
  readonly wrong: readonly Point[];
}

/** Where a record begins to be played: its last position before a move. */
export function problemNode({ tree }: GameRecord): NodeId {
  let last: NodeId = ROOT;
  for (const id of mainLineFrom(tree)) {
    if (moverOf(nodeOf(tree, id)) !== undefined) break;
    last = id;
  }
  return last;
}

/** @throws when the record has no such node. */
export function questionAt(record: GameRecord, id: NodeId): RecordQuestion {
  const { tree } = record;
  const node = nodeOf(tree, id);
  const { geometry, board, turn } = positionInTree(tree, id);
  const stones = board.stones.slice(0, geometry.points);
  const { comment, name, marks } = annotationsOf(geometry, node.note);
  const info = infoOf(record);
  const title = (info.name ?? name).trim();
  const said = `${comment}\n${title}`;
  const first = statedTurn(node, turn) ?? turnOfMoves(record, node) ?? turnOfWords(said) ?? turn;
  const marked = marks.map(({ point }) => point).filter((p) => stones[p] !== EMPTY);
  const isOneColor = marked.every((p) => stones[p] === stones[marked[0]!]);
  const targets = isOneColor ? [...new Set(marked)].sort((a, b) => a - b) : [];
  return {
    geometry,
    stones,
    first,
    goal: goalOfWords(said),
    targets,
    title,
  };
}

function moverOf({ event }: TreeNode<SgfNode>): Color | undefined {
  return event?.kind === 'played' || event?.kind === 'forced' || event?.kind === 'passed'
    ? event.by
    : undefined;
}

/** Who is to play after a move, or where PL says so. */
function statedTurn(node: TreeNode<SgfNode>, turn: Color): Color | undefined {
  const isStated = moverOf(node) !== undefined || node.note.properties.some(({ id }) => id === 'PL');
  return isStated ? turn : undefined;
}

function turnOfMoves({ tree }: GameRecord, { children }: TreeNode<SgfNode>): Color | undefined {
  const [child] = children;
  return child === undefined ? undefined : moverOf(nodeOf(tree, child));
}

/** Any of these words, whole, whatever their case. */
function wordsOf(...words: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');
}

/** Who is named as the one who plays: in English, French, German, Chinese, Japanese, Korean. */
const PLAYS: readonly (readonly [Color, RegExp])[] = [
  [
    BLACK,
    /(?<!\p{L})(?:black|noir|schwarz)\s+(?:to|plays?|joue|doit|am zug|zieht)(?!\p{L})|[黒黑흑]\s*[先番선]/iu,
  ],
  [
    WHITE,
    /(?<!\p{L})(?:white|blanc|wei(?:ß|ss))\s+(?:to|plays?|joue|doit|am zug|zieht)(?!\p{L})|[白백]\s*[先番선]/iu,
  ],
];

function turnOfWords(text: string): Color | undefined {
  const found = PLAYS.map(([color, pattern]) => ({ color, at: text.search(pattern) })).filter(
    ({ at }) => at >= 0,
  );
  return found.sort((one, other) => one.at - other.at)[0]?.color;
}

/** What is wanted, by its verbs; nothing where there are several. */
const VERBS: readonly (readonly [ProblemGoal, RegExp, RegExp])[] = [
  ['kill', wordsOf('kills?', 'tue', 'tuer', 'tuez', 'tues', 'töte[nt]?'), /[殺杀]|죽이/],
  ['live', wordsOf('lives?', 'make life', 'vivre', 'vivez', 'vit', 'leb(?:en|t)'), /[活生]|살/],
  ['save', wordsOf('saves?', 'rescues?', 'sauve[rzs]?', 'rette[nt]?'), /救/],
  ['capture', wordsOf('captures?', 'capturer', 'catch', 'prend(?:re|s|ez)?', 'fang(?:en|t)?'), /吃/],
  ['connect', wordsOf('connects?', 'connecter?', 'relie[rzs]?', 'verbinde[nt]?'), /[渡連连]/],
];

function goalOfWords(text: string): ProblemGoal | undefined {
  const found = VERBS.filter(([, words, signs]) => words.test(text) || signs.test(text)).map(
    ([goal]) => goal,
  );
  return found.length === 1 ? found[0] : undefined;
}

const WRONG = wordsOf('wrong', 'incorrecte?', 'not correct', 'faux', 'raté', 'échec', 'falsch');
const RIGHT = wordsOf('correcte?', 'juste', 'bravo', 'réussi', 'richtig');
/** Not the right side of the board. */
const ENGLISH_RIGHT = /(?<!(?:upper|lower|top|bottom)[ -])\bright\b(?! (?:side|corner|edge|hand|of)\b)/i;

/** How a record judges what happened at a node: in words, or by whom it is good for, or by the move of `first`. */
function judgmentOf(
  geometry: Geometry,
  node: TreeNode<SgfNode>,
  first: Color,
): 'right' | 'wrong' | undefined {
  const { comment, name, move, position } = annotationsOf(geometry, node.note);
  const said = `${comment}\n${name}`;
  if (WRONG.test(said) || /失[敗败]|실패/.test(said)) return 'wrong';
  if (RIGHT.test(said) || ENGLISH_RIGHT.test(said) || /正[解確确]|정해/.test(said)) return 'right';
  if (position?.kind === 'good') return position.color === first ? 'right' : 'wrong';
  if (moverOf(node) !== first) return undefined;
  if (move?.kind === 'tesuji') return 'right';
  return move?.kind === 'bad' || move?.kind === 'doubtful' ? 'wrong' : undefined;
}

/**
 * The first moves of a color that the record calls right, and those it calls wrong: a way on is right if any of its
 * ends is. Where it calls none right, what it does not call wrong is; where it calls nothing anything, the way that it
 * goes on with. Linear in the nodes that follow.
 */
export function firstMovesAt({ tree }: GameRecord, id: NodeId, first: Color): FirstMoves {
  const { geometry } = positionInTree(tree, id);
  const ways = nodeOf(tree, id).children.flatMap((child) => {
    const { event } = nodeOf(tree, child);
    if ((event?.kind !== 'played' && event?.kind !== 'forced') || event.by !== first) return [];
    return [{ point: event.point, judgments: judgmentsFrom(tree, child, geometry, first) }];
  });
  const hasRight = ways.some(({ judgments }) => judgments.has('right'));
  const isJudged = hasRight || ways.some(({ judgments }) => judgments.has('wrong'));
  const right = ways.filter(({ judgments }, i) => {
    if (!isJudged) return i === 0;
    return hasRight ? judgments.has('right') : !judgments.has('wrong');
  });
  const wrong = isJudged ? ways.filter((way) => !right.includes(way)) : [];
  return { right: right.map(({ point }) => point), wrong: wrong.map(({ point }) => point) };
}

/** Every judgment in a way on. */
function judgmentsFrom(
  tree: GameRecord['tree'],
  child: NodeId,
  geometry: Geometry,
  first: Color,
): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [child];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const node = nodeOf(tree, next);
    const judgment = judgmentOf(geometry, node, first);
    if (judgment) found.add(judgment);
    waiting.push(...node.children);
  }
  return found;
}
