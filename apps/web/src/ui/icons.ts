/*
 * Honte's own icons: a 24 grid, a line of 1.75 with round ends. A filled disc is always a black stone,
 * an outlined one a white stone. `line` is stroked, `disc` is filled.
 */
export interface IconShape {
  readonly line: string;
  readonly discs: readonly { readonly x: number; readonly y: number; readonly r: number }[];
}

const lines = (line: string): IconShape => ({ line, discs: [] });

export const ICONS = {
  back: lines('M14.5 5.5 8 12l6.5 6.5'),
  first: lines('M6.5 5.5v13M17.5 5.5 11 12l6.5 6.5'),
  last: lines('M17.5 5.5v13M6.5 5.5 13 12l-6.5 6.5'),
  up: lines('M5.5 14.5 12 8l6.5 6.5'),
  down: lines('M5.5 9.5 12 16l6.5-6.5'),
  trash: lines('M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5'),
  next: lines('M9.5 5.5 16 12l-6.5 6.5'),
  pass: lines('M2.75 12a4.25 4.25 0 1 0 8.5 0 4.25 4.25 0 1 0-8.5 0M14.5 12H21m-3-3.2 3.2 3.2-3.2 3.2'),
  resign: lines('M6 21V4m0 .8h11.2l-2.6 4 2.6 4H6'),
  undo: lines('M8.5 5 4.5 9l4 4M5 9h9a5.5 5.5 0 0 1 0 11h-3.5'),
  redo: lines('m15.5 5 4 4-4 4M19 9h-9a5.5 5.5 0 0 0 0 11h3.5'),
  hint: lines(
    'M9.5 4h5M9.5 17.5h5M12 17.5V21M9.5 4C6.8 6 5.5 8.2 5.5 10.75s1.3 4.75 4 6.75M14.5 4c2.7 2 4 4.2 4 6.75s-1.3 4.75-4 6.75M6 8.8h12M6 12.7h12',
  ),
  hourglass: lines('M6.5 3.5h11M6.5 20.5h11M8 3.5v3.2L12 12l4-5.3V3.5M8 20.5v-3.2L12 12l4 5.3v3.2'),
  pause: lines('M8.5 5.5v13M15.5 5.5v13'),
  goOn: lines('M8 5.2v13.6L18.5 12z'),
  sound: lines('M3.5 9.5H7L11.5 6v12L7 14.5H3.5zM15 9a4.2 4.2 0 0 1 0 6M17.7 6.4a7.9 7.9 0 0 1 0 11.2'),
  silent: lines('M3.5 9.5H7L11.5 6v12L7 14.5H3.5zM15.5 9.5l5 5M20.5 9.5l-5 5'),
  swap: lines('M7 4 3.5 7.5 7 11M4 7.5h13M17 13l3.5 3.5L17 20M20 16.5H7'),
  computer: lines('M4 5h16v11H4zM9 19.5h6M12 16v3.5'),
  keyboard: lines('M3.5 6.5h17v11h-17zM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8.5 14h7'),
  cross: lines('m6 6 12 12M18 6 6 18'),
  check: lines('m5 12.8 4.6 4.7L19.5 7'),
  liberties: {
    line: 'M10.3 4.2a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0M10.3 19.8a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0M2.5 12a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0M18.1 12a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0',
    discs: [{ x: 12, y: 12, r: 3.4 }],
  },
  atari: {
    line: 'M12 3.2a8.8 8.8 0 0 1 5.2 1.7M20.4 9.4a8.8 8.8 0 0 1 0 5.2M17.2 19.1a8.8 8.8 0 0 1-10.4 0M3.6 14.6a8.8 8.8 0 0 1 0-5.2M6.8 4.9A8.8 8.8 0 0 1 12 3.2',
    discs: [{ x: 12, y: 12, r: 4.4 }],
  },
  numbers: lines('M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M10.2 9.2 12.4 8v8.2'),
  forbidden: lines('M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M6.4 6.4l11.2 11.2'),
  coordinates: lines('m3.5 18 4-11h.6l4 11M5 14.2h5.6M16.2 9 18.6 7.4V18'),
  settings: {
    line: 'M3.5 8h5M15.5 8h5M3.5 16h9M19.5 16h1M9 8a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
    discs: [{ x: 16, y: 16, r: 3 }],
  },
  more: {
    line: '',
    discs: [
      { x: 5, y: 12, r: 1.6 },
      { x: 12, y: 12, r: 1.6 },
      { x: 19, y: 12, r: 1.6 },
    ],
  },
  play: { line: 'M12 2.8v5M12 16.2v5M2.8 12h5M16.2 12h5', discs: [{ x: 12, y: 12, r: 4.6 }] },
  two: { line: 'M11.3 12a4.7 4.7 0 1 0 9.4 0 4.7 4.7 0 1 0-9.4 0', discs: [{ x: 8.2, y: 12, r: 4.7 }] },
} satisfies Record<string, IconShape>;

export type IconName = keyof typeof ICONS;
