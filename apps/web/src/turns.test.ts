import { describe, expect, it } from 'vitest';
import { inTurns } from './turns.ts';

/** Work of so many steps, each of which takes so many milliseconds, and what happened meanwhile. */
function work(count: number, stepMs: number, wanted = Number.POSITIVE_INFINITY) {
  let time = 0;
  const pauses: number[] = [];
  const told: number[] = [];
  function* steps(): Generator<number, string, void> {
    for (let done = 1; done <= count; done++) {
      time += stepMs;
      yield done;
    }
    return 'done';
  }
  const turns = {
    now: () => time,
    pause: async () => {
      pauses.push(time);
    },
  };
  const watch = { isWanted: () => pauses.length < wanted, went: (done: number) => told.push(done) };
  return { coming: inTurns(steps(), watch, turns), pauses, told };
}

describe('long work', () => {
  it('gives the page its turn as soon as 8 ms are over, and says how far it is', async () => {
    const { coming, pauses, told } = work(10, 3);
    expect(await coming).toBe('done');
    expect(pauses).toEqual([9, 18, 27]);
    expect(told).toEqual([3, 6, 9]);
  });

  it('does not rest when it is short', async () => {
    const { coming, pauses } = work(7, 1);
    expect(await coming).toBe('done');
    expect(pauses).toEqual([]);
  });

  it('is left undone when nobody wants it any more', async () => {
    const { coming, pauses } = work(100, 8, 2);
    expect(await coming).toBeUndefined();
    expect(pauses).toEqual([8, 16]);
  });
});
