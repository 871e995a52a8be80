/* Apprendre : le chemin, et ce qu’on dit de chaque essai dans une leçon. */
import type { Color } from '@honte/rules';
import type { lessons as english } from '../en/lessons.ts';

const color = (c: Color): string => (c === 1 ? 'Noir' : 'Blanc');
const NUMBERS = 'aucune une deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');
const word = (n: number): string => NUMBERS[n] ?? String(n);
const liberties = (n: number): string => `${word(n)} ${n < 2 ? 'liberté' : 'libertés'}`;
/** Au féminin : libertés, pierres, chaînes. */
const moreF = (n: number): string => `Encore ${word(n)}.`;
const moreM = (n: number): string => `Encore ${n === 1 ? 'un' : word(n)}.`;

export const lessons = {
  title: 'Apprendre',
  lead: 'Six courtes étapes t’apprennent les règles, pierre en main. Chacune prend environ trois minutes.',
  begin: 'Commencer',
  goOn: 'Continuer',
  steps: 'Les six étapes',
  more: 'Ensuite, dans l’ordre que tu veux',
  moreLead: 'Ce que chacun rencontre dans ses premières parties.',
  ways: 'Pour aller plus loin',
  further: {
    guided: {
      title: 'Une partie entière, guidée',
      lead: 'Quarante et un coups à suivre ou à deviner, puis le décompte.',
    },
    drills: {
      title: 'Compter et juger',
      lead: 'Des gobans finis, sans fin : compte-les, trouve les pierres mortes.',
    },
    book: { title: 'Le livre', lead: 'Les règles et les premières idées, avec des gobans qui répondent.' },
    words: { title: 'Les mots du go', lead: 'Ce que veut dire chaque mot, avec un goban quand il aide.' },
    problems: { title: 'Problèmes', lead: 'Chaque réponse est prouvée, chaque erreur reçoit sa réponse.' },
  },
  states: { done: 'terminée', begun: 'commencée', open: 'à faire' },
  next: 'à suivre',
  doneOf: (n: number, all: number) => `${n} sur ${all}`,
  again: 'Reprendre le chemin du début',
  againQuestion: 'Oublier quelles leçons tu as faites ?',
  againYes: 'Oui, recommencer',
  againNo: 'Les garder',
  wasForgotten: 'Le chemin est comme au premier jour.',

  place: (n: number, all: number) => `${n} sur ${all}`,
  exercise: (n: number, all: number, isDone: boolean) => `Position ${n} sur ${all}${isDone ? ', faite' : ''}`,
  exercises: 'Les positions de cette leçon',
  path: 'Toutes les leçons',
  hint: 'Indice',
  tryAgain: 'Réessayer',
  takeBack: 'Reprendre le coup',
  restart: 'Recommencer',
  onward: 'Suite',
  lessonDone: (title: string) => `« ${title} » : c’est fait.`,
  nextLesson: (title: string) => `Ensuite : ${title}`,
  notHere: 'Cette leçon n’est pas ici.',
  notHereLead: 'Son adresse a peut-être été copiée en partie.',

  played: (c: Color, point: string) => `${color(c)} joue ${point}.`,
  passes: (c: Color) => `${color(c)} passe.`,
  yours: (point: string) => `Tu joues ${point}.`,
  goesOn: 'Juste. Continue.',
  found: {
    liberties: (left: number) => `Une liberté. ${moreF(left)}`,
    stones: (left: number) => `Elle est dans la chaîne. ${moreF(left)}`,
    eyes: (left: number) => `Un œil. ${moreM(left)}`,
    ataris: (left: number) => `En atari. ${moreF(left)}`,
    forbidden: (left: number) => `Interdit. ${moreM(left)}`,
    dame: (left: number) => `Il n’est à personne. ${moreM(left)}`,
    dead: (left: number) => `Morte. ${moreF(left)}`,
  },
  known: (point: string) => `Tu as déjà ${point}.`,
  noPoint: (name: string) => `${name} n’est pas sur ce goban.`,
  useButtons: 'Réponds sous le goban.',
  right: 'Juste.',
  no: 'Pas tout à fait.',
  ko: (point: string) => `Pas encore : ${point} ramènerait un goban déjà vu.`,
  reasons: {
    stone: (point: string) => `Il y a une pierre en ${point}. Cherche un point vide.`,
    empty: (point: string) => `${point} est vide. Cherche des pierres.`,
    otherColor: (point: string, c: Color) => `La pierre en ${point} est ${c === 1 ? 'noire' : 'blanche'}.`,
    diagonal: (point: string) => `${point} ne touche que par le coin : aucune ligne n’y mène.`,
    away: (point: string) => `${point} n’est pas juste à côté.`,
    otherChain: (point: string) => `La pierre en ${point} est d’une autre chaîne.`,
    liberties: (point: string, n: number) => `En ${point}, il y a ${liberties(n)} : ce n’est pas un atari.`,
    falseEye: (point: string) => `${point} est un faux œil : on peut le crever de l’extérieur.`,
    noEye: (point: string) => `${point} n’est pas fermé.`,
    breathes: (point: string, n: number) => `${point} est permis : il y aurait ${liberties(n)}.`,
    takes: (point: string, n: number) => `${point} est permis : la pierre en prend ${word(n)}.`,
    owned: (point: string, c: Color) => `${point} ne touche que ${color(c)} : ce point est à ${color(c)}.`,
    alive: (point: string) => `Les pierres en ${point} sont vivantes.`,
    escapes: (n: number) =>
      n > 1 ? `La chaîne s’échappe avec ${liberties(n)}.` : 'La chaîne est toujours là.',
    taken: (n: number) => (n === 1 ? 'Ta pierre est prise.' : `Tes ${word(n)} pierres sont prises.`),
    unpressed: (n: number) => `La pierre a toujours ${liberties(n)}.`,
    cut: 'Tes pierres sont coupées.',
    joined: 'Les voilà reliées.',
    lives: (c: Color) => `${color(c)} vit.`,
    dies: 'Tes pierres ne peuvent plus vivre.',
    koOnly: 'Ce n’est qu’un ko. Un autre coup marche sans ko.',
    elsewhere: 'Ce n’est pas cela.',
    tooFew: 'Il y en a plus. Recompte.',
    tooMany: 'Il y en a moins. Recompte.',
    twice: 'Tu as compté deux fois un point partagé.',
    diagonals: 'Tu as compté les diagonales, qui ne comptent pas.',
    stonesOnly: 'Ce sont les pierres seules. Ajoute les points vides.',
    emptyOnly: 'Ce sont les points vides seuls. Ajoute les pierres.',
    noKomi: 'N’oublie pas le komi.',
  },
  helped: (point: string) => `C’est ${point}.`,
  stands: (c: Color, points: string) => `${color(c)} : ${points}.`,
  markedAt: (points: string) => `Points marqués : ${points}.`,
  nothingStands: 'Le goban est vide.',

  game: 'Ta première partie',
  gameLead: 'Sur un petit goban, contre Honte au plus doux. On compte à la fin.',
  gameBegin: 'Jouer sur 7 × 7',
} satisfies typeof english;
