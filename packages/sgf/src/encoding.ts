/*
 * From bytes to text. What a file says of its encoding is believed if the bytes bear it out; else the bytes
 * decide. Nothing is lost: bytes that no sign explains are kept one by one.
 */
import { decoderOf, encodingNamed } from './decoders.ts';
import { ENCODINGS, lengthOf, likelihoodOf, likelihoodOfUnknown, sampleOf } from './evidence.ts';

/** How a text's encoding came to be known. */
export interface EncodingChoice {
  /** As the Encoding standard names it. */
  readonly encoding: string;
  /** The caller said so; a mark at the beginning; the file's CA; nothing but ASCII; or the bytes themselves. */
  readonly why: 'asked' | 'byteOrderMark' | 'stated' | 'ascii' | 'evidence';
  /** 0 to 1: how sure that is. */
  readonly confidence: number;
  /** What the file's CA says, if it has one. */
  readonly stated: string | undefined;
}

export interface Decoded {
  readonly text: string;
  readonly choice: EncodingChoice;
  /** Bytes that are no signs in that encoding; each is in the text as its sign in windows-1252. */
  readonly undecodable: number;
}

/** What a file says of itself is worth so much: many signs must speak against it. */
const WORTH_OF_STATEMENT = 6;

/** Signs of a text hang together, so likelihoods count as if each had been seen but once in so many. */
const DEPENDENCE = 4;

/** @param asked overrules everything; a name that the platform does not know is as none. */
export function decode(bytes: Uint8Array, stated: string | undefined, asked: string | undefined): Decoded {
  const choice = chooseEncoding(bytes, stated, asked);
  return { choice, ...decodeWhole(bytes, choice.encoding) };
}

function chooseEncoding(
  bytes: Uint8Array,
  stated: string | undefined,
  asked: string | undefined,
): EncodingChoice {
  const named = asked === undefined ? undefined : encodingNamed(asked);
  if (named !== undefined) return { encoding: named, why: 'asked', confidence: 1, stated };
  const marked = markOf(bytes);
  if (marked !== undefined) return { encoding: marked, why: 'byteOrderMark', confidence: 1, stated };
  const claimed = stated === undefined ? undefined : encodingNamed(stated);
  const runs = sampleOf(bytes);
  // Encodings such as ISO-2022-JP have no bytes but ASCII's.
  if (runs.length === 0) {
    const encoding = claimed ?? 'utf-8';
    return { encoding, why: claimed === undefined ? 'ascii' : 'stated', confidence: 1, stated };
  }
  return weigh(runs, claimed === 'gbk' ? 'gb18030' : claimed, stated);
}

function weigh(
  runs: readonly Uint8Array[],
  claimed: string | undefined,
  stated: string | undefined,
): EncodingChoice {
  const scores = new Map<string, number>(
    ENCODINGS.map((encoding) => [encoding, likelihoodOf(encoding, runs)]),
  );
  if (claimed !== undefined) {
    const likelihood = scores.get(claimed) ?? likelihoodOfUnknown(runs);
    scores.set(claimed, likelihood + WORTH_OF_STATEMENT);
  }
  const best = [...scores].reduce((a, b) => (b[1] > a[1] ? b : a));
  let sum = 0;
  for (const score of scores.values()) sum += Math.exp((score - best[1]) / DEPENDENCE);
  const [encoding] = best;
  return { encoding, why: encoding === claimed ? 'stated' : 'evidence', confidence: 1 / sum, stated };
}

/** The encoding that a mark at the beginning tells, or that a parenthesis of two bytes does. */
function markOf(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if ((first === 0xff && second === 0xfe) || (first === 0x28 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x28)) return 'utf-16be';
  return undefined;
}

function decodeWhole(bytes: Uint8Array, encoding: string): { text: string; undecodable: number } {
  const decoder = decoderOf(encoding);
  const text = decoder.decode(bytes);
  return text.includes('\ufffd') && hasSignLengths(encoding)
    ? decodeAround(bytes, encoding)
    : { text, undecodable: 0 };
}

function hasSignLengths(encoding: string): boolean {
  return /^(?:utf-8|gb18030|gbk|big5|shift_jis|euc-jp|euc-kr)$/.test(encoding);
}

/** Line by line, and sign by sign in lines where that is needed: no sign holds the byte of a line end. */
function decodeAround(bytes: Uint8Array, encoding: string): { text: string; undecodable: number } {
  const decoder = decoderOf(encoding);
  const single = decoderOf('windows-1252');
  let text = '';
  let undecodable = 0;
  for (let start = 0; start < bytes.length; ) {
    const lineEnd = bytes.indexOf(0x0a, start);
    const end = lineEnd < 0 ? bytes.length : lineEnd + 1;
    const line = bytes.subarray(start, end);
    const decoded = decoder.decode(line);
    start = end;
    if (!decoded.includes('\ufffd')) {
      text += decoded;
      continue;
    }
    for (let at = 0; at < line.length; ) {
      const length = line[at]! < 0x80 ? 1 : lengthOf(encoding, line, at);
      const part = line.subarray(at, at + length);
      const sign = decoder.decode(part);
      if (!sign.includes('\ufffd') || isReplacement(part)) {
        text += sign;
        at += length;
      } else {
        text += single.decode(line.subarray(at, at + 1));
        undecodable++;
        at++;
      }
    }
  }
  return { text, undecodable };
}

/** Whether these bytes are U+FFFD itself, in UTF-8: someone else has lost something before. */
function isReplacement(bytes: Uint8Array): boolean {
  return bytes.length === 3 && bytes[0] === 0xef && bytes[1] === 0xbf && bytes[2] === 0xbd;
}
