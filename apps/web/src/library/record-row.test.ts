import { describe, expect, it } from 'vitest';
import type { KeptRecord } from '../kept-record.ts';
import { previewOfRecord, readKeptFile, rowOf } from './record-row.ts';

const FROM = { file: 'f', id: 'r', now: 3 };

function rowsOf(bytes: Uint8Array<ArrayBuffer>, encoding?: string): KeptRecord[] {
  const read = readKeptFile({ id: 'f', name: 'a.sgf', bytes }, encoding);
  if (!read.ok) return [];
  return [...read.value.games.keys()].flatMap((game) => {
    const row = rowOf(read.value, game, FROM);
    return row.ok ? [row.value] : [];
  });
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0));

/** 武宮正樹 in Shift_JIS. */
const TAKEMIYA = [0x95, 0x90, 0x8b, 0x7b, 0x90, 0xb3, 0x8e, 0xf7];

describe('the row of a record', () => {
  it('tells who played, on what, when, and how it came out', () => {
    const [row] = rowsOf(
      bytesOf(
        '(;SZ[13]PB[Ada]PW[Max]DT[2026-11-30]RU[Chinese]RE[B+2]GN[Final];B[dd];W[jj];B[](;W[dj])(;W[jd]))',
      ),
    );
    expect(row?.facts).toEqual({
      black: 'Ada',
      white: 'Max',
      title: 'Final',
      date: '2026-11-30',
      width: 13,
      height: 13,
      rules: 'Chinese',
      result: 'B+2',
      moves: 4,
    });
  });

  it('reads Japanese that no file names, and says how', () => {
    const bytes = Uint8Array.from([...ascii('(;SZ[19]PB['), ...TAKEMIYA, ...ascii(']KM[6.5];B[dd])')]);
    const [row] = rowsOf(bytes);
    expect(row?.facts.black).toBe('武宮正樹');
    expect(row?.encoding).toMatchObject({ encoding: 'shift_jis', why: 'evidence' });
    expect(rowsOf(bytes, 'windows-1252')[0]?.encoding).toMatchObject({
      encoding: 'windows-1252',
      why: 'asked',
    });
  });

  it('keeps what nobody here understands', () => {
    const [row] = rowsOf(bytesOf('(;SZ[9]XY[one][two];B[aa]ZZ[three])'));
    expect(row?.sgf).toContain('XY[one][two]');
    expect(row?.sgf).toContain('ZZ[three]');
  });

  it('is there for each game of a collection, with its place', () => {
    const rows = rowsOf(bytesOf('(;SZ[9]PB[One];B[aa])(;SZ[9]PB[Two];B[bb])'));
    expect(rows.map(({ facts, gameInFile }) => [facts.black, gameInFile])).toEqual([
      ['One', 0],
      ['Two', 1],
    ]);
  });

  it('carries what was odd', () => {
    const [row] = rowsOf(bytesOf('(;SZ[9]KM[6.5];B[aa];W[aa]'));
    expect(row?.notices.map(({ code }) => code)).toEqual(['gameNotClosed', 'illegalMove']);
  });

  it('is refused to another game and to boards that are too large', () => {
    const refusalOf = (text: string) => {
      const read = readKeptFile({ id: 'f', name: '', bytes: bytesOf(text) });
      const row = read.ok ? rowOf(read.value, 0, FROM) : read;
      return row.ok ? undefined : row.error.code;
    };
    expect(refusalOf('(;GM[2]SZ[8];B[aa])')).toBe('otherGame');
    expect(refusalOf('(;SZ[37];B[aa])')).toBe('sizeNotPlayable');
    expect(refusalOf('no game at all')).toBe('noGame');
  });

  it('leads to the board at the end of the main line', () => {
    const [row] = rowsOf(bytesOf('(;SZ[5];B[ba];W[aa];B[ab])'));
    const preview = row && previewOfRecord(row);
    expect(Array.from(preview?.view.stones ?? []).slice(0, 6)).toEqual([0, 1, 0, 0, 0, 1]);
    expect(preview?.view.lastMove).toBe(5);
    expect(preview?.standing).toEqual({ kind: 'told', moves: 3, result: '' });
  });
});
