/* Ce que le goban dit à qui ne le voit pas. */
import type { Color } from '@honte/rules';
import type { board as english } from '../en/board.ts';

export const board = {
  label: (size: string) =>
    `Goban, ${size}. Les flèches déplacent, Entrée joue ; ou écris un point comme d4, puis Entrée.`,
  row: (name: string) => `Ligne ${name}`,
  empty: 'vide',
  stone: (color: Color): string => (color === 1 ? 'pierre noire' : 'pierre blanche'),
  chain: (stones: number, liberties: number) =>
    `${stones === 1 ? '' : `dans une chaîne de ${stones}, `}${liberties} ${liberties < 2 ? 'liberté' : 'libertés'}`,
  liberty: 'liberté',
  atari: 'en atari',
  lastMove: 'dernier coup',
  dead: 'marquée morte',
  seki: 'en seki',
  owned: (color: Color): string => (color === 1 ? 'point de Noir' : 'point de Blanc'),
  neutral: 'point à personne',
  forbidden: 'interdit',
  figures: { triangle: 'triangle', square: 'carré', circle: 'cercle', cross: 'croix' },
  arrow: (point: string) => `trait vers ${point}`,
  proposal: (sign: string) => (/\w/.test(sign) ? `proposition ${sign}` : 'indice'),
  dimmed: 'estompé',
} satisfies typeof english;
