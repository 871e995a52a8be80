/*
 * The words by which people name rulesets on the command line and in case files.
 */
import { bareRuleset, isRulesetName, type KoRule, RULESET_NAMES, RULESETS, type Ruleset } from '@honte/rules';

/** Repetition rules by their usual short names. */
const KO_RULES: { readonly [name: string]: KoRule } = {
  none: 'none',
  simple: 'simple',
  psk: 'positional',
  ssk: 'situational',
  nssk: 'naturalSituational',
};

export const KO_NAMES = Object.keys(KO_RULES);

/** The names that `rulesetNamed` knows, for messages. */
export const RULESET_WORDS = `${RULESET_NAMES.join(' ')}, or ${KO_NAMES.join(' ')} with or without +s`;

/** The repetition rule with this short name. */
export function koNamed(name: string): KoRule | undefined {
  return Object.hasOwn(KO_RULES, name) ? KO_RULES[name] : undefined;
}

/** A ruleset by name (`french`), or a bare repetition rule (`psk`), with suicide where `+s` follows. */
export function rulesetNamed(name: string): Ruleset | undefined {
  if (isRulesetName(name)) return RULESETS[name];
  const ko = koNamed(name.replace(/\+s$/, ''));
  return ko && bareRuleset(ko, name.endsWith('+s'));
}
