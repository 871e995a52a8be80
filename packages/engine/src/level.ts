/*
 * How strong the computer plays, as data.
 */
export type LevelName = 'easy' | 'medium' | 'hard';

export interface Level {
  readonly name: LevelName;
  /** Playouts a move at the most; `Infinity` where time alone decides. */
  readonly playouts: number;
  /** Milliseconds a move at the most; `Infinity` where playouts alone decide. */
  readonly timeMs: number;
  /** Chance, 0 … 1, not to see a move; atari is always seen. */
  readonly oversight: number;
  /** Whether it gives up a game that it sees lost. */
  readonly resigns: boolean;
  /** Whether it asks a network where there is one for the board. */
  readonly wantsNet: boolean;
}

export const LEVELS: { readonly [N in LevelName]: Level } = {
  easy: {
    name: 'easy',
    playouts: 40,
    timeMs: Number.POSITIVE_INFINITY,
    oversight: 0.35,
    resigns: false,
    wantsNet: false,
  },
  medium: {
    name: 'medium',
    playouts: 2000,
    timeMs: Number.POSITIVE_INFINITY,
    oversight: 0,
    resigns: true,
    wantsNet: false,
  },
  hard: {
    name: 'hard',
    playouts: Number.POSITIVE_INFINITY,
    timeMs: 3000,
    oversight: 0,
    resigns: true,
    wantsNet: true,
  },
};

export const LEVEL_NAMES = Object.keys(LEVELS) as readonly LevelName[];

/** Whether `text` is the name of a level. */
export function isLevelName(text: string): text is LevelName {
  return Object.hasOwn(LEVELS, text);
}
