/* Choisir le prochain jeu : ce qu’est chacun, le handicap et le komi, et qui a Noir. */
import type { choosing as english } from '../en/choosing.ts';

const points = (n: number): string => (n === 1 ? 'un point' : `${n} points`);

export const choosing = {
  game: 'Choisis le prochain jeu',
  card: 'La fiche de ce jeu',
  players: 'Joueurs',
  time: 'Durée',
  difficulty: 'Difficulté',
  why: 'Ce qui la rend telle',
  games: {
    tiny: {
      time: '10 à 30 min',
      difficulty: 'Experte',
      why: 'Un goban si petit n’est qu’un seul combat : il n’y a pas d’ailleurs, et chaque liberté se compte dès la première pierre.',
    },
    small: {
      time: '30 à 45 min',
      difficulty: 'Experte',
      why: 'La règle se dit en peu de mots et le premier combat vient avant le dixième coup. Lire ce qui suit de chaque coup et juger qui a le plus demande des années.',
    },
    medium: {
      time: '45 à 75 min',
      difficulty: 'Experte',
      why: 'Plusieurs combats s’y touchent : les lire un par un ne suffit plus, chaque coup doit aussi servir un projet.',
    },
    large: {
      time: '60 à 120 min',
      difficulty: 'Experte',
      why: 'De longues séquences, des frontières tracées cent coups d’avance, des pierres qui pèsent d’un bord à l’autre : lire et juger n’y ont pas de fin.',
    },
    firstCapture: {
      time: '5 à 15 min',
      difficulty: 'Facile',
      why: 'Un seul but et rien à compter. Il suffit de voir quelle chaîne n’a plus qu’une liberté, la première chose qu’apprend tout joueur de go : parfait pour le tout premier soir.',
    },
  },
  captureTitle: 'Sa règle',
  captureRules: [
    'Qui prend le premier, une pierre ou plusieurs, gagne aussitôt.',
    'Noir commence. Chacun pose une pierre par tour sur un croisement vide ; elle ne bouge plus.',
    'Une chaîne est prise quand sa dernière liberté est occupée.',
    'On ne pose pas une pierre là où elle n’aurait aucune liberté, sauf si elle y prend.',
    'On peut passer. Si les deux passent à la suite, personne ne gagne.',
  ],
  captureLevel:
    'À ce jeu, il n’y a qu’un niveau. Honte prend dès qu’il peut, sauve ce qu’il peut et voit une réponse à l’avance.',
  size: 'Taille du goban',
  komiHelp: (usual: string) => `Points pour Blanc, qui joue en second. D’usage avec cette règle : ${usual}.`,
  komiHelpHandicap: (usual: string) =>
    `Avec un handicap, le komi de Blanc ne sert qu’à éviter les parties nulles. D’usage avec cette règle : ${usual}.`,
  komiHelpNone: 'Avec un handicap, cette règle ne donne pas de komi : la partie nulle est possible.',
  handicap: 'Pierres de handicap',
  none: 'Aucune',
  stones: (n: number) => `${n} pierres`,
  placement: 'Où vont les pierres',
  placements: { fixed: 'Points marqués', free: 'Au choix' },
  placementSays: {
    fixed: 'Elles sont sur les points marqués avant le premier coup de Blanc.',
    free: 'Noir les pose sur les croisements de son choix avant le premier coup de Blanc.',
  },
  compensation: {
    none: () => 'Cette règle ne donne rien à Blanc en échange.',
    stones: (n: number) => `En échange, Blanc reçoit ${points(n)} au décompte : un par pierre.`,
    stonesLessOne: (n: number) =>
      `En échange, Blanc reçoit ${points(n)} au décompte : un par pierre, sauf la première.`,
  },
  noFixedPoints: (size: string) =>
    `Un goban ${size} n’a pas de points marqués pour un handicap. Choisis « Au choix », ou « Aucune ».`,
  tooMany: (most: number, size: string) =>
    `Un goban ${size} a de la place pour ${most} pierres de handicap, pas plus.`,
  noRoom: (size: string) => `Un goban ${size} est trop petit pour un handicap.`,
  handicapColor: 'Avec un handicap, Noir',
  people: 'Joueurs',
  person: { 0: 'Joueur 1', 1: 'Joueur 2' },
  black: 'Qui a Noir',
  inTurn: 'En alternance',
  byLot: 'Au sort, puis chacun son tour',
  nextBlack: (who: string) => `Cette fois ${who}`,
  staysBlack: (who: string) => `Avec un handicap, ${who}`,
  nameless: 'Écrivez vos noms : Honte alternera les couleurs entre vous.',
} satisfies typeof english;
