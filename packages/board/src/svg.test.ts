// @vitest-environment happy-dom
import { BLACK, WHITE } from '@honte/rules';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { at, emptyView, points, viewOf, withStone } from './diagram.testing.ts';
import { sceneOf } from './scene.ts';
import { SvgBoard } from './svg.ts';
import type { BoardView } from './view.ts';

let board: SvgBoard;

/** Elements added and removed, and attributes set, by `act`. */
async function changes(act: () => void): Promise<string[]> {
  const seen: string[] = [];
  const record = (records: MutationRecord[]) => {
    for (const { type, target, addedNodes, removedNodes, attributeName } of records) {
      const name = (node: Node) => (node as Element).getAttribute('class') ?? node.nodeName;
      for (const node of addedNodes) seen.push(`+ ${name(node)}`);
      for (const node of removedNodes) seen.push(`- ${name(node)}`);
      if (type === 'attributes') seen.push(`${name(target)} ${attributeName}`);
    }
  };
  const observer = new MutationObserver(record);
  observer.observe(board.element, { subtree: true, childList: true, attributes: true });
  act();
  record(observer.takeRecords());
  observer.disconnect();
  return seen;
}

const draw = (view: BoardView, motion: 'animated' | 'instant' = 'instant') =>
  board.draw(sceneOf(view), motion);
const count = (selector: string) => board.element.querySelectorAll(selector).length;

beforeEach(() => {
  board = new SvgBoard(document);
});

const full: BoardView = {
  ...emptyView(19),
  stones: Uint8Array.from({ length: 361 }, (_, i) => (i === 60 ? 0 : (i % 2) + 1)),
};

describe('a full board of 19 lines', () => {
  test('is drawn again without touching anything', async () => {
    draw(full);
    expect(await changes(() => draw({ ...full, stones: Uint8Array.from(full.stones) }))).toEqual([]);
  });

  test('takes a stone by adding it and its shadow, and nothing else', async () => {
    draw(full);
    expect(await changes(() => draw(withStone(full, 'D16', BLACK)))).toEqual([
      '+ hb-shadow',
      '+ hb-stone hb-alive hb-black',
    ]);
  });

  test('costs few elements a stone', () => {
    draw(full);
    expect(count('*')).toBeLessThan(361 * 5);
  });
});

test('the dot of the last move is moved, not made anew', async () => {
  const view = viewOf('XO.');
  draw({ ...view, lastMove: at(view, 'A1') });
  expect(await changes(() => draw({ ...view, lastMove: at(view, 'B1') }))).toEqual([
    'hb-last hb-on-shell class',
    'hb-last hb-on-shell cx',
  ]);
});

test('a hovering ghost is one stone that moves', async () => {
  const view = emptyView(19);
  const ghost = (name: string) => draw({ ...view, ghost: { point: at(view, name), color: BLACK } });
  ghost('D4');
  expect(await changes(() => ghost('E4'))).toEqual(['hb-stone hb-ghost hb-black transform']);
});

test('a chain that is called dead, and alive again, keeps its elements', () => {
  const view = viewOf('OO.');
  draw(view);
  const before = board.element.querySelector('.hb-stone');
  draw({ ...view, overlays: [{ kind: 'dead', points: points(view, 'A1 B1'), owner: BLACK }] });
  expect(board.element.querySelector('.hb-pale')).toBe(before);
  expect(count('.hb-shadow')).toBe(0);
  draw(view);
  expect(board.element.querySelector('.hb-alive')).toBe(before);
  expect([count('.hb-shadow'), count('.hb-plus')]).toEqual([2, 0]);
});

test('a point’s sign that changes hands changes its shape', () => {
  const view = emptyView(3);
  const sign = (owner: 0 | typeof BLACK | typeof WHITE) =>
    draw({ ...view, overlays: [{ kind: 'territory', points: points(view, 'B2'), owner }] });
  sign(BLACK);
  sign(WHITE);
  expect([count('.hb-plus'), count('.hb-cross')]).toEqual([0, 1]);
  sign(0);
  expect([count('.hb-cross'), count('.hb-neutral-dot'), count('.hb-sign-line')]).toEqual([0, 1, 0]);
});

describe('motion', () => {
  const view = viewOf('XO.');

  test('the first drawing is there at once', () => {
    draw(view, 'animated');
    expect(count('.hb-enter')).toBe(0);
  });

  test('a stone set down enters, ghosts and the last move do not', () => {
    draw(view);
    draw({ ...withStone(view, 'C1', BLACK), lastMove: at(view, 'C1') }, 'animated');
    expect(
      [...board.element.querySelectorAll('.hb-enter')].map((element) => element.getAttribute('class')),
    ).toEqual(['hb-shadow hb-enter', 'hb-stone hb-alive hb-black hb-enter']);
  });

  test('a captured stone leaves in its own time, and its point can be played meanwhile', async () => {
    draw(view);
    const captured = withStone(view, 'B1', 0);
    draw(captured, 'animated');
    expect(count('.hb-stone.hb-leave')).toBe(1);
    draw(view, 'animated');
    expect(count('.hb-stone:not(.hb-leave)')).toBe(2);
    await vi.waitFor(() => expect(count('.hb-leave')).toBe(0));
    expect(count('.hb-stone')).toBe(2);
  });

  test('nothing enters or leaves when stepping through a game', () => {
    draw(view);
    draw(withStone(withStone(view, 'B1', 0), 'C1', BLACK), 'instant');
    expect([count('.hb-enter'), count('.hb-leave'), count('.hb-stone')]).toEqual([0, 0, 2]);
  });

  test('a stone that has settled is no longer entering', () => {
    draw(view);
    draw(withStone(view, 'C1', BLACK), 'animated');
    board.element.querySelector('.hb-enter > *')?.dispatchEvent(new Event('animationend', { bubbles: true }));
    expect(count('.hb-stone.hb-enter')).toBe(0);
  });
});

test('two boards on one page do not share the names of their materials', () => {
  const other = new SvgBoard(document);
  const ids = (of: SvgBoard) => [...of.element.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids(board).length).toBeGreaterThan(5);
  expect(ids(board).filter((id) => ids(other).includes(id))).toEqual([]);
});

test('every material that a drawing names is there', () => {
  const view = withStone(withStone(emptyView(9), 'C3', BLACK), 'D3', WHITE);
  draw(view);
  const used = [...board.element.querySelectorAll('[fill^="url"]')].map((e) => e.getAttribute('fill') ?? '');
  expect(used.length).toBeGreaterThan(6);
  for (const fill of used) expect(board.element.querySelector(fill.slice(4, -1))).not.toBeNull();
});

test('no style attribute is ever written: a strict page would refuse it', () => {
  draw({ ...full, hasCoordinates: true, lastMove: at(full, 'A1') });
  expect(count('[style]')).toBe(0);
});
