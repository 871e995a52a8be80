import { type Point, printPoint } from '@honte/rules';
import { type GameRecord, gamesIn, recordOf } from '@honte/sgf';
import { describe, expect, it } from 'vitest';
import { firstMovesAt, problemNode, questionAt, type RecordQuestion } from './record-question.ts';

function recordIn(sgf: string): GameRecord {
  const [game] = gamesIn(sgf);
  const record = game && recordOf(game);
  if (!record?.ok) throw new Error('no record');
  return record.value;
}

function questionOf(sgf: string): RecordQuestion {
  const record = recordIn(sgf);
  return questionAt(record, problemNode(record));
}

/** What the first game of a text asks, with its points by name. */
function asked(sgf: string) {
  const { geometry, first, goal, targets, title } = questionOf(sgf);
  const names = targets.map((p) => printPoint(geometry, p)).join(' ');
  return { first: 'BW'.charAt(first - 1), goal, targets: names, title };
}

/** Its right first moves, and its wrong ones. */
function judged(sgf: string): readonly [right: string, wrong: string] {
  const record = recordIn(sgf);
  const { geometry, first } = questionOf(sgf);
  const { right, wrong } = firstMovesAt(record, problemNode(record), first);
  const names = (points: readonly Point[]) => points.map((p) => printPoint(geometry, p)).join(' ');
  return [names(right), names(wrong)];
}

const BOARD = 'SZ[9]AB[ah][bh][ch][ci]AW[ag][bg][cg][dg][dh][di]';

describe('what a record asks', () => {
  it('is nothing where it says nothing but its stones', () => {
    expect(asked(`(;${BOARD})`)).toEqual({
      first: 'B',
      goal: undefined,
      targets: '',
      title: '',
    });
  });

  it('has its stones where they are set, be it after the root', () => {
    const { stones } = questionOf('(;SZ[9];AB[aa]AW[bb]PL[W];W[cc])');
    expect([stones[0], stones[10], stones[20]]).toEqual([1, 2, 0]);
  });

  it.each([
    ['PL', `(;${BOARD}PL[W])`, 'W'],
    ['the first move', `(;${BOARD};W[ai])`, 'W'],
    ['words', `(;${BOARD}C[White to play.])`, 'W'],
    ['French words', `(;${BOARD}C[Blanc joue et tue Noir])`, 'W'],
    ['Chinese words', `(;${BOARD}C[白先])`, 'W'],
    ['the first of two colors', `(;${BOARD}C[White to play, then Black plays])`, 'W'],
  ])('who is to play, by %s', (_, sgf, first) => {
    expect(asked(sgf).first).toBe(first);
  });

  it.each([
    ['White to kill', 'kill'],
    ['Blanc joue et tue', 'kill'],
    ['Black lives', 'live'],
    ['黒先活', 'live'],
    ['Sauve tes pierres', 'save'],
    ['Capture three stones', 'capture'],
    ['Noir relie tout', 'connect'],
    ['Life and death', undefined],
    ['Kill it, or will it live?', undefined],
    ['The skillful move', undefined],
  ])('%s', (words, goal) => {
    expect(asked(`(;${BOARD}C[${words}])`).goal).toBe(goal);
  });

  it('is about the stones that are marked', () => {
    expect(asked(`(;${BOARD}TR[ah][ch][ai])`).targets).toBe('A2 C2');
    expect(asked(`(;${BOARD}TR[ah][ag])`).targets).toBe('');
  });

  it('has the title of the game, or of the position', () => {
    expect(asked(`(;${BOARD}GN[Corner 7])`).title).toBe('Corner 7');
    expect(asked(`(;${BOARD}N[Seven])`).title).toBe('Seven');
  });
});

describe('the first moves of a record', () => {
  it('are right where any of their ends is', () => {
    const moves = judged(
      `(;${BOARD}PL[W](;W[ai](;B[bi];W[aa]C[RIGHT])(;B[aa]C[wrong]))(;W[bi];B[ai])(;W[ei]C[No.]))`,
    );
    expect(moves).toEqual(['A1', 'B1 E1']);
  });

  it('are right where only others are called wrong', () => {
    const moves = judged(`(;${BOARD}PL[W](;W[ai])(;W[bi]BM[1])(;W[ei]C[Raté]))`);
    expect(moves).toEqual(['A1', 'B1 E1']);
  });

  it('are one, the main line’s, where nothing is said', () => {
    const moves = judged(`(;${BOARD}PL[W](;W[ai];B[bi])(;W[bi];B[ai]))`);
    expect(moves).toEqual(['A1', '']);
  });

  it.each([
    ['TE', ';W[ai]TE[1]', ';W[bi]'],
    ['whom it is good for', ';W[ai]GW[1]', ';W[bi]GB[1]'],
    ['Japanese', ';W[ai]C[正解]', ';W[bi]C[失敗]'],
  ])('are judged by %s', (_, one, other) => {
    const moves = judged(`(;${BOARD}PL[W](${other})(${one}))`);
    expect(moves).toEqual(['A1', 'B1']);
  });

  it('gain nothing by what the opponent does well, nor by the right side of the board', () => {
    const [right] = judged(
      `(;${BOARD}PL[W](;W[bi];B[ai]TE[1]C[On the right side])(;W[ai];B[bi]C[That is right]))`,
    );
    expect(right).toBe('A1');
  });
});
