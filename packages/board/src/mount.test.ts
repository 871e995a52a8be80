// @vitest-environment happy-dom
import { BLACK, type Point } from '@honte/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { at, emptyView, viewOf, withStone } from './diagram.testing.ts';
import type { BoardIntent } from './intent.ts';
import { layoutOf, pixelsOf, spotOf } from './layout.ts';
import { type BoardOptions, type MountedBoard, mountBoard } from './mount.ts';
import { mountPicture } from './picture.ts';
import type { BoardView } from './view.ts';

const SIDE = 400;
const frame = { x: 10, y: 20, width: SIDE, height: SIDE };

let host: HTMLElement;
let board: MountedBoard;
let intents: BoardIntent[];
let shown: BoardView;

function mount(view: BoardView, more: Partial<BoardOptions> = {}): void {
  shown = view;
  intents = [];
  board = mountBoard(host, {
    view,
    texts: { board: () => 'board', row: (name) => name, point: ({ name }) => name },
    onIntent: (intent) => intents.push(intent),
    ...more,
  });
  stage().getBoundingClientRect = () => new DOMRect(frame.x, frame.y, frame.width, frame.height);
}

const stage = () => find('.hb-stage');
const find = (selector: string) => host.querySelector(selector) as HTMLElement;
const all = (selector: string) => host.querySelectorAll(selector).length;
const kinds = () =>
  intents.map((intent) => intent.kind + ('point' in intent ? ` ${nameOf(intent.point)}` : ''));
const nameOf = (p: Point | undefined) =>
  p === undefined
    ? ''
    : find('[role=grid]').querySelectorAll('[role=gridcell]')[p]?.getAttribute('aria-label');

function pointer(type: string, name: string, more: PointerEventInit = {}): void {
  const { x, y } = pixelsOf(layoutOf(shown), frame, spotOf(layoutOf(shown), at(shown, name)));
  const init = { bubbles: true, pointerId: 1, pointerType: 'mouse', clientX: x, clientY: y, ...more };
  stage().dispatchEvent(new PointerEvent(`pointer${type}`, init));
}

const finger = (type: string, name: string, pointerId = 1) =>
  pointer(type, name, { pointerType: 'touch', pointerId });

function key(name: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  host = document.createElement('div');
  document.body.replaceChildren(host);
});

afterEach(() => board?.destroy());

describe('a mouse', () => {
  beforeEach(() => mount({ ...withStone(emptyView(9), 'C3', BLACK), hand: BLACK }));

  test('shows a ghost under itself on empty points, and takes it away', () => {
    pointer('move', 'D4');
    expect(all('.hb-ghost.hb-black')).toBe(1);
    pointer('move', 'C3');
    expect(all('.hb-ghost')).toBe(0);
    pointer('move', 'D4');
    pointer('leave', 'D4');
    expect(all('.hb-ghost')).toBe(0);
    expect(kinds()).toEqual(['pointHovered D4', 'pointHovered C3', 'pointHovered D4', 'pointLeft']);
  });

  test('chooses by a click, whatever stands there: the page judges', () => {
    for (const type of ['move', 'down', 'up']) pointer(type, 'C3');
    expect(kinds().at(-1)).toBe('pointChosen C3');
  });

  test('chooses by its main button alone', () => {
    for (const type of ['down', 'up']) pointer(type, 'D4', { button: 2 });
    for (const type of ['down', 'up']) pointer(type, 'D4', { ctrlKey: true });
    expect(kinds().filter((kind) => kind.startsWith('pointChosen'))).toEqual([]);
  });

  test('shows no ghost where the hand may not play, but chooses there: the page says why not', () => {
    board.update({ ...shown, forbidden: [at(shown, 'D4')] });
    for (const type of ['move', 'down', 'up']) pointer(type, 'D4');
    expect(all('.hb-ghost')).toBe(0);
    expect(kinds().at(-1)).toBe('pointChosen D4');
  });

  test('shows no ghost when no stone is in the hand', () => {
    board.update({ ...shown, hand: undefined });
    pointer('move', 'D4');
    expect(all('.hb-ghost')).toBe(0);
  });
});

