/*
 * What a file of any kind holds, said piece by piece as it is read: the games of a record, or a backup. Runs in the
 * worker (`reading.worker.ts`), so it may take as long as it takes.
 */
import type { Result } from '@honte/rules';
import {
  encodingOf,
  type GameRecord,
  printSgf,
  type ReadRecord,
  type RecordRefusal,
  readRecord,
  recordSteps,
  type SgfGame,
} from '@honte/sgf';
import type { KeptRecord } from '../kept-record.ts';
import { type BackupRefusal, type ReadBackup, readBackup } from './backup.ts';
import { factsOf, factsOfUnplayed } from './record-row.ts';

/** A game as its file has it: all of a row on the shelf but what the shelf adds. */
export type FileGame = Omit<KeptRecord, 'id' | 'name' | 'addedAt' | 'changedAt' | 'file'>;

export type FileNews =
  /** Which part of the file is read, from 0 to 1. */
  | { readonly kind: 'went'; readonly part: number }
  | { readonly kind: 'game'; readonly game: FileGame }
  /** It is not Go. */
  | { readonly kind: 'otherGame'; readonly gameInFile: number }
  | { readonly kind: 'noGame' }
  | {
      readonly kind: 'backup';
      readonly read: Result<ReadBackup, BackupRefusal>;
    };

export interface FileRequest {
  /** Read it so, whatever it says. */
  readonly encoding?: string | undefined;
  /** This game alone, from 0. */
  readonly gameInFile?: number | undefined;
}

/** How often it is said how far the reading is. */
const TELL_MS = 100;

/** @param now milliseconds since whenever. */
export function* newsOfFile(
  bytes: Uint8Array,
  { encoding, gameInFile }: FileRequest,
  now: () => number,
): Generator<FileNews, void> {
  if (isJson(bytes)) {
    yield { kind: 'backup', read: readBackup(new TextDecoder().decode(bytes)) };
    return;
  }
  const read = readRecord(bytes, { encoding });
  if (!read.ok) {
    yield { kind: 'noGame' };
    return;
  }
  const wanted = [...read.value.games.entries()].filter(
    ([i]) => gameInFile === undefined || i === gameInFile,
  );
  const nodes = wanted.reduce((sum, [, { tree }]) => sum + tree.nodes.length, 0);
  let before = 0;
  let toldAt = now();
  for (const [place, game] of wanted) {
    const steps = recordSteps(game);
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      if (now() - toldAt < TELL_MS) continue;
      toldAt = now();
      yield { kind: 'went', part: (before + step.value) / nodes };
    }
    before += game.tree.nodes.length;
    const told = toldOf(game, step.value);
    yield told
      ? { kind: 'game', game: { ...textOfGame(read.value, game), ...told, gameInFile: place } }
      : { kind: 'otherGame', gameInFile: place };
  }
}

/** What is told of a game beside its text; `undefined` when it is none of Go. */
function toldOf(
  { tree, notices }: SgfGame,
  record: Result<GameRecord, RecordRefusal>,
): Pick<FileGame, 'notices' | 'facts'> | undefined {
  if (record.ok) return { notices: record.value.notices, facts: factsOf(record.value) };
  const { error } = record;
  return error.code === 'sizeNotPlayable' ? { notices, facts: factsOfUnplayed(tree, error.size) } : undefined;
}

function textOfGame(read: ReadRecord, game: SgfGame): Pick<FileGame, 'sgf' | 'encoding'> {
  const { encoding, why, confidence, stated } = encodingOf(read, game);
  return { sgf: printSgf([game.tree]), encoding: { encoding, why, confidence, stated } };
}

/** Whether a file begins as JSON does, and no record. */
function isJson(bytes: Uint8Array): boolean {
  return /^\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 64)));
}
