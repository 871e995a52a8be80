/*
 * Files into the library, one after the other: records of any kind, and backups. A file that cannot be read says
 * why, and the others go on. Between games the page has its turn.
 */
import type { Intent } from '../intent.ts';
import type { KeptFile, KeptRecord } from '../kept-record.ts';
import { newId } from '../lot.ts';
import { readBackup } from './backup.ts';
import { mergeOf } from './merge.ts';
import { type Shelves, wholeShelf } from './shelves.ts';
import type { FileProblem, FileReport, GameNotice } from './state.ts';

type Send = (intent: Intent) => void;

export class FileIntake {
  readonly #shelves: Shelves;
  readonly #send: Send;
  #isStopped = false;

  constructor(shelves: Shelves, send: Send) {
    this.#shelves = shelves;
    this.#send = send;
  }

  /** Games that were read stay; the rest is not read. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Brings these files into the library, and says what became of each. */
  async read(files: readonly File[]): Promise<void> {
    this.#isStopped = false;
    const reports: FileReport[] = [];
    for (const [i, file] of files.entries()) {
      if (this.#isStopped) break;
      this.#send({ kind: 'readingWent', share: { done: i, of: files.length } });
      reports.push(await this.#readOne(file));
    }
    this.#send({ kind: 'newsBrought', news: { kind: 'read', files: reports } });
  }

  async #readOne(file: File): Promise<FileReport> {
    const nothing = { name: file.name, added: 0, same: 0, problems: [], notices: [] };
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (isJson(bytes)) return { ...nothing, ...(await this.#readBackup(new TextDecoder().decode(bytes))) };
      return { ...nothing, ...(await this.#readGames({ id: newId(), name: file.name, bytes })) };
    } catch (error) {
      // A folder, or a file that is gone; else the device keeps nothing, or the reader could not be fetched.
      const code = error instanceof DOMException && UNREADABLE.has(error.name) ? 'notReadable' : 'notKept';
      return { ...nothing, problems: [{ code }] };
    }
  }

  async #readGames(file: KeptFile): Promise<Partial<FileReport>> {
    const { readKeptFile, rowOf } = await import('./record-row.ts');
    const { records } = this.#shelves;
    const read = readKeptFile(file);
    if (!read.ok) return { problems: [{ code: 'noGame' }] };
    const known = new Set((await records.list()).map(({ sgf }) => sgf));
    const rows: KeptRecord[] = [];
    const problems: FileProblem[] = [];
    const notices: GameNotice[] = [];
    let same = 0;
    const now = Date.now();
    let lastTurn = performance.now();
    for (const gameInFile of read.value.games.keys()) {
      if (this.#isStopped) break;
      const game = gameInFile + 1;
      const row = rowOf(read.value, gameInFile, { file: file.id, id: newId(), now });
      if (!row.ok) problems.push(problemOf(row.error, game));
      else if (known.has(row.value.sgf)) same++;
      else {
        known.add(row.value.sgf);
        rows.push(row.value);
        notices.push(...row.value.notices.map((notice) => ({ game, notice })));
      }
      if (performance.now() - lastTurn > TURN_MS) {
        await nextTurn();
        lastTurn = performance.now();
      }
    }
    if (rows.length > 0) await records.put(rows, [file]);
    return { added: rows.length, same, problems, notices };
  }

  async #readBackup(text: string): Promise<Partial<FileReport>> {
    const read = readBackup(text);
    if (!read.ok) return { problems: [read.error] };
    const { backup, unreadable } = read.value;
    const kept = await wholeShelf(this.#shelves);
    const { games, records, files, same } = mergeOf(kept, backup);
    await this.#shelves.games.put(games.map(({ name, ...game }) => ({ kept: game, name })));
    await this.#shelves.records.put(records, files);
    // On a device that has games already, its own settings stay.
    const { settings, form } = backup;
    if (kept.games.length + kept.records.length === 0) this.#send({ kind: 'choicesBrought', settings, form });
    const latest = await this.#shelves.games.latest();
    if (latest) this.#send({ kind: 'latestFound', kept: latest });
    return {
      added: games.length + records.length,
      same,
      problems: unreadable > 0 ? [{ code: 'unreadable', pieces: unreadable }] : [],
    };
  }
}

/** How long the page may wait for its turn. */
const TURN_MS = 12;
const UNREADABLE = new Set(['NotFoundError', 'NotReadableError', 'SecurityError']);

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Whether a file begins as JSON does, and no record. */
function isJson(bytes: Uint8Array): boolean {
  return /^\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 64)));
}

function problemOf(
  refusal:
    | { readonly code: 'otherGame' }
    | {
        readonly code: 'sizeNotPlayable';
        readonly size: { readonly width: number; readonly height: number };
      },
  game: number,
): FileProblem {
  if (refusal.code === 'otherGame') return { code: 'otherGame', game };
  const { width, height } = refusal.size;
  return { code: 'sizeNotPlayable', game, size: `${width} × ${height}` };
}
