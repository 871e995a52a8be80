import { describe, expect, it } from 'vitest';
import {
  bareRuleset,
  compensationOf,
  isRulesetName,
  komiOf,
  RULESET_NAMES,
  RULESETS,
  type Ruleset,
  type RulesetName,
} from './ruleset.ts';

/** The overview of the rule texts, a row a question; where texts leave a choice, the one made here. */
const TABLE: { readonly [N in RulesetName]: readonly unknown[] } = {
  // scoring, komi, suicide, repetition, bonus for 5 stones, handicap komi, placement, pass stones
  french: ['area', 7.5, false, 'naturalSituational', 4, 0.5, 'free', false],
  chinese: ['area', 7.5, false, 'positional', 5, 0.5, 'free', false],
  japanese: ['territory', 6.5, false, 'simple', 0, 0.5, 'fixed', false],
  korean: ['territory', 6.5, false, 'simple', 0, 0.5, 'fixed', false],
  aga: ['area', 7.5, false, 'situational', 4, 0.5, 'free', true],
  nz: ['area', 7, true, 'situational', 0, 0, 'free', false],
  tt: ['area', 7.5, true, 'positional', 0, 0.5, 'free', false],
};

describe('the rulesets', () => {
  it('are seven, each under its name', () => {
    expect([...RULESET_NAMES].sort()).toEqual(Object.keys(TABLE).sort());
    for (const name of RULESET_NAMES) expect(RULESETS[name].name).toBe(name);
  });

  it('answer each question as the table of the rule texts does', () => {
    for (const name of RULESET_NAMES) {
      const r = RULESETS[name];
      const bonus = compensationOf(r, 5);
      const row = [r.scoring, r.komi, r.suicide, r.ko, bonus, komiOf(r, 5), r.placement, r.passStones];
      expect([name, row]).toEqual([name, TABLE[name]]);
    }
  });

  it('end by agreement but for Tromp–Taylor', () => {
    const asItStands = RULESET_NAMES.filter((name) => RULESETS[name].ending === 'asItStands');
    expect(asItStands).toEqual(['tt']);
  });

  it('take a second stop as the end in AGA rules alone', () => {
    expect(RULESET_NAMES.filter((name) => RULESETS[name].secondStop === 'allAlive')).toEqual(['aga']);
  });

  it('resume with the opponent of the last passer, in Japan and Korea of the one who asks', () => {
    const isAsker = (name: RulesetName) => RULESETS[name].resumes === 'opponentOfAsker';
    expect(RULESET_NAMES.filter(isAsker)).toEqual(['japanese', 'korean']);
  });

  it('forbid a long cycle by superko, or know no result', () => {
    const all: Ruleset[] = [
      ...Object.values(RULESETS),
      bareRuleset('none', false),
      bareRuleset('positional', true),
    ];
    for (const { name, ko, longCycle } of all) {
      const isForbidden = ko !== 'simple' && ko !== 'none';
      expect([name, longCycle]).toEqual([name, isForbidden ? 'forbidden' : 'noResult']);
    }
  });

  it('are found by their names and no other', () => {
    expect(RULESET_NAMES.every(isRulesetName)).toBe(true);
    expect(['French', 'bare', '', 'toString', '__proto__', 'constructor'].filter(isRulesetName)).toEqual([]);
  });
});

describe('komi and compensation', () => {
  it('are those of an even game with no stone or one', () => {
    for (const r of Object.values(RULESETS))
      for (const stones of [0, 1])
        expect([komiOf(r, stones), compensationOf(r, stones)]).toEqual([r.komi, 0]);
  });

  it('are those of a handicap game from two stones on', () => {
    const { french, chinese, japanese } = RULESETS;
    expect([french, chinese, japanese].map((r) => compensationOf(r, 2))).toEqual([1, 2, 0]);
    expect([french, chinese, japanese].map((r) => compensationOf(r, 9))).toEqual([8, 9, 0]);
    expect([french, chinese, japanese].map((r) => komiOf(r, 2))).toEqual([0.5, 0.5, 0.5]);
  });

  it('are for whole numbers of stones', () => {
    for (const stones of [-1, 1.5, Number.NaN])
      expect(() => compensationOf(RULESETS.french, stones)).toThrow('no handicap of');
  });
});

it('a bare ruleset has the repetition rule and suicide asked for, and counts by area', () => {
  const { name, ko, suicide, scoring } = bareRuleset('situational', true);
  expect([name, ko, suicide, scoring]).toEqual(['bare', 'situational', true, 'area']);
  expect(bareRuleset('none', false).suicide).toBe(false);
});
