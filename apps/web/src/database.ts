/*
 * What the browser keeps for Honte, in IndexedDB: which shelves there are and what lies on them. `GamesStore` and
 * `RecordsStore` say how they are used.
 */
import type { Event } from '@honte/game';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptGame } from './kept-game.ts';
import type { KeptFile, KeptRecord } from './kept-record.ts';

export type Heading = Omit<KeptGame, 'events'>;

export interface HonteSchema extends DBSchema {
  games: { key: string; value: Heading; indexes: { changedAt: number } };
  /** By game and by place in it, from 0. */
  events: { key: [string, number]; value: { game: string; index: number; event: Event } };
  /** What a person calls a game; beside the game, so that no move overwrites it. */
  names: { key: string; value: { id: string; name: string } };
  records: { key: string; value: KeptRecord; indexes: { file: string } };
  /** The files that records were read from, byte by byte. */
  files: { key: string; value: KeptFile };
}

export type HonteDatabase = IDBPDatabase<HonteSchema>;

/** Async, so that a browser whose storage throws when it is named rejects like one that refuses later. */
export async function openDatabase(): Promise<HonteDatabase> {
  return openDB<HonteSchema>('honte', 2, {
    upgrade(database, from) {
      if (from < 1) {
        database.createObjectStore('games', { keyPath: 'id' }).createIndex('changedAt', 'changedAt');
        database.createObjectStore('events', { keyPath: ['game', 'index'] });
      }
      database.createObjectStore('names', { keyPath: 'id' });
      database.createObjectStore('records', { keyPath: 'id' }).createIndex('file', 'file');
      database.createObjectStore('files', { keyPath: 'id' });
    },
  });
}

/** Where tabs hear of each other; `undefined` in a browser that lets them not. */
export function openChannel(name: 'honte-games' | 'honte-records'): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
