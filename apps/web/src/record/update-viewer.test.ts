import { movesTo, nodeOf, positionInTree } from '@honte/game';
import { parsePoint, printPoint } from '@honte/rules';
import { printSgf, sgfOf } from '@honte/sgf';
import { describe, expect, it } from 'vitest';
import { sheetFrom } from './game-from.ts';
import { after, recordOfSgf, viewerOf } from './record.testing.ts';
import { isOnMainLine } from './update-viewer.ts';
import type { Viewer, ViewerIntent } from './viewer.ts';
import { printWay } from './way.ts';

const FORKS = '(;SZ[9];B[aa](;W[bb](;B[cc];W[dd])(;B[ee]))(;W[ff];B[gg];W[hh]))';

/** Touches a point. */
function touch(viewer: Viewer, name: string): ViewerIntent {
  const { geometry } = positionInTree(viewer.record.tree, 0);
  const point = parsePoint(geometry, name);
  if (!point.ok) throw new Error(name);
  return { kind: 'pointChosen', point: point.value };
}

const wayOf = ({ record, at }: Viewer) => printWay(record.tree, at);
const textOf = ({ record }: Viewer) =>
  printSgf([sgfOf(record)])
    .replace(/^.*?;.*?SZ/s, '(;SZ')
    .trim();
const movesOf = ({ record, at }: Viewer) => {
  const { geometry } = positionInTree(record.tree, at);
  return movesTo(record.tree, at).map((move) =>
    move.kind === 'pass' ? 'pass' : printPoint(geometry, move.point),
  );
};

describe('going through a record', () => {
  it('stops at its ends', () => {
    const [end, effects] = after(viewerOf(FORKS), { kind: 'stepped', by: 10 });
    expect(wayOf(end)).toBe('4');
    expect(effects).toEqual([{ kind: 'showWay', viewer: end }]);
    expect(after(end, { kind: 'stepped', by: 1 })[1]).toEqual([]);
    expect(wayOf(after(end, { kind: 'stepped', by: -99 })[0])).toBe('');
  });

  it('goes on in the variation that was looked at last', () => {
    const [back] = after(viewerOf(FORKS, '2.2.4'), { kind: 'stepChosen', step: 0 });
    expect(wayOf(after(back, { kind: 'stepped', by: 3 })[0])).toBe('2.2.3');
  });

  it('turns to the next variation of the nearest fork, and no further than the last', () => {
    const [turned] = after(viewerOf(FORKS, '4'), { kind: 'variationTurned', by: 1 });
    expect(wayOf(turned)).toBe('3.2');
    expect(after(turned, { kind: 'variationTurned', by: 1 })[0]).toBe(turned);
    expect(wayOf(after(turned, { kind: 'variationTurned', by: -1 })[0])).toBe('3');
  });

  it.each([
    [3, '3'],
    [0, ''],
    [99, '4'],
  ])('finds move %d', (number, way) => {
    expect(wayOf(after(viewerOf(FORKS, '1'), { kind: 'numberChosen', number })[0])).toBe(way);
  });

  it('opens at an address', () => {
    expect(movesOf(viewerOf(FORKS, '2.2.3'))).toEqual(['A9', 'F4', 'G3']);
  });
});

describe('trying moves in a record', () => {
  it('follows a move that the record has, and adds one that it has not', () => {
    const start = viewerOf(FORKS, '1');
    const [known, followed] = after(start, touch(start, 'F4'));
    expect(wayOf(known)).toBe('2.2');
    expect(followed.map(({ kind }) => kind)).toEqual(['showWay']);
    const [added, effects] = after(start, touch(start, 'J1'));
    expect(wayOf(added)).toBe('2.3');
    expect(effects.map(({ kind }) => kind)).toEqual(['keep', 'showWay']);
    expect(textOf(added)).toContain('(;W[ii])');
  });

  it('is refused what the rules forbid, with the reason', () => {
    const viewer = viewerOf(FORKS, '1');
    const [refused, effects] = after(viewer, touch(viewer, 'A9'));
    expect(refused.notice).toMatchObject({ kind: 'refused', refusal: { kind: 'occupied' }, color: 2 });
    expect([refused.record, effects]).toEqual([viewer.record, []]);
    expect(after(refused, { kind: 'stepped', by: 1 })[0].notice).toEqual({ kind: 'none' });
  });

  it('passes', () => {
    expect(movesOf(after(viewerOf(FORKS, '1'), { kind: 'passChosen' })[0])).toEqual(['A9', 'pass']);
  });

  it('is taken back and brought back', () => {
    const start = viewerOf(FORKS, '1');
    const [added] = after(start, touch(start, 'J1'));
    const [undone] = after(added, { kind: 'undoChosen' });
    expect([textOf(undone), wayOf(undone)]).toEqual([textOf(start), '1']);
    expect(undone.notice).toEqual({ kind: 'undone', deed: 'added' });
    const [redone, effects] = after(undone, { kind: 'redoChosen' });
    expect([textOf(redone), wayOf(redone)]).toEqual([textOf(added), '2.3']);
    expect(effects.map(({ kind }) => kind)).toContain('keep');
    expect(after(start, { kind: 'undoChosen' })[0]).toBe(start);
  });
});

