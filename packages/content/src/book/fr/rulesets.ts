import type { TextChapter } from '../text-chapter.ts';

export const chapter: TextChapter = {
  prose: `
    Le go a un seul cœur et plusieurs règles écrites. Honte en connaît [sept](=rulesets), et tu en choisis une pour
    [chaque partie](#/new). Presque toujours, elles désignent le même gagnant.

    {rulesets}

    # Ce qui ne doit pas revenir {repetition}

    Toutes arrêtent le [ko](ko) ordinaire. Elles diffèrent sur les tours plus longs, et sur ce que change une passe.

    - *Ko simple*, au Japon et en Corée : tu ne peux pas défaire le dernier coup de l’autre en rétablissant le goban. Si un
      tour plus long se répète, la partie peut finir [sans résultat](no-result).
    - *Positionnelle*, dans les règles chinoise et Tromp–Taylor : aucun goban ne revient jamais.
    - *Situationnelle*, dans les règles américaine et néo-zélandaise : aucun goban ne revient avec le même joueur au trait.
    - *Naturelle*, dans la règle française : tu ne refais pas un goban que tu as déjà fait toi-même en posant une pierre.

    # Le suicide {suicide}

    Les règles néo-zélandaise et Tromp–Taylor permettent de remplir la dernière liberté de sa propre chaîne, qui est alors
    retirée. C’est rarement bon, mais cela peut servir de menace de ko. Une pierre seule ne ferait que répéter le goban.
    Tromp–Taylor le refuse donc toujours, la Nouvelle-Zélande quand la situation n’est pas nouvelle.

    # Ce qu’on compte {scoring}

    La [surface](area-scoring) compte les pierres vivantes et les points entourés. Le [territoire](territory-scoring)
    compte les points entourés et les prisonniers. Au territoire, une pierre inutile dans ton propre espace coûte un point,
    et les yeux d’un [seki](seki) ne comptent pas. La règle américaine accorde les deux : qui passe donne une
    [pierre](pass-stone).

    # Komi et handicap {komi}

    Le komi dépend du décompte : vois le tableau. Celui de Nouvelle-Zélande est un nombre entier : une partie peut y finir
    [nulle](draw). Avec des pierres de handicap, Blanc reçoit moins, et certaines règles ajoutent une
    [compensation](compensation) pour les pierres elles-mêmes.

    # En cas de désaccord {disputes}

    Partout, deux passes arrêtent le jeu. La plupart des règles font alors convenir des pierres mortes, ou jouer la suite en
    cas de désaccord. Tromp–Taylor compte le goban tel quel : ce qui est mort doit avoir été pris avant. Dans la règle
    américaine, si l’on repasse aussitôt après avoir repris le jeu, tout ce qui reste est vivant.
  `,
  plates: {},
};
