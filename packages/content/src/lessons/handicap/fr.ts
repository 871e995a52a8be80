import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  who: {
    idea: 'Le joueur le plus faible prend Noir et quelques pierres déjà posées. C’est le premier tour de Noir.',
    task: 'À qui de jouer ?',
    hint: 'Noir a déjà eu son tour, et un grand.',
    done: 'À Blanc. Avec ces pierres, chacun a les mêmes chances.',
    tries: {
      black: 'Poser ces pierres, c’était le tour de Noir.',
    },
    choices: {
      black: 'À Noir.',
      white: 'À Blanc.',
    },
  },
  points: {
    idea: 'En comptant la surface, les pierres valent des points : celles du handicap compteraient deux fois.',
    task: 'Que fait la règle française ?',
    hint: 'Chaque pierre après la première serait un point de trop.',
    done: 'Blanc reçoit {komi} : un point par pierre après la première, et le demi-point.',
    tries: {
      none: 'Noir serait alors payé deux fois pour les mêmes pierres.',
    },
    choices: {
      none: 'Rien : une pierre est une pierre.',
      some: 'Blanc reçoit des points.',
    },
  },
  simple: {
    idea: 'Tu as de l’avance dès le début : joue simplement. Le dernier coup de Blanc vise entre tes pierres.',
    task: 'Où joues-tu ?',
    hint: 'Où irait Blanc ensuite ?',
    done: 'Relié. Qui a de l’avance n’a pas besoin d’aventures.',
    tries: {
      far: 'Blanc passe entre tes pierres, et le combat commence.',
    },
    choices: {
      link: 'En A.',
      far: 'En B.',
    },
  },
  result: {
    idea: 'Cette partie s’est jouée avec handicap. Noir a {area B}, Blanc {area W}, et Blanc reçoit {komi}.',
    task: 'De combien Blanc gagne-t-il ?',
    hint: 'Donne d’abord ses points à Blanc, puis compare.',
    done: 'De {lead}. On compte comme dans toute partie.',
  },
} satisfies LessonTexts;
