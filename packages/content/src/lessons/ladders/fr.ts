import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  'last-step': {
    idea: 'Blanc a deux issues. Mets en atari du bon côté, et le bord t’aidera.',
    task: 'Attrape les deux pierres.',
    hint: 'De quel côté Blanc doit-il fuir vers le bord ?',
    done: 'Au bord, une chaîne est vite à court de libertés.',
  },
  zigzag: {
    idea: 'Atari, Blanc fuit, atari de l’autre côté : marche après marche, c’est un escalier.',
    task: 'Poursuis la pierre jusqu’au coin.',
    hint: 'Joue toujours le point d’où Blanc fuirait le plus loin.',
    done: '{stones G1} à toi achèvent ce que le premier atari a commencé.',
    wrong: 'Blanc respire de nouveau : l’escalier est rompu.',
  },
  breaker: {
    idea: 'Une autre pierre blanche attend sur le chemin. Suis l’escalier des yeux avant de le commencer.',
    task: 'Marcherait-il ?',
    hint: 'Quels points les pierres blanches prendront-elles, l’un après l’autre ?',
    done: 'Blanc rejoint son amie et a {liberties D4}. Ne commence jamais un escalier qui ne marche pas.',
    tries: {
      works: 'Regarde : Blanc rejoint son amie et a {liberties D4}.',
    },
    choices: {
      works: 'Oui, Blanc est pris.',
      fails: 'Non, Blanc s’en sort.',
    },
  },
  beside: {
    idea: 'Ici aussi, Blanc a des amies. Sont-elles sur le chemin ?',
    task: 'L’escalier marcherait-il ?',
    hint: 'Le chemin est étroit : deux points de large, le long de la diagonale.',
    done: 'Elles sont à côté du chemin et n’aident personne.',
    tries: {
      fails: 'Regarde : Blanc ne touche aucune d’elles, et il est pris dans le coin.',
    },
    choices: {
      works: 'Oui, Blanc est pris.',
      fails: 'Non, Blanc s’en sort.',
    },
  },
  runner: {
    idea: 'Cette fois, c’est toi qu’on poursuit. Mais une amie t’attend sur le chemin.',
    task: 'Cours la rejoindre.',
    hint: 'Allonge là où est ta liberté, deux fois.',
    done: '{liberties D4} : Blanc est plein de trous, et tu es dehors.',
    wrong: 'Blanc prend ce qui reste en atari.',
  },
} satisfies LessonTexts;
