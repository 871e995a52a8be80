/*
 * The page's side of the worker that reads files: what a file holds, as it comes.
 */
import type { FileNews, FileRequest } from './file-games.ts';

export type FromReader =
  | FileNews
  /** The browser could not read it; the last that is said of a file, like `end`. */
  | { readonly kind: 'notReadable' }
  /** All is said of it; these were its bytes. */
  | { readonly kind: 'end'; readonly bytes: Uint8Array<ArrayBuffer> };

export class FileReading {
  readonly #worker = new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting: FromReader[] = [];
  #failure: Error | undefined;
  #isClosed = false;
  #wake = () => {};

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromReader>) => {
      this.#waiting.push(data);
      this.#wake();
    };
    this.#worker.onerror = ({ message }) => {
      this.#failure = new Error(message);
      this.#wake();
    };
  }

  /**
   * What is said of a file, to the end, or until this is closed. One file at a time. Throws when the worker breaks
   * down or could not be fetched.
   */
  async *read(file: Blob, request: FileRequest = {}): AsyncGenerator<FromReader, void> {
    this.#worker.postMessage({ file, request });
    while (!this.#isClosed) {
      const news = this.#waiting.shift();
      if (news) {
        yield news;
        if (news.kind === 'end' || news.kind === 'notReadable') return;
      } else if (this.#failure) throw this.#failure;
      else
        await new Promise<void>((wake) => {
          this.#wake = wake;
        });
    }
  }

  /** Stops at once; what is being read says nothing more. */
  close(): void {
    this.#isClosed = true;
    this.#worker.terminate();
    this.#wake();
  }
}
