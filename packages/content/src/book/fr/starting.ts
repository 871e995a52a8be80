import type { TextChapter } from '../text-chapter.ts';

export const chapter: TextChapter = {
  prose: `
    # Avant chaque coup {atari}

    Cherche les chaînes en atari, les tiennes et celles de l’autre. Entre débutants, la plupart des parties se décident sur
    une pierre que personne n’a regardée.

    {rescue}

    # Relier ce qui compte {connect}

    Tu ne peux pas tout sauver. Garde les liaisons qui tiennent tes groupes ensemble, et ne cours pas après chaque pierre
    isolée. Une pierre qui a fait son travail peut être donnée.

    # D’abord les coins {corners}

    Dans un coin, les bords font la moitié du mur à ta place. Pour y entourer [quatre](=zone) points, il faut
    [quatre](=wall.corner) pierres. Sur un côté, il en faut [six](=wall.side) ; au milieu, [huit](=wall.middle). Commence
    donc près des coins, continue le long des côtés, et garde le milieu pour la fin.

    {enclosures}

    # Beaucoup de petites parties {small}

    Sur 9 × 9, on voit vite à quoi mène un coup. Joues-y plusieurs parties, perds-les de bon cœur, et regarde chacune encore
    une fois. Passe ensuite au 13 × 13, puis au 19 × 19.

    Pour le tout premier soir, il existe un jeu plus simple encore : celui qui prend la première pierre a gagné. Il s’appelle
    [première prise](first-capture), et tu le trouves parmi les [nouvelles parties](#/new).

    Pour continuer à apprendre, suis [les leçons](#/learn) une à une, ou essaie [un problème](#/problems).
  `,
  plates: {
    rescue: {
      caption: 'Une pierre noire est en atari. La vois-tu ?',
      task: 'Sauve-la : joue Noir sur sa dernière liberté.',
      said: ['Sauvée : la nouvelle chaîne a [quatre](=rescue.liberties) libertés.'],
    },
    enclosures: {
      caption:
        '[Quatre](=zone) points à chaque fois, avec [quatre](=wall.corner), [six](=wall.side) et [huit](=wall.middle) pierres.',
      task: '',
    },
  },
};
