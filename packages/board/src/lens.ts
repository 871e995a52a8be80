/*
 * The lens: what lies under a finger, up to three times as large, on the half of the board where the finger is
 * not. It draws the same scene with the same means, but only what is near.
 */
import { type Point, printPoint } from '@honte/rules';
import { CELL, type Layout, type Spot, spotOf } from './layout.ts';
import type { Scene, Shape } from './shape.ts';
import { SvgBoard } from './svg.ts';

/** CSS pixels across the glass (as in `frame.css`). */
const GLASS_PX = 148;
/** How much it enlarges at most, and how many cells it shows at least: a point alone has no place. */
const POWER = 3;
const LEAST_CELLS = 3;
/** Wood shown beyond what the board shows, so that the glass is full at its edge. */
const BEYOND = 4 * CELL;

export interface Aim {
  readonly point: Point;
  readonly at: Spot;
  readonly side: 'left' | 'right';
}

export class Lens {
  readonly element: HTMLElement;
  readonly #board: SvgBoard;
  readonly #name: HTMLElement;

  constructor(document: Document) {
    const make = (name: string) => {
      const element = document.createElement('div');
      element.className = name;
      return element;
    };
    this.#board = new SvgBoard(document);
    this.element = make('hb-lens');
    this.element.setAttribute('aria-hidden', 'true');
    this.element.hidden = true;
    const glass = make('hb-glass');
    glass.append(this.#board.element);
    this.#name = make('hb-lens-name');
    this.element.append(glass, this.#name);
  }

  /** @param scale CSS pixels of a unit on the board. */
  show(scene: Scene, aim: Aim, scale: number): void {
    const side = Math.max(GLASS_PX / (POWER * Math.max(scale, 0.01)), LEAST_CELLS * CELL);
    this.#board.draw(nearby(scene, aim, side), 'instant');
    this.#board.frame(`${aim.at.x - side / 2} ${aim.at.y - side / 2} ${side} ${side}`);
    this.#name.textContent = printPoint(scene.layout.geometry, aim.point);
    this.element.dataset.side = aim.side;
    this.element.hidden = false;
  }

  hide(): void {
    this.element.hidden = true;
  }
}

/** The part of a scene that the glass can show, on wood without end, with hair lines through the aim. */
function nearby(scene: Scene, aim: Aim, side: number): Scene {
  const reach = side / 2 + CELL;
  const isNear = ({ x, y }: Spot) => Math.abs(x - aim.at.x) < reach && Math.abs(y - aim.at.y) < reach;
  const shapes: Shape[] = [];
  for (const shape of scene.shapes) {
    if (shape.kind === 'coordinate') continue;
    if (shape.kind === 'wood' || shape.kind === 'grain') shapes.push(widened(shape));
    else if (!('x' in shape) || 'width' in shape || isNear(shape)) shapes.push(shape);
  }
  shapes.push({ kind: 'hair', key: 'hair', path: hairPath(scene.layout, aim.point) });
  return { ...scene, shapes };
}

function widened<S extends Extract<Shape, { kind: 'wood' | 'grain' }>>(shape: S): S {
  const { x, y, width, height } = shape;
  return {
    ...shape,
    x: x - BEYOND,
    y: y - BEYOND,
    width: width + 2 * BEYOND,
    height: height + 2 * BEYOND,
  };
}

/** As far as the lines go. */
function hairPath(layout: Layout, point: Point): string {
  const { x, y } = spotOf(layout, point);
  const { edges, columns, rows } = layout;
  const run = (isEdge: boolean) => (isEdge ? 0 : CELL / 2);
  const right = (columns - 1) * CELL + run(edges.right);
  const bottom = (rows - 1) * CELL + run(edges.bottom);
  return `M${-run(edges.left)} ${y}H${right}M${x} ${-run(edges.top)}V${bottom}`;
}
