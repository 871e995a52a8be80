/*
 * What of a backup is to be written beside what is kept already: nothing is lost on either side, and nothing is
 * there twice.
 */
import { readSheet } from '../game-sheet.ts';
import { isSameEvent } from '../kept-game.ts';
import type { KeptRecord } from '../kept-record.ts';
import type { NamedGame, Shelf } from './backup.ts';

export interface Merge extends Shelf {
  /** How many games and records of the backup were here already. */
  readonly same: number;
}

/**
 * The shelf to write, so that `kept` holds all that is in `coming`. A game that went on here or there is one game;
 * one that went on differently becomes another game, under a name that is the same each time.
 */
export function mergeOf(kept: Shelf, coming: Shelf): Merge {
  const games = mergedGames(kept.games, coming.games);
  const records = mergedRecords(kept.records, coming.records);
  const used = new Set(records.map(({ file }) => file));
  const known = new Set(kept.files.map(({ id }) => id));
  const files = coming.files.filter(({ id }) => used.has(id) && !known.has(id));
  const same = coming.games.length - games.length + coming.records.length - records.length;
  return { games, records, files, same };
}

function mergedGames(kept: readonly NamedGame[], coming: readonly NamedGame[]): NamedGame[] {
  const here = new Map(kept.map((game) => [game.id, game]));
  const written: NamedGame[] = [];
  for (const game of coming) {
    let { id } = game;
    for (let known = here.get(id); known && !isOneGame(known, game); known = here.get(id)) id = nextId(id);
    const known = here.get(id);
    if (known && known.events.length >= game.events.length) continue;
    const added = { ...game, id, name: known?.name || game.name };
    here.set(id, added);
    written.push(added);
  }
  return written;
}

/** Whether one is the other, or its beginning. */
function isOneGame(a: NamedGame, b: NamedGame): boolean {
  if (a.begunAt !== b.begunAt || printSheet(a) !== printSheet(b)) return false;
  const length = Math.min(a.events.length, b.events.length);
  return a.events.slice(0, length).every((event, i) => isSameEvent(event, b.events[i]!));
}

/** Whatever the order of its fields, as below. */
function printSheet({ sheet }: NamedGame): string {
  return JSON.stringify(readSheet(sheet));
}

function mergedRecords(kept: readonly KeptRecord[], coming: readonly KeptRecord[]): KeptRecord[] {
  const here = new Map(kept.map((record) => [record.id, record]));
  const written: KeptRecord[] = [];
  for (const record of coming) {
    let { id } = record;
    for (let known = here.get(id); known && known.sgf !== record.sgf; known = here.get(id)) id = nextId(id);
    if (here.has(id)) continue;
    const added = { ...record, id };
    here.set(id, added);
    written.push(added);
  }
  return written;
}

/** Another name, the same each time for the same one. */
function nextId(id: string): string {
  return `${id}b`;
}
