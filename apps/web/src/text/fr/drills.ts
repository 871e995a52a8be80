/* Compter soi-même : des fins de partie pas à pas, et des exercices sans fin. */
import type { Color } from '@honte/rules';
import type { drills as english } from '../en/drills.ts';

const name = (color: Color): string => (color === 1 ? 'Noir' : 'Blanc');
const of = (color: Color, n: number): string => `${color === 1 ? 'noire' : 'blanche'}${n === 1 ? '' : 's'}`;
const number = (value: number) => String(value).replace('-', '−').replace('.', ',');
const stones = (n: number) => (n === 1 ? 'une pierre' : `${n} pierres`);
const stonesOf = (color: Color, n: number, at: string) =>
  n === 1 ? `La pierre ${of(color, 1)} en ${at}` : `Les ${n} pierres ${of(color, n)} en ${at}`;

export const drills = {
  title: 'Compter',
  lead: 'À la fin d’une partie, on compte. Ici tu l’apprends sur de vraies fins de partie, et tu gagnes en vitesse.',
  worked: 'Pas à pas',
  workedLead: 'Six fins de partie, chacune avec une chose à apprendre.',
  endless: 'Exercices sans fin',
  endlessLead: 'Des parties finies, toujours vues autrement. Chaque réponse est prouvée.',
  done: 'fait',
  examples: {
    neutral: {
      title: 'Les points à personne',
      lead: 'Deux couleurs, et quelques points entre elles.',
      learned:
        'Un point qui touche les deux couleurs ne compte pour aucune. Le compte des 81 points est bon.',
    },
    komi: {
      title: 'Le komi décide',
      lead: 'Compte les deux, puis vois ce que font 7,5 points.',
      learned: 'Noir a plus sur le goban, mais Blanc a joué en second et reçoit le komi.',
    },
    lifted: {
      title: 'Des pierres mortes',
      lead: 'Des pierres blanches ne peuvent plus être sauvées. Qui les trouve trouve le gagnant.',
      learned: 'Personne n’a eu à prendre les pierres mortes : on les retire avant de compter.',
    },
    prisoners: {
      title: 'Les prisonniers rentrent',
      lead: 'Par territoire, chacun remplit avec les pierres qu’il a perdues.',
      learned: 'Chacun a perdu cinq pierres : les deux totaux baissent de cinq, et l’écart reste.',
    },
    corners: {
      title: 'La fin en quatre étapes',
      lead: 'Se mettre d’accord, fermer ce qui n’est à personne, retirer les morts, compter.',
      learned: 'Peu importe qui ferme les points entre les couleurs : le territoire ne change pas.',
    },
    passes: {
      title: 'Le décompte rapide',
      lead: 'À la française : des pierres remises en passant, puis rentrées à la fin.',
      learned: 'Le même écart que par surface, sans compter une seule pierre sur le goban.',
    },
  },
  drillNames: {
    whose: 'À qui est ce point ?',
    dead: 'Trouve les pierres mortes',
    area: 'Compte ce goban : surface',
    territory: 'Compte ce goban : territoire',
  },
  drillLeads: {
    whose: 'Un point à la fois : Noir, Blanc ou personne.',
    dead: 'Quelles pierres ne peuvent plus être sauvées ?',
    area: 'Les pierres vivantes et les points qu’elles entourent.',
    territory: 'Les points entourés et les prisonniers.',
  },
  best: (n: number) => `record ${n}`,
  run: (now: number, best: number) => `${now} de suite, ton record ${best}.`,
  bestTime: (seconds: number, size: string) => `Le plus vite en ${size} : ${number(seconds)} s.`,
  kept: 'Tout reste sur cet appareil, et dans le fichier de « Tout enregistrer ».',

  size: 'Goban',
  growing: 'Croissant',
  clock: 'Montrer le temps',
  took: (seconds: number) => `${number(seconds)} s`,
  nextBoard: 'Goban suivant',
  nextPoint: 'Point suivant',
  onward: 'Continuer',
  toAll: 'Tout pour compter',

  tasks: {
    dead: 'Touche les pierres mortes.',
    owners: 'À qui est chaque zone vide ? Touche-la : + Noir, × Blanc, un point pour personne.',
    area: 'Compte les pierres vivantes et les points entourés.',
    surrounded: 'Compte les points vides que chacun entoure.',
    territory: 'Compte les points entourés et ajoute les prisonniers.',
    filled: 'Chacun remplit avec les pierres qu’il a perdues. Combien de points lui reste-t-il ?',
    quick: 'Chacun remplit avec les pierres qu’il a remises. Combien de points lui reste-t-il ?',
    whose: (point: string) => `À qui est ${point} ?`,
  },
  prisonersAre: (black: number, white: number) => `Prisonniers : Noir en tient ${black}, Blanc ${white}.`,
  lostAre: (black: number, white: number) => `Perdues : Noir ${stones(black)}, Blanc ${stones(white)}.`,
  passesAre: (black: number, white: number, isExtra: boolean) =>
    `Remises : Noir ${stones(black)}, Blanc ${stones(white)}${isExtra ? ', dont une parce que Noir a eu le dernier tour' : ''}.`,
  answers: { 1: 'Noir', 2: 'Blanc', 0: 'Personne' },
  check: 'Vérifier',
  nothingDead: 'Aucune n’est morte',
  show: 'Montrer',
  erase: 'Effacer le dernier chiffre',
  field: (color: Color) => `Points de ${name(color)}`,
  markedStones: (n: number) => (n === 0 ? 'Rien n’est marqué.' : `Marqué : ${stones(n)}.`),

  rectangles: 'Rectangles',
  firstCorner: 'Touche deux coins opposés d’un rectangle d’une seule couleur.',
  secondCorner: (point: string) => `De ${point} jusqu’à quel coin ?`,
  stray: (point: string) => `${point} n’en fait pas partie. Choisis deux autres coins.`,
  takeGroup: 'Reprendre',

  right: 'Juste.',
  no: 'Non.',
  step: (at: number, of: number) => `${at} sur ${of}`,
  shownAnswer: 'Voici la réponse.',
  incomplete: (color: Color) => `Il manque encore le nombre de ${name(color)}.`,
  notYet: 'Pas tout à fait.',
  misses: (n: number) =>
    n === 1 ? 'Une chaîne est marquée autrement.' : `${n} chaînes sont marquées autrement.`,
  whyDead: (color: Color, n: number, at: string) =>
    n === 1
      ? `${stonesOf(color, n, at)} ne peut plus être sauvée : elle n’a pas la place de deux yeux.`
      : `${stonesOf(color, n, at)} ne peuvent plus être sauvées : elles n’ont pas la place de deux yeux.`,
  whyAlive: (color: Color, n: number, at: string) =>
    n === 1
      ? `${stonesOf(color, n, at)} ne peut pas être prise, qui que ce soit qui commence.`
      : `${stonesOf(color, n, at)} ne peuvent pas être prises, qui que ce soit qui commence.`,
  whySeki: (color: Color, n: number, at: string) =>
    `${stonesOf(color, n, at)} ${n === 1 ? 'est' : 'sont'} en seki : aucun camp ne peut y commencer.`,
  noneDead: 'Aucune pierre n’est morte ici : chaque chaîne peut être gardée.',
  allDead: (n: number) => (n === 1 ? 'Une pierre est morte.' : `${n} pierres sont mortes.`),
  leftOver: (n: number) =>
    n === 1 ? 'Une zone n’a pas encore de signe.' : `${n} zones n’ont pas encore de signe.`,
  misgiven: (n: number) => (n === 1 ? 'Une zone est à un autre.' : `${n} zones sont à d’autres.`),
  swapped: 'Tu as les deux nombres, mais échangés.',
  slips: {
    stonesOnly: (color: Color) =>
      `Tu as les pierres de ${name(color)}, mais pas les points qu’elles entourent.`,
    surroundedOnly: (color: Color) => `Tu as les points vides de ${name(color)}, mais pas ses pierres.`,
    deadAlive: (color: Color) =>
      `${name(color)} : on retire d’abord les pierres mortes, et les points dessous comptent pour l’autre.`,
    dame: (color: Color) => `${name(color)} : un point qui touche les deux couleurs ne compte pour personne.`,
    komi: () => 'Le komi s’ajoute plus tard : ici seul le goban compte.',
    noPrisoners: (color: Color) => `${name(color)} : tu as les points, ajoute maintenant les prisonniers.`,
    deadNoPrisoners: (color: Color) =>
      `${name(color)} : une pierre morte compte deux fois, comme prisonnier et pour le point dessous.`,
    stonesToo: (color: Color) => `${name(color)} : par territoire, les pierres sur le goban ne comptent pas.`,
    notFilled: (color: Color) =>
      `${name(color)} : tu as tous les points. Retire maintenant les pierres perdues.`,
    off: (color: Color, by: number) =>
      by > 0
        ? `${name(color)} : ${by === 1 ? 'un de trop' : `${number(by)} de trop`}.`
        : `${name(color)} : il en manque ${by === -1 ? 'un' : number(-by)}.`,
  },
  restOf: (all: number, black: number, dame: number, white: number) =>
    dame === 0
      ? `Les ${all} points moins les ${black} de Noir donnent les ${white} de Blanc : un seul compte suffit.`
      : `Les ${all} points moins les ${black} de Noir et les ${dame} à personne donnent les ${white} de Blanc : un seul compte suffit.`,
  resultLine: (color: Color, by: number) => `${name(color)} de ${number(by)}`,
  draw: 'À égalité',
  showRectangles: 'En rectangles',
  sumOf: (color: Color, sum: string) => `${name(color)} : ${sum}`,

  tryToSave: (at: string) => `Essayer de sauver ${at}`,
  trying: 'Je cherche le meilleur essai…',
  notHere: 'Il n’y a rien à compter à cette adresse.',
  notHereLead: 'Elle n’a peut-être été copiée qu’en partie.',
} satisfies typeof english;
