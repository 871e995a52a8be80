import type { TextChapter } from '../text-chapter.ts';

export const chapter: TextChapter = {
  prose: `
    Tu veux tenir plus de place que l’autre joueur. Ce que tu tiens s’appelle ta [surface](area). Elle a deux parties :

    - tes pierres encore présentes à la fin,
    - les points vides que tes pierres sont seules à entourer : ton [territoire](territory).

    Chacun d’eux vaut un point.

    {area}

    Un point qui touche les deux couleurs est [neutre](dame) : il n’est à personne.

    # Et les pierres prises ? {prisoners}

    Dans ce décompte, une pierre prise ne vaut rien par elle-même. La prendre rapporte quand même : l’autre couleur a une
    pierre de moins, et la place qu’elle laisse peut devenir tienne.

    # Pourquoi Blanc reçoit des points {komi}

    Noir joue le premier, et c’est un avantage. En échange, Blanc reçoit des points : c’est le [komi](komi). La règle
    française en donne [7,5](=komi.french) dans une [partie à égalité](even-game). Personne ne peut tenir un demi-point :
    il y a donc toujours un gagnant.
  `,
  plates: {
    area: {
      caption:
        'Noir a [7](=area.black.stones) pierres et entoure [7](=area.black.territory) points. Blanc a [6](=area.white.stones) pierres et entoure [4](=area.white.territory) points. Un point touche les deux couleurs.',
      task: 'Trouve le point qui n’est à personne.',
    },
  },
};
