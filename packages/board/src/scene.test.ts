import { BLACK, EMPTY, WHITE } from '@honte/rules';
import { describe, expect, test } from 'vitest';
import { at, emptyView, points, SIZES, viewOf, withStone } from './diagram.testing.ts';
import { sceneOf } from './scene.ts';
import { layerOf, type Shape } from './shape.ts';
import type { BoardView, Overlay } from './view.ts';

const only = (view: BoardView, ...kinds: Shape['kind'][]) =>
  sceneOf(view).shapes.filter(({ kind }) => kinds.includes(kind));

/** `kind@x,y` of all that lies on the stones. */
const marks = (view: BoardView) =>
  sceneOf(view)
    .shapes.filter((shape) => layerOf(shape) === 'marks')
    .map((shape) => `${shape.kind}@${'x' in shape ? `${shape.x},${shape.y}` : ''}`);

describe('a board of three lines', () => {
  const view = viewOf(`
    . X .
    . . O
    . . .`);

  test('is this scene and no other', () => {
    const box = { x: -27.2, y: -27.2, width: 134.4, height: 134.4 };
    expect(sceneOf({ ...view, lastMove: at(view, 'C2') }).shapes).toEqual([
      { kind: 'wood', key: 'wood', ...box },
      { kind: 'grain', key: 'grain:0', ...box, grain: 0 },
      { kind: 'grain', key: 'grain:1', ...box, grain: 1 },
      { kind: 'grain', key: 'grain:2', ...box, grain: 2 },
      { kind: 'lines', key: 'lines:inner', path: 'M0 40H80M40 0V80', width: 1.1 },
      { kind: 'lines', key: 'lines:edge', path: 'M0 0H80M0 80H80M0 0V80M80 0V80', width: 2.1 },
      { kind: 'star', key: 'star:4', x: 40, y: 40, isSmall: true },
      { kind: 'shadow', key: 'shadow:1', x: 40, y: 0 },
      { kind: 'stone', key: 'stone:1:1', x: 40, y: 0, color: BLACK, state: 'alive', turn: 23, cut: 2 },
      { kind: 'shadow', key: 'shadow:5', x: 80, y: 40 },
      { kind: 'stone', key: 'stone:5:2', x: 80, y: 40, color: WHITE, state: 'alive', turn: -37, cut: 2 },
      { kind: 'last', key: 'last', x: 80, y: 40, ground: 'shell' },
    ]);
  });

  test('has no grain on paper and in high contrast', () => {
    for (const look of ['paper', 'contrast'] as const) expect(only({ ...view, look }, 'grain')).toEqual([]);
  });

  test('turned by half a circle shows the same stones on the other side', () => {
    const spots = only({ ...view, isTurned: true }, 'stone').map(
      (shape) => 'x' in shape && [shape.x, shape.y],
    );
    expect(spots).toEqual([
      [40, 80],
      [0, 40],
    ]);
  });
});

describe('keys', () => {
  test.each(SIZES)('are all different on %i × %i', (width, height) => {
    const view = emptyView(width, height);
    const stones = Uint8Array.from({ length: view.geometry.points }, (_, i) => i % 3);
    const { shapes } = sceneOf({ ...view, stones, hasCoordinates: true });
    expect(new Set(shapes.map(({ key }) => key)).size).toBe(shapes.length);
  });
});

test('a crop shows its own stones alone and lets the lines run on where it cuts', () => {
  const view = viewOf(`
    . . . . X
    . . . . .
    . . O . .
    . . . . .
    X . . . .`);
  const crop = { left: 2, top: 0, right: 4, bottom: 2 };
  expect(only({ ...view, crop }, 'stone').map(({ key }) => key)).toEqual(['stone:4:1', 'stone:12:2']);
  expect(only({ ...view, crop }, 'lines')).toMatchObject([
    { path: 'M-20 40H80M-20 80H80M0 0V100M40 0V100' },
    { path: 'M-20 0H80M80 0V100' },
  ]);
});

describe('coordinates', () => {
  const texts = (view: BoardView) =>
    only({ ...view, hasCoordinates: true }, 'coordinate')
      .map((shape) => 'text' in shape && shape.text)
      .join(' ');

  test('leave out I and number the rows from the bottom', () => {
    expect(texts(emptyView(9, 2))).toBe('A A B B C C D D E E F F G G H H J J 2 2 1 1');
  });

  test('turn with the board', () => {
    expect(texts({ ...emptyView(3, 2), isTurned: true })).toBe('C C B B A A 1 1 2 2');
  });

  test('stand only where an edge is seen', () => {
    expect(texts({ ...emptyView(9), crop: { left: 5, top: 0, right: 8, bottom: 1 } })).toBe('F G H J 9 8');
  });
});

