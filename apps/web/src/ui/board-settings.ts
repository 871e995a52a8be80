/*
 * What the settings mean for a board.
 */
import type { BoardView, Touch } from '@honte/board';
import type { Settings } from '../settings.ts';

/**
 * How a board looks: eyes that need contrast need it on the board first of all.
 *
 * @param isWide whether the screen is larger than a phone's.
 */
export function dressOf(
  { theme, board, coordinates }: Settings,
  isWide: boolean,
): Required<Pick<BoardView, 'look' | 'hasCoordinates'>> {
  return {
    look: theme === 'contrast' ? 'contrast' : board,
    hasCoordinates: coordinates === 'always' || (coordinates === 'auto' && isWide),
  };
}

/**
 * Whether a pass is asked about first: pressed by a finger, where touch is guarded.
 *
 * @param pointer as in `PointerEvent.pointerType`.
 * @param isSmall whether the screen is a phone's.
 */
export function asksToPass({ touch }: Settings, pointer: string, isSmall: boolean): boolean {
  return pointer === 'touch' && (touch === 'always' || (touch === 'auto' && isSmall));
}

/** How a finger chooses a point. */
export function touchOf({ touch }: Settings): Touch {
  return ({ auto: 'auto', always: 'lens', never: 'tap' } as const)[touch];
}
