/* Les mots de la vie et de la mort, du ko, et des façons de prendre. */
import type { TextWords } from '../text-word.ts';

export const lifeWords = {
  eye: {
    names: ['œil', 'yeux', 'deux yeux'],
    says: 'Un espace vide à l’intérieur d’un groupe, où l’autre couleur ne peut pas entrer. Un groupe qui a deux yeux séparés ne peut jamais être pris.',
    caption: 'Deux yeux, a et b : ce groupe vit.',
  },
  'false-eye': {
    names: ['faux œil'],
    says: 'Un espace qui ressemble à un [œil](eye) sans en être un, parce que les pierres autour ne font pas une seule chaîne. Tôt ou tard, il faut le remplir soi-même.',
    caption: 'a est un œil, b en est un faux.',
  },
  alive: {
    names: ['vivant', 'mort'],
    says: 'Un groupe est vivant quand on ne peut pas le prendre, même en jouant le premier. Il est mort quand on ne peut plus le sauver, même en jouant le premier.',
  },
  'life-and-death': {
    names: ['vie et mort'],
    says: 'La question de savoir si un groupe peut faire deux [yeux](eye). Il n’y a pas de meilleur entraînement que ses problèmes.',
  },
  nakade: {
    names: ['nakade'],
    says: 'Un coup à l’intérieur d’un grand [œil](eye), sur le point qui l’aurait partagé. Le groupe en reste à un seul œil.',
    caption: 'Blanc en a, et Noir n’aura pas deux yeux.',
  },
  seki: {
    names: ['seki'],
    says: 'Deux groupes vivent côte à côte, parce que celui qui attaquerait serait pris le premier. Les [libertés](liberty) qu’ils partagent ne sont à personne.',
    caption: 'Personne ne peut jouer en a ni en b.',
  },
  ko: {
    names: ['ko'],
    says: 'Une forme où une pierre en prend une autre, et pourrait être reprise de la même façon, sans fin. La règle oblige donc à jouer d’abord ailleurs.',
    caption: 'Noir en a prend une pierre, et Blanc ne peut pas reprendre aussitôt.',
  },
  'ko-threat': {
    names: ['menace de ko'],
    says: 'Un coup qui demande une réponse. Qui veut [reprendre un ko](retake-ko) le joue d’abord. Si l’autre y répond, le ko peut être repris.',
  },
  'retake-ko': {
    names: ['reprendre le ko'],
    says: 'Prendre à son tour dans un [ko](ko). C’est permis dès que le goban ne serait plus le même qu’avant.',
  },
  superko: {
    names: ['superko', 'répétition'],
    says: 'Une règle qui interdit de ramener un goban entier, si long que soit le tour. [Les règles](#/book/rulesets/repetition) diffèrent sur les gobans dont il s’agit.',
  },
  snapback: {
    names: ['retour', 'snapback'],
    says: 'Laisser prendre une pierre, pour en reprendre aussitôt davantage au même endroit.',
    caption: 'Noir en a : si Blanc prend la pierre, Noir en reprend davantage.',
  },
  ladder: {
    names: ['shicho', 'escalier'],
    says: 'Une poursuite en zigzag : chaque [atari](atari) ne laisse qu’une issue, jusqu’au bord. Une pierre sur le chemin peut la faire échouer.',
    caption: 'Blanc en a commence le shicho.',
  },
  net: {
    names: ['géta', 'filet'],
    says: 'Enfermer une chaîne à distance, pour que chaque issue soit trop courte.',
    caption: 'Noir en a, et la pierre blanche du milieu ne s’échappe plus.',
  },
  race: {
    names: ['course aux libertés', 'semeai'],
    says: 'Deux groupes sans [yeux](eye) qui ne peuvent vivre qu’en prenant l’autre. Ce qui compte, c’est qui a le plus de [libertés](liberty).',
  },
} satisfies Partial<TextWords>;
