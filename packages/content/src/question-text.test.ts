import { describe, expect, it } from 'vitest';
import { type Question, readProblems } from './problem.ts';
import {
  parsePosed,
  parseQuestion,
  printPosed,
  printQuestion,
  type QuestionRefusal,
} from './question-text.ts';
import { houseProblems } from './set.ts';

/** The question alone, its targets as a word names them. */
function bare({
  geometry,
  stones,
  first,
  goal,
  targets,
  region,
  plies,
  escapeLiberties,
}: Question): Question {
  const sorted = [...new Set(targets)].sort((a, b) => a - b);
  const inside = region && [...new Set(region)].sort((a, b) => a - b);
  return { geometry, stones, first, goal, targets: sorted, region: inside, plies, escapeLiberties };
}

function refused(text: string): QuestionRefusal['code'] | undefined {
  const parsed = parseQuestion(text);
  return parsed.ok ? undefined : parsed.error.code;
}

describe('a question as a word', () => {
  it('can be read by people', () => {
    const read = readProblems(`
id: comb
theme: death
grade: 3
play: W kill B2 B3
region: A1-C3
within: 9 plies, 4 liberties
answer: C1
.......
OOOOO..
OXXXXO.
.X.X.O.
.....O.`);
    if (!read.ok) throw new Error(read.error.code);
    const [problem] = read.value;
    expect(problem && printQuestion(problem)).toBe('7x5.-ooooo-oxxxxo-1x1x1o-5o.Wkill.B3B2.--3i-3i-3i.9p4l');
  });

  it('comes back as it was, for all problems of the house', () => {
    for (const problem of houseProblems()) {
      const word = printQuestion(problem);
      expect(word).toMatch(/^[A-Za-z0-9.*-]+$/);
      const parsed = parseQuestion(word);
      expect(parsed.ok && parsed.value).toEqual(bare(problem));
    }
  });

  it('is a board alone where nothing is asked yet', () => {
    const parsed = parsePosed('9.-3x.W');
    if (!parsed.ok) throw new Error(parsed.error.code);
    expect(printPosed(parsed.value)).toBe('9.-3x.W');
    expect(parsePosed('9.-3x.Wkill.D8.*')).toEqual(parsed);
    expect(parsePosed('9.-3x')).toMatchObject({ ok: false, error: { code: 'play' } });
  });

  it('says which part cannot be read', () => {
    expect(refused('9.-3x.Wkill.D8.*')).toBeUndefined();
    expect(refused('')).toBe('size');
    expect(refused('99.x.Wkill.A9.*')).toBe('size');
    expect(refused('9.9x.Wkill.D8.*')).toBe('rows');
    expect(refused('2.x-x-x.Wkill.A2.*')).toBe('rows');
    expect(refused('9.x?.Wkill.A9.*')).toBe('rows');
    expect(refused('9.x.Rkill.A9.*')).toBe('play');
    expect(refused('9.x.Wslay.A9.*')).toBe('play');
    expect(refused('9.x.Wkill..*')).toBe('targets');
    expect(refused('9.x.Wkill.B9.*')).toBe('targets');
    expect(refused('9.xo.Wkill.A9B9.*')).toBe('targets');
    expect(refused('9.x.Wkill.A99.*')).toBe('targets');
    expect(refused('9.x.Wkill.A9')).toBe('region');
    expect(refused('9.x.Wkill.A9.10i')).toBe('region');
    expect(refused('9.x.Wkill.A9.2ii')).toBeUndefined();
    expect(refused('9.x.Wkill.A9.*.0p')).toBe('limit');
    expect(refused('9.x.Wkill.A9.*.9p.')).toBe('parts');
  });
});
