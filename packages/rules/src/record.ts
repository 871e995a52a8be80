/*
 * What one play changed, as a row of integers in the board's ring of records: first what stood in the
 * chain tables at the played point, then what the play touched. `Chains` fills the second part while
 * it plays, and reads it to undo.
 */

/** The played point; `geometry.wall` for a pass. */
export const POINT = 0;
export const COLOR = 1;
export const OLD_HEAD = 2;
export const OLD_NEXT = 3;
export const OLD_SIZE = 4;
export const OLD_FREE = 5;
export const OLD_KEY_LO = 6;
export const OLD_KEY_HI = 7;
export const OLD_KO = 8;
export const OLD_KO_COLOR = 9;
export const OLD_HASH_LO = 10;
export const OLD_HASH_HI = 11;
/** Liberties of the chain that took in the stone, before it did. */
export const BASE_FREE = 12;
/** 1 when the play lifted its own chain. */
export const IS_SUICIDE = 13;
export const OWN_COUNT = 14;
/** Up to four heads of own chains that the stone touched; the first took in the others. */
export const OWN = 15;
export const TAKEN_COUNT = 19;
/** Up to four heads of opposing chains that the play lifted. */
export const TAKEN = 20;
/** Length of a record. */
export const RECORD = 24;
