import type { TextChapter } from '../text-chapter.ts';

export const chapter: TextChapter = {
  prose: `
    Il faut deux choses : un plateau, le [goban](board), et des pierres.

    # Le goban {board}

    Le goban est un quadrillage. On pose les pierres sur les [croisements](intersection), jamais dans les cases. Les
    croisements du [bord](edge) et des coins comptent comme tous les autres.

    {nine thirteen nineteen}

    Le goban classique a [19](=lines.19) lignes dans chaque sens, donc [361](=points.19) croisements. Pour une première
    partie, mieux vaut un 9 × 9, qui en a [81](=points.9). Entre les deux, il y a le 13 × 13, avec [169](=points.13). Les
    règles sont les mêmes sur les [trois](=sizes).

    Quelques croisements portent un gros point. Ces [points marqués](star-point) aident l’œil à se repérer, rien de plus.

    # Les pierres {stones}

    Un jeu complet a [181](=stones.black) [pierres](stone) noires et [180](=stones.white) blanches, une pour chaque
    croisement du grand goban. Noir en a une de plus parce qu’il commence. Le même jeu sert sur les petits gobans. Là, tu
    n’en manqueras jamais, même après beaucoup de prises.

    Chaque joueur range les siennes dans un [bol](bowl), et met les pierres qu’il prend dans le [couvercle](lid).

    C’est tout. Il n’y a ni dés ni cartes, et rien n’est caché.
  `,
  plates: {
    nine: { caption: '9 × 9, pour débuter : [81](=points.9) croisements.', task: '' },
    thirteen: { caption: '13 × 13, un pas plus loin : [169](=points.13).', task: '' },
    nineteen: { caption: '19 × 19, le goban classique : [361](=points.19).', task: '' },
  },
};
