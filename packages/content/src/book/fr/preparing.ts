import type { TextChapter } from '../text-chapter.ts';

export const chapter: TextChapter = {
  prose: `
    Une partie commence sur un goban vide. Avant la première pierre, on se met d’accord :

    1. *La taille.* Pour une première partie, prends un 9 × 9.
    2. *Les couleurs.* Tirez-les au sort pour votre première partie ; ensuite, prenez Noir à tour de rôle.
    3. *La règle.* Ici, c’est la règle française : on compte la surface.
    4. *Le komi.* Blanc recevra [7,5](=komi.french) points.

    Puis Noir commence, sur le croisement qu’il veut. Les points marqués t’invitent, mais ne t’obligent à rien.

    Dans Honte, tout cela tient sur [une feuille](#/new), qui se souvient de tes derniers choix.

    # Quand l’un est plus fort {handicap}

    Le plus faible peut prendre Noir et recevoir des [pierres de handicap](handicap) : plusieurs pierres d’un coup, avant
    le premier coup de Blanc. Dans ce livre, on s’en passe, et chacun part à égalité.
  `,
  plates: {},
};
