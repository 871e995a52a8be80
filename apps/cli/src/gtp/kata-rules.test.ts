import { RULESET_NAMES, RULESETS } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { parseKataRules, printKataRules } from './kata-rules.ts';

describe("KataGo's words for rules", () => {
  it.each(RULESET_NAMES)('%s has a name and a form in JSON', (name) => {
    const ruleset = RULESETS[name];
    expect(parseKataRules(name.toUpperCase())).toBe(ruleset);
    const again = parseKataRules(printKataRules(ruleset));
    expect(again && printKataRules({ ...again, ending: ruleset.ending })).toBe(printKataRules(ruleset));
  });

  it('knows other names of the same rules', () => {
    expect(parseKataRules('tromp-taylor')).toBe(RULESETS.tt);
    expect(parseKataRules('New-Zealand')).toBe(RULESETS.nz);
    expect(parseKataRules('bga')).toBe(RULESETS.aga);
    expect(parseKataRules('chinese-ogs')).toBe(RULESETS.chinese);
    expect(parseKataRules('chinese-kgs')).toBe(RULESETS.chinese);
  });

  it('makes a ruleset of answers that no text has together', () => {
    const made = parseKataRules('{"ko": "SITUATIONAL", "scoring": "TERRITORY", "suicide": true}');
    expect(made).toMatchObject({
      name: 'bare',
      ko: 'situational',
      scoring: 'territory',
      suicide: true,
      longCycle: 'forbidden',
    });
  });

  it.each(['', 'ing', '{', '{"hasButton":true}', '{"tax":"ALL"}', '{"ko":"EIGHT"}', '{"suicide":1}'])(
    'refuses %j',
    (text) => {
      expect(parseKataRules(text)).toBeUndefined();
    },
  );
});
