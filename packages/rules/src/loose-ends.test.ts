import { describe, expect, it } from 'vitest';
import { looseEndsOf } from './loose-ends.ts';
import { at, board, names } from './position.testing.ts';

interface Named {
  readonly dame: string;
  readonly open: number;
  /** Such as `W C3: cut at C3 takes D4 D5, once filled`. */
  readonly defenses: string[];
}

function left(drawing: string, dead: string[] = [], seki: string[] = []): Named {
  const { geometry, stones } = board(drawing);
  const points = (all: string[]) => all.map((name) => at(geometry, name));
  const ends = looseEndsOf({ geometry, stones, dead: points(dead), seki: points(seki) });
  const named = (all: readonly number[]) => names(geometry, all as Parameters<typeof names>[1]).join(' ');
  return {
    dame: named(ends.dame),
    open: ends.open.length,
    defenses: ends.defenses.map(
      ({ owner, point, threat, chain, why, onceFilled }) =>
        `${owner === 1 ? 'B' : 'W'} ${named([point])}: ${why} at ${named([threat])} takes ${named(chain)}${onceFilled ? ', once filled' : ''}`,
    ),
  };
}

describe('points between the colors', () => {
  it('are two in the end of a game in four steps, and nothing is left to defend', () => {
    const drawing = `
      . . . X X O . . .
      . O . X O O . X .
      . O O X X O . X .
      . . . X X O . X .
      X X X X . O O O O
      . . . X . O . . .
      . . . X X O . . .
      . . . X O O . . .
      . . . X X O . . .`;
    expect(left(drawing, ['B8', 'H8'])).toEqual({ dame: 'E5 E4', open: 0, defenses: [] });
  });

  it('are not those that a seki shares, marked or seen', () => {
    const drawing = `
      . X O . O X X
      . X O O O X X
      X X O . X X .
      O O O O X X X
      O O . O X X .
      O O O O O X X
      O . O . O X X`;
    expect(left(drawing, [], ['E5', 'D6']).dame).toBe('');
  });

  it('are none where both stones would stand in atari', () => {
    const drawing = `
      X X X X X
      X O O O X
      X O . O X
      X O X O X
      X O . O X
      X O O O X
      X X X X X`;
    expect(left(drawing).dame).toBe('');
  });

  it('are called open where the border is not closed', () => {
    const drawing = `
      . . X O . .
      . . X O . .
      . . . . . .
      . . X O . .
      . . X O . .`;
    const { dame, open } = left(drawing);
    expect([dame, open]).toEqual(['', 22]);
  });
});

describe('a defending stone is needed', () => {
  it('where living stones stand in atari', () => {
    const drawing = `
      . . X O .
      X X X O .
      X O X O .
      X O X O .
      X . O O .`;
    expect(left(drawing).defenses).toEqual(['W B1: atari at B1 takes B3 B2']);
  });

  it('but not for dead stones', () => {
    const drawing = `
      . . X O .
      O X X O .
      X X X O O
      . X . O .
      . X O O .`;
    const { defenses } = left(drawing, ['A4']);
    expect(defenses).toEqual([]);
  });

  it('where a cut takes stones whatever is answered', () => {
    const drawing = `
      . . . . . . .
      X X X X X X X
      X O O . O O O
      X . X . O . O`;
    expect(left(drawing).defenses).toEqual(['W D2: cut at D2 takes B2 C2']);
    const joined = drawing.replace('O O . O', 'O O O O');
    expect(left(joined).defenses.filter((words) => words.startsWith('W'))).toEqual([]);
  });

  it('where stones can be taken once the points between the colors are filled', () => {
    const drawing = `
      . . . . . . . . .
      X X X X X X X X X
      O O O O O X X X X
      . O . O . O . X X`;
    expect(left(drawing)).toEqual({
      dame: 'G1',
      open: 0,
      defenses: ['W E1: ko at E1 takes F1, once filled'],
    });
  });

  it('not where taking would cost more than it brings', () => {
    const snapback = `
      . O O O .
      O X X X O
      O X . O .
      O X X O .
      . O O . .`;
    expect(left(snapback).defenses.filter((words) => words.startsWith('W'))).toEqual([]);
  });

  it('in a ko, which its owner should end', () => {
    const drawing = `
      . X O O .
      X . X O .
      . X O . .
      . . . . .`;
    expect(left(drawing).defenses).toEqual(['B B3: ko at B3 takes C3']);
  });
});
