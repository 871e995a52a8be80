/* Le livre : autour de ses chapitres, sous ses gobans, dans ses tableaux. */
import type { Color, KoRule } from '@honte/rules';
import type { book as english } from '../en/book.ts';

const name = (color: Color): string => (color === 1 ? 'Noir' : 'Blanc');

export const book = {
  contents: 'Table',
  toContents: 'Vers la table',
  chapter: (n: number) => `Chapitre ${n}`,
  appendix: 'Annexe',
  inChapter: 'Dans ce chapitre',
  continueAt: (title: string) => `Continuer : ${title}`,
  start: 'Commencer à lire',
  read: 'lu',
  readOf: (n: number, all: number) => `${n} ${n < 2 ? 'chapitre lu' : 'chapitres lus'} sur ${all}`,
  previous: 'Avant',
  next: 'Suite',
  words: 'Glossaire',
  wordsLead: 'Tous les mots du go que Honte emploie.',
  print: 'Imprimer ce chapitre',
  figure: (n: number) => `Figure ${n}`,
  show: 'Montre-moi',
  again: 'Recommencer',
  back: 'Un coup en arrière',
  forward: 'Un coup en avant',
  run: 'Laisser jouer',
  stop: 'Arrêter',
  found: (n: number, all: number) =>
    n === all
      ? `${n} sur ${all} : elles y sont toutes.`
      : `${n} ${n < 2 ? 'liberté' : 'libertés'} sur ${all}.`,
  shared: (point: string, stones: number) => `${point} touche ${stones} de ses pierres et compte une fois.`,
  noLiberty: {
    again: (point: string) => `${point} est déjà comptée.`,
    stone: (point: string) => `Il y a une pierre en ${point} : une liberté est un point vide.`,
    diagonal: (point: string) => `${point} est en diagonale : aucune ligne n’y mène.`,
    far: (point: string) => `${point} ne touche pas la chaîne.`,
  },
  notAsked: (color: Color, point: string) =>
    `${name(color)} peut jouer ${point}, mais ce n’est pas ce que montre ce goban.`,
  move: (n: number, color: Color, point: string) => `Coup ${n} : ${name(color)} en ${point}.`,
  nextMove: (n: number, color: Color, point: string) => `Le coup ${n} est à ${name(color)}, en ${point}.`,
  place: {
    corner: (point: string) => `${point}, dans un coin : deux lignes s’y arrêtent.`,
    side: (point: string) => `${point}, au bord.`,
    inside: (point: string) => `${point}.`,
  },
  sum: {
    label: 'Le décompte',
    stones: (n: number) => `${n} pierres`,
    points: (n: number) => `${n} points`,
  },
  sheet: {
    players: 'Joueurs',
    time: 'Durée',
    minutes: (from: number, to: number) => `${from} à ${to} minutes`,
    difficulty: 'Difficulté',
    expert: 'Experte',
    rule: 'Règle',
    ruleIs: 'Française, comptage de surface ; première partie sur 9 × 9',
    chance: 'Hasard',
    none: 'Aucun',
  },
  rulesets: {
    rule: 'Règle',
    repetition: 'Ne doit pas revenir',
    ko: {
      none: 'rien n’est interdit',
      simple: 'ko simple',
      positional: 'aucun goban',
      situational: 'aucun goban avec le même joueur au trait',
      naturalSituational: 'un goban que tu as fait toi-même',
    } satisfies Record<KoRule, string>,
    suicide: 'Suicide',
    allowed: 'permis',
    forbidden: 'interdit',
    scoring: 'Décompte',
    scorings: { area: 'surface', territory: 'territoire' },
    komi: 'Komi',
    handicap: 'Pour n pierres de handicap',
    compensation: (stones: 'none' | 'stonesLessOne' | 'stones', komi: string) =>
      stones === 'none' ? komi : `${stones === 'stones' ? 'n' : 'n − 1'} + ${komi}`,
    passing: 'Une passe',
    passes: { free: 'ne coûte rien', stone: 'donne une pierre' },
    ending: 'Après deux passes',
    endings: {
      agreement: 'convenir des morts, ou jouer la suite',
      allAlive: 'convenir, ou jouer la suite ; puis tout vit',
      asItStands: 'compter le goban tel quel',
    },
  },
} satisfies typeof english;
