/*
 * How a game begins: by the form, from a place in a record, or as a rematch.
 */
import { apply, type Event, type Game, handicapExpected, positionOf } from '@honte/game';
import { BLACK, type Color, freeHandicap, invariant, opponent, type Point } from '@honte/rules';
import { formOfTime } from '../clock/time-form.ts';
import type { Effect } from '../effect.ts';
import type { GameSheet } from '../game-sheet.ts';
import type { Intent } from '../intent.ts';
import { newTable, type Table } from '../kept-game.ts';
import { nextPair, withPair } from '../people.ts';
import { givesHandicap, keptForm, nextColor, problemOf, type SheetForm } from '../sheet-form.ts';
import { type AppState, roomOf } from '../state.ts';
import { faceOf } from './face.ts';
import type { Updated } from './updated.ts';

/** The form, kept on the device. */
export function keeping(form: SheetForm): Effect {
  return { kind: 'keepForm', form: keptForm(form) };
}

/** The board that stands at home, to be touched. */
const HOME_SIZE = 9;

/** The game of the form; one that cannot begin keeps the page on the form. */
export function begunByForm(
  state: AppState,
  { id, now, lot, first }: Extract<Intent, { kind: 'begun' }>,
): Updated {
  const form = first === undefined ? state.sheet : atHome(state.sheet);
  if (problemOf(form) !== undefined) return [state, []];
  const sheet = agreed(form.sheet);
  if (form.opponent === 'person') {
    const { people, black, pairs } = form;
    const pair = nextPair(people, black, pairs, lot, givesHandicap(sheet));
    return begun(state, newTable(id, { ...sheet, ...pair }, now), undefined, first);
  }
  // Who touched the empty board has played its first stone.
  const color = first === undefined ? nextColor(form, lot) : BLACK;
  const level = sheet.goal === 'firstCapture' ? 'easy' : form.level;
  const computer = { color: opponent(color), level };
  return begun(state, newTable(id, { ...sheet, computer }, now), color, first);
}

export function begunFrom(
  state: AppState,
  { sheet, id, now }: Extract<Intent, { kind: 'begunFrom' }>,
): Updated {
  return opened(state, newTable(id, sheet, now));
}

/** The same once more: with the colors changed, unless they are wished for or go with a handicap. */
export function rematch(state: AppState, before: GameSheet, id: string, now: number): Updated {
  const { computer, black, white } = before;
  const wish = computer ? state.sheet.color : state.sheet.black;
  const stay = wish !== 'turns' || givesHandicap(before);
  if (!computer) {
    const pair = stay ? { black, white } : { black: white, white: black };
    return begun(state, newTable(id, { ...before, ...pair }, now), undefined);
  }
  const color = stay ? opponent(computer.color) : computer.color;
  const sheet = { ...before, computer: { ...computer, color: opponent(color) } };
  return begun(state, newTable(id, sheet, now), color);
}

/** The form for a game that began by touching the board at home. */
function atHome(form: SheetForm): SheetForm {
  const sheet = { ...form.sheet, size: HOME_SIZE, handicap: undefined, goal: undefined };
  return { ...form, sheet, timeForm: formOfTime(sheet.time) };
}

/** What a sheet comes to: the first capture needs neither komi nor handicap, and has one set of rules. */
function agreed(sheet: GameSheet): GameSheet {
  return sheet.goal === 'firstCapture'
    ? { ...sheet, ruleset: 'french', komi: 0, handicap: undefined }
    : { ...sheet, goal: undefined };
}

/**
 * A new game on the table, and who played it remembered.
 *
 * @param color the person's, against the computer.
 */
function begun(state: AppState, table: Table, color: Color | undefined, first?: Point): Updated {
  const { black, white } = table.sheet;
  const form = state.sheet;
  const remembered =
    color === undefined
      ? { ...form, pairs: withPair(form.pairs, { black, white }) }
      : { ...form, lastColor: color };
  const isNews = color !== undefined || remembered.pairs !== form.pairs;
  const [next, effects] = opened({ ...state, sheet: remembered }, table, first);
  return [next, isNews ? [...effects, keeping(remembered)] : effects];
}

/** A new game on the table, opened, and its first stone if there is one already. */
function opened(state: AppState, table: Table, first?: Point): Updated {
  const ready = { ...table, game: withFirst(withItsHandicap(table), first) };
  const route = faceOf(ready);
  return [
    { ...state, latest: ready, room: roomOf(ready), route },
    [
      { kind: 'keepGame', table: ready },
      { kind: 'go', route, replaces: false },
    ],
  ];
}

/** The computer sets its handicap stones at once. */
function withItsHandicap({ game, sheet }: Table): Game {
  const stones = handicapExpected(game);
  if (stones === 0 || sheet.computer?.color !== BLACK) return game;
  const points = freeHandicap(positionOf(game).geometry, stones);
  invariant(points.ok, 'the board of a sheet has room for its handicap');
  return grown(game, { kind: 'handicapPlaced', by: BLACK, at: 0, points: points.value });
}

function withFirst(game: Game, first: Point | undefined): Game {
  return first === undefined ? game : grown(game, { kind: 'played', by: BLACK, at: 0, point: first });
}

function grown(game: Game, event: Event): Game {
  const next = apply(game, event);
  return next.ok ? next.value : game;
}
