/*
 * Endings that are counted step by step: what there is to learn about counting, one thing at a time.
 */
import { type Geometry, geometryOf, type PerColor, type RulesetName } from '@honte/rules';
import { type Ending, endingOf } from './ending.ts';

/**
 * What is asked: which stones are dead; whose the empty points are; or numbers for both colors.
 * `area`: living stones and surrounded points. `surrounded`: these points alone. `territory`: these and the prisoners.
 * `filled`: what is left of them when each has filled in the stones that it lost. `quick`: likewise, but with the
 * stones handed over by passing.
 */
export type CountTask = 'dead' | 'owners' | 'area' | 'surrounded' | 'territory' | 'filled' | 'quick';

export interface WorkedEnding extends Ending {
  readonly id: WorkedId;
  readonly ruleset: RulesetName;
  readonly komi: number;
  readonly tasks: readonly CountTask[];
}

export const WORKED_IDS = ['neutral', 'komi', 'lifted', 'prisoners', 'corners', 'passes'] as const;
export type WorkedId = (typeof WORKED_IDS)[number];

interface Written {
  readonly size: number;
  readonly rows: string;
  readonly ruleset: RulesetName;
  readonly komi: number;
  readonly prisoners?: PerColor;
  readonly tasks: readonly CountTask[];
}

const WRITTEN: Readonly<Record<WorkedId, Written>> = {
  neutral: {
    size: 9,
    rows: `
      .O.OXXXX.
      OOOOXXXX.
      OOXXXXXXX
      OXXXX.OOO
      XXXXX.OOO
      XXXXX.OOO
      XXXXXO...
      ....XO...
      ....XO...`,
    ruleset: 'chinese',
    komi: 7.5,
    tasks: ['owners', 'area'],
  },
  komi: {
    size: 9,
    rows: `
      .O.OXXXX.
      OOOOXXXX.
      OOOXXXXXX
      OOXXXOOOO
      XXXXXOOOO
      XXXXOOOOO
      XXXXXO...
      ....XO...
      ....XO...`,
    ruleset: 'french',
    komi: 7.5,
    tasks: ['area'],
  },
  lifted: {
    size: 9,
    rows: `
      .O.OXXXX.
      OOOOXXXX.
      OOXXXXXXX
      OOXXXOOOO
      XXXXXOOOO
      XXXXXOOOO
      XXXXXO...
      .XXXXO...
      ..ooXO...`,
    ruleset: 'french',
    komi: 7.5,
    tasks: ['dead', 'area'],
  },
  prisoners: {
    size: 13,
    rows: `
      ....XXOO.....
      ....XXOO.....
      ....XXOOO....
      ....XXOOO....
      ....XXOOO....
      XXXXXXOOOOOOO
      XXXXXXXXXXXXX
      OOOOOOXXXXXXX
      ...OOOXXX....
      ....OOXXX....
      ....OOXXX....
      ....OOXX.....
      ....OOXX.....`,
    ruleset: 'japanese',
    komi: 0,
    prisoners: { black: 5, white: 5 },
    tasks: ['surrounded', 'filled'],
  },
  corners: {
    size: 9,
    rows: `
      ...XXO...
      .o.XOO.x.
      .ooXXO.x.
      ...XXO.x.
      XXXX.OOOO
      ...X.O...
      ...XXO...
      ...XOO...
      ...XXO...`,
    ruleset: 'japanese',
    komi: 0,
    tasks: ['dead', 'owners', 'filled'],
  },
  // The last board of the guided game: its two passes are counted with it.
  passes: {
    size: 9,
    rows: `
      ...XXO...
      ...XOO...
      XXXXXOOOO
      ...XOO...
      ...XXO...
      ...XOO...
      XXXXXOOOO
      ...XOO...
      ...XXO...`,
    ruleset: 'french',
    komi: 7.5,
    tasks: ['quick'],
  },
};

/** The worked endings, the simplest first. */
export function workedEndings(): readonly WorkedEnding[] {
  return WORKED_IDS.map((id) => {
    const { size, rows, ruleset, komi, prisoners = { black: 0, white: 0 }, tasks } = WRITTEN[id];
    const geometry: Geometry = geometryOf(size);
    return { ...endingOf(id, geometry, rows.replace(/\s/g, ''), prisoners), id, ruleset, komi, tasks };
  });
}
