/*
 * The two shelves of the device together.
 */
import type { GamesStore } from '../games-store.ts';
import type { RecordsStore } from '../records-store.ts';
import type { Shelf } from './backup.ts';

export interface Shelves {
  readonly games: GamesStore;
  readonly records: RecordsStore;
}

/** All that is kept. Linear in it. */
export async function wholeShelf({ games, records }: Shelves): Promise<Shelf> {
  const headings = await games.list();
  const named = await Promise.all(
    headings.map(async ({ id, name }) => {
      const kept = await games.find(id);
      return kept ? [{ ...kept, name }] : [];
    }),
  );
  return { games: named.flat(), records: await records.list(), files: await records.files() };
}
