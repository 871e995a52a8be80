import { infoOf, parseSgf, recordOf, textOf, valuesOf } from '@honte/sgf';
import { describe, expect, it } from 'vitest';
import { printGameSgf } from './game-sgf.ts';
import { played, type Script, type Terms } from './players.testing.ts';
import type { Header } from './results-file.ts';
import type { PerSide } from './side.ts';

const HEADER: Header = {
  honteMatch: 1,
  size: 5,
  komi: 0.5,
  rules: 'chinese',
  time: 60,
  maxPlies: 75,
  patience: 120,
  programs: {
    a: { command: 'gnugo --mode gtp', name: 'GNU Go', version: '3.8' },
    b: { command: 'honte gtp --level "x]y"', name: 'Honte', version: '0.1.0' },
  },
};

/** A game between two scripts, written and read again; it must be read without a notice. */
async function reread(scripts: PerSide<Script>, terms: Terms = {}) {
  const game = await played(scripts, terms);
  const text = printGameSgf(game, HEADER, { a: 'GNU Go 3.8', b: 'Honte [9 × 9]' });
  const parsed = parseSgf(text);
  const read = parsed.ok ? parsed.value.games[0] : undefined;
  const record = read && recordOf(read);
  if (!read || !record?.ok) throw new Error(`not a record: ${text}`);
  expect(record.value.notices).toEqual([]);
  const comments = read.tree.nodes.flatMap((_, i) =>
    valuesOf(read.tree, i, 'C').map((value) => `${i}: ${textOf(value)}`),
  );
  return { game, info: infoOf(record.value), tree: read.tree, comments };
}

describe('the record of a game of a match', () => {
  it('says who played, on what terms, and how it went', async () => {
    const { info, tree, comments } = await reread({ a: { moves: ['C3', 'resign'] }, b: {} }, { black: 'b' });
    expect(info.players.black.name).toBe('Honte [9 × 9]');
    expect(info.players.white.name).toBe('GNU Go 3.8');
    expect(info.result).toBe('B+R');
    expect([info.komi, info.ruleset?.name]).toEqual([0.5, 'chinese']);
    expect(valuesOf(tree, 0, 'TM')).toEqual(['60']);
    expect(textOf(valuesOf(tree, 0, 'GC')[0] ?? '')).toBe(
      'Game 1 of a match, with positional superko. Black is B; the first moves, C4 D4, were given.\nA: gnugo --mode gtp\nB: honte gtp --level "x]y"',
    );
    const moves = tree.nodes.slice(1).map(({ properties: [move] }) => `${move?.id} ${move?.values[0]}`);
    expect(moves).toEqual(['B cb', 'W db', 'B ', 'W cc', 'B ']);
    expect(comments).toEqual(['5: White resigns: B+R.']);
  });

  it.each([
    [
      'both agree on the dead',
      { answers: { final_status_list: 'D4' } },
      { answers: { final_status_list: 'D4' } },
      ['4: Counted; both call D4 dead: B+24.5.'],
    ],
    [
      'they do not, and play on',
      { answers: { final_status_list: 'D4' } },
      { answers: { final_status_list: '' } },
      [
        '4: Black calls D4 dead, White calls nothing dead. It is played out from here.',
        '6: Played out, and counted as it stands: W+0.5.',
      ],
    ],
    [
      'a move is against the rules',
      { moves: ['C4'] },
      {},
      ['2: Black loses by a fault (illegal: C4: a stone stands there): W+F.'],
    ],
  ] as const)('tells in words how it ended: %s', async (_, a, b, told) => {
    const knows = 'final_status_list';
    const { comments } = await reread({ a: { ...a, knows }, b: { ...b, knows } });
    expect(comments).toEqual(told);
  });

  it('tells of clocks and of the last ply allowed', async () => {
    let ms = 0;
    const late = await reread({ a: {}, b: {} }, { timeSeconds: 1, now: () => (ms += 1200) });
    expect(late.comments).toEqual(['2: Black is out of time: W+T.']);
    const long = await reread({ a: { moves: ['B2', 'B3'] }, b: { moves: ['D2'] } }, { maxPlies: 4 });
    expect(long.comments.at(-1)).toBe('4: Stopped after 4 plies, and counted as it stands: W+0.5.');
  });
});
