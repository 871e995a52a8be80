/* Against the computer: what it does and says, and what you do. It says "me" only where it judges. */

const chain = (point: string, more: number) =>
  more === 0 ? point : `${point} and ${more} more ${more === 1 ? 'chain' : 'chains'}`;

export const honte = {
  you: 'You',
  levels: {
    easy: {
      name: 'Easy',
      says: 'Hardly thinks, overlooks a third of the moves and never gives up. For your first games.',
    },
    medium: { name: 'Medium', says: 'Thousands of trial games before each move. Resigns a lost game.' },
    hard: { name: 'Hard', says: 'Three seconds of thought for each move: the best it can.' },
  },
  thinking: 'Honte is thinking…',
  thinkingFor: (seconds: number) => `thinking, ${seconds} s`,
  progress: 'Honte’s thinking',
  playNow: 'Play now',
  failed: {
    offline: 'Honte could not be loaded: there is no network.',
    notLoaded: 'Honte could not be loaded: its files did not come.',
    brokeDown: 'Honte broke down over this position. That is our mistake, not yours.',
    noMemory: 'Honte found too little memory on this device.',
  },
  stillKept: 'Your game is kept.',
  retry: {
    offline: 'Try again when there is one.',
    notLoaded: 'Try again in a moment.',
    brokeDown: 'Try again, or take a move back.',
    noMemory: 'Close other tabs and try again.',
  },
  tryAgain: 'Try again',
  begin: 'You play first, on any crossing.',
  itBegins: 'Honte plays first.',
  itsMove: 'Honte’s move.',
  yourMove: 'Your move.',
  played: (point: string) => `Honte played ${point}.`,
  youPlayed: (point: string) => `You played ${point}.`,
  took: (n: number) => (n === 1 ? 'It took one stone.' : `It took ${n} stones.`),
  youTook: (n: number) => (n === 1 ? 'You took one stone.' : `You took ${n} stones.`),
  atari: (point: string, stones: number) =>
    stones === 1 ? `Its stone at ${point} is in atari.` : `Its ${stones} stones at ${point} are in atari.`,
  yourAtari: (point: string, stones: number) =>
    stones === 1 ? `Your stone at ${point} is in atari.` : `Your ${stones} stones at ${point} are in atari.`,
  passes: 'Honte passes: it sees nothing left to gain. If you pass too, you count.',
  youPass: 'You pass. If Honte passes too, you count.',
  passWarning: 'If both pass, the board is counted as it stands.',
  passBehind: (points: string) => `Honte leads by ${points} on the board. If both pass, it is counted so.`,
  passBehindByGuess: (points: string) =>
    `As Honte sees it, it leads by about ${points}. If both pass, the board is counted.`,
  passAllTheSame: 'Pass all the same',
  undone: 'Taken back. Your move.',
  redone: 'Brought back.',
  resumed: 'Play goes on.',
  resignQuestion: 'Do you resign?',
  resigns: (moves: number) => `Honte resigns after ${moves} ${moves === 1 ? 'move' : 'moves'}.`,
  youResign: 'Honte wins: you resigned.',
  youWinBy: (points: string) => `You win by ${points}.`,
  winsBy: (points: string) => `Honte wins by ${points}.`,
  youWinOnTime: 'You win on time.',
  winsOnTime: 'Honte wins on time.',
  youLead: (points: string) => `You lead by ${points}`,
  leads: (points: string) => `Honte leads by ${points}`,
  youBy: (points: string) => `You by ${points}`,
  by: (points: string) => `Honte by ${points}`,
  judging: 'Both have passed. Honte looks for stones that cannot be saved…',
  nothingDead: 'All stones look alive to me. Touch a chain to change it.',
  looksDead: (n: number) =>
    n === 1
      ? 'The pale stone looks dead to me. Touch a chain to change it.'
      : `The ${n} pale stones look dead to me. Touch a chain to change it.`,
  looksSeki: (n: number) => (n === 1 ? 'One stone looks alive in seki.' : `${n} stones look alive in seki.`),
  weAgree: 'We agree. If that is all, accept the count.',
  disagree: (point: string, more: number) => `We disagree about ${chain(point, more)}.`,
  offer: 'Playing it out costs you nothing.',
  offerCopy: 'Played out on a copy, it costs you nothing.',
  playingOut: (point: string, more: number) =>
    `We disagree about ${chain(point, more)}. Let’s play it out; it costs you nothing.`,
  playingOutOnCopy: (point: string, more: number) =>
    `We disagree about ${chain(point, more)}. Let’s play it out on a copy; pass when it is settled.`,
  playOutTitle: 'Playing it out',
  copyTitle: 'On a copy',
  playOutHelp: 'Whoever is right takes the stones',
  copyHelp: 'The count stays as it is',
  settledDead: (point: string) => `The copy has shown it: the chain at ${point} is dead.`,
  settledAlive: (point: string) => `The copy has shown it: the chain at ${point} is alive.`,
  accept: 'Accept the count',
  playOut: 'Play it out',
  itsMarks: 'Honte’s marks',
  looks: { alive: 'alive', dead: 'dead', seki: 'alive in seki' },
  toMe: (point: string, looks: string, aside: string) => `${point} looks ${looks} to me${aside}.`,
  aside: {
    proved: ', and that is proved',
    almost: ', almost surely',
    likely: ', most likely',
    unsure: ', but I am not sure',
  },
  onHome: (level: string, size: string, moves: string) =>
    `Against Honte (${level}), ${size}, after ${moves}.`,
};
