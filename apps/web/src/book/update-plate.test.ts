import { loadChapter, plateNamed } from '@honte/content';
import { type Point, parsePoint, printPoint } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { book } from '../text/en/book.ts';
import { texts } from '../text/en/index.ts';
import { plateBoardOf } from './plate-board.ts';
import { pastOf, plateSaidOf } from './plate-said.ts';
import { isDone, nowOf, openedPlate, type PlateState } from './plate-state.ts';
import { updatePlate } from './update-plate.ts';

const chapters = {
  rules: await loadChapter('rules', 'en'),
  game: await loadChapter('game', 'en'),
  counting: await loadChapter('counting', 'en'),
};

const point = ({ plate }: PlateState, name: string): Point => {
  const parsed = parsePoint(plate.geometry, name);
  if (!parsed.ok) throw new Error(name);
  return parsed.value;
};

/** A plate after these points were touched, one after the other. */
function touched(id: string, ...names: string[]): PlateState {
  let state = openedPlate(plateNamed(id));
  for (const name of names) state = updatePlate(state, { kind: 'chosen', point: point(state, name) });
  return state;
}

const stoneAt = (state: PlateState, name: string) => nowOf(state).board.stones[point(state, name)];

/** All that is said under a plate. */
function said(state: PlateState): string {
  const words = Object.values(chapters).flatMap((chapter) => chapter.plates.get(state.plate.id) ?? []);
  const { headline, more } = plateSaidOf(state, words[0]!, book, texts);
  return [headline, more].filter(Boolean).join(' ');
}

/** The names of the points that an overlay of this kind marks. */
function marked(state: PlateState, kind: 'liberties' | 'dimmed'): string[] {
  const overlays = plateBoardOf(state).overlays ?? [];
  return overlays.flatMap((one) =>
    one.kind === kind && 'points' in one ? one.points.map((p) => printPoint(state.plate.geometry, p)) : [],
  );
}

describe('a plate on which liberties are sought', () => {
  it('begins with its task', () => {
    expect(said(touched('ell'))).toBe('Touch each liberty of the black chain.');
  });

  it('counts each liberty once, the shared one among them', () => {
    const state = touched('ell', 'C5', 'D4', 'D4');
    expect(said(touched('ell', 'C5'))).toBe('1 of 7 liberties.');
    expect(said(touched('ell', 'C5', 'D4'))).toBe(
      '2 of 7 liberties. D4 touches 2 of its stones and counts once.',
    );
    expect(said(state)).toBe('D4 is counted already.');
    expect(marked(state, 'liberties')).toEqual(['C5', 'D4']);
  });

  it.each([
    ['C3', 'There is a stone at C3: a liberty is an empty point.'],
    ['B5', 'B5 is on a diagonal: no line leads there.'],
    ['A1', 'A1 is not next to the chain.'],
  ])('says why %s is none', (name, sentence) => {
    expect(said(touched('ell', name))).toBe(sentence);
  });

  it('is done when all are found, however many were shown', () => {
    let state = touched('ell', 'C5');
    for (let i = 0; i < 6; i++) state = updatePlate(state, { kind: 'shown' });
    expect(isDone(state)).toBe(true);
    expect(said(state)).toContain('7 of 7: these are all. Seven liberties.');
    expect(updatePlate(state, { kind: 'shown' }).found).toEqual(state.found);
  });
});

