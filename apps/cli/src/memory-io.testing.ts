/*
 * An outside made of texts, for tests of the commands.
 */
import { accept, refuse } from '@honte/rules';
import type { Io } from './io.ts';
import { run } from './run.ts';

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line on these words, with files by path and a standard input. */
export async function said(
  words: string,
  files: { readonly [path: string]: string } = {},
  input = '',
): Promise<Said> {
  let out = '';
  let err = '';
  const io: Io = {
    readInput: async () => accept(input),
    lines: async function* () {
      for (const line of input.split('\n')) yield accept(line);
    },
    readFile: async (path) => {
      const text = files[path];
      return text === undefined ? refuse({ path, code: 'missing' }) : accept(text);
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
    },
    err: async (text) => {
      err += text;
    },
    now: () => performance.now(),
  };
  const code = await run(words === '' ? [] : words.split(' '), io);
  return { code, out, err };
}
