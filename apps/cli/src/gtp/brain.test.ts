import { clockOf, type TimeSystem } from '@honte/engine';
import { BLACK, geometryOf, RULESETS } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { Brain, type BrainOptions } from './brain.ts';
import { passingClient } from './client.testing.ts';
import { sessionOf, withEmptyBoard } from './session.ts';

/** What the engine is allowed for Black's first move on 9 × 9. */
async function boundsOf(options: Partial<BrainOptions>, system: TimeSystem = { kind: 'none' }) {
  const { client, asked } = passingClient();
  const own = {
    level: 'hard',
    playouts: undefined,
    timeMs: undefined,
    seed: 1,
    allowsNet: true,
    now: () => 0,
  } as const;
  const session = withEmptyBoard(sessionOf(RULESETS.chinese), geometryOf(9));
  await new Brain(client, { ...own, ...options }).choose(
    { ...session, clock: clockOf(system) },
    BLACK,
    'play',
  );
  return asked.map(({ playouts, timeMs }) => ({ playouts, timeMs }));
}

const ENDLESS = Number.POSITIVE_INFINITY;
const MINUTE: TimeSystem = { kind: 'absolute', main: 60 };

describe('the bounds of a turn', () => {
  it.each([
    [{ level: 'easy' }, { playouts: 40, timeMs: ENDLESS }],
    [{ level: 'hard' }, { playouts: ENDLESS, timeMs: 3000 }],
    [
      { level: 'hard', playouts: 500 },
      { playouts: 500, timeMs: ENDLESS },
    ],
    [
      { level: 'easy', timeMs: 700 },
      { playouts: ENDLESS, timeMs: 700 },
    ],
    [
      { level: 'easy', playouts: 500, timeMs: 700 },
      { playouts: 500, timeMs: 700 },
    ],
  ] as const)('without a clock are those asked for, or the level’s: %j', async (options, bounds) => {
    expect(await boundsOf(options)).toEqual([bounds]);
  });

  it('are never beyond what a clock gives', async () => {
    const [second] = await boundsOf({}, { kind: 'absolute', main: 1 });
    expect(second?.timeMs).toBeLessThan(40);
    const [minute] = await boundsOf({ timeMs: 5000 }, MINUTE);
    expect(minute?.timeMs).toBeLessThan(2000);
    const [easy] = await boundsOf({ level: 'easy' }, MINUTE);
    expect(easy).toEqual({ playouts: 40, timeMs: minute?.timeMs });
  });

  it('are all that a clock gives, where time alone bounds the level', async () => {
    const [hour] = await boundsOf({}, { kind: 'absolute', main: 3600 });
    expect(hour?.timeMs).toBeGreaterThan(10_000);
    const [asked] = await boundsOf({ timeMs: 5000 }, { kind: 'absolute', main: 3600 });
    expect(asked?.timeMs).toBe(5000);
  });
});
