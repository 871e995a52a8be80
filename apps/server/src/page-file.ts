/*
 * The files of the built page, read once and held in memory. What is not in the map cannot be asked for,
 * so no path from outside ever meets the disk.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** Bytes as they are sent; `etag` is quoted, and differs between a file and its compressed form. */
export interface Body {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** One file of the page. */
export interface PageFile {
  readonly type: string;
  /** Whether the name holds a hash of the content, so that it never has to be asked for again. */
  readonly lasting: boolean;
  readonly plain: Body;
  /** Made by the build beside the file, for text and WebAssembly. */
  readonly brotli: Body | undefined;
}

/**
 * Every file below a folder by its address, such as `/assets/index-3f9a.js`; `/` is `index.html`.
 * Hidden files and folders are left out, and a `.br` file is only the compressed form of its neighbor.
 * Throws if the folder cannot be read.
 */
export function readPage(folder: string): ReadonlyMap<string, PageFile> {
  const page = new Map<string, PageFile>();
  const paths = pathsBelow(folder);
  for (const [address, path] of paths) {
    if (address.endsWith('.br')) continue;
    const compressed = paths.get(`${address}.br`);
    page.set(address, {
      type: getMimeType(path) ?? 'application/octet-stream',
      lasting: address.startsWith('/assets/'),
      plain: readBody(path, ''),
      brotli: compressed === undefined ? undefined : readBody(compressed, '-br'),
    });
  }
  const index = page.get('/index.html');
  if (index) page.set('/', index);
  return page;
}

function pathsBelow(folder: string): Map<string, string> {
  const paths = new Map<string, string>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const steps = relative(folder, path).split(sep);
    if (entry.isFile() && !steps.some((step) => step.startsWith('.'))) paths.set(`/${steps.join('/')}`, path);
  }
  return paths;
}

function readBody(path: string, mark: string): Body {
  const bytes = readFileSync(path);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { bytes, etag: `"${hash}${mark}"` };
}
