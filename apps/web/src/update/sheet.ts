/*
 * The sheet of a new game.
 */
import { apply } from '@honte/game';
import { BLACK, type Point, RULESETS } from '@honte/rules';
import { LONGEST_NAME, parseKomi } from '../game-sheet.ts';
import type { Intent } from '../intent.ts';
import { newTable, type Table } from '../kept-game.ts';
import { type AppState, roomOf, type SheetForm } from '../state.ts';
import { faceOf } from './face.ts';
import type { Updated } from './updated.ts';

type SheetIntent = Extract<
  Intent,
  { kind: 'sizeChosen' | 'rulesetChosen' | 'komiTyped' | 'nameTyped' | 'namesSwapped' | 'begun' }
>;

export function updateSheet(state: AppState, intent: SheetIntent): Updated {
  if (intent.kind === 'begun') return begunByForm(state, intent);
  return [{ ...state, sheet: changed(state, intent) }, []];
}

function changed(state: AppState, intent: Exclude<SheetIntent, { kind: 'begun' }>): SheetForm {
  const { sheet, komiText } = state.sheet;
  switch (intent.kind) {
    case 'sizeChosen':
      return { komiText, sheet: { ...sheet, size: intent.size } };
    case 'rulesetChosen': {
      const { komi } = RULESETS[intent.ruleset];
      return {
        komiText: state.texts.common.number(komi),
        sheet: { ...sheet, ruleset: intent.ruleset, komi },
      };
    }
    case 'komiTyped':
      return { komiText: intent.text, sheet: { ...sheet, komi: parseKomi(intent.text) ?? sheet.komi } };
    case 'nameTyped': {
      const name = intent.name.slice(0, LONGEST_NAME);
      return {
        komiText,
        sheet: intent.color === BLACK ? { ...sheet, black: name } : { ...sheet, white: name },
      };
    }
    case 'namesSwapped':
      return { komiText, sheet: { ...sheet, black: sheet.white, white: sheet.black } };
  }
}

/** The game of the form; an unreadable komi keeps the page on the form. */
function begunByForm(state: AppState, intent: Extract<SheetIntent, { kind: 'begun' }>): Updated {
  if (parseKomi(state.sheet.komiText) === undefined) return [state, []];
  return begun(state, newTable(intent.id, state.sheet.sheet, intent.now), intent.first);
}

/** A new game on the table, opened, and its first stone if there is one already. */
export function begun(state: AppState, table: Table, first?: Point): Updated {
  const begun =
    first === undefined ? undefined : apply(table.game, { kind: 'played', by: BLACK, at: 0, point: first });
  const opened = begun?.ok ? { ...table, game: begun.value } : table;
  const route = faceOf(opened);
  return [
    { ...state, latest: opened, room: roomOf(opened), route },
    [
      { kind: 'keepGame', table: opened },
      { kind: 'go', route, replaces: false },
    ],
  ];
}
