/*
 * What a match needs of the outside beyond `Io`: programs, a file to write, and to be told to stop.
 */
import { appendFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { accept, type Result, refuse } from '@honte/rules';
import type { Launch } from './player.ts';
import { launchProcess } from './process-player.ts';

export interface Outside {
  readonly launch: Launch;
  /** Puts a text in the place of a file, whole or not at all. A refusal is the system's code for why not. */
  readonly replaceFile: (path: string, text: string) => Promise<Result<void, string>>;
  readonly appendToFile: (path: string, text: string) => Promise<Result<void, string>>;
  /** Makes a folder and those that it lies in, where they are missing. */
  readonly makeFolder: (path: string) => Promise<Result<void, string>>;
  /** Aborted when somebody asks for the end (Ctrl-C); asked again, the process ends at once. */
  readonly interruption: () => AbortSignal;
}

export const processOutside: Outside = {
  launch: launchProcess,
  replaceFile: (path, text) =>
    writing(async () => {
      await writeFile(`${path}.new`, text);
      await rename(`${path}.new`, path);
    }),
  appendToFile: (path, text) => writing(() => appendFile(path, text, { flush: true })),
  makeFolder: (path) =>
    writing(async () => {
      await mkdir(path, { recursive: true });
    }),
  interruption: () => {
    const controller = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => controller.abort());
    return controller.signal;
  },
};

async function writing(write: () => Promise<void>): Promise<Result<void, string>> {
  try {
    return accept(await write());
  } catch (error) {
    return refuse((error as NodeJS.ErrnoException).code ?? 'unknown');
  }
}
