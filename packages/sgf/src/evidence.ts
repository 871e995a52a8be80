/*
 * How well each encoding explains some bytes, as logarithms of likelihoods: a sign costs less the more
 * usual it is in what is written in that encoding. The numbers are round on purpose. The encodings are far
 * apart: a few words decide.
 */
import { HANGUL, KANJI, LATIN, LATIN_SIGNS, SIMPLIFIED, TRADITIONAL } from './common-signs.ts';
import { decoderOf } from './decoders.ts';
import { isLetter } from './signs.ts';

/** What is told apart by evidence. */
export const ENCODINGS = [
  'utf-8',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'windows-1252',
  'windows-1251',
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** So many bytes are looked at: more would change nothing. */
const MOST_SAMPLED = 4096;

/** Smaller bytes are second bytes in no encoding, so signs surely end there. */
const NEVER_SECOND = 0x30;

const IMPOSSIBLE = -20;
const ASCII = -3.4;
/** Signs of two bytes and plain letters seldom share a word. */
const AMONG_LETTERS = -3;
const REPLACED = 0xfffd;

/**
 * The parts of a file that are not ASCII, each with the byte before it, until a byte that surely is a sign
 * of its own.
 */
export function sampleOf(bytes: Uint8Array): Uint8Array[] {
  const runs: Uint8Array[] = [];
  let sampled = 0;
  for (let at = 0; at < bytes.length && sampled < MOST_SAMPLED; at++) {
    if (bytes[at]! < 0x80) continue;
    const start = at;
    while (at < bytes.length && at - start < MOST_SAMPLED - sampled && bytes[at]! >= NEVER_SECOND) at++;
    runs.push(bytes.subarray(Math.max(0, start - 1), at));
    sampled += at - start;
  }
  return runs;
}

/** The logarithm of how likely these bytes are in an encoding, up to what is the same for all. */
export function likelihoodOf(encoding: Encoding, runs: readonly Uint8Array[]): number {
  const ofRun =
    encoding === 'windows-1252' ? latinRun : encoding === 'windows-1251' ? cyrillicRun : wideRun(encoding);
  let sum = 0;
  for (const run of runs) sum += ofRun(run);
  return sum;
}

/** The same where nothing is known of an encoding, but that it has one byte a sign. */
export function likelihoodOfUnknown(runs: readonly Uint8Array[]): number {
  return runs.reduce((sum, run) => sum - 4.5 * run.length, 0);
}

/** Accented letters stand among plain ones. */
function latinRun(run: Uint8Array): number {
  const text = decoderOf('windows-1252').decode(run);
  let sum = 0;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charAt(i);
    if (sign < '\u0080') sum += ASCII;
    else if (LATIN.has(sign)) sum += i > 0 && LATIN.has(text.charAt(i - 1)) ? -6.5 : -3.5;
    else sum += LATIN_SIGNS.has(sign) ? -5 : sign < '\u00a0' ? -12 : -8.5;
  }
  return sum;
}

/** Whole words are Cyrillic; capitals begin them. */
function cyrillicRun(run: Uint8Array): number {
  const text = decoderOf('windows-1251').decode(run);
  let sum = 0;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charAt(i);
    const before = i > 0 ? text.charAt(i - 1) : ' ';
    if (sign < '\u0080') sum += ASCII - (isLatinLetter(sign) && isCyrillic(before) ? 4 : 0);
    else if (!isCyrillic(sign)) sum += sign < '\u00a0' ? -12 : -8.5;
    else if (isLatinLetter(before)) sum -= 8;
    else if (sign >= 'а') sum -= 3.6;
    else sum -= isCyrillic(before) && before >= 'а' ? 9 : 5;
  }
  return sum;
}

function isCyrillic(sign: string): boolean {
  return (sign >= 'А' && sign <= 'я') || sign === 'ё' || sign === 'Ё';
}

function isLatinLetter(sign: string): boolean {
  return /^[A-Za-z]$/.test(sign);
}

