/*
 * What can be typed beside the name of a point, and the words for it. English and French words are always both
 * understood, whatever the page speaks.
 */

/** What is done at once, or answers a question of the page. */
export const ORDERS = ['pass', 'undo', 'redo', 'resign', 'yes', 'no'] as const;
export type Order = (typeof ORDERS)[number];

/** What can be asked of a game. */
export const TOPICS = [
  'last',
  'turn',
  'moves',
  'captures',
  'chain',
  'liberties',
  'ataris',
  'score',
  'clocks',
] as const;
export type Topic = (typeof TOPICS)[number];

export type Command = Order | Topic | 'help';

/** Small letters without accents; the first of each list is the one that is shown in English. */
export const COMMAND_WORDS: Readonly<Record<Command, readonly string[]>> = {
  pass: ['pass', 'passer', 'passe'],
  undo: ['undo', 'back', 'annuler', 'reprendre'],
  redo: ['redo', 'forward', 'retablir', 'refaire'],
  resign: ['resign', 'abandonner', 'abandon'],
  yes: ['yes', 'oui'],
  no: ['no', 'non'],
  help: ['?', 'help', 'commands', 'aide', 'commandes'],
  last: ['last', 'last move', 'dernier', 'dernier coup'],
  turn: ['turn', 'whose turn', 'tour', 'trait', 'a qui'],
  moves: ['moves', 'coups'],
  captures: ['captures', 'prisoners', 'prises', 'prisonniers'],
  chain: ['chain', 'group', 'chaine', 'groupe'],
  liberties: ['liberties', 'liberty', 'libertes', 'liberte'],
  ataris: ['atari', 'ataris', 'chains atari', 'chaines atari'],
  score: ['score', 'count', 'area', 'compte', 'decompte', 'surface'],
  clocks: ['clock', 'clocks', 'time', 'pendule', 'pendules', 'horloge', 'temps'],
};
