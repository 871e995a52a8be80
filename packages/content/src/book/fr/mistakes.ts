import type { TextChapter } from '../text-chapter.ts';

export const chapter: TextChapter = {
  prose: `
    Tout le monde commence par ces erreurs. Les connaître, c’est déjà en éviter la moitié.

    # Poser les pierres dans les cases {squares}

    Les pièces d’échecs se posent dans les cases. Les pierres de go se posent sur les croisements, bords et coins compris.

    # Se fier à une diagonale {diagonal}

    Deux pierres en diagonale ne sont pas encore reliées. Si l’autre couleur tient les deux points entre elles, elles sont
    coupées.

    {cut}

    # Compter deux fois une liberté {twice}

    Un point qui touche deux pierres de la même chaîne est une seule liberté. Revois
    [la chaîne en angle](#/book/rules/liberties) et ses [sept](=ell) libertés.

    # Prendre une prise pour un suicide {capture}

    On peut poser une pierre là où elle n’a pas de liberté, si elle prend. Ce qu’elle prend est retiré d’abord.

    # Croire à un seul œil {eye}

    Un groupe à un seul œil ne vit que jusqu’à ce qu’on l’enferme, et un grand œil reste un seul œil. Il en faut deux, bien
    séparés. Et *entouré* ne veut pas dire *pris* : avec deux yeux, un groupe vit au milieu de l’ennemi.

    {big-eye}

    # Reprendre un ko aussitôt {ko}

    Après une prise dans un ko, joue d’abord ailleurs. Si tu l’oublies, Honte refuse la pierre et montre le goban qui
    reviendrait.

    # Mélanger deux décomptes {mixing}

    Compte les pierres et le territoire, ou le territoire et les [prisonniers](prisoner). Ajouter les prisonniers à la
    surface, c’est les compter deux fois.

    # Passer trop tôt {passing}

    Deux passes finissent la partie, et le goban se compte tel qu’il est. Tant qu’une frontière est ouverte, il y a quelque
    chose à gagner. Si tu as du retard, regarde deux fois avant de passer.
  `,
  plates: {
    cut: {
      caption: 'Noir ne s’est pas relié, et c’est à Blanc de jouer.',
      task: 'Coupe : joue Blanc en a.',
      said: ['Les pierres blanches sont reliées, et Noir a deux chaînes pour de bon.'],
    },
    'big-eye': {
      caption: 'L’œil de Noir a deux points, mais ce n’est qu’un œil.',
      task: 'Tu es Blanc : joue dedans.',
      said: [
        'Noir prend cette pierre. Joue Noir sur l’autre point.',
        'Il reste un point, et c’est la dernière liberté. Encore Blanc.',
        '[Huit](=big-eye.stones) pierres sont prises.',
      ],
    },
  },
};
