/*
 * Games kept on the device, in IndexedDB, event by event: what happened is only ever added to. A write
 * is under way before the function that asks for it returns, and is one step, so that it is done even when
 * the tab is closed the next moment. Two tabs may hold the same game: the second to add the same next event is
 * refused by the database itself, and each tab hears of the other's.
 */
import type { Event } from '@honte/game';
import { type Heading, type HonteDatabase, type HonteSchema, openChannel } from './database.ts';
import type { KeptGame, Table } from './kept-game.ts';

/** What became of a write: done; not done, since the stored game went on otherwise; or not possible. */
export type Written = 'kept' | 'behind' | 'failed';

export class GamesStore {
  #database: HonteDatabase | undefined;
  readonly #opening: Promise<HonteDatabase>;
  readonly #channel = openChannel('honte-games');
  /** How many events of each game are known to be stored. */
  readonly #stored = new Map<string, number>();

  /** @param onchange told of a game that another tab has written. */
  constructor(opening: Promise<HonteDatabase>, onchange: (kept: KeptGame) => void) {
    this.#opening = opening;
    this.#opening.then(
      (database) => {
        this.#database = database;
      },
      // Whoever asks for the database hears of the refusal; nobody has asked yet.
      () => undefined,
    );
    this.#channel?.addEventListener('message', async ({ data }) => {
      const kept = await this.find(String(data)).catch(() => undefined);
      if (kept) onchange(kept);
    });
  }

  /** The kept game of this name. Rejects when the browser refuses to keep anything. Linear in its events. */
  async find(id: string): Promise<KeptGame | undefined> {
    const transaction = (await this.#opening).transaction(['games', 'events']);
    const heading = await transaction.objectStore('games').get(id);
    if (!heading) return undefined;
    const range = IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
    const rows = await transaction.objectStore('events').getAll(range);
    this.#stored.set(id, rows.length);
    return { ...heading, events: rows.map(({ event }) => event) };
  }

  /** The game that was written last. */
  async latest(): Promise<KeptGame | undefined> {
    const games = (await this.#opening).transaction('games').store.index('changedAt');
    const cursor = await games.openCursor(null, 'prev');
    return cursor ? this.find(cursor.value.id) : undefined;
  }

  /** Adds what has happened in a game since it was last written. Linear in that. */
  keep(table: Table, changedAt: number): Promise<Written> {
    const { id, sheet, begunAt, game } = table;
    const from = this.#stored.get(id) ?? 0;
    const news: { game: string; index: number; event: Event }[] = [];
    for (let at = game; at.parent && at.length > from; at = at.parent)
      news.push({ game: id, index: at.length - 1, event: at.event });
    this.#stored.set(id, Math.max(from, game.length));
    const heading = { id, sheet, begunAt, changedAt };
    const write = async (database: HonteDatabase) => {
      const written = await this.#write(database, heading, news);
      // The next write tries these again: a game with a hole in it ends at the hole.
      if (written === 'failed') this.#stored.set(id, Math.min(from, this.#stored.get(id) ?? from));
      return written;
    };
    return this.#database ? write(this.#database) : this.#opening.then(write, () => 'failed');
  }

  async #write(
    database: HonteDatabase,
    heading: Heading,
    news: HonteSchema['events']['value'][],
  ): Promise<Written> {
    try {
      const transaction = database.transaction(['games', 'events'], 'readwrite');
      const requests: Promise<unknown>[] = news.map((row) => transaction.objectStore('events').add(row));
      requests.push(transaction.objectStore('games').put(heading));
      transaction.commit();
      await Promise.all([...requests, transaction.done]);
    } catch (error) {
      return error instanceof DOMException && error.name === 'ConstraintError' ? 'behind' : 'failed';
    }
    this.#channel?.postMessage(heading.id);
    return 'kept';
  }
}
