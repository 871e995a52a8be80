import { BLACK, geometryOf, parsePoint } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import type { Intent } from '../intent.ts';
import { firstSettings } from '../settings.ts';
import { type AppState, firstState } from '../state.ts';
import { texts } from '../text/en/index.ts';
import { update } from '../update/update.ts';

const choose = (name: string): Intent => {
  const point = parsePoint(geometryOf(9), name);
  if (!point.ok) throw new Error(name);
  return { kind: 'pointChosen', point: point.value };
};
const PASS: Intent = { kind: 'passChosen' };
const UNDO: Intent = { kind: 'undoChosen' };

const [HOME] = update(
  firstState({ ...firstSettings('en'), sound: true, volume: 40 }, texts, { screen: 'home' }),
  {
    kind: 'opponentChosen',
    opponent: 'person',
  },
);
const [BEGUN] = update(HOME, { kind: 'begun', id: 'g1', now: 1, lot: BLACK });

/** What is heard of the last of these intents. */
function heard(from: AppState, ...intents: Intent[]) {
  let state = from;
  let last: ReturnType<typeof update>[1] = [];
  for (const intent of intents) [state, last] = update(state, intent);
  return last.flatMap((effect) => (effect.kind === 'playSound' ? [effect] : []));
}

const stones = (names: string) => names.split(' ').map(choose);

describe('of a game one hears', () => {
  it('a stone, at the volume that was chosen', () => {
    expect(heard(BEGUN, choose('E5'))).toEqual([{ kind: 'playSound', sound: { kind: 'stone' }, volume: 40 }]);
  });

  it('how many stones were taken', () => {
    const taken = heard(BEGUN, ...stones('A2 A1 E5 B1 C1 E6 B2'));
    expect(taken).toMatchObject([{ sound: { kind: 'capture', stones: 2 } }]);
  });

  it('a pass, and the end', () => {
    expect(heard(BEGUN, PASS)).toMatchObject([{ sound: { kind: 'pass' } }]);
    expect(heard(BEGUN, choose('E5'), { kind: 'resignChosen' })).toMatchObject([{ sound: { kind: 'end' } }]);
    const accepted = [1, 2].map((by): Intent => ({ kind: 'accepted', by: by as 1 | 2 }));
    expect(heard(BEGUN, PASS, PASS, ...accepted)).toMatchObject([{ sound: { kind: 'end' } }]);
  });

  it('the last seconds of a clock go by, each once', () => {
    const time = { kind: 'absolute', mainMs: 60_000 } as const;
    const [chosen] = update(HOME, { kind: 'timePresetChosen', time });
    let [state] = update(chosen, { kind: 'begun', id: 'g3', now: 0, lot: BLACK }, 0);
    const ticks: number[] = [];
    for (let now = 100; now < 60_000; now += 100) {
      const [next, effects] = update(state, { kind: 'ticked' }, now);
      state = next;
      if (effects.some((effect) => effect.kind === 'playSound' && effect.sound.kind === 'tick'))
        ticks.push(now);
    }
    expect(ticks).toEqual([55_000, 56_000, 57_000, 58_000, 59_000]);
  });

  it('nothing of what is taken back, refused, or opened', () => {
    expect(heard(BEGUN, choose('E5'), UNDO)).toEqual([]);
    expect(heard(BEGUN, choose('E5'), choose('D4'), choose('E5'))).toEqual([]);
    expect(heard(HOME, { kind: 'begun', id: 'g2', now: 1, lot: BLACK })).toEqual([]);
  });

  it('nothing at all without having asked for sound', () => {
    const silent: Intent = { kind: 'settingsChosen', change: { sound: false } };
    expect(heard(BEGUN, silent)).toEqual([]);
    expect(heard(BEGUN, silent, choose('E5'))).toEqual([]);
  });
});

it('a choice of sound is heard at once', () => {
  expect(heard(BEGUN, { kind: 'settingsChosen', change: { volume: 80 } })).toMatchObject([{ volume: 80 }]);
  expect(heard(BEGUN, { kind: 'settingsChosen', change: { theme: 'dark' } })).toEqual([]);
});
