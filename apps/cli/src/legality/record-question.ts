/*
 * The question of legality about a position of a record: asked once for each ruleset, since each remembers
 * in its own way what has been on the board.
 */
import { positionInTree } from '@honte/game';
import { accept, type Color, type Result, type Ruleset, refuse } from '@honte/rules';
import { recordOf } from '@honte/sgf';
import type { Io } from '../io.ts';
import { gameNamed, nameOf, readGameFile } from '../sgf/game-file.ts';
import { nodeNamed } from '../sgf/main-line.ts';
import { printRefusal } from '../sgf/summary.ts';
import { type Answer, answerAt, type Question } from './answer.ts';

export interface RecordAnswers {
  readonly question: Question;
  readonly answers: readonly (readonly [string, Answer])[];
}

/** Where in which file, and who is to move, if not the one whose turn it is. */
export interface Asked {
  readonly path: string;
  readonly game: string | boolean | undefined;
  readonly ply: string | boolean | undefined;
  readonly turn: Color | undefined;
  readonly rulesets: ReadonlyMap<string, Ruleset>;
}

/** What each ruleset says of a record's position, or in one line why it says nothing. */
export async function recordAnswers(asked: Asked, io: Io): Promise<Result<RecordAnswers, string>> {
  const file = await readGameFile(asked.path, io);
  if (!file.ok) return file;
  const game = gameNamed(file.value, asked.game);
  if (!game.ok) return game;
  const answers: [string, Answer][] = [];
  let question: Question | undefined;
  for (const [name, ruleset] of asked.rulesets) {
    const record = recordOf(game.value, { ruleset });
    if (!record.ok) return refuse(`${nameOf(asked.path)}: ${printRefusal(record.error)}`);
    const id = nodeNamed(record.value, asked.ply);
    if (!id.ok) return id;
    const played = positionInTree(record.value.tree, id.value);
    const position =
      asked.turn === undefined || asked.turn === played.turn ? played : played.resumed(asked.turn);
    const { geometry, board, turn, ply } = position;
    question ??= { ply, geometry, stones: board.stones.slice(0, geometry.points), turn };
    answers.push([name, answerAt(position)]);
  }
  return question === undefined ? refuse('no rules') : accept({ question, answers });
}
