/*
 * What a typed line asks of the page: the very intents that buttons and the board send, or a sentence to say.
 */
import { canRedo, canUndo, phaseOf, pliesOfTurn, positionOf } from '@honte/game';
import type { Point } from '@honte/rules';
import { personOf } from '../derive/players.ts';
import type { Intent } from '../intent.ts';
import type { AppState, OpenRoom } from '../state.ts';
import { answerOf } from './answer.ts';
import type { Order } from './command.ts';
import { parseTyped, type TypedRefusal } from './parse-typed.ts';
import type { TypedTexts } from './typed-texts.ts';

/**
 * The intent of a line.
 *
 * @param here the point that the keyboard is on, for questions about "here".
 */
export function typedIntent(
  state: AppState,
  room: OpenRoom,
  words: TypedTexts,
  line: string,
  here: Point | undefined,
): Intent {
  const { geometry } = positionOf(room.table.game);
  const say = (text: string): Intent => ({ kind: 'lineAnswered', text });
  const typed = parseTyped(geometry, line);
  if (!typed.ok) return say(refusalSaid(state, geometry, words, typed.error));
  const { value } = typed;
  switch (value.kind) {
    case 'play':
      return isWaiting(room) ? say(words.itsTurn) : { kind: 'pointChosen', point: value.point };
    case 'order':
      return orderIntent(room, words, value.order, say);
    case 'help':
      return { kind: 'lineAnswered', text: words.listed, heard: helpSaid(words) };
    case 'question':
      return say(answerOf(state, room, words, value.topic, value.point ?? here));
  }
}

/** Everything that can be typed, in one breath. */
function helpSaid(words: TypedTexts): string {
  const list = Object.values(words.commands).map(([typed, does]) => `${typed}, ${does}`);
  return `${words.help}. ${list.join('. ')}.`;
}

function orderIntent(room: OpenRoom, words: TypedTexts, order: Order, say: (text: string) => Intent): Intent {
  const { game, sheet } = room.table;
  const person = personOf(sheet);
  const isInPlay = phaseOf(game) === 'play';
  switch (order) {
    case 'pass':
      if (!isInPlay) return say(words.notInPlay);
      return isWaiting(room) ? say(words.itsTurn) : { kind: 'passChosen' };
    case 'undo': {
      const hasMoved = canUndo(game) && (person === undefined || pliesOfTurn(game, person) > 0);
      return hasMoved ? { kind: 'undoChosen' } : say(words.nothingToUndo);
    }
    case 'redo':
      return canRedo(game) ? { kind: 'redoChosen' } : say(words.nothingToRedo);
    case 'resign':
      if (!isInPlay) return say(words.notInPlay);
      return room.asks === 'resign' ? { kind: 'resignChosen' } : { kind: 'asked', question: 'resign' };
    case 'yes':
      if (room.asks === 'passBehind') return { kind: 'passChosen' };
      return room.asks === 'resign' ? { kind: 'resignChosen' } : say(words.noQuestion);
    case 'no':
      return room.asks === undefined ? say(words.noQuestion) : { kind: 'answeredNo' };
  }
}

function isWaiting({ table: { game, sheet } }: OpenRoom): boolean {
  return phaseOf(game) === 'play' && positionOf(game).turn === sheet.computer?.color;
}

function refusalSaid(
  { texts }: AppState,
  { width, height }: { readonly width: number; readonly height: number },
  words: TypedTexts,
  refusal: TypedRefusal,
): string {
  switch (refusal.code) {
    case 'empty':
      return words.empty;
    case 'offBoard':
      return words.offBoard(refusal.name, texts.common.boardSize(width, height));
    case 'noColumnI':
      return words.noColumnI(refusal.name);
    case 'unknown': {
      const { text, near } = refusal;
      const meant = near.map((command) => words.commands[command][0]).join(', ');
      return `${words.unknown(text)} ${meant === '' ? words.forHelp : words.near(meant)}`;
    }
  }
}
