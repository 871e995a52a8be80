import { describe, expect, it } from 'vitest';
import { said } from '../memory-io.testing.ts';

const GAME =
  '(;GM[1]SZ[5]PB[Anne]BR[5k]PW[Bo]RU[Japanese]KM[0,5]RE[B+Resign];B[cc];W[cc];B[dd]C[here]LB[aa:x](;W[])(;W[aa]))';
const FILES = {
  'a.sgf': GAME,
  'two.sgf': '(;SZ[9];B[ee])(;SZ[13])',
  'no.sgf': 'Dear diary',
  'chess.sgf': '(;GM[3]SZ[8])',
  'large.sgf':
    '(;SZ[37]KM[6.5]PB[Ada]PW[Bo]RE[W+R];B[aa]C[hm];W[KK](;B[tt])(;B[Ka]C[?]))(;SZ[52:26]PB[x];B[ZA];W[Zz]LB[az:a];B[])',
  'folder/b.sgf': '(;SZ[9])',
  'folder/C.SGF': '(;SZ[9])',
  'folder/readme.txt': 'no',
};
const sgf = (words: string, input = '') => said(`sgf ${words}`.trim(), FILES, input);
const lines = (out: string) => out.trimEnd().split('\n');

describe('honte sgf check', () => {
  it('prints a line of JSON for a game', async () => {
    const { code, out, err } = await sgf('check a.sgf');
    expect([code, err]).toEqual([0, '']);
    const { notices, ...summary } = JSON.parse(out);
    expect(summary).toEqual({
      file: 'a.sgf',
      format: 'sgf',
      game: 1,
      encoding: 'utf-8',
      encodingFrom: 'ascii',
      size: [5, 5],
      komi: 0.5,
      rules: 'Japanese',
      ruleset: 'japanese',
      handicap: null,
      players: { B: { name: 'Anne', rank: '5k', team: null }, W: { name: 'Bo', rank: null, team: null } },
      date: null,
      nodes: 6,
      plies: 4,
      result: 'B+R',
    });
    expect(notices.map(({ code, done, about }: Record<string, string>) => [code, done, about])).toEqual([
      ['komiNotReadable', 'replaced', '0,5'],
      ['illegalMove', 'kept', 'W[cc]'],
    ]);
  });

  it('reads other encodings and formats', async () => {
    const sjis = Uint8Array.from(atob('KDtGRls0XUNBW1NoaWZ0X0pJU11TWls5XVBCW42VXUNblJKU1F0p'), (sign) =>
      sign.charCodeAt(0),
    );
    const { out } = await said('sgf check j.sgf', { 'j.sgf': sjis });
    expect(JSON.parse(out)).toMatchObject({
      encoding: 'shift_jis',
      encodingFrom: 'stated',
      players: { B: { name: '黒' } },
    });
    expect((await said('sgf convert j.sgf', { 'j.sgf': sjis })).out).toContain('PB[黒]C[白番]');
  });

  it('makes nothing up', async () => {
    const { out } = await sgf('check', '(;;B[pd])');
    expect(JSON.parse(out)).toMatchObject({
      file: '-',
      size: null,
      komi: null,
      ruleset: null,
      result: null,
      notices: [{ code: 'sizeNotStated' }, { code: 'komiNotStated' }],
    });
  });

  it('has a line for each game, goes on after what is none, and leaves with 1 then', async () => {
    const { code, out, err } = await sgf('check no.sgf two.sgf nowhere.sgf folder');
    expect(code).toBe(1);
    expect(
      lines(out)
        .map((line) => JSON.parse(line))
        .map(({ file, game }) => `${file} ${game}`),
    ).toEqual(['two.sgf 1', 'two.sgf 2', 'folder/b.sgf 1', 'folder/C.SGF 1']);
    expect(lines(err)).toEqual(['no.sgf: no game in it', 'nowhere.sgf: no such file or folder']);
  });

  it('says of other games what they are', async () => {
    const { code, out, err } = await sgf('check chess.sgf');
    expect(code).toBe(1);
    expect(lines(err)[0]).toBe('chess.sgf: game 1: not Go (GM[3])');
    expect(JSON.parse(out).error).toBe('not Go (GM[3])');
  });

  it('tells of boards above 25 lines all that can be told without playing, and says so once', async () => {
    const { code, out, err } = await sgf('check large.sgf');
    expect([code, err]).toEqual([0, '']);
    const [square, oblong] = lines(out).map((line) => JSON.parse(line));
    expect(square).toMatchObject({
      size: [37, 37],
      komi: 6.5,
      players: { B: { name: 'Ada' }, W: { name: 'Bo' } },
      nodes: 5,
      plies: 3,
      result: 'W+R',
      notices: [{ code: 'sizeNotPlayable', done: 'kept', about: '37', times: 1 }],
    });
    expect(square).not.toHaveProperty('error');
    // Its first move is off the board.
    expect(oblong).toMatchObject({ size: [52, 26], players: { B: { name: 'x' } }, nodes: 4, plies: 2 });
  });
});

