/* Choosing the next game: what each one is, handicap and komi, and who has Black. */

const points = (n: number): string => (n === 1 ? 'one point' : `${n} points`);

export const choosing = {
  game: 'Choose the next game',
  card: 'About this game',
  players: 'Players',
  time: 'Time',
  difficulty: 'Difficulty',
  why: 'What makes it so',
  games: {
    tiny: {
      time: '10 to 30 min',
      difficulty: 'Expert',
      why: 'So small a board is one single fight: there is no elsewhere, and each liberty has to be counted from the first stone on.',
    },
    small: {
      time: '30 to 45 min',
      difficulty: 'Expert',
      why: 'The rules are quickly told and the first fight comes within ten moves. Reading what follows from each move, and judging who has more, is what takes years.',
    },
    medium: {
      time: '45 to 75 min',
      difficulty: 'Expert',
      why: 'Several fights touch one another here, so reading them one by one is not enough: a move has to serve a plan as well.',
    },
    large: {
      time: '60 to 120 min',
      difficulty: 'Expert',
      why: 'Long sequences, borders drawn a hundred moves ahead, every stone felt across the whole board: reading and judgment have no end here.',
    },
    firstCapture: {
      time: '5 to 15 min',
      difficulty: 'Easy',
      why: 'One aim and nothing to count. It only asks which chain has one liberty left, the first thing that every player of Go learns to see: right for a very first evening.',
    },
  },
  captureTitle: 'Its rules',
  captureRules: [
    'Whoever captures first, be it one stone or many, wins at once.',
    'Black begins. Each sets one stone a turn on an empty crossing; it is never moved.',
    'A chain is captured when its last liberty is filled.',
    'No stone goes where it would have no liberty, unless it captures there.',
    'You may pass. If both pass, one after the other, nobody wins.',
  ],
  captureLevel:
    'At this game there is one level. Honte takes when it can, saves what it can, and looks one answer ahead.',
  size: 'Board size',
  komiHelp: (usual: string) =>
    `Points for White, to make up for moving second. Usual by these rules: ${usual}.`,
  komiHelpHandicap: (usual: string) =>
    `With handicap stones White’s komi is small, only to avoid draws. Usual by these rules: ${usual}.`,
  komiHelpNone: 'With handicap stones these rules give White no komi, so a draw is possible.',
  handicap: 'Handicap',
  none: 'None',
  stones: (n: number) => `${n} stones`,
  placement: 'Where the stones go',
  placements: { fixed: 'Star points', free: 'Anywhere' },
  placementSays: {
    fixed: 'They stand on the marked points before White’s first move.',
    free: 'Black sets them on any crossings before White’s first move.',
  },
  compensation: {
    none: () => 'These rules give White nothing in return for them.',
    stones: (n: number) => `In return White gets ${points(n)} at the count: one for each stone.`,
    stonesLessOne: (n: number) =>
      `In return White gets ${points(n)} at the count: one for each stone but the first.`,
  },
  noFixedPoints: (size: string) =>
    `${size} has no marked points for handicap stones. Choose Anywhere, or None.`,
  tooMany: (most: number, size: string) => `${size} has room for ${most} handicap stones at the most.`,
  noRoom: (size: string) => `${size} is too small for handicap stones.`,
  handicapColor: 'With a handicap, Black',
  people: 'Players',
  person: { 0: 'Player 1', 1: 'Player 2' },
  black: 'Who has Black',
  inTurn: 'In turn',
  byLot: 'By lot at first, then in turn',
  nextBlack: (who: string) => `This time ${who}`,
  staysBlack: (who: string) => `With a handicap, ${who}`,
  nameless: 'Write your names, and Honte alternates the colors between you.',
};
