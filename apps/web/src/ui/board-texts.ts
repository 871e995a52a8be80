/*
 * The words for the board's cells, from the catalog.
 */
import type { BoardTexts } from '@honte/board';
import { EMPTY } from '@honte/rules';
import type { Texts } from '../text/texts.ts';

type Facts = Parameters<BoardTexts['point']>[0];
type Mark = Facts['marks'][number];

/** "D4, black stone, in a chain of 3, 2 liberties, last move", in the language of `texts`. */
export function boardTextsOf(texts: Texts): BoardTexts {
  const words = texts.board;
  return {
    board: ({ width, height }) => words.label(texts.common.boardSize(width, height)),
    row: words.row,
    point: ({ name, stone, chain, isLastMove, marks }) =>
      [
        name,
        stone === EMPTY ? words.empty : words.stone(stone),
        ...(chain ? [words.chain(chain.stones, chain.liberties)] : []),
        ...(isLastMove ? [words.lastMove] : []),
        ...marks.flatMap((mark) => markText(mark, texts)),
      ].join(', '),
  };
}

function markText(mark: Mark, { board: words }: Texts): string[] {
  switch (mark.kind) {
    case 'liberty':
      return [words.liberty];
    case 'atari':
      return [words.atari];
    case 'dead':
      return [words.dead];
    case 'seki':
      return [words.seki];
    case 'forbidden':
      return [words.forbidden];
    case 'territory':
      return [mark.owner === EMPTY ? words.neutral : words.owned(mark.owner)];
    case 'proposal':
      return [words.proposal(mark.text)];
    case 'label':
    case 'zone':
      return [mark.text];
    case 'figure':
      return [words.figures[mark.figure]];
    case 'arrow':
      return [words.arrow(mark.to)];
    case 'dimmed':
      return [words.dimmed];
    case 'ghost':
      return [];
  }
}
