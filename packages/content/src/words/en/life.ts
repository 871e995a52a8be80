/* Words of life and death, of ko, and of ways to capture. */
import type { TextWords } from '../text-word.ts';

export const lifeWords = {
  eye: {
    names: ['eye', 'two eyes'],
    says: 'Empty space inside a group that the other color cannot enter. A group with two separate eyes can never be captured.',
    caption: 'Two eyes, a and b: this group lives.',
  },
  'false-eye': {
    names: ['false eye'],
    says: 'A space that looks like an [eye](eye) and is none, because the stones around it are not one chain. Sooner or later their owner must fill it.',
    caption: 'a is an eye, b is a false one.',
  },
  alive: {
    names: ['alive', 'dead'],
    says: 'A group is alive when it cannot be captured, even if the other side plays first. It is dead when it cannot be saved, even if its owner plays first.',
  },
  'life-and-death': {
    names: ['life and death'],
    says: 'The question whether a group can make two [eyes](eye). Problems about it are the best training there is.',
  },
  nakade: {
    names: ['nakade'],
    says: 'A move inside a large [eye](eye), on the point that would divide it. It keeps the group at one eye.',
    caption: 'White at a, and Black will not have two eyes.',
  },
  seki: {
    names: ['seki'],
    says: 'Two groups live side by side, because whoever attacked would be captured first. The [liberties](liberty) they share belong to nobody.',
    caption: 'Neither side may play at a or b.',
  },
  ko: {
    names: ['ko'],
    says: 'A shape in which one stone takes another, and could be taken back in the same way for ever. The rules therefore make you play elsewhere first.',
    caption: 'Black at a takes a stone, and White may not take back at once.',
  },
  'ko-threat': {
    names: ['ko threat'],
    says: 'A move that asks for an answer. Whoever wants to [retake a ko](retake-ko) plays it first. If it is answered, the ko may be taken again.',
  },
  'retake-ko': {
    names: ['retake the ko', 'to retake the ko'],
    says: 'To take back in a [ko](ko). It is allowed as soon as the board would no longer be the same as before.',
  },
  superko: {
    names: ['superko', 'repetition'],
    says: 'A rule that forbids to bring back a whole board, however long the circle was. [Rulesets](#/book/rulesets/repetition) differ on whose boards they mean.',
  },
  snapback: {
    names: ['snapback'],
    says: 'To let one stone be taken, in order to take more at once on the same point.',
    caption: 'Black at a: if White takes the stone, Black takes back more.',
  },
  ladder: {
    names: ['ladder'],
    says: 'A chase in zigzag: each [atari](atari) leaves one way out, until the edge is reached. A stone in its path can break it.',
    caption: 'White at a begins the ladder.',
  },
  net: {
    names: ['net'],
    says: 'To close a chain in from a distance, so that every way out is too short.',
    caption: 'Black at a, and the white stone in the middle does not get away.',
  },
  race: {
    names: ['capturing race', 'semeai', 'race'],
    says: 'Two groups without [eyes](eye) that can only live by capturing each other. What counts is who has more [liberties](liberty).',
  },
} satisfies Partial<TextWords>;
