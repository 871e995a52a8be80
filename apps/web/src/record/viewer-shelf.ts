/*
 * Where the viewer's records come from and go to: the shelves of the device. A game that was played here is made a
 * record when it is first looked at; it is put on the shelf only once something was changed in it.
 */

import type { GameRecord } from '@honte/sgf';
import { printSgf, sgfOf } from '@honte/sgf';
import { openDatabase } from '../database.ts';
import { GamesStore } from '../games-store.ts';
import { readTable } from '../kept-game.ts';
import type { KeptRecord } from '../kept-record.ts';
import type { FileGame } from '../library/file-games.ts';
import { FileReading } from '../library/file-reader.ts';
import { sgfOfTable } from '../library/game-sgf.ts';
import { factsOf, recordOfText } from '../library/record-row.ts';
import { type Unplayed, unplayedOf } from '../library/unplayed.ts';
import { newId } from '../lot.ts';
import { RecordsStore } from '../records-store.ts';
import type { Watch } from '../turns.ts';
import type { Viewer } from './viewer.ts';

export type Opened =
  | { readonly kind: 'open'; readonly kept: KeptRecord; readonly record: GameRecord }
  | { readonly kind: 'missing' }
  /** Its board is too large for its moves to be played. */
  | { readonly kind: 'unplayed'; readonly kept: KeptRecord; readonly told: Unplayed }
  /** It is there, and makes no game for a board here. */
  | { readonly kind: 'unreadable' };

const UNWATCHED: Watch = { isWanted: () => true, went: () => undefined };

export class ViewerShelf {
  readonly #opening = openDatabase();
  readonly #records: RecordsStore;
  readonly #games = new GamesStore(
    this.#opening,
    () => undefined,
    () => undefined,
  );

  /** @param onchange told which record another tab has put or removed. */
  constructor(onchange: (id: string) => void) {
    this.#records = new RecordsStore(this.#opening, onchange);
  }

  /**
   * The record of this name, or that of the game of this name; `undefined` when it is not wanted any more. Rejects
   * when the browser keeps nothing.
   */
  async open(id: string, watch: Watch): Promise<Opened | undefined> {
    const kept = (await this.find(id)) ?? (await this.find(reviewIdOf(id)));
    if (kept) return openedText(kept, watch);
    const table = readTable(await this.#games.find(id));
    if (!table) return { kind: 'missing' };
    const game: KeptRecord = {
      id: reviewIdOf(id),
      name: '',
      addedAt: table.begunAt,
      changedAt: table.begunAt,
      sgf: await sgfOfTable(table),
      encoding: { encoding: 'utf-8', why: 'ascii', confidence: 1, stated: undefined },
      notices: [],
      facts: NO_FACTS,
      file: '',
      gameInFile: 0,
    };
    return openedText(game, watch);
  }

  /** What lies on the shelf under this name. */
  find(id: string): Promise<KeptRecord | undefined> {
    return this.#records.get(id);
  }

  /** The record of something on the shelf; `undefined` for what is none. */
  recordOf({ sgf }: KeptRecord): Promise<GameRecord | undefined> {
    return recordOfText(sgf, UNWATCHED);
  }

  /**
   * Puts a row on the shelf. What another tab has put there meanwhile is kept beside it, under `otherName`.
   *
   * @param knownText what was last seen there.
   * @returns whether there was something of another tab's.
   */
  change(row: KeptRecord, knownText: string, otherName: string): Promise<boolean> {
    return this.#records.change(row, knownText, { id: newId(), name: otherName });
  }

  /** The same from a tab that is being closed and cannot look first: `other` is what it knows to be there. */
  changeLast(row: KeptRecord, other: KeptRecord | undefined, otherName: string): Promise<void> {
    return this.#records.putLast(other ? [{ ...other, id: newId(), name: otherName }, row] : [row]);
  }

  /** The record read once more from the bytes of its file; `undefined` where that cannot be. */
  async readAgain(
    kept: KeptRecord,
    encoding: string,
    now: number,
  ): Promise<{ readonly kept: KeptRecord; readonly record: GameRecord } | undefined> {
    const row = await this.rowAgain(kept, encoding, now);
    const record = row && (await this.recordOf(row));
    return record && { kept: row, record };
  }

  /** The same as a row of the shelf, not put there yet. */
  async rowAgain(kept: KeptRecord, encoding: string, now: number): Promise<KeptRecord | undefined> {
    const file = await this.#records.fileOf(kept);
    const game = file && (await gameIn(new Blob([file.bytes]), encoding, kept.gameInFile));
    const { id, name, addedAt } = kept;
    return game && { ...game, id, name, addedAt, changedAt: now, file: kept.file };
  }

  /** Nothing may be called after it. */
  async close(): Promise<void> {
    this.#records.close();
    this.#games.close();
    (await this.#opening).close();
  }
}

async function gameIn(file: Blob, encoding: string, gameInFile: number): Promise<FileGame | undefined> {
  const reading = new FileReading();
  try {
    for await (const news of reading.read(file, { encoding, gameInFile }))
      if (news.kind === 'game') return news.game;
    return undefined;
  } finally {
    reading.close();
  }
}

/** A viewer's record as a row of the shelf. */
export function rowOfViewer({ kept, record }: Viewer, now: number): KeptRecord {
  return { ...kept, changedAt: now, sgf: printSgf([sgfOf(record)]), facts: factsOf(record) };
}

/** The name of a game's record, once there is one of its own. */
function reviewIdOf(id: string): string {
  return `${id}-review`;
}

/** Until the record is put on the shelf, no list shows it. */
const NO_FACTS = {
  black: '',
  white: '',
  title: '',
  date: '',
  width: 0,
  height: 0,
  rules: '',
  result: '',
  moves: 0,
};

async function openedText(kept: KeptRecord, watch: Watch): Promise<Opened | undefined> {
  const record = await recordOfText(kept.sgf, watch);
  if (record) return { kind: 'open', kept, record };
  if (!watch.isWanted()) return undefined;
  const told = unplayedOf(kept.sgf);
  return told ? { kind: 'unplayed', kept, told } : { kind: 'unreadable' };
}