describe('marks', () => {
  const view = viewOf(`
    . . . . .
    . . X . .
    . X O X .
    . . . . .
    . . . . .`);

  test('a liberty that two chains share is ringed once, and never a stone', () => {
    const overlays: Overlay[] = [
      { kind: 'liberties', points: points(view, 'C2 B2') },
      { kind: 'liberties', points: points(view, 'C2 C3') },
    ];
    expect(marks({ ...view, overlays })).toEqual(['liberty@80,120', 'liberty@40,120']);
  });

  test('each stone of a chain in atari is ringed, and its last liberty', () => {
    const overlays: Overlay[] = [{ kind: 'atari', chain: points(view, 'C3'), liberty: at(view, 'C2') }];
    expect(marks({ ...view, overlays })).toEqual(['atari@80,80', 'liberty@80,120']);
  });

  test('a dead stone is pale, has no shadow and bears its new owner’s sign', () => {
    const overlays: Overlay[] = [{ kind: 'dead', points: points(view, 'C3'), owner: BLACK }];
    const scene = { ...view, overlays };
    expect(only(scene, 'shadow').map(({ key }) => key)).toEqual(['shadow:7', 'shadow:11', 'shadow:13']);
    expect(only(scene, 'stone').filter((shape) => 'state' in shape && shape.state === 'pale')).toMatchObject([
      { key: 'stone:12:2' },
    ]);
    expect(only(scene, 'owner')).toEqual([{ kind: 'owner', key: 'owner:12', x: 80, y: 80, owner: BLACK }]);
  });

  test('territory is a plus, a cross, or a dot for nobody', () => {
    const overlays: Overlay[] = [BLACK, WHITE, EMPTY].map((owner, i) => ({
      kind: 'territory',
      owner: owner as typeof BLACK,
      points: [points(view, 'A5 B5 C5')[i]!],
    }));
    expect(only({ ...view, overlays }, 'owner').map((shape) => 'owner' in shape && shape.owner)).toEqual([
      1, 2, 0,
    ]);
  });

  test('a forbidden point has its sign, a bar towards each neighbor named, and no ghost', () => {
    const forbidden: Overlay = { kind: 'forbidden', point: at(view, 'C2'), bars: points(view, 'C3 B2') };
    const scene = { ...view, overlays: [forbidden], ghost: { point: at(view, 'C2'), color: WHITE } } as const;
    expect(marks(scene)).toEqual(['forbidden@80,120', 'bar@80,99.5', 'bar@59.5,120']);
    expect(only(scene, 'bar').map((shape) => 'turn' in shape && shape.turn)).toEqual([0, 90]);
    expect(only(scene, 'stone').length).toBe(4);
  });

  test('for a repetition the sign stands alone', () => {
    const overlays: Overlay[] = [{ kind: 'forbidden', point: at(view, 'C2'), bars: [] }];
    expect(marks({ ...view, overlays })).toEqual(['forbidden@80,120']);
  });

  test('only one mark takes the middle of a point, the most telling one', () => {
    const p = at(view, 'C2');
    const rising: Overlay[] = [
      { kind: 'liberties', points: [p] },
      { kind: 'seki', points: [p] },
      { kind: 'territory', points: [p], owner: BLACK },
      { kind: 'figures', points: [p], figure: 'triangle' },
      { kind: 'labels', labels: [{ point: p, text: '7' }] },
      { kind: 'proposals', labels: [{ point: p, text: 'A' }] },
      { kind: 'forbidden', point: p, bars: [] },
    ];
    const winners = rising.map((_, i) => marks({ ...view, overlays: rising.slice(0, i + 1).reverse() }));
    expect(winners).toEqual(
      ['liberty', 'seki', 'owner', 'figure', 'label', 'proposal', 'forbidden'].map((kind) => [
        `${kind}@80,120`,
      ]),
    );
  });

  test('a number takes the place of the last move’s dot', () => {
    const lastMove = at(view, 'C3');
    const overlays: Overlay[] = [{ kind: 'labels', labels: [{ point: lastMove, text: '4' }] }];
    expect(marks({ ...view, lastMove, overlays })).toEqual(['label@80,80']);
    expect(only({ ...view, lastMove, overlays }, 'label')).toMatchObject([{ ground: 'shell' }]);
  });

  test('a last move that is no longer on the board has no dot', () => {
    expect(marks({ ...view, lastMove: at(view, 'A1') })).toEqual([]);
  });

  test('nothing is marked that the crop does not show', () => {
    const crop = { left: 0, top: 0, right: 1, bottom: 1 };
    const overlays: Overlay[] = [
      { kind: 'liberties', points: points(view, 'C2') },
      { kind: 'atari', chain: points(view, 'C3') },
      { kind: 'forbidden', point: at(view, 'E1'), bars: points(view, 'D1') },
    ];
    const scene = { ...view, crop, overlays, lastMove: at(view, 'C3'), cursor: at(view, 'E5') };
    expect(marks(scene)).toEqual([]);
    expect(only(scene, 'cursor')).toEqual([]);
  });
});

