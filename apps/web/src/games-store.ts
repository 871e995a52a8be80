/*
 * Games kept on the device, in IndexedDB, event by event: what happened is only ever added to. A write
 * is under way before the function that asks for it returns, and is one step, so that it is done even when
 * the tab is closed the next moment. Two tabs may hold the same game: the second to add the same next event is
 * refused by the database itself, events that do not follow those that are stored are taken out again, and each tab
 * hears of the other's.
 */
import { type Event, eventsOf } from '@honte/game';
import { type Heading, type HonteDatabase, type HonteSchema, openChannel } from './database.ts';
import { headingOf, isSameEvent, type KeptGame, type Table } from './kept-game.ts';

export type NamedHeading = Heading & { readonly name: string };

/** What became of a write: done; not done, since the stored game went on otherwise; or not possible. */
export type Written = 'kept' | 'behind' | 'failed';

export class GamesStore {
  #database: HonteDatabase | undefined;
  readonly #opening: Promise<HonteDatabase>;
  readonly #channel = openChannel('honte-games');
  /** How many events of each game are known to be stored. */
  readonly #stored = new Map<string, number>();

  /**
   * @param onplayed told of a game that went on in another tab.
   * @param onshelved told of one that was removed, brought back, or named there.
   */
  constructor(
    opening: Promise<HonteDatabase>,
    onplayed: (kept: KeptGame) => void,
    onshelved: (id: string) => void,
  ) {
    this.#opening = opening;
    this.#opening.then(
      (database) => {
        this.#database = database;
      },
      // Whoever asks for the database hears of the refusal; nobody has asked yet.
      () => undefined,
    );
    this.#channel?.addEventListener('message', async ({ data }) => {
      const { id, isPlayed } = data as News;
      const kept = await this.find(id).catch(() => undefined);
      if (!kept) this.#stored.delete(id);
      if (!isPlayed) onshelved(id);
      else if (kept) onplayed(kept);
    });
  }

  /** The kept game of this name. Rejects when the browser refuses to keep anything. Linear in its events. */
  async find(id: string): Promise<KeptGame | undefined> {
    const transaction = (await this.#opening).transaction(['games', 'events']);
    const heading = await transaction.objectStore('games').get(id);
    if (!heading) return undefined;
    const rows = await transaction.objectStore('events').getAll(rowsOf(id));
    this.#stored.set(id, rows.length);
    return { ...heading, events: rows.map(({ event }) => event) };
  }

  /** The game that was written last. */
  async latest(): Promise<KeptGame | undefined> {
    const games = (await this.#opening).transaction('games').store.index('changedAt');
    const cursor = await games.openCursor(null, 'prev');
    return cursor ? this.find(cursor.value.id) : undefined;
  }

  /** All kept games with the names they were given, without their events. */
  async list(): Promise<NamedHeading[]> {
    const transaction = (await this.#opening).transaction(['games', 'names']);
    const [headings, names] = await Promise.all([
      transaction.objectStore('games').getAll(),
      transaction.objectStore('names').getAll(),
    ]);
    const nameOf = new Map(names.map(({ id, name }) => [id, name]));
    return headings.map((heading) => ({ ...heading, name: nameOf.get(heading.id) ?? '' }));
  }

  async rename(id: string, name: string): Promise<void> {
    await (await this.#opening).put('names', { id, name });
    this.#tell({ id, isPlayed: false });
  }

  /** Removes a game. A tab in which it is played writes the whole of it again with its next move. */
  async remove(id: string): Promise<void> {
    const transaction = (await this.#opening).transaction(['games', 'events', 'names'], 'readwrite');
    const requests = [
      transaction.objectStore('games').delete(id),
      transaction.objectStore('names').delete(id),
      transaction.objectStore('events').delete(rowsOf(id)),
    ];
    await Promise.all([...requests, transaction.done]);
    this.#stored.delete(id);
    this.#tell({ id, isPlayed: false });
  }

  /** Writes whole games, all or none. Of one that is here already, what it has more. Linear in the events. */
  async put(games: readonly { readonly kept: KeptGame; readonly name: string }[]): Promise<void> {
    const transaction = (await this.#opening).transaction(['games', 'events', 'names'], 'readwrite');
    const requests: Promise<unknown>[] = [];
    for (const { kept, name } of games) {
      const { events, ...heading } = kept;
      requests.push(transaction.objectStore('games').put(heading));
      if (name !== '') requests.push(transaction.objectStore('names').put({ id: kept.id, name }));
      for (const [index, event] of events.entries())
        requests.push(transaction.objectStore('events').put({ game: kept.id, index, event }));
    }
    await Promise.all([...requests, transaction.done]);
    for (const { kept } of games) {
      this.#stored.set(kept.id, Math.max(kept.events.length, this.#stored.get(kept.id) ?? 0));
      this.#tell({ id: kept.id, isPlayed: false });
    }
  }

  /** Adds what has happened in a game since it was last written. Linear in that. */
  keep(table: Table, changedAt: number): Promise<Written> {
    const { id, game } = table;
    const from = this.#stored.get(id) ?? 0;
    const news: HonteSchema['events']['value'][] = [];
    let known = game;
    for (; known.parent && known.length > from; known = known.parent)
      news.push({ game: id, index: known.length - 1, event: known.event });
    this.#stored.set(id, Math.max(from, game.length));
    const heading = headingOf(table, changedAt);
    const write = async (database: HonteDatabase) => {
      const written = await this.#write(database, heading, news, known.event);
      // Another tab has removed the game that this one plays: all of it goes back.
      if (written === 'holed') return this.#putAgain({ ...heading, events: eventsOf(game) });
      // The next write tries these again: a game with a hole in it ends at the hole.
      if (written === 'failed') this.#stored.set(id, Math.min(from, this.#stored.get(id) ?? from));
      return written;
    };
    return this.#database ? write(this.#database) : this.#opening.then(write, () => 'failed');
  }

  /** Hears of no other tab any more. */
  close(): void {
    this.#channel?.close();
  }

  async #write(
    database: HonteDatabase,
    heading: Heading,
    news: HonteSchema['events']['value'][],
    known: Event | undefined,
  ): Promise<Written | 'holed'> {
    let before: HonteSchema['events']['value'] | undefined;
    const first = news.at(-1)?.index ?? 0;
    try {
      const transaction = database.transaction(['games', 'events'], 'readwrite');
      const events = transaction.objectStore('events');
      const requests: Promise<unknown>[] = news.map((row) => events.add(row));
      const reading = first > 0 ? events.get([heading.id, first - 1]) : undefined;
      requests.push(transaction.objectStore('games').put(heading));
      transaction.commit();
      await Promise.all([...requests, transaction.done]);
      before = await reading;
    } catch (error) {
      return error instanceof DOMException && error.name === 'ConstraintError' ? 'behind' : 'failed';
    }
    // Since this game was read another tab has gone on with it: what was added here does not follow.
    if (before && known && !isSameEvent(before.event, known)) return this.#takeBack(database, news);
    this.#tell({ id: heading.id, isPlayed: true });
    return first > 0 && !before ? 'holed' : 'kept';
  }

  async #takeBack(database: HonteDatabase, news: HonteSchema['events']['value'][]): Promise<Written> {
    try {
      const transaction = database.transaction('events', 'readwrite');
      const requests = news.map(({ game, index }) => transaction.store.delete([game, index]));
      await Promise.all([...requests, transaction.done]);
      return 'behind';
    } catch {
      return 'failed';
    }
  }

  #putAgain(kept: KeptGame): Promise<Written> {
    return this.put([{ kept, name: '' }]).then(
      () => 'kept',
      () => 'failed',
    );
  }

  #tell(news: News): void {
    this.#channel?.postMessage(news);
  }
}

/** What tabs tell each other of a game. */
interface News {
  readonly id: string;
  readonly isPlayed: boolean;
}

/** Where the events of a game stand. */
function rowsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
}
