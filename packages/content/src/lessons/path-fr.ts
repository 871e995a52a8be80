/* Les leçons, par leur titre et une ligne. */
export const PATH_FR = {
  liberties: { title: 'Les libertés', lead: 'Ce qui garde une pierre sur le goban.' },
  chains: { title: 'Les chaînes', lead: 'Relier ses pierres, couper celles de l’autre.' },
};
