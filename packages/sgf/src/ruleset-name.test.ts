import { RULESET_NAMES, RULESETS } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { goalOfName, printRulesetName, rulesetOfName } from './ruleset-name.ts';

describe('the name of a ruleset in a file', () => {
  it.each([
    ['Japanese', 'japanese'],
    ['JAPANESE', 'japanese'],
    ['japanese rules', 'japanese'],
    ['jp', 'japanese'],
    ['日本ルール', 'japanese'],
    ['Chinese', 'chinese'],
    ['中国规则', 'chinese'],
    ['AGA', 'aga'],
    ['Aga Rules', 'aga'],
    ['NZ', 'nz'],
    ['New Zealand', 'nz'],
    ['new-zealand', 'nz'],
    ['Korean', 'korean'],
    ['French', 'french'],
    ['Fran\u00e7ais', 'french'],
    ['Franc\u0327ais', 'french'],
    ['Tromp-Taylor', 'tt'],
    ['tromp_taylor', 'tt'],
    ['Tromp/Taylor', 'tt'],
  ] as const)('%s is known', (text, name) => {
    expect(rulesetOfName(text)).toBe(RULESETS[name]);
  });

  it('says when the first capture wins, and by which rules stones are taken', () => {
    expect(printRulesetName(RULESETS.french, 'firstCapture')).toBe('First capture (French)');
    expect(rulesetOfName('First capture (French)')).toBe(RULESETS.french);
    for (const text of ['First capture (French)', 'Capture Go', 'atari-go, Japanese'])
      expect(goalOfName(text)).toBe('firstCapture');
    for (const text of ['French', 'AGA', '', 'capture']) expect(goalOfName(text)).toBe('count');
  });

  it.each(['Ing', 'GOE', 'ING/GOE', 'goe rules'])('%s allows suicide and counts by area', (text) => {
    expect(rulesetOfName(text)).toMatchObject({ name: 'bare', suicide: true, scoring: 'area' });
  });

  it('may be written as KataGo does', () => {
    expect(rulesetOfName('koPOSITIONALscoreAREAtaxNONEsui1')).toMatchObject({
      ko: 'positional',
      scoring: 'area',
      suicide: true,
    });
    expect(rulesetOfName('koSIMPLEscoreTERRITORYtaxSEKIsui0')).toMatchObject({
      ko: 'simple',
      scoring: 'territory',
      suicide: false,
    });
    expect(rulesetOfName('koSIMPLEscoreAREAtaxALLsui0')).toBeUndefined();
    expect(rulesetOfName('koSIMPLEscoreAREAtaxSEKIsui0')).toBeUndefined();
  });

  it.each(['', 'rules', 'House rules of our club', 'constructor', '19x19'])('"%s" is not known', (text) => {
    expect(rulesetOfName(text)).toBeUndefined();
  });

  it('is read as it is printed', () => {
    for (const name of RULESET_NAMES)
      expect(rulesetOfName(printRulesetName(RULESETS[name]) ?? '')).toBe(RULESETS[name]);
    expect(printRulesetName(rulesetOfName('GOE') ?? RULESETS.nz)).toBeUndefined();
  });
});
