/*
 * An outside made of texts, for tests of the commands.
 */
import { accept, type Result, refuse } from '@honte/rules';
import type { Io, PathRefusal } from './io.ts';
import { run } from './run.ts';
import { thinkHere } from './thinking-host.ts';

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Whoever types the standard input, line by line, and reads along. */
export interface Typist {
  lines(): AsyncIterable<string> | Iterable<string>;
  hear(text: string): void;
}

/**
 * Runs the command line on these words, with files by path and a standard input: a text, or lines that
 * come when they like, told of what is written.
 */
export async function said(
  words: string,
  files: { readonly [path: string]: string | Uint8Array } = {},
  input: string | Typist = '',
): Promise<Said> {
  const typist: Typist =
    typeof input === 'string' ? { lines: () => input.split('\n'), hear: () => {} } : input;
  const typed = typeof input === 'string' ? input : '';
  let out = '';
  let err = '';
  const io: Io = {
    readInput: async () => accept(typed),
    lines: async function* (): AsyncGenerator<Result<string, PathRefusal>> {
      for await (const line of typist.lines()) yield accept(line);
    },
    readFile: async (path) => {
      const text = files[path];
      if (text === undefined) return refuse({ path, code: 'missing' });
      return accept(typeof text === 'string' ? text : new TextDecoder().decode(text));
    },
    readBytes: async (path) => {
      const text = path === '-' ? typed : files[path];
      if (text === undefined) return refuse({ path, code: 'missing' });
      return accept(typeof text === 'string' ? new TextEncoder().encode(text) : text);
    },
    readFolder: async (path) => {
      if (files[path] !== undefined) return accept(undefined);
      const folder = path.endsWith('/') ? path : `${path}/`;
      const inside = Object.keys(files)
        .filter((file) => file.startsWith(folder))
        .map((file) => file.slice(folder.length));
      return inside.length > 0 ? accept(inside) : refuse({ path, code: 'missing' });
    },
    out: async (text) => {
      out += text;
      typist.hear(text);
    },
    err: async (text) => {
      err += text;
    },
    startThinking: thinkHere,
    now: () => performance.now(),
  };
  const code = await run(words === '' ? [] : words.split(' '), io);
  return { code, out, err };
}
