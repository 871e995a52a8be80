/* Les mots du goban, des coups et des pierres. */
import type { TextWords } from '../text-word.ts';

export const boardWords = {
  go: {
    names: ['go', 'igo', 'baduk', 'weiqi'],
    says: 'Le jeu dont il s’agit ici : deux joueurs, un [goban](board), des [pierres](stone) noires et blanches. Il vient de Chine ; son nom chez nous vient du Japon.',
  },
  board: {
    names: ['goban', 'plateau'],
    says: 'Le quadrillage où l’on joue. Les pierres se posent sur les [croisements](intersection) de ses lignes. La taille classique est 19 × 19 ; pour apprendre, 9 × 9 et 13 × 13 conviennent mieux.',
  },
  intersection: {
    names: ['intersection', 'croisement', 'point'],
    says: 'Là où deux lignes se croisent ; une pierre s’y pose. Les croisements du [bord](edge) comptent comme les autres. On dit aussi *point*, comme pour ce qu’on compte à la fin.',
  },
  edge: {
    names: ['bord', 'coin', 'centre', 'côté'],
    says: 'Le bord est la dernière ligne du goban, où les autres s’arrêtent. Au milieu, une pierre a quatre [libertés](liberty), sur un côté trois, dans un coin deux.',
    caption: 'a est dans un coin, b sur un côté, c au centre.',
  },
  'star-point': {
    names: ['point marqué', 'hoshi'],
    says: 'Un croisement qui porte un gros point. Il aide l’œil, et montre où vont d’habitude les [pierres de handicap](handicap). Pour le reste, il est comme les autres.',
    caption: 'Les points marqués d’un petit goban.',
  },
  stone: {
    names: ['pierre'],
    says: 'Ce avec quoi l’on joue : noire ou blanche, toutes pareilles. Une fois posée, elle ne bouge plus, et seule une [prise](capture) l’enlève.',
  },
  bowl: {
    names: ['bol'],
    says: 'Là où un joueur garde les pierres qu’il doit encore jouer.',
  },
  lid: {
    names: ['couvercle'],
    says: 'Le couvercle du [bol](bowl). Retourné sur la table, il reçoit les [prisonniers](prisoner).',
  },
  move: {
    names: ['coup'],
    says: 'Ce qu’un joueur fait à son [tour](turn) : poser une pierre, ou [passer](pass).',
  },
  play: {
    names: ['jouer', 'poser une pierre'],
    says: 'Mettre une pierre sur un [croisement](intersection) vide.',
  },
  pass: {
    names: ['passer', 'passe'],
    says: 'Renoncer à son [tour](turn). C’est toujours permis. Deux passes de suite arrêtent le jeu, et l’on compte.',
  },
  resign: {
    names: ['abandonner', 'abandon'],
    says: 'Cesser une partie qu’on ne peut plus gagner. L’autre joueur a gagné, et l’on ne compte pas.',
  },
  turn: {
    names: ['tour', 'trait'],
    says: 'Le droit de jouer le [coup](move) suivant. Noir l’a d’abord, puis chacun l’a tour à tour. On dit aussi que Noir *a le trait*.',
  },
  chain: {
    names: ['chaîne'],
    says: 'Des pierres d’une couleur qui se touchent le long des lignes, ou une pierre seule. Elles partagent leurs [libertés](liberty) et sont [prises](capture) ensemble.',
    caption: 'Une chaîne de quatre pierres. La pierre de droite est une chaîne à elle seule.',
  },
  group: {
    names: ['groupe'],
    says: 'Une ou plusieurs [chaînes](chain) d’une couleur, proches l’une de l’autre, qui vivent ou meurent ensemble.',
  },
  connect: {
    names: ['relier', 'relié', 'couper', 'coupé'],
    says: 'Faire une seule [chaîne](chain) de deux. Couper, c’est les tenir séparées. Les pierres se relient le long des lignes, jamais en diagonale.',
    caption: 'Noir en a relie. Blanc en a coupe.',
  },
  liberty: {
    names: ['liberté'],
    says: 'Un point vide à côté d’une [chaîne](chain), le long d’une ligne. S’il touche plusieurs de ses pierres, il compte une fois. Une chaîne sans liberté est [prise](capture).',
    caption: 'Chaque cercle est une liberté de la chaîne noire.',
  },
  atari: {
    names: ['atari'],
    says: 'Une [chaîne](chain) est en atari quand il ne lui reste qu’une [liberté](liberty) : le coup suivant pourrait la prendre.',
    caption: 'La pierre blanche est en atari.',
  },
  'double-atari': {
    names: ['double atari'],
    says: 'Un coup qui met deux chaînes en [atari](atari) à la fois. D’ordinaire, on ne peut en sauver qu’une.',
    caption: 'Noir en a menace les deux pierres blanches.',
  },
  capture: {
    names: ['prise', 'capture', 'prendre'],
    says: 'Retirer une [chaîne](chain) du goban en remplissant sa dernière [liberté](liberty). Toutes ses pierres partent d’un coup.',
    caption: 'Noir en a prend la chaîne blanche.',
  },
  'first-capture': {
    names: ['première prise', 'atari-go'],
    says: 'Un jeu plus simple pour le premier soir : celui qui prend une pierre le premier a gagné.',
  },
  prisoner: {
    names: ['prisonnier'],
    says: 'Une pierre prise, ou retirée comme morte à la fin. Elle ne compte que dans le [comptage de territoire](territory-scoring).',
  },
  suicide: {
    names: ['suicide'],
    says: 'Un coup qui ne prend rien et laisse sa propre chaîne sans [liberté](liberty). La plupart des règles l’interdisent.',
    caption: 'Noir ne peut pas jouer en a.',
  },
} satisfies Partial<TextWords>;
