/* Les indices, et ce que coûte une reprise. */
import type { hints as english } from '../en/hints.ts';

export const hints = {
  tool: 'Indice',
  toolLeft: (left: number) =>
    `Indice ${left} ${left < 2 ? 'restant' : 'restants'} : que jouerait un maître ?`,
  question: (price: string) => `Cet indice coûte ${price} de cette partie. Le voir ?`,
  yes: 'Le voir',
  no: 'Pas maintenant',
  looking: 'Honte cherche le coup que jouerait un maître…',
  thinkingFor: (seconds: number) => `indice, ${seconds} s`,
  progress: 'Recherche de l’indice',
  stop: 'Arrêter',
  play: (point: string) => `Difficile jouerait ${point}.`,
  pass: 'Difficile passerait.',
  refused: {
    notYourTurn: 'Un indice se demande quand c’est à toi de jouer.',
    usedUp: 'Tes trois indices de cette partie sont utilisés.',
    over: 'Les coups sont joués : il n’y a plus d’indice à donner.',
    handicap: 'Pose d’abord les pierres de handicap, où tu veux.',
    paused: 'Les pendules sont arrêtées. Reprends d’abord la partie.',
    failed: 'Aucun indice n’a pu être trouvé. Rien n’est compté ; réessaie.',
  },
  undoCosts: 'Joue autre chose, et la partie ne rapportera pas de points ; Rétablir les garde.',
} satisfies typeof english;