describe('a finger', () => {
  test('taps on nine lines', () => {
    mount({ ...emptyView(9), hand: BLACK });
    finger('down', 'D4');
    expect([all('.hb-ghost'), find('.hb-lens').hidden]).toEqual([1, true]);
    finger('up', 'D4');
    expect(kinds()).toEqual(['pointHovered D4', 'pointLeft', 'pointChosen D4']);
  });

  test('aims through a lens on more, on the other half, with the point’s name', () => {
    mount({ ...emptyView(13), hand: BLACK });
    finger('down', 'L3');
    const lens = find('.hb-lens');
    expect([lens.hidden, lens.dataset.side, find('.hb-lens-name').textContent]).toEqual([
      false,
      'left',
      'L3',
    ]);
    finger('move', 'L4');
    expect(find('.hb-lens-name').textContent).toBe('L4');
    finger('cancel', 'L4');
    expect(lens.hidden).toBe(true);
    expect(kinds()).toEqual(['lensMoved L3', 'lensMoved L4', 'lensClosed']);
  });

  test('taps twice where points are small: the first tap leaves a ghost under the lens', async () => {
    mount({ ...emptyView(13), hand: BLACK });
    for (const type of ['down', 'up']) finger(type, 'L3');
    expect([all('.hb-stage > .hb-svg .hb-ghost'), find('.hb-lens').hidden]).toEqual([1, false]);
    expect(kinds()).toEqual(['lensMoved L3', 'pointProposed L3']);
    for (const type of ['down', 'up']) finger(type, 'L3');
    expect(kinds().at(-1)).toBe('pointChosen L3');
    await expect
      .poll(() => [all('.hb-stage > .hb-svg .hb-ghost'), find('.hb-lens').hidden])
      .toEqual([0, true]);
  });

  test.each([
    ['a stone more', (view: BoardView) => withStone(view, 'D4', BLACK)],
    ['the other player to move', (view: BoardView) => ({ ...view, hand: undefined })],
    ['another board', (): BoardView => ({ ...emptyView(19), hand: BLACK })],
  ])('proposes nothing any more once it is shown %s', (_, next) => {
    mount({ ...emptyView(13), hand: BLACK });
    for (const type of ['down', 'up']) finger(type, 'L3');
    board.update(next(shown));
    expect(kinds().at(-1)).toBe('proposalDropped');
    expect([all('.hb-stage > .hb-svg .hb-ghost'), find('.hb-lens').hidden]).toEqual([0, true]);
  });

  test('keeps its proposal while only marks come and go', () => {
    mount({ ...emptyView(13), hand: BLACK });
    for (const type of ['down', 'up']) finger(type, 'L3');
    board.update({ ...shown, stones: Uint8Array.from(shown.stones), overlays: [] });
    expect(kinds()).toEqual(['lensMoved L3', 'pointProposed L3']);
    expect(all('.hb-stage > .hb-svg .hb-ghost')).toBe(1);
  });

  test('chooses a stone by one tap, and where no stone is in the hand any point', () => {
    mount({ ...withStone(emptyView(13), 'D4', BLACK), hand: BLACK });
    for (const type of ['down', 'up']) finger(type, 'D4');
    expect(kinds().at(-1)).toBe('pointChosen D4');
    board.update({ ...shown, hand: undefined });
    for (const type of ['down', 'up']) finger(type, 'L3');
    expect(kinds().at(-1)).toBe('pointChosen L3');
  });

  test('has the lens catch up with it frame by frame', async () => {
    mount(emptyView(19));
    finger('down', 'D4');
    finger('move', 'J4');
    await vi.waitFor(() => expect(find('.hb-lens-name').textContent).toBe('J4'));
  });

  test('does as it is told', () => {
    mount(emptyView(9), { touch: 'lens' });
    expect(find('.hb').dataset.touch).toBe('lens');
    finger('down', 'D4');
    expect(find('.hb-lens').hidden).toBe(false);
    finger('cancel', 'D4');
    board.setTouch('tap');
    expect(find('.hb').dataset.touch).toBe('tap');
  });

  test('of two chooses nothing', () => {
    mount(emptyView(19));
    finger('down', 'D4', 1);
    finger('down', 'Q4', 2);
    finger('up', 'D4', 1);
    finger('up', 'Q4', 2);
    expect(kinds()).toEqual(['lensMoved D4', 'lensClosed']);
  });
});