describe('honte sgf print', () => {
  it('shows the last position, or that after a move', async () => {
    const { out } = await sgf('print --ply 3 a.sgf');
    expect(lines(out)).toEqual([
      'Anne 5k – Bo, 5 × 5, Japanese, komi 0.5, B+R',
      'Move 3 of 4: B D2',
      'White to move, prisoners of Black 0, of White 0',
      '',
      '5 . . . . .',
      '4 . . . . .',
      '3 . . O . .',
      '2 . . . X .',
      '1 . . . . .',
      '  A B C D E',
      '',
      'A5: x',
      '',
      'here',
    ]);
    expect((await sgf('print a.sgf')).out).toContain('Move 4 of 4: W pass\nBlack to move');
    expect((await sgf('print --ply 2 a.sgf')).out).toContain('Move 2 of 4: W C3, illegal');
    expect((await sgf('print --ply 0 -', '(;PB[x])')).out).toContain(
      'x – White, 19 × 19 (not stated), komi not',
    );
  });

  it('shows one of several games', async () => {
    expect((await sgf('print --game 2 two.sgf')).out).toContain('13 × 13');
    expect(await sgf('print --game 3 two.sgf')).toEqual({
      code: 1,
      out: '',
      err: 'two.sgf: --game is 1 to 2, not "3"\n',
    });
    expect((await sgf('print --ply 7 a.sgf')).err).toBe('a.sgf: --ply is 0 to 4, not "7"\n');
    expect(await sgf('print large.sgf')).toEqual({
      code: 1,
      out: '',
      err: 'large.sgf: a board of 37 × 37 is read and kept, but not played on (up to 25 lines are)\n',
    });
  });
});

describe('honte sgf convert', () => {
  it('writes the games anew and tells what was odd', async () => {
    const { code, out, err } = await sgf('convert a.sgf two.sgf');
    expect(code).toBe(0);
    expect(out).toContain('(;FF[4]GM[1]CA[UTF-8]SZ[5]');
    expect(out).toContain('KM[0.5]');
    expect(out.match(/\(;FF/g)).toHaveLength(3);
    expect(lines(err)[0]).toBe('a.sgf:1:2: komi not readable 0,5: replaced');
    expect((await sgf('convert --quiet a.sgf')).err).toBe('');
  });

  it('turns boards above 25 lines, too, and loses nothing of them', async () => {
    const { code, out } = await sgf('convert --quiet --rotate 90 large.sgf');
    expect(code).toBe(0);
    expect(out).toContain('SZ[37]');
    expect(out).toContain(';B[Ka]C[hm];W[aK](;B[rt])\n(;B[KK]C[?]))');
    expect(out).toContain('SZ[26:52]');
    expect(out).toContain(';B[ZA];W[aZ]LB[aa:a];B[])');
    expect((await sgf('convert --rotate 270 -', out)).out).toBe((await sgf('convert --quiet large.sgf')).out);
  });

  it('turns and mirrors the board, and strips what is said', async () => {
    expect((await sgf('convert --quiet --rotate 90 a.sgf')).out).toContain(';B[bd]C[here]LB[ea:x]');
    expect((await sgf('convert --quiet --mirror --flip a.sgf')).out).toContain(';B[bb]C[here]LB[ee:x]');
    expect((await sgf('convert --quiet --strip all a.sgf')).out).toContain(';B[dd](');
    expect((await sgf('convert --quiet --strip comments a.sgf')).out).toContain(';B[dd]LB[aa:x]');
    expect((await sgf('convert --quiet --strip marks a.sgf')).out).toContain(';B[dd]C[here]');
  });
});

it.each([
  ['', 'check, print or convert?'],
  ['eat a.sgf', 'unknown task "eat"'],
  ['check --ply 1 a.sgf', '--ply means nothing to check'],
  ['print --mirror a.sgf', '--mirror means nothing to print'],
  ['convert --rotate 45 a.sgf', '--rotate is 90, 180 or 270, not "45"'],
  ['convert --strip hair a.sgf', '--strip is comments, marks or all, not "hair"'],
])('honte sgf declines "%s"', async (words, line) => {
  expect(await sgf(words)).toEqual({ code: 2, out: '', err: `honte sgf: ${line}\n` });
});
