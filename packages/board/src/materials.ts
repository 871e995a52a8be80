/*
 * Wood, slate, shell and shadow: gradients, no image and no filter, so that a full board stays cheap.
 * Colors are classes (`board.css` gives them the page's tokens); here are only proportions.
 */
import type { Drawing } from './drawing.ts';

/** A stop of a gradient: where (0 … 100), the class that colors it, how opaque it is. */
type Stop = readonly [at: number, color: string, opacity?: number];

/** A grain of straight rings, repeated beyond its period. */
interface Grain {
  readonly leanDegrees: number;
  /** Each ring's width in units and how dark its late wood is, 0 … 1. */
  readonly rings: readonly (readonly [width: number, darkness: number])[];
}

/**
 * Two grains, a coarse and a fine one, whose periods (211, 83) share no divisor and which lean a little
 * against each other: laid over each other they never seem to repeat.
 */
const GRAINS: readonly Grain[] = [
  {
    leanDegrees: 0.45,
    rings: [
      [11, 0.13],
      [8, 0.08],
      [15, 0.15],
      [9, 0.07],
      [7, 0.1],
      [19, 0.12],
      [12, 0.16],
      [6, 0.06],
      [10, 0.11],
      [17, 0.15],
      [8, 0.05],
      [13, 0.12],
      [21, 0.09],
      [9, 0.16],
      [14, 0.08],
      [7, 0.12],
      [16, 0.14],
      [9, 0.07],
    ],
  },
  {
    leanDegrees: -0.3,
    rings: [
      [4, 0.08],
      [6, 0.05],
      [3, 0.07],
      [7, 0.1],
      [5, 0.04],
      [4, 0.09],
      [9, 0.06],
      [3, 0.05],
      [6, 0.08],
      [5, 0.1],
      [8, 0.05],
      [4, 0.07],
      [6, 0.04],
      [3, 0.09],
      [5, 0.06],
      [5, 0.05],
    ],
  },
];

/** Slow changes of tone from the heart of the tree outwards, in units and 0 … 1. */
const TONES: readonly (readonly [at: number, darkness: number])[] = [
  [0, 0.02],
  [97, 0.11],
  [171, 0.03],
  [263, 0.07],
  [331, 0],
  [443, 0.13],
  [509, 0.05],
  [607, 0.1],
  [719, 0.02],
];

/** All that drawings refer to by name. */
export function materialsOf(nameOf: (material: string) => string): Drawing {
  const radial = (
    material: string,
    light: Readonly<Record<string, string>>,
    stops: readonly Stop[],
  ): Drawing => ({
    tag: 'radialGradient',
    attributes: { id: nameOf(material), ...light },
    parts: stops.map(stopOf),
  });
  return {
    tag: 'defs',
    attributes: {},
    parts: [
      {
        tag: 'linearGradient',
        attributes: { id: nameOf('wood'), x1: '0', y1: '0', x2: '0.35', y2: '1' },
        parts: (
          [
            [0, 'hb-wood-lit'],
            [45, 'hb-wood-mid'],
            [100, 'hb-wood-deep'],
          ] as const
        ).map(stopOf),
      },
      ...GRAINS.map((grain, i) => grainOf(nameOf(`grain-${i}`), grain)),
      repeated(nameOf('grain-2'), 0.8, TONES),
      radial('slate', { cx: '0.4', cy: '0.34', r: '0.72', fx: '0.36', fy: '0.27' }, [
        [0, 'hb-slate-0'],
        [36, 'hb-slate-1'],
        [70, 'hb-slate-2'],
        [100, 'hb-slate-3'],
      ]),
      radial('shell', { cx: '0.4', cy: '0.36', r: '0.68', fx: '0.37', fy: '0.3' }, [
        [0, 'hb-shell-0'],
        [48, 'hb-shell-1'],
        [82, 'hb-shell-2'],
        [100, 'hb-shell-3'],
      ]),
      radial('shade', {}, [
        [0, 'hb-shade', 0.62],
        [62, 'hb-shade', 0.52],
        [84, 'hb-shade', 0.16],
        [100, 'hb-shade', 0],
      ]),
    ],
  };
}

/** A ring darkens slowly towards its late wood and ends there at once. */
function grainOf(id: string, { leanDegrees, rings }: Grain): Drawing {
  let at = 0;
  const tones: [number, number][] = [];
  for (const [width, darkness] of rings) {
    tones.push([at, 0], [at + 0.55 * width, 0.25 * darkness], [at + 0.88 * width, darkness]);
    at += width;
  }
  return repeated(id, leanDegrees, [...tones, [at, 0]]);
}

function repeated(
  id: string,
  leanDegrees: number,
  tones: readonly (readonly [at: number, darkness: number])[],
): Drawing {
  const [period] = tones.at(-1) ?? [0];
  return {
    tag: 'linearGradient',
    attributes: {
      id,
      gradientUnits: 'userSpaceOnUse',
      x1: '0',
      y1: '0',
      x2: String(period),
      y2: '0',
      spreadMethod: 'repeat',
      gradientTransform: `rotate(${leanDegrees})`,
    },
    parts: tones.map(([at, darkness]) => stopOf([(100 * at) / period, 'hb-grain-stop', darkness])),
  };
}

function stopOf([at, color, opacity]: Stop): Drawing {
  const attributes = { offset: `${hundredths(at)}%`, class: color };
  return {
    tag: 'stop',
    attributes:
      opacity === undefined ? attributes : { ...attributes, 'stop-opacity': String(hundredths(opacity)) },
  };
}

/** A stone's radius, in units: almost touching its neighbor. */
export const STONE = 19.12;

/**
 * The growth lines of three shells: faint curves from rim to rim. Each is cut to the disc by arithmetic,
 * which spares every white stone a clip path.
 */
export const SHELL_CUTS: readonly string[] = [
  shellLines([-14, -10.4, -6.1, -2.2, 1.2, 5.6, 8.9, 13], 3.4),
  shellLines([-15, -11.8, -8.2, -3.4, 0.4, 4.1, 9.6, 12.4], 5.2),
  shellLines([-12.6, -9, -5.4, -0.6, 3, 7.4, 10.6, 14.4], 1.8),
];

function shellLines(heights: readonly number[], bulge: number): string {
  return heights
    .map((height) => {
      const end = height + bulge / 2;
      const half = hundredths(Math.sqrt(Math.max(0, (STONE - 0.8) ** 2 - end ** 2)));
      return `M${-half} ${hundredths(end)}Q0 ${hundredths(height - bulge / 2)} ${half} ${hundredths(end)}`;
    })
    .join('');
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
