/*
 * The sheet of a new game.
 */
import { komiOf, RULESETS } from '@honte/rules';
import { formOfKind, formOfTime, type TimeForm, timeOfForm } from '../clock/time-form.ts';
import { type GameSheet, LONGEST_NAME, parseKomi } from '../game-sheet.ts';
import type { Intent } from '../intent.ts';
import type { SheetForm } from '../sheet-form.ts';
import type { AppState } from '../state.ts';
import { begunByForm, begunFrom, keeping } from './begin.ts';
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
      | 'gameChosen'
      | 'handicapChosen'
      | 'nameTyped'
      | 'blackWished'
      | 'timeKindChosen'
      | 'timePresetChosen'
      | 'timeTyped'
      | 'begun'
      | 'begunFrom';
  }
>;

export function updateSheet(state: AppState, intent: SheetIntent): Updated {
  if (intent.kind === 'begun') return begunByForm(state, intent);
  if (intent.kind === 'begunFrom') return begunFrom(state, intent);
  const sheet = changed(state, intent);
  return [{ ...state, sheet }, [keeping(sheet)]];
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
    case 'gameChosen':
      return { ...form, sheet: { ...sheet, size: intent.size, goal: intent.goal } };
    case 'rulesetChosen':
      return withUsualKomi(state, { ...sheet, ruleset: intent.ruleset });
    case 'handicapChosen':
      return withUsualKomi(state, { ...sheet, handicap: intent.handicap });
    case 'komiTyped': {
      const komi = parseKomi(intent.text) ?? sheet.komi;
      return { ...form, komiText: intent.text, sheet: { ...sheet, komi } };
    }
    case 'nameTyped': {
      const name = intent.name.slice(0, LONGEST_NAME);
      const [first, second] = form.people;
      return { ...form, people: intent.person === 0 ? [name, second] : [first, name] };
    }
    case 'blackWished':
      return { ...form, black: intent.black };
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

/** The form with this sheet, and the komi that is usual for it, unless that is the same as before. */
function withUsualKomi(state: AppState, sheet: GameSheet): SheetForm {
  const { sheet: form } = state;
  const komi = usualKomi(sheet);
  if (komi === usualKomi(form.sheet)) return { ...form, sheet };
  return { ...form, komiText: state.texts.common.number(komi), sheet: { ...sheet, komi } };
}

function usualKomi({ ruleset, handicap }: GameSheet): number {
  return komiOf(RULESETS[ruleset], handicap?.stones ?? 0);
}
