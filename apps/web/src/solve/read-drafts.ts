/*
 * Drafts out of a file or a text: records of any kind, each game one draft; problems as `readProblems` reads them; or a
 * board drawn with signs.
 */
import { firstMovesAt, problemNode, questionAt, readProblems } from '@honte/content';
import { BLACK, parseDiagram } from '@honte/rules';
import type { GameRecord } from '@honte/sgf';
import { FileReading } from '../library/file-reader.ts';
import { recordOfText } from '../library/record-row.ts';
import type { Watch } from '../turns.ts';
import { type Draft, draftOf, draftOfQuestion, draftOfRecord } from './draft.ts';
import { guessTarget } from './guess-target.ts';

export interface ReadDrafts {
  readonly drafts: readonly Draft[];
  /** Games that are none for a board here. */
  readonly refused: number;
}

/** Nothing where it cannot be read. Some milliseconds at a time; rejects when the reader cannot be fetched. */
export async function readDrafts(file: Blob, watch: Watch): Promise<ReadDrafts> {
  const reading = new FileReading();
  const drafts: Draft[] = [];
  let refused = 0;
  try {
    for await (const news of reading.read(file)) {
      if (!watch.isWanted()) break;
      if (news.kind === 'noGame') drafts.push(...draftsOfText(await file.text()));
      if (news.kind !== 'game') continue;
      const record = await recordOfText(news.game.sgf, { ...watch, went: () => undefined });
      // A board that is too large to be played on makes no record.
      if (record) drafts.push(draftIn(record));
      else if (watch.isWanted()) refused++;
    }
  } finally {
    reading.close();
  }
  return { drafts, refused };
}

/** The problem that a record holds, with its stones guessed where it does not mark them. */
function draftIn(record: GameRecord): Draft {
  const node = problemNode(record);
  const question = questionAt(record, node);
  const moves = firstMovesAt(record, node, question.first);
  if (question.targets.length > 0 || question.goal === 'connect') return draftOfRecord(question, moves);
  const target = guessTarget(question, question.goal, moves);
  return draftOfRecord({ ...question, targets: target === undefined ? [] : [target] }, moves);
}

/** Problems with their words, or else one board. */
export function draftsOfText(text: string): readonly Draft[] {
  const problems = readProblems(text);
  if (problems.ok && problems.value.length > 0)
    return problems.value.map((problem) => ({ ...draftOfQuestion(problem), title: problem.id }));
  const diagram = parseDiagram(text);
  return diagram.ok ? [draftOf({ ...diagram.value, first: BLACK })] : [];
}
