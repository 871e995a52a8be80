/*
 * The next state of the guided game: pure. The one thing that has to come from outside is time, where the game plays
 * by itself: the room sends `ticked`.
 */
import type { Move, Point } from '@honte/rules';
import { reasonOf } from './guess.ts';
import {
  boardOf,
  GAME,
  type Guided,
  type GuidedIntent,
  guidedAt,
  handOf,
  LAST_PLACE,
  LAST_PLY,
  lastMove,
  nextMove,
  placeOf,
} from './guided.ts';
import { COUNT_ITEMS, type CountItem, isSameItem, itemAt } from './guided-count.ts';

export function updateGuided(guided: Guided, intent: GuidedIntent): Guided {
  switch (intent.kind) {
    case 'wentTo':
      return movedTo(guided, intent.place, false);
    case 'stepped':
      return movedTo(guided, placeOf(guided) + intent.by, false);
    case 'playToggled':
      return played(guided);
    case 'ticked': {
      if (!guided.isPlaying) return guided;
      const place = placeOf(guided) + 1;
      return movedTo(guided, place, place < LAST_PLY);
    }
    case 'paceChosen':
      return { ...guided, pace: intent.pace };
    case 'guessToggled': {
      const mode = guided.mode === 'guess' ? 'step' : 'guess';
      const from = guided.ply === LAST_PLY ? 0 : guided.ply;
      return {
        ...guided,
        ...FRESH,
        ...NO_COUNT,
        ply: from,
        mode,
        isPlaying: false,
        guessed: 0,
        foundAtOnce: 0,
      };
    }
    case 'libertiesToggled':
      return { ...guided, showsLiberties: !guided.showsLiberties, chain: undefined };
    case 'pointTouched':
      return touched(guided, intent.point);
    case 'passGuessed':
      return handOf(guided) === undefined ? guided : guess(guided, undefined);
    case 'hintChosen':
      if (handOf(guided) === undefined || guided.hints === 2) return guided;
      return { ...guided, hints: guided.hints === 0 ? 1 : 2, answer: { kind: 'none' } };
    case 'showChosen': {
      const move = nextMove(guided);
      if (handOf(guided) === undefined || !move) return guided;
      return { ...advanced(guided), answer: { kind: 'shown', move }, guessed: guided.guessed + 1 };
    }
  }
}

const FRESH = { answer: { kind: 'none' }, tries: 0, hints: 0, chain: undefined, asked: undefined } as const;
const NO_COUNT = { counted: undefined } as const;

function advanced(guided: Guided): Guided {
  return { ...guided, ...FRESH, ply: guided.ply + 1 };
}

/** At another place; who goes there by hand has stopped the game that plays by itself. */
function movedTo(guided: Guided, place: number, isPlaying: boolean): Guided {
  const at = Math.max(0, Math.min(LAST_PLACE, place));
  if (at === placeOf(guided)) return { ...guided, isPlaying };
  const { ply, counted } = guidedAt(at);
  const kept = guided.counted && counted ? recounted(guided.counted, counted.length) : counted;
  return { ...guided, ...FRESH, ply, counted: kept, isPlaying };
}

/** So many things counted: those that were chosen stay, in the order in which they were. */
function recounted(counted: readonly CountItem[], length: number): readonly CountItem[] {
  const rest = COUNT_ITEMS.filter((item) => !counted.some((one) => isSameItem(one, item)));
  return [...counted, ...rest].slice(0, length);
}

/** From the last move the game begins anew. */
function played(guided: Guided): Guided {
  if (guided.isPlaying) return { ...guided, isPlaying: false };
  const ply = guided.ply === LAST_PLY ? 0 : guided.ply;
  return { ...guided, ...FRESH, ...NO_COUNT, ply, mode: 'step', isPlaying: true };
}

function touched(guided: Guided, point: Point): Guided {
  if (guided.counted) return countTouched(guided, guided.counted, point);
  const isStone = boardOf(guided).stones[point] !== 0;
  if (isStone && (guided.showsLiberties || guided.mode === 'step'))
    return { ...guided, showsLiberties: true, chain: point };
  if (handOf(guided) !== undefined) return guess(guided, point);
  // Who touches the point that comes next goes on.
  const next = nextMove(guided);
  return next?.kind === 'play' && next.point === point ? movedTo(guided, guided.ply + 1, false) : guided;
}

function countTouched(guided: Guided, counted: readonly CountItem[], point: Point): Guided {
  const item = itemAt(boardOf(guided).stones, point);
  if (!item || counted.some((one) => isSameItem(one, item))) return { ...guided, asked: point };
  return { ...guided, counted: [...counted, item], asked: undefined };
}

function guess(guided: Guided, point: Point | undefined): Guided {
  const move = nextMove(guided);
  if (!move) return guided;
  const tries = guided.tries + 1;
  if (pointOf(move) === point) {
    const isAtOnce = tries === 1 && guided.hints === 0;
    return {
      ...advanced(guided),
      answer: { kind: 'right', move, tries },
      guessed: guided.guessed + 1,
      foundAtOnce: guided.foundAtOnce + (isAtOnce ? 1 : 0),
    };
  }
  const phase = GAME.phases.find(({ last }) => guided.ply < last) as (typeof GAME.phases)[number];
  const last = lastMove(guided);
  const reason = reasonOf({ board: boardOf(guided), phase: phase.id, move, last, guess: point });
  return { ...guided, tries, answer: { kind: 'wrong', guess: point, reason } };
}

function pointOf(move: Move): Point | undefined {
  return move.kind === 'play' ? move.point : undefined;
}
