/*
 * Games kept on the device, in IndexedDB. Two tabs may hold the same game: a write that would lose
 * what another tab added is not made, and each tab hears of the other's.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { continues, type KeptGame } from './kept-game.ts';

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { changedAt: number } };
}

/** What became of a write: done, or the stored game was further on and stays. */
export type Kept = { readonly kind: 'kept' } | { readonly kind: 'behind'; readonly stored: KeptGame };

export class GamesStore {
  readonly #database: Promise<IDBPDatabase<Schema>>;
  readonly #channel = new BroadcastChannel('honte-games');

  /** @param onchange told of a game that another tab has written. */
  constructor(onchange: (kept: KeptGame) => void) {
    this.#database = openDB<Schema>('honte', 1, {
      upgrade(database) {
        const games = database.createObjectStore('games', { keyPath: 'id' });
        games.createIndex('changedAt', 'changedAt');
      },
    });
    // A refusal is told to whoever asks for the database; nobody has asked yet.
    this.#database.catch(() => undefined);
    this.#channel.onmessage = async ({ data }) => {
      const kept = await this.find(String(data)).catch(() => undefined);
      if (kept) onchange(kept);
    };
  }

  /** The kept game of this name. Rejects when the browser refuses to keep anything. */
  async find(id: string): Promise<KeptGame | undefined> {
    return (await this.#database).get('games', id);
  }

  /** The game that was written last. */
  async latest(): Promise<KeptGame | undefined> {
    const games = (await this.#database).transaction('games').store.index('changedAt');
    return (await games.openCursor(null, 'prev'))?.value;
  }

  /** Writes a game, unless the one stored has events that this one has not. */
  async keep(game: KeptGame): Promise<Kept> {
    const transaction = (await this.#database).transaction('games', 'readwrite');
    const stored = await transaction.store.get(game.id);
    if (stored && !continues(game.events, stored.events)) {
      await transaction.done;
      return { kind: 'behind', stored };
    }
    await transaction.store.put(game);
    await transaction.done;
    this.#channel.postMessage(game.id);
    return { kind: 'kept' };
  }
}
