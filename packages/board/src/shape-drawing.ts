/*
 * A shape as SVG, still as data: what `SvgBoard` sets on elements, and the only place that knows what a
 * mark looks like. Measures are in units (a cell is 40); colors, and widths that must not vanish on a
 * small board, are in `board.css`.
 */
import { BLACK, type Color, EMPTY, type Stone } from '@honte/rules';
import { type Drawing, group, round, spread, square, stroke, textAt } from './drawing.ts';
import type { Spot } from './layout.ts';
import { SHELL_CUTS, STONE } from './materials.ts';
import type { Shape } from './shape.ts';
import type { Figure } from './view.ts';

/** Half an arm of Black's plus and, along each axis, of White's cross. */
const PLUS = 5.8;
const CROSS = 4.64;

/**
 * The drawing of a shape.
 *
 * @param nameOf the id of a material in this document (see `materialsOf`).
 */
export function drawingOf(shape: Shape, nameOf: (material: string) => string): Drawing {
  const url = (material: string) => `url(#${nameOf(material)})`;
  switch (shape.kind) {
    case 'wood':
      return spread(shape, 'hb-wood', { fill: url('wood') });
    case 'grain':
      return spread(shape, 'hb-grain', { fill: url(`grain-${shape.grain}`) });
    case 'lines':
      return {
        tag: 'path',
        attributes: { class: 'hb-lines', d: shape.path, 'stroke-width': String(shape.width) },
      };
    case 'star':
      return round(
        shape.x,
        shape.y,
        shape.isSmall ? 'hb-star' : 'hb-star hb-star-large',
        shape.isSmall ? 3.6 : 4.2,
      );
    case 'coordinate':
      return textAt(shape, 'hb-coordinate', shape.text);
    case 'zone':
      return spread(shape, `hb-zone ${shape.owner === BLACK ? 'hb-zone-black' : 'hb-zone-white'}`, {
        rx: '7',
      });
    case 'zoneText':
      return textAt(shape, 'hb-zone-text', shape.text);
    case 'hair':
      return { tag: 'path', attributes: { class: 'hb-hair', d: shape.path } };
    case 'shadow':
      return {
        tag: 'ellipse',
        attributes: {
          class: 'hb-shadow',
          cx: String(shape.x + 1.6),
          cy: String(shape.y + 3.4),
          rx: '21.4',
          ry: '21.2',
          fill: url('shade'),
        },
      };
    case 'stone':
      return stone(shape, url(shape.color === BLACK ? 'slate' : 'shell'));
    case 'veil':
      return group(shape, 'hb-veil', [square('hb-veil-square', 20)]);
    case 'liberty':
      return round(shape.x, shape.y, 'hb-liberty', 6.4);
    case 'atari':
      return round(shape.x, shape.y, `hb-atari hb-on-${shape.ground}`, 15.4);
    case 'owner':
      return ownerSign(shape, shape.owner);
    case 'seki':
      return cased(shape, `hb-seki hb-on-${shape.ground}`, 'M-5.6 -3.2H5.6M-5.6 3.2H5.6');
    case 'figure':
      return cased(shape, `hb-figure hb-on-${shape.ground}`, FIGURES[shape.figure]);
    case 'label':
      return textAt(
        shape,
        `hb-label hb-on-${shape.ground}${sizeClass(shape.text)}${shape.isLast ? ' hb-label-last' : ''}`,
        shape.text,
      );
    case 'proposal':
      return group(shape, 'hb-proposal', [
        round(0, 0, 'hb-proposal-disc', 14.5),
        textAt({ x: 0, y: 0 }, `hb-proposal-text${sizeClass(shape.text)}`, shape.text),
      ]);
    case 'last':
      return round(shape.x, shape.y, `hb-last hb-on-${shape.ground}`, 5.2);
    case 'arrow':
      return cased(shape, 'hb-arrow', shape.path);
    case 'forbidden':
      return group(shape, 'hb-forbidden', [
        round(0, 0, 'hb-case', 14.8),
        round(0, 0, 'hb-forbidden-ring', 12.2),
        stroke('hb-forbidden-stroke', 'M-8 -8L8 8'),
      ]);
    case 'bar': {
      const transform = `translate(${shape.x} ${shape.y}) rotate(${shape.turn})`;
      const parts = [stroke('hb-bar-case', 'M-7 0H7'), stroke('hb-bar-stroke', 'M-7 0H7')];
      return { tag: 'g', attributes: { class: 'hb-bar', transform }, parts };
    }
    case 'cursor':
      return group(shape, 'hb-cursor', [square('hb-cursor-case', 18), square('hb-cursor-line', 18)]);
  }
}

const FIGURES: Readonly<Record<Figure, string>> = {
  triangle: 'M0 -8.6L7.6 4.6H-7.6Z',
  square: 'M-6.2 -6.2H6.2V6.2H-6.2Z',
  circle: 'M7.4 0A7.4 7.4 0 1 1 -7.4 0A7.4 7.4 0 1 1 7.4 0Z',
  cross: 'M-5.6 -5.6L5.6 5.6M5.6 -5.6L-5.6 5.6',
};

type StoneShape = Extract<Shape, { kind: 'stone' }>;

function stone(shape: StoneShape, fill: string): Drawing {
  const name = `hb-stone hb-${shape.state} ${shape.color === BLACK ? 'hb-black' : 'hb-white'}`;
  const body = (r: number): Drawing => ({
    tag: 'circle',
    attributes: { class: 'hb-body', r: String(r), fill },
  });
  const parts =
    shape.color === BLACK
      ? [body(STONE), stroke('hb-sheen', 'M-12.4 13.8A18.56 18.56 0 0 0 12.4 13.8')]
      : [
          body(STONE - 0.45),
          {
            tag: 'path',
            attributes: {
              class: 'hb-shell-grain',
              d: SHELL_CUTS[shape.cut] ?? '',
              transform: `rotate(${shape.turn})`,
            },
          },
        ];
  return group(shape, name, parts);
}

/** + for Black, × for White, a dot for nobody. */
function ownerSign(at: Spot, owner: Stone): Drawing {
  if (owner === EMPTY) return group(at, 'hb-neutral', [round(0, 0, 'hb-neutral-dot', 2.6)]);
  return cased(at, owner === BLACK ? 'hb-plus' : 'hb-cross', signPath(owner));
}

function signPath(owner: Color): string {
  return owner === BLACK
    ? `M${-PLUS} 0H${PLUS}M0 ${-PLUS}V${PLUS}`
    : `M${-CROSS} ${-CROSS}L${CROSS} ${CROSS}M${CROSS} ${-CROSS}L${-CROSS} ${CROSS}`;
}

/** A line over a wider one that sets it off from what it lies on. */
function cased(at: Spot, name: string, path: string): Drawing {
  return group(at, name, [stroke('hb-sign-case', path), stroke('hb-sign-line', path)]);
}

/** Sizes go by length: two signs are set a little smaller than one, three or more smaller still. */
function sizeClass(text: string): string {
  return text.length > 2 ? ' hb-long' : text.length > 1 ? ' hb-double' : '';
}
