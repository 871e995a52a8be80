/*
 * The plates of the book: boards that a reader can touch, as data. What a touch does is the page's affair, and what is
 * said of it stands with the chapters; here is only what is on the board and what belongs to it. `TextPlate` is how
 * one is written, with a diagram and points by their names; `plateOf` reads it.
 */
import {
  BLACK,
  type Color,
  type Geometry,
  invariant,
  type Point,
  parseDiagram,
  parsePoint,
  WHITE,
} from '@honte/rules';

/** What every plate has. */
interface Drawn {
  readonly id: string;
  readonly geometry: Geometry;
  /** One entry a point, row by row from the top-left. */
  readonly stones: Uint8Array;
}

/** One turn of a plate that is played. Who plays twice in a row does so because the other passed. */
interface StepOf<L> {
  readonly color: Color;
  /** Each of these points will do; or, where it says so, any other that the rules allow. */
  readonly at: L;
  readonly isElsewhere: boolean;
  /** What the rules answer: the stone is set, or it is refused, and nothing changes. */
  readonly outcome: 'played' | 'suicide' | 'ko';
}

export type Step = StepOf<readonly Point[]>;

/** A rectangle of empty points, by two corners. */
interface ZoneOf<P> {
  readonly from: P;
  readonly to: P;
  readonly text: string;
}

/** To touch, and hear of each point what it is. */
type NamesPlate = Drawn & { readonly kind: 'names' };

/** To find every liberty of one chain. */
type LibertiesPlate = Drawn & { readonly kind: 'liberties'; readonly chain: Point };

/** To play, step by step; the liberties of the chain are ringed for as long as it stands. */
export type PlayPlate = Drawn & {
  readonly kind: 'play';
  readonly steps: readonly Step[];
  readonly chain: Point | undefined;
  /** Points that the text names by a letter, while they are empty. */
  readonly letters: ReadonlyMap<Point, string>;
};

/** To step through, or to set stone by stone; each stone bears the number of its move. */
export type LinePlate = Drawn & {
  readonly kind: 'line';
  readonly moves: readonly Point[];
  /** The number of the first move. */
  readonly first: number;
};

/** A count by area, to ask of each point whose it is and why. */
export type CountPlate = Drawn & {
  readonly kind: 'count';
  readonly komi: number;
  /** A stone of each dead chain. */
  readonly dead: readonly Point[];
};

/** To look at: nothing happens on it. */
export type StillPlate = Drawn & {
  readonly kind: 'still';
  readonly zones: readonly ZoneOf<Point>[];
  /** Chains whose liberties are ringed, by a stone of each. */
  readonly chains: readonly Point[];
  readonly letters: ReadonlyMap<Point, string>;
  /** Whether the points of each color are signed. */
  readonly isCounted: boolean;
};

export type Plate = NamesPlate | LibertiesPlate | PlayPlate | LinePlate | CountPlate | StillPlate;
export type PlateKind = Plate['kind'];

/** A step as it is written: `B C3`, `W A1 B1` (either), `W !C3` (suicide), `W ~C3` (ko), `B *C3` (anywhere but there). */
type TextStep = string;

/** How a plate is written. Points are named, several with spaces between; letters are written `a=C3`. */
export type TextPlate = { readonly id: string; readonly board: string } & (
  | { readonly kind: 'names' }
  | { readonly kind: 'liberties'; readonly chain: string }
  | {
      readonly kind: 'play';
      readonly steps: readonly TextStep[];
      readonly chain?: string;
      readonly letters?: string;
    }
  | { readonly kind: 'line'; readonly moves: string; readonly first?: number }
  | { readonly kind: 'count'; readonly komi: number; readonly dead?: string }
  | {
      readonly kind: 'still';
      readonly zones?: readonly ZoneOf<string>[];
      readonly chains?: string;
      readonly letters?: string;
      readonly isCounted?: boolean;
    }
);

const STEP = /^([BW]) ([!~*]?)(.+)$/;

/**
 * Reads a plate as it is written.
 *
 * @throws when it cannot be read: a plate is part of the program.
 */
export function plateOf(text: TextPlate): Plate {
  const diagram = parseDiagram(text.board);
  invariant(diagram.ok, `the board of plate ${text.id} cannot be read`);
  const { geometry, stones } = diagram.value;
  const { id } = text;
  const drawn = { id, geometry, stones };
  const point = (name: string) => {
    const parsed = parsePoint(geometry, name);
    invariant(parsed.ok, `plate ${id} has no point ${name}`);
    return parsed.value;
  };
  const points = (names = '') => names.split(' ').filter(Boolean).map(point);
  const letters = (names = '') =>
    new Map(
      names
        .split(' ')
        .filter(Boolean)
        .map((one) => [point(one.slice(2)), one.slice(0, 1)] as const),
    );
  switch (text.kind) {
    case 'names':
      return { ...drawn, kind: 'names' };
    case 'liberties':
      return { ...drawn, kind: 'liberties', chain: point(text.chain) };
    case 'play':
      return {
        ...drawn,
        kind: 'play',
        steps: text.steps.map((step) => stepOf(step, id, points)),
        chain: text.chain === undefined ? undefined : point(text.chain),
        letters: letters(text.letters),
      };
    case 'line':
      return { ...drawn, kind: 'line', moves: points(text.moves), first: text.first ?? 1 };
    case 'count':
      return { ...drawn, kind: 'count', komi: text.komi, dead: points(text.dead) };
    case 'still':
      return {
        ...drawn,
        kind: 'still',
        zones: (text.zones ?? []).map(({ from, to, text: said }) => ({
          from: point(from),
          to: point(to),
          text: said,
        })),
        chains: points(text.chains),
        letters: letters(text.letters),
        isCounted: text.isCounted ?? false,
      };
  }
}

function stepOf(text: TextStep, id: string, points: (names: string) => Point[]): Step {
  const [, by, sign, names] = STEP.exec(text) ?? [];
  invariant(names !== undefined, `plate ${id} has a step that cannot be read: ${text}`);
  return {
    color: by === 'B' ? BLACK : WHITE,
    at: points(names),
    isElsewhere: sign === '*',
    outcome: sign === '!' ? 'suicide' : sign === '~' ? 'ko' : 'played',
  };
}
