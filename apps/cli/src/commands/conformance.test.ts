import { describe, expect, it } from 'vitest';
import { fileOf } from '../conformance/given-cases.testing.ts';
import { said } from '../memory-io.testing.ts';

const CORNER = {
  id: 'corner',
  kind: 'coords',
  title: 'a corner',
  size: [9, 9],
  sgf: 'aa',
  expect: { gtp: 'A9' },
};
const WRONG = { ...CORNER, id: 'wrong', expect: { gtp: 'B9' } };
const FLOW = {
  id: 'stop',
  kind: 'flow',
  rules: 'french',
  size: [9, 9],
  actions: ['B E5', 'W pass', 'B pass', 'toggle E5', 'toggle E5', 'toggle E5'],
  expect: { phase: 'marking', black: 0 },
};

async function conformance(cases: readonly object[], words = 'conformance a.json') {
  return said(words, { 'a.json': fileOf(cases as never) });
}

describe('honte conformance', () => {
  it('prints a row a kind and the sums last, and is content when nothing fails', async () => {
    expect(await conformance([CORNER, FLOW, { ...CORNER, id: 'again' }])).toEqual({
      code: 0,
      err: '',
      out: `kind            passed  failed  contested  optional  not yet
coords               2       0          –         –        –
flow                 1       0          –         –        –

contested: 0 passed, 0 failed; optional: 0 passed, 0 failed; not yet: 0
3 passed, 0 failed
`,
    });
  });

  it('names each failing case with what was expected and found, and fails', async () => {
    const { code, out } = await conformance([CORNER, WRONG]);
    expect(code).toBe(1);
    expect(out).toContain('coords               1       1 ');
    expect(out).toContain(`
failed: wrong (coords, a.json) a corner
  expect.gtp: expected B9, found A9
  back.sgf: expected aa, found ba
`);
    expect(out.endsWith('\n1 passed, 1 failed\n')).toBe(true);
  });

  it('lists contested and optional cases that fail, but does not fail for them', async () => {
    const { code, out } = await conformance([
      CORNER,
      { ...CORNER, id: 'c1', tags: ['contested'] },
      { ...WRONG, id: 'c2', tags: ['random', 'contested'] },
      { ...WRONG, id: 'o1', tags: ['optional'] },
    ]);
    expect(code).toBe(0);
    expect(out).toContain('coords               1       0     1 of 2    0 of 1        –\n');
    expect(out).toContain('contested, fails: c2 (coords, a.json)');
    expect(out).toContain('optional, fails: o1 (coords, a.json)');
    expect(out).toMatch(
      /\ncontested: 1 passed, 1 failed; optional: 0 passed, 1 failed; not yet: 0\n1 passed, 0 failed\n$/,
    );
  });

  it('shows boards that differ side by side', async () => {
    const { out } = await conformance([
      {
        id: 'ponnuki',
        kind: 'play',
        size: [3, 3],
        rules: 'french',
        toMove: 'B',
        setup: ['.X.', 'XO.', '.X.'],
        moves: ['B C2'],
        expect: { board: ['.X.', 'XOX', '.X.'], prisoners: { B: 0, W: 0 }, legalMoves: ['B2'], toMove: 'W' },
      },
    ]);
    expect(out).toContain(`  expect.board:
    expected  found
    .X.       .X.
    XOX       X.X  <
    .X.       .X.
  expect.prisoners.B: expected 0, found 1
  expect.legalMoves: expected B2, found none, missing B2
`);
  });

  it('shows of long lists only what differs', async () => {
    const base = { kind: 'play', size: [5, 5], rules: 'french', toMove: 'B', moves: [] };
    const some = ['A1', 'A2', 'A3', 'A4', 'A5', 'B1', 'B2', 'B3', 'B4', 'B5', 'C1', 'C2', 'C3', 'C4', 'C5'];
    const { out } = await conformance([{ ...base, id: 'long', expect: { legalMoves: some } }]);
    expect(out).toContain('expect.legalMoves: not expected D1 D2 D3 D4 D5 E1 E2 E3 E4 E5\n');
  });

  it.each([
    [['B B2', 'B A1'], 'moves[1] B A1: expected legal, found out of turn'],
    [['B B2', 'W B2'], 'moves[1] W B2: expected legal, found occupied'],
    [['B A2', 'W C3', 'B B1', 'W A1'], 'moves[3] W A1: expected legal, found suicide of A1'],
  ])('says which of the moves %j cannot be', async (moves, line) => {
    const given = { id: 'x', kind: 'play', size: [3, 3], rules: 'french', toMove: 'B', moves };
    const { code, out } = await conformance([{ ...given, expect: { stopped: false } }]);
    expect(code).toBe(1);
    expect(out).toContain(`  ${line}\n`);
  });

  it('says which action of a flow cannot be, and which start', async () => {
    const { out } = await conformance([{ ...FLOW, actions: ['accept B'] }]);
    expect(out).toContain('  actions[0] accept B: expected possible, found wrongPhase\n');
    const noLiberty = { kind: 'play', size: [2, 1], rules: 'tt', toMove: 'B', moves: [], setup: ['XO'] };
    const played = await conformance([{ ...noLiberty, id: 'x', expect: { stopped: false } }]);
    expect(played.out).toContain('  start: expected possible, found noLiberty at A1\n');
  });

  it('reports unknown fields and kinds as failures', async () => {
    const { code, out } = await conformance([
      { ...CORNER, expect: { gtp: 'A9', latin: 'A' } },
      { ...CORNER, id: 'merry', mood: 'merry' },
      { id: 'x', kind: 'dance', steps: 3 },
    ]);
    expect(code).toBe(1);
    expect(out).toContain('  expect.latin: an unknown field, which nothing here checks\n');
    expect(out).toContain('  mood: an unknown field, which nothing here checks\n');
    expect(out).toContain(
      'failed: x (dance, a.json)\n  kind: "dance" is unknown, so nothing here checks the case\n',
    );
    expect(out.endsWith('0 passed, 3 failed\n')).toBe(true);
  });

  it('finds unknown fields at any depth', async () => {
    const given = { id: 'x', kind: 'play', size: [3, 3], rules: 'tt', toMove: 'B', moves: [] };
    const tries = [{ move: 'B A1', legal: true, color: 'red' }];
    const { out } = await conformance([{ ...given, tries, expect: { prisoners: { B: 0, W: 0, R: 0 } } }]);
    expect(out).toContain('  expect.prisoners.R: an unknown field');
    expect(out).toContain('  tries[0].color: an unknown field');
  });

  it('lists what cannot be run yet, by reason', async () => {
    const published = { id: 'p', kind: 'legalCount', size: [5, 5], expect: { count: '1' } };
    const { code, out } = await conformance([
      { ...published, tags: ['published-only'] },
      { ...published, id: 'q', size: [1, 1], tags: ['slow'] },
    ]);
    expect(code).toBe(0);
    expect(out).toContain(`
not yet: legalCount: a published number, beyond counting (p)
not yet: legalCount: slow, run with --slow (q)
`);
    expect(out).toContain('not yet: 2\n0 passed, 0 failed\n');
  });

  it('runs slow cases when told to', async () => {
    const slow = { id: 'q', kind: 'legalCount', size: [1, 2], expect: { count: '5' }, tags: ['slow'] };
    const { out } = await conformance([slow], 'conformance --slow a.json');
    expect(out.endsWith('1 passed, 0 failed\n')).toBe(true);
  });

  it('tells what the code under test threw', async () => {
    const given = { id: 'x', kind: 'score', size: [1, 1], board: ['.'], dead: ['A1'], handicap: 0 };
    const { out } = await conformance([{ ...given, prisoners: { B: 0, W: 0 }, expect: { neutral: ['A1'] } }]);
    expect(out).toContain('  the code under test threw: honte: a dead stone must stand on the board\n');
  });

  it('runs the JSON files of folders, and names the file of a failure', async () => {
    const files = {
      'cases/one.json': fileOf([CORNER as never]),
      'cases/two.json': fileOf([WRONG as never]),
      'cases/README.md': 'about',
    };
    const { code, out } = await said('conformance cases/', files);
    expect(code).toBe(1);
    expect(out).toContain('failed: wrong (coords, cases/two.json)');
    expect(out.endsWith('1 passed, 1 failed\n')).toBe(true);
  });

  it('takes a draw for a draw, however it is written', async () => {
    const given = { kind: 'score', size: [2, 1], board: ['..'], dead: [], handicap: 0, komi: 0 };
    const results = (result: string) => ({ results: { french: { result } } });
    const drawn = (result: string) => ({
      ...given,
      id: result,
      prisoners: { B: 0, W: 0 },
      expect: results(result),
    });
    expect((await conformance([drawn('Draw'), drawn('0')])).out).toContain('2 passed, 0 failed');
    expect((await conformance([drawn('B+0.5')])).code).toBe(1);
  });
});

