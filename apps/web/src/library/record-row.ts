/*
 * Records between files, the shelf, and the board: reading what came, and saying in short what is in it. This and
 * what it imports is loaded when the first record is touched, never before.
 */
import { mainLineFrom, nodeOf, positionInTree, type TreeEvent } from '@honte/game';
import { accept, type Result } from '@honte/rules';
import {
  encodingOf,
  type GameRecord,
  gamesIn,
  infoOf,
  printSgf,
  type ReadRecord,
  type RecordRefusal,
  readRecord,
  recordOf,
} from '@honte/sgf';
import type { KeptFile, KeptRecord, RecordFacts } from '../kept-record.ts';
import { standingOfRecord } from './entry-texts.ts';
import type { Preview } from './preview.ts';

/** The games of a file, in any encoding and format known; at least one. */
export function readKeptFile(
  { bytes }: KeptFile,
  encoding?: string,
): Result<ReadRecord, { readonly code: 'noGame' }> {
  return readRecord(bytes, { encoding });
}

/**
 * The row for a game of a file, or why it cannot be shown on a board here.
 *
 * @param gameInFile from 0; the file has that game.
 */
export function rowOf(
  read: ReadRecord,
  gameInFile: number,
  from: { readonly file: string; readonly id: string; readonly now: number },
): Result<KeptRecord, RecordRefusal> {
  const game = read.games[gameInFile]!;
  const record = recordOf(game);
  if (!record.ok) return record;
  const { encoding, why, confidence, stated } = encodingOf(read, game);
  return accept({
    id: from.id,
    name: '',
    addedAt: from.now,
    changedAt: from.now,
    sgf: printSgf([game.tree]),
    encoding: { encoding, why, confidence, stated },
    notices: record.value.notices,
    facts: factsOf(record.value),
    file: from.file,
    gameInFile,
  });
}

/** What a list shows of a record. Linear in its main line. */
export function factsOf(record: GameRecord): RecordFacts {
  const info = infoOf(record);
  const { geometry } = positionInTree(record.tree, 0);
  return {
    black: info.players.black.name ?? '',
    white: info.players.white.name ?? '',
    title: info.name ?? info.event ?? '',
    date: info.date ?? '',
    width: geometry.width,
    height: geometry.height,
    rules: info.rules ?? '',
    result: info.result ?? '',
    moves: mainLineFrom(record.tree).filter((id) => isMove(nodeOf(record.tree, id).event)).length,
  };
}

function isMove(event: TreeEvent | undefined): boolean {
  return event?.kind === 'played' || event?.kind === 'passed' || event?.kind === 'forced';
}

/** The record of a kept text; `undefined` for one that is none, as another program may have left it. */
export function recordOfText(sgf: string): GameRecord | undefined {
  const [game] = gamesIn(sgf);
  const record = game && recordOf(game);
  return record?.ok ? record.value : undefined;
}

/** The end of a record's main line. */
export function previewOfRecord({ sgf, facts }: KeptRecord): Preview | undefined {
  const record = recordOfText(sgf);
  if (!record) return undefined;
  const end = mainLineFrom(record.tree).at(-1) ?? 0;
  const { geometry, board } = positionInTree(record.tree, end);
  const { event } = nodeOf(record.tree, end);
  const lastMove = event?.kind === 'played' ? event.point : undefined;
  return { view: { geometry, stones: board.stones, lastMove }, standing: standingOfRecord(facts) };
}