describe('the keyboard', () => {
  beforeEach(() => mount({ ...emptyView(9), hand: BLACK }));

  test('moves the focus and the cursor together, and chooses', () => {
    board.focus();
    expect(key('ArrowRight')).toBe(true);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('F5');
    expect(all('.hb-cursor')).toBe(1);
    key('Enter');
    expect(kinds()).toEqual(['cursorMoved F5', 'pointChosen F5']);
  });

  test('leaves Tab and the page’s own keys to the page', () => {
    board.focus();
    expect([key('Tab'), key('r', { ctrlKey: true }), key('Escape')]).toEqual([false, false, false]);
  });

  test('hides its cursor when a pointer is used and when the focus goes', () => {
    board.focus();
    key('ArrowUp');
    pointer('down', 'D4');
    expect(all('.hb-cursor')).toBe(0);
    key('ArrowUp');
    expect(all('.hb-cursor')).toBe(1);
    (document.activeElement as HTMLElement).blur();
    expect(all('.hb-cursor')).toBe(0);
  });

  test('forgets a half-typed name when the focus goes', () => {
    board.focus();
    key('d');
    (document.activeElement as HTMLElement).blur();
    expect(intents).toEqual([
      { kind: 'nameTyped', text: 'D' },
      { kind: 'nameTyped', text: '' },
    ]);
  });

  test('waits at the last move until it is used, then stays where it was put', async () => {
    const stop = () => host.querySelector('[tabindex="0"]')?.getAttribute('aria-label');
    board.update({ ...withStone(shown, 'C7', BLACK), lastMove: at(shown, 'C7') });
    await expect.poll(stop).toBe('C7');
    board.update({ ...withStone(shown, 'E5', BLACK), lastMove: at(shown, 'E5') });
    board.focus();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('E5');
    key('ArrowDown');
    board.update({ ...withStone(shown, 'G7', BLACK), lastMove: at(shown, 'G7') });
    expect(stop()).toBe('E4');
  });

  test('keeps the focus when the board is laid out anew', () => {
    board.focus();
    board.update(emptyView(13));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('G7');
  });
});

describe('a screen reader', () => {
  beforeEach(() => mount(emptyView(9)));

  test('meets a grid, a status, and no drawing', () => {
    expect(find('svg').getAttribute('aria-hidden')).toBe('true');
    expect(all('[role=grid] > [role=row] > [role=gridcell]')).toBe(81);
    expect(find('[role=status]').getAttribute('aria-live')).toBe('polite');
  });

  test('chooses by its own press on a cell, which no pointer goes before', () => {
    const cell = host.querySelectorAll('[role=gridcell]')[40] as HTMLElement;
    cell.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    expect(intents).toMatchObject([{ kind: 'pointChosen', point: 40, by: 'keyboard' }]);
    cell.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect(intents.length).toBe(1);
  });

  test('is told the same thing twice when it is said twice', () => {
    board.announce('Black passes');
    const first = find('[role=status]').textContent;
    board.announce('Black passes');
    expect(find('[role=status]').textContent).not.toBe(first);
    expect(find('[role=status]').textContent?.trim()).toBe('Black passes');
  });
});

test('destroyed, nothing is left and nothing is heard', () => {
  mount(emptyView(9));
  const old = stage();
  board.destroy();
  expect(host.children.length).toBe(0);
  old.dispatchEvent(new PointerEvent('pointermove', { clientX: 200, clientY: 200 }));
  expect(intents).toEqual([]);
});

test('a picture is one named image, or none where its name is empty', () => {
  const view = viewOf('X.');
  const picture = mountPicture(host, { view, label: 'A stone at A1' });
  const svg = find('svg');
  expect([svg.getAttribute('role'), svg.getAttribute('aria-label')]).toEqual(['img', 'A stone at A1']);
  expect(all('[role=grid]')).toBe(0);
  picture.update(view, '');
  expect([svg.getAttribute('role'), svg.getAttribute('aria-hidden')]).toEqual([null, 'true']);
  picture.destroy();
  expect(host.children.length).toBe(0);
});