describe('the lines leave a gap', () => {
  const gapped = (overlays: Overlay[]) =>
    only({ ...emptyView(3), overlays }, 'lines').map((shape) => 'path' in shape && shape.path);
  const view = emptyView(3);

  test('for a letter on the wood, and the star point there gives way', () => {
    const overlays: Overlay[] = [{ kind: 'labels', labels: [{ point: at(view, 'B2'), text: 'A' }] }];
    expect(gapped(overlays)[0]).toBe('M0 40H29.5M50.5 40H80M40 0V29M40 51V80');
    expect(only({ ...view, overlays }, 'star')).toEqual([]);
  });

  test('for a zone’s number, between the lines too', () => {
    const zone: Overlay = { kind: 'zone', from: at(view, 'A3'), to: at(view, 'C2'), owner: BLACK, text: '6' };
    expect(gapped([zone])).toEqual(['M0 40H80M40 0V6M40 34V80', 'M0 0H80M0 80H80M0 0V80M80 0V80']);
    expect(only({ ...view, overlays: [zone] }, 'zone', 'zoneText')).toEqual([
      { kind: 'zone', key: 'zone:0:5', x: -15.5, y: -15.5, width: 111, height: 71, owner: BLACK },
      { kind: 'zoneText', key: 'zoneText:0:5', x: 40, y: 20, text: '6' },
    ]);
  });

  test('but not under a stone', () => {
    const stone = withStone(view, 'B2', BLACK);
    const overlays: Overlay[] = [{ kind: 'labels', labels: [{ point: at(view, 'B2'), text: '1' }] }];
    expect(only({ ...stone, overlays }, 'lines')).toMatchObject([{ path: 'M0 40H80M40 0V80' }, {}]);
  });
});

test('a ghost is seen on an empty point only', () => {
  const view = viewOf('X.');
  const ghosts = (name: string) =>
    only({ ...view, ghost: { point: at(view, name), color: WHITE } }, 'stone').map(({ key }) => key);
  expect(ghosts('B1')).toEqual(['stone:0:1', 'ghost:2']);
  expect(ghosts('A1')).toEqual(['stone:0:1']);
});

describe('what a record draws beside figures and letters', () => {
  const view = viewOf(`
    . X .
    . . O
    . . .`);

  test('arrows go from point to point, with their head at the end', () => {
    const [from, to] = [at(view, 'A3'), at(view, 'A1')];
    const drawn = (hasHead: boolean) =>
      only({ ...view, overlays: [{ kind: 'arrows', arrows: [{ from, to, hasHead }] }] }, 'arrow');
    expect(drawn(false)).toEqual([{ kind: 'arrow', key: 'arrow:0:6', x: 0, y: 0, path: 'M0 0L0.0 80.0' }]);
    expect(drawn(true)).toMatchObject([{ path: 'M0 0L0.0 80.0M-7.8 67.0L0.0 80.0L7.8 67.0' }]);
  });

  test('an arrow that leaves the part that is seen is not drawn', () => {
    const crop = { left: 0, top: 0, right: 1, bottom: 1 };
    const arrows = [{ from: at(view, 'A3'), to: at(view, 'C1'), hasHead: true }];
    expect(only({ ...view, crop, overlays: [{ kind: 'arrows', arrows }] }, 'arrow')).toEqual([]);
  });

  test('a veil lies over stones and under marks', () => {
    const shapes = sceneOf({
      ...view,
      lastMove: at(view, 'C2'),
      overlays: [{ kind: 'dimmed', points: points(view, 'B3') }],
    }).shapes;
    expect(shapes.slice(-2)).toMatchObject([{ kind: 'veil', key: 'veil:1', x: 40, y: 0 }, { kind: 'last' }]);
    expect(layerOf(shapes.at(-2)!)).toBe('veils');
  });
});
