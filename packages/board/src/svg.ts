/*
 * The one `<svg>`: it draws a scene by comparing it with the one before, key by key, and touches only
 * what differs. How things move is in `board.css`; here they are only told that they come or go.
 */
import type { Drawing } from './drawing.ts';
import { materialsOf } from './materials.ts';
import { isSameShape, LAYERS, type Layer, layerOf, type Scene, type Shape } from './shape.ts';
import { drawingOf } from './shape-drawing.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** `animated`: stones settle, the captured fade. `instant`: all is as it is, as in stepping through a game. */
export type Motion = 'animated' | 'instant';

interface Drawn {
  shape: Shape;
  drawing: Drawing;
  readonly element: SVGElement;
}

/** How many boards each document holds or has held: materials need ids of their own. */
const boardsIn = new WeakMap<Document, number>();

export class SvgBoard {
  readonly element: SVGSVGElement;
  readonly #document: Document;
  readonly #nameOf: (material: string) => string;
  readonly #layers: ReadonlyMap<Layer, SVGElement>;
  readonly #drawn = new Map<string, Drawn>();

  /** An empty board; nothing shows before the first `draw`. */
  constructor(document: Document) {
    const board = (boardsIn.get(document) ?? 0) + 1;
    boardsIn.set(document, board);
    this.#document = document;
    this.#nameOf = (material) => `hb${board}-${material}`;
    this.element = document.createElementNS(SVG, 'svg');
    this.element.setAttribute('class', 'hb-svg');
    this.element.setAttribute('focusable', 'false');
    this.element.append(this.#make(materialsOf(this.#nameOf)));
    this.#layers = new Map(
      LAYERS.map((layer) => [layer, this.#make({ tag: 'g', attributes: { class: `hb-layer-${layer}` } })]),
    );
    this.element.append(...this.#layers.values());
    // A stone that has settled is a stone like any other; shown again later, it must not settle again.
    this.element.addEventListener('animationend', ({ target }) => {
      if (target instanceof this.#view.Element) target.closest('.hb-enter')?.classList.remove('hb-enter');
    });
  }

  /** Shows `scene`. Linear in its shapes; changes to the document are as many as the shapes that differ. */
  draw(scene: Scene, motion: Motion): void {
    const { x, y, width, height } = scene.layout.box;
    this.frame(`${x} ${y} ${width} ${height}`);
    set(this.element, 'data-look', scene.look);
    set(this.element, 'data-motion', motion);
    const isFirst = this.#drawn.size === 0;
    const isAnimated = motion === 'animated' && !isFirst;
    const gone = new Map(this.#drawn);
    for (const shape of scene.shapes) {
      gone.delete(shape.key);
      const drawn = this.#drawn.get(shape.key);
      if (!drawn) this.#add(shape, isAnimated);
      else if (!isSameShape(drawn.shape, shape)) this.#change(drawn, shape);
    }
    for (const [key, drawn] of gone) {
      this.#drawn.delete(key);
      if (isAnimated && leaves(drawn.shape)) this.#fade(drawn.element);
      else drawn.element.remove();
    }
  }

  /** Shows this part of the plane: `x y width height` in units. */
  frame(viewBox: string): void {
    set(this.element, 'viewBox', viewBox);
  }

  get #view(): Window & typeof globalThis {
    return this.#document.defaultView ?? window;
  }

  #add(shape: Shape, isAnimated: boolean): void {
    const drawing = drawingOf(shape, this.#nameOf);
    const element = this.#make(drawing);
    if (isAnimated && enters(shape)) element.classList.add('hb-enter');
    this.#layers.get(layerOf(shape))?.append(element);
    this.#drawn.set(shape.key, { shape, drawing, element });
  }

  #change(drawn: Drawn, shape: Shape): void {
    const drawing = drawingOf(shape, this.#nameOf);
    this.#patch(drawn.element, drawn.drawing, drawing);
    drawn.shape = shape;
    drawn.drawing = drawing;
  }

  #patch(element: Element, from: Drawing, to: Drawing): void {
    for (const [name, value] of Object.entries(to.attributes))
      if (from.attributes[name] !== value) element.setAttribute(name, value);
    if (to.text !== undefined && to.text !== from.text) element.textContent = to.text;
    const parts = to.parts ?? [];
    const old = from.parts ?? [];
    if (parts.length !== old.length) {
      element.replaceChildren(...parts.map((part) => this.#make(part)));
      return;
    }
    for (const [i, part] of parts.entries()) {
      const child = element.children[i];
      if (child) this.#patch(child, old[i]!, part);
    }
  }

  #make(drawing: Drawing): SVGElement {
    const element = this.#document.createElementNS(SVG, drawing.tag) as SVGElement;
    for (const [name, value] of Object.entries(drawing.attributes)) element.setAttribute(name, value);
    if (drawing.text !== undefined) element.textContent = drawing.text;
    for (const part of drawing.parts ?? []) element.append(this.#make(part));
    return element;
  }

  /**
   * Lets an element go in its own time. It is out of `#drawn` already: nothing waits for it. What moves is
   * asked in the next frame, when styles are known anyway.
   */
  #fade(element: SVGElement): void {
    element.classList.remove('hb-enter');
    element.classList.add('hb-leave');
    this.#view.requestAnimationFrame(() => {
      const moving = element.getAnimations?.({ subtree: true }) ?? [];
      void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => element.remove());
    });
  }
}

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** What is seen to come: stones set down, marks that answer. Ghosts and the cursor are simply there. */
function enters(shape: Shape): boolean {
  switch (shape.kind) {
    case 'stone':
      return shape.state !== 'ghost';
    case 'shadow':
    case 'proposal':
    case 'bar':
      return true;
    default:
      return false;
  }
}

/** What is seen to go: captured stones and their shadows. */
function leaves(shape: Shape): boolean {
  return shape.kind === 'shadow' || (shape.kind === 'stone' && shape.state !== 'ghost');
}
