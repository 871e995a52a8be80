/*
 * The rulesets side by side, in words: every cell follows from the data of the rules.
 */
import { RULESET_NAMES, RULESETS, type RulesetName } from '@honte/rules';
import type { BookTexts } from './book-texts.ts';

export interface RulesetRow {
  readonly name: RulesetName;
  /** In the order of `columnsOf`. */
  readonly cells: readonly string[];
}

/** What is compared. */
export function columnsOf({ rulesets: words }: BookTexts): readonly string[] {
  return [
    words.repetition,
    words.suicide,
    words.scoring,
    words.komi,
    words.handicap,
    words.passing,
    words.ending,
  ];
}

/** @param number how the language writes a number. */
export function rulesetRows(
  { rulesets: words }: BookTexts,
  number: (n: number) => string,
): readonly RulesetRow[] {
  return RULESET_NAMES.map((name) => {
    const { ko, suicide, scoring, komi, handicapKomi, compensation, passStones, ending, secondStop } =
      RULESETS[name];
    const end = ending === 'asItStands' ? ending : secondStop;
    return {
      name,
      cells: [
        words.ko[ko],
        suicide ? words.allowed : words.forbidden,
        words.scorings[scoring],
        number(komi),
        words.compensation(compensation, number(handicapKomi)),
        passStones ? words.passes.stone : words.passes.free,
        words.endings[end],
      ],
    };
  });
}
