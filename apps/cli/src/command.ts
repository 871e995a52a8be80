/*
 * What a subcommand is, and how its words are read.
 */
import { parseArgs } from 'node:util';
import { accept, type Result, refuse } from '@honte/rules';
import type { Io } from './io.ts';

/** 0: done; 1: done, and the answer is no; 2: not done, and standard error says why. */
export type ExitCode = 0 | 1 | 2;

/** Options given, by name: `true` for a switch, its text for one with a value. */
export interface Words {
  readonly options: { readonly [name: string]: string | boolean | undefined };
  readonly operands: readonly string[];
}

interface OptionShape {
  readonly type: 'boolean' | 'string';
  readonly short?: string;
}

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** The whole help, ending in a newline. */
  readonly help: string;
  readonly options: { readonly [name: string]: OptionShape };
  run(words: Words, io: Io): Promise<ExitCode>;
}

/** Reads a command's words; an error is one line that says what is wrong. */
export function parseWords(args: readonly string[], options: Command['options']): Result<Words, string> {
  try {
    const joined = withNegatives(args, options);
    const parsed = parseArgs({ args: joined, options, allowPositionals: true, strict: true });
    return accept({ options: parsed.values as Words['options'], operands: parsed.positionals });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    // Node goes on with advice; its first sentence says which word is wrong.
    const [sentence = ''] = message.split(/\.\s|\n/);
    return refuse(sentence.charAt(0).toLowerCase() + sentence.slice(1));
  }
}

/** Joins a negative number to the option before it (`--komi -7.5`), as Node takes it for an option itself. */
function withNegatives(args: readonly string[], options: Command['options']): string[] {
  const joined: string[] = [];
  for (const word of args) {
    const before = joined.at(-1) ?? '';
    const takesValue = before.startsWith('--') && options[before.slice(2)]?.type === 'string';
    if (takesValue && /^-\.?\d/.test(word)) joined.splice(-1, 1, `${before}=${word}`);
    else joined.push(word);
  }
  return joined;
}

/** Says on standard error, in one line, why a command does not do its work. */
export async function decline(io: Io, name: string, why: string): Promise<ExitCode> {
  await io.err(`${name}: ${why}\n`);
  return 2;
}
