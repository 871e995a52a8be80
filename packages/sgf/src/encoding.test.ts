import { describe, expect, it } from 'vitest';
import { encodedIn } from './encode.testing.ts';
import { readSgf, readText, writeSgf } from './index.ts';
import { rootValues } from './sgf.testing.ts';

const TEXTS: readonly (readonly [string, string])[] = [
  ['utf-8', '(;PB[Żółw]PW[柯洁])'],
  ['utf-8', '(;PB[Hélène])'],
  ['gb18030', '(;PB[古力]PW[常昊]BR[九段])'],
  ['gb18030', '(;GN[第3届应氏杯世界职业围棋锦标赛决赛]PB[徐奉洙]PW[大竹英雄]C[黑棋大优])'],
  ['big5', '(;PB[周俊勳]PW[張栩]C[黑棋大優])'],
  ['big5', '(;GN[第二屆應氏盃]PB[許功蓋])'],
  ['shift_jis', '(;PB[井山裕太]PW[一力遼])'],
  ['shift_jis', '(;C[ソフト表示能力の予定]PB[本因坊秀策])'],
  ['euc-jp', '(;PB[小林光一]PW[趙治勲]EV[第15期棋聖戦])'],
  ['euc-kr', '(;PB[이창호]PW[조훈현]EV[제3기 바둑왕전])'],
  ['windows-1252', '(;PB[Jürgen Müller]C[C’est le coup “honnête” — à voir])'],
  ['windows-1251', '(;PB[Иванов]C[Чёрные выиграли])'],
];

/** Of each text the bytes, with another statement of its encoding. */
function stating(label: string, text: string): string {
  return label === '' ? text : text.replace('(;', `(;CA[${label}]`);
}

describe('the encoding of a file', () => {
  it.each(TEXTS)('%s is told by its bytes: %s', (encoding, text) => {
    const { text: read, parts } = readText(encodedIn(encoding, text));
    expect(read).toBe(text);
    expect(parts[0]).toMatchObject({ encoding, why: 'evidence', stated: undefined, undecodable: 0 });
    expect(parts[0]?.confidence).toBeGreaterThan(0.7);
  });

  it.each(TEXTS)('%s is read whatever the file says of it: %s', (encoding, text) => {
    for (const label of [
      'UTF-8',
      'GB2312',
      'Big5',
      'Shift_JIS',
      'EUC-JP',
      'EUC-KR',
      'ISO-8859-1',
      'nonsense',
    ]) {
      const file = stating(label, text);
      const read = readText(encodedIn(encoding, file));
      expect(read.text, label).toBe(file);
    }
  });

  it('is what the file says where the bytes bear it out', () => {
    const { text, parts } = readText(encodedIn('big5', stating('Big5', '(;PB[張])')));
    expect(text).toBe('(;CA[Big5]PB[張])');
    expect(parts[0]).toMatchObject({ encoding: 'big5', why: 'stated', stated: 'Big5' });
  });

  it('that was stated wrongly is noted where it was', () => {
    const read = readSgf(encodedIn('gb18030', '(;FF[4]\nCA[UTF-8]PB[古力]PW[常昊])'));
    expect(read.ok && read.value.games[0]?.notices[0]).toEqual({
      code: 'encodingMisstated',
      done: 'replaced',
      about: 'UTF-8',
      row: 2,
      column: 1,
      times: 1,
    });
  });

  it('may be chosen by hand', () => {
    const bytes = encodedIn('gb18030', '(;PB[王])');
    expect(readText(bytes, { encoding: 'gbk' }).text).toBe('(;PB[王])');
    expect(readText(bytes, { encoding: 'big5' }).parts[0]).toMatchObject({ why: 'asked', confidence: 1 });
    expect(readText(bytes, { encoding: 'no such' }).parts[0]).toMatchObject({ why: 'evidence' });
  });

  it('of plain ASCII does not matter', () => {
    expect(readText(encodedIn('utf-8', '(;C[hi])')).parts[0]).toMatchObject({ why: 'ascii', confidence: 1 });
  });

  it('is told by a mark at the beginning', () => {
    const wide = new Uint8Array(
      [...'\ufeff(;C[é])'].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
    );
    const read = readSgf(wide);
    expect(read.ok && read.value.games[0] && rootValues(read.value.games[0], 'C')).toEqual(['é']);
    expect(readText(encodedIn('utf-8', '\ufeff(;C[é])')).parts[0]).toMatchObject({ why: 'byteOrderMark' });
  });

  it('may be another in each game', () => {
    const texts = [
      ['gb18030', '(;CA[GB2312]PB[古力]PW[常昊])'],
      ['shift_jis', '(;CA[Shift_JIS]PB[井山裕太])'],
      ['utf-8', '(;CA[UTF-8]PB[Żółw])'],
    ] as const;
    const bytes = new Uint8Array(texts.flatMap(([encoding, text]) => [...encodedIn(encoding, text)]));
    const { text, parts } = readText(bytes);
    expect(text).toBe(texts.map(([, written]) => written).join(''));
    expect(parts.map(({ encoding }) => encoding)).toEqual(['gb18030', 'shift_jis', 'utf-8']);
  });

  it('loses no byte that is no sign', () => {
    const bytes = encodedIn('utf-8', '(;CA[UTF-8]C[柯洁 柯洁 柯洁\n?!柯洁])');
    const at = bytes.indexOf('?'.charCodeAt(0));
    bytes[at] = 0xe9;
    const read = readSgf(bytes);
    expect(read.ok && read.value.games[0] && rootValues(read.value.games[0], 'C')).toEqual([
      '柯洁 柯洁 柯洁\né!柯洁',
    ]);
    expect(read.ok && read.value.games[0]?.notices[0]).toMatchObject({ code: 'bytesUndecodable', times: 1 });
  });
});

it('a file is written in UTF-8, and says so', () => {
  const read = readSgf(encodedIn('shift_jis', '(;CA[Shift_JIS]SZ[9]PB[黒]C[白番])'));
  const trees = read.ok ? read.value.games.map(({ tree }) => tree) : [];
  expect(new TextDecoder().decode(writeSgf(trees))).toBe(
    '(;FF[4]CA[UTF-8]PB[黒]SZ[9]C[白番])\n'.replace('PB[黒]SZ[9]', 'SZ[9]PB[黒]'),
  );
});
