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
import { sgfOfTable } from '../library/game-sgf.ts';
import { factsOf, readKeptFile, recordOfText, rowOf } from '../library/record-row.ts';
import { RecordsStore } from '../records-store.ts';
import type { Viewer } from './viewer.ts';

export type Opened =
  | { readonly kind: 'open'; readonly kept: KeptRecord; readonly record: GameRecord }
  | { readonly kind: 'missing' }
  /** It is there, and makes no game for a board here. */
  | { readonly kind: 'unreadable' };

export class ViewerShelf {
  readonly #opening = openDatabase();
  readonly #records = new RecordsStore(this.#opening, (id) => this.#hear(id));
  readonly #games = new GamesStore(
    this.#opening,
    () => undefined,
    () => undefined,
  );

  /** The names that records were given in other tabs since they were opened. */
  readonly #names = new Map<string, string>();

  /** The record of this name, or that of the game of this name. Rejects when the browser keeps nothing. */
  async open(id: string): Promise<Opened> {
    const kept = (await this.#records.get(id)) ?? (await this.#records.get(reviewIdOf(id)));
    if (kept) return openedText(kept);
    const table = readTable(await this.#games.find(id));
    if (!table) return { kind: 'missing' };
    return openedText({
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
    });
  }

  /**
   * Puts the record as it now is on the shelf. The write is under way before this returns, so that a page about to
   * close has not lost it. The name it was given elsewhere meanwhile stays.
   */
  async keep({ kept, record }: Viewer, now: number): Promise<void> {
    const sgf = printSgf([sgfOf(record)]);
    const name = this.#names.get(kept.id) ?? kept.name;
    await this.#records.put([{ ...kept, name, changedAt: now, sgf, facts: factsOf(record) }]);
  }

  /** The record read once more from the bytes of its file; `undefined` where that cannot be. */
  async readAgain(
    kept: KeptRecord,
    encoding: string,
    now: number,
  ): Promise<{ readonly kept: KeptRecord; readonly record: GameRecord } | undefined> {
    const file = await this.#records.fileOf(kept);
    const read = file && readKeptFile(file, encoding);
    if (!read?.ok || read.value.games.length <= kept.gameInFile) return undefined;
    const row = rowOf(read.value, kept.gameInFile, { file: kept.file, id: kept.id, now });
    const record = row.ok ? recordOfText(row.value.sgf) : undefined;
    if (!row.ok || !record) return undefined;
    return { kept: { ...row.value, name: kept.name, addedAt: kept.addedAt }, record };
  }

  async #hear(id: string): Promise<void> {
    const kept = await this.#records.get(id).catch(() => undefined);
    if (kept) this.#names.set(id, kept.name);
  }

  /** Nothing may be called after it. */
  async close(): Promise<void> {
    this.#records.close();
    this.#games.close();
    (await this.#opening).close();
  }
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

function openedText(kept: KeptRecord): Opened {
  const record = recordOfText(kept.sgf);
  return record ? { kind: 'open', kept, record } : { kind: 'unreadable' };
}