describe('changing a record', () => {
  it('deletes a variation with all after it, and brings it back', () => {
    const [removed] = after(viewerOf(FORKS, '2.2.3'), { kind: 'removeChosen' });
    expect(wayOf(removed)).toBe('2.2');
    expect(textOf(removed)).not.toContain('hh');
    expect(textOf(after(removed, { kind: 'undoChosen' })[0])).toBe(textOf(viewerOf(FORKS)));
  });

  it('never deletes the start', () => {
    const viewer = viewerOf(FORKS);
    expect(after(viewer, { kind: 'removeChosen' })).toEqual([viewer, []]);
  });

  it('makes a variation the main line, the person staying where it was', () => {
    const [main] = after(viewerOf(FORKS, '2.2.3'), { kind: 'mainLineChosen' });
    expect([wayOf(main), isOnMainLine(main)]).toEqual(['3', true]);
    expect(movesOf(main)).toEqual(['A9', 'F4', 'G3']);
    expect(after(main, { kind: 'mainLineChosen' })[0]).toBe(main);
  });

  it('takes what is typed at one node for one change', () => {
    const typed = after(
      viewerOf(FORKS, '2'),
      { kind: 'commentTyped', text: 'a]' },
      { kind: 'commentTyped', text: 'a] \\ b' },
    );
    expect(textOf(typed[0])).toContain('C[a\\] \\\\ b]');
    expect(typed[1]).toEqual([{ kind: 'keep' }]);
    expect(typed[0].past).toHaveLength(1);
    const [undone] = after(typed[0], { kind: 'undoChosen' });
    expect(nodeOf(undone.record.tree, undone.at).note).toEqual(nodeOf(recordOfSgf(FORKS).tree, 2).note);
  });

  it('reads the file again in another encoding, and takes that back', () => {
    const viewer = viewerOf(FORKS, '2');
    expect(after(viewer, { kind: 'encodingChosen', encoding: 'big5' })[1]).toEqual([
      { kind: 'readFile', kept: viewer.kept, encoding: 'big5' },
    ]);
    const record = recordOfSgf('(;SZ[9];B[aa];W[bb]C[x])');
    const kept = { ...viewer.kept, encoding: { ...viewer.kept.encoding, encoding: 'big5' } };
    const [read] = after(viewer, { kind: 'readAgain', kept, record });
    expect([wayOf(read), read.record, read.kept]).toEqual(['2', record, kept]);
    expect(after(read, { kind: 'undoChosen' })[0].kept).toEqual(viewer.kept);
  });
});

describe('a game from a position of a record', () => {
  it('has its stones, its turn, its rules and its komi', () => {
    const sheet = sheetFrom(viewerOf('(;SZ[9]KM[5.5]RU[Japanese];B[aa];W[bb])', '2'), 'french', undefined);
    expect(sheet).toMatchObject({ size: 9, ruleset: 'japanese', komi: 5.5, computer: undefined });
    expect(sheet.position).toEqual({ stones: `X${'.'.repeat(9)}O${'.'.repeat(70)}`, turn: 1 });
  });

  it('has the given rules and their komi where the record names none, the computer answering', () => {
    const sheet = sheetFrom(viewerOf('(;SZ[9];B[aa])', '1'), 'french', 'easy');
    expect(sheet).toMatchObject({ ruleset: 'french', komi: 7.5, computer: { color: 1, level: 'easy' } });
  });

  it('gives prisoners back as komi where they count', () => {
    const taken = '(;SZ[9]KM[0]RU[Japanese];W[aa];B[ab];W[ii];B[ba])';
    expect(sheetFrom(viewerOf(taken, '4'), 'french', undefined).komi).toBe(-1);
  });
});

describe('what another tab did', () => {
  const other = recordOfSgf('(;SZ[9];B[aa];W[bb]C[theirs];B[cc])');

  it('is shown at the same place, kept already, and can be taken back', () => {
    const viewer = viewerOf('(;SZ[9];B[aa];W[bb])', '2');
    const kept = { ...viewer.kept, sgf: 'theirs' };
    const [changed, effects] = after(viewer, { kind: 'changedElsewhere', kept, record: other });
    expect([wayOf(changed), changed.record]).toEqual(['2', other]);
    expect(changed.notice).toEqual({ kind: 'done', deed: 'changedElsewhere' });
    expect(effects.map(({ kind }) => kind)).toEqual(['showWay']);
    const [back, keeping] = after(changed, { kind: 'undoChosen' });
    expect(back.record).toBe(viewer.record);
    expect(keeping).toContainEqual({ kind: 'keep' });
  });

  it('is one deed, however often it went on', () => {
    const viewer = viewerOf('(;SZ[9];B[aa];W[bb])', '2');
    const { kept } = viewer;
    const theirs: ViewerIntent = { kind: 'changedElsewhere', kept, record: other };
    const [changed] = after(viewer, theirs, theirs, { kind: 'undoChosen' });
    expect(changed.record).toBe(viewer.record);
    expect(changed.past).toEqual([]);
  });

  it('may be another name, which stays whatever is taken back', () => {
    const [named] = after(
      viewerOf('(;SZ[9];B[aa])', '1'),
      { kind: 'commentTyped', text: 'mine' },
      { kind: 'renamed', name: 'First lesson' },
      { kind: 'undoChosen' },
    );
    expect(named.kept.name).toBe('First lesson');
  });
});
