/* Jouer : à qui le tour, ce qui vient de se passer, ce qui est refusé et pourquoi. */
import type { Color } from '@honte/rules';
import type { game as english } from '../en/game.ts';

const name = (color: Color): string => (color === 1 ? 'Noir' : 'Blanc');

export const game = {
  title: (size: string) => `Partie sur ${size}`,
  pass: 'Passer',
  undo: 'Annuler',
  redo: 'Rétablir',
  liberties: 'Libertés',
  sound: 'Son',
  resign: 'Abandonner',
  newGame: 'Nouvelle partie',
  taken: (n: number) => `${n} ${n < 2 ? 'prise' : 'prises'}`,
  toMove: 'doit jouer',
  moves: 'Coups',
  passed: 'passe',
  tools: 'Outils',
  begin: (who: string) => `${who} commence, sur n’importe quel croisement.`,
  turn: (who: string) => `C’est à ${who} de jouer.`,
  played: (color: Color, point: string) => `${name(color)} a joué ${point}.`,
  captured: (color: Color, n: number) =>
    n === 1 ? `${name(color)} a pris une pierre.` : `${name(color)} a pris ${n} pierres.`,
  atari: (point: string, stones: number) =>
    stones === 1 ? `La pierre en ${point} est en atari.` : `Les ${stones} pierres en ${point} sont en atari.`,
  onePass: (color: Color, other: string) => `${name(color)} passe. Si ${other} passe aussi, on compte.`,
  overtaken:
    'La partie a continué au même instant dans un autre onglet. Ton dernier geste ici n’est pas gardé\u00a0: le goban montre où elle en est.',
  undone: 'Coup repris.',
  redone: 'Coup rétabli.',
  resumed: (who: string) => `La partie continue : c’est à ${who} de jouer.`,
  occupied: (point: string) => `Il y a déjà une pierre en ${point}.`,
  suicide: (point: string, stones: number) =>
    stones === 1
      ? `${point} est interdit. Ta pierre n’aurait aucune liberté et ne prendrait rien.`
      : `${point} est interdit. Tes ${stones} pierres n’auraient aucune liberté et ne prendraient rien.`,
  koOfMove: (point: string, color: Color, ply: number) =>
    `Pas encore : ${point} rendrait au goban l’état du coup ${ply}, joué par ${name(color)}. Joue d’abord ailleurs.`,
  koOfStart: (point: string) =>
    `Pas encore : ${point} rendrait au goban son état de départ. Joue d’abord ailleurs.`,
  enlarge: (board: string) => `${board} : le montrer en grand`,
  chainNames: (list: string) => `La chaîne : ${list}.`,
  earlierMove: (ply: number, point: string) => `Le coup ${ply} était ${point}.`,
  earlier: (ply: number) => (ply === 0 ? 'Le goban au départ' : `Le goban après le coup ${ply}`),
  libertiesOf: (point: string, stones: number, n: number) =>
    `${stones === 1 ? `La pierre en ${point} a` : `La chaîne de ${stones} en ${point} a`} ${n} ${n < 2 ? 'liberté' : 'libertés'}.`,
  touchChain: 'Touche une chaîne pour voir ses libertés.',
  passQuestion: 'Passer, et laisser ce tour ?',
  passYes: 'Oui, passer',
  liftToPlay: (point: string) => `Lève le doigt pour jouer ${point}. Glisse hors du goban pour annuler.`,
  tapAgain: (point: string) => `Touche encore ${point} pour y jouer.`,
  offBoard: 'Lève le doigt ici, et rien n’est joué.',
  place: (point: string) => `Jouer ${point}`,
  marks: 'Repères',
  markTools: {
    liberties: 'Libertés',
    atari: 'Ataris',
    numbers: 'Numéros',
    forbidden: 'Interdits',
    coordinates: 'Lettres',
  },
  resignQuestion: (color: Color) => `${name(color)} abandonne ?`,
  resignYes: 'Oui, abandonner',
  resignNo: 'Continuer à jouer',
  opening: 'Ouverture de la partie…',
  notHere: 'Cette partie n’est pas sur cet appareil.',
  notHereLead: 'Une partie reste dans le navigateur où elle a été jouée. Tu peux en commencer une autre.',
  notReadable:
    'Ce navigateur ne laisse pas la page lire ce qu’il garde. Recharge-la, ou ouvre une sauvegarde.',
  nowhere: 'Il n’y a rien à cette adresse.',
  nowhereLead: 'L’accueil est à portée de doigt.',
} satisfies typeof english;
