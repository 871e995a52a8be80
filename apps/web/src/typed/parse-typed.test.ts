import { geometryOf, printPoint } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { COMMAND_WORDS } from './command.ts';
import { parseTyped } from './parse-typed.ts';

const nine = geometryOf(9);

/** What a line is read as, in short: `play D4`, `chain D4`, `pass`, or the code of the refusal. */
function read(line: string, geometry = nine): string {
  const typed = parseTyped(geometry, line);
  if (!typed.ok) return typed.error.code;
  const { value } = typed;
  const at = 'point' in value && value.point !== undefined ? ` ${printPoint(geometry, value.point)}` : '';
  switch (value.kind) {
    case 'play':
      return `play${at}`;
    case 'order':
      return value.order;
    case 'help':
      return 'help';
    case 'question':
      return `${value.topic}${at}`;
  }
}

describe('a typed line', () => {
  it.each([
    ['d4', 'play D4'],
    ['D4', 'play D4'],
    [' J9 ', 'play J9'],
    ['d 4', 'play D4'],
    ['play d4', 'play D4'],
    ['je joue d4', 'unknown'],
    ['jouer en d4', 'play D4'],
    ['/pass', 'pass'],
    ['Passer', 'pass'],
    ['undo', 'undo'],
    ['annuler', 'undo'],
    ['rétablir', 'redo'],
    ['Resign.', 'resign'],
    ['abandonner', 'resign'],
    ['oui', 'yes'],
    ['?', 'help'],
    ['aide', 'help'],
    ['last move', 'last'],
    ['dernier coup ?', 'last'],
    ['chain', 'chain'],
    ['chain at d4', 'chain D4'],
    ['D4 chaîne', 'chain D4'],
    ['liberties here', 'liberties'],
    ['libertés de la chaîne en d4', 'unknown'],
    ['libertés en d4', 'liberties D4'],
    ['chains in atari', 'ataris'],
    ['chaînes en atari', 'ataris'],
    ['score', 'score'],
    ['whose turn?', 'turn'],
    ['à qui', 'turn'],
    ['prises', 'captures'],
    ['clock', 'clocks'],
    ['coups', 'moves'],
  ])('“%s” is read as %s', (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  it('is read on the board that is played on', () => {
    expect(read('q16', geometryOf(19))).toBe('play Q16');
    expect(parseTyped(nine, 'q16')).toEqual({ ok: false, error: { code: 'offBoard', name: 'Q16' } });
    expect(parseTyped(nine, 'd10')).toEqual({ ok: false, error: { code: 'offBoard', name: 'D10' } });
    expect(parseTyped(nine, 'i5')).toEqual({ ok: false, error: { code: 'noColumnI', name: 'I5' } });
  });

  it.each([
    ['undi', ['undo']],
    ['lib', ['liberties']],
    ['retabli', ['redo']],
    ['scroe', ['score']],
    ['xyzzy', []],
  ])('“%s” is unknown; near it are %j', (line, near) => {
    expect(parseTyped(nine, line)).toEqual({ ok: false, error: { code: 'unknown', text: line, near } });
  });

  it('is refused when it is empty, names two points, or a point where none belongs', () => {
    expect(read('  ')).toBe('empty');
    expect(read('d4 e5')).toBe('unknown');
    expect(read('pass d4')).toBe('unknown');
    expect(read('score d4')).toBe('unknown');
  });

  it('means one thing by each word', () => {
    const words = Object.values(COMMAND_WORDS).flat();
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(read(word), word).not.toMatch(/unknown|empty|offBoard/);
  });
});
