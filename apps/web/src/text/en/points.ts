/* Points: what games earn, and the ledger of them. */
const counted = (n: number): string => (n === 1 ? 'one point' : `${n} points`);

export const points = {
  title: 'Points',
  total: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  lead: 'Earned in finished games against Honte. They stay on this device, and in the file of “Save everything”.',
  reading: 'Adding up…',
  empty: 'No finished game yet. Play Honte to the end, and what you earn stands here.',
  games: 'Finished games',
  against: (level: string, size: string) => `Honte (${level}), ${size}`,
  twoPeople: (size: string) => `Two people, ${size}`,
  deleted: 'Deleted; its points stay.',
  earned: (n: number) => (n === 0 ? 'No points' : `You earn ${counted(n)}.`),
  all: 'All points',
  undo: 'Back into the game',
  worth: {
    won: (n: number) => `A win: ${n}.`,
    drawn: (n: number) => `A draw: ${n}.`,
    lost: (n: number) => `Played to the end: ${n}.`,
  },
  hints: (n: number, price: number) =>
    price === 0 ? 'One hint, free.' : `${n === 1 ? 'One hint' : `${n} hints`}: −${price}.`,
  tooShort: (plies: number) => `A game on this board counts from ${plies} moves on.`,
  nothing: {
    twoPeople: 'Games between two people earn no points.',
    setUp: 'Games begun from a position earn no points.',
    firstCapture: 'First-capture games earn no points.',
    smallBoard: 'The board is too small for points.',
    undone: 'Moves were taken back, so this game earns no points.',
    onTime: 'Ended on time: only games that are counted or resigned earn points.',
    noResult: 'Without a result there are no points.',
  },
  table: 'What games are worth',
  level: 'Level',
  outcomes: { won: 'Won', drawn: 'Drawn', lost: 'Lost' },
  onBoard: (size: string) => `On ${size}`,
  rules: (plies: number, second: number, third: number) =>
    `From ${plies} moves on. First hint free, second −${second}, third −${third}.`,
  notes:
    'A game in which moves were taken back and played differently earns nothing; what is brought back at once costs nothing. No game earns less than nothing. Deleted games keep their points.',
};
