/*
 * Cases about files of records: `sgf`, read from text or from bytes in any encoding.
 */
import {
  mainLineFrom,
  movesTo,
  nodeOf,
  nodesOf,
  type Outcome,
  positionInTree,
  ROOT,
  startOfTree,
  winnerOf,
} from '@honte/game';
import { pointAt, printColor, printPoint } from '@honte/rules';
import {
  annotationsOf,
  type GameRecord,
  infoOf,
  parseSgf,
  pointsOf,
  printSgf,
  readRecord,
  recordOf,
  type SgfGame,
  sgfOf,
  simpleTextOf,
  sizeOf,
  textOf,
  valuesOf,
} from '@honte/sgf';
import { compare, type Fault, type Json } from './comparison.ts';
import { caseOf, type Kind, kindOf } from './kind.ts';
import { rowsOf } from './notation.ts';
import { amount, entries, flag, list, object, text, that, whole } from './reader.ts';

const nullOr = (expected: string) =>
  that(`${expected} or null`, (json): json is string | null => json === null || typeof json === 'string');

const sgfCase = caseOf(
  {},
  { sgf: text, bytesBase64: text },
  {
    games: whole,
    nodes: whole,
    leaves: whole,
    size: list(whole),
    mainMoves: list(text),
    board: list(text),
    points: entries(text, object({ node: whole, points: list(text) }, {})),
    rootText: entries(text, text),
    rootSimple: entries(text, text),
    labels: list(list(text)),
    roundTrip: list(text),
    komi: amount,
    result: object({ winner: nullOr('B, W') }, { by: text, margin: amount }),
    ruleset: nullOr('the name of a ruleset'),
    toMove: text,
    illegalMoveAt: whole,
    warnings: flag,
    error: flag,
    gameType: whole,
  },
);

/** What is read of a file's first game, and what it is when it is played. */
export const sgf: Kind = kindOf(sgfCase, ({ sgf: written, bytesBase64, expect }): readonly Fault[] => {
  const read =
    bytesBase64 === undefined ? parseSgf(written ?? '') : readRecord(Buffer.from(bytesBase64, 'base64'));
  const games = read.ok ? read.value.games : [];
  const [game] = games;
  if (game === undefined) return withoutGame(expect);
  const record = recordOf(game);
  const played = <T extends Json>(find: (record: GameRecord) => T) =>
    record.ok ? find(record.value) : record.error.code;
  return compare(expect, {
    games: () => games.length,
    nodes: () => game.tree.nodes.length,
    leaves: () => game.tree.nodes.length - new Set(game.tree.parents.filter((parent) => parent >= 0)).size,
    size: () => sizeIn(game),
    mainMoves: () => played(mainMoves),
    board: () => played(lastBoard),
    points: () => played((given) => pointsIn(given, expect.points ?? {})),
    rootText: () => textsIn(game, textOf),
    rootSimple: () => textsIn(game, simpleTextOf),
    labels: () => played(rootLabels),
    roundTrip: () => played(survivors),
    komi: () => played((given) => infoOf(given).komi ?? null),
    result: () => played((given) => resultIn(infoOf(given).outcome)),
    ruleset: () => played((given) => infoOf(given).ruleset?.name ?? null),
    toMove: () => played((given) => printColor(startOfTree(given.tree).turn)),
    illegalMoveAt: () => played(firstIllegal),
    warnings: () => (record.ok ? record.value : game).notices.some(({ done }) => done !== 'leftUnstated'),
    error: () => false,
    gameType: () => Number(valuesOf(game.tree, 0, 'GM')[0] ?? 1),
  });
});

/** Of no game nothing is found out, so whatever else is expected of it fails. */
function withoutGame(expect: object): readonly Fault[] {
  const found: { readonly [field: string]: Json } = { games: 0, error: true };
  return Object.entries(expect).flatMap(([field, expected]): Fault[] =>
    found[field] === expected
      ? []
      : [{ kind: 'differs', field: `expect.${field}`, expected: expected as Json, found: 'no game' }],
  );
}

/** FF[4]'s, where none is stated. */
function sizeIn({ tree }: SgfGame): Json {
  const size = sizeOf(tree);
  if (size.ok) return [size.value.width, size.value.height];
  return size.error === 'notStated' ? [19, 19] : size.error;
}

function mainMoves({ tree }: GameRecord): Json {
  const { geometry } = startOfTree(tree);
  return movesTo(tree, mainLineFrom(tree).at(-1) ?? ROOT).map(
    (move) => `${printColor(move.color)} ${move.kind === 'pass' ? 'pass' : printPoint(geometry, move.point)}`,
  );
}

function lastBoard({ tree }: GameRecord): Json {
  const { geometry, board } = positionInTree(tree, mainLineFrom(tree).at(-1) ?? ROOT);
  return rowsOf(geometry, board.stones);
}

/** The points of lists in nodes of the main line, by the lists' names. */
function pointsIn({ tree }: GameRecord, asked: { readonly [id: string]: { readonly node: number } }): Json {
  const { geometry } = startOfTree(tree);
  const way = [ROOT, ...mainLineFrom(tree)];
  return Object.fromEntries(
    Object.entries(asked).map(([id, { node }]) => {
      const at = way[node];
      const properties = at === undefined ? [] : nodeOf(tree, at).note.properties;
      const { points } = pointsOf(geometry, properties.find((property) => property.id === id)?.values ?? []);
      return [id, { node, points: points.map(({ x, y }) => printPoint(geometry, pointAt(geometry, x, y))) }];
    }),
  );
}

function textsIn({ tree }: SgfGame, read: (value: string) => string): Json {
  const { properties } = tree.nodes[0] ?? { properties: [] };
  return Object.fromEntries(properties.map(({ id, values }) => [id, read(values[0] ?? '')]));
}

function rootLabels({ tree }: GameRecord): Json {
  const { geometry } = startOfTree(tree);
  const { labels } = annotationsOf(geometry, nodeOf(tree, ROOT).note);
  return labels.map((label) => [printPoint(geometry, label.point), label.text]);
}

/** Properties that every record may have: cases ask whether the others come through. */
const USUAL = ['FF', 'GM', 'CA', 'SZ', 'B', 'W'];

/** The unusual properties that a record has when it was written and read again, in their order. */
function survivors(record: GameRecord): Json {
  const again = parseSgf(printSgf([sgfOf(record)]));
  const nodes = again.ok ? (again.value.games[0]?.tree.nodes ?? []) : [];
  const ids = nodes.flatMap(({ properties }) => properties.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => !USUAL.includes(id));
}

function resultIn(outcome: Outcome | undefined): Json {
  if (outcome === undefined) return null;
  const won = winnerOf(outcome);
  const winner = won === undefined || won === 'nobody' ? null : printColor(won);
  switch (outcome.kind) {
    case 'count':
      return outcome.lead === 0 ? { winner, by: 'draw' } : { winner, margin: Math.abs(outcome.lead) };
    case 'resignation':
      return { winner, by: 'resign' };
    default:
      return { winner, by: outcome.kind };
  }
}

/** The node, from 0, of the first move of all that the rules forbid. */
function firstIllegal({ tree }: GameRecord): Json {
  for (const { id, event } of nodesOf(tree)) if (event?.kind === 'forced') return id;
  return null;
}
