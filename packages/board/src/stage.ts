/*
 * The box that holds a drawing: as wide as its host, as high as the board is for that; or within, or
 * over, all of a host that has a height of its own. It also knows how large a unit is, for the few
 * things that keep their size in pixels.
 */
import type { Box, Layout } from './layout.ts';
import type { Ruler } from './ruler.ts';
import { SvgBoard } from './svg.ts';

/**
 * `width`: the host's width, whatever height that takes. `contain`: all of the board within the host.
 * `cover`: the host is covered with wood; where the board is cut, its own edges are kept.
 */
export type Fit = 'width' | 'contain' | 'cover';

export class Stage {
  readonly root: HTMLElement;
  /** Has exactly the shape of what is seen: the drawing and all that lies over it fill it. */
  readonly element: HTMLElement;
  readonly svg: SvgBoard;
  readonly #observer: ResizeObserver | undefined;
  readonly #onResize: () => void;
  #units = 1;
  /** As it was last measured: asking the page for it while drawing would have it laid out in between. */
  #widthPx = 0;

  /** @param onResize called when the ruler has changed after the first `lay`. */
  constructor(host: HTMLElement, fit: Fit, onResize: () => void) {
    const { ownerDocument: document } = host;
    this.#onResize = onResize;
    this.svg = new SvgBoard(document);
    this.root = document.createElement('div');
    this.root.className = 'hb';
    this.root.dataset.fit = fit;
    this.element = document.createElement('div');
    this.element.className = 'hb-stage';
    this.element.append(this.svg.element);
    this.root.append(this.element);
    host.append(this.root);
    if (typeof ResizeObserver === 'function') {
      this.#observer = new ResizeObserver(() => {
        this.#measure();
        this.#onResize();
      });
      this.#observer.observe(this.element);
    }
  }

  /** Takes the shape of this layout. */
  lay({ box, edges }: Layout): void {
    this.#units = box.width;
    this.root.style.setProperty('--hb-ratio', String(box.width / box.height));
    const keep = (first: boolean, last: boolean) => (first === last ? 'middle' : first ? 'first' : 'last');
    this.root.dataset.keepX = keep(edges.left, edges.right);
    this.root.dataset.keepY = keep(edges.top, edges.bottom);
    this.#measure();
  }

  /** Where the drawing is on the page now, in CSS pixels. */
  get frame(): Box {
    return this.element.getBoundingClientRect();
  }

  /** How fine the screen is for this board; a unit has no pixels while the board is not shown. */
  get ruler(): Ruler {
    const unitPx = this.#widthPx / this.#units;
    return { unitPx, dotsPerPx: this.element.ownerDocument.defaultView?.devicePixelRatio ?? 1 };
  }

  remove(): void {
    this.#observer?.disconnect();
    this.root.remove();
  }

  #measure(): void {
    this.#widthPx = this.element.clientWidth;
    const { unitPx } = this.ruler;
    if (unitPx > 0) this.root.style.setProperty('--hb-unit', (1 / unitPx).toFixed(4));
  }
}
