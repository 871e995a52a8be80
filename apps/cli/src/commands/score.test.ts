import { describe, expect, it } from 'vitest';
import { said } from '../memory-io.testing.ts';

/** Two walls; Black's stone on A5 is on its own side, White's on A3 is not. */
const WALLS = 'AB[ba][bb][bc][bd][be]AW[ca][cb][cc][cd][ce];W[ac];B[];W[])';
const FILES = {
  'a.sgf': `(;SZ[5]RU[Japanese]KM[0.5]RE[W+3.5]${WALLS}`,
  'bare.sgf': `(;SZ[5]${WALLS}`,
  'odd.sgf': `(;SZ[5]RU[our own]KM[6.5]${WALLS}`,
  'handicap.sgf': '(;SZ[9]RU[Chinese]KM[0.5]HA[2]AB[cc][gg];W[ee];B[];W[])',
  'aga.sgf': '(;SZ[3]RU[AGA]KM[7.5];B[bb];W[];B[])',
  'dead.sgf': '(;SZ[3]AW[aa]AB[ba][ab][bb];B[])',
  'no.sgf': 'nothing',
};
const score = (words: string, input = '') => said(`score ${words}`.trim(), FILES, input);
const last = (out: string) => out.trimEnd().split('\n').at(-1);

describe('honte score', () => {
  it('counts by the file’s rules and komi, nothing being dead', async () => {
    const { code, out, err } = await score('a.sgf');
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe(`Rules: japanese, by territory, as the file states
Komi: 0.5, as the file states
Dead: none

5 . X O . .
4 . X O . .
3 O X O . .
2 . X O . .
1 . X O . .
  A B C D E

Black: 0 surrounded + 0 prisoners = 0
White: 10 surrounded + 0 prisoners + 0.5 komi = 10.5
Dame: 4
The file says W+3.5.
W+10.5
`);
  });

  it('lifts the dead that are named, by whole chains', async () => {
    const { out } = await score('--dead a3 a.sgf');
    expect(out).toContain('Dead: A3\n');
    expect(out).toContain('Black: 5 surrounded + 1 prisoners = 6');
    expect(last(out)).toBe('W+4.5');
    expect((await score('--dead a3,C1 a.sgf')).out).toContain('Dead: C5 C4 A3 C3 C2 C1');
  });

  it('lets the engine propose who is dead', async () => {
    const { out } = await score('--propose a.sgf');
    expect(out).toContain('Dead: A3\n');
    expect(last(out)).toBe('W+4.5');
  });

  it('counts by other rules and another komi when asked', async () => {
    const { out } = await score('--dead A3 --rules french --komi=-1.5 a.sgf');
    expect(out).toContain('Rules: french, by area\nKomi: -1.5\n');
    expect(out).toContain('White: 5 stones + 10 surrounded + -1.5 komi = 13.5');
    expect((await score('--dead A3 --rules french --komi -1.5 a.sgf')).out).toBe(out);
    expect(last(out)).toBe('W+3.5');
  });

  it('says where the file states nothing', async () => {
    const { out } = await score('bare.sgf');
    expect(out).toContain('Rules: chinese, by area, since the file states none');
    expect(out).toContain('Komi: 0, since the file states none');
    expect((await score('odd.sgf')).out).toContain('Rules: chinese, by area, since "our own" is not known');
  });

  it('counts handicap stones and pass stones as the rules want', async () => {
    expect((await score('handicap.sgf')).out).toContain('+ 2 for the handicap = 3.5');
    const { passStones } = JSON.parse((await score('--json aga.sgf')).out);
    expect(passStones).toEqual({ B: 1, W: 2 });
  });

  it('prints JSON, and counts after any move, from standard input', async () => {
    const { out } = await score('--json --dead A3 --ply 1 -', FILES['a.sgf']);
    expect(JSON.parse(out)).toMatchObject({
      size: [5, 5],
      rules: 'japanese',
      rulesFrom: 'file',
      komi: 0.5,
      komiFrom: 'file',
      dead: ['A3'],
      surrounded: { B: 5, W: 10 },
      prisoners: { B: 1, W: 0 },
      lead: -4.5,
      result: 'W+4.5',
      stated: 'W+3.5',
    });
  });

  it.each([
    ['', 'one FILE, or - for standard input'],
    ['a.sgf bare.sgf', 'one FILE, or - for standard input'],
    ['--dead A1 a.sgf', '--dead: there is no stone at A1'],
    ['--dead Z9 a.sgf', '--dead: "Z9" is no point of the board'],
    ['--dead A3 --propose a.sgf', 'either --dead or --propose'],
    ['--komi 0.3 a.sgf', '--komi is a multiple of a half, not "0.3"'],
    ['--komi 0x10 a.sgf', '--komi is a multiple of a half, not "0x10"'],
    ['--komi much a.sgf', '--komi is a multiple of a half, not "much"'],
    ['--ply 9 a.sgf', '--ply is 0 to 3, not "9"'],
    ['--game 2 a.sgf', 'a.sgf: --game is 1 to 1, not "2"'],
    ['--propose dead.sgf', '--propose: a chain on the board has no liberty, so nothing can be judged'],
  ])('declines "%s"', async (words, line) => {
    expect(await score(words)).toEqual({ code: 2, out: '', err: `honte score: ${line}\n` });
  });

  it('leaves with 1 where there is no record', async () => {
    expect(await score('no.sgf')).toEqual({ code: 1, out: '', err: 'no.sgf: no game in it\n' });
    expect((await score('--rules nobody a.sgf')).err).toContain('unknown rules "nobody"');
    expect(await score('-', '(;GM[2])')).toMatchObject({ code: 1, err: 'standard input: not Go (GM[2])\n' });
  });
});
