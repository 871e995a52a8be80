/* The sheet of a new game. */
import type { Color, RulesetName } from '@honte/rules';

export const newGame = {
  title: 'New game',
  opponent: 'Opponent',
  opponents: { computer: 'Computer', person: 'Two players here' },
  level: 'Level',
  color: 'Your color',
  colors: { turns: 'In turn', 1: 'Black', 2: 'White' },
  colorByLot: 'By lot at first, then in turn',
  colorNext: (color: Color) => `This time ${color === 1 ? 'Black' : 'White'}`,
  rules: 'Rules',
  komi: 'Komi',
  komiInvalid: 'Komi is a number of half points, like 6.5 or 0.',
  start: 'Play',
  summary: (rules: string, komi: string) => `${rules}, komi ${komi}`,
  rulesets: {
    french: {
      name: 'French rules',
      says: 'Stones and surrounded points count. A player may not make the same board twice.',
    },
    chinese: { name: 'Chinese rules', says: 'Stones and surrounded points count. No board may come back.' },
    japanese: {
      name: 'Japanese rules',
      says: 'Surrounded points and prisoners count. Only the simple ko is barred.',
    },
    korean: { name: 'Korean rules', says: 'As the Japanese, with disputes settled by playing them out.' },
    aga: {
      name: 'American rules',
      says: 'Area or territory, the same result: each pass hands over a stone.',
    },
    nz: {
      name: 'New Zealand rules',
      says: 'Area counts, and a player may take their own stones by suicide.',
    },
    tt: { name: 'Tromp–Taylor rules', says: 'Two passes end the game, and the board counts as it stands.' },
  } satisfies Record<RulesetName, { name: string; says: string }>,
};