/** Encodings of several bytes a sign. */
function wideRun(encoding: Exclude<Encoding, 'windows-1252' | 'windows-1251'>) {
  const costOf = COSTS[encoding];
  const decoder = decoderOf(encoding);
  return (run: Uint8Array): number => {
    let sum = 0;
    let letterBefore = false;
    for (let at = 0; at < run.length; ) {
      const first = run[at]!;
      if (first < 0x80) {
        sum += ASCII;
        letterBefore = isLetter(first);
        at++;
        continue;
      }
      const length = lengthOf(encoding, run, at);
      // A sample may end within a sign.
      if (at + length > run.length) break;
      const sign = decoder.decode(run.subarray(at, at + length));
      const isOne = sign.charCodeAt(0) !== REPLACED && sign.length <= 2;
      sum += isOne ? costOf(sign, first, length) : IMPOSSIBLE;
      if (length > 1 && encoding !== 'utf-8') {
        if (letterBefore) sum += AMONG_LETTERS;
        if (isLetter(run[at + length] ?? 0)) sum += AMONG_LETTERS;
      }
      letterBefore = false;
      at += isOne ? length : 1;
    }
    return sum;
  };
}

/** How many bytes the sign at `at` has, if it is one; the first byte is not ASCII. */
export function lengthOf(encoding: string, bytes: Uint8Array, at: number): number {
  const first = bytes[at]!;
  const second = bytes[at + 1] ?? 0;
  switch (encoding) {
    case 'utf-8':
      return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    case 'gb18030':
    case 'gbk':
      return first > 0x80 && second >= 0x30 && second <= 0x39 ? 4 : 2;
    case 'shift_jis':
      return first >= 0xa1 && first <= 0xdf ? 1 : 2;
    case 'euc-jp':
      return first === 0x8f ? 3 : 2;
    case 'big5':
    case 'euc-kr':
      return 2;
    default:
      return 1;
  }
}

type Cost = (sign: string, first: number, length: number) => number;

const isKana = (sign: string) => sign >= '\u3041' && sign <= '\u30fe';
const isWideSign = (sign: string) =>
  (sign >= '\u3000' && sign <= '\u3020') ||
  (sign >= '\uff01' && sign <= '\uff5e') ||
  (sign >= '\u2010' && sign <= '\u2605');

const COSTS: Readonly<Record<Exclude<Encoding, 'windows-1252' | 'windows-1251'>, Cost>> = {
  // Bytes that are not UTF-8 hardly ever look like it.
  'utf-8': (_, __, length) => (length === 2 ? -4.5 : length === 3 ? -5.5 : -7),
  gb18030: (sign, first, length) => {
    if (SIMPLIFIED.has(sign)) return -6.4;
    if (isWideSign(sign)) return -7.5;
    if (length === 4 || first < 0xa1) return -14;
    return first >= 0xb0 && first <= 0xd7
      ? -9
      : isKana(sign)
        ? -11
        : first >= 0xd8 && first <= 0xf7
          ? -11
          : -15;
  },
  big5: (sign, first) => {
    if (TRADITIONAL.has(sign)) return -6.4;
    if (isWideSign(sign)) return -7.5;
    return first >= 0xa4 && first <= 0xc6 ? -9 : first >= 0xc9 && first <= 0xf9 ? -11.5 : -15;
  },
  shift_jis: (sign, first, length) => {
    if (length === 1) return -7.6;
    return japanese(sign, first >= 0x88 && first <= 0x98, first >= 0x98 && first <= 0xea);
  },
  'euc-jp': (sign, first) => japanese(sign, first >= 0xb0 && first <= 0xcf, first >= 0xd0 && first <= 0xf4),
  'euc-kr': (sign, first) => {
    if (HANGUL.has(sign)) return -5.8;
    if (isWideSign(sign)) return -8;
    return first >= 0xb0 && first <= 0xc8 ? -9 : first >= 0xca && first <= 0xfd ? -12 : -15;
  },
};

function japanese(sign: string, isUsual: boolean, isRare: boolean): number {
  if (isKana(sign)) return -5.3;
  if (KANJI.has(sign)) return -6.6;
  if (isWideSign(sign)) return -7.5;
  return isUsual ? -9.5 : isRare ? -11.5 : -15;
}
