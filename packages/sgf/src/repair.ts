/*
 * A tree looked over for what programs are known to write and not to mean. What a file does not state is
 * not made up: it is noted as not stated, and left.
 */
import { isBoardSize } from '@honte/rules';
import { handicapStones } from './handicap-stones.ts';
import type { NoticeLog } from './notice-log.ts';
import type { SgfNode, SgfProperty, SgfTree } from './record.ts';
import { isGo, printPointOf, realOf, sizeOf, valuesOf } from './value.ts';

/** Fox writes hundredths of stones, each worth two points, or hundredths of points. */
const KOMI_IN_HUNDREDTHS: ReadonlyMap<number, string> = new Map([
  [275, '5.5'],
  [325, '6.5'],
  [375, '7.5'],
  [550, '5.5'],
  [650, '6.5'],
  [750, '7.5'],
]);

/** In even games Fox may write `KM[0]`; these are the komi it plays with. */
const KOMI_OF_FOX: ReadonlyMap<string, string> = new Map([
  ['chinese', '7.5'],
  ['japanese', '6.5'],
  ['korean', '6.5'],
]);

/** Whether stones were where a handicap's fixed points are is told from so many moves. */
const OPENING = 30;

/** The tree with its root, and old markup, repaired; what was done goes to `log`. */
export function repair(tree: SgfTree, log: NoticeLog): SgfTree {
  const at = tree.source?.offsets[0] ?? 0;
  const [game] = valuesOf(tree, 0, 'GM');
  if (game !== undefined && !isGo(game)) {
    log.add('otherGame', 'kept', at, game);
    return tree;
  }
  noteSize(tree, log, at);
  const komi = repairedKomi(tree, log, at);
  const stones = missingHandicap(tree, log, at);
  const [format = '1'] = valuesOf(tree, 0, 'FF');
  const renewed = Number(format) < 4 ? withoutOldMarkup(tree, log) : tree;
  let root = renewed.nodes[0] ?? { properties: [] };
  if (komi !== undefined) root = withProperty(root, { id: 'KM', values: [komi] });
  if (stones !== undefined) root = withProperty(root, { id: 'AB', values: stones });
  return root === renewed.nodes[0] ? renewed : { ...renewed, nodes: renewed.nodes.with(0, root) };
}

function noteSize(tree: SgfTree, log: NoticeLog, at: number): void {
  const size = sizeOf(tree);
  const [value = ''] = valuesOf(tree, 0, 'SZ');
  if (!size.ok && size.error === 'notStated') log.add('sizeNotStated', 'leftUnstated', at, 'SZ');
  else if (!size.ok) log.add('sizeNotReadable', 'kept', at, value);
  else if (!isBoardSize(size.value.width, size.value.height)) log.add('sizeNotPlayable', 'kept', at, value);
}

/** Another komi than the file's, where that is known to be meant. */
function repairedKomi(tree: SgfTree, log: NoticeLog, at: number): string | undefined {
  const [value = ''] = valuesOf(tree, 0, 'KM');
  const replaced = (code: 'komiInHundredths' | 'komiZero' | 'komiNotReadable', komi: string) => {
    log.add(code, 'replaced', at, value);
    return komi;
  };
  if (value.trim() === '') {
    log.add('komiNotStated', 'leftUnstated', at, 'KM');
    return undefined;
  }
  const komi = realOf(value);
  if (komi === undefined) {
    const withPoint = value.replace(',', '.').trim();
    if (realOf(withPoint) !== undefined) return replaced('komiNotReadable', withPoint);
    log.add('komiNotReadable', 'kept', at, value);
    return undefined;
  }
  const meant = KOMI_IN_HUNDREDTHS.get(komi);
  if (meant !== undefined) return replaced('komiInHundredths', meant);
  if (komi !== 0 || !isFromFox(tree) || handicapOf(tree) > 0) return undefined;
  const [rules = ''] = valuesOf(tree, 0, 'RU');
  const usual = KOMI_OF_FOX.get(rules.trim().toLowerCase());
  if (usual !== undefined) return replaced('komiZero', usual);
  log.add('komiZero', 'kept', at, value);
  return undefined;
}

