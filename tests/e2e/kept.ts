/*
 * A game against the computer that the page has kept, as if it had been played before.
 */
import { BLACK, geometryOf, parsePoint, type RulesetName, WHITE } from '@honte/rules';
import type { Page } from 'playwright-core';

export interface Kept {
  readonly size: number;
  readonly ruleset: RulesetName;
  readonly computer: { readonly color: 'black' | 'white'; readonly level: 'easy' | 'medium' | 'hard' };
  /** Points and passes in turn, Black's first. */
  readonly moves: readonly (string | 'pass')[];
  readonly goal?: 'firstCapture';
}

/** Puts the game where the page keeps its games, and goes there. The page must have been opened. */
export async function openKept(page: Page, { size, ruleset, computer, moves, goal }: Kept): Promise<void> {
  const events = moves.map((name, i) => {
    const by = i % 2 === 0 ? BLACK : WHITE;
    if (name === 'pass') return { kind: 'passed', by, at: 0 };
    const found = parsePoint(geometryOf(size), name);
    if (!found.ok) throw new Error(name);
    return { kind: 'played', by, at: 0, point: found.value };
  });
  const played = { ...computer, color: computer.color === 'black' ? BLACK : WHITE };
  const sheet = { size, ruleset, komi: 6.5, black: '', white: '', computer: played, goal };
  const game = { id: 'kept', sheet, begunAt: 1, changedAt: 1 };
  await page.getByRole('grid').waitFor();
  await page.evaluate(
    async ({ game, events }) => {
      const opening = indexedDB.open('honte');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const writing = opening.result.transaction(['games', 'events'], 'readwrite');
      writing.objectStore('games').put(game);
      events.forEach((event, index) => {
        writing.objectStore('events').put({ game: game.id, index, event });
      });
      await new Promise((resolve) => writing.addEventListener('complete', resolve));
      opening.result.close();
    },
    { game, events },
  );
  await page.goto(new URL('#/game/kept', page.url()).href);
}
