/*
 * The game after the six steps: on a small board, against the computer at its gentlest, counted to the end.
 */
import { WHITE } from '@honte/rules';
import { firstSheet, type GameSheet, LEVELS } from '../game-sheet.ts';
import { newId } from '../lot.ts';
import type { Send } from '../store.svelte.ts';
import type { Language } from '../text/texts.ts';
import type { DoneExercise } from './done.ts';
import { keepDone } from './done-store.ts';

const SIZE = 7;
/** Black keeps the advantage of the first move; the half point only prevents a draw. */
const KOMI = 0.5;

/** What is kept once it was begun, beside the lessons. */
const MARK = { lesson: 'first-game', exercise: 'begun' };

/** The rules are those of the person's first games; Black is the person. */
function firstGame(language: Language): GameSheet {
  const [level] = LEVELS;
  return {
    ...firstSheet(language),
    size: SIZE,
    komi: KOMI,
    computer: { color: WHITE, level: level ?? 'easy' },
  };
}

export function beginFirstGame(send: Send, language: Language): void {
  keepDone([{ ...MARK, at: Date.now() }]);
  send({ kind: 'begunFrom', sheet: firstGame(language), id: newId(), now: Date.now() });
}

export function hasBegunFirstGame(done: readonly DoneExercise[]): boolean {
  return done.some(({ lesson, exercise }) => lesson === MARK.lesson && exercise === MARK.exercise);
}
