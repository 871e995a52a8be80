/* Résoudre une position qu’on apporte : ce qui est demandé, ce qui est trouvé, et ce qu’il en advient. */
import type { Color } from '@honte/rules';
import type { solve as english } from '../en/solve.ts';

const color = (c: Color): string => (c === 1 ? 'Noir' : 'Blanc');

export const solve = {
  title: 'Résoudre une position',
  back: 'Tous les problèmes',
  lead: 'Apporte une position. Le solveur prouve où elle en est et trouve tous les coups qui marchent ; elle peut ensuite devenir un de tes problèmes.',
  open: 'Ouvrir un fichier',
  openHelp: 'SGF, NGF ou GIB, même avec beaucoup de problèmes dedans. Tu peux aussi déposer le fichier ici.',
  paste: 'Coller un texte',
  pasteHelp: 'Du SGF, ou un goban dessiné avec X, O et des points',
  pasteRead: 'Le lire',
  fromGame:
    'Ou prends-la dans une partie : ouvre la partie, va à la position et choisis « Un problème d’ici ».',
  games: 'Mes parties',
  reading: 'Lecture…',
  brokenAddress: 'Il n’y a pas de position dans cette adresse ; elle a peut-être été copiée en partie.',
  notReadable: 'Il n’y a pas de goban dedans.',
  read: (boards: number) => (boards < 2 ? 'Une position lue.' : `${boards} positions lues.`),
  refused: (n: number) =>
    n < 2 ? 'Une partie ne va sur aucun goban d’ici.' : `${n} parties ne vont sur aucun goban d’ici.`,
  drop: 'Lâche pour ouvrir',
  another: 'Une autre position',
  row: 'Positions du fichier',
  place: (n: number, all: number) => `${n} sur ${all}`,
  previous: 'Position précédente',
  next: 'Position suivante',
  solveAll: 'Tout résoudre',
  keepAll: (n: number) => (n < 2 ? 'Garder celle qui est prouvée' : `Garder les ${n} qui sont prouvées`),
  states: {
    new: 'pas encore résolue',
    incomplete: 'il manque quelque chose',
    problem: 'prouvée',
    none: 'pas un problème',
    kept: 'gardée',
  },
  chooseStones: 'Touche les pierres dont il s’agit.',
  chooseSecond: 'Touche les autres pierres à relier.',
  who: 'Qui joue',
  wish: 'Pour quoi',
  wishes: { kill: 'Tuer', live: 'Vivre', capture: 'Prendre', save: 'Sauver', connect: 'Relier' },
  part: (n: number) =>
    `Tout se décide dans la partie claire, ${n < 2 ? 'une intersection vide' : `${n} intersections vides`}. Touche une intersection pour l’ajouter ou l’enlever.`,
  enclosed: 'Les pierres autour la ferment.',
  near: 'Rien ne la ferme : cette partie est donc supposée, et qui en sort s’est échappé.',
  smaller: 'Réduire',
  larger: 'Agrandir',
  limit: 'Coups',
  noLimit: 'Autant qu’il en faut',
  within: (moves: number) => `En ${moves} ${moves < 2 ? 'coup' : 'coups'} au plus de chaque côté`,
  escape: (liberties: number) => `Avec ${liberties} libertés, les pierres se sont échappées.`,
  solve: 'Résoudre',
  stop: 'Arrêter',
  proving: (moves: string) => `Preuve en cours : ${moves} coups essayés.`,
  looked: (n: number, all: number) => `${n} premiers coups examinés sur ${all}.`,
  statuses: {
    alive: (owner: Color, foe: Color) => `${color(owner)} vit, même si ${color(foe)} joue d’abord.`,
    seki: (owner: Color, foe: Color) => `${color(owner)} vit en seki, même si ${color(foe)} joue d’abord.`,
    aliveOrSeki: (owner: Color, foe: Color) =>
      `${color(owner)} ne peut pas être pris, même si ${color(foe)} joue d’abord.`,
    dead: (owner: Color) => `${color(owner)} est mort, même en jouant d’abord.`,
    unsettled: () => 'Qui joue d’abord décide.',
    ko: () => 'Tout dépend d’un ko.',
    connected: (owner: Color, foe: Color) => `${color(owner)} est relié, même si ${color(foe)} joue d’abord.`,
    cut: (owner: Color) => `${color(owner)} est coupé, même en jouant d’abord.`,
    unknown: () => 'Où cela en est n’est pas prouvé.',
  },
  hunted: {
    alive: (owner: Color, foe: Color) => `${color(owner)} s’échappe, même si ${color(foe)} joue d’abord.`,
    dead: (owner: Color) => `${color(owner)} est pris, même en jouant d’abord.`,
  },
  and: 'et',
  works: (by: Color, moves: string) => `Ce qui marche pour ${color(by)} : ${moves}.`,
  worksByKo: (moves: string) => `Seulement en gagnant un ko : ${moves}.`,
  worths: {
    already: (by: Color) =>
      `Il n’y a rien à faire : c’est ainsi même si ${color(by)} passe. Il n’y a donc rien à trouver.`,
    hopeless: (by: Color) =>
      `Rien ne marche ici pour ${color(by)}. Peut-être pour l’autre, ou avec un autre but ?`,
    unproved:
      'Pas prouvé : le travail s’est arrêté avant que tout soit certain. Une partie plus petite ou une limite de coups aide.',
  },
  fileDiffers: (right: string) =>
    `Le fichier donne ${right} pour juste, et ce n’est pas ce qui est prouvé ici. Il parle peut-être d’autres pierres, d’un autre but ou d’une partie plus grande.`,
  failed: 'La partie qui prouve n’a pas pu être chargée. Réessaie quand il y a du réseau.',
  refusals: {
    noStones:
      'Il n’y a pas de pierre sur ce goban. Dans une partie, va d’abord à une position et choisis « Un problème d’ici ».',
    noTarget: 'Touche d’abord les pierres dont il s’agit.',
    oneChain: 'Relier demande deux chaînes : touche la deuxième.',
    noRegion: 'Il n’y a pas d’intersection vide près de ces pierres : rien ne peut être joué.',
    tooLarge:
      'Tant d’intersections vides ne se lisent pas jusqu’au bout. Prends-en moins, ou fixe une limite de coups.',
    reachesOut:
      'Ces pierres ont une liberté hors de la partie claire : rien ne peut leur arriver. Agrandis-la, ou choisis d’autres pierres.',
    noLiberty:
      'Une pierre sans liberté se trouve sur ce goban. Aucune partie n’en laisse, et rien n’en est prouvé.',
  },
  name: 'Nom',
  nameHelp: 'Laissé vide, il n’en a pas.',
  keep: 'Garder comme problème',
  kept: 'Gardé parmi tes problèmes.',
  notKept: 'Ce navigateur ne l’a pas gardé. Copie plutôt son adresse : le problème y est en entier.',
  train: 'Le résoudre sur le goban',
} satisfies typeof english;
