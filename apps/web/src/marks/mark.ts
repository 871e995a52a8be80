/*
 * The marks that a person may ask for, beside the last move, which is always marked.
 */

/**
 * `atari`: chains with one liberty. `numbers`: the last moves in their order. `forbidden`: where the
 * player to move may not play.
 */
export type ShownMark = 'atari' | 'numbers' | 'forbidden';

export const MARKS: readonly ShownMark[] = ['atari', 'numbers', 'forbidden'];

/** The marks with this one more, or without it. */
export function toggled(marks: readonly ShownMark[], mark: ShownMark): ShownMark[] {
  return MARKS.filter((name) => (name === mark) !== marks.includes(name));
}
