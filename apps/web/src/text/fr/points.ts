/* Les points : ce que rapportent les parties, et leur registre. */
import type { points as english } from '../en/points.ts';

const counted = (n: number): string => (n === 1 ? 'un point' : `${n} points`);

export const points = {
  title: 'Tes points',
  total: (n: number) => `${n} ${n < 2 ? 'point' : 'points'} en tout`,
  lead: 'Gagnés dans tes parties finies contre Honte. Ils restent sur cet appareil, et dans le fichier de « Tout sauvegarder ».',
  reading: 'Addition en cours…',
  empty:
    'Aucune partie finie pour l’instant. Joue contre Honte jusqu’au bout : ce que tu gagnes s’inscrit ici.',
  games: 'Parties finies',
  against: (level: string, size: string) => `Contre Honte (${level}), ${size}`,
  twoPeople: (size: string) => `À deux, ${size}`,
  deleted: 'Supprimée ; ses points restent.',
  earned: (n: number) => (n === 0 ? 'Aucun point' : `Tu gagnes ${counted(n)}.`),
  all: 'Tous les points',
  undo: 'Revenir dans la partie',
  worth: {
    won: (n: number) => `Une victoire : ${n}.`,
    drawn: (n: number) => `Partie nulle : ${n}.`,
    lost: (n: number) => `Jouée jusqu’au bout : ${n}.`,
  },
  hints: (n: number, price: number) =>
    price === 0 ? 'Un indice, gratuit.' : `${n === 1 ? 'Un indice' : `${n} indices`} : −${price}.`,
  tooShort: (plies: number) => `Sur ce goban, une partie compte à partir de ${plies} coups.`,
  nothing: {
    twoPeople: 'Les parties à deux ne rapportent pas de points.',
    setUp: 'Les parties commencées d’une position ne rapportent pas de points.',
    firstCapture: 'Les parties à la première prise ne rapportent pas de points.',
    smallBoard: 'Le goban est trop petit pour des points.',
    undone: 'Des coups ont été repris : cette partie ne rapporte pas de points.',
    onTime: 'Finie au temps : seules les parties comptées ou abandonnées rapportent des points.',
    noResult: 'Sans résultat, pas de points.',
  },
  table: 'Ce que valent les parties',
  level: 'Niveau',
  outcomes: { won: 'Gagnée', drawn: 'Nulle', lost: 'Perdue' },
  onBoard: (size: string) => `Sur ${size}`,
  rules: (plies: number, second: number, third: number) =>
    `À partir de ${plies} coups. Premier indice gratuit, deuxième −${second}, troisième −${third}.`,
  notes:
    'Une partie où des coups ont été repris puis joués autrement ne rapporte rien ; ce qui est rétabli aussitôt ne coûte rien. Aucune partie ne fait perdre de points. Les parties supprimées gardent les leurs.',
} satisfies typeof english;
