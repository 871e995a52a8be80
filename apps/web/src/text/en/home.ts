/* Home: the way in, and the way back to where one was. */
export const home = {
  title: 'Honte: play Go',
  welcome: 'Go, from the first stone.',
  welcomeLead: 'Two players, one board. Touch a crossing to begin.',
  yourMove: 'Your move.',
  toCount: 'Time to count.',
  continue: 'Continue',
  count: 'Count',
  seeResult: 'See the result',
  newGame: 'New game',
  playHere: 'Play on this device',
  offline: 'Works without a network. Your games stay on this device.',
  turnOf: (name: string, size: string, moves: string) => `${name} to play on ${size}, after ${moves}.`,
  countOn: (names: string, size: string) => `${names}, ${size}: both have passed.`,
  resultOn: (names: string, size: string, moves: string) => `${names}, ${size}, after ${moves}.`,
  against: (black: string, white: string) => `${black} against ${white}`,
  moves: (n: number) => `${n} ${n === 1 ? 'move' : 'moves'}`,
};