function isFromFox(tree: SgfTree): boolean {
  return valuesOf(tree, 0, 'AP').some((value) => /fox/i.test(value));
}

function handicapOf(tree: SgfTree): number {
  const [value = ''] = valuesOf(tree, 0, 'HA');
  return realOf(value) ?? 0;
}

/**
 * The fixed stones of a handicap that the file names without saying where they are, when White begins
 * and nobody plays where they would be. Where some of the stones are there, the others are not made up.
 */
function missingHandicap(tree: SgfTree, log: NoticeLog, at: number): readonly string[] | undefined {
  const handicap = handicapOf(tree);
  if (handicap < 2) return undefined;
  const opening = openingOf(tree);
  if (opening.stones >= handicap || opening.blackFirst >= handicap) return undefined;
  const size = sizeOf(tree);
  const board = size.ok ? size.value : { width: 19, height: 19 };
  if (opening.stones === 0 && opening.blackFirst === 0 && opening.moves.length > 0) {
    const names = handicapStones(board, handicap).map(printPointOf);
    if (names.length > 0 && !opening.moves.some((move) => names.includes(move))) {
      log.add('handicapStonesMissing', 'added', at, String(handicap));
      return names;
    }
  }
  log.add('handicapStonesMissing', 'kept', at, String(handicap));
  return undefined;
}

/** How the main line begins: Black's stones set by hand, the moves, and how many are Black's first. */
function openingOf(tree: SgfTree) {
  const moves: string[] = [];
  let blackFirst = 0;
  let stones = 0;
  let previous = -1;
  for (let node = 0; node < tree.nodes.length && moves.length < OPENING; node++) {
    // First children follow their parents at once.
    if (tree.parents[node] !== previous) break;
    previous = node;
    // A rectangle is more stones than any handicap.
    if (moves.length === 0)
      for (const value of valuesOf(tree, node, 'AB'))
        stones += value.includes(':') ? Number.POSITIVE_INFINITY : 1;
    const [black] = valuesOf(tree, node, 'B');
    const [white] = valuesOf(tree, node, 'W');
    if (black !== undefined && blackFirst === moves.length) blackFirst++;
    const move = black ?? white;
    if (move !== undefined) moves.push(move.trim());
  }
  return { moves, blackFirst, stones };
}

/** Letters `L` as labels, marks `M` under their new name. */
function withoutOldMarkup(tree: SgfTree, log: NoticeLog): SgfTree {
  const nodes = tree.nodes.map((node, i) => {
    const offset = tree.source?.offsets[i] ?? 0;
    let renewed = node;
    for (const { id, values } of node.properties) {
      if (id !== 'L' && id !== 'M') continue;
      const added =
        id === 'M'
          ? { id: 'MA', values }
          : { id: 'LB', values: values.map((point, k) => `${point}:${letter(k)}`) };
      log.add('oldMarkup', 'replaced', offset, id);
      const { properties } = renewed;
      renewed = withMore({ properties: properties.filter((property) => property.id !== id) }, added);
    }
    return renewed;
  });
  return nodes.every((node, i) => node === tree.nodes[i]) ? tree : { ...tree, nodes };
}

/** a … z, then A … Z, then numbers. */
function letter(k: number): string {
  if (k >= 52) return String(k + 1);
  return String.fromCharCode(k < 26 ? 0x61 + k : 0x41 + k - 26);
}

function withProperty(node: SgfNode, added: SgfProperty): SgfNode {
  const others = node.properties.filter(({ id }) => id !== added.id);
  return { properties: [...others, added] };
}

function withMore(node: SgfNode, added: SgfProperty): SgfNode {
  const known = node.properties.find(({ id }) => id === added.id);
  return withProperty(node, known ? { id: added.id, values: [...known.values, ...added.values] } : added);
}
