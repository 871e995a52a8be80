import { describe, expect, it } from 'vitest';
import { Board } from './board.ts';
import { groupAt } from './group.ts';
import { at, board, names } from './position.testing.ts';

function group(name: string, drawing: string): string {
  const { geometry, stones } = board(drawing);
  return names(geometry, groupAt(Board.of(geometry, stones), at(geometry, name))).join(' ');
}

describe('a group', () => {
  it('is a chain where nothing else is near, and nothing on an empty point', () => {
    const drawing = `
      . . . . .
      . X X . .
      . . . . .
      . . . . X`;
    expect(group('B3', drawing)).toBe('B3 C3');
    expect(group('A1', drawing)).toBe('');
  });

  it('holds stones set diagonally, which have two points to join at', () => {
    const drawing = `
      . . . .
      . X . .
      . . X .
      . . . .`;
    expect(group('B3', drawing)).toBe('B3 C2');
  });

  it('ends where the opponent has taken one of the two points', () => {
    const drawing = `
      . . . .
      . X O .
      . . X .
      . . . .`;
    expect(group('B3', drawing)).toBe('B3');
  });

  it('ends at a jump of one point, which can be cut', () => {
    const drawing = `
      . . . . .
      . X . X .
      . . . . .`;
    expect(group('B2', drawing)).toBe('B2');
  });

  it('reaches over a point on which a cutting stone would be taken at once', () => {
    const drawing = `
      . X X .
      . X . .
      . . X X
      O . . .`;
    expect(group('B4', drawing)).toBe('B4 C4 B3 C2 D2');
    const hanging = `
      X . X
      X X X
      O O O`;
    expect(group('A3', hanging)).toBe('A3 C3 A2 B2 C2');
  });

  it('holds all chains around two eyes', () => {
    const drawing = `
      . X . X O
      X X X X O
      X O O O O
      . X O . .
      X X O . .`;
    expect(group('B5', drawing)).toBe('B5 D5 A4 B4 C4 D4 A3');
    expect(group('A1', drawing)).toBe('B2 A1 B1');
  });
});
