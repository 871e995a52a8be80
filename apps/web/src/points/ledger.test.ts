import { apply, type Event } from '@honte/game';
import { BLACK, type Color, type Point, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { firstSheet } from '../game-sheet.ts';
import { newTable, type Table } from '../kept-game.ts';
import { points } from '../text/en/points.ts';
import { earningSentence } from './earning-sentence.ts';
import { keptEarningOf, readKeptEarning } from './kept-earning.ts';
import { ledgerLine, linesLeft, totalOf } from './ledger.ts';

/** A game on two columns that Black has won against Medium, or has not ended. */
function wonTable(id: string, ...last: readonly Event[]): Table {
  const sheet = { ...firstSheet('en'), computer: { color: WHITE, level: 'medium' } } as const;
  let table = newTable(id, sheet, 1);
  const plays = Array.from({ length: 12 }, (_, i): Event => {
    const by: Color = i % 2 === 0 ? BLACK : WHITE;
    return { kind: 'played', by, at: 0, point: ((i % 2) * 4 + 9 * Math.floor(i / 2)) as Point };
  });
  for (const event of [...plays, ...last]) {
    const next = apply(table.game, event);
    if (!next.ok) throw new Error(next.error.code);
    table = { ...table, game: next.value };
  }
  return table;
}

const GIVEN_UP: Event = { kind: 'resigned', by: WHITE, at: 0 };

describe('the ledger', () => {
  it('has a line for each finished game, and adds them up', () => {
    const line = ledgerLine(wonTable('a', GIVEN_UP), 5);
    expect(line).toMatchObject({ id: 'a', endedAt: 5, size: 9, level: 'medium', isDeleted: false });
    expect(ledgerLine(wonTable('b'), 5)).toBeUndefined();
    expect(totalOf(line ? [line, line] : [])).toBe(20);
  });

  it('keeps the points of a deleted game, and counts none twice that comes back', () => {
    const table = wonTable('a', GIVEN_UP);
    const kept = keptEarningOf(table, 5);
    if (!kept) throw new Error('nothing is kept');
    expect(linesLeft([kept], new Set())).toMatchObject([
      { id: 'a', isDeleted: true, earning: { points: 10 } },
    ]);
    expect(linesLeft([kept], new Set(['a']))).toEqual([]);
  });

  it('keeps nothing of a deleted game that earned nothing', () => {
    expect(keptEarningOf(wonTable('a'), 5)).toBeUndefined();
    expect(keptEarningOf(wonTable('a', { kind: 'aborted', at: 0 }), 5)).toBeUndefined();
  });
});

describe('what was kept of a deleted game', () => {
  const kept = keptEarningOf(wonTable('a', GIVEN_UP), 5);

  it('reads back', () => {
    expect(readKeptEarning(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('is not read when it is broken or does not add up', () => {
    const broken: unknown[] = [
      undefined,
      'x',
      { ...kept, level: 'god' },
      { ...kept, id: 7 },
      { ...kept, earning: { ...kept?.earning, points: 1000 } },
      { ...kept, earning: { ...kept?.earning, value: -1 } },
      { ...kept, earning: { ...kept?.earning, outcome: 'cheated' } },
    ];
    for (const data of broken) expect(readKeptEarning(data)).toBeUndefined();
  });
});

describe('why a game earned what it did', () => {
  it('is said in a sentence', () => {
    const earned = { kind: 'earned', outcome: 'won', value: 10 } as const;
    expect(earningSentence(points, { ...earned, hints: 0, price: 0, points: 10 })).toBe('A win: 10.');
    expect(earningSentence(points, { ...earned, hints: 1, price: 0, points: 10 })).toBe(
      'A win: 10. One hint, free.',
    );
    expect(earningSentence(points, { ...earned, hints: 3, price: 3, points: 7 })).toBe(
      'A win: 10. 3 hints: −3.',
    );
    const low = { kind: 'earned', outcome: 'lost', value: 1, hints: 3, price: 3, points: 0 } as const;
    expect(earningSentence(points, low)).toBe('Played to the end: 1. 3 hints: −1.');
    expect(earningSentence(points, { kind: 'nothing', why: 'tooShort', leastPlies: 21 })).toContain(
      '21 moves',
    );
    expect(earningSentence(points, { kind: 'nothing', why: 'undone' })).toContain('taken back');
  });
});
