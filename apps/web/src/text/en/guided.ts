/* The guided game: what is told at each stage, how guesses are answered, and the count. */
import type { Color } from '@honte/rules';

const name = (color: Color): string => (color === 1 ? 'Black' : 'White');
const number = (value: number) => String(value);

export const guided = {
  title: 'The guided game',
  at: (ply: number, of: number) => (ply === 0 ? 'Before the first move' : `Move ${ply} of ${of}`),
  counting: 'The count',
  phases: { borders: 'Two borders', rooms: 'Rooms inside', sharing: 'Share and pass' },
  phasesLabel: 'Phases of the game',
  moved: (color: Color, point: string) => `${name(color)} ${point}.`,
  passed: (color: Color) => `${name(color)} passes.`,

  // Each text is told: the stones and liberties of the chain played last, and the points in question.
  notes: {
    empty: {
      title: 'An empty board',
      text: (_stones: number, _liberties: number, points: number) =>
        `Nine lines by nine cross at ${points} points. Black moves first. Watch two players share the board in peace.`,
    },
    firstStone: {
      title: 'A first stone',
      text: (_stones: number, liberties: number) =>
        `Black begins at the edge. There a stone has ${liberties} liberties: no line leads beyond the edge.`,
    },
    across: {
      title: 'White answers across',
      text: () => 'White takes the mirror point. Column E between the two stays empty for a long while.',
    },
    chain: {
      title: 'Two stones, one chain',
      text: (stones: number, liberties: number) =>
        `D2 touches D1 along a line. The ${stones} stones are one chain with ${liberties} liberties.`,
    },
    chainToo: {
      title: 'The same on the right',
      text: () => 'F1 and F2 are one chain too. Each side builds a border upwards, stone by stone.',
    },
    noDiagonal: {
      title: 'Along the lines only',
      text: (stones: number) =>
        `Now the chain has ${stones} stones. A stone at C4 would touch it by a corner, and corners connect nothing.`,
    },
    steady: {
      title: 'Without a hole',
      text: (stones: number) =>
        `Every stone stands beside the last. Nobody can cut a chain of ${stones} in a row.`,
    },
    halfway: {
      title: 'Past the middle',
      text: (_stones: number, liberties: number) =>
        `Black’s chain has ${liberties} liberties. To take it, White would have to fill them all.`,
    },
    twelve: {
      title: 'Six stones each',
      text: () => 'The colors have not touched yet. Both would rather build than fight.',
    },
    almost: {
      title: 'Towards the top',
      text: (_stones: number, _liberties: number, points: number) =>
        `${points} more stones each, and the borders reach the edge.`,
    },
    blackWall: {
      title: 'Black’s border',
      text: (stones: number, _liberties: number, points: number) =>
        `${stones} stones from edge to edge, one chain. To the left of it lie ${points} points for Black.`,
    },
    twoWalls: {
      title: 'Two borders',
      text: (_stones: number, liberties: number) =>
        `White’s stands too. Each chain has ${liberties} liberties, half on either side. Column E touches both.`,
    },
    lone: {
      title: 'A lone stone',
      text: (_stones: number, liberties: number) =>
        `Now Black divides its own side. A3 is alone, but it has ${liberties} liberties and no white stone near.`,
    },
    loneToo: {
      title: 'Across again',
      text: () => 'White does the same. Behind one’s own border a stone is in no danger.',
    },
    towards: {
      title: 'Back to the border',
      text: () => 'B3 touches A3. One more stone, and the row reaches the border.',
    },
    joined: {
      title: 'Joined',
      text: (stones: number, _liberties: number, points: number) =>
        `C3 makes one chain of ${stones} stones. Below the row a room of ${points} points is closed.`,
    },
    joinedToo: {
      title: 'A room each',
      text: (_stones: number, _liberties: number, points: number) =>
        `White has its first room too: ${points} points that only white stones touch.`,
    },
    again: {
      title: 'The same above',
      text: () => 'Again from the edge. Row 7 will close two rooms at once.',
    },
    lastRow: {
      title: 'Nearly closed',
      text: () => 'One more stone of Black’s, and its rooms are closed on every side.',
    },
    closed: {
      title: 'Black’s three rooms',
      text: (stones: number) =>
        `They give the ${stones} stones more than two eyes. White could never fill all of them: the chain lives.`,
    },
    threeRooms: {
      title: 'Three rooms each',
      text: () =>
        'Two rooms apart would be enough to live. Column E between the borders still belongs to nobody.',
    },
    strip: {
      title: 'Between the borders',
      text: () => 'Column E is all that is left to share. E1 touches D1, so it joins Black’s chain at once.',
    },
    stripToo: {
      title: 'A point each',
      text: () => 'E2 joins F2. By area, each living stone is worth one point.',
    },
    sideways: {
      title: 'Joined sideways',
      text: () => 'E3 stands on a white stone, but D3 is beside it. Its chain has liberties enough for both.',
    },
    oneEach: {
      title: 'Turn by turn',
      text: (stones: number, liberties: number) =>
        `None of these stones is in danger. This one belongs to ${stones} stones with ${liberties} liberties.`,
    },
    lastOne: {
      title: 'One point left',
      text: () => 'Only one point still touches both colors, and it is Black’s turn.',
    },
    full: {
      title: 'Nothing left to share',
      text: (_stones: number, liberties: number) =>
        `E9 has no empty point beside it. It may be played all the same: its chain has ${liberties} liberties.`,
    },
    passes: {
      title: 'White passes',
      text: () =>
        'In one’s own room a stone gains nothing. In the other’s it would be lost. So there is no move left.',
    },
    stopped: {
      title: 'Two passes',
      text: () =>
        'Black passes too, and the game stops. No stone was taken, and all of them live. Now we count.',
    },
  },

  // Going through it.
  steps: 'Steps of the game',
  toStart: 'To the start',
  back: 'One step back',
  place: 'Place in the game',
  play: (point: string) => `Play ${point}`,
  pass: (color: Color) => `${name(color)} passes`,
  count: 'Count',
  next: 'Next',
  byItself: 'By itself',
  stop: 'Stop',
  paces: { slow: 'Slow', usual: 'Steady', quick: 'Quick' },
  paceIs: (pace: string) => `Pace: ${pace}. Change it`,
  liberties: 'Liberties',
  chain: (point: string, stones: number, liberties: number) =>
    stones === 1
      ? `The stone at ${point} has ${liberties} ${liberties === 1 ? 'liberty' : 'liberties'}.`
      : `The chain at ${point}: ${stones} stones, ${liberties} ${liberties === 1 ? 'liberty' : 'liberties'}.`,
  soFar: 'So far',
  rooms: 'Rooms',

  // Guessing.
  guess: 'Guess',
  where: (color: Color) => `Where does ${name(color)} play?`,
  touchIt: 'Touch the point that you expect, or pass.',
  passHere: 'Pass',
  hint: 'Hint',
  show: 'Show',
  found: (point: string) => `Yes, ${point}.`,
  foundPass: 'Yes, a pass.',
  shown: (point: string) => `The game played ${point}.`,
  shownPass: 'The game passed.',
  foundOf: (found: number, of: number) => `You found ${found} of ${of} at once.`,
  hints: {
    borders: 'The border grows straight up, without a hole.',
    rooms: 'Rows 3 and 7 divide the side, each from the edge to the border.',
    sharing: 'What still touches both colors? It is filled from the bottom up.',
    across: 'White answers across the middle of the board.',
    point: (point: string) => `The move is ${point}.`,
    pass: 'The move is a pass.',
  },
  reasons: {
    occupied: (point: string) => `There is already a stone at ${point}.`,
    opening: (point: string) =>
      `${point} would be a fine first move. This game begins at the edge, at the bottom.`,
    tooEarly: () => 'Not yet: there are still points to share, and two passes end the game.',
    across: (_point: string, _color: Color, of: string) =>
      `White answers across: look for the mirror point of ${of}.`,
    gap: (point: string) => `The right column, but ${point} would leave a hole in the border.`,
    sameLine: (point: string) => `The right row, but not ${point} yet: it starts at the edge.`,
    diagonal: (point: string) => `${point} would touch the chain by a corner only, and not be connected.`,
    strip: (point: string) => `${point} lies between the borders. It belongs to nobody, and can wait.`,
    asGood: (point: string) => `${point} is worth just as much. This game goes from the bottom up.`,
    behindOwn: (point: string, color: Color) =>
      `${point} is on ${name(color)}’s own side. The border comes first.`,
    behindTheirs: (point: string, color: Color) =>
      `${point} is on ${name((3 - color) as Color)}’s side: a stone there would be alone.`,
    fillsOwn: (point: string, color: Color) =>
      `${point} is ${name(color)}’s already: a stone there gains nothing.`,
    insideTheirs: (point: string, color: Color) =>
      `${point} is inside ${name((3 - color) as Color)}’s border: a stone there would be lost.`,
    elsewhere: (point: string) =>
      `${point} divides the side too, but the three rooms would come out otherwise.`,
  },

  // The count.
  receipt: 'The count of the guided game',
  stones: 'Stones',
  touchToCount: 'Touch a room or a stone to count it, or go on.',
  begin: 'How many points has each? Living stones and the empty points that they surround.',
  counted: {
    stones: (color: Color, n: number) => `${name(color)} has ${n} living stones on the board: ${n} points.`,
    room: (columns: number, rows: number, n: number) => `${columns} columns by ${rows} rows: ${n} points.`,
    roomSum: (color: Color, sum: string, n: number) => `${name(color)}’s rooms so far: ${sum} = ${n}.`,
    komi: (komi: number) => `White gets ${number(komi)} points for having moved second.`,
  },
  result: (black: number, white: number) =>
    `${number(black)} to ${number(white)}: White wins by ${number(white - black)}.`,
  whose: 'Touch any point to see whose it is, and why.',
  toDrills: 'Count one yourself',
};
