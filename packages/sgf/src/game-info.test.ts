import { RULESETS } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { infoOf, komiOfText } from './game-info.ts';
import { recordFrom } from './record.testing.ts';

describe('what a record says of its game', () => {
  it('is what stands in the file', () => {
    const info = infoOf(
      recordFrom(
        `(;FF[4]GM[1]SZ[13]AP[own:1.0]PB[Anne]BR[5k]BT[Lyon]PW[Bo]WR[2d]WT[Metz]DT[2026-11-30]PC[Paris]
        EV[Open]RO[3]GN[g1]ON[small knight]AN[Cé]SO[book]US[me]CP[nobody]GC[a\nb]RU[AGA]KM[7.5]HA[0]
        TM[1800]OT[15/300 canadian]RE[B+3.5];B[gg])`,
      ),
    );
    expect(info).toEqual({
      size: { width: 13, height: 13 },
      komi: 7.5,
      handicap: 0,
      rules: 'AGA',
      ruleset: RULESETS.aga,
      goal: 'count',
      result: 'B+3.5',
      outcome: { kind: 'count', lead: 3.5 },
      time: { kind: 'canadian', mainMs: 1_800_000, stones: 15, periodMs: 300_000 },
      overtime: '15/300 canadian',
      players: {
        black: { name: 'Anne', rank: '5k', team: 'Lyon' },
        white: { name: 'Bo', rank: '2d', team: 'Metz' },
      },
      date: '2026-11-30',
      place: 'Paris',
      event: 'Open',
      round: '3',
      name: 'g1',
      opening: 'small knight',
      annotator: 'Cé',
      source: 'book',
      user: 'me',
      copyright: 'nobody',
      comment: 'a\nb',
      application: 'own:1.0',
    });
  });

  it('is nothing where the file says nothing', () => {
    const { players, ...info } = infoOf(recordFrom('(;B[pd])'));
    expect(Object.values(info).filter((value) => value !== undefined)).toEqual([]);
    expect(players.black).toEqual({ name: undefined, rank: undefined, team: undefined });
  });

  it('is kept as text where nobody knows what it means', () => {
    const info = infoOf(recordFrom('(;SZ[9]RU[our own]RE[see comment]KM[]OT[the usual]HA[some])'));
    expect(info).toMatchObject({ rules: 'our own', result: 'see comment', overtime: 'the usual' });
    expect([info.ruleset, info.outcome, info.komi, info.time, info.handicap]).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('may stand further down: on the way to a node, or on the main line', () => {
    const record = recordFrom('(;SZ[9](;PB[one];B[aa])(;PB[two]PW[three];B[bb]))');
    expect(infoOf(record).players.black.name).toBe('one');
    expect(infoOf(record, 4).players).toMatchObject({ black: { name: 'two' }, white: { name: 'three' } });
  });
});

it('a komi in quarters is one in stones, and one of thousands is none', () => {
  expect([komiOfText('3.75'), komiOfText('2.75'), komiOfText('-0.25')]).toEqual([7.5, 5.5, -0.5]);
  expect([komiOfText('6.5'), komiOfText('0'), komiOfText('-3')]).toEqual([6.5, 0, -3]);
  expect(['6.3', '12345', '', 'six', undefined].map(komiOfText)).toEqual(Array(5).fill(undefined));
});
