// @vitest-environment happy-dom
import { BLACK } from '@honte/rules';
import { describe, expect, test } from 'vitest';
import { AriaGrid, type BoardTexts } from './aria.ts';
import { at, emptyView, points, SIZES, viewOf, withStone } from './diagram.testing.ts';
import { factsOf } from './facts.ts';
import { layoutOf } from './layout.ts';
import type { BoardView } from './view.ts';

const texts: BoardTexts = {
  board: ({ width, height }) => `board ${width} ${height}`,
  row: (name) => `row ${name}`,
  point: ({ name, stone, chain, isLastMove, marks }) =>
    [
      name,
      '.XO'.charAt(stone),
      chain && `${chain.stones}/${chain.liberties}`,
      isLastMove && 'last',
      ...marks.map(({ kind }) => kind),
    ]
      .filter(Boolean)
      .join(' '),
};

function gridOf(view: BoardView) {
  const layout = layoutOf(view);
  const grid = new AriaGrid(document, texts);
  document.body.replaceChildren(grid.element);
  grid.lay(layout);
  grid.update(view, layout);
  const cells = [...grid.element.querySelectorAll<HTMLElement>('[role=gridcell]')];
  return { grid, layout, cells, names: () => cells.map((cell) => cell.getAttribute('aria-label')) };
}

describe('a grid of rows of cells', () => {
  test.each(SIZES)('holds every point of %i × %i once, in the order in which it is seen', (width, height) => {
    const { grid, cells, names } = gridOf(emptyView(width, height));
    expect(grid.element.getAttribute('role')).toBe('grid');
    expect(grid.element.getAttribute('aria-label')).toBe(`board ${width} ${height}`);
    const rows = [...grid.element.children];
    expect(rows.map((row) => [row.getAttribute('role'), row.children.length])).toEqual(
      Array.from({ length: height }, () => ['row', width]),
    );
    expect(cells.length).toBe(width * height);
    expect(names()[0]).toBe(`A${height} .`);
    expect(names().at(-1)?.endsWith('1 .')).toBe(true);
  });

  test('follows the crop and the turn', () => {
    const { grid, names } = gridOf({
      ...emptyView(5),
      isTurned: true,
      crop: { left: 0, top: 3, right: 1, bottom: 4 },
    });
    expect(names()).toEqual(['B1 .', 'A1 .', 'B2 .', 'A2 .']);
    expect([...grid.element.children].map((row) => row.getAttribute('aria-label'))).toEqual([
      'row 1',
      'row 2',
    ]);
  });

  test('lies over the points: its box is in parts of the drawing’s', () => {
    const { style } = gridOf(emptyView(9)).grid.element;
    expect(Number.parseFloat(style.left)).toBeCloseTo((100 * 7.2) / 374.4);
    expect(Number.parseFloat(style.width)).toBeCloseTo((100 * 360) / 374.4);
  });
});

test('a cell names its point first, then all there is to see on it', () => {
  const view = viewOf(`
    X X .
    . O .
    . . .`);
  const { names } = gridOf({
    ...view,
    lastMove: at(view, 'B2'),
    ghost: { point: at(view, 'A1'), color: BLACK },
    overlays: [
      { kind: 'atari', chain: points(view, 'B2'), liberty: at(view, 'C2') },
      { kind: 'zone', from: at(view, 'A1'), to: at(view, 'B1'), owner: BLACK, text: '2' },
    ],
  });
  expect(names()).toEqual([
    'A3 X 2/2',
    'B3 X 2/2',
    'C3 .',
    'A2 .',
    'B2 O 1/3 last atari',
    'C2 . liberty',
    'A1 . zone ghost',
    'B1 . zone',
    'C1 .',
  ]);
});

test('only the cells whose facts have changed are named anew', () => {
  const view = viewOf(`
    . . . .
    . X . .
    . . . .
    . . . .`);
  const { grid, layout, cells } = gridOf(view);
  const named: string[] = [];
  for (const cell of cells) {
    const set = cell.setAttribute.bind(cell);
    cell.setAttribute = (name, value) => {
      named.push(value);
      set(name, value);
    };
  }
  grid.update(withStone(view, 'C3', BLACK), layout);
  expect(named).toEqual(['B3 X 2/6', 'C3 X 2/6']);
});

test('Tab arrives at one cell, and that can be moved', () => {
  const { grid, cells } = gridOf(emptyView(3));
  const stops = () => cells.filter((cell) => cell.tabIndex === 0).map((cell) => grid.pointOf(cell));
  grid.setStop(at(emptyView(3), 'B2'));
  expect(stops()).toEqual([4]);
  grid.setStop(at(emptyView(3), 'C1'));
  expect(stops()).toEqual([8]);
  grid.focus();
  expect(grid.pointOf(document.activeElement)).toBe(8);
  expect(grid.hasFocus).toBe(true);
});

test('another language renames everything', () => {
  const view = emptyView(2);
  const { grid, layout, names } = gridOf(view);
  const french: BoardTexts = {
    board: () => 'goban',
    row: (name) => `ligne ${name}`,
    point: ({ name }) => `point ${name}`,
  };
  grid.setTexts(french, layout, view);
  expect(grid.element.getAttribute('aria-label')).toBe('goban');
  expect(grid.element.children[0]?.getAttribute('aria-label')).toBe('ligne 2');
  expect(names()).toEqual(['point A2', 'point B2', 'point A1', 'point B1']);
});

test('every kind of overlay is among the facts', () => {
  const view = viewOf('X..');
  const p = points(view, 'A1');
  const facts = factsOf({
    ...view,
    overlays: [
      { kind: 'liberties', points: p },
      { kind: 'atari', chain: p },
      { kind: 'dead', points: p, owner: 2 },
      { kind: 'territory', points: p, owner: 0 },
      { kind: 'seki', points: p },
      { kind: 'forbidden', point: p[0]!, bars: [] },
      { kind: 'labels', labels: [{ point: p[0]!, text: '1' }] },
      { kind: 'proposals', labels: [{ point: p[0]!, text: 'A' }] },
      { kind: 'figures', points: p, figure: 'square' },
      { kind: 'zone', from: p[0]!, to: p[0]!, owner: 1, text: '' },
    ],
  });
  expect(facts[0]?.marks.map(({ kind }) => kind)).toEqual([
    'liberty',
    'atari',
    'dead',
    'territory',
    'seki',
    'forbidden',
    'label',
    'proposal',
    'figure',
    'zone',
  ]);
});
