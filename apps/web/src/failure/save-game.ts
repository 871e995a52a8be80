/*
 * A game out of a page that has broken, as a file: SGF for any program, or a backup that Honte opens.
 */
import { eventsOf } from '@honte/game';
import type { Table } from '../kept-game.ts';
import { writeBackup } from '../library/backup.ts';
import { saveFile } from '../library/file-out.ts';
import { sgfOfTable } from '../library/game-sgf.ts';
import type { AppState } from '../state.ts';

/** Has the browser save the game. Rejects when the writer cannot be fetched. */
export async function saveGame(state: AppState, table: Table, form: 'sgf' | 'backup'): Promise<void> {
  const { name } = state.texts.common;
  if (form === 'sgf') return saveFile(await sgfOfTable(table), `${name}.sgf`, 'application/x-go-sgf');
  saveFile(backupOf(state, table, Date.now()), `${name}.json`, 'application/json');
}

/** A backup of this game alone; settings and form stay with those of the device. */
function backupOf(state: AppState, { id, sheet, game, begunAt }: Table, now: number): string {
  const kept = { id, sheet, begunAt, changedAt: now, events: eventsOf(game), name: '' };
  return writeBackup(
    {
      settings: state.settings,
      form: undefined,
      games: [kept],
      records: [],
      files: [],
      earnings: [],
      attempts: [],
      problems: [],
      drills: [],
      lessons: [],
    },
    now,
  );
}
