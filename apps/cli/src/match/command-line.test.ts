import { accept, refuse } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { hasSeed, parseCommandLine, withSeed } from './command-line.ts';

describe('a command line', () => {
  it.each([
    ['gnugo --mode gtp', ['gnugo', '--mode', 'gtp']],
    ['  a\t b  ', ['a', 'b']],
    ['"C:\\Program Files\\gnugo" --mode gtp', ['C:\\Program Files\\gnugo', '--mode', 'gtp']],
    [`a 'b "c"' "d 'e'"`, ['a', 'b "c"', "d 'e'"]],
    ['a --name="x y"z ""', ['a', '--name=x yz', '']],
    ['a $HOME | b; c', ['a', '$HOME', '|', 'b;', 'c']],
  ])('%s falls into its words', (line, words) => {
    expect(parseCommandLine(line)).toEqual(accept(words));
  });

  it('is refused when empty or with an open quote', () => {
    expect(parseCommandLine(' ')).toEqual(refuse('it is empty'));
    expect(parseCommandLine('a "b')).toEqual(refuse('a quote is left open: "'));
  });

  it('may hold a place for the number of the game', () => {
    const words = ['gnugo', '--seed', '{seed}', 'x{seed}{seed}'];
    expect([hasSeed(words), hasSeed(['gnugo'])]).toEqual([true, false]);
    expect(withSeed(words, 12)).toEqual(['gnugo', '--seed', '12', 'x1212']);
  });
});
