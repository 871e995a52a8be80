/*
 * The board for those who do not see it: a grid of rows and cells, laid exactly over the drawing so that
 * a finger that explores the screen finds each point where it is. Focus rests on one cell (roving
 * `tabindex`), which every screen reader follows. The page gives the words.
 */
import type { Geometry, Point } from '@honte/rules';
import { rowName } from '@honte/rules';
import { factsKey, factsOf, type PointFacts } from './facts.ts';
import { CELL, isSeen, type Layout, pointSeenAt } from './layout.ts';
import type { BoardView } from './view.ts';

/** The words, in the page's language. */
export interface BoardTexts {
  /** Names the board and says how it is used. */
  readonly board: (geometry: Geometry) => string;
  /** Names a row by its number, as on the board's edge. */
  readonly row: (name: string) => string;
  /** Names a point and what is on it, the name first: it is heard at every step of the cursor. */
  readonly point: (facts: PointFacts) => string;
}

interface Cell {
  readonly element: HTMLElement;
  key: string;
}

export class AriaGrid {
  readonly element: HTMLElement;
  readonly #document: Document;
  readonly #cells = new Map<Point, Cell>();
  readonly #points = new WeakMap<Element, Point>();
  #texts: BoardTexts;
  #stop: Point | undefined;

  constructor(document: Document, texts: BoardTexts) {
    this.#document = document;
    this.#texts = texts;
    this.element = this.#make('hb-cells', 'grid');
  }

  /** Lays the cells out anew, all without names until the next `update`. */
  lay(layout: Layout): void {
    const { box, columns, rows, geometry } = layout;
    const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
    const { style } = this.element;
    style.left = percent(-CELL / 2 - box.x, box.width);
    style.top = percent(-CELL / 2 - box.y, box.height);
    style.width = percent(columns * CELL, box.width);
    style.height = percent(rows * CELL, box.height);
    this.#cells.clear();
    this.#stop = undefined;
    const elements = Array.from({ length: rows }, (_, row) => {
      const element = this.#make('hb-row', 'row');
      element.setAttribute('aria-label', this.#texts.row(rowNameAt(layout, row)));
      for (let column = 0; column < columns; column++) {
        const point = pointSeenAt(layout, column, row);
        const cell = this.#make('hb-cell', 'gridcell');
        cell.setAttribute('tabindex', '-1');
        this.#cells.set(point, { element: cell, key: '' });
        this.#points.set(cell, point);
        element.append(cell);
      }
      return element;
    });
    this.element.replaceChildren(...elements);
    this.element.setAttribute('aria-label', this.#texts.board(geometry));
  }

  /** Says in other words what is there. */
  setTexts(texts: BoardTexts, layout: Layout, view: BoardView): void {
    this.#texts = texts;
    this.element.setAttribute('aria-label', texts.board(layout.geometry));
    for (const [row, element] of [...this.element.children].entries())
      element.setAttribute('aria-label', texts.row(rowNameAt(layout, row)));
    for (const cell of this.#cells.values()) cell.key = '';
    this.update(view, layout);
  }

  /** Names the points whose facts have changed. Linear in points. */
  update(view: BoardView, layout: Layout): void {
    for (const facts of factsOf(view)) {
      const cell = isSeen(layout, facts.point) ? this.#cells.get(facts.point) : undefined;
      if (!cell) continue;
      const key = factsKey(facts);
      if (key === cell.key) continue;
      cell.key = key;
      cell.element.setAttribute('aria-label', this.#texts.point(facts));
    }
  }

  /** Makes `p` the one point where Tab arrives. */
  setStop(p: Point): void {
    if (p === this.#stop) return;
    if (this.#stop !== undefined) this.#cellAt(this.#stop).setAttribute('tabindex', '-1');
    this.#cellAt(p).setAttribute('tabindex', '0');
    this.#stop = p;
  }

  /** Gives the focus to the point where Tab arrives. */
  focus(): void {
    if (this.#stop !== undefined) this.#cellAt(this.#stop).focus({ preventScroll: true });
  }

  get hasFocus(): boolean {
    return this.element.contains(this.#document.activeElement);
  }

  /** The point of the cell that an event came from. */
  pointOf(target: EventTarget | null): Point | undefined {
    return this.#points.get(target as Element);
  }

  #cellAt(p: Point): HTMLElement {
    const cell = this.#cells.get(p);
    if (!cell) throw new Error('honte: a point that is not seen has no cell');
    return cell.element;
  }

  #make(name: string, role: string): HTMLElement {
    const element = this.#document.createElement('div');
    element.className = name;
    element.setAttribute('role', role);
    return element;
  }
}

function rowNameAt(layout: Layout, row: number): string {
  const { geometry } = layout;
  return rowName(geometry, Math.floor(pointSeenAt(layout, 0, row) / geometry.width));
}
