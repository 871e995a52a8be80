/* La ligne où l’on tape coups et questions, et ce qu’elle répond. */
import type { Color } from '@honte/rules';
import type { typed as english } from '../en/typed.ts';

const name = (color: Color): string => (color === 1 ? 'Noir' : 'Blanc');
const stones = (n: number) => (n === 0 ? 'aucune pierre' : n === 1 ? 'une pierre' : `${n} pierres`);
const number = (value: number) => String(value).replace('-', '−').replace('.', ',');
const moves = (n: number) => (n === 1 ? 'Un coup joué' : `${n} coups joués`);

export const typed = {
  field: 'Coup, commande ou question',
  placeholder: 'd4, passer, annuler, ?',
  send: 'Valider',
  close: 'Fermer',
  help: 'Ce que l’on peut taper',
  listed: 'Voici tout ce que l’on peut taper.',
  commands: {
    play: ['d4', 'joue là, ou marque une chaîne au décompte'],
    pass: ['passer', 'passe'],
    undo: ['annuler', 'reprend le dernier coup'],
    redo: ['rétablir', 'le rejoue'],
    resign: ['abandonner', 'demande une fois, puis oui ou non'],
    last: ['dernier coup', 'ce qui vient d’être joué'],
    turn: ['tour', 'à qui de jouer'],
    moves: ['coups', 'combien jusqu’ici, et les derniers'],
    captures: ['prises', 'ce que chacun a pris'],
    chain: ['chaîne d4', 'les pierres d’une chaîne ; sans point, celle du curseur'],
    liberties: ['libertés d4', 'où une chaîne respire encore'],
    ataris: ['atari', 'toutes les chaînes à une liberté'],
    score: ['compte', 'ce que le goban contient jusqu’ici'],
    clocks: ['pendule', 'le temps qui reste'],
    yes: ['oui', 'répond à une question'],
    no: ['non', 'y répond aussi'],
    help: ['?', 'redit tout cela'],
  },
  color: (color: Color): string => name(color),
  pass: 'passe',
  empty: 'Tape un point comme d4, ou « ? » pour tout ce qui se tape.',
  offBoard: (point: string, size: string) => `${point} n’est pas sur ce goban de ${size}.`,
  noColumnI: (point: string) => `${point} n’existe pas : un goban n’a pas de colonne I. Après H vient J.`,
  unknown: (text: string) => `« ${text} » n’est pas compris.`,
  near: (words: string) => `Peut-être : ${words}.`,
  forHelp: 'Tape « ? » pour tout ce qui se tape.',
  itsTurn: 'Attends : c’est à Honte de jouer.',
  notInPlay: 'Le jeu s’est arrêté : c’est trop tôt ou trop tard.',
  nothingToUndo: 'Il n’y a pas de coup à reprendre.',
  nothingToRedo: 'Il n’y a pas de coup à rétablir.',
  noQuestion: 'Rien n’a été demandé.',
  noMove: 'Pas encore de coup.',
  last: (ply: number, color: Color, what: string) => `Coup ${ply} : ${name(color)}, ${what}.`,
  toMove: (who: string) => `C’est à ${who} de jouer.`,
  marking: 'Les deux ont passé : on marque les pierres mortes.',
  over: 'La partie est finie.',
  movesSoFar: (n: number) => `${moves(n)} jusqu’ici.`,
  lastMoves: (list: string) => `Les derniers : ${list}.`,
  captures: (black: number, white: number) =>
    black === 0 && white === 0
      ? 'Rien n’a encore été pris.'
      : `Noir a pris ${stones(black)}, Blanc ${stones(white)}.`,
  noStone: (point: string) => `${point} est vide.`,
  noPoint: 'Quelle chaîne ? Tape un point après le mot, comme chaîne d4.',
  chain: (color: Color, n: number, list: string) =>
    n === 1
      ? `La pierre ${color === 1 ? 'noire' : 'blanche'} en ${list} est seule.`
      : `Chaîne ${color === 1 ? 'noire' : 'blanche'} de ${n} : ${list}.`,
  liberties: (n: number, list: string) => `${n === 1 ? 'Une liberté' : `${n} libertés`} : ${list}.`,
  inAtari: (color: Color, n: number, point: string, liberty: string) =>
    `${name(color)}, ${stones(n)} en ${point} : dernière liberté ${liberty}.`,
  noAtari: 'Aucune chaîne n’est en atari.',
  notCounted: 'On ne compte rien avant que les deux aient passé.',
  areaSoFar: (black: number, white: number, open: number) =>
    `Si toute pierre vit, la surface est pour l’instant : Noir ${number(black)}, Blanc ${number(white)} ; ${open < 2 ? `${open} point reste ouvert` : `${open} points restent ouverts`}.`,
  komi: (points: number) => `Les ${number(points)} points de komi de Blanc n’y sont pas.`,
  noClock: 'Cette partie n’a pas de pendule.',
  timeOf: (who: string, time: string) => `${who} : ${time}.`,
  minutes: (m: number, s: number) => (m === 0 ? `${s} s` : `${m} min ${s} s`),
  periods: (n: number, time: string) =>
    `${n === 1 ? 'dernière période' : `${n} périodes`}, ${time} dans celle-ci`,
  stonesIn: (n: number, time: string) => `${stones(n)} à jouer en ${time}`,
  timeOut: 'plus de temps',
} satisfies typeof english;