describe('a plate that is played', () => {
  it('takes what loses its last liberty', () => {
    const state = touched('capture', 'C2');
    expect(stoneAt(state, 'C3')).toBe(0);
    expect(isDone(state)).toBe(true);
    expect(said(state)).toContain('the stone is gone');
  });

  it('lets one color play several times, in any order', () => {
    const state = touched('edge-stone', 'C2', 'D1');
    expect(said(state)).toBe('One is left: the white stone is in atari.');
    expect(marked(state, 'liberties')).toEqual(['B1']);
    expect(stoneAt(touched('edge-stone', 'C2', 'D1', 'B1'), 'C1')).toBe(0);
  });

  it('sets no stone that is not asked for, and says so', () => {
    const state = touched('capture', 'A1');
    expect(stoneAt(state, 'A1')).toBe(0);
    expect(said(state)).toBe(
      'Black may play A1, but that is not what this board shows. Take the white stone.',
    );
    expect(said(touched('capture', 'C3'))).toBe('There is already a stone at C3.');
  });

  it('refuses what the rules refuse, with its reason and what it teaches', () => {
    const state = touched('forbidden', 'C3');
    expect(said(state)).toBe(
      'C3 is forbidden. Your stone would have no liberty and take nothing. The board stays as it was.',
    );
    expect(plateBoardOf(state).overlays).toContainEqual(
      expect.objectContaining({ kind: 'forbidden', bars: expect.arrayContaining([point(state, 'C4')]) }),
    );
    expect(isDone(state)).toBe(true);
  });

  it('wants both eyes tried', () => {
    expect(isDone(touched('two-eyes', 'C4', 'C4'))).toBe(false);
    expect(isDone(touched('two-eyes', 'E4', 'C4'))).toBe(true);
  });

  it('tells a ko from its capture to its retaking', () => {
    const refused = touched('ko', 'C4', 'C5');
    expect(stoneAt(refused, 'C5')).toBe(0);
    expect(said(refused)).toContain('Not yet');
    // What would return is the board as it was before the capture.
    expect(pastOf(refused)).toMatchObject({ ply: 0, move: undefined });
    expect([...(pastOf(refused)?.board.stones.slice(0, 36) ?? [])]).toEqual([...refused.plate.stones]);
    expect(touched('ko', 'C4', 'C5', 'C5').step).toBe(2);
    const retaken = touched('ko', 'C4', 'C5', 'A1', 'F1', 'C5');
    expect(isDone(retaken)).toBe(true);
    expect(stoneAt(retaken, 'C4')).toBe(0);
    expect(pastOf(retaken)).toBeUndefined();
  });

  it('can be shown to its end, step by step', () => {
    let state = touched('false-eye');
    for (let i = 0; i < 3; i++) state = updatePlate(state, { kind: 'shown' });
    expect(isDone(state)).toBe(true);
    expect(stoneAt(state, 'B2')).toBe(0);
    expect(updatePlate(state, { kind: 'restarted' })).toEqual(openedPlate(state.plate));
  });
});

describe('a plate that is stepped through', () => {
  it('numbers its stones, forward and back', () => {
    const shown = (state: PlateState) => updatePlate(state, { kind: 'shown' });
    const three = shown(shown(shown(touched('twelve'))));
    expect(said(three)).toBe('Move 3: Black at D2.');
    const back = updatePlate(three, { kind: 'wentBack' });
    expect(said(back)).toBe('Move 2: White at F1.');
    expect(stoneAt(back, 'D2')).toBe(0);
    expect(shown(back).plays).toEqual(three.plays);
    const none = updatePlate(updatePlate(back, { kind: 'wentBack' }), { kind: 'wentBack' });
    expect(none.plays).toEqual([]);
    expect(updatePlate(none, { kind: 'wentBack' }).step).toBe(0);
  });

  it('takes its own next stone from a hand, and no other', () => {
    expect(said(touched('twelve', 'D1'))).toBe('Move 1: Black at D1.');
    expect(said(touched('twelve', 'E5'))).toBe('Move 1 is Black at D1.');
    expect(said(touched('rooms', 'A3'))).toBe('Move 19: Black at A3.');
  });

  it('goes on by itself until its end, and begins anew from there', () => {
    let state = updatePlate(touched('twelve'), { kind: 'runToggled' });
    expect(state.isRunning).toBe(true);
    for (let i = 0; i < 12; i++) state = updatePlate(state, { kind: 'shown' });
    expect(state.isRunning).toBe(false);
    expect(said(state)).toContain('Twelve stones stand');
    expect(updatePlate(state, { kind: 'runToggled' })).toMatchObject({ isRunning: true, step: 0 });
    expect(updatePlate({ ...state, isRunning: true }, { kind: 'runToggled' }).isRunning).toBe(false);
  });
});

describe('a plate that is asked', () => {
  it('says whose a point is, and lights what belongs with it', () => {
    const state = touched('final', 'A1');
    expect(said(state)).toBe('A1 is Black’s: only Black’s stones surround its 6 points.');
    expect(marked(state, 'dimmed')).toHaveLength(75);
    expect(said(touched('final', 'D5'))).toContain('a living stone');
    expect(said(touched('dead', 'F2'))).toContain('dead stone');
    expect(said(touched('dead', 'D4'))).toContain('nobody');
  });

  it('says the names of points', () => {
    expect(said(touched('names', 'D1'))).toBe('D1, on the edge.');
    expect(said(touched('names', 'J9'))).toBe('J9, in a corner: two lines end here.');
    expect(said(touched('names', 'E5'))).toBe('E5.');
  });

  it('does nothing where there is only something to see', () => {
    const state = openedPlate(plateNamed('chambers'));
    expect(updatePlate(state, { kind: 'chosen', point: 0 as Point })).toBe(state);
    expect(plateBoardOf(state).overlays?.filter(({ kind }) => kind === 'zone')).toHaveLength(6);
  });
});
