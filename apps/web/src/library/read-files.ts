/*
 * Files into the library, one after the other: records of any kind, and backups. A file that cannot be read says
 * why, and the others go on. A worker reads; the games are put on the shelf as they come.
 */
import { keepDrillAnswers } from '../drills/drill-answers-store.ts';
import type { Intent } from '../intent.ts';
import type { KeptFile, KeptRecord } from '../kept-record.ts';
import { keepDone } from '../lessons/done-store.ts';
import { newId } from '../lot.ts';
import { keepEarnings } from '../points/earnings-store.ts';
import { keepAttempts } from '../problems/attempts-store.ts';
import { keepProblems, keptProblems } from '../problems/own-store.ts';
import type { FileGame, FileNews } from './file-games.ts';
import { FileReading } from './file-reader.ts';
import { mergeOf } from './merge.ts';
import { type Shelves, wholeShelf } from './shelves.ts';
import type { FileProblem, FileReport, GameNotice } from './state.ts';

type Send = (intent: Intent) => void;

/** A report in the making. */
interface Counted {
  readonly name: string;
  added: number;
  same: number;
  ownProblems: number;
  readonly problems: FileProblem[];
  readonly notices: GameNotice[];
}

export class FileIntake {
  readonly #shelves: Shelves;
  readonly #send: Send;
  #reading: FileReading | undefined;
  #isStopped = false;

  constructor(shelves: Shelves, send: Send) {
    this.#shelves = shelves;
    this.#send = send;
  }

  /** Games that were read stay; the rest is not read. */
  stop(): void {
    this.#isStopped = true;
    this.#reading?.close();
  }

  /** Brings these files into the library, and says what became of each. */
  async read(files: readonly File[]): Promise<void> {
    this.#isStopped = false;
    const known = await this.#knownTexts();
    const reports: FileReport[] = [];
    for (const [i, file] of files.entries()) {
      if (this.#isStopped) break;
      const went = (part: number) =>
        this.#send({ kind: 'readingWent', share: { done: i, of: files.length, part } });
      went(0);
      reports.push(await this.#readOne(file, known, went));
    }
    this.#close();
    this.#send({ kind: 'newsBrought', news: { kind: 'read', files: reports } });
  }

  #close(): void {
    this.#reading?.close();
    this.#reading = undefined;
  }

  /** The texts of all records; none where the device keeps nothing, which putting them there will say. */
  async #knownTexts(): Promise<Set<string>> {
    const records = await this.#shelves.records.list().catch(() => []);
    return new Set(records.map(({ sgf }) => sgf));
  }

  async #readOne(file: File, known: Set<string>, went: (part: number) => void): Promise<FileReport> {
    const report: Counted = { name: file.name, added: 0, same: 0, ownProblems: 0, problems: [], notices: [] };
    try {
      await this.#take(file, known, report, went);
    } catch {
      // The device has no room for it, or the reader could not be fetched.
      report.problems.push({ code: 'notKept' });
      this.#close();
    }
    return report;
  }

  async #take(file: File, known: Set<string>, report: Counted, went: (part: number) => void): Promise<void> {
    this.#reading ??= new FileReading();
    const { records } = this.#shelves;
    const id = newId();
    const now = Date.now();
    let rows: KeptRecord[] = [];
    let bytes: Uint8Array<ArrayBuffer> | undefined;
    const put = async () => {
      const files: KeptFile[] =
        bytes && report.added + rows.length > 0 ? [{ id, name: file.name, bytes }] : [];
      const putting = rows;
      rows = [];
      if (putting.length + files.length > 0) await records.add(putting, files);
      report.added += putting.length;
      for (const { notices, gameInFile } of putting)
        report.notices.push(...notices.map((notice) => ({ game: gameInFile + 1, notice })));
    };
    for await (const news of this.#reading.read(file)) {
      if (news.kind === 'went') went(news.part);
      else if (news.kind === 'notReadable') report.problems.push({ code: 'notReadable' });
      else if (news.kind === 'end') bytes = news.bytes;
      else if (news.kind === 'backup') await this.#takeBackup(news.read, known, report);
      else if (news.kind === 'noGame') report.problems.push({ code: 'noGame' });
      else if (news.kind === 'otherGame')
        report.problems.push({ code: 'otherGame', game: news.gameInFile + 1 });
      else if (known.has(news.game.sgf)) report.same++;
      else {
        known.add(news.game.sgf);
        rows.push(rowOf(news.game, { file: id, id: newId(), now }));
        if (rows.length === MOST_AT_ONCE) await put();
      }
    }
    // Of a file that was not read to its end, the bytes are asked for once more.
    if (rows.length + report.added > 0) bytes ??= new Uint8Array(await file.arrayBuffer());
    await put();
  }

  async #takeBackup(
    read: (FileNews & { kind: 'backup' })['read'],
    known: Set<string>,
    report: Counted,
  ): Promise<void> {
    if (!read.ok) {
      report.problems.push(read.error);
      return;
    }
    const { backup, unreadable, shortened, unknown } = read.value;
    const kept = await wholeShelf(this.#shelves);
    const { games, records, files, same } = mergeOf(kept, backup);
    await this.#shelves.games.put(games.map(({ name, ...game }) => ({ kept: game, name })));
    await this.#shelves.records.add(records, files);
    keepEarnings(backup.earnings);
    keepAttempts(backup.attempts);
    const mine = new Set(keptProblems().map(({ question }) => question));
    const isKept = keepProblems(backup.problems);
    if (isKept) report.ownProblems += backup.problems.filter(({ question }) => !mine.has(question)).length;
    keepDrillAnswers(backup.drills);
    keepDone(backup.lessons);
    for (const { sgf } of records) known.add(sgf);
    // On a device that has games already, its own settings stay.
    const { settings, form } = backup;
    if (kept.games.length + kept.records.length === 0) this.#send({ kind: 'choicesBrought', settings, form });
    const latest = await this.#shelves.games.latest();
    if (latest) this.#send({ kind: 'latestFound', kept: latest });
    report.added += games.length + records.length;
    report.same += same;
    if (!isKept) report.problems.push({ code: 'notKept' });
    if (unreadable > 0) report.problems.push({ code: 'unreadable', pieces: unreadable });
    if (shortened > 0) report.problems.push({ code: 'shortened', games: shortened });
    if (unknown.length > 0) report.problems.push({ code: 'unknownParts', names: unknown });
  }
}

/** So many games are put on the shelf together: the page waits a few milliseconds for that. */
const MOST_AT_ONCE = 100;

function rowOf(
  game: FileGame,
  from: { readonly file: string; readonly id: string; readonly now: number },
): KeptRecord {
  const { file, id, now } = from;
  return { ...game, id, name: '', addedAt: now, changedAt: now, file };
}
