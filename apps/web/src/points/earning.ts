/*
 * What a finished game earns, and why. A pure function of the game, so that nothing is earned twice.
 */
import { phaseOf, plyOf, resultOf, usedHints, winnerOf } from '@honte/game';
import { type Color, ofColor, opponent } from '@honte/rules';
import type { Table } from '../kept-game.ts';
import { undosOf } from './undos.ts';
import { HINTS, type Outcome, valuesOf } from './values.ts';

export type Earning =
  | {
      readonly kind: 'earned';
      readonly outcome: Outcome;
      /** What the outcome is worth, and what the hints cost. */
      readonly value: number;
      readonly hints: number;
      readonly price: number;
      /** What is left of it: never less than 0. */
      readonly points: number;
    }
  | { readonly kind: 'nothing'; readonly why: Exclude<NothingReason, 'tooShort'> }
  | { readonly kind: 'nothing'; readonly why: 'tooShort'; readonly leastPlies: number };

/**
 * `twoPeople`: between people; `setUp`: begun from a position; `firstCapture`: a game that the
 * first capture decides; `smallBoard`; `undone`: taking back served;
 * `onTime`, `noResult`: neither counted nor resigned.
 */
type NothingReason =
  | 'twoPeople'
  | 'setUp'
  | 'firstCapture'
  | 'smallBoard'
  | 'undone'
  | 'onTime'
  | 'noResult'
  | 'tooShort';

/** What a game earns; `undefined` while it is not over. Linear in its events. */
export function earningOf(table: Table): Earning | undefined {
  const { game, sheet } = table;
  if (phaseOf(game) !== 'finished') return undefined;
  const why = excludedBy(table);
  if (why) return { kind: 'nothing', why };
  const values = valuesOf(sheet.size);
  const { computer } = sheet;
  const result = resultOf(game);
  if (!values || !computer || !result) return { kind: 'nothing', why: 'noResult' };
  if (result.kind === 'time') return { kind: 'nothing', why: 'onTime' };
  const winner = winnerOf(result);
  if (winner === undefined) return { kind: 'nothing', why: 'noResult' };
  const { leastPlies } = values;
  if (plyOf(game) < leastPlies) return { kind: 'nothing', why: 'tooShort', leastPlies };
  const outcome = winner === 'nobody' ? 'drawn' : winner === computer.color ? 'lost' : 'won';
  const value = values.levels[computer.level][outcome];
  const hints = ofColor(usedHints(game), opponent(computer.color));
  const price = values.hints.slice(0, hints).reduce((sum, one) => sum + one, 0);
  return { kind: 'earned', outcome, value, hints, price, points: Math.max(0, value - price) };
}

/** What keeps a game from earning anything, however it ends. */
function excludedBy({
  game,
  sheet,
}: Table): Exclude<NothingReason, 'onTime' | 'noResult' | 'tooShort'> | undefined {
  const { computer, goal, position, size } = sheet;
  if (!computer) return 'twoPeople';
  if (position) return 'setUp';
  if (goal === 'firstCapture') return 'firstCapture';
  if (!valuesOf(size)) return 'smallBoard';
  return undosOf(game, opponent(computer.color)).haveServed ? 'undone' : undefined;
}

/** Whether a game that is not over can still earn points. Linear in its events. */
export function canEarn(table: Table): boolean {
  return phaseOf(table.game) !== 'finished' && excludedBy(table) === undefined;
}

/** What the next hint of a player costs: 0 where nothing is to be earned; `undefined` when none is left. */
export function nextHintPrice(table: Table, color: Color): number | undefined {
  const used = ofColor(usedHints(table.game), color);
  if (used >= HINTS) return undefined;
  return canEarn(table) ? (valuesOf(table.sheet.size)?.hints[used] ?? 0) : 0;
}

/**
 * Whether a game earns points still, but will not if its player goes on: something is taken back now, and can
 * be brought back. Said of the first of several.
 */
export function isAtStake(table: Table): boolean {
  const { computer } = table.sheet;
  if (!computer || !canEarn(table)) return false;
  return undosOf(table.game, opponent(computer.color)).pending === 1;
}
