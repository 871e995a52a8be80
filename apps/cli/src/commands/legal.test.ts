import { RULESET_NAMES } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { said } from '../memory-io.testing.ts';

const CORNER = `
  .XO..
  XXO..
  OOO..
  .....
  .....
`;

const PONNUKI = `
  5 . . . . .
  4 . . O . .
  3 . O . O .
  2 . . O . .
  1 . . . . .
    A B C D E
`;

async function legal(words: string, diagram: string) {
  return said(`legal${words && ` ${words}`}`, {}, diagram);
}

describe('honte legal', () => {
  it('puts together the rulesets that agree, with the reason for each forbidden point', async () => {
    expect(await legal('', CORNER)).toEqual({
      code: 0,
      err: '',
      out: `Black to move.

french, chinese, japanese, korean, aga: Black may play 16 of the 17 empty points.
  5 ! X O . .
  4 X X O . .
  3 O O O . .
  2 . . . . .
  1 . . . . .
    A B C D E
  A5   suicide: the chain A5 B5 A4 B4 would have no liberty

nz, tt: Black may play all 17 empty points.
  A5   suicide, allowed: A5 B5 A4 B4 come off

A pass is always allowed.
`,
    });
  });

  it('tells apart the three opinions about a suicide of one stone', async () => {
    const { out } = await legal('', PONNUKI);
    expect(out).toContain('aga: Black may play 20 of the 21');
    expect(out).toContain('C3   suicide: the stone would have no liberty');
    expect(out).toContain(
      'nz: Black may play all 21 empty points.\n  C3   suicide, allowed: the stone comes off',
    );
    expect(out).toContain('C3   ko: the board would stay as it is');
  });

  it('forbids nothing to the side that captures', async () => {
    const { out } = await legal('--turn w', CORNER);
    expect(out).toContain(`${RULESET_NAMES.join(', ')}: White may play all 17 empty points.`);
    expect(out).toContain('  5 . X O . .\n');
  });

  it('knows boards with one empty point, or with none that may be played', async () => {
    expect((await legal('--rules french', '.')).out).toContain('Black may play nowhere, not even the only');
    expect((await legal('--rules none+s', '.')).out).toContain('Black may play the only empty point.');
    expect((await legal('--rules french', '.O.\nOOO')).out).toContain(
      'Black may play none of the 2 empty points.',
    );
  });

  it('answers under one ruleset, or under a bare repetition rule', async () => {
    expect((await legal('--rules nz', CORNER)).out).toContain('\nnz: Black may play all 17');
    expect((await legal('--rules psk', CORNER)).out).toContain('\npsk: Black may play 16 of the 17');
    expect((await legal('--rules psk+s', CORNER)).out).toContain('\npsk+s: Black may play all 17');
  });

  it('cuts the list of a long chain', async () => {
    const { out } = await legal('--rules aga', `${'X'.repeat(12)}.\n${'O'.repeat(13)}\n${'.'.repeat(13)}\n`);
    expect(out).toContain(
      'suicide: the chain A3 B3 C3 D3 E3 F3 G3 H3 J3 K3 and 3 more would have no liberty',
    );
  });

  it('prints the same as JSON', async () => {
    const { code, out } = await legal('--json', CORNER);
    expect(code).toBe(0);
    const { size, turn, empty, rulesets } = JSON.parse(out);
    expect([size, turn, empty]).toEqual([[5, 5], 'B', 17]);
    expect(Object.keys(rulesets)).toEqual(RULESET_NAMES);
    const chain = ['A5', 'B5', 'A4', 'B4'];
    expect(rulesets.french.forbidden).toEqual([{ point: 'A5', reason: 'suicide', chain }]);
    expect(rulesets.french.legal).toHaveLength(16);
    expect(rulesets.tt).toMatchObject({ forbidden: [], suicides: [{ point: 'A5', chain }] });
    expect(rulesets.tt.legal).toHaveLength(17);
    const one = JSON.parse((await legal('--json --rules tt', '.O\nO.\n')).out);
    expect(one.rulesets.tt.forbidden).toEqual([
      { point: 'A2', reason: 'ko', ply: 0 },
      { point: 'B1', reason: 'ko', ply: 0 },
    ]);
  });

  it.each([
    ['', '', 'standard input:1:1: no board here'],
    ['', '5 . . X\n4 . q .\n', 'standard input:2:5: a sign that is neither X, O nor .'],
    ['', '...\n..\n', 'standard input:2:1: a row of another length than the first'],
    ['', `${'.'.repeat(26)}\n`, 'standard input:1:1: a board has 1 to 25 columns and 1 to 25 rows'],
    ['', '  A B C\n\n2 X O .\n1 O X O\n', 'standard input:3:3: the chain at A2 has no liberty'],
    ['', '|X.|\n|OX|\n', 'standard input:2:2: the chain at A1 has no liberty'],
    ['board.txt', '.', 'board.txt: no such file or folder'],
    ['a.sgf b.sgf', '.', 'unexpected "b.sgf"; one FILE, or a diagram on standard input'],
    ['--ply 3', '.', '--ply and --game are for a FILE'],
    ['-', '.', 'standard input: no game in it'],
    ['--turn Q', '.', '--turn is B or W, not "Q"'],
    ['--rules psk+x', '.', 'unknown rules "psk+x"; known are '],
  ])('declines "%s" with %j in one clear line', async (words, diagram, line) => {
    const { code, out, err } = await legal(words, diagram);
    expect([code, out]).toEqual([2, '']);
    expect(err.startsWith(`honte legal: ${line}`)).toBe(true);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('honte legal on a record', () => {
  // Black takes a ko on move 1, and both play elsewhere.
  const KO = '(;SZ[4]RU[Japanese]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb];W[dd];B[ad];W[];B[])';
  const legal = (words: string, file = KO) => said(`legal ${words}`, { 'ko.sgf': file }, file);

  it('asks each ruleset about the last position, what was played before counting', async () => {
    const { code, out } = await legal('ko.sgf');
    expect(code).toBe(0);
    expect(out).toContain('White to move.');
    const soon = (await legal('--ply 1 ko.sgf')).out;
    expect(soon).toContain('ko: the board of the start would come back');
    expect((await legal('--ply 1 --rules japanese ko.sgf')).out).toContain('White may play 7 of the 9');
    expect((await legal('--ply 3 --rules psk -')).out).not.toContain('ko:');
  });

  it('says which move a board is of', async () => {
    const file = '(;SZ[4]AB[ba][ab][bc]AW[ca][bb][db][cc];W[dd];B[cb])';
    expect((await legal('--rules psk ko.sgf', file)).out).toContain('the board of move 1 would come back');
  });

  it('may be asked of the other color, and of one of several games', async () => {
    expect((await legal('--turn B --ply 1 ko.sgf')).out).toContain('Black to move.');
    const two = `${KO}(;SZ[3];B[bb])`;
    expect(JSON.parse((await legal('--json --game 2 ko.sgf', two)).out)).toMatchObject({
      size: [3, 3],
      turn: 'W',
      empty: 8,
    });
  });

  it.each([
    ['--ply 99 ko.sgf', '--ply is 0 to 5, not "99"'],
    ['--ply x ko.sgf', '--ply is 0 to 5, not "x"'],
    ['--game 2 ko.sgf', 'ko.sgf: --game is 1 to 1, not "2"'],
  ])('declines %s', async (words, line) => {
    expect(await legal(words)).toEqual({ code: 2, out: '', err: `honte legal: ${line}\n` });
  });
});
