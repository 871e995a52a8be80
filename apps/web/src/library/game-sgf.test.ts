import { applyAll, type TimeSettings } from '@honte/game';
import { BLACK, geometryOf, parsePoint, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { firstSheet } from '../game-sheet.ts';
import { newTable } from '../kept-game.ts';
import { sgfOfTable } from './game-sgf.ts';

/** The file of a game of two moves, E5 after 70 s and C3 after 5 s more, with this clock. */
async function fileOf(time: TimeSettings | undefined): Promise<string> {
  const table = newTable('g1', { ...firstSheet('en'), time }, Date.UTC(2026, 10, 30));
  const [first, second] = ['E5', 'C3'].map((name) => {
    const point = parsePoint(geometryOf(9), name);
    if (!point.ok) throw new Error(name);
    return point.value;
  });
  const game = applyAll(table.game, [
    { kind: 'played', by: BLACK, at: 70_000, point: first! },
    { kind: 'played', by: WHITE, at: 75_000, point: second! },
  ]);
  if (!game.ok) throw new Error(game.error.refusal.code);
  return sgfOfTable({ ...table, game: game.value });
}

describe('the file of a game with a clock', () => {
  it('says how it was timed, and what each had left after a move: in overtime, how much of it', async () => {
    const byoyomi = await fileOf({ kind: 'byoyomi', mainMs: 60_000, periods: 3, periodMs: 30_000 });
    expect(byoyomi).toMatch(/TM\[60\]\s*OT\[3x30 byo-yomi\]/);
    expect(byoyomi).toMatch(/;B\[ee\]BL\[30\]OB\[3\]\s*;W\[cg\]WL\[55\]/);
    const canadian = await fileOf({ kind: 'canadian', mainMs: 60_000, stones: 20, periodMs: 300_000 });
    expect(canadian).toMatch(/TM\[60\]\s*OT\[20\/300 Canadian\]/);
    expect(canadian).toMatch(/;B\[ee\]BL\[290\]OB\[19\]/);
    const fischer = await fileOf({
      kind: 'fischer',
      mainMs: 300_000,
      incrementMs: 10_000,
      capMs: undefined,
    });
    expect(fischer).toMatch(/TM\[300\]\s*OT\[10 fischer\]/);
    expect(fischer).toMatch(/;B\[ee\]BL\[240\]\s*;W\[cg\]WL\[305\]/);
  });

  it('says nothing of time where nobody timed it', async () => {
    expect(await fileOf(undefined)).not.toMatch(/TM|OT|BL|WL/);
  });
});
