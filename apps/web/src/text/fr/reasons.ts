/* Ce que fait un coup, comme le dit un indice : des faits vérifiés sur le goban. */
import type { Color } from '@honte/rules';
import type { reasons as english } from '../en/reasons.ts';

const name = (color: Color): string => (color === 1 ? 'Noir' : 'Blanc');
const of = (color: Color, n: number): string => `${color === 1 ? 'noire' : 'blanche'}${n === 1 ? '' : 's'}`;
const stones = (n: number): string => (n === 1 ? 'une pierre' : `${n} pierres`);
const points = (n: number): string => (n === 1 ? 'un point' : `${n} points`);
/** « la pierre blanche en D4 », « les 3 pierres blanches en D4 ». */
const theirs = (point: string, n: number, color: Color): string =>
  n === 1 ? `la pierre ${of(color, 1)} en ${point}` : `les ${n} pierres ${of(color, n)} en ${point}`;
const yours = (point: string, n: number): string =>
  n === 1 ? `ta pierre en ${point}` : `tes ${n} pierres en ${point}`;

export const reasons = {
  lives: (n: number) =>
    n === 1
      ? 'Il fait deux yeux : une pierre qui pouvait être prise ne peut plus l’être.'
      : `Il fait deux yeux : ${n} de tes pierres ne pourront plus jamais être prises.`,
  captures: (n: number) => `Il prend ${stones(n)}.`,
  takesAndSaves: (n: number, saved: number) =>
    `Il prend ${stones(n)} et tire ainsi ${saved === 1 ? 'une de tes pierres' : `${saved} de tes pierres`} d’atari.`,
  takesKo: 'Il prend le ko : la pierre ne peut pas être reprise tout de suite.',
  saves: (point: string, n: number) => `Il tire ${yours(point, n)} d’atari.`,
  takesEye: (point: string, n: number, other: Color) =>
    `Il prend le point où ${name(other)} aurait fait deux yeux pour ${theirs(point, n, other)}.`,
  catches: (point: string, n: number, other: Color) =>
    `Il met en atari ${theirs(point, n, other)}, sans issue pour s’échapper.`,
  atari: (point: string, n: number, other: Color) => `Il met en atari ${theirs(point, n, other)}.`,
  doubleAtari: (a: string, b: string, other: Color) =>
    `Il met en atari deux chaînes ${of(other, 2)} à la fois, en ${a} et en ${b}.`,
  connects: (a: string, b: string, other: Color) =>
    `Il relie tes chaînes en ${a} et en ${b}, que ${name(other)} aurait pu couper ici.`,
  cuts: (a: string, b: string, other: Color) =>
    `Il coupe : aucun coup ne relie plus à lui seul les chaînes ${of(other, 2)} en ${a} et en ${b}.`,
  closes: (n: number) =>
    n === 1
      ? 'Il ferme un point : seules tes pierres l’entourent désormais.'
      : `Il ferme ${n} points : seules tes pierres les entourent désormais.`,
  keepsOpen: (n: number, other: Color) => `Une pierre de ${name(other)} ici lui aurait fermé ${points(n)}.`,
  fillsNeutral: 'Il remplit un point neutre, entre les deux couleurs.',
  strengthens: (point: string, n: number, liberties: number) =>
    `Il donne à ${yours(point, n)} ${liberties} libertés au lieu de deux.`,
  forestalls: (point: string, n: number, other: Color) =>
    `Ici, ${name(other)} aurait mis ${yours(point, n)} en atari.`,
  presses: (point: string, n: number, other: Color, liberties: number) =>
    `Il s’appuie contre ${theirs(point, n, other)}, à qui il reste ${liberties} libertés.`,
  middle: 'Il prend le milieu du goban vide, à la même distance de tous les bords.',
  corner: 'Aucune pierre n’est encore dans ce coin, et un coin est ce qui s’entoure le plus facilement.',
  widest: (lines: number) =>
    `Il prend le plus grand espace libre : la pierre la plus proche est à ${lines} lignes, et aucun autre endroit loin du bord n’est plus à l’écart.`,
  open: (lines: number) => `Il prend un espace libre : la pierre la plus proche est à ${lines} lignes.`,
  enters: (other: Color) => `Il entre là où il n’y a près de lui que des pierres ${of(other, 2)}.`,
  extends: 'Il construit là où il n’y a près de lui que tes pierres.',
  answers: (point: string, other: Color) => `Il répond de près au coup de ${name(other)} en ${point}.`,
  passAfterPass: 'L’autre a passé, et Difficile ne voit aucun coup qui rapporte.',
  passAllClosed: 'Chaque point vide est entouré par une seule couleur : il n’y a plus de frontière à jouer.',
  pass: 'Il ne voit aucun coup qui rapporte.',
  plain:
    'Il ne prend et ne menace rien tout de suite ; de tous les coups examinés, c’est celui qui tient le mieux.',
} satisfies typeof english;
