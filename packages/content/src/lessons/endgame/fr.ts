import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  close: {
    idea: 'Une frontière n’est finie que si elle atteint le bord. Ici, un bout reste ouvert.',
    task: 'Ferme-la.',
    hint: 'Suis la frontière jusqu’au bord.',
    done: 'Fermé : Blanc n’ira pas plus loin.',
    wrong: 'Blanc se glisse le long du bord et te prend des points.',
  },
  larger: {
    idea: 'Les coups de fin de partie ont une taille. Joue d’abord le plus grand.',
    task: 'Lequel ?',
    hint: 'Que ferait Blanc de son tour ?',
    done: 'Tu as pris les pierres blanches, et les tiennes sont sauves. L’autre point ne valait presque rien.',
    tries: {
      small: 'Blanc prend tes pierres. Le point gagné ne valait presque rien.',
    },
    choices: {
      take: 'En A.',
      small: 'En B.',
    },
  },
  dame: {
    idea: 'Entre les frontières finies, des points touchent les deux couleurs : les dame. Ils ne sont à personne.',
    task: 'Touche-les tous.',
    hint: 'Longe la frontière, en haut et en bas.',
    done: '{n} dame. En comptant la surface, le dernier peut encore décider d’une partie.',
  },
  pass: {
    idea: 'Toutes les frontières sont fermées, et rien n’est en atari.',
    task: 'Et maintenant ?',
    hint: 'Une pierre chez Blanc pourrait-elle y vivre ?',
    done: 'Juste. Quand aucun coup ne rapporte, passer est le coup honnête.',
    tries: {
      inside: 'Blanc répond, la pierre est perdue, et rien n’est gagné.',
    },
    choices: {
      pass: 'Passer.',
      inside: 'Tenter quelque chose en A.',
    },
  },
} satisfies LessonTexts;
