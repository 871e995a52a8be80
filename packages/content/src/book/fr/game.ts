import type { TextChapter } from '../text-chapter.ts';

export const chapter: TextChapter = {
  prose: `
    Voici une partie de la première à la dernière pierre. Les joueurs s’entraident pour bâtir une position facile à
    compter. Ce n’est donc pas un modèle, et personne n’est pris. Mais tout ce qui fait une partie s’y trouve : des
    liaisons, des territoires, deux passes et un décompte.

    # Le nom des points {names}

    Les colonnes portent des lettres, de A à J, sans I. Les lignes sont numérotées depuis le bas. Le quatrième point de la
    ligne du bas s’appelle donc D1.

    {names}

    # Deux murs {borders}

    Les coups impairs sont ceux de Noir, les coups pairs ceux de Blanc. Noir bâtit un mur sur la colonne D, Blanc sur la
    colonne F.

    {twelve}

    Cela continue ainsi jusqu’à D9 et F9, du coup [13](=borders.from) au coup [18](=borders.to). Chaque mur est alors une
    seule chaîne, avec des libertés des deux côtés. Entre eux, la colonne E est encore vide.

    # [Trois](=rooms.each) chambres chacun {rooms}

    Chaque joueur partage maintenant son côté par deux petits murs, sur les lignes [3](=rows.low) et [7](=rows.high).

    {rooms}

    Au début, A3 et J3 sont seules. Elles ont assez de libertés, et les pierres suivantes les relient aux murs. Chaque camp
    a maintenant [trois](=rooms.each) chambres fermées. Ce sont de grands yeux, et deux suffiraient pour vivre.

    # La bande entre les murs {strip}

    Il ne reste à partager que la colonne E.

    {strip}

    Chaque pierre s’y relie de côté à son propre mur : aucune n’est un suicide, pas même la dernière. Puis Blanc passe, et
    Noir passe : coups [40](=pass.white) et [41](=pass.black). La partie s’arrête.

    # Compter les chambres {rectangles}

    {chambers}

    Compte par rectangles : 3 × 2 points en bas, 3 × 3 au milieu, 3 × 2 en haut. Cela fait
    [6](=room.low) + [9](=room.middle) + [6](=room.high) = [21](=final.black.territory) pour Noir, et autant pour Blanc.
    Sur le goban, il y a [20](=final.black.stones) pierres noires et [19](=final.white.stones) blanches. Le chapitre suivant
    fait la somme.

    Tu peux aussi [parcourir cette partie](#/guided) avec quelqu’un qui explique ses coups.
  `,
  plates: {
    names: {
      caption:
        'Des lettres en travers, des nombres vers le haut. Il n’y a pas de colonne I : on la prendrait pour un chiffre.',
      task: 'Touche un point et lis son nom.',
    },
    twelve: {
      caption: 'Les [douze](=twelve.moves) premiers coups. Noir joue les nombres impairs.',
      task: 'Avance coup par coup, ou pose chaque pierre toi-même : Noir commence en D1.',
      said: ['[Douze](=twelve.moves) pierres sont posées, et personne n’en a perdu.'],
    },
    rooms: {
      caption: 'Du coup [19](=rooms.from) au coup [30](=rooms.to).',
      task: 'Continue au coup [19](=rooms.from) : Noir en A3.',
      said: ['Chaque camp a maintenant [trois](=rooms.each) chambres.'],
    },
    strip: {
      caption: 'Du coup [31](=strip.from) au coup [39](=strip.to). Noir pose la dernière pierre.',
      task: 'Continue au coup [31](=strip.from) : Noir en E1.',
      said: ['[39](=game.stones) pierres ont été posées. Les deux joueurs passent.'],
    },
    chambers: {
      caption:
        '[Trois](=rooms.each) rectangles chacun : [6](=room.low), [9](=room.middle) et [6](=room.high) points.',
      task: '',
    },
  },
};
