/*
 * Files of other programs open here without a notice, and ours in theirs: GNU Go (files saved by its 3.8, in
 * `tests/golden/sgf`), online-go.com's engine, Sabaki.
 */
import { readFileSync } from 'node:fs';
import { mainLineFrom, positionInTree, ROOT } from '@honte/game';
import { printRows } from '@honte/rules';
import {
  type GameRecord,
  infoOf,
  parseSgf,
  printSgf,
  readRecord,
  recordOf,
  type SgfTree,
  sgfOf,
  textOf,
} from '@honte/sgf';
import { describe, expect, it } from 'vitest';
import { loadOgs } from './ogs.ts';
import { loadSabakiSgf } from './sabaki.ts';

const GOLDEN = new URL('../golden/sgf/', import.meta.url);

/** A file with all that a record may have: handicap, variations, marks, awkward text, passes, time. */
const OURS = `(;FF[4]GM[1]CA[UTF-8]SZ[9]PB[Ada \\[3k\\]]PW[Bö]RU[Japanese]KM[6.5]HA[2]AB[gc][cg]
;W[ee]C[an \\[escaped\\] comment\\\\: é 黒]LB[ee:1][dd:a](;B[cc];W[gg]BL[12.5];B[];W[])(;B[gg]N[other];W[]))`;

/** The only game of a file, which must be a record without a notice. */
function opened(bytes: Uint8Array): GameRecord {
  const read = readRecord(bytes);
  const [game] = read.ok ? read.value.games : [];
  const record = game && recordOf(game);
  if (!record?.ok) throw new Error('no record');
  expect(record.value.notices).toEqual([]);
  return record.value;
}

function openedText(text: string): GameRecord {
  return opened(new TextEncoder().encode(text));
}

/** The last board of the main line. */
function boardOf({ tree }: GameRecord): string {
  const { board, geometry } = positionInTree(tree, mainLineFrom(tree).at(-1) ?? ROOT);
  return printRows(geometry, board.stones).join('\n');
}

/** The parent and the properties of each node, to be compared. */
function contentOf(tree: SgfTree) {
  return tree.nodes.map(({ properties }, i) => [
    tree.parents[i],
    Object.fromEntries(properties.map(({ id, values }) => [id, values.map(textOf)])),
  ]);
}

function treeOf(text: string): SgfTree {
  const parsed = parseSgf(text);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value.games[0]!.tree;
}

describe('files of GNU Go', () => {
  it.each([
    ['gnugo-game.sgf', 9, 6.5, { X: 3, O: 4 }],
    ['gnugo-position.sgf', 9, 6.5, { X: 2, O: 1 }],
    ['gnugo-handicap.sgf', 19, 0.5, { X: 5, O: 1 }],
  ])('%s', (name, size, komi, stones) => {
    const record = opened(readFileSync(new URL(name, GOLDEN)));
    const info = infoOf(record);
    expect([info.size?.width, info.komi, info.ruleset?.name]).toEqual([size, komi, 'japanese']);
    const board = boardOf(record);
    const count = (sign: string) => board.split(sign).length - 1;
    expect({ X: count('X'), O: count('O') }).toEqual(stones);
    expect(boardOf(openedText(printSgf([sgfOf(record)])))).toBe(board);
  });
});

describe('online-go.com', () => {
  const ogs = loadOgs();

  it('writes marks and comments that open here', () => {
    const engine = new ogs.GobanEngine({ width: 9, height: 9, rules: 'chinese', komi: 7.5 });
    for (const [x, y] of [
      [2, 2],
      [6, 6],
      [-1, -1],
    ] as const)
      engine.place(x, y);
    const last = engine.cur_move;
    last.text = 'why [here]?\nsee A \\ B';
    last.getMarks(1, 1).letter = 'A';
    last.getMarks(3, 3).letter = 'x:y';
    last.getMarks(2, 2).triangle = true;
    last.getMarks(6, 6).triangle = true;
    const head = '(;FF[4]\nCA[UTF-8]\nGM[1]\nPB[Ada]\nPW[Bo]\nBR[3k]\nWR[2d]\nSZ[9]\nKM[7.5]\nRU[Chinese]\n';
    const record = openedText(`${head}${engine.move_tree.toSGF()})`);
    expect(boardOf(record)).toBe(
      `${'.........\n'.repeat(2)}..X......\n${'.........\n'.repeat(3)}......O..\n${'.........\n'.repeat(2).trimEnd()}`,
    );
    const [, { B: pass, C, LB, TR }] = contentOf(sgfOf(record)).at(-1) as [number, Record<string, string[]>];
    expect([pass, C, LB, TR]).toEqual([[''], ['why [here]?\nsee A \\ B'], ['bb:A', 'dd:x:y'], ['cc', 'gg']]);
  });

  it('opens what we write', () => {
    const ours = printSgf([treeOf(OURS)]);
    const engine = new ogs.GobanEngine({
      width: 9,
      height: 9,
      rules: 'japanese',
      komi: 6.5,
      original_sgf: ours,
    });
    const board = engine.board.map((row) => row.map((stone) => '.XO'[stone]).join('')).join('\n');
    expect(board).toBe(boardOf(openedText(ours)));
  });
});

describe('Sabaki', () => {
  const sabaki = loadSabakiSgf();

  it('writes files that open here, and opens ours', () => {
    const ours = printSgf([treeOf(OURS)]);
    openedText(ours);
    const theirs = sabaki.stringify(sabaki.parse(ours));
    openedText(theirs);
    expect(contentOf(treeOf(theirs))).toEqual(contentOf(treeOf(ours)));
  });
});
