/* The lessons by their titles, with a line about each. */
export const PATH_EN = {
  liberties: { title: 'Liberties', lead: 'What keeps a stone on the board.' },
  chains: { title: 'Chains', lead: 'Connecting your stones, cutting the other’s.' },
  cutting: { title: 'Cutting and connecting', lead: 'Chains that hold, and how to come between them.' },
  ladders: { title: 'Ladders', lead: 'Atari after atari, all the way to the edge.' },
  nets: { title: 'Nets', lead: 'Catching a stone without touching it.' },
  snapback: { title: 'Snapback', lead: 'Give one stone, take more.' },
  'false-eyes': { title: 'False eyes', lead: 'Eyes that can be taken away.' },
  seki: { title: 'Seki', lead: 'Living together without two eyes.' },
  opening: { title: 'Opening on 9 × 9', lead: 'Where the first stones go.' },
  endgame: { title: 'The end of a game', lead: 'Closing borders, dame, and when to pass.' },
  counting: { title: 'How to count', lead: 'Rooms, dead stones, komi: step by step.' },
  handicap: { title: 'Handicap', lead: 'An even game between unequal players.' },
  'look-alikes': { title: 'Look-alikes', lead: 'Forbidden for one, open to the other.' },
  'ko-fight': { title: 'A ko fight', lead: 'One threat, two endings.' },
  'last-steps': { title: 'When a game is over', lead: 'Agree, dame, the dead, the count.' },
};
