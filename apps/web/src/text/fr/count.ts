/* Marquer, compter, conclure. */
import type { Color } from '@honte/rules';
import type { count as english } from '../en/count.ts';

const name = (color: Color): string => (color === 1 ? 'Noir' : 'Blanc');
const number = (value: number) => String(value).replace('-', '−').replace('.', ',');

export const count = {
  title: 'Décompte',
  resultTitle: 'Résultat',
  lead: 'Touche chaque chaîne qui ne peut plus être sauvée : elle pâlit.',
  deadMarked: (stones: number) =>
    stones === 1 ? 'Une pierre est marquée morte.' : `${stones} pierres sont marquées mortes.`,
  accept: (color: Color) => `${name(color)} accepte`,
  accepted: (color: Color) => `${name(color)} a accepté`,
  acceptsSaid: (color: Color) => `${name(color)} accepte.`,
  acceptancesOff: 'Personne n’a encore accepté.',
  markedAs: (point: string, stones: number, mark: 'alive' | 'dead' | 'seki') =>
    `${point}${stones === 1 ? '' : `, ${stones} pierres`}\u00a0: ${{ alive: 'vivante', dead: 'morte', seki: 'en seki' }[mark]}${stones === 1 || mark === 'seki' ? '' : 's'}.`,
  proposed: (color: Color, point: string, stones: number, mark: 'dead' | 'seki') =>
    `${stones === 1 ? `Pierre ${color === 1 ? 'noire' : 'blanche'}` : `${stones} pierres ${color === 1 ? 'noires' : 'blanches'}`} en ${point}\u00a0: ${mark === 'seki' ? 'en seki' : stones === 1 ? 'morte' : 'mortes'}.`,
  totals: (black: number, white: number) => `Noir ${number(black)}, Blanc ${number(white)}.`,
  playOn: 'Continuer à jouer',
  playOnAsked: 'Qui demande à continuer ? L’autre joue d’abord.',
  asks: (color: Color) => `${name(color)} demande`,
  by: (color: Color, points: number) => `${name(color)} de ${number(points)}`,
  leads: (color: Color, points: number) => `${name(color)} mène de ${number(points)}`,
  winsBy: (color: Color, points: number) =>
    `${name(color)} gagne de ${number(points)} ${points < 2 ? 'point' : 'points'}.`,
  winsByResignation: (winner: Color) => `${name(winner)} gagne : ${name((3 - winner) as Color)} a abandonné.`,
  winsOnTime: (winner: Color) => `${name(winner)} gagne au temps.`,
  draw: 'Partie nulle.',
  level: 'À égalité',
  noResult: 'Sans résultat.',
  stones: 'Pierres vivantes',
  surrounded: 'Points entourés',
  prisoners: 'Prisonniers',
  passStones: 'Pierres de passe',
  compensation: 'Pour le handicap',
  komi: 'Komi',
  total: 'Total',
  otherWays: 'Compté autrement',
  to: (black: number, white: number) => `${number(black)} à ${number(white)}`,
  whose: 'Touche un point pour savoir à qui il est.',
  pointStone: (point: string, color: Color) => `${point} est à ${name(color)} : une pierre vivante l’occupe.`,
  pointSurrounded: (point: string, color: Color, size: number) =>
    size === 1
      ? `${point} est à ${name(color)} : seules ses pierres l’entourent.`
      : `${point} est à ${name(color)} : seules ses pierres entourent ces ${size} points.`,
  pointWasDead: (point: string, color: Color) =>
    `${point} est à ${name(color)} : la pierre morte qui s’y trouvait a été retirée.`,
  pointDame: (point: string) => `${point} n’est à personne : il touche les deux couleurs.`,
  pointNobody: (point: string) => `${point} n’est à personne : aucune pierre ne l’entoure.`,
  pointSeki: (point: string) => `${point} ne compte pas : son groupe vit en seki.`,
  review: 'Revoir la partie',
  rematch: 'Revanche',
  newGame: 'Choisir la suivante',
} satisfies typeof english;
