import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  again: {
    idea: 'Tu as donné une pierre, Blanc l’a prise. Mais regarde ses libertés à présent.',
    task: 'Reprends.',
    hint: 'En prenant, Blanc a rempli une de ses propres libertés.',
    done: 'Une pierre donnée, plusieurs reprises. Ce n’est pas un ko : le goban est nouveau.',
  },
  throw: {
    idea: 'À toi de trouver la pierre à donner.',
    task: 'Prends les deux pierres blanches.',
    hint: 'Joue là où Blanc peut te prendre et ne fait que s’ôter des libertés.',
    done: 'Blanc peut prendre : tu reprends aussitôt.',
  },
  large: {
    idea: 'Plus la chaîne est grande, plus la ruse est belle.',
    task: 'Prends la chaîne blanche.',
    hint: 'L’espoir de Blanc est le point de gauche. Sois-y le premier.',
    done: 'Blanc ne peut plus les sauver, quoi qu’il joue.',
  },
  'not-yet': {
    idea: 'Presque la même position. Avant de donner une pierre, compte ce qui restera à Blanc.',
    task: 'Une pierre en A marche-t-elle ici ?',
    hint: 'D’où Blanc tient-il une liberté ?',
    done: 'Blanc a pris et il lui reste {liberties E2} : rien à reprendre.',
    tries: {
      works: 'Blanc a pris et il lui reste {liberties E2}. Tu ne peux pas reprendre.',
    },
    choices: {
      works: 'Oui, je reprends.',
      fails: 'Non, une pierre perdue.',
    },
  },
  save: {
    idea: 'Blanc prépare la même ruse : une pierre jetée en bas.',
    task: 'Sauve tes deux pierres.',
    hint: 'Prends le point dont Blanc a besoin.',
    done: 'Relié : il n’y a plus de ruse.',
  },
} satisfies LessonTexts;
