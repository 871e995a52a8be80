/* La feuille d’une nouvelle partie. */
import type { Color } from '@honte/rules';
import type { newGame as english } from '../en/new-game.ts';

export const newGame = {
  title: 'Nouvelle partie',
  opponent: 'Adversaire',
  opponents: { computer: 'Ordinateur', person: 'À deux ici' },
  level: 'Niveau',
  color: 'Ta couleur',
  colors: { turns: 'Alternée', 1: 'Noir', 2: 'Blanc' },
  colorByLot: 'Au sort, puis chacun son tour',
  colorNext: (color: Color) => `Cette fois ${color === 1 ? 'Noir' : 'Blanc'}`,
  rules: 'Règle',
  komi: 'Komi',
  komiInvalid: 'Le komi se compte en demi-points, par exemple 6,5 ou 0.',
  start: 'Jouer',
  summary: (rules: string, komi: string) => `${rules}, komi ${komi}`,
  rulesets: {
    french: {
      name: 'Règle française',
      says: 'On compte les pierres et les points entourés. Un joueur ne refait jamais un même état du goban.',
    },
    chinese: {
      name: 'Règle chinoise',
      says: 'On compte les pierres et les points entourés. Aucun état du goban ne revient.',
    },
    japanese: {
      name: 'Règle japonaise',
      says: 'On compte les points entourés et les prisonniers. Seul le ko simple est interdit.',
    },
    korean: { name: 'Règle coréenne', says: 'Comme la japonaise, mais un litige se règle en jouant.' },
    aga: {
      name: 'Règle américaine',
      says: 'Surface ou territoire, même résultat : chaque passe donne une pierre.',
    },
    nz: { name: 'Règle néo-zélandaise', says: 'La surface compte, et le suicide est permis.' },
    tt: {
      name: 'Règle Tromp–Taylor',
      says: 'Deux passes finissent la partie, et le goban compte tel quel.',
    },
  },
} satisfies typeof english;
