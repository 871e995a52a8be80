/*
 * Keeps the record that is open, tab beside tab: what is done here is put on the shelf a moment later, what another tab
 * puts there is shown here. Where both did something at once, the other's version is kept beside this one: nothing is
 * lost, and nothing has to be merged by a machine that does not know Go.
 */
import type { GameRecord } from '@honte/sgf';
import type { KeptRecord } from '../kept-record.ts';
import type { Viewer } from './viewer.ts';
import { rowOfViewer, type ViewerShelf } from './viewer-shelf.ts';

/** Somebody who types leaves one row, once they pause so long. */
const PAUSE_MS = 250;

export interface KeeperHears {
  /** The record as it is seen now. */
  viewer(): Viewer;
  /** What the version of another tab is called. */
  otherName(kept: KeptRecord): string;
  /** The record has another name. */
  renamed(name: string): void;
  /** Another tab has changed the record. */
  changedElsewhere(kept: KeptRecord, record: GameRecord): void;
  /** What another tab had put there is kept beside it. */
  keptBoth(): void;
  /** The browser did not keep it. */
  failed(): void;
}

/** What of the shelf is needed here. */
type Keeping = Pick<ViewerShelf, 'find' | 'recordOf' | 'change' | 'changeLast'>;

export class RecordKeeper {
  readonly #shelf: Keeping;
  readonly #hears: KeeperHears;
  /** The text that was last seen on the shelf. */
  #known: string;
  /** What another tab has put there and this one has not taken, having something to put itself. */
  #other: KeptRecord | undefined;
  #isUnwritten = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** The last write; each begins when the one before has ended. */
  #writing: Promise<void> = Promise.resolve();
  #writes = 0;
  #news = 0;

  constructor(shelf: Keeping, known: string, hears: KeeperHears) {
    this.#shelf = shelf;
    this.#known = known;
    this.#hears = hears;
  }

  /** The record has changed. */
  touch(): void {
    this.#isUnwritten = true;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.flush(), PAUSE_MS);
  }

  /** Writes what is not yet written. */
  flush(): Promise<void> {
    clearTimeout(this.#waiting);
    this.#writing = this.#writing.then(() => this.#write()).catch(() => this.#hears.failed());
    return this.#writing;
  }

  /** The same, when the tab may be gone the next moment. */
  flushLast(): void {
    if (!this.#isUnwritten) return;
    clearTimeout(this.#waiting);
    this.#isUnwritten = false;
    const row = rowOfViewer(this.#hears.viewer(), Date.now());
    const other = this.#other;
    this.#other = undefined;
    this.#known = row.sgf;
    this.#shelf
      .changeLast(row, other, other ? this.#hears.otherName(other) : '')
      .catch(() => this.#hears.failed());
  }

  async #write(): Promise<void> {
    if (!this.#isUnwritten) return;
    this.#isUnwritten = false;
    const row = rowOfViewer(this.#hears.viewer(), Date.now());
    const known = this.#known;
    this.#known = row.sgf;
    this.#other = undefined;
    this.#writes++;
    try {
      if (await this.#shelf.change(row, known, this.#hears.otherName(row))) this.#hears.keptBoth();
    } catch (error) {
      this.#known = known;
      throw error;
    }
  }

  /** Another tab has put or removed this record; one that was removed comes back with the next change. */
  async hear(): Promise<void> {
    const news = ++this.#news;
    const isNewest = () => news === this.#news;
    await this.#writing;
    const kept = await this.#shelf.find(this.#hears.viewer().kept.id);
    if (!kept || !isNewest()) return;
    if (kept.name !== this.#hears.viewer().kept.name) this.#hears.renamed(kept.name);
    if (kept.sgf === this.#known) return;
    this.#other = kept;
    const writes = this.#writes;
    const record = await this.#shelf.recordOf(kept);
    // Whoever has something to put will find the other's version there.
    if (!record || this.#isUnwritten || writes !== this.#writes || !isNewest()) return;
    this.#other = undefined;
    this.#known = kept.sgf;
    this.#hears.changedElsewhere(kept, record);
  }
}
