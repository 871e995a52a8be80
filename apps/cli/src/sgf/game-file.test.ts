import { expect, it } from 'vitest';
import type { Io } from '../io.ts';
import { progressOf } from './game-file.ts';

it('many files say from time to time how many are done, few say nothing', async () => {
  let now = 0;
  let err = '';
  const io = {
    now: () => now,
    err: async (text: string) => {
      err += text;
    },
  } as unknown as Io;
  const tell = progressOf(5, 'honte sgf', io);
  for (const [done, at] of [1, 400, 1100, 1200, 9000].entries()) {
    now = at;
    await tell(done + 1);
  }
  expect(err).toBe('honte sgf: 3 of 5 files\n');
});
