/*
 * Records kept on the device, beside the games: one row each, and the files they were read from. Whoever changes
 * a record puts the whole of it; tabs tell each other.
 */
import { type HonteDatabase, openChannel } from './database.ts';
import type { KeptFile, KeptRecord } from './kept-record.ts';

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

  /** Adds records or changes them, together with the files they come from, all or none. */
  async put(records: readonly KeptRecord[], files: readonly KeptFile[] = []): Promise<void> {
    const transaction = (await this.#opening).transaction(['records', 'files'], 'readwrite');
    const requests: Promise<unknown>[] = [
      ...files.map((file) => transaction.objectStore('files').put(file)),
      ...records.map((record) => transaction.objectStore('records').put(record)),
    ];
    // So that it is done even when the tab is closed the next moment.
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
