import type { TextChapter } from '../text-chapter.ts';

export const chapter: TextChapter = {
  prose: `
    # Passer {passing}

    Quand tu ne vois plus rien à gagner, tu passes. Quand les deux joueurs passent l’un juste après l’autre, le jeu
    s’arrête. Si quelqu’un pose une pierre après une passe, la partie continue, et il faudra deux nouvelles passes.

    Tu peux aussi [abandonner](resign) une partie que tu ne peux plus gagner.

    # Les pierres mortes {dead}

    Regardez alors les groupes ensemble. Certaines pierres ne peuvent plus être sauvées, quoi que fasse leur joueur : elles
    sont [mortes](alive). Vous les retirez d’un commun accord, sans avoir à les prendre une par une.

    {dead}

    Un groupe n’est pas mort parce que tu en as envie. Si vous n’êtes pas d’accord, personne ne décide pour vous. Jouez la
    suite jusqu’à ce que le goban réponde, puis passez de nouveau. Quand on compte la surface, cela ne coûte rien : une
    pierre dans ton propre territoire remplit un point, et en vaut un.

    # Le décompte {count}

    Chaque pierre vivante vaut un point. Chaque point vide qu’une seule couleur entoure en vaut un aussi. Les points qui
    touchent les deux couleurs ne sont à personne. Ajoute le komi à Blanc.

    {final}

    {final-sum}

    Blanc gagne de [6,5](=final.lead) points. Sans le komi, Noir aurait eu un point d’avance.

    On n’ajoute pas les pierres prises pendant la partie. Elles ont déjà fait leur travail, en laissant de la place. Une
    autre façon de compter les ajoute, mais laisse alors de côté les pierres du goban. Il ne faut pas mélanger les deux.

    # La façon rapide {quick}

    Les clubs français comptent plus vite, avec le [décompte rapide](quick-count) : chaque pierre prise, et une pour chaque
    passe, revient remplir le territoire de sa couleur. L’écart est toujours le même. Honte montre les deux après chaque
    partie.
  `,
  plates: {
    dead: {
      caption: 'Une pierre de chaque couleur est morte. Sa place revient, elle aussi, à qui l’entoure.',
      task: 'Touche les pierres pâles, puis le point entre les murs.',
    },
    final: {
      caption:
        'La partie du chapitre précédent, après [39](=game.stones) pierres et deux passes. Chaque + est à Noir, chaque × est à Blanc.',
      task: 'Touche un point pour savoir à qui il est, et pourquoi.',
    },
  },
};
