/*
 * Writes the compressed form of a built page's files beside them: `index.html.br` beside `index.html`.
 * Brotli's best takes too long to be done at each request; the server only hands out what lies here.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Formats that are text or nearly so; fonts and pictures are compressed already. */
const COMPRESSIBLE = [
  '.html',
  '.css',
  '.js',
  '.mjs',
  '.svg',
  '.json',
  '.webmanifest',
  '.wasm',
  '.txt',
  '.sgf',
];

const compress = promisify(brotliCompress);

/**
 * Compresses every such file below a folder, best quality, unless that makes it no smaller. Nothing is
 * written before all is compressed, so that one `.br` tells of a build that came to its end.
 *
 * @returns how many files were compressed. Fails if a file cannot be read or written. About a second for a
 *   megabyte and core.
 */
export async function compressFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.includes(extname(entry.name)));
  const found = await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
  const smaller = found.filter((file) => file !== undefined);
  await Promise.all(smaller.map(({ path, bytes }) => writeFile(path, bytes)));
  return smaller.length;
}

async function compressFile(path: string): Promise<{ path: string; bytes: Uint8Array } | undefined> {
  const plain = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const bytes = await compress(plain, { params });
  return bytes.length < plain.length ? { path: `${path}.br`, bytes } : undefined;
}

/** Compresses what Vite built, after every other plugin has written its files: list it last. */
export function brotli(): Plugin {
  let folder = '';
  return {
    name: 'honte:brotli',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const count = await compressFolder(folder);
        this.info(`${count} files compressed`);
      },
    },
  };
}
