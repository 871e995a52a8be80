/*
 * The problems of the house, in the order in which one meets them.
 */
import { invariant } from '@honte/rules';
import { type BoardProblem, readProblems, THEMES } from './problem.ts';
import { CAPTURE } from './problems/capture.ts';
import { CAPTURE_DRAWN } from './problems/capture-drawn.ts';
import { CONNECT } from './problems/connect.ts';
import { DEATH } from './problems/death.ts';
import { DEATH_2 } from './problems/death-2.ts';
import { DEATH_DRAWN } from './problems/death-drawn.ts';
import { KO } from './problems/ko.ts';
import { LADDER } from './problems/ladder.ts';
import { LIFE } from './problems/life.ts';
import { LIFE_DRAWN } from './problems/life-drawn.ts';
import { NET } from './problems/net.ts';
import { RACE } from './problems/race.ts';
import { SAVE } from './problems/save.ts';
import { SNAPBACK } from './problems/snapback.ts';

const TEXTS = [
  CAPTURE,
  CAPTURE_DRAWN,
  SAVE,
  LADDER,
  NET,
  SNAPBACK,
  CONNECT,
  LIFE,
  LIFE_DRAWN,
  DEATH,
  DEATH_2,
  DEATH_DRAWN,
  KO,
  RACE,
];

/** All problems of the house: the easiest first, and those of a grade by theme. Some milliseconds: keep what it returns. */
export function houseProblems(): readonly BoardProblem[] {
  const read = readProblems(TEXTS.join('\n\n'));
  invariant(read.ok, 'the problems of the house can be read');
  return read.value.toSorted(
    (one, other) => one.grade - other.grade || THEMES.indexOf(one.theme) - THEMES.indexOf(other.theme),
  );
}
