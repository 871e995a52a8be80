/*
 * Kept records from plain data that may be anything.
 */
import type { EncodingChoice, SgfNotice } from '@honte/sgf';
import type { KeptRecord, RecordFacts } from '../kept-record.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isString = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** Whether this can name a game or a record: it stands in addresses. */
export function isId(value: unknown): value is string {
  return isString(value) && /^[\w-]{1,64}$/.test(value);
}

/** The record in `data`; `undefined` when it is none. */
export function readKeptRecord(data: unknown): KeptRecord | undefined {
  if (!isFields(data)) return undefined;
  const { id, name, addedAt, changedAt, sgf, file, gameInFile } = data;
  const encoding = readEncoding(data.encoding);
  const facts = readFacts(data.facts);
  const notices = Array.isArray(data.notices) ? data.notices.filter(isNotice) : [];
  if (!isId(id) || !isString(sgf) || !encoding || !facts) return undefined;
  if (!isString(name) || !isCount(addedAt) || !isCount(changedAt)) return undefined;
  if (!isString(file) || !isCount(gameInFile)) return undefined;
  return { id, name, addedAt, changedAt, sgf, encoding, notices, facts, file, gameInFile };
}

const WHYS: readonly EncodingChoice['why'][] = ['asked', 'byteOrderMark', 'stated', 'ascii', 'evidence'];

function readEncoding(data: unknown): EncodingChoice | undefined {
  if (!isFields(data) || !isString(data.encoding)) return undefined;
  const { encoding, confidence, stated } = data;
  const why = WHYS.find((known) => known === data.why);
  if (why === undefined || typeof confidence !== 'number') return undefined;
  return { encoding, why, confidence, stated: isString(stated) ? stated : undefined };
}

function readFacts(data: unknown): RecordFacts | undefined {
  if (!isFields(data)) return undefined;
  const { black, white, title, date, width, height, rules, result, moves } = data;
  if (!isString(black) || !isString(white) || !isString(title) || !isString(date)) return undefined;
  if (!isString(rules) || !isString(result)) return undefined;
  if (!isCount(width) || !isCount(height) || !isCount(moves)) return undefined;
  return { black, white, title, date, width, height, rules, result, moves };
}

function isNotice(data: unknown): data is SgfNotice {
  if (!isFields(data)) return false;
  const { code, done, about, row, column, times } = data;
  return isString(code) && isString(done) && isString(about) && [row, column, times].every(isCount);
}
