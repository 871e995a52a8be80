/*
 * Files as bytes, whatever their encoding. Begin with `readSgf`; `writeSgf` is the way back.
 */
import { accept, type Result, refuse } from '@honte/rules';
import { decode, type EncodingChoice } from './encoding.ts';
import { Lines, TEXT_START } from './place.ts';
import { printSgf } from './print.ts';
import type { SgfCollection, SgfGame, SgfTree } from './record.ts';
import { gamesIn } from './syntax.ts';

export interface ReadOptions {
  /** Read the file so, whatever it says and whatever its bytes look like. */
  readonly encoding?: string | undefined;
}

/** The text of a file, and how its bytes were read. */
export interface ReadText {
  readonly text: string;
  /** One for each stretch of games that state an encoding of their own; at least one. */
  readonly parts: readonly TextPart[];
}

export interface TextPart extends EncodingChoice {
  /** Where in the text it begins. */
  readonly offset: number;
  /** Bytes that are no signs in this encoding, and were kept as single ones. */
  readonly undecodable: number;
}

export interface ReadCollection extends SgfCollection {
  readonly parts: readonly TextPart[];
}

/** The games of a file; at least one. */
export function readSgf(
  bytes: Uint8Array,
  options: ReadOptions = {},
): Result<ReadCollection, { readonly code: 'noGame' }> {
  const { text, parts } = readText(bytes, options);
  const games = [...gamesIn(text)];
  const [first] = games;
  if (!first) return refuse({ code: 'noGame' });
  return accept({ games: [withEncodingNotices(first, text, parts), ...games.slice(1)], parts });
}

/** Games as a file: FF[4] in UTF-8. */
export function writeSgf(trees: Iterable<SgfTree>): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(printSgf(trees));
}

/** A file's text. Games of one file may each state another encoding. */
export function readText(bytes: Uint8Array, { encoding }: ReadOptions = {}): ReadText {
  const statements = statementsIn(bytes);
  const labels = new Set(statements.map(({ label }) => label.toLowerCase()));
  if (labels.size < 2 || encoding !== undefined)
    return textOfParts([{ bytes, label: statements[0]?.label }], encoding);
  const starts = statements.map(({ at }, i) => (i === 0 ? 0 : gameStartBefore(bytes, at)));
  const parts = statements.map(({ label }, i) => ({
    bytes: bytes.subarray(starts[i], starts[i + 1]),
    label,
  }));
  return textOfParts(parts, undefined);
}

function textOfParts(
  stretches: readonly { readonly bytes: Uint8Array; readonly label: string | undefined }[],
  asked: string | undefined,
): ReadText {
  let text = '';
  const parts: TextPart[] = [];
  for (const { bytes, label } of stretches) {
    const decoded = decode(bytes, label, asked);
    parts.push({ ...decoded.choice, offset: text.length, undecodable: decoded.undecodable });
    text += decoded.text;
  }
  return { text, parts };
}

/** What games say of their encoding, and where. In every encoding but UTF-16 these are ASCII's bytes. */
function statementsIn(bytes: Uint8Array): { readonly label: string; readonly at: number }[] {
  const statements: { label: string; at: number }[] = [];
  for (let at = bytes.indexOf(C); at >= 0; at = bytes.indexOf(C, at + 1)) {
    if (bytes[at + 1] !== A || bytes[at + 2] !== LEFT || isLetterByte(bytes[at - 1] ?? 0)) continue;
    const label = labelAt(bytes, at + 3);
    if (label !== undefined) statements.push({ label, at });
  }
  return statements;
}

const C = 0x43;
const A = 0x41;
const LEFT = 0x5b;
const RIGHT = 0x5d;
const OPEN = 0x28;
const MOST_IN_LABEL = 40;

/** A label of an encoding, up to its bracket; `undefined` when it cannot be one. */
function labelAt(bytes: Uint8Array, start: number): string | undefined {
  const end = bytes.subarray(start, start + MOST_IN_LABEL).indexOf(RIGHT);
  if (end <= 0) return undefined;
  const label = String.fromCharCode(...bytes.subarray(start, start + end)).trim();
  return /^[\w:.-]+$/.test(label) ? label : undefined;
}

function isLetterByte(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a) || byte >= 0x80;
}

/** The nearest parenthesis before: it is no sign's second byte, and roots state their encoding early. */
function gameStartBefore(bytes: Uint8Array, at: number): number {
  return Math.max(0, bytes.lastIndexOf(OPEN, at));
}

/** A file's first game, with what is to be said of the encoding. */
function withEncodingNotices(game: SgfGame, text: string, parts: readonly TextPart[]): SgfGame {
  const lines = new Lines(text, TEXT_START);
  const notices = parts.flatMap(({ why, encoding, stated, undecodable, offset }) => {
    const { row, column } = lines.originAt(Math.max(offset, text.indexOf('CA[', offset)));
    const place = { row, column, about: stated ?? encoding };
    return [
      ...(why === 'evidence' && stated !== undefined
        ? [{ ...place, code: 'encodingMisstated', done: 'replaced', times: 1 } as const]
        : []),
      ...(undecodable > 0
        ? [{ ...place, code: 'bytesUndecodable', done: 'kept', times: undecodable } as const]
        : []),
    ];
  });
  return notices.length === 0 ? game : { ...game, notices: [...notices, ...game.notices] };
}
