import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  who: {
    idea: 'The weaker player takes Black and some stones on the board. They are Black’s first turn.',
    task: 'Who plays now?',
    hint: 'Black has had a turn already, and a large one.',
    done: 'White. With these stones both have the same chance.',
    tries: {
      black: 'Placing the stones was Black’s turn.',
    },
    choices: {
      black: 'Black.',
      white: 'White.',
    },
  },
  points: {
    idea: 'Stones count as points in area counting, so handicap stones would count twice.',
    task: 'What does the French rule do?',
    hint: 'Each stone after the first would be a point too many.',
    done: 'White gets {komi}: a point for each stone after the first, and the half point.',
    tries: {
      none: 'Then Black would be paid twice for the same stones.',
    },
    choices: {
      none: 'Nothing: stones are stones.',
      some: 'White gets points for them.',
    },
  },
  simple: {
    idea: 'You are ahead from the start: play simply. White’s last move looks between your stones.',
    task: 'Where do you play?',
    hint: 'Where would White go next?',
    done: 'Connected. Whoever is ahead needs no adventure.',
    tries: {
      far: 'White comes between your stones, and the fight begins.',
    },
    choices: {
      link: 'At A.',
      far: 'At B.',
    },
  },
  result: {
    idea: 'This game was played with handicap stones. Black has {area B}, White {area W}, and White gets {komi}.',
    task: 'By how much does White win?',
    hint: 'Give White the points first, then compare.',
    done: 'By {lead}. Counted like any other game.',
  },
} satisfies LessonTexts;
