/*
 * The endings of the house, by the lines of their boards.
 */
import { type Ending, readEndings } from './ending.ts';
import { FIVE } from './five.ts';
import { NINE } from './nine.ts';
import { SEVEN } from './seven.ts';
import { THIRTEEN } from './thirteen.ts';

/** All endings of the house, the small boards first. Some milliseconds: keep what it returns. */
export function houseEndings(): readonly Ending[] {
  return [
    ...readEndings(5, FIVE),
    ...readEndings(7, SEVEN),
    ...readEndings(9, NINE),
    ...readEndings(13, THIRTEEN),
  ];
}
