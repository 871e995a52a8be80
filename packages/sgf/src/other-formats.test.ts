import { describe, expect, it } from 'vitest';
import { encodedIn } from './encode.testing.ts';
import { parseGib, parseNgf, printSgf, readRecord } from './index.ts';
import { noticesOf } from './sgf.testing.ts';

const GIB = `\\HS
\\[GAMEBLACKNAME=honte (3D)\\]
\\[GAMEWHITENAME=tenuki (4D)\\]
\\[GAMEPLACE=Tygem Baduk\\]
\\[GAMEDATE=2026- 1- 6-12- 6-22\\]
\\[GAMERESULT=white 3.5 win\\]
\\[GAMEINFOMAIN=GBKIND:3,GTYPE:0,GCDIS:3,GTIME:600-30-3,GRLT:1,DUM:0,GONGJE:65,TCNT:4,AUSZ:0,ZIPSU:35,\\]
\\[GAMETAG=S1,R3,D2,G65,W1,Z35,T30-3-600,C2026:01:06:12:06,I:honte,L:4,M:tenuki,N:4\\]
\\HE
\\GS
2 1 0
5 0 &4
INI 0 1 0 &4
STO 0 2 1 15 3
STO 0 3 2 3 15
SKI 0 4
STO 0 5 2 2 99
\\GE
`;

const NGF = `Rating game
19
tenuki      4D*
honte       3D
www.cyberoro.com
0
0
6
20260106 [12:06]
10
White wins by 5.5! >> White(58):Black(69)
3
PMABBQEEQ
PMACWEQQE
PMADBAAAA
PMAEWZZZZ
`;

describe('GIB', () => {
  it('gives players, komi, date, result and moves', () => {
    const game = parseGib(GIB);
    expect(game.ok && printSgf([game.value.tree])).toBe(
      '(;FF[4]GM[1]CA[UTF-8]SZ[19]PC[Tygem Baduk]DT[2026-01-06]PB[honte]BR[3D]PW[tenuki]WR[4D]KM[6.5]RE[W+3.5]\n;B[pd];W[dp];B[])\n',
    );
    expect(game.ok && noticesOf(game.value)).toEqual([
      'moverNotStated added 16:1 SKI 0 4',
      'lineNotReadable skipped 17:1 STO 0 5 2 2 99',
    ]);
  });

  it('places a handicap, after which White begins', () => {
    const game = parseGib(GIB.replace('INI 0 1 0', 'INI 0 1 2').replace(/STO.*\n/g, ''));
    expect(game.ok && printSgf([game.value.tree])).toContain('HA[2]');
    expect(game.ok && printSgf([game.value.tree])).toContain('AB[pd][dp]\n;W[]');
  });

  it.each([
    ['GRLT:3', 'RE[B+R]'],
    ['GRLT:8', 'RE[W+T]'],
  ])('knows results that are not counts: %s', (written, result) => {
    const game = parseGib(GIB.replace('GRLT:1', written));
    expect(game.ok && printSgf([game.value.tree])).toContain(result);
  });
});

describe('NGF', () => {
  it('gives players, komi, date, result and moves', () => {
    const game = parseNgf(NGF);
    expect(game.ok && printSgf([game.value.tree])).toBe(
      '(;FF[4]GM[1]CA[UTF-8]SZ[19]GN[Rating game]PC[www.cyberoro.com]DT[2026-01-06]PB[honte]BR[3D]PW[tenuki]WR[4D]KM[6.5]TM[600]RE[W+5.5]\n;B[pd];W[dp];B[])\n',
    );
    expect(game.ok && noticesOf(game.value)).toEqual(['lineNotReadable skipped 16:1 PMAEWZZZZ']);
  });

  it.each([
    ['黒中押し勝ち!', 'B+R'],
    ['232手完、黒2目半勝ち', 'B+2.5'],
    ['白時間切れ勝ち！', 'W+T'],
    ['흑 1.5집 승', 'B+1.5'],
    ['White loses on time', 'B+T'],
    ['Progressing!', 'Progressing!'],
  ])('knows results in several languages: %s', (written, result) => {
    const game = parseNgf(NGF.replace(/White wins.*/, written));
    expect(game.ok && printSgf([game.value.tree])).toContain(`RE[${result}]`);
  });
});

describe('a file of any format', () => {
  it('is told by what is in it, and decoded', () => {
    const formatOf = (bytes: Uint8Array) => {
      const read = readRecord(bytes);
      return read.ok ? `${read.value.format} ${read.value.parts[0]?.encoding}` : 'none';
    };
    expect(formatOf(encodedIn('gb18030', GIB.replace('honte', '古力')))).toBe('gib gb18030');
    expect(formatOf(encodedIn('euc-kr', NGF.replace('honte', '이창호')))).toBe('ngf euc-kr');
    expect(formatOf(encodedIn('utf-8', '(;B[aa])'))).toBe('sgf utf-8');
    expect(formatOf(encodedIn('utf-8', 'STO'))).toBe('none');
  });
});