const GAME = {
  ...CORNER,
  kind: 'play',
  sgf: undefined,
  rules: 'tt',
  toMove: 'B',
  moves: [],
  expect: { stopped: true },
};

describe('honte conformance declines', () => {
  it.each([
    ['text that is no JSON', '{\n "cases": [,]\n}', ':2:12: not JSON from here on'],
    ['text that ends early', '{"schema":', ':1:11: not JSON from here on'],
    ['an empty file', '', ':1:1: not JSON from here on'],
    ['another format', '{"schema":"x","cases":[]}', ': schema: expected go-conformance-1, found "x"'],
    ['no cases', '{"schema":"go-conformance-1"}', ': cases: expected a list, found nothing'],
    [
      'an empty list',
      '{"schema":"go-conformance-1","cases":[]}',
      ': cases: expected at least one case, found none',
    ],
    [
      'a case told twice',
      fileOf([CORNER, CORNER] as never),
      ': cases[1].id (corner): expected an id of its own, found that of an earlier case',
    ],
    ['a list', '[]', ': expected an object, found []'],
    [
      'more fields',
      '{"schema":"go-conformance-1","cases":[],"x":1}',
      ': x: expected schema, set, cases, found the field x',
    ],
    [
      'a value nested without end',
      `{"schema":"go-conformance-1","cases":[{"id":"a","kind":${'['.repeat(100_000)}${']'.repeat(100_000)}}]}`,
      ': cases[0].kind (a): expected a text, found [[[[[]]]]]',
    ],
    ['a case that is no object', fileOf([3]), ': cases[0]: expected an object, found 3'],
    ['a case without id', fileOf([{ kind: 'play' }]), ': cases[0].id: expected a text, found nothing'],
    [
      'tags that are no list',
      fileOf([{ id: 'x', kind: 'play', tags: 'slow' }]),
      ': cases[0].tags (x): expected a list, found "slow"',
    ],
    [
      'a missing field',
      fileOf([{ ...GAME, moves: null }]),
      ': cases[0].moves (corner): expected a list, found null',
    ],
    [
      'a size that is none',
      fileOf([{ ...GAME, size: [9, 26] }]),
      ': cases[0].size (corner): expected [columns, rows], each from 1 to 25, found [9,26]',
    ],
    [
      'unknown rules',
      fileOf([{ ...GAME, rules: 'ing' }]),
      ': cases[0].rules (corner): expected french chinese japanese korean aga nz tt, or none simple psk ssk nssk with or without +s, found "ing"',
    ],
    [
      'a move off the board',
      fileOf([{ ...GAME, moves: ['B A1', 'W K1'] }]),
      ': cases[0].moves[1] (corner): expected a move such as "B D4" or "W pass", found "W K1"',
    ],
    [
      'a board of another size',
      fileOf([{ ...GAME, setup: ['.'] }]),
      ': cases[0].setup (corner): expected 9 rows of 9 signs . X O, found ["."]',
    ],
    [
      'a case that expects nothing',
      fileOf([{ ...GAME, expect: {} }]),
      ': cases[0].expect (corner): expected at least one field, found {}',
    ],
    [
      'an unknown action',
      fileOf([{ ...FLOW, actions: ['B E5', 'sulk'] } as never]),
      ': cases[0].actions[1] (stop): expected an action such as "B E5" or "accept B", found "sulk"',
    ],
    ['a long wrong value, cut', fileOf([{ ...GAME, rules: 'x'.repeat(99) }]), `found "${'x'.repeat(46)}...`],
  ])('%s, with the place', async (_, written, line) => {
    const { code, out, err } = await said('conformance a.json', { 'a.json': written });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(line);
    expect(err.startsWith('honte conformance: a.json:')).toBe(true);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it.each([
    ['conformance', 'which files or folders? see honte conformance --help'],
    ['conformance nothing.json', 'nothing.json: no such file or folder'],
    ['conformance docs', 'docs: no .json file in this folder'],
  ])('"honte %s"', async (words, line) => {
    const answer = await said(words, { 'docs/a.md': '' });
    expect(answer).toEqual({ code: 2, out: '', err: `honte conformance: ${line}\n` });
  });
});
