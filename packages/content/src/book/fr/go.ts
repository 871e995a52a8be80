import type { TextChapter } from '../text-chapter.ts';

export const chapter: TextChapter = {
  prose: `
    Le go se joue à [deux](=players), sur un quadrillage. L’un a les pierres noires, l’autre les blanches. Chacun à son
    tour pose une pierre sur un croisement des lignes, et elle y reste.

    Chaque pierre a son rôle. Elle aide à entourer de l’espace, elle garde ses amies en vie, ou elle gêne l’autre
    couleur. Quand plus personne n’a rien à gagner, celui qui tient la plus grande part du goban a gagné.

    {glance}

    Les règles sont peu nombreuses. Après le [cinquième](=chapter.rules) chapitre, tu les sauras toutes. Le plus
    difficile, c’est de voir ce qui en découle. C’est aussi ce qu’on aime dans le go, depuis des milliers d’années.

    # Comment lire ce livre {reading}

    Les gobans ne sont pas des images : ils répondent. Touche-les, ou va jusqu’à eux avec la touche Tab, puis
    déplace-toi avec les flèches. Un mot comme [liberté](liberty) mène au glossaire, qui l’explique en quelques lignes.

    Le livre suit la règle française : on y compte ensemble les pierres et l’espace. Il reste sur de petits gobans, où
    l’on voit tout de suite ce qu’une pierre a fait. [Un autre chapitre](#/book/rulesets) montre ce que changent les
    autres règles.

    # Le jeu en bref {sheet}

    {sheet}

    Pourquoi une règle si courte est-elle notée si haut ? Il faut lire à l’avance ce qui va suivre, et peser un côté du
    goban contre l’autre. Il y a toujours quelqu’un qui voit plus loin, et c’est ce qui donne envie de continuer.
  `,
  plates: {
    glance: {
      caption:
        'La fin d’une petite partie. Chaque + est un point que Noir entoure, chaque × un point que Blanc entoure. Ici, Noir tient [25](=glance.black) points et Blanc [24](=glance.white).',
      task: 'Touche un point : à qui est-il, et pourquoi ?',
    },
  },
};
