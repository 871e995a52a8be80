/* Hints, and what taking back costs. */
export const hints = {
  tool: 'Hint',
  toolLeft: (left: number) => `Hint ${left} left: what would a master play?`,
  question: (price: string) => `This hint costs ${price} of this game. Show it?`,
  yes: 'Show it',
  no: 'Not now',
  looking: 'Looking for the move a master would play…',
  thinkingFor: (seconds: number) => `hint, ${seconds} s`,
  progress: 'Search for the hint',
  stop: 'Stop',
  play: (point: string) => `Hard would play ${point}.`,
  pass: 'Hard would pass.',
  refused: {
    notYourTurn: 'A hint is for your own turn.',
    usedUp: 'Your three hints of this game are used up.',
    over: 'The moves are over: there is nothing left to hint at.',
    handicap: 'First set the stones of the handicap, wherever you like.',
    paused: 'The clocks stand still. Go on first.',
    failed: 'No hint could be found. None was counted; try again.',
  },
  undoCosts: 'Play on differently, and this game earns no points; Redo keeps them.',
};
