/* Words of the count, of the clock, and of the course of a game. */
import type { TextWords } from '../text-word.ts';

export const countWords = {
  territory: {
    names: ['territory'],
    says: 'The empty points that one color alone surrounds.',
    caption: 'Each + is Black’s territory, each × White’s. The dot is nobody’s.',
  },
  area: {
    names: ['area'],
    says: 'What a player holds at the end: the living stones and the [territory](territory) together.',
  },
  'area-scoring': {
    names: ['area scoring'],
    says: 'To count [area](area): living stones and surrounded points. French, Chinese, American, New Zealand and Tromp–Taylor rules do so. Prisoners add nothing.',
  },
  'territory-scoring': {
    names: ['territory scoring'],
    says: 'To count [territory](territory) and [prisoners](prisoner). Japanese and Korean rules do so. At the board, prisoners are put back into the territory of their own color.',
  },
  dame: {
    names: ['neutral point', 'dame'],
    says: 'An empty point that touches both colors. It is nobody’s.',
  },
  komi: {
    names: ['komi'],
    says: 'Points that White receives because Black moves first.',
  },
  'half-point': {
    names: ['half point'],
    says: 'Half a point in the [komi](komi). Nobody can hold one on the board, so a game cannot end level.',
  },
  'even-game': {
    names: ['even game'],
    says: 'A game without [handicap](handicap), with the full [komi](komi).',
  },
  handicap: {
    names: ['handicap', 'handicap stones'],
    says: 'Stones that the weaker player, Black, has on the board before White’s first move. So both have a chance to win.',
  },
  compensation: {
    names: ['compensation'],
    says: 'Points that some rules give White for [handicap stones](handicap), because the stones themselves count as [area](area).',
  },
  'pass-stone': {
    names: ['pass stone'],
    says: 'A stone that one hands to the other player when passing. It makes the [quick count](quick-count) agree with the area.',
  },
  'quick-count': {
    names: ['quick count'],
    says: 'How French clubs count: prisoners and [pass stones](pass-stone) go back into the territory of their own color. What is left empty is compared. The difference is that of [area scoring](area-scoring).',
  },
  draw: {
    names: ['draw'],
    says: 'A game in which both have the same number of points. A [half point](half-point) in the komi prevents it.',
  },
  'no-result': {
    names: ['no result'],
    says: 'A game that ends without a winner, because the same boards keep coming back. Japanese and Korean rules know it.',
  },
  ruleset: {
    names: ['ruleset', 'rules'],
    says: 'One of the written forms of the rules: French, Chinese, Japanese, Korean, American, New Zealand, Tromp–Taylor. [They are compared](#/book/rulesets) in the book.',
  },
  clock: {
    names: ['clock'],
    says: 'What measures the time of both players. It runs for whoever has the [turn](turn).',
  },
  'main-time': {
    names: ['main time'],
    says: 'The time that a player has for the whole game, before [overtime](overtime) begins.',
  },
  overtime: {
    names: ['overtime', 'Canadian overtime'],
    says: 'What is left when the [main time](main-time) is used up: either so much for each move, or so much for a number of moves.',
  },
  period: {
    names: ['period'],
    says: 'A span of [overtime](overtime). A move made within it costs nothing; a period that runs out is gone.',
  },
  'byo-yomi': {
    names: ['byo-yomi'],
    says: '[Overtime](overtime) with a few seconds for each move, in one or more [periods](period). The word means: to read out the seconds.',
  },
  flag: {
    names: ['flag', 'the flag falls', 'on time'],
    says: 'The flag falls when the time is over. The game is then lost on time.',
  },
  opening: {
    names: ['opening', 'fuseki'],
    says: 'The first part of a game, when the board is shared out in broad strokes: first the corners, then the sides.',
  },
  'middle-game': {
    names: ['middle game'],
    says: 'The part in which groups meet, attack and run.',
  },
  endgame: {
    names: ['endgame', 'yose'],
    says: 'The last part, when borders are closed and each move is worth a few points.',
  },
  joseki: {
    names: ['joseki'],
    says: 'A sequence in a corner that has been tried often, and is good for both sides.',
  },
  sente: {
    names: ['sente', 'gote'],
    says: 'A move is sente when it must be answered: its player keeps the initiative. It is gote when the other side may then play where it likes.',
  },
  tenuki: {
    names: ['tenuki'],
    says: 'To play elsewhere, instead of answering.',
  },
  kyu: {
    names: ['kyu', 'dan', 'rank'],
    says: 'Measures of strength. Beginners start at about 30 kyu and count down to 1 kyu; after that come 1 dan and more. A difference of one is about one [handicap stone](handicap).',
  },
  honte: {
    names: ['honte'],
    says: 'The honest move: solid, without trickery, even where it looks slow. This page is called after it.',
  },
} satisfies Partial<TextWords>;
