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
    ['board.txt', '.', 'unexpected "board.txt"; the diagram comes on standard input'],
    ['--turn Q', '.', '--turn is B or W, not "Q"'],
    ['--rules psk+x', '.', 'unknown rules "psk+x"; known are '],
  ])('declines "%s" with %j in one clear line', async (words, diagram, line) => {
    const { code, out, err } = await legal(words, diagram);
    expect([code, out]).toEqual([2, '']);
    expect(err.startsWith(`honte legal: ${line}`)).toBe(true);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
