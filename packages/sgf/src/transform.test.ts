import { describe, expect, it } from 'vitest';
import { printSgf } from './print.ts';
import { got, lastOf, recordFrom, rowsAt } from './record.testing.ts';
import type { SgfTree } from './record.ts';
import { parseSgf } from './syntax.ts';
import { strippedTree, TURNS, type Turn, turnedTree } from './transform.ts';

function treeFrom(text: string): SgfTree {
  const [game] = got(parseSgf(text)).games;
  if (game === undefined) throw new Error('no game');
  return game.tree;
}

const FILE =
  '(;SZ[4:3]AB[aa:ba]AW[dc]LB[aa:a\\:b][zz:?]XY[aa]C[x];B[ca]AR[aa:db]TR[dc]HINT[ab]MA[];W[];B[zz]DD[])';

const turned = (turn: Turn, file = FILE) => printSgf([turnedTree(treeFrom(file), turn)]);

describe('a file turned', () => {
  it.each<[Turn, string[]]>([
    ['turn90', ['..X', '..X', '..X', 'O..']],
    ['turn180', ['O...', '....', '.XXX']],
    ['turn270', ['..O', 'X..', 'X..', 'X..']],
    ['mirror', ['.XXX', '....', 'O...']],
    ['flip', ['...O', '....', 'XXX.']],
  ])('by %s has its stones and moves there', (turn, rows) => {
    const record = recordFrom(turned(turn));
    expect(rowsAt(record, lastOf(record))).toEqual(rows);
  });

  it('has its marks there, and all else as it was', () => {
    const text = turned('mirror');
    for (const part of [
      'LB[da:a\\:b][zz:?]',
      'XY[aa]',
      'C[x]',
      'AR[da:ab]',
      'TR[ac]',
      'HINT[db]',
      'MA[]',
      ';W[]',
      'B[zz]',
    ])
      expect(text).toContain(part);
    expect(turned('turn90')).toContain('SZ[3:4]');
    expect(turned('turn90', '(;B[tt];W[aa])')).toContain(';B[tt];W[sa]');
  });

  it('is the same after as many turns as lead back', () => {
    const original = printSgf([turnedTree(turnedTree(treeFrom(FILE), 'mirror'), 'mirror')]);
    const twice = (turn: Turn) => turnedTree(turnedTree(treeFrom(FILE), turn), turn);
    for (const turn of TURNS) {
      const back = turn === 'turn90' || turn === 'turn270' ? turnedTree(twice(turn), 'turn180') : twice(turn);
      expect(printSgf([back])).toBe(original);
    }
  });
});

describe('a file stripped', () => {
  const file = '(;SZ[9]GC[g]PB[A]C[c];B[aa]C[d]TR[aa]BM[1]TB[bb];N[n])';

  it('of comments has no words and no judgments, and all of its nodes', () => {
    expect(printSgf([strippedTree(treeFrom(file), ['comments'])])).toContain(
      'SZ[9]PB[A];B[aa]TR[aa]TB[bb];)',
    );
  });

  it('of marks has nothing drawn on its board', () => {
    expect(printSgf([strippedTree(treeFrom(file), ['marks'])])).toContain(';B[aa]BM[1]C[d];N[n])');
    expect(printSgf([strippedTree(treeFrom(file), ['marks', 'comments'])])).toContain(';B[aa];)');
  });
});
