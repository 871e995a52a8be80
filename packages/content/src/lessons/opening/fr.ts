import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  corner: {
    idea: 'A, B et C sont des pièces de même taille.',
    task: 'Laquelle a demandé le moins de pierres ?',
    hint: 'Compte les pierres noires autour de chacune.',
    done: 'Dans le coin, deux bords travaillent pour toi. C’est pourquoi on commence près des coins.',
    tries: {
      side: 'Recompte : ici, un seul bord t’aide.',
      middle: 'Recompte : ici, aucun bord ne t’aide.',
    },
    choices: {
      corner: 'A, dans le coin.',
      side: 'B, sur le côté.',
      middle: 'C, au milieu.',
    },
  },
  large: {
    idea: 'Joue d’abord là où il y a le plus de place.',
    task: 'Où joues-tu ?',
    hint: 'Quel coin est encore vide ?',
    done: 'Un grand coin vide, un peu à l’écart des bords.',
    tries: {
      edge: 'Au bord, une pierre n’entoure presque rien.',
      own: 'Tes pierres y étaient déjà fortes : le gain est petit.',
    },
    choices: {
      open: 'En A.',
      edge: 'En B.',
      own: 'En C.',
    },
  },
  'atari-first': {
    idea: 'Avant de prendre un grand point, regarde qui est en atari.',
    task: 'Sauve tes deux pierres.',
    hint: 'Combien de libertés ont-elles ? Donne-leur-en d’autres.',
    done: 'Elles ont maintenant {liberties D5}. Les grands points attendront un coup.',
  },
  link: {
    idea: 'Une pierre blanche isolée t’invite à la poursuivre. Regarde d’abord les tiennes.',
    task: 'Où joues-tu ?',
    hint: 'Où Blanc te couperait-il ?',
    done: 'Reliées, tes pierres ne craignent rien, et la pierre isolée l’est toujours.',
    tries: {
      chase: 'Blanc coupe : tes deux groupes ont maintenant des soucis.',
    },
    choices: {
      link: 'En A.',
      chase: 'En B.',
    },
  },
} satisfies LessonTexts;
