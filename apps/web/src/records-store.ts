/*
 * Records kept on the device, beside the games: one row each, and the files they were read from. Whoever changes
 * a record puts the whole of it and says what it knew of it, so that no tab overwrites what another has put; tabs tell
 * each other.
 */
import { type HonteDatabase, openChannel } from './database.ts';
import type { KeptFile, KeptRecord } from './kept-record.ts';

/** Where a record goes that gives way to another, and what it is called there. */
export interface OtherName {
  readonly id: string;
  readonly name: string;
}

export class RecordsStore {
  readonly #opening: Promise<HonteDatabase>;
  readonly #channel = openChannel('honte-records');

  /** @param onchange told which record another tab has put or removed. */
  constructor(opening: Promise<HonteDatabase>, onchange: (id: string) => void) {
    this.#opening = opening;
    this.#channel?.addEventListener('message', ({ data }) => onchange(String(data)));
  }

  /** The record of this name. Like all here, rejects when the browser refuses to keep anything. */
  async get(id: string): Promise<KeptRecord | undefined> {
    return (await this.#opening).get('records', id);
  }

  /** All records, in no order. Linear in their texts. */
  async list(): Promise<KeptRecord[]> {
    return (await this.#opening).getAll('records');
  }

  /** Adds those records that are not there yet, together with the files they come from, all or none. */
  async add(records: readonly KeptRecord[], files: readonly KeptFile[] = []): Promise<void> {
    const transaction = (await this.#opening).transaction(['records', 'files'], 'readwrite');
    const shelf = transaction.objectStore('records');
    await Promise.all([
      ...files.map((file) => transaction.objectStore('files').put(file)),
      ...records.map(async (record) => {
        if ((await shelf.getKey(record.id)) === undefined) await shelf.put(record);
      }),
      transaction.done,
    ]);
    for (const { id } of records) this.#channel?.postMessage(id);
  }

  /**
   * Puts a record in the place of what a tab knew of it. What another tab has put there meanwhile is kept under
   * `other`; the name that stands there stays.
   *
   * @param knownText the text that was last seen there.
   * @returns whether there was something of another tab's.
   */
  async change(record: KeptRecord, knownText: string, other: OtherName): Promise<boolean> {
    const transaction = (await this.#opening).transaction('records', 'readwrite');
    const there = await transaction.store.get(record.id);
    const isElse = there !== undefined && there.sgf !== knownText && there.sgf !== record.sgf;
    if (isElse) await transaction.store.put({ ...there, ...other });
    await transaction.store.put({ ...record, name: there?.name ?? record.name });
    await transaction.done;
    if (isElse) this.#channel?.postMessage(other.id);
    this.#channel?.postMessage(record.id);
    return isElse;
  }

  /** Puts records without a look at what is there. Under way when this returns, for a tab that is being closed. */
  async putLast(records: readonly KeptRecord[]): Promise<void> {
    const transaction = (await this.#opening).transaction('records', 'readwrite');
    const requests = records.map((record) => transaction.store.put(record));
    transaction.commit();
    await Promise.all([...requests, transaction.done]);
    for (const { id } of records) this.#channel?.postMessage(id);
  }

  async rename(id: string, name: string): Promise<void> {
    const transaction = (await this.#opening).transaction('records', 'readwrite');
    const record = await transaction.store.get(id);
    if (record) await transaction.store.put({ ...record, name });
    await transaction.done;
    this.#channel?.postMessage(id);
  }

  /** Removes a record, and its file with the last record of it. Gives both back, for those who change their mind. */
  async remove(id: string): Promise<{ readonly record: KeptRecord; readonly file?: KeptFile } | undefined> {
    const transaction = (await this.#opening).transaction(['records', 'files'], 'readwrite');
    const records = transaction.objectStore('records');
    const files = transaction.objectStore('files');
    const record = await records.get(id);
    if (!record) return undefined;
    await records.delete(id);
    const file = record.file === '' ? undefined : await files.get(record.file);
    if (file && (await records.index('file').count(record.file)) === 0) await files.delete(record.file);
    await transaction.done;
    this.#channel?.postMessage(id);
    return file ? { record, file } : { record };
  }

  /** The file that a record was read from. */
  async fileOf({ file }: KeptRecord): Promise<KeptFile | undefined> {
    return file === '' ? undefined : (await this.#opening).get('files', file);
  }

  async files(): Promise<KeptFile[]> {
    return (await this.#opening).getAll('files');
  }

  /** Hears of no other tab any more. */
  close(): void {
    this.#channel?.close();
  }
}
