/*
 * The receipt that is the answer: the sum of what was asked.
 */

import type { Sum, Term } from '../counting/sums.ts';
import { quickSum, areaSum as sumByArea, territorySum as sumByTerritory } from '../counting/sums.ts';
import { type Exercise, expectedOf } from './exercise.ts';

export function answerSum(exercise: Exercise): Sum {
  const { tasks, area, territory, quick, ending, komi } = exercise;
  if (quick) return quickSum(quick, area);
  if (tasks.includes('filled')) return filledSum(exercise);
  const sum = tasks.includes('territory') ? sumByTerritory(territory, ending.stones) : sumByArea(area);
  // Nobody needs a line for nothing.
  return { ...sum, terms: komi === 0 ? sum.terms.filter(({ name }) => name !== 'komi') : sum.terms };
}

/** Surrounded points less the stones that go home into them. */
function filledSum(exercise: Exercise): Sum {
  const { territory, ending } = exercise;
  const total = expectedOf(exercise, 'filled');
  const [surrounded] = sumByTerritory(territory, ending.stones).terms;
  const filled: Term = {
    name: 'filled',
    black: 0 - territory.prisoners.white,
    white: 0 - territory.prisoners.black,
    points: ending.dead,
  };
  return {
    way: 'territory',
    terms: [...(surrounded ? [surrounded] : []), filled],
    total,
    lead: total.black - total.white,
  };
}
