/*
 * Why area and territory differ, in true sentences.
 */
import { BLACK, type Color, type Difference, type DifferenceReason, WHITE } from '@honte/rules';
import type { CountingTexts } from './counting-texts.ts';

/** A first sentence that states the difference, then one for each reason. */
export function differenceSentences({ points, reasons }: Difference, words: CountingTexts): string[] {
  if (points === 0)
    return reasons.length === 0
      ? [words.same]
      : [words.sameBySum, ...reasons.map((reason) => becauseOf(reason, words))];
  const by = points > 0 ? BLACK : WHITE;
  return [words.differ('area', by, Math.abs(points)), ...reasons.map((reason) => becauseOf(reason, words))];
}

function becauseOf(reason: DifferenceReason, { because }: CountingTexts): string {
  const n = Math.abs(reason.points);
  const ahead: Color = reason.points > 0 ? BLACK : WHITE;
  switch (reason.kind) {
    case 'turns':
      return because.turns(ahead, n);
    case 'passes':
      // Who is behind by it is the one who passed more.
      return because.passes(ahead === BLACK ? WHITE : BLACK, n);
    case 'setUp':
      return because.setUp(ahead, n);
    case 'handicap':
      return because.handicap(reason.stones);
    case 'compensation':
      return reason.area > 0 ? because.compensation(reason.area) : because.compensation(reason.territory);
    case 'seki':
      return because.seki(ahead, n);
    case 'passStones':
      // A stone handed over counts for the other one by territory.
      return because.passStones(ahead, n);
  }
}
