import { describe, expect, it } from 'vitest';
import { firstSettings, readSettings } from './settings.ts';
import { asksToPass, dressOf, touchOf } from './ui/board-settings.ts';

const FIRST = firstSettings('en');

describe('kept settings', () => {
  it('come back as they were', () => {
    const chosen = {
      ...FIRST,
      language: 'fr',
      theme: 'dark',
      board: 'paper',
      coordinates: 'never',
      touch: 'always',
      keys: 'board',
      motion: 'off',
      marks: ['atari', 'forbidden'],
      sound: true,
      volume: 35,
    } as const;
    expect(readSettings(JSON.parse(JSON.stringify(chosen)), FIRST)).toEqual(chosen);
  });

  it('fall back, each for itself, where they are missing or foreign', () => {
    const kept = { theme: 'purple', board: 'paper', coordinates: true, marks: ['atari', 'x'], volume: 0 };
    expect(readSettings(kept, FIRST)).toEqual({ ...FIRST, board: 'paper', marks: ['atari'] });
    for (const nothing of [null, undefined, 7, 'x', []]) expect(readSettings(nothing, FIRST)).toEqual(FIRST);
  });

  it('are silent, and mark nothing, until somebody asks', () => {
    expect(FIRST).toMatchObject({ sound: false, marks: [] });
  });
});

describe('on a board, settings', () => {
  it('show coordinates on large screens, on all, or on none', () => {
    const on = (coordinates: typeof FIRST.coordinates) =>
      [true, false].map((isWide) => dressOf({ ...FIRST, coordinates }, isWide).hasCoordinates);
    expect([on('auto'), on('always'), on('never')]).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ]);
  });

  it('have the board follow a theme of high contrast', () => {
    expect(dressOf({ ...FIRST, board: 'paper' }, true).look).toBe('paper');
    expect(dressOf({ ...FIRST, board: 'paper', theme: 'contrast' }, true).look).toBe('contrast');
  });

  it('guard a finger, and no other pointer, against passing by a slip', () => {
    const asks = (touch: typeof FIRST.touch, pointer: string, isSmall: boolean) =>
      asksToPass({ ...FIRST, touch }, pointer, isSmall);
    expect([asks('auto', 'touch', true), asks('auto', 'touch', false)]).toEqual([true, false]);
    expect([asks('always', 'touch', false), asks('never', 'touch', true)]).toEqual([true, false]);
    expect([asks('always', 'mouse', true), asks('always', 'keyboard', true)]).toEqual([false, false]);
    expect((['auto', 'always', 'never'] as const).map((touch) => touchOf({ ...FIRST, touch }))).toEqual([
      'auto',
      'lens',
      'tap',
    ]);
  });
});
