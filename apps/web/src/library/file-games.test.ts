import { describe, expect, it } from 'vitest';
import { type FileGame, newsOfFile } from './file-games.ts';

/** All that is said of a file; a clock that stands still has nothing to say of how far it is. */
const newsOf = (bytes: Uint8Array, request = {}) => [...newsOfFile(bytes, request, () => 0)];

function rowsOf(bytes: Uint8Array, encoding?: string): FileGame[] {
  return newsOf(bytes, { encoding }).flatMap((news) => (news.kind === 'game' ? [news.game] : []));
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0));

/** 武宮正樹 in Shift_JIS. */
const TAKEMIYA = [0x95, 0x90, 0x8b, 0x7b, 0x90, 0xb3, 0x8e, 0xf7];

describe('a game of a file', () => {
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

  it('is refused to another game', () => {
    expect(newsOf(bytesOf('(;GM[2]SZ[8];B[aa])(;SZ[9];B[aa])'))).toMatchObject([
      { kind: 'otherGame', gameInFile: 0 },
      { kind: 'game', game: { gameInFile: 1 } },
    ]);
    expect(newsOf(bytesOf('no game at all'))).toEqual([{ kind: 'noGame' }]);
  });

  it('is kept whole where its board is too large to play on, which is said once', () => {
    const [row] = rowsOf(bytesOf('(;SZ[52:26]KM[6.5]PB[Ada]PW[Bo];B[Az]C[hm];W[Zz](;B[])(;B[aa]XY[kept]))'));
    expect(row?.facts).toMatchObject({ black: 'Ada', white: 'Bo', width: 52, height: 26, moves: 3 });
    expect(row?.notices).toMatchObject([{ code: 'sizeNotPlayable', done: 'kept', times: 1 }]);
    expect(row?.sgf).toMatch(/SZ\[52:26\].*;B\[Az\]C\[hm\];W\[Zz\]\s*\(;B\[\]\)\s*\(;B\[aa\]XY\[kept\]\)/);
  });

  it('is read alone on request', () => {
    const news = newsOf(bytesOf('(;SZ[9]PB[One];B[aa])(;SZ[9]PB[Two];B[bb])'), { gameInFile: 1 });
    expect(news).toMatchObject([{ kind: 'game', game: { gameInFile: 1, facts: { black: 'Two' } } }]);
  });
});

describe('a long file', () => {
  it('says every now and then how far it is read', () => {
    let time = 0;
    const bytes = bytesOf(`(;SZ[9]${';B[aa];W[bb]'.repeat(500)})(;SZ[9];B[aa])`);
    const parts: number[] = [];
    for (const news of newsOfFile(bytes, {}, () => (time += 30)))
      if (news.kind === 'went') parts.push(news.part);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(parts.every((part) => part > 0 && part <= 1)).toBe(true);
  });
});

describe('a backup', () => {
  it('is known by how it begins', () => {
    expect(newsOf(bytesOf(' {"is":"other"}'))).toEqual([
      { kind: 'backup', read: { ok: false, error: { code: 'notABackup' } } },
    ]);
  });
});
