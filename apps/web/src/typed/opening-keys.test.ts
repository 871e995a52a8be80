import { describe, expect, it } from 'vitest';
import { openedBy, type TypedKey } from './opening-keys.ts';

const onBoard = (key: string): TypedKey => ({ key, isChord: false, place: 'board', keys: 'game' });

describe('the line for typed moves is opened', () => {
  it('by / and by ?, from anywhere', () => {
    for (const place of ['board', 'elsewhere'] as const) {
      expect(openedBy({ key: '/', isChord: false, place, keys: 'game' }, '')).toBe('');
      expect(openedBy({ key: '?', isChord: false, place, keys: 'game' }, 'd')).toBe('?');
    }
  });

  it('by a letter beside the board, and by the second one on it', () => {
    expect(openedBy({ key: 'd', isChord: false, place: 'elsewhere', keys: 'game' }, '')).toBe('d');
    expect(openedBy(onBoard('u'), '')).toBeUndefined();
    expect(openedBy(onBoard('n'), 'u')).toBe('un');
    expect(openedBy(onBoard('4'), 'd')).toBeUndefined();
  });

  it('by no key with Control, and none where text is typed', () => {
    expect(openedBy({ key: 'd', isChord: true, place: 'elsewhere', keys: 'game' }, '')).toBeUndefined();
    expect(openedBy({ key: '/', isChord: false, place: 'text', keys: 'game' }, '')).toBeUndefined();
  });

  it('only on the board, where that is chosen', () => {
    for (const key of ['/', '?', 'd'])
      expect(openedBy({ key, isChord: false, place: 'elsewhere', keys: 'board' }, '')).toBeUndefined();
    expect(openedBy({ ...onBoard('/'), keys: 'board' }, '')).toBe('');
    expect(openedBy({ ...onBoard('n'), keys: 'board' }, 'u')).toBe('un');
  });

  it('by no key that has a name, such as Enter', () => {
    expect(openedBy({ key: 'Enter', isChord: false, place: 'elsewhere', keys: 'game' }, '')).toBeUndefined();
  });
});
