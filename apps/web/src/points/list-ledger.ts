/*
 * Draws up the ledger from all games on the device, one after the other; between them the page has its turn.
 */
import type { GamesStore } from '../games-store.ts';
import { readTable } from '../kept-game.ts';
import { keptEarnings } from './earnings-store.ts';
import { type Ledger, type LedgerLine, ledgerLine, linesLeft } from './ledger.ts';

/** How long the page may wait for its turn. */
const TURN_MS = 12;

/**
 * Linear in all that was ever played. Without storage, an empty ledger.
 *
 * @param show given the ledger as far as it is drawn up, and in the end all of it.
 * @param isWanted whether anybody still waits for it.
 */
export async function listLedger(
  games: GamesStore,
  show: (ledger: Ledger) => void,
  isWanted: () => boolean,
): Promise<void> {
  const headings = await games.list().catch(() => []);
  const left = linesLeft(keptEarnings(), new Set(headings.map(({ id }) => id)));
  const lines: LedgerLine[] = [];
  const shown = (isWhole: boolean): Ledger => ({
    lines: [...lines, ...left].sort((a, b) => b.endedAt - a.endedAt),
    isWhole,
  });
  let lastTurn = performance.now();
  for (const { id, changedAt } of headings) {
    const table = readTable(await games.find(id).catch(() => undefined));
    const line = table && ledgerLine(table, changedAt);
    if (line) lines.push(line);
    if (performance.now() - lastTurn < TURN_MS) continue;
    if (!isWanted()) return;
    show(shown(false));
    await new Promise((resolve) => setTimeout(resolve));
    lastTurn = performance.now();
  }
  if (isWanted()) show(shown(true));
}
