/* Ce dont on convient en plus de la règle : la première prise, et les pierres d’avance. */
import type { Color } from '@honte/rules';
import type { terms as english } from '../en/terms.ts';

const name = (color: Color): string => (color === 1 ? 'Noir' : 'Blanc');

export const terms = {
  firstCapture: 'Première prise',
  aim: 'Qui prend le premier gagne.',
  winsByCapture: (winner: Color) => `${name(winner)} gagne : première prise.`,
  youWinByCapture: 'Tu gagnes : première prise.',
  itWinsByCapture: 'Honte gagne : première prise.',
  nothingCaptured: 'Personne n’a rien pris : partie nulle.',
  over: 'Une prise suffit. Pour le jeu entier, essaie le go sur 9 × 9.',
  onePass: (color: Color, other: string) =>
    `${name(color)} passe. Si ${other} passe aussi, personne ne gagne.`,
  youPass: 'Tu passes. Si Honte passe aussi, personne ne gagne.',
  itPasses: 'Honte passe : il ne ferait que donner une pierre. Si tu passes aussi, personne ne gagne.',
  noHandicap: 'Sans handicap',
  handicapStones: (n: number) => `${n} pierres de handicap`,
  placing: (left: number, total: number) =>
    left === total
      ? `Noir pose ${total} pierres de handicap, sur les croisements de son choix.`
      : `Encore ${left === 1 ? 'une pierre' : `${left} pierres`} à poser. Touche une pierre posée pour l’enlever.`,
  allPlaced: (total: number) =>
    `Les ${total} pierres sont posées. Si leur place te convient, touche Terminé.`,
  done: 'Terminé',
  handicapSet: (n: number) => `Noir a posé ${n} pierres de handicap.`,
  itsHandicapSet: (n: number) => `Honte a posé ses ${n} pierres de handicap.`,
} satisfies typeof english;
