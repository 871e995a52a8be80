/* La salle du décompte : ce qui reste à faire, ce que devient chaque groupe, les sommes, le retour des pierres. */
import type { Color } from '@honte/rules';
import type { counting as english } from '../en/counting.ts';

const name = (color: Color): string => (color === 1 ? 'Noir' : 'Blanc');
const of = (color: Color, n: number): string => `${color === 1 ? 'noire' : 'blanche'}${n === 1 ? '' : 's'}`;
const number = (value: number) => String(value).replace('-', '−').replace('.', ',');
const points = (n: number) => `${number(n)} ${Math.abs(n) < 2 ? 'point' : 'points'}`;
const stones = (n: number) => (n === 1 ? 'une pierre' : `${n} pierres`);

export const counting = {
  looking: 'Honte cherche les pierres qui ne peuvent plus être sauvées…',
  byHand: 'Honte ne répond pas. Touche chaque groupe qui ne peut plus être sauvé : il pâlit.',
  before: 'Avant de compter',
  dame: (n: number) => (n === 1 ? 'Un point neutre est vide.' : `${n} points neutres sont vides.`),
  open: (point: string) => `Une frontière est encore ouverte, près de ${point}.`,
  atari: (letter: string, owner: Color, point: string, n: number, opposing: Color) =>
    `${letter} : il faut une pierre de ${name(owner)} en ${point}, sinon ${name(opposing)} y prend ${stones(n)}.`,
  ko: (letter: string, owner: Color, point: string) =>
    `${letter} : le ko en ${point} est ouvert ; ${name(owner)} peut le fermer.`,
  cut: (letter: string, owner: Color, point: string, n: number, threat: string, opposing: Color) =>
    `${letter} : il faut une pierre de ${name(owner)} en ${point}. ${name(opposing)} en ${threat} prend ${stones(n)}, quelle que soit la réponse.`,
  onceFilled: (opposing: Color) => `Ce sera le cas quand ${name(opposing)} aura rempli les points neutres.`,
  more: (n: number) => (n === 1 ? 'Et encore un endroit.' : `Et encore ${n} endroits.`),
  asked: 'Continuer à jouer pour y veiller, ou compter tel quel ?',
  mentioned: 'Tu peux continuer à jouer, ou compter tel quel.',
  asItStands: 'Compter tel quel',
  groups: 'Les groupes',
  group: (color: Color, n: number, point: string) =>
    n === 1 ? `Pierre ${of(color, 1)} en ${point}` : `${n} pierres ${of(color, n)} en ${point}`,
  fates: { alive: 'vivant', dead: 'mort', seki: 'vivant en seki' },
  youSay: (mark: 'alive' | 'dead' | 'seki') =>
    `marqué ${{ alive: 'vivant', dead: 'mort', seki: 'en seki' }[mark]} à la main`,
  why: {
    life: 'deux yeux',
    reading: { alive: 'fait deux yeux', dead: 'pas la place de deux yeux', seki: 'vit en seki' },
    proof: { alive: 'ne peut pas être pris', dead: 'ne peut plus être sauvé', seki: 'vit en seki' },
    ko: 'un ko en décide',
    unsettled: 'qui joue d’abord en décide',
    beside: { alive: 'prend les pierres voisines', dead: 'les pierres autour vivent', seki: 'vit en seki' },
    trials: (percent: number) => `${percent}\u00a0% des parties d’essai`,
  },
  sure: {
    proved: 'prouvé',
    provedIf: 'prouvé, si les pierres autour vivent',
    almost: 'presque sûr',
    likely: 'probable',
    unsure: 'pas sûr',
  },
  proof: {
    show: 'Voir la preuve',
    title: 'La preuve',
    again: 'Revoir la preuve',
    start: 'Début',
    move: (at: number, of: number) => `Coup ${at} sur ${of}`,
    begins: (color: Color, fate: 'alive' | 'dead' | 'seki', n: number) =>
      `${name(color)} joue d’abord et essaie de ${fate === 'dead' ? 'sauver' : 'prendre'} ${n === 1 ? 'la pierre' : 'les pierres'}.`,
    plays: (color: Color, point: string, taken: number) =>
      taken === 0 ? `${name(color)} en ${point}.` : `${name(color)} en ${point} prend ${stones(taken)}.`,
    retakes: (color: Color, point: string) =>
      `${name(color)} reprend aussitôt le ko en ${point} : ici, même cela est permis.`,
    passes: (color: Color) => `${name(color)} passe.`,
    nothing: 'Aucun coup n’y change plus rien.',
    shows: (fate: 'alive' | 'dead' | 'seki', n: number, ifAroundLive: boolean) => {
      const one = {
        dead: 'la pierre ne peut plus être sauvée : elle est morte',
        alive: 'la pierre ne peut pas être prise : elle est vivante',
        seki: 'la pierre ne peut ni être prise ni faire deux yeux : elle vit en seki',
      };
      const many = {
        dead: 'les pierres ne peuvent plus être sauvées : elles sont mortes',
        alive: 'les pierres ne peuvent pas être prises : elles sont vivantes',
        seki: 'les pierres ne peuvent ni être prises ni faire deux yeux : elles vivent en seki',
      };
      return `Donc ${(n === 1 ? one : many)[fate]}${ifAroundLive ? ', si les pierres autour vivent' : ''}.`;
    },
    tryIt: (color: Color) =>
      `Tu vois un autre coup pour ${name(color)} ? Touche un point qui n’est pas estompé : Honte répond.`,
    asking: 'Honte cherche la réponse…',
    notHere: 'Aucune pierre ne peut être essayée là. Choisis un point vide et non estompé.',
    noAnswer: 'Honte n’a pas de réponse à cela pour l’instant. La preuve tient toujours.',
  },
  living: (n: number) =>
    n === 1
      ? 'Un autre groupe vit avec deux yeux, c’est prouvé.'
      : `${n} autres groupes vivent avec deux yeux, c’est prouvé.`,
  allLive: (n: number) =>
    n === 1
      ? 'Le seul groupe vit avec deux yeux, c’est prouvé.'
      : `Les ${n} groupes vivent avec deux yeux, c’est prouvé.`,
  noGroups: 'Il n’y a pas de pierre sur le goban.',
  undoPass: 'Reprendre la dernière passe',
  undoMark: 'Annuler la dernière marque',
  redoMark: 'Rétablir la marque',
  lookFirst: 'Voir d’abord les groupes',
  itAccepts: 'Honte accepte ces marques.',
  itDisagrees: 'Honte n’est pas de cet avis.',
  neitherYet: 'Personne n’a encore accepté.',
  oneAccepted: (color: Color) => `${name(color)} a accepté, pas encore ${name((3 - color) as Color)}.`,
  sum: 'La somme',
  light: 'Touche une ligne de la somme pour voir ses points.',
  lit: (term: string, black: number, white: number) =>
    `${term} : ${number(black)} pour Noir, ${number(white)} pour Blanc, montrés sur le goban.`,
  unlit: 'Tout le goban est montré de nouveau.',
  countings: 'Trois façons de compter',
  ways: { area: 'Surface', quick: 'Pierres de passe', territory: 'Territoire' },
  decides: 'décide',
  territoryOf: 'Points entourés',
  filled: 'Pierres qui rentrent',
  left: 'Points restants',
  prisonersTaken: 'Prisonniers',
  differ: (more: 'area' | 'territory', color: Color, n: number) =>
    `${more === 'area' ? 'Par surface' : 'Par territoire'}, ${name(color)} a ${points(n)} de plus que ${more === 'area' ? 'par territoire' : 'par surface'} :`,
  same: 'Surface et territoire donnent le même écart : chacun a posé autant de pierres.',
  sameBySum: 'Surface et territoire donnent le même écart, car ceci se compense :',
  because: {
    turns: (color: Color, n: number) =>
      n === 1
        ? `${name(color)} a eu un tour de plus, et la surface en compte la pierre.`
        : `${name(color)} a eu ${n} tours de plus, et la surface en compte les pierres.`,
    passes: (color: Color, n: number) =>
      n === 1
        ? `${name(color)} a passé une fois de plus, et a donc posé une pierre de moins, qui manque à sa surface.`
        : `${name(color)} a passé ${n} fois de plus, et a donc posé ${n} pierres de moins, qui manquent à sa surface.`,
    setUp: (color: Color, n: number) =>
      `La partie a commencé avec ${stones(n)} de plus pour ${name(color)} ; la surface ${n === 1 ? 'la compte' : 'les compte'}.`,
    handicap: (n: number) =>
      `${n} pierres de handicap font un seul tour ; la surface compte ${n === 2 ? 'l’autre' : `les ${n - 1} autres`}.`,
    compensation: (n: number) => `Blanc reçoit ${points(n)} pour le handicap, par surface.`,
    seki: (color: Color, n: number) =>
      n === 1
        ? `Un point de ${name(color)} en seki ne compte que par surface.`
        : `${n} points de ${name(color)} en seki ne comptent que par surface.`,
    passStones: (color: Color, n: number) =>
      `${name(color)} a remis ${stones(n)} de plus en passant ; le territoire ${n === 1 ? 'la compte' : 'les compte'} pour ${name((3 - color) as Color)}.`,
  },
  quickSame: 'Les pierres de passe rattrapent cela : ce décompte égale toujours la surface.',
  noQuick: {
    setUp: 'Sans pierres de passe ici : la position a été placée d’avance.',
    compensation: 'Sans pierres de passe ici : cette règle compense autrement le handicap.',
    alternation: 'Sans pierres de passe ici : les joueurs n’ont pas toujours alterné.',
    notStopped: 'Sans pierres de passe ici : le jeu ne s’est pas arrêté sur deux passes.',
    illegal: 'Sans pierres de passe ici : un coup n’était pas permis.',
  },
  watch: 'Voir les pierres rentrer',
  again: 'Revoir',
  toStart: 'Au début',
  stepBack: 'Un pas en arrière',
  step: 'Un pas en avant',
  skip: 'À la fin',
  stop: 'Arrêter',
  closeShow: 'Retour au décompte',
  stage: (at: number, of: number) => `Étape ${at} sur ${of}`,
  show: {
    board: 'Le jeu est arrêté. Les pierres pâles sont mortes.',
    lifted: (black: number, white: number) =>
      `Avec les mortes, Noir tient ${stones(black)} de Blanc, et Blanc ${stones(white)} de Noir.`,
    handed: (black: number, white: number, extra: boolean) =>
      `Chaque passe remet une pierre : Noir en donne ${black}, Blanc ${white}${extra ? ', dont une parce que Noir a eu le dernier tour' : ''}.`,
    home: (black: number, white: number) =>
      `Chaque pierre rentre dans son propre territoire : ${black} ${of(1, black)}, ${white} ${of(2, white)}.`,
    left: (black: number, white: number) => `Il reste ${points(black)} à Noir, ${number(white)} à Blanc.`,
    komi: (komi: number, result: string) =>
      komi === 0 ? `${result}.` : `Avec ${number(komi)} pour Blanc : ${result}.`,
  },
} satisfies typeof english;
