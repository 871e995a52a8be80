/*
 * Why a game earned what it did, in words.
 */
import type { Earning } from './earning.ts';
import type { PointsTexts } from './points-texts.ts';

export function earningSentence(words: PointsTexts, earning: Earning): string {
  if (earning.kind === 'nothing')
    return earning.why === 'tooShort' ? words.tooShort(earning.leastPlies) : words.nothing[earning.why];
  const { outcome, value, hints, price } = earning;
  const worth = words.worth[outcome](value);
  return hints === 0 ? worth : `${worth} ${words.hints(hints, Math.min(price, value))}`;
}
