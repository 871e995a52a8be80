import type { TextChapter } from '../text-chapter.ts';

export const chapter: TextChapter = {
  prose: `
    Toutes les règles, pour qui explique le jeu à un ami :

    - Le goban est vide. Noir commence. Chacun à son tour pose une pierre sur un croisement, ou passe.
    - Les pierres ne bougent pas. Le long des lignes, les pierres d’une couleur forment des chaînes.
    - Une chaîne sans liberté est prise : elle quitte le goban.
    - On retire d’abord les chaînes de l’autre, puis on regarde la sienne. Le suicide est interdit.
    - On ne refait pas deux fois le même goban. Dans un ko, on joue d’abord ailleurs.
    - Deux passes de suite arrêtent le jeu. On convient des pierres mortes, ou l’on joue la suite pour le savoir.
    - On compte les pierres vivantes et les points entourés. Blanc ajoute [7,5](=komi.french). La plus grande somme gagne.

    Tu sais tout. Maintenant, [joue](#/new).
  `,
  plates: {},
};
