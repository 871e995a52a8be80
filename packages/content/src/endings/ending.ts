/*
 * Boards on which play has stopped, to be counted. Each is settled: a test has the solver prove that nobody gains a
 * point by playing on. They are written one a line: a number, the prisoners that Black and White hold, and the board
 * row by row from the top, with `X O` for stones that live, `x o` for dead ones and `B W` for those in seki.
 */
import {
  BLACK,
  EMPTY,
  type Geometry,
  geometryOf,
  invariant,
  lift,
  neighborsOf,
  type PerColor,
  type Point,
  pointsOf,
  regionsOf,
  WHITE,
} from '@honte/rules';

export interface Ending {
  /** `9-2004`: lines and number. */
  readonly id: string;
  readonly geometry: Geometry;
  /** One entry a point; the dead still on it. */
  readonly stones: Uint8Array;
  /** Every dead stone, in increasing order. */
  readonly dead: readonly Point[];
  /** Every stone in seki. */
  readonly seki: readonly Point[];
  /** What each holds from the game, without the dead. */
  readonly prisoners: PerColor;
}

const STONES: Readonly<Record<string, number>> = {
  '.': EMPTY,
  X: BLACK,
  x: BLACK,
  B: BLACK,
  O: WHITE,
  o: WHITE,
  W: WHITE,
};

/** The endings of a text; throws where it is not written as said above. */
export function readEndings(size: number, text: string): Ending[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [number = '', black, white, signs = ''] = line.trim().split(' ');
    return endingOf(`${size}-${number}`, geometryOf(size), signs, {
      black: Number(black),
      white: Number(white),
    });
  });
}

/** An ending of signs row by row, as above. */
export function endingOf(id: string, geometry: Geometry, signs: string, prisoners: PerColor): Ending {
  invariant(signs.length === geometry.points, `${id} has a sign for each point`);
  const stones = Uint8Array.from(signs, (sign) => {
    const stone = STONES[sign];
    invariant(stone !== undefined, `${id} has a strange sign`);
    return stone;
  });
  const withSign = (some: string) => pointsOf(geometry).filter((p) => some.includes(signs.charAt(p)));
  return { id, geometry, stones, dead: withSign('xo'), seki: withSign('BW'), prisoners };
}

/** Empty points that stones in seki surround: rules of territory do not count them. */
export function sekiPointsOf({ geometry, stones, dead, seki }: Ending): Point[] {
  const inSeki = new Set(seki);
  const { stones: left } = lift(geometry, stones, dead);
  return regionsOf(geometry, left)
    .filter(({ points, touches }) => {
      const isOfSeki = points.some((p) => neighborsOf(geometry, p).some((n) => inSeki.has(n)));
      return isOfSeki && touches.size === 1;
    })
    .flatMap(({ points }) => points);
}
