/*
 * The worker in which files are read, apart from the page, which is never kept waiting by a large one. One file at a
 * time: what is in it comes piece by piece, its bytes first.
 */
import { type FileRequest, newsOfFile } from './file-games.ts';
import type { FromReader } from './file-reader.ts';

function tell(message: FromReader, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}

async function read(file: Blob, request: FileRequest): Promise<void> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // A folder, or a file that is gone.
    tell({ kind: 'notReadable' });
    return;
  }
  for (const news of newsOfFile(bytes, request, () => performance.now())) tell(news);
  tell({ kind: 'end', bytes }, [bytes.buffer]);
}

addEventListener('message', ({ data }: MessageEvent<{ file: Blob; request: FileRequest }>) => {
  read(data.file, data.request).catch(reportError);
});
