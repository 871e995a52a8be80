/* Les leçons, par leur titre et une ligne. */
export const PATH_FR = {
  liberties: { title: 'Les libertés', lead: 'Ce qui garde une pierre sur le goban.' },
  chains: { title: 'Les chaînes', lead: 'Relier ses pierres, couper celles de l’autre.' },
  cutting: { title: 'Couper et relier', lead: 'Des chaînes qui tiennent, et comment s’y glisser.' },
  ladders: { title: 'L’escalier', lead: 'Atari après atari, jusqu’au bord.' },
  nets: { title: 'Le filet', lead: 'Attraper une pierre sans la toucher.' },
  snapback: { title: 'Donner pour reprendre', lead: 'Une pierre donnée, plusieurs prises.' },
  'false-eyes': { title: 'Les faux yeux', lead: 'Des yeux qu’on peut crever.' },
  seki: { title: 'Le seki', lead: 'Vivre ensemble sans deux yeux.' },
  opening: { title: 'Le début sur 9 × 9', lead: 'Où vont les premières pierres.' },
  endgame: { title: 'La fin de partie', lead: 'Fermer, remplir les dame, savoir passer.' },
  counting: { title: 'Compter', lead: 'Pièces, pierres mortes, komi : pas à pas.' },
  handicap: { title: 'Le handicap', lead: 'Une partie équilibrée entre joueurs inégaux.' },
  'look-alikes': { title: 'Faux jumeaux', lead: 'Interdit à l’un, permis à l’autre.' },
  'ko-fight': { title: 'Un combat de ko', lead: 'Une menace, deux fins.' },
  'last-steps': { title: 'Quand la partie est finie', lead: 'D’accord, dame, morts, décompte.' },
};
