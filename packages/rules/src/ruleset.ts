/*
 * Rulesets as data. A ruleset is a choice for each question on which rule texts differ; nothing else in
 * the library asks for a ruleset by name. Begin with `Ruleset`, then `RULESETS`.
 */
import { invariant } from './refusal.ts';

/**
 * What may not come back. `simple`: the board before the opponent's last turn. `positional`: any
 * earlier board. `situational`: any earlier board with the same color to move. `naturalSituational`:
 * any board that the same player already made by a play.
 */
export type KoRule = 'none' | 'simple' | 'positional' | 'situational' | 'naturalSituational';

export type RulesetName = 'french' | 'chinese' | 'japanese' | 'korean' | 'aga' | 'nz' | 'tt';

export interface Ruleset {
  readonly name: RulesetName | 'bare';
  readonly ko: KoRule;
  /** Whether a play may leave its own chain without a liberty; the chain is then lifted. */
  readonly suicide: boolean;
  readonly scoring: 'area' | 'territory';
  /** Points to White in an even game. */
  readonly komi: number;
  /** Points to White in a handicap game, beside the compensation. */
  readonly handicapKomi: number;
  /** Points to White for `n` handicap stones: none, `n - 1`, or `n`. */
  readonly compensation: 'none' | 'stonesLessOne' | 'stones';
  /** Where handicap stones go when nobody says: on the fixed points, or where Black likes. */
  readonly placement: 'fixed' | 'free';
  /** Whether each pass hands the opponent a stone. */
  readonly passStones: boolean;
  /** What follows two passes: dead stones are agreed on, or the board counts as it stands. */
  readonly ending: 'agreement' | 'asItStands';
  /**
   * What follows when both pass at once after play went on from a stop: marking again, or the end, with
   * every stone alive, since neither cared to play the dispute out.
   */
  readonly secondStop: 'agreement' | 'allAlive';
  /** Who moves first when play goes on after the stop. */
  readonly resumes: 'opponentOfLastPasser' | 'opponentOfAsker';
  /** Whether a whole-board repetition, which is then not forbidden, lets the players agree on no result. */
  readonly longCycle: 'forbidden' | 'noResult';
}

const AREA = {
  suicide: false,
  scoring: 'area',
  komi: 7.5,
  handicapKomi: 0.5,
  compensation: 'stonesLessOne',
  placement: 'free',
  passStones: false,
  ending: 'agreement',
  secondStop: 'agreement',
  resumes: 'opponentOfLastPasser',
  longCycle: 'forbidden',
} as const;

const TERRITORY = {
  ...AREA,
  ko: 'simple',
  scoring: 'territory',
  komi: 6.5,
  compensation: 'none',
  placement: 'fixed',
  resumes: 'opponentOfAsker',
  longCycle: 'noResult',
} as const;

/** The rulesets that people play by. Sources and points of dispute: `docs/decisions`. */
export const RULESETS: { readonly [N in RulesetName]: Ruleset } = {
  french: { ...AREA, name: 'french', ko: 'naturalSituational' },
  chinese: { ...AREA, name: 'chinese', ko: 'positional', compensation: 'stones' },
  japanese: { ...TERRITORY, name: 'japanese' },
  korean: { ...TERRITORY, name: 'korean' },
  aga: { ...AREA, name: 'aga', ko: 'situational', passStones: true, secondStop: 'allAlive' },
  nz: {
    ...AREA,
    name: 'nz',
    ko: 'situational',
    suicide: true,
    komi: 7,
    handicapKomi: 0,
    compensation: 'none',
  },
  tt: {
    ...AREA,
    name: 'tt',
    ko: 'positional',
    suicide: true,
    compensation: 'none',
    ending: 'asItStands',
  },
};

export const RULESET_NAMES = Object.keys(RULESETS) as readonly RulesetName[];

/** A repetition rule and nothing more, counted by area: for tests, counts and other programs. */
export function bareRuleset(ko: KoRule, suicide: boolean): Ruleset {
  return { ...AREA, name: 'bare', ko, suicide, longCycle: ko === 'none' ? 'noResult' : 'forbidden' };
}

/** Whether `text` is the name of a ruleset, as written in `RULESET_NAMES`. */
export function isRulesetName(text: string): text is RulesetName {
  return Object.hasOwn(RULESETS, text);
}

/** Points to White in a game with `stones` handicap stones (0 for an even game), without compensation. */
export function komiOf(ruleset: Ruleset, stones: number): number {
  return stones > 1 ? ruleset.handicapKomi : ruleset.komi;
}

/**
 * Points to White for `stones` handicap stones, beside the komi.
 *
 * @throws when `stones` is not a whole number from 0.
 */
export function compensationOf(ruleset: Ruleset, stones: number): number {
  invariant(Number.isInteger(stones) && stones >= 0, `no handicap of ${stones} stones`);
  if (stones < 2 || ruleset.compensation === 'none') return 0;
  return ruleset.compensation === 'stones' ? stones : stones - 1;
}
