/*
 * What is said of an answer, as far as it is proved.
 */
import { opponent, printPoint } from '@honte/rules';
import { worthOf } from '../problems/solve.ts';
import { ownerOf } from './draft.ts';
import type { SolveTexts } from './solve-texts.ts';
import type { Drafted } from './solving.ts';
import { foundMoves } from './solving-board.ts';

/** The most important first; nothing where nothing was asked. */
export function solutionSaid({ draft, solution }: Drafted, words: SolveTexts): readonly string[] {
  const owner = ownerOf(draft);
  if (solution?.status === undefined || owner === undefined) return [];
  const { geometry, first, goal, plies } = draft;
  const foe = opponent(owner);
  const isHunted = plies !== undefined || goal === 'capture' || goal === 'save';
  const said: string[] = [];
  const { status } = solution;
  if (isHunted && (status === 'alive' || status === 'dead')) said.push(words.hunted[status](owner, foe));
  else said.push(words.statuses[status](owner, foe));
  const found = foundMoves(solution);
  const list = (items: readonly string[]) => listed(items, words);
  const named = (fate: 'works' | 'ko') =>
    list(
      found
        .filter((one) => one.fate === fate)
        .map(({ point, letter }) => `${printPoint(geometry, point)} (${letter})`),
    );
  if (named('works')) said.push(words.works(first, named('works')));
  if (named('ko')) said.push(words.worksByKo(named('ko')));
  if (!solution.isDone) return said;
  const worth = worthOf(solution);
  if (worth.kind === 'unproved') said.push(words.worths.unproved);
  else if (worth.kind !== 'problem') said.push(words.worths[worth.kind](first));
  const unproved = draft.moves.right.filter((p) => !found.some(({ point }) => point === p));
  if (worth.kind !== 'unproved' && unproved.length > 0)
    said.push(words.fileDiffers(list(unproved.map((p) => printPoint(geometry, p)))));
  return said;
}

/** "A1, B1 and C1". */
function listed(items: readonly string[], { and }: SolveTexts): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}
