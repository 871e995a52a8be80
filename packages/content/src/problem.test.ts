import { BLACK, printPoint } from '@honte/rules';
import { describe, expect, test } from 'vitest';
import { readProblems } from './problem.ts';

const COMB = `
id: comb
theme: death
grade: 4
play: W kill B2
region: A1-F3
answer: C1
.......
.......
.......
OOOOO..
OXXXXO.
.X.X.O.
.....O.
`;

const changed = (from: string, to: string) => readProblems(COMB.replace(from, to));

describe('a problem', () => {
  test('is read as it is written', () => {
    const read = readProblems(COMB);
    if (!read.ok) throw new Error(read.error.code);
    const [problem] = read.value;
    expect(problem).toMatchObject({ id: 'comb', theme: 'death', grade: 4, goal: 'kill', isKo: false });
    expect(problem?.first).not.toBe(BLACK);
    expect(problem?.region).toHaveLength(18);
    expect(problem?.answers.map((p) => printPoint(problem.geometry, p))).toEqual(['C1']);
    expect(problem?.plies).toBeUndefined();
  });

  test('may have a bound, an answer by ko, and no region', () => {
    const read = readProblems(
      COMB.replace('region: A1-F3', 'within: 9 plies, 4 liberties').replace('answer: C1', 'ko: C1 D1'),
    );
    expect(read.ok && read.value[0]).toMatchObject({
      plies: 9,
      escapeLiberties: 4,
      isKo: true,
      region: undefined,
    });
  });

  test.each([
    ['id: comb', 'id: Comb 1', 'noId', 2],
    ['theme: death', 'theme: doom', 'theme', 3],
    ['grade: 4', 'grade: 9', 'grade', 4],
    ['play: W kill B2', 'play: W eat B2', 'play', 5],
    ['play: W kill B2', 'play: W kill', 'play', 5],
    ['play: W kill B2', 'play: W kill I2', 'point', 5],
    ['region: A1-F3', 'region: A1-K3', 'point', 6],
    ['region: A1-F3', 'within: nine plies', 'number', 6],
    ['region: A1-F3', 'area: A1-F3', 'unknownWord', 6],
    ['answer: C1', 'answer:', 'noAnswer', 7],
    ['OXXXXO.', 'OXXXX.', 'diagram', 8],
  ])('with %s become %s is refused', (from, to, code, line) => {
    expect(changed(from, to)).toEqual({ ok: false, error: { code, line } });
  });

  test('cannot have the name of another', () => {
    expect(readProblems(`${COMB}\n${COMB}`)).toMatchObject({ ok: false, error: { code: 'twice', line: 17 } });
  });
});
