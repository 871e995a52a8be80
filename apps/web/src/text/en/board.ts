/* What the board says to those who do not see it. */
import type { Color } from '@honte/rules';

export const board = {
  label: (size: string) =>
    `Go board, ${size}. Arrow keys move, Enter plays; or type a point such as d4, then Enter.`,
  row: (name: string) => `Row ${name}`,
  empty: 'empty',
  stone: (color: Color): string => (color === 1 ? 'black stone' : 'white stone'),
  chain: (stones: number, liberties: number) =>
    `${stones === 1 ? '' : `in a chain of ${stones}, `}${liberties} ${liberties === 1 ? 'liberty' : 'liberties'}`,
  liberty: 'liberty',
  atari: 'in atari',
  lastMove: 'last move',
  dead: 'marked dead',
  seki: 'in seki',
  owned: (color: Color): string => (color === 1 ? 'Black’s point' : 'White’s point'),
  neutral: 'nobody’s point',
  forbidden: 'forbidden',
  figures: { triangle: 'triangle', square: 'square', circle: 'circle', cross: 'cross' },
  arrow: (point: string) => `line to ${point}`,
  dimmed: 'dimmed',
  /** A letter, or the sign of a hint. */
  proposal: (sign: string) => (/\w/.test(sign) ? `proposal ${sign}` : 'hint'),
};
