/*
 * The marks as tools beside the board: in which order, under which key, and what pressing one wishes.
 */
import type { Intent } from '../intent.ts';
import type { Settings } from '../settings.ts';
import { MARKS, type ShownMark, toggled } from './mark.ts';

/** `liberties` is the one mark that waits for a chain to be touched. */
export type MarkTool = 'liberties' | ShownMark | 'coordinates';

/** In order; the key of each is its place, from 1. */
export const MARK_TOOLS: readonly MarkTool[] = ['liberties', ...MARKS, 'coordinates'];

/** What is shown now; `hasCoordinates` depends on the screen too. */
export interface Shown {
  readonly settings: Settings;
  readonly showsLiberties: boolean;
  readonly hasCoordinates: boolean;
}

export function isShown(tool: MarkTool, { settings, showsLiberties, hasCoordinates }: Shown): boolean {
  if (tool === 'liberties') return showsLiberties;
  return tool === 'coordinates' ? hasCoordinates : settings.marks.includes(tool);
}

/** The wish to have a mark that is not shown, or not to have one that is. */
export function toggleOf(tool: MarkTool, { settings, hasCoordinates }: Shown): Intent {
  switch (tool) {
    case 'liberties':
      return { kind: 'libertiesToggled' };
    case 'coordinates':
      return { kind: 'settingsChosen', change: { coordinates: hasCoordinates ? 'never' : 'always' } };
    default:
      return { kind: 'settingsChosen', change: { marks: toggled(settings.marks, tool) } };
  }
}

/** The tool of a key that was pressed on the board, by its `KeyboardEvent.key`. */
export function toolOfKey(key: string): MarkTool | undefined {
  return /^[1-9]$/.test(key) ? MARK_TOOLS[Number(key) - 1] : undefined;
}
