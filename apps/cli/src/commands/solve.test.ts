import { describe, expect, it } from 'vitest';
import { said } from '../memory-io.testing.ts';

const ROW = 'OOOOOO.\nXXXXXO.\n...XXO.\n';

describe('honte solve', () => {
  it('prints the board, how it stands, each first move and the line', async () => {
    const { code, out, err } = await said('solve --target A2 -', {}, ROW);
    expect({ code, err, out: out.replace(/\d+ moves tried/, 'N moves tried') }).toEqual({
      code: 0,
      err: '',
      out: `3 O O O O O O .
2 X X X X X O .
1 + ! + X X O .
  A B C D E F G

Black A2 is unsettled: whoever begins decides.
White to play and kill: yes.

works:  B1

fails:  A1 (B1), C1 (B1), pass (B1)

line:   W B1, B C1, W A1

Proved; N moves tried.
`,
    });
  });

  it('answers for the other side and as JSON', async () => {
    const { code, out } = await said('solve --target A2 --goal live --json -', {}, ROW);
    const answer = JSON.parse(out);
    expect(code).toBe(0);
    expect(answer).toMatchObject({
      side: 'B',
      goal: 'live',
      status: 'unsettled',
      fate: 'works',
      proved: true,
    });
    expect(answer.tries).toContainEqual({ move: 'B1', fate: 'works', refutations: [] });
    expect(answer.tries).toContainEqual({ move: 'A1', fate: 'fails', refutations: ['B1', 'C1', 'pass'] });
  });

  it('reads files, leaves with 1 when the answer is no, and lets the other side begin', async () => {
    const files = { 'row.txt': ROW };
    const { code, out } = await said('solve --target A2 --side B row.txt', files);
    expect(code).toBe(0);
    expect(out).toContain('Black to play and not let White kill: yes.');
    const alive = await said('solve --target A2 -', {}, ROW.replace('...X', '....'));
    expect(alive.code).toBe(1);
    expect(alive.out).toContain('Black A2 is alive, although White may begin.');
  });

  it('connects within a region that is named by its corners', async () => {
    const board = '.....\n.X.X.\n.....\n';
    const { code, out } = await said('solve --target B2,D2 --goal connect --region B1:D3 -', {}, board);
    expect(code).toBe(0);
    expect(out).toContain('Black B2 D2 are unsettled: whoever begins decides.');
  });

  it('reads a record, at the ply that is named', async () => {
    const other = '(;SZ[9];B[aa])';
    const game = '(;SZ[7:3]AB[ab][bb][cb][db][eb][dc]AW[aa][ba][ca][da][ea][fa][fb];W[fc];B[ec];W[bc])';
    const files = { 'game.sgf': game, 'games.sgf': `${other}${game}` };
    const board = ['3 O O O O O O .', '2 X X X X X O .', '1 + ! + X X O .'].join('\n');
    const asked = await said('solve --target A2 --ply 2 game.sgf', files);
    expect([asked.code, asked.err]).toEqual([0, '']);
    expect(asked.out.startsWith(board)).toBe(true);
    expect(await said('solve --target A2 --ply 2 --game 2 games.sgf', files)).toEqual(asked);
    expect(await said('solve --target A2 --ply 2 -', {}, game)).toEqual(asked);
    const last = await said('solve --target A2 --side B game.sgf', files);
    expect(last.out).toContain('Black A2 is dead');
    expect((await said('solve --target A2 --ply 4 game.sgf', files)).err).toBe(
      'honte solve: --ply is 0 to 3, not "4"\n',
    );
    expect((await said('solve --target A2 --game 3 games.sgf', files)).err).toBe(
      'honte solve: games.sgf: --game is 1 to 2, not "3"\n',
    );
    expect((await said('solve --target A2 bad.sgf', { 'bad.sgf': 'my diary' })).err).toBe(
      'honte solve: bad.sgf: no game in it\n',
    );
  });

  it('says how far a proof in the open goes', async () => {
    const { out } = await said('solve --target B2 --plies 3 -', {}, '.....\n.XO..\n.OX..\n..X..\n');
    expect(out).toContain('Proved within 3 plies');
  });

  it('says that it did not prove what it had no time for', async () => {
    const board = `${'.......\n'.repeat(6)}OOOOOOO\n`.replace('.......', '.X.....');
    const { code, out } = await said('solve --target B7 --region A1:G7 --nodes 200 -', {}, board);
    expect(code).toBe(1);
    expect(out).toContain('not decided: not proved.');
    expect(out).toContain('Not all proved: the nodes were spent');
  });

  it.each([
    ['solve', 'which file? see honte solve --help'],
    ['solve -', 'which stones? name one of each chain: --target C4'],
    ['solve --target A2 a b', 'unexpected "b"'],
    ['solve --target A2 none.txt', 'none.txt: no such file or folder'],
    ['solve --target A2 --goal win -', '--goal is one of kill capture live save connect, not "win"'],
    ['solve --target A2 --side X -', '--side is B or W, not "X"'],
    ['solve --target A9 -', '"A9" is no point of this 7 × 3 board, nor two as A1:C3'],
    ['solve --target A1 -', 'there is no stone on A1'],
    ['solve --target A2,A3 -', 'the stone on A3 is of another color than the first target'],
    ['solve --target A2 --goal connect -', 'a connection needs two stones or more: --target C4,E4'],
    ['solve --target A2 --ply 1 -', '--ply and --game are for a record; standard input is a diagram'],
    ['solve --target A2 --plies 0 -', '--plies is a whole number from 1 to 100, not "0"'],
    ['solve --target A2 --nodes x -', '--nodes is a whole number from 1, not "x"'],
    ['solve --target A2 --time 0 -', '--time is a number of seconds, not "0"'],
  ])('declines "honte %s"', async (words, line) => {
    expect(await said(words, {}, ROW)).toEqual({ code: 2, out: '', err: `honte solve: ${line}\n` });
  });

  it('declines stones that nobody encloses, and text that is no board', async () => {
    const open = await said('solve --target B2 -', {}, '.......\n'.repeat(5).concat('.X.....\n.......\n'));
    expect(open.err).toBe(
      'honte solve: B2 is not enclosed (48 empty points within reach); name a --region, or a limit of --plies\n',
    );
    const unknown = await said('solve --target B2 -', {}, '..\n.?\n');
    expect(unknown.err).toBe('honte solve: standard input:2:2: a sign that is neither X, O nor .\n');
  });
});
