/*
 * Does the library's effects: the shelves of the device, files in and out. Loaded when the first of them comes.
 */
import type { Heading } from '../database.ts';
import { keptDrillAnswers } from '../drills/drill-answers-store.ts';
import type { Intent } from '../intent.ts';
import { type KeptGame, readTable } from '../kept-game.ts';
import type { KeptFile, KeptRecord } from '../kept-record.ts';
import { keptDone } from '../lessons/done-store.ts';
import { keepEarnings, keptEarnings } from '../points/earnings-store.ts';
import { keptEarningOf } from '../points/kept-earning.ts';
import { keptAttempts } from '../problems/attempts-store.ts';
import { keptProblems } from '../problems/own-store.ts';
import { writeBackup } from './backup.ts';
import type { LibraryEffect } from './effect.ts';
import type { Entry, GameEntry } from './entry.ts';
import { copyText, saveFile } from './file-out.ts';
import { sgfOfTable } from './game-sgf.ts';
import { savePicture } from './picture-file.ts';
import { previewOf } from './preview.ts';
import { FileIntake } from './read-files.ts';
import { type Shelves, wholeShelf } from './shelves.ts';

/** What was removed and may be put back while the page is open. */
type Removed =
  | { readonly kind: 'game'; readonly kept: KeptGame }
  | { readonly kind: 'record'; readonly record: KeptRecord; readonly file?: KeptFile };

/** Makes the runner. What fails because the device keeps nothing is said as news. */
export function makeLibraryRunner(shelves: Shelves, send: (intent: Intent) => void) {
  const { games, records } = shelves;
  const removed = new Map<string, Removed>();
  const reader = new FileIntake(shelves, send);

  async function run(effect: LibraryEffect): Promise<void> {
    switch (effect.kind) {
      case 'listLibrary':
        return list();
      case 'findPreview': {
        const { id } = effect.entry;
        return send({ kind: 'previewFound', id, preview: await previewFor(shelves, effect.entry) });
      }
      case 'renameEntry': {
        const { entry, name } = effect;
        return (entry.kind === 'game' ? games : records).rename(entry.id, name);
      }
      case 'removeEntry':
        return remove(effect.entry);
      case 'restoreEntry':
        return restore(effect.entry);
      case 'readFiles':
        return reader.read(effect.files);
      case 'stopReading':
        return reader.stop();
      case 'saveEntry':
        saveFile(await sgfOfEntry(shelves, effect.entry), `${effect.name}.sgf`, 'application/x-go-sgf');
        return send({ kind: 'newsBrought', news: { kind: 'saved' } });
      case 'copyEntry': {
        const isCopied = await copyText(sgfOfEntry(shelves, effect.entry));
        return send({ kind: 'newsBrought', news: { kind: isCopied ? 'copied' : 'copyFailed' } });
      }
      case 'saveTable':
        return saveFile(await sgfOfTable(effect.table), `${effect.name}.sgf`, 'application/x-go-sgf');
      case 'savePicture': {
        const isSaved = await savePicture(effect.view, effect.name, effect.form);
        return send({ kind: 'newsBrought', news: { kind: isSaved ? 'saved' : 'pictureFailed' } });
      }
      case 'saveBackup': {
        const { settings, form } = effect;
        const shelf = await wholeShelf(shelves);
        const now = new Date();
        const name = `honte-${now.toISOString().slice(0, 10)}.json`;
        saveFile(
          writeBackup(
            {
              settings,
              form,
              earnings: keptEarnings(),
              attempts: keptAttempts(),
              problems: keptProblems(),
              drills: keptDrillAnswers(),
              lessons: keptDone(),
              ...shelf,
            },
            now.getTime(),
          ),
          name,
          'application/json',
        );
        return send({ kind: 'newsBrought', news: { kind: 'saved' } });
      }
    }
  }

  /** Where nothing is kept the list is empty: files can still be opened, and say that they are not kept. */
  async function list(): Promise<void> {
    const entries = await entriesOf(shelves).catch(() => undefined);
    send({ kind: 'libraryListed', entries: entries ?? [] });
    if (!entries) send({ kind: 'newsBrought', news: { kind: 'keepsNothing' } });
  }

  async function remove(entry: Entry): Promise<void> {
    if (entry.kind === 'record') {
      const taken = await records.remove(entry.id);
      if (taken) removed.set(entry.id, { kind: 'record', ...taken });
      return;
    }
    const kept = await games.find(entry.id);
    if (kept) removed.set(entry.id, { kind: 'game', kept });
    const table = readTable(kept);
    const earning = table && kept && keptEarningOf(table, kept.changedAt);
    if (earning) keepEarnings([earning]);
    await games.remove(entry.id);
    await tellLatest();
  }

  async function restore(entry: Entry): Promise<void> {
    const taken = removed.get(entry.id);
    if (taken?.kind === 'record') await records.add([taken.record], taken.file ? [taken.file] : []);
    if (taken?.kind === 'game') await games.put([{ kept: taken.kept, name: entry.name }]);
    if (entry.kind === 'game') await tellLatest();
  }

  async function tellLatest(): Promise<void> {
    const kept = await games.latest();
    if (kept) send({ kind: 'latestFound', kept });
  }

  /** One after the other, so that what was removed can be put back. */
  let last: Promise<void> = Promise.resolve();
  return (effect: LibraryEffect): void => {
    const failed = () => send({ kind: 'newsBrought', news: { kind: 'keepingFailed' } });
    // These need not wait for a long reading of files, nor must it wait for them.
    if (isApart(effect)) run(effect).catch(failed);
    else last = last.then(() => run(effect)).catch(failed);
  };
}

function isApart({ kind }: LibraryEffect): boolean {
  return kind === 'readFiles' || kind === 'stopReading' || kind === 'findPreview' || kind === 'copyEntry';
}

async function entriesOf({ games, records }: Shelves): Promise<Entry[]> {
  const [headings, kept] = await Promise.all([games.list(), records.list()]);
  return [
    ...headings.map((heading): Entry => gameEntryOf(heading, heading.name)),
    ...kept.map(
      ({ id, name, facts, changedAt, gameInFile }): Entry => ({
        kind: 'record',
        id,
        name,
        facts,
        changedAt,
        gameInFile,
      }),
    ),
  ];
}

function gameEntryOf({ id, sheet, begunAt, changedAt }: Heading, name: string): GameEntry {
  return { kind: 'game', id, name, sheet, begunAt, changedAt };
}

async function previewFor({ games, records }: Shelves, { kind, id }: Entry) {
  if (kind === 'game') {
    const table = readTable(await games.find(id));
    return table && previewOf(table);
  }
  const record = await records.get(id);
  if (!record) return undefined;
  const { previewOfRecord } = await import('./record-row.ts');
  return previewOfRecord(record);
}

async function sgfOfEntry({ games, records }: Shelves, { kind, id, name }: Entry): Promise<string> {
  if (kind === 'record') return (await records.get(id))?.sgf ?? '';
  const table = readTable(await games.find(id));
  return table ? sgfOfTable(table, name) : '';
}
