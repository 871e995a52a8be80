/*
 * Cases about how a game goes on: `flow`, moves and what players do after the stop.
 */
import {
  apply,
  type Event,
  type Game,
  marksOf,
  newGame,
  passStonesOf,
  phaseOf,
  plyOf,
  positionOf,
  printResult,
  receiptOfGame,
  resultOf,
  UNTIMED,
} from '@honte/game';
import { BLACK, type Color, type Geometry, type Move, opponent, type Point, printColor } from '@honte/rules';
import { compare, type Fault } from './comparison.ts';
import { caseOf, type Kind, kindOf } from './kind.ts';
import * as notation from './notation.ts';
import { amount, flag, list, refined, text, whole, word } from './reader.ts';
import { startOf } from './replay.ts';

/** What somebody does, in the words of the case files, and those words. */
type Action = { readonly words: string } & (
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'disagree' }
  | { readonly kind: 'toggle'; readonly point: Point }
  | { readonly kind: 'resume' | 'accept' | 'resign'; readonly by: Color }
);

const flowCase = notation.sized((geometry) =>
  caseOf(
    {
      rules: notation.ruleset,
      size: notation.size,
      actions: list(
        refined(text, 'an action such as "B E5" or "accept B"', (words) => actionIn(geometry, words)),
      ),
    },
    {},
    {
      phase: word('play', 'marking', 'finished'),
      turns: whole,
      toMove: word('B', 'W'),
      whiteOwesPassStone: flag,
      passStones: notation.pair,
      black: amount,
      white: amount,
      result: notation.result,
    },
  ),
);

/** What is done in a game, and how it stands then. */
export const flow: Kind = kindOf(flowCase, ({ rules, size, actions, expect }) => {
  const start = startOf(size, rules, BLACK, undefined);
  if (!start.ok) return start.error;
  const begun = newGame({ start: start.value, freeHandicap: 0, time: UNTIMED });
  if (!begun.ok) return [refused('game', begun.error)];
  let game = begun.value;
  for (const [i, action] of actions.entries()) {
    const next = apply(game, eventOf(game, action));
    if (!next.ok) return [refused(`actions[${i}] ${action.words}`, next.error.code)];
    game = next.value;
  }
  const passStones = passStonesOf(game);
  const { total } = receiptOfGame(game);
  return compare(expect, {
    phase: () => phaseOf(game),
    turns: () => plyOf(game),
    toMove: () => printColor(positionOf(game).turn),
    whiteOwesPassStone: () => passStones.whiteOwesPassStone,
    passStones: () => notation.pairOf(passStones),
    black: () => total.black,
    white: () => total.white,
    result: () => printedResult(game),
  });
});

function refused(field: string, found: string): Fault {
  return { kind: 'differs', field, expected: 'possible', found };
}

function printedResult(game: Game): string {
  const result = resultOf(game);
  return result ? printResult(result) : 'none yet';
}

function actionIn(geometry: Geometry, words: string): Action | undefined {
  const [first = '', second = '', ...rest] = words.split(' ');
  if (rest.length > 0) return undefined;
  if (words === 'disagree') return { kind: 'disagree', words };
  if (first === 'toggle') {
    const point = notation.pointNamed(geometry, second);
    return point === undefined ? undefined : { kind: 'toggle', words, point };
  }
  if (first === 'accept' || first === 'resume-by') {
    const by = notation.colorNamed(second);
    return by && { kind: first === 'accept' ? 'accept' : 'resume', words, by };
  }
  if (second === 'resign') {
    const by = notation.colorNamed(first);
    return by && { kind: 'resign', words, by };
  }
  const move = notation.moveNamed(geometry, words);
  return move && { kind: 'move', words, move };
}

/** The event that an action is at this moment of the game. */
function eventOf(game: Game, action: Action): Event {
  const { turn } = positionOf(game);
  switch (action.kind) {
    case 'move': {
      const { move } = action;
      return move.kind === 'pass'
        ? { kind: 'passed', by: move.color, at: 0 }
        : { kind: 'played', by: move.color, point: move.point, at: 0 };
    }
    case 'disagree':
      // Nobody in particular asked. Taking the last passer for it gives the turn to the opponent, as
      // `resumes` of the rulesets have it that look at who passed rather than at who asked.
      return { kind: 'resumed', by: opponent(turn), at: 0 };
    case 'toggle': {
      const isDead = marksOf(game).dead.includes(action.point);
      return { kind: isDead ? 'markedAlive' : 'markedDead', by: turn, point: action.point, at: 0 };
    }
    case 'resume':
      return { kind: 'resumed', by: action.by, at: 0 };
    case 'accept':
      return { kind: 'agreed', by: action.by, at: 0 };
    case 'resign':
      return { kind: 'resigned', by: action.by, at: 0 };
  }
}
