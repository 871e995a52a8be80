/*
 * A game that the page has kept, as if it had been played before: against the computer or between two people.
 */
import { BLACK, geometryOf, parsePoint, type RulesetName, WHITE } from '@honte/rules';
import type { Page } from 'playwright-core';

export interface Kept {
  readonly id?: string;
  readonly size: number;
  readonly ruleset: RulesetName;
  readonly komi?: number;
  /** Two people play when it is left out. */
  readonly computer?: { readonly color: 'black' | 'white'; readonly level: 'easy' | 'medium' | 'hard' };
  /** The board that it begins with: `.`, `X`, `O`, row by row from the top left; empty when left out. */
  readonly stones?: string;
  /** Points and passes in turn, Black's first. */
  readonly moves: readonly (string | 'pass')[];
  readonly goal?: 'firstCapture';
  /** A stone of each chain that was marked dead, and taken for alive again. */
  readonly dead?: readonly string[];
  readonly alive?: readonly string[];
}

/** Puts the game where the page keeps its games, and goes there. The page must have been opened. */
export async function openKept(page: Page, kept: Kept): Promise<void> {
  const {
    id = 'kept',
    size,
    ruleset,
    komi = 6.5,
    computer,
    stones,
    moves,
    goal,
    dead = [],
    alive = [],
  } = kept;
  const at = (name: string) => {
    const found = parsePoint(geometryOf(size), name);
    if (!found.ok) throw new Error(name);
    return found.value;
  };
  const played = moves.map((name, i) => {
    const by = i % 2 === 0 ? BLACK : WHITE;
    return name === 'pass' ? { kind: 'passed', by, at: 0 } : { kind: 'played', by, at: 0, point: at(name) };
  });
  const marks = (kind: string, names: readonly string[]) =>
    names.map((name) => ({ kind, by: BLACK, at: 0, point: at(name) }));
  const events = [...played, ...marks('markedDead', [...dead, ...alive]), ...marks('markedAlive', alive)];
  const position = stones === undefined ? undefined : { stones, turn: BLACK };
  const player = computer && { ...computer, color: computer.color === 'black' ? BLACK : WHITE };
  const sheet = { size, ruleset, komi, black: '', white: '', computer: player, position, goal };
  const game = { id, sheet, begunAt: 1, changedAt: 1 };
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
  await page.goto(new URL(`#/game/${id}`, page.url()).href);
}
