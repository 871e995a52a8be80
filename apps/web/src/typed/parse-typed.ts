/*
 * A typed line as a move, an order or a question. Capitals, accents and little words do not matter.
 */
import { accept, type Geometry, type Point, parsePoint, type Result, refuse } from '@honte/rules';
import { COMMAND_WORDS, type Command, ORDERS, type Order, TOPICS, type Topic } from './command.ts';

export type Typed =
  | { readonly kind: 'play'; readonly point: Point }
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'help' }
  /** `point`: what it is about, where one was named. */
  | { readonly kind: 'question'; readonly topic: Topic; readonly point: Point | undefined };

export type TypedRefusal =
  | { readonly code: 'empty' }
  /** A name such as `K10`, in capitals, beyond the edge of the board. */
  | { readonly code: 'offBoard'; readonly name: string }
  /** No board has a column I. */
  | { readonly code: 'noColumnI'; readonly name: string }
  /** `near`: what may have been meant, the nearest first, at most three. */
  | { readonly code: 'unknown'; readonly text: string; readonly near: readonly Command[] };

/** Words that change nothing, in both languages. */
const FILLERS = new Set(
  'a at the of in is my here play to move en de du des la le les l ici jouer joue sur au'.split(' '),
);
const POINT = /^[a-z]\d{1,2}$/;

/** Reads a line. Linear in its length times the number of known words. */
export function parseTyped(geometry: Geometry, line: string): Result<Typed, TypedRefusal> {
  const text = plain(line);
  if (text === '') return refuse({ code: 'empty' });
  const tokens = text.split(' ');
  const names = tokens.filter((token) => POINT.test(token));
  const [name] = names;
  const command = commandOf(text) ?? commandOf(wordsOf(tokens));
  if (names.length > 1 || (name === undefined && command === undefined)) return refuse(unknown(text));
  const words = wordsOf(tokens);
  if (name === undefined) return typedOf(command, undefined, words) ?? refuse(unknown(text));
  const point = parsePoint(geometry, name);
  if (point.ok) return typedOf(command, point.value, words) ?? refuse(unknown(text));
  const code = name.startsWith('i') ? 'noColumnI' : 'offBoard';
  return refuse({ code, name: name.toUpperCase() });
}

/** `words`: what stands beside the point. */
function typedOf(
  command: Command | undefined,
  point: Point | undefined,
  words: string,
): Result<Typed, never> | undefined {
  if (point !== undefined && command === undefined)
    return words === '' ? accept({ kind: 'play', point }) : undefined;
  const topic = TOPICS.find((known) => known === command);
  if (topic) {
    const isAboutPoint = topic === 'chain' || topic === 'liberties';
    return point !== undefined && !isAboutPoint ? undefined : accept({ kind: 'question', topic, point });
  }
  if (point !== undefined) return undefined;
  if (command === 'help') return accept({ kind: 'help' });
  const order = ORDERS.find((known) => known === command);
  return order && accept({ kind: 'order', order });
}

/** In small letters, without accents, a `/` before it or a stop after it; "d 4" is "d4". */
function plain(line: string): string {
  return line
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/^\s*\//, '')
    .replace(/[’'.,;:!]/g, ' ')
    .replace(/(?<=\S)\s*\?+\s*$/, '')
    .replace(/(^|\s)([a-z])\s+(\d{1,2})(?=\s|$)/g, '$1$2$3')
    .replace(/\s+/g, ' ')
    .trim();
}

function wordsOf(tokens: readonly string[]): string {
  return tokens.filter((token) => !POINT.test(token) && !FILLERS.has(token)).join(' ');
}

function commandOf(text: string): Command | undefined {
  for (const [command, words] of Object.entries(COMMAND_WORDS))
    if (words.includes(text)) return command as Command;
  return undefined;
}

function unknown(text: string): TypedRefusal {
  const allowed = text.length < 4 ? 1 : 2;
  const steps = (word: string) => (word.startsWith(text) ? 0 : stepsBetween(text, word));
  const near = Object.entries(COMMAND_WORDS)
    .map(([command, words]) => ({ command: command as Command, away: Math.min(...words.map(steps)) }))
    .filter(({ away }) => away <= allowed)
    .sort((a, b) => a.away - b.away)
    .map(({ command }) => command);
  return { code: 'unknown', text, near: near.slice(0, 3) };
}

/** How many letters must be put in, left out or changed to make one word of the other (Levenshtein). */
function stepsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
