import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDiagram, printDiagram, printRows } from './diagram.ts';
import { geometryOf } from './geometry.ts';
import { board } from './position.testing.ts';

const rowsOf = (text: string) => {
  const { geometry, stones } = board(text);
  return printRows(geometry, stones);
};
const refusal = (text: string) => {
  const result = parseDiagram(text);
  return result.ok ? printRows(result.value.geometry, result.value.stones) : result.error;
};

describe('a diagram', () => {
  it('is read row by row from the top', () => {
    const { geometry, stones } = board('X.O\n.X.');
    expect([geometry.width, geometry.height]).toEqual([3, 2]);
    expect([...stones]).toEqual([1, 0, 2, 0, 1, 0]);
  });

  it('may be set with any of its signs', () => {
    expect(rowsOf('Xx#Bb●\nOoWw○O\n.+,·..')).toEqual(['XXXXXX', 'OOOOOO', '......']);
  });

  it('may have spaces, tabs, blank lines and any line ends', () => {
    expect(rowsOf('\n  X . O\r\n\r\n\t. X\t.\r  ..O  \n\n')).toEqual(['X.O', '.X.', '..O']);
  });

  it('may have row numbers at either side, and letters above and below', () => {
    const text = `
         A B C D E F G H J K
      10 . . . . . . . . . . 10
       9 X O . . . . . . . .  9
         a b c d e f g h j k`;
    expect(rowsOf(text)).toEqual(['..........', 'XO........']);
  });

  it('may have a frame', () => {
    const text = `
      +-------+
      | . X . |
      | O . . |
      +-------+`;
    expect(rowsOf(text)).toEqual(['.X.', 'O..']);
    expect(rowsOf('|-+-|\n2|X.|2\n1|.O|1\n -----')).toEqual(['X.', '.O']);
  });

  it('may have rows of star points alone', () => {
    expect(rowsOf('+++\n+++')).toEqual(['...', '...']);
    expect(rowsOf('+')).toEqual(['.']);
  });

  it('of one column keeps apart its letter and its stones', () => {
    expect(rowsOf('  A\n2 X\n1 O\n  A')).toEqual(['X', 'O']);
  });

  it('is refused at the line and column of a sign that is none', () => {
    expect(refusal('X.O\n.?.')).toEqual({ code: 'unknownSign', line: 2, column: 2 });
    expect(refusal('\n\n 9 . Z')).toEqual({ code: 'unknownSign', line: 3, column: 6 });
    expect(refusal('10 | X @ |')).toEqual({ code: 'unknownSign', line: 1, column: 8 });
    expect(refusal('X5O')).toEqual({ code: 'unknownSign', line: 1, column: 2 });
    expect(refusal('X-O')).toEqual({ code: 'unknownSign', line: 1, column: 2 });
    expect(refusal('X|O')).toEqual({ code: 'unknownSign', line: 1, column: 2 });
    expect(refusal('?')).toEqual({ code: 'unknownSign', line: 1, column: 1 });
    expect(refusal('X.\r\n.Q')).toEqual({ code: 'unknownSign', line: 2, column: 2 });
  });

  it('is refused at the first row that is longer or shorter than the first', () => {
    expect(refusal('X.O\n..')).toEqual({ code: 'unevenRows', line: 2, column: 1 });
    expect(refusal('X.O\n\n...\n....')).toEqual({ code: 'unevenRows', line: 4, column: 1 });
  });

  it('is refused when it holds no row', () => {
    for (const text of ['', '\n \n', '+---+\n+---+', 'A B C', '9', '| |'])
      expect([text, refusal(text)]).toEqual([text, { code: 'empty', line: 1, column: 1 }]);
  });

  it('is refused when no board is so large', () => {
    const size = { code: 'size', line: 1, column: 1 };
    expect(refusal('.'.repeat(26))).toEqual(size);
    expect(refusal('.\n'.repeat(26))).toEqual(size);
    expect(rowsOf('.\n'.repeat(25))).toHaveLength(25);
    expect(rowsOf('.'.repeat(25))).toEqual(['.'.repeat(25)]);
  });

  it('is refused at once, however long a line is', () => {
    const gap = ' '.repeat(100_000);
    const digits = '1'.repeat(100_000);
    expect(refusal(`.${gap}?`)).toEqual({ code: 'unknownSign', line: 1, column: 100_002 });
    expect(refusal(`.${digits}?`)).toEqual({ code: 'unknownSign', line: 1, column: 2 });
    expect(refusal(`${gap}|${gap}|${gap}?`)).toEqual({ code: 'unknownSign', line: 1, column: 200_002 });
  });

  it('is printed with its coordinates', () => {
    const { geometry, stones } = board('X.O\n.X.');
    expect(printDiagram(geometry, stones)).toBe('2 X . O\n1 . X .\n  A B C');
    expect(printDiagram(geometryOf(1, 10), new Uint8Array(10)).split('\n').slice(-3)).toEqual([
      ' 2 .',
      ' 1 .',
      '   A',
    ]);
  });

  it('is read as it was printed, on boards of every size', () => {
    const side = fc.integer({ min: 1, max: 25 });
    const property = fc.property(side, side, fc.infiniteStream(fc.nat(2)), (width, height, signs) => {
      const geometry = geometryOf(width, height);
      const stones = Uint8Array.from([...signs.take(geometry.points)]);
      for (const text of [printDiagram(geometry, stones), printRows(geometry, stones).join('\n')])
        expect(parseDiagram(text)).toEqual({ ok: true, value: { geometry, stones } });
    });
    fc.assert(property, { seed: 3, numRuns: 100 });
  });

  it('never throws, whatever the text', () => {
    const sign = fc.constantFrom(...'XO.+-| \n\r9A?●');
    const text = fc.oneof(
      fc.string(),
      fc.array(sign, { maxLength: 60 }).map((signs) => signs.join('')),
    );
    const property = fc.property(text, (any) => {
      const result = parseDiagram(any);
      if (result.ok) expect(result.value.stones).toHaveLength(result.value.geometry.points);
      else expect(result.error.line).toBeLessThanOrEqual(any.split(/\r\n|\r|\n/).length);
    });
    fc.assert(property, { seed: 4, numRuns: 500 });
  });
});
