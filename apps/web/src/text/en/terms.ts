/* What two players agree on beside the rules: first capture, and stones in advance. */
import type { Color } from '@honte/rules';

const name = (color: Color): string => (color === 1 ? 'Black' : 'White');

export const terms = {
  firstCapture: 'First capture',
  aim: 'Whoever captures first wins.',
  winsByCapture: (winner: Color) => `${name(winner)} wins by the first capture.`,
  youWinByCapture: 'You win by the first capture.',
  itWinsByCapture: 'Honte wins by the first capture.',
  nothingCaptured: 'Nobody captured: a draw.',
  over: 'One capture is enough. For the whole game, try Go on 9 × 9.',
  onePass: (color: Color, other: string) => `${name(color)} passes. If ${other} passes too, nobody wins.`,
  youPass: 'You pass. If Honte passes too, nobody wins.',
  itPasses: 'Honte passes: it would only give a stone away. If you pass too, nobody wins.',
  noHandicap: 'No handicap',
  handicapStones: (n: number) => `${n} handicap stones`,
  placing: (left: number, total: number) =>
    left === total
      ? `Black sets ${total} handicap stones, on any crossings.`
      : `${left === 1 ? 'One stone' : `${left} stones`} left to set. Touch one that stands to take it off.`,
  allPlaced: (total: number) => `All ${total} stones are set. If they stand well, press Done.`,
  done: 'Done',
  handicapSet: (n: number) => `Black has set ${n} handicap stones.`,
  itsHandicapSet: (n: number) => `Honte has set its ${n} handicap stones.`,
};
