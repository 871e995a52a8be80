import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  'for-white': {
    idea: 'Sur certains points, une pierre blanche n’aurait aucune liberté et ne prendrait rien.',
    task: 'Touche chaque point interdit à Blanc.',
    hint: 'Un coin, un bord, le milieu, et un à côté d’une pierre blanche.',
    done: '{n} points où Blanc ne peut pas jouer.',
  },
  'for-black': {
    idea: 'Le même goban. A était interdit à Blanc.',
    task: 'Noir peut-il y jouer ?',
    hint: 'La pierre noire y serait-elle seule ?',
    done: 'Oui : avec ses voisines, elle a {liberties D4}. L’interdit dépend de qui joue.',
    tries: {
      barred: 'Regarde : la pierre noire rejoint ses voisines et a {liberties D4}.',
    },
    choices: {
      free: 'Oui, Noir peut.',
      barred: 'Non, personne.',
    },
  },
  one: {
    idea: 'Blanc est tout autour, et pourtant Noir peut entrer : on prend d’abord.',
    task: 'Prends la pierre blanche.',
    hint: 'Il ne lui reste qu’une liberté.',
    done: 'La pierre a été retirée d’abord : son point est maintenant ta liberté.',
  },
  two: {
    idea: 'La même chose dans le coin, encore plus étroit.',
    task: 'Prends les deux pierres.',
    hint: 'Où est leur dernière liberté ?',
    done: 'Deux pierres prises, d’un point qui semblait interdit.',
  },
  three: {
    idea: 'Et au bord.',
    task: 'Prends la chaîne blanche.',
    hint: 'Où est sa dernière liberté ?',
    done: 'Avant de dire un point interdit, regarde s’il ne prend pas quelque chose.',
  },
} satisfies LessonTexts;
