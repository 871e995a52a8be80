/* L’accueil : entrer, ou reprendre là où l’on en était. */
import type { home as english } from '../en/home.ts';

export const home = {
  title: 'Honte : jouer au go',
  welcome: 'Le go, dès la première pierre.',
  welcomeHonte:
    'Jamais joué ? Six courtes étapes te montrent tout. Ou touche un croisement : tu commences, et Honte répond.',
  welcomeLead: 'Deux joueurs, un goban. Touche un croisement pour commencer.',
  yourMove: 'À toi de jouer.',
  toCount: 'C’est l’heure de compter.',
  continue: 'Continuer',
  count: 'Compter',
  seeResult: 'Voir le résultat',
  points: 'Points',
  problems: 'Problèmes',
  newGame: 'Nouvelle partie',
  playHere: 'Jouer',
  learnSteps: 'Apprendre en six étapes',
  learn: 'Apprendre',
  offline: 'Fonctionne sans réseau. Tes parties restent sur cet appareil.',
  turnOf: (name: string, size: string, moves: string) => `${name} doit jouer sur ${size}, après ${moves}.`,
  countOn: (names: string, size: string) => `${names}, ${size} : les deux ont passé.`,
  resultOn: (names: string, size: string, moves: string) => `${names}, ${size}, après ${moves}.`,
  against: (black: string, white: string) => `${black} contre ${white}`,
  moves: (n: number) => `${n} ${n < 2 ? 'coup' : 'coups'}`,
} satisfies typeof english;
