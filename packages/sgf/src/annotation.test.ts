import { nodeOf, startOfTree } from '@honte/game';
import { BLACK, printPoint, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { annotationsOf } from './annotation.ts';
import { infoOf } from './game-info.ts';
import { lastOf, recordFrom } from './record.testing.ts';

function annotations(text: string, size = 9) {
  const record = recordFrom(`(;SZ[${size}]TM[60]OT[5x30 byo-yomi];${text})`);
  const { geometry } = startOfTree(record.tree);
  return annotationsOf(geometry, nodeOf(record.tree, lastOf(record)).note, infoOf(record).time);
}
const { geometry } = startOfTree(recordFrom('(;SZ[9])').tree);
const names = (points: Iterable<number> | undefined) =>
  points && [...points].map((p) => printPoint(geometry, p as never)).join(' ');

describe('the annotations of a node', () => {
  it('are none where it has none', () => {
    expect(annotations('B[ee]')).toEqual({
      comment: '',
      name: '',
      marks: [],
      labels: [],
      arrows: [],
      dimmed: undefined,
      visible: undefined,
      territory: { black: [], white: [] },
      position: undefined,
      move: undefined,
      hotspot: undefined,
      value: undefined,
      figure: undefined,
      moveNumber: undefined,
      numbering: undefined,
      hint: undefined,
      left: { black: undefined, white: undefined },
    });
  });

  it('are texts without their escapes', () => {
    const { comment, name } = annotations('C[a\\]b\nc\\\\]N[one\ntwo]');
    expect([comment, name]).toEqual(['a]b\nc\\', 'one two']);
  });

  it('are marks on points, rectangles spelt out', () => {
    const { marks } = annotations('TR[aa:ba]SQ[ee]CR[ff][gg]MA[hh]SL[ii]');
    expect(marks.map(({ kind, point }) => `${kind} ${names([point])}`)).toEqual([
      'triangle A9',
      'triangle B9',
      'square E5',
      'circle F4',
      'circle G3',
      'cross H2',
      'selected J1',
    ]);
  });

  it('are moves that Honte advised', () => {
    const hints = ['cc', '', 'zz'].map((value) => annotations(`B[ee]HINT[${value}]`).hint);
    expect(hints.map((hint) => (typeof hint === 'number' ? names([hint]) : hint))).toEqual([
      'C7',
      'pass',
      undefined,
    ]);
  });

  it('are labels, arrows and lines', () => {
    const { labels, arrows } = annotations('LB[aa:1][bb:x\\:y][zz:no][cc]AR[aa:bb]LN[cc:dd][ee]');
    expect(labels.map(({ point, text }) => `${names([point])}=${text}`)).toEqual(['A9=1', 'B8=x:y']);
    expect(arrows.map(({ kind, from, to }) => `${kind} ${names([from, to])}`)).toEqual([
      'arrow A9 B8',
      'line C7 D6',
    ]);
  });

  it('are points dimmed and shown, until an empty list ends that', () => {
    expect(names(annotations('DD[aa:ca]').dimmed)).toBe('A9 B9 C9');
    expect(annotations('DD[]VW[]')).toMatchObject({ dimmed: [], visible: [] });
    expect(names(annotations('VW[aa:bb]').visible)).toBe('A9 B9 A8 B8');
  });

  it('are territories', () => {
    const { territory } = annotations('TB[aa][ba]TW[ii]');
    expect([names(territory.black), names(territory.white)]).toEqual(['A9 B9', 'J1']);
  });

  it('are judgments of the position and of the move', () => {
    expect(annotations('GB[1]BM[2]')).toMatchObject({
      position: { kind: 'good', color: BLACK, strength: 1 },
      move: { kind: 'bad', strength: 2 },
    });
    expect(annotations('GW[2]TE[1]')).toMatchObject({
      position: { kind: 'good', color: WHITE, strength: 2 },
      move: { kind: 'tesuji', strength: 1 },
    });
    expect(annotations('DM[1]DO[]').position).toEqual({ kind: 'even', strength: 1 });
    expect(annotations('DM[1]DO[]').move).toEqual({ kind: 'doubtful' });
    expect(annotations('UC[2]IT[]')).toMatchObject({
      position: { kind: 'unclear', strength: 2 },
      move: { kind: 'interesting' },
    });
    expect(annotations('BM[1]TE[1]').move).toEqual({ kind: 'doubtful' });
  });

  it('are values, figures, numbers and places of interest', () => {
    expect(annotations('HO[2]V[-3.5]FG[257:Figure 1]MN[10]PM[2]')).toMatchObject({
      hotspot: 2,
      value: -3.5,
      figure: 'Figure 1',
      moveNumber: 10,
      numbering: 2,
    });
    expect(annotations('HO[1]FG[]')).toMatchObject({ hotspot: 1, figure: '' });
  });

  it('are what the players have left', () => {
    expect(annotations('B[aa]BL[12.5]OB[3]WL[100]').left).toEqual({
      black: { kind: 'byoyomi', periods: 3, periodMs: 12_500 },
      white: { kind: 'main', mainMs: 100_000 },
    });
  });
});
