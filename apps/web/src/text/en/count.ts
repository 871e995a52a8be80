/* Marking, counting, and the result. */
import type { Color } from '@honte/rules';

const name = (color: Color): string => (color === 1 ? 'Black' : 'White');
const number = (value: number) => String(value).replace('-', '−');

export const count = {
  title: 'Counting',
  resultTitle: 'Result',
  lead: 'Touch each chain that cannot be saved: it turns pale.',
  deadMarked: (stones: number) =>
    stones === 1 ? 'One stone is marked dead.' : `${stones} stones are marked dead.`,
  accept: (color: Color) => `${name(color)} accepts`,
  accepted: (color: Color) => `${name(color)} has accepted`,
  acceptsSaid: (color: Color) => `${name(color)} accepts.`,
  acceptancesOff: 'Nobody has accepted yet.',
  markedAs: (point: string, stones: number, mark: 'alive' | 'dead' | 'seki') =>
    `${point}${stones === 1 ? '' : `, ${stones} stones`}: ${mark === 'seki' ? 'alive in seki' : mark}.`,
  proposed: (color: Color, point: string, stones: number, mark: 'dead' | 'seki') =>
    `${stones === 1 ? `${name(color)}’s stone` : `${name(color)}’s ${stones} stones`} at ${point}: ${mark === 'seki' ? 'alive in seki' : mark}.`,
  totals: (black: number, white: number) => `Black ${number(black)}, White ${number(white)}.`,
  playOn: 'Play on',
  playOnAsked: 'Who asks to play on? The other moves first.',
  asks: (color: Color) => `${name(color)} asks`,
  by: (color: Color, points: number) => `${name(color)} by ${number(points)}`,
  leads: (color: Color, points: number) => `${name(color)} leads by ${number(points)}`,
  winsBy: (color: Color, points: number) => `${name(color)} wins by ${number(points)}.`,
  winsByResignation: (winner: Color) => `${name(winner)} wins: ${name((3 - winner) as Color)} resigned.`,
  winsOnTime: (winner: Color) => `${name(winner)} wins on time.`,
  draw: 'A draw.',
  level: 'Level',
  noResult: 'No result.',
  stones: 'Living stones',
  surrounded: 'Surrounded points',
  prisoners: 'Prisoners',
  passStones: 'Pass stones',
  compensation: 'For the handicap',
  komi: 'Komi',
  total: 'Total',
  otherWays: 'Counted other ways',
  to: (black: number, white: number) => `${number(black)} to ${number(white)}`,
  whose: 'Touch a point to ask whose it is.',
  pointStone: (point: string, color: Color) => `${point} is ${name(color)}’s: a living stone stands there.`,
  pointSurrounded: (point: string, color: Color, size: number) =>
    `${point} is ${name(color)}’s: only ${name(color)}’s stones surround ${size === 1 ? 'it' : `its ${size} points`}.`,
  pointWasDead: (point: string, color: Color) =>
    `${point} is ${name(color)}’s: the dead stone there has been lifted.`,
  pointDame: (point: string) => `${point} is nobody’s: it touches both colors.`,
  pointNobody: (point: string) => `${point} is nobody’s: no stone surrounds it.`,
  pointSeki: (point: string) => `${point} does not count: its group lives in seki.`,
  review: 'Review the game',
  rematch: 'Rematch',
  newGame: 'Choose the next game',
};
