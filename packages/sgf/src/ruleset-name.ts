/*
 * The names by which files call rulesets, in the property RU: those of FF[4], those of servers and
 * programs, and those of players' languages.
 */
import type { Goal } from '@honte/game';
import { bareRuleset, type KoRule, RULESETS, type Ruleset, type RulesetName } from '@honte/rules';

/** Without capitals, spaces and signs. */
const NAMES: ReadonlyMap<string, RulesetName> = new Map(
  Object.entries({
    french: 'french ffg fr france français francaise française francais',
    chinese: 'chinese cn chn china chineseogs chinesekgs chinois chinoise cna 中国 中國 数子 數子 중국',
    japanese: 'japanese jp jpn japan nihon nihonkiin kiin japonais japonaise territory 日本 日式 일본',
    korean: 'korean kr kor korea baduk coréen coréenne coreen 韩国 韓國 韓国 한국',
    aga: 'aga american usa us bga',
    nz: 'nz newzealand nzgs néozélandais neozelandais',
    tt: 'tt tromptaylor trompandtaylor tromptaylorrules logical',
  }).flatMap(([name, words]) => words.split(' ').map((word) => [word, name as RulesetName])),
);

/** Stones and surrounded points count, suicide is allowed, and one point goes to White for each stone. */
const ING: Ruleset = { ...bareRuleset('simple', true), compensation: 'stones' };

const ING_NAMES: readonly string[] = ['ing', 'goe', 'inggoe', 'ingsprules', 'sst', '应氏', '應氏'];

/** How a file says, before the ruleset, that the first capture wins. There is no property for that. */
const FIRST_CAPTURE = /^(firstcapture|capturego|atarigo)/;

/** What decides a game by the rules that a file names. */
export function goalOfName(text: string): Goal {
  return FIRST_CAPTURE.test(text.toLowerCase().replace(/[^a-z]/g, '')) ? 'firstCapture' : 'count';
}

const KATA_KO: ReadonlyMap<string, KoRule> = new Map([
  ['simple', 'simple'],
  ['positional', 'positional'],
  ['situational', 'situational'],
]);

/**
 * The ruleset that a file names, in capitals or not, with or without `rules` behind it.
 *
 * Ing's (`GOE`) has no name here, so it comes as a bare ruleset; its ko rule, which bars cycles by judgment,
 * is read as simple ko. KataGo's own notation, such as `koPOSITIONALscoreAREAtaxNONEsui1`, is read where it
 * asks for no tax.
 *
 * @returns `undefined` for a name that nobody here knows.
 */
export function rulesetOfName(text: string): Ruleset | undefined {
  const word = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(FIRST_CAPTURE, '')
    .replace(/(rules?|ruleset|規則|规则|ルール|围棋规则|规則|式|규칙)$/u, '');
  const name = NAMES.get(word);
  if (name !== undefined) return RULESETS[name];
  return ING_NAMES.includes(word) ? ING : kataRuleset(word);
}

function kataRuleset(word: string): Ruleset | undefined {
  const match = /^ko(simple|positional|situational)score(area|territory)tax(none|seki)sui([01])/.exec(word);
  if (!match) return undefined;
  const [, ko = '', scoring, tax, suicide] = match;
  // Territory without points in seki is what territory is here; area has them.
  if ((scoring === 'area') !== (tax === 'none')) return undefined;
  const rule = KATA_KO.get(ko);
  return (
    rule && { ...bareRuleset(rule, suicide === '1'), scoring: scoring === 'area' ? 'area' : 'territory' }
  );
}

/** As files write it: the names of FF[4] where it has one. */
const PRINTED: { readonly [N in RulesetName]: string } = {
  french: 'French',
  chinese: 'Chinese',
  japanese: 'Japanese',
  korean: 'Korean',
  aga: 'AGA',
  nz: 'NZ',
  tt: 'Tromp-Taylor',
};

/** The name for the property RU; `undefined` for a ruleset without one. */
export function printRulesetName({ name }: Ruleset, goal: Goal = 'count'): string | undefined {
  if (name === 'bare') return undefined;
  return goal === 'firstCapture' ? `First capture (${PRINTED[name]})` : PRINTED[name];
}
