import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  'last-liberty': {
    idea: 'Une chaîne qui perd sa dernière liberté est prise : elle quitte le goban. Blanc n’en a plus qu’une.',
    task: 'Prends la pierre blanche.',
    hint: 'Cherche le seul point vide à côté d’elle, le long des lignes.',
    done: 'Elle quitte le goban, et son point redevient libre.',
  },
  'whole-chain': {
    idea: 'Une chaîne est prise tout entière, d’un seul coup.',
    task: 'Prends la chaîne blanche.',
    hint: 'Fais le tour de la chaîne : un seul point vide la touche encore.',
    done: '{taken} d’un coup, gardées par toi comme prisonnières.',
  },
  'in-atari': {
    idea: 'Une chaîne qui n’a plus qu’une liberté est en atari : on peut la prendre au coup suivant.',
    task: 'Touche les chaînes blanches en atari.',
    hint: 'Compte les libertés de chaque chaîne blanche.',
    done: '{n} chaînes en atari. Regarde-les avant chaque coup, les tiennes aussi.',
    tries: { E5: 'En E5, il y a {liberties E5} : pas encore un atari.' },
  },
  'give-atari': {
    idea: 'Pour prendre, on met d’abord en atari.',
    task: 'Mets la pierre blanche en atari.',
    hint: 'Prends une de ses libertés, pour qu’il n’en reste qu’une.',
    done: 'Elle n’a plus qu’une liberté : si Blanc joue ailleurs, tu la prends.',
  },
  extend: {
    idea: 'Maintenant, ta pierre est en atari. En jouant sur sa dernière liberté, tu l’allonges.',
    task: 'Sauve ta pierre.',
    hint: 'Joue sur sa dernière liberté.',
    done: 'Ta chaîne a de nouveau {liberties D4}.',
  },
  'take-to-live': {
    idea: 'S’allonger ne suffit pas toujours. On se sauve aussi en prenant.',
    task: 'Sauve tes pierres marquées.',
    hint: 'Une pierre blanche à côté d’elles est elle-même en atari.',
    done: 'La pierre prise te rend une liberté : tes pierres sont sauvées.',
    tries: { E1: 'En t’allongeant, tu n’avais encore qu’une liberté, et Blanc l’a prise.' },
  },
} satisfies LessonTexts;
