/* The lessons by their titles, with a line about each. */
export const PATH_EN = {
  liberties: { title: 'Liberties', lead: 'What keeps a stone on the board.' },
  chains: { title: 'Chains', lead: 'Connecting your stones, cutting the other’s.' },
};
