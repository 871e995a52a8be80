import type { TextChapter } from '../text-chapter.ts';

export const chapter: TextChapter = {
  prose: `
    # Où les règles sont écrites {rules}

    Les textes, les figures et les exemples de ce livre ont été faits pour lui. Chaque goban a été vérifié par un programme
    qui connaît les règles. Les règles elles-mêmes viennent de ces textes :

    - *Française :* la règle de la [Fédération française de go](https://ffg.jeudego.org), avec ses notes sur le décompte.
    - *Chinoise :* la règle écrite de l’association chinoise.
    - *Japonaise :* la règle de 1989, avec son commentaire ; et la forme plus ancienne, où les prisonniers remplissent le
      territoire.
    - *Coréenne :* la règle de l’association coréenne.
    - *Américaine :* la règle de l’[American Go Association](https://www.usgo.org).
    - *Néo-zélandaise :* la règle de la New Zealand Go Society.
    - *Tromp–Taylor :* la [règle logique](https://tromp.github.io/go.html) de John Tromp et Bill Taylor.

    # Réserves {reserves}

    Certains de ces textes permettent deux lectures. Honte en a alors choisi une :

    - *Répétition française :* elle parle, pour nous, des gobans qu’un joueur a faits en posant une pierre. D’autres y
      comptent les passes. Les deux lectures ne diffèrent que si quelqu’un a passé entre-temps.
    - *Répétition américaine :* on regarde aussi qui a le trait.
    - *Répétition chinoise :* comme dans le texte, aucun goban ne revient. En tournoi, on joue souvent le ko simple, avec un
      arbitre.
    - *Vie et mort au Japon :* le texte les juge par des coups qu’on imagine. Ici, les joueurs s’accordent, et un désaccord
      se règle en jouant sur une copie de la partie.
    - *Tromp–Taylor* ne fixe pas de komi. Honte donne [7,5](=komi.tt), comme le font les programmes.
    - *Durée* et *difficulté* sont ce que dirait une boîte de jeu. Ta première partie sera peut-être bien plus courte.
  `,
  plates: {},
};
