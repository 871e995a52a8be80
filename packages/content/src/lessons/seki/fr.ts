import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  black: {
    idea: 'Ta chaîne et les pierres blanches du dedans partagent leurs dernières libertés. Aucune n’a deux yeux.',
    task: 'Que faire ici ?',
    hint: 'Si tu remplis une liberté commune, combien t’en reste-t-il ?',
    done: 'Juste. Le premier qui joue ici perd : les deux restent. C’est un seki.',
    tries: {
      take: 'Tu as rempli ta propre liberté : Blanc prend tout.',
    },
    choices: {
      take: 'Attaquer en A.',
      leave: 'Jouer ailleurs.',
    },
  },
  white: {
    idea: 'Regarde maintenant avec les yeux de Blanc. Noir a tout aussi peu de libertés.',
    task: 'Blanc doit-il attaquer ?',
    hint: 'Que peut prendre Noir après ton coup, et quel trou lui reste-t-il alors ?',
    done: 'Juste. Blanc non plus ne peut pas commencer.',
    tries: {
      take: 'Noir prend toutes tes pierres du dedans, et il a la place pour deux yeux.',
    },
    choices: {
      take: 'Attaquer en A.',
      leave: 'Jouer ailleurs.',
    },
  },
  count: {
    idea: 'La partie est finie et le seki reste en place : on ne retire les pierres de personne.',
    task: 'Touche les points qui ne sont à personne.',
    hint: 'Ils touchent les deux couleurs.',
    done: 'Les libertés communes ne comptent pour personne. Les pierres comptent pour leur camp.',
  },
  eyes: {
    idea: 'Dans ce seki, chacun a un œil. En règle française et chinoise, un œil compte, même en seki.',
    task: 'Touche le point qui n’est à personne.',
    hint: 'Un œil ne touche qu’une couleur.',
    done: 'Un seul point commun. A est à Blanc, B à Noir.',
  },
} satisfies LessonTexts;
