/*
 * The sheet of a new game.
 */
import { apply } from '@honte/game';
import { BLACK, type Color, opponent, type Point, RULESETS } from '@honte/rules';
import { formOfKind, formOfTime, type TimeForm, timeOfForm } from '../clock/time-form.ts';
import type { Effect } from '../effect.ts';
import { type GameSheet, LONGEST_NAME, parseKomi } from '../game-sheet.ts';
import type { Intent } from '../intent.ts';
import { newTable, type Table } from '../kept-game.ts';
import { nextColor, type SheetForm } from '../sheet-form.ts';
import { type AppState, roomOf } from '../state.ts';
import { faceOf } from './face.ts';
import type { Updated } from './updated.ts';

type SheetIntent = Extract<
  Intent,
  {
    kind:
      | 'opponentChosen'
      | 'levelChosen'
      | 'colorWished'
      | 'sizeChosen'
      | 'rulesetChosen'
      | 'komiTyped'
      | 'nameTyped'
      | 'namesSwapped'
      | 'timeKindChosen'
      | 'timePresetChosen'
      | 'timeTyped'
      | 'begun'
      | 'begunFrom';
  }
>;

export function updateSheet(state: AppState, intent: SheetIntent): Updated {
  if (intent.kind === 'begun') return begunByForm(state, intent);
  if (intent.kind === 'begunFrom') return begun(state, newTable(intent.id, intent.sheet, intent.now));
  const sheet = changed(state, intent);
  return [{ ...state, sheet }, [keeping(sheet)]];
}

function keeping({ sheet, opponent, level, color, lastColor }: SheetForm): Effect {
  return { kind: 'keepForm', form: { sheet, opponent, level, color, lastColor } };
}

function changed(state: AppState, intent: Exclude<SheetIntent, { kind: 'begun' | 'begunFrom' }>): SheetForm {
  const form = state.sheet;
  const { sheet } = form;
  switch (intent.kind) {
    case 'opponentChosen':
      return { ...form, opponent: intent.opponent };
    case 'levelChosen':
      return { ...form, level: intent.level };
    case 'colorWished':
      return { ...form, color: intent.color };
    case 'sizeChosen':
      return { ...form, sheet: { ...sheet, size: intent.size } };
    case 'rulesetChosen': {
      const { komi } = RULESETS[intent.ruleset];
      const komiText = state.texts.common.number(komi);
      return { ...form, komiText, sheet: { ...sheet, ruleset: intent.ruleset, komi } };
    }
    case 'komiTyped': {
      const komi = parseKomi(intent.text) ?? sheet.komi;
      return { ...form, komiText: intent.text, sheet: { ...sheet, komi } };
    }
    case 'nameTyped': {
      const name = intent.name.slice(0, LONGEST_NAME);
      const named = intent.color === BLACK ? { ...sheet, black: name } : { ...sheet, white: name };
      return { ...form, sheet: named };
    }
    case 'namesSwapped':
      return { ...form, sheet: { ...sheet, black: sheet.white, white: sheet.black } };
    case 'timeKindChosen':
      return timed(form, formOfKind(intent.time));
    case 'timePresetChosen':
      return timed(form, formOfTime(intent.time));
    case 'timeTyped':
      return timed(form, { ...form.timeForm, [intent.field]: intent.text });
  }
}

/** The form with this clock; the sheet keeps its own until the new one makes sense. */
function timed(form: SheetForm, timeForm: TimeForm): SheetForm {
  const time = timeOfForm(timeForm);
  if (!time.ok) return { ...form, timeForm };
  const isUntimed = time.value.kind === 'none';
  return { ...form, timeForm, sheet: { ...form.sheet, time: isUntimed ? undefined : time.value } };
}

/** The game of the form; an unreadable komi or clock keeps the page on the form. */
function begunByForm(
  state: AppState,
  { id, now, lot, first }: Extract<SheetIntent, { kind: 'begun' }>,
): Updated {
  const form = state.sheet;
  if (parseKomi(form.komiText) === undefined || !timeOfForm(form.timeForm).ok) return [state, []];
  if (form.opponent === 'person') return begun(state, newTable(id, form.sheet, now), first);
  // Who touched the empty board has played its first stone.
  const color = first === undefined ? nextColor(form, lot) : BLACK;
  const sheet = { ...form.sheet, computer: { color: opponent(color), level: form.level } };
  return begunAs(state, newTable(id, sheet, now), color, first);
}

/** The same once more: with the colors changed, unless the person wishes for one. */
export function rematch(state: AppState, before: GameSheet, id: string, now: number): Updated {
  const { computer, black, white } = before;
  if (!computer) return begun(state, newTable(id, { ...before, black: white, white: black }, now));
  const { color: wish } = state.sheet;
  const color = wish === 'turns' ? computer.color : opponent(computer.color);
  return begunAs(
    state,
    newTable(id, { ...before, computer: { ...computer, color: opponent(color) } }, now),
    color,
  );
}

/** A game of a person with this color against the computer; the next one remembers it. */
function begunAs(state: AppState, table: Table, color: Color, first?: Point): Updated {
  const sheet = { ...state.sheet, lastColor: color };
  const [next, effects] = begun({ ...state, sheet }, table, first);
  return [next, [...effects, keeping(sheet)]];
}

/** A new game on the table, opened, and its first stone if there is one already. */
function begun(state: AppState, table: Table, first?: Point): Updated {
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
