/*
 * A reason in words.
 */
import type { HintReason } from '@honte/engine';
import { type Color, type Geometry, opponent, type Point, printPoint } from '@honte/rules';
import type { ReasonTexts } from './reason-texts.ts';

/** What a move by `mover` does, said to the mover. */
export function reasonSentence(
  words: ReasonTexts,
  reason: HintReason,
  geometry: Geometry,
  mover: Color,
): string {
  const at = (p: Point) => printPoint(geometry, p);
  const other = opponent(mover);
  switch (reason.kind) {
    case 'lives':
    case 'captures':
      return words[reason.kind](reason.stones);
    case 'takesAndSaves':
      return words.takesAndSaves(reason.stones, reason.saved);
    case 'saves':
      return words.saves(at(reason.at), reason.stones);
    case 'takesEye':
    case 'catches':
    case 'atari':
      return words[reason.kind](at(reason.at), reason.stones, other);
    case 'presses':
      return words.presses(at(reason.at), reason.stones, other, reason.liberties);
    case 'forestalls':
      return words.forestalls(at(reason.at), reason.stones, other);
    case 'doubleAtari':
      return words.doubleAtari(at(reason.at), at(reason.and), other);
    case 'strengthens':
      return words.strengthens(at(reason.at), reason.stones, reason.liberties);
    case 'connects':
    case 'cuts':
      return words[reason.kind](at(reason.a), at(reason.b), other);
    case 'closes':
      return words.closes(reason.points);
    case 'keepsOpen':
      return words.keepsOpen(reason.points, other);
    case 'open':
      return reason.isWidest ? words.widest(reason.lines) : words.open(reason.lines);
    case 'enters':
      return words.enters(other);
    case 'answers':
      return words.answers(at(reason.at), other);
    case 'takesKo':
    case 'fillsNeutral':
    case 'middle':
    case 'corner':
    case 'extends':
    case 'passAfterPass':
    case 'passAllClosed':
    case 'pass':
    case 'plain':
      return words[reason.kind];
  }
}
