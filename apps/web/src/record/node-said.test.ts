import { describe, expect, it } from 'vitest';
import { texts as page } from '../text/en/index.ts';
import { record } from '../text/en/record.ts';
import { annotationsHere, saidOf } from './node-said.ts';
import { viewerOf } from './record.testing.ts';

const WORDS = { page, record };
const said = (sgf: string, way: string) => {
  const viewer = viewerOf(sgf, way);
  return saidOf(viewer, annotationsHere(viewer), WORDS);
};

describe('what is said at a node', () => {
  it('is the move, its place, and what it takes', () => {
    expect(said('(;SZ[5];B[ba];W[aa];B[ab])', '3')).toMatchObject({
      place: 'Move 3 of 3',
      move: 'Black A4',
      remarks: ['Takes one stone.'],
      warning: '',
    });
  });

  it.each([
    ['TM[60]', 'BL[3675]', 'Black has 1:01:15 left.'],
    ['TM[60]OT[5x30 byo-yomi]', 'BL[28]OB[3]', 'Black has 0:28 left in a period, of 3.'],
    ['TM[60]OT[5x30 byo-yomi]', 'BL[9.5]OB[1]', 'Black has 9.5 left in the last period.'],
    ['TM[60]OT[10/300 Canadian]', 'WL[252]OW[4]', 'White has 4:12 left for 4 stones.'],
    ['TM[60]', 'WL[0]', 'White has no time left.'],
  ])('is the time left, by a clock of %s: %s', (settings, left, sentence) => {
    expect(said(`(;SZ[5]${settings};B[ba]${left})`, '1').remarks).toEqual([sentence]);
  });

  it('is a hint that was shown there', () => {
    expect(said('(;SZ[5];B[ba]HINT[cc];W[cc])', '1').remarks).toEqual(['A hint was shown here: C3.']);
    expect(said('(;SZ[5]HINT[];B[ba])', '').remarks).toEqual(['A hint was shown here: to pass.']);
  });
});
