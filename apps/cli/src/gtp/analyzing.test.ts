import { describe, expect, it } from 'vitest';
import { said } from '../memory-io.testing.ts';
import { typistOf } from './typist.testing.ts';

/** What is written while these lines are typed, each as soon as the one before has been answered. */
async function talk(script: readonly string[], words = '--seed 1'): Promise<string> {
  const typist = typistOf(script);
  const { code, err, out } = await said(`gtp ${words}`, {}, typist);
  expect([code, err]).toEqual([0, '']);
  return out;
}

const INFO = 'info move [A-E][1-5] visits \\d+ winrate \\S+ .*';

describe('an analysis', () => {
  it('goes on until a command comes, which is then answered', async () => {
    const out = await talk(['boardsize 5', '1 kata-analyze b 1', '2 play b C3', '3 showboard']);
    expect(out).toMatch(new RegExp(`^=\\n\\n=1\\n(${INFO}\\n)+\\n=2\\n\\n=3\\n5 . . .`));
  });

  it.each(['', '# a comment', '\\x0d'])('ends at "%s", which has no answer of its own', async (line) => {
    const out = await talk(['boardsize 5', 'lz-analyze 1', line, 'name']);
    expect(out).toMatch(new RegExp(`^=\\n\\n=\\n(${INFO}\\n)+\\n= Honte\\n\\n$`));
  });

  it('ends with the input, and at quit', async () => {
    expect(await talk(['boardsize 5', 'lz-analyze 1'])).toMatch(new RegExp(`^=\\n\\n=\\n(${INFO}\\n)+\\n$`));
    expect(await talk(['boardsize 5', 'lz-analyze 1', 'quit'])).toMatch(/\n\n=\n\n$/);
  });

  it('gives way to another one, and leaves the game as it was', async () => {
    const analyses = ['kata-analyze b 1', 'kata-analyze w 1', 'lz-analyze 1'];
    const out = await talk(['boardsize 5', 'play b C3', ...analyses, 'showboard', 'genmove w']);
    expect(out.split('\n\n').slice(2, 5)).toEqual(
      Array(3).fill(expect.stringMatching(new RegExp(`^=\\n(${INFO}\\n?)+$`))),
    );
    expect(out).toContain('to move: W, move 2');
    expect(out).toMatch(/= ([A-E][1-5])\n\n$/);
  });

  it('stays at its bound of playouts until something comes', async () => {
    const out = await talk(
      ['boardsize 5', 'kata-analyze b 1000000 rootInfo true', ''],
      '--playouts 30 --seed 1',
    );
    expect(out.match(/rootInfo visits (\d+)/)?.[1]).toBe('30');
    expect(out.split('rootInfo')).toHaveLength(2);
  });

  it('may be made by several threads', async () => {
    const out = await talk(
      ['boardsize 5', 'kata-analyze b 1000000 rootInfo true', '', 'genmove b'],
      '--playouts 300 --threads 3',
    );
    expect(out.match(/rootInfo visits (\d+)/)?.[1]).toBe('300');
    expect(out).toMatch(/= ([A-E][1-5])\n\n$/);
  });
});

describe('a turn with an analysis', () => {
  it('is told before it is played, and nothing that is typed hurries it', async () => {
    const typed = ['boardsize 5', 'kata-genmove_analyze b 1', 'lz-genmove_analyze 1', 'showboard'].join('\n');
    const { out } = await said('gtp --playouts 300 --seed 1', {}, typed);
    const told = `=\\n(${INFO}\\n)+play [A-E][1-5]\\n\\n`;
    expect(out).toMatch(new RegExp(`^=\\n\\n${told}${told}=\\n5 `));
    expect(out).toContain('to move: B, move 3');
  });
});
