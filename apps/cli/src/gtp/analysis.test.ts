import type { Candidate, Report } from '@honte/engine';
import { BLACK, type Color, geometryOf, type Move, parsePoint, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { parseAnalysis, printKata, printLz } from './analysis.ts';

const geometry = geometryOf(3);

function play(color: Color, name: string): Move {
  const point = parsePoint(geometry, name);
  if (!point.ok) throw new Error(name);
  return { kind: 'play', color, point: point.value };
}

/** White to move; 60 % and a lead of 2.5 for Black after A1, nothing tried of a pass. */
const REPORT: Report = {
  turn: WHITE,
  visits: 101,
  winrate: 0.6,
  lead: 2.5,
  ownership: Float32Array.of(1, 0.5, 0, -0.25, 0, 0, 0, 0, -1),
  candidates: [
    {
      move: play(WHITE, 'A1'),
      visits: 100,
      winrate: 0.6,
      lead: 2.5,
      prior: 0.125,
      line: [play(WHITE, 'A1'), { kind: 'pass', color: BLACK }, play(WHITE, 'C3')],
    },
    {
      move: { kind: 'pass', color: WHITE },
      visits: 0,
      winrate: 0.6,
      lead: 2.5,
      prior: 0.5,
      line: [{ kind: 'pass', color: WHITE }],
    } satisfies Candidate,
  ],
};

function wanted(words: string, turn: Color = WHITE) {
  const parsed = parseAnalysis(words === '' ? [] : words.split(' '), turn);
  return parsed.ok ? parsed.value : parsed.error;
}

function kata(words: string, report = REPORT): string {
  const asked = parseAnalysis(words.split(' '), WHITE);
  return asked.ok ? printKata(report, asked.value, geometry) : asked.error;
}

describe('what a client asks of an analysis', () => {
  const usual = {
    color: WHITE,
    intervalMs: 1000,
    least: 0,
    most: Number.POSITIVE_INFINITY,
    ownership: false,
    rootInfo: false,
  };

  it.each([
    ['', {}],
    ['b', { color: BLACK }],
    ['B 50', { color: BLACK, intervalMs: 500 }],
    ['25', { intervalMs: 250 }],
    ['0', { intervalMs: 10 }],
    ['interval 10 minmoves 3 maxmoves 7', { intervalMs: 100, least: 3, most: 7 }],
    ['white 10 ownership true rootInfo true', { intervalMs: 100, ownership: true, rootInfo: true }],
    ['ownership false movesOwnership true pvVisits true', {}],
  ])('"%s"', (words, differing) => {
    expect(wanted(words)).toEqual({ ...usual, ...differing });
  });

  it.each([
    ['avoid b C3 1', 'avoid is not supported'],
    ['10 allow w A1,B2 1', 'allow is not supported'],
    ['red', 'syntax error'],
    ['interval', 'syntax error'],
    ['interval fast', 'syntax error'],
    ['maxmoves -1', 'syntax error'],
    ['ownership maybe', 'syntax error'],
  ])('"%s" is refused', (words, why) => {
    expect(wanted(words)).toBe(why);
  });
});

describe('a line of analysis', () => {
  it('is what KataGo writes, seen by the player to move', () => {
    expect(kata('10')).toBe(
      'info move A1 visits 100 winrate 0.400000 scoreMean -2.500 scoreLead -2.500 prior 0.125000 ' +
        'lcb 0.302020 order 0 pv A1 pass C3',
    );
  });

  it('adds moves that were not tried, the root and who owns what, when asked for', () => {
    expect(kata('minmoves 2 rootInfo true ownership true')).toBe(
      `${kata('10')} info move pass visits 0 winrate 0.400000 scoreMean -2.500 scoreLead -2.500 ` +
        'prior 0.500000 lcb 0.000000 order 1 pv pass ' +
        'rootInfo visits 101 winrate 0.400000 scoreMean -2.500 scoreLead -2.500 ' +
        'ownership -1.000000 -0.500000 0.000000 0.250000 0.000000 0.000000 0.000000 0.000000 1.000000',
    );
    expect(kata('minmoves 2 maxmoves 1')).toBe(kata('10'));
  });

  it('is what Leela Zero writes, in ten thousandths', () => {
    const asked = parseAnalysis([], WHITE);
    if (!asked.ok) throw new Error(asked.error);
    expect(printLz(REPORT, asked.value, geometry)).toBe(
      'info move A1 visits 100 winrate 4000 prior 1250 lcb 3020 order 0 pv A1 pass C3',
    );
  });

  it('has Black’s own view when Black is to move', () => {
    expect(kata('10', { ...REPORT, turn: BLACK })).toContain('winrate 0.600000 scoreMean 2.500');
  });

  it('is empty before anything was tried', () => {
    expect(kata('10 ownership true', { ...REPORT, candidates: [] })).toBe('');
  });
});
