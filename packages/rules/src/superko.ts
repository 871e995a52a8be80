/*
 * Whole-board repetition. Each superko rule is a choice of what is remembered and under which key:
 * the board alone, the board with who is to move, or the board with who made it by a play. A play is
 * barred when its key is already in the history. Two histories hold such keys: `History`, immutable
 * and shared by positions, and `HistoryTable`, one fast mutable line of play with undo.
 */
import { type Color, opponent } from './color.ts';
import type { KoRule } from './ruleset.ts';
import { KEY_HI, KEY_LO, KEY_OF_PLAYER } from './zobrist.ts';

/**
 * The player whom a rule remembers beside the board that `mover` leaves by a turn: nobody
 * (positional), the one who made it (natural situational), or the one to move next. The last is also
 * what shows a long cycle where no superko forbids it.
 */
export function rememberedPlayer(rule: KoRule, mover: Color): Color | undefined {
  if (rule === 'positional') return undefined;
  return rule === 'naturalSituational' ? mover : opponent(mover);
}

/** Whether a play that brings back what is remembered is forbidden, and not merely noticed. */
export function isSuperko(rule: KoRule): boolean {
  return rule !== 'none' && rule !== 'simple';
}

/**
 * Whether a pass adds to what a rule remembers: only where the same board with another to move is new,
 * as it is for a long cycle that is merely noticed.
 */
export function remembersPasses(rule: KoRule): boolean {
  return rule === 'situational' || !isSuperko(rule);
}

/**
 * Whether the board that a game starts from counts as one of its boards: any but the empty one under the
 * natural rule, since nobody made that.
 */
export function remembersStart(rule: KoRule, isEmpty: boolean): boolean {
  return !(rule === 'naturalSituational' && isEmpty);
}

/** Index of the key to mix into a board's hash for the remembered player. */
function playerKey(player: Color): number {
  return KEY_OF_PLAYER + player - 1;
}

/** Low half of a board's hash mixed with the player a rule remembers. */
export function keyLo(hashLo: number, player: Color | undefined): number {
  return player === undefined ? hashLo : hashLo ^ KEY_LO[playerKey(player)]!;
}

/** High half of a board's hash mixed with the player a rule remembers. */
export function keyHi(hashHi: number, player: Color | undefined): number {
  return player === undefined ? hashHi : hashHi ^ KEY_HI[playerKey(player)]!;
}
