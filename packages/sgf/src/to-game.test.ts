import { movesTo, nodeOf, positionInTree, ROOT, startOfTree } from '@honte/game';
import { BLACK, printColor, printPoint, RULESETS, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import type { GameRecord } from './game-record.ts';
import { got, lastOf, recordFrom, rowsAt } from './record.testing.ts';
import { parseSgf } from './syntax.ts';
import { recordOf, recordSteps } from './to-game.ts';

const moves = (record: GameRecord, id = lastOf(record)) =>
  movesTo(record.tree, id).map((move) => {
    const { geometry } = startOfTree(record.tree);
    return `${printColor(move.color)} ${move.kind === 'pass' ? 'pass' : printPoint(geometry, move.point)}`;
  });
const codes = ({ notices }: GameRecord) => notices.map(({ code, done, about }) => [code, done, about]);
const replayCodes = (record: GameRecord) =>
  codes(record).filter(([code]) => code === 'illegalMove' || code === 'offBoard');

describe('the record of a file', () => {
  it('begins on the board, with the komi and the rules that the file states', () => {
    const { tree } = recordFrom('(;FF[4]SZ[9]KM[6.5]RU[japanese];B[ee];W[gc];B[])');
    expect(startOfTree(tree)).toMatchObject({ komi: 6.5, handicap: 0, isSetUp: false, turn: BLACK });
    expect(startOfTree(tree).ruleset).toBe(RULESETS.japanese);
    expect(startOfTree(tree).geometry.width).toBe(9);
  });

  it('has the moves of the main line, passes among them', () => {
    expect(moves(recordFrom('(;SZ[9];B[ee](;W[gc];B[])(;W[tt]))'))).toEqual(['B E5', 'W G7', 'B pass']);
    const other = recordFrom('(;SZ[9];B[ee](;W[gc];B[])(;W[tt]))');
    expect(moves(other, 4)).toEqual(['B E5', 'W pass']);
  });

  it('has each node under the number that it has in the file', () => {
    const { tree } = recordFrom('(;SZ[9]C[a];B[ee]C[b](;W[gc]C[c])(;W[cc]C[d];;B[aa]C[e]))');
    const comments = Array.from({ length: 6 }, (_, id) => nodeOf(tree, id).note.properties.at(-1)?.values[0]);
    expect(comments).toEqual(['a', 'b', 'c', 'd', undefined, 'e']);
    expect(nodeOf(tree, 4).event).toBeUndefined();
    expect(nodeOf(tree, 1).children).toEqual([2, 3]);
  });

  it('makes up neither komi nor rules: a start without them has none and forbids the least', () => {
    const start = startOfTree(recordFrom('(;SZ[9])').tree);
    expect([start.komi, start.ruleset.name, start.ruleset.ko]).toEqual([0, 'bare', 'simple']);
    const [game] = got(parseSgf('(;SZ[9]RU[our own])')).games;
    const asked = game && got(recordOf(game, { fallback: RULESETS.aga }));
    expect(asked && startOfTree(asked.tree).ruleset).toBe(RULESETS.aga);
    const [stated] = got(parseSgf('(;SZ[9]RU[NZ])')).games;
    for (const [options, ruleset] of [
      [{ fallback: RULESETS.aga }, RULESETS.nz],
      [{ ruleset: RULESETS.tt }, RULESETS.tt],
    ] as const)
      expect(stated && startOfTree(got(recordOf(stated, options)).tree).ruleset).toBe(ruleset);
  });

  it('may be rectangular', () => {
    expect(rowsAt(recordFrom('(;SZ[5:3];B[ea];W[ac])'))).toEqual(['....X', '.....', 'O....']);
  });
});

describe('how a record begins', () => {
  it('a handicap is one when the file says so and White moves', () => {
    const { tree } = recordFrom('(;SZ[9]HA[2]AB[gc][cg]KM[0.5];W[ee])');
    expect(startOfTree(tree)).toMatchObject({ handicap: 2, turn: WHITE, isSetUp: false, komi: 0.5 });
  });

  it('stones alone are a set-up, and whoever moves first has the turn', () => {
    for (const [text, turn] of [
      ['(;SZ[9]AB[gc][cg];W[ee])', WHITE],
      ['(;SZ[9]AB[gc][cg];B[ee])', BLACK],
      ['(;SZ[9]AB[gc][cg]PL[W];B[ee])', WHITE],
      ['(;SZ[9]AB[gc]AW[cg]PL[white])', WHITE],
      ['(;SZ[9]AB[gc]AW[cg];C[who?];W[aa])', WHITE],
      ['(;SZ[9]AB[gc]AW[cg];AB[aa];W[bb])', BLACK],
      ['(;SZ[9]PL[2])', WHITE],
    ] as const)
      expect(startOfTree(recordFrom(text).tree), text).toMatchObject({ turn, isSetUp: true, handicap: 0 });
  });

  it('may be a board with which no game could begin', () => {
    expect(rowsAt(recordFrom('(;SZ[3]AW[aa][bb]AB[ba][ab])'), ROOT)).toEqual(['OX.', 'XO.', '...']);
    expect(rowsAt(recordFrom('(;SZ[3]AW[aa]AB[ba][ab])'), ROOT)).toEqual(['OX.', 'X..', '...']);
  });

  it('a list may name rectangles, and a later list takes stones away', () => {
    expect(rowsAt(recordFrom('(;SZ[4]AB[aa:ca]AE[ba]AW[dd])'), ROOT)).toEqual([
      'X.X.',
      '....',
      '....',
      '...O',
    ]);
  });
});

describe('stones set in mid-game', () => {
  it('are set where they are said to be, and captures stay taken', () => {
    expect(rowsAt(recordFrom('(;SZ[3];B[aa];AB[bb]AW[cc];W[ba])'))).toEqual(['XO.', '.X.', '..O']);
  });

  it('keep prisoners', () => {
    const taken = recordFrom('(;SZ[5]AB[ba][ab][bc]AW[bb];B[cb];AW[ee];W[dd])');
    expect(positionInTree(taken.tree, lastOf(taken)).board.prisoners(BLACK)).toBe(1);
  });

  it('have the turn that is stated, or that of the next move', () => {
    const turns = [
      ['(;SZ[9];B[ee];AB[aa])', WHITE],
      ['(;SZ[9];B[ee];AB[aa];B[bb])', BLACK],
      ['(;SZ[9];B[ee];AB[aa]PL[W];B[bb])', WHITE],
      ['(;SZ[9];B[ee];PL[B])', BLACK],
    ] as const;
    for (const [text, turn] of turns) expect(positionInTree(recordFrom(text).tree, 2).turn, text).toBe(turn);
  });

  it('stand beside moves in one node: first the stones, then the move', () => {
    expect(rowsAt(recordFrom('(;SZ[5];AW[bb]B[cc])'))).toEqual(['.....', '.O...', '..X..', '.....', '.....']);
  });
});

describe('what the rules forbid', () => {
  it('is carried out and noted with its place', () => {
    const record = recordFrom('(;SZ[5];B[cc]\n;W[cc])');
    expect(rowsAt(record)).toEqual(['.....', '.....', '..O..', '.....', '.....']);
    expect(nodeOf(record.tree, 2).event?.kind).toBe('forced');
    expect(record.notices.find(({ code }) => code === 'illegalMove')).toEqual({
      code: 'illegalMove',
      done: 'kept',
      about: 'W[cc]',
      row: 2,
      column: 1,
      times: 1,
    });
  });

  it('may be suicide, and a ko retaken', () => {
    const suicide = recordFrom('(;SZ[3]AW[ba][ab];B[aa])');
    expect([rowsAt(suicide), replayCodes(suicide)]).toEqual([
      ['.O.', 'O..', '...'],
      [['illegalMove', 'kept', 'B[aa]']],
    ]);
    expect(replayCodes(recordFrom('(;SZ[3]RU[NZ]AW[ba][ab];B[aa])'))).toEqual([]);
    const ko = recordFrom('(;SZ[5:3]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb];W[bb])');
    expect(replayCodes(ko)).toEqual([['illegalMove', 'kept', 'W[bb]']]);
  });

  it('is not a color that moves twice', () => {
    const record = recordFrom('(;SZ[9];B[aa];B[bb];W[cc])');
    expect([moves(record), replayCodes(record)]).toEqual([['B A9', 'B B8', 'W C7'], []]);
  });
});

describe('what is off the board', () => {
  it('is kept, noted and not carried out', () => {
    const record = recordFrom('(;SZ[9]AB[zz][aa];B[jj];W[bb])');
    expect(moves(record)).toEqual(['W B8']);
    expect(nodeOf(record.tree, 1).note.properties).toEqual([{ id: 'B', values: ['jj'] }]);
    expect(replayCodes(record)).toEqual([
      ['offBoard', 'kept', 'AB[zz]'],
      ['offBoard', 'kept', 'B[jj]'],
    ]);
  });
});

describe('what is no record here', () => {
  const refused = (text: string) => {
    const [game] = got(parseSgf(text)).games;
    return game && recordOf(game);
  };

  it('is another game', () => {
    expect(refused('(;GM[3]SZ[8];)')).toEqual({ ok: false, error: { code: 'otherGame', game: '3' } });
  });

  it('is none that says Go in another way', () => {
    expect(refused('(;GM[Go]SZ[9];B[aa])')?.ok).toBe(true);
    expect(refused('(;GM[]SZ[9];B[aa])')?.ok).toBe(true);
  });

  it('is a board too large to play on', () => {
    const size = { width: 37, height: 37 };
    expect(refused('(;SZ[37];B[aa])')).toEqual({ ok: false, error: { code: 'sizeNotPlayable', size } });
  });
});

describe('a record made in steps', () => {
  it('rests now and then, says how far it is, and comes to the same', () => {
    const [game] = got(parseSgf(`(;SZ[9]${';B[aa];W[bb];B[];W[]'.repeat(50)})`)).games;
    if (game === undefined) throw new Error('no game');
    const steps = recordSteps(game);
    const rests: number[] = [];
    let step = steps.next();
    for (; !step.done; step = steps.next()) rests.push(step.value);
    expect(rests).toEqual([64, 128, 192, 201]);
    expect(got(step.value).notices).toEqual(got(recordOf(game)).notices);
    expect(rowsAt(got(step.value))).toEqual(rowsAt(got(recordOf(game))));
  });

  it('is refused at once', () => {
    const [game] = got(parseSgf('(;SZ[30];B[aa])')).games;
    expect(game && recordSteps(game).next()).toMatchObject({ done: true, value: { ok: false } });
  });
});

describe('a long file', () => {
  it('may be one line of moves or nothing but variations', () => {
    const many = 30_000;
    const line = recordFrom(`(;SZ[3]${';B[];W[]'.repeat(many / 2)})`);
    expect(positionInTree(line.tree, many).ply).toBe(many);
    const deep = recordFrom(`(;SZ[3]${'(;B[];W[])(;W[]'.repeat(many / 3)}${')'.repeat(many / 3)})`);
    expect(lastOf(deep)).toBe(2);
    expect(positionInTree(deep.tree, many).ply).toBe(many / 3);
  });
});
