/*
 * Rules as KataGo names them: one word, or JSON with a field for each question.
 *
 * @source KataGo, GTP extensions: kata-get-rules, kata-set-rules
 */
import { bareRuleset, type KoRule, RULESET_NAMES, RULESETS, type Ruleset } from '@honte/rules';
import { rulesetNamed } from '../ruleset-name.ts';

const OTHER_NAMES: { readonly [name: string]: Ruleset } = {
  'tromp-taylor': RULESETS.tt,
  'new-zealand': RULESETS.nz,
  bga: RULESETS.aga,
  'chinese-ogs': RULESETS.chinese,
  'chinese-kgs': RULESETS.chinese,
};

const KO: { readonly [K in KoRule]: string } = {
  none: 'SIMPLE',
  simple: 'SIMPLE',
  positional: 'POSITIONAL',
  situational: 'SITUATIONAL',
  naturalSituational: 'SITUATIONAL',
};

const BONUS: { readonly [C in Ruleset['compensation']]: string } = {
  none: '0',
  stones: 'N',
  stonesLessOne: 'N-1',
};

/** What KataGo says of a ruleset. */
interface KataRules {
  readonly friendlyPassOk: boolean;
  readonly hasButton: boolean;
  readonly ko: string;
  readonly scoring: string;
  readonly suicide: boolean;
  readonly tax: string;
  readonly whiteHandicapBonus: string;
}

function kataRulesOf(ruleset: Ruleset): KataRules {
  const isArea = ruleset.scoring === 'area';
  return {
    friendlyPassOk: ruleset.ending === 'agreement',
    hasButton: false,
    ko: KO[ruleset.ko],
    scoring: isArea ? 'AREA' : 'TERRITORY',
    suicide: ruleset.suicide,
    tax: isArea ? 'NONE' : 'SEKI',
    whiteHandicapBonus: BONUS[ruleset.compensation],
  };
}

/** A ruleset as KataGo's JSON. */
export function printKataRules(ruleset: Ruleset): string {
  return JSON.stringify(kataRulesOf(ruleset));
}

/** Reads a name or JSON; `undefined` for rules that Honte does not know. Fields left out are Chinese. */
export function parseKataRules(text: string): Ruleset | undefined {
  const name = text.toLowerCase();
  if (!text.startsWith('{')) return Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : rulesetNamed(name);
  const given = jsonObject(text);
  if (given === undefined) return undefined;
  const scoring = String(given.scoring ?? 'AREA').toUpperCase();
  const base = scoring === 'TERRITORY' ? RULESETS.japanese : RULESETS.chinese;
  const wanted: { [field: string]: unknown } = { ...kataRulesOf(base), ...given, scoring };
  return RULESET_NAMES.map((known) => RULESETS[known]).find((one) => fits(one, wanted)) ?? madeFrom(wanted);
}

function jsonObject(text: string): { readonly [field: string]: unknown } | undefined {
  try {
    return JSON.parse(text) as { readonly [field: string]: unknown };
  } catch {
    return undefined;
  }
}

/** Whether a ruleset is what these fields say. How play ends is none of them: programs differ there. */
function fits(ruleset: Ruleset, wanted: { readonly [field: string]: unknown }): boolean {
  if (ruleset.ko === 'naturalSituational') return false;
  return Object.entries({ ...kataRulesOf(ruleset), friendlyPassOk: wanted.friendlyPassOk }).every(
    ([field, value]) => wanted[field] === value,
  );
}

/** A ruleset without a name from fields that none of the known ones fits. */
function madeFrom(wanted: { readonly [field: string]: unknown }): Ruleset | undefined {
  const ko = (['simple', 'positional', 'situational'] as const).find((rule) => KO[rule] === wanted.ko);
  const bonus = (['none', 'stones', 'stonesLessOne'] as const).find(
    (rule) => BONUS[rule] === wanted.whiteHandicapBonus,
  );
  if (ko === undefined || bonus === undefined || typeof wanted.suicide !== 'boolean') return undefined;
  const isTerritory = wanted.scoring === 'TERRITORY';
  const bare = bareRuleset(ko, wanted.suicide);
  const ruleset: Ruleset = {
    ...(isTerritory ? { ...RULESETS.japanese, ko, suicide: wanted.suicide, name: 'bare' as const } : bare),
    longCycle: ko === 'simple' ? 'noResult' : 'forbidden',
    compensation: bonus,
  };
  // Group taxes, the button and unknown scorings stay refused.
  return fits(ruleset, wanted) ? ruleset : undefined;
}
