/*
 * A program's command line, split into words as a shell would, without a shell: quotes hold words together
 * and nothing else means anything.
 */
import { accept, type Result, refuse } from '@honte/rules';

/** Stands in a command line for the number of the game. */
const SEED = '{seed}';

/** The words of a command line; refuses an open quote and a line without words, saying which. */
export function parseCommandLine(text: string): Result<readonly string[], string> {
  const words: string[] = [];
  let word: string | undefined;
  let quote: string | undefined;
  for (const sign of text) {
    if (quote !== undefined) {
      if (sign === quote) quote = undefined;
      else word += sign;
    } else if (sign === '"' || sign === "'") {
      quote = sign;
      word ??= '';
    } else if (/\s/.test(sign)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + sign;
  }
  if (quote !== undefined) return refuse(`a quote is left open: ${quote}`);
  if (word !== undefined) words.push(word);
  return words.length > 0 ? accept(words) : refuse('it is empty');
}

/** Whether the program is to be started anew for each game, with its number. */
export function hasSeed(words: readonly string[]): boolean {
  return words.some((word) => word.includes(SEED));
}

/** The words to start a program with for the game of this number. */
export function withSeed(words: readonly string[], game: number): readonly string[] {
  return words.map((word) => word.replaceAll(SEED, String(game)));
}
