/*
 * What is asked of a match on the command line.
 */
import { accept, MAX_SIDE, type Result, type Ruleset, refuse } from '@honte/rules';
import type { Words } from '../command.ts';
import { parseCount, parseNumber } from '../gtp/parse.ts';
import { RULESET_WORDS, rulesetNamed } from '../ruleset-name.ts';
import { parseCommandLine } from './command-line.ts';
import { LEAST_SIZE } from './openings.ts';
import type { PerSide } from './side.ts';
import type { TableRules } from './table.ts';

export interface Settings {
  readonly games: number;
  /** As given, and as words. */
  readonly commands: PerSide<string>;
  readonly words: PerSide<readonly string[]>;
  /** Names to use in reports in place of the programs' own. */
  readonly names: PerSide<string | undefined>;
  readonly rulesName: string;
  readonly table: TableRules;
  readonly patienceSeconds: number;
  readonly resultsPath: string | undefined;
  /** The folder for files of single games. */
  readonly sgfPath: string | undefined;
  readonly isJson: boolean;
}

export const SETTINGS_OPTIONS = {
  a: { type: 'string' },
  b: { type: 'string' },
  games: { type: 'string' },
  size: { type: 'string' },
  komi: { type: 'string' },
  rules: { type: 'string' },
  time: { type: 'string' },
  patience: { type: 'string' },
  'max-plies': { type: 'string' },
  results: { type: 'string' },
  sgf: { type: 'string' },
  'name-a': { type: 'string' },
  'name-b': { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** A timer holds 2³¹ milliseconds, and a longer wait would end at once. */
const MOST_SECONDS = 1_000_000;

/** Reads a match's words; an error is one line that says what is wrong. */
export function settingsIn({ options, operands }: Words): Result<Settings, string> {
  const [operand] = operands;
  if (operand !== undefined)
    return refuse(`unexpected "${operand}"; put each program's whole line in quotes`);
  const text = (name: keyof typeof SETTINGS_OPTIONS) =>
    typeof options[name] === 'string' ? options[name] : undefined;
  const programs = { a: parseCommandLine(text('a') ?? ''), b: parseCommandLine(text('b') ?? '') };
  if (!programs.a.ok) return refuse(`--a is a program's command line: ${programs.a.error}`);
  if (!programs.b.ok) return refuse(`--b is a program's command line: ${programs.b.error}`);
  const komi = parseNumber(text('komi') ?? '7.5');
  if (komi === undefined || !Number.isInteger(2 * komi))
    return refuse(`--komi is a number in steps of one half, not "${text('komi')}"`);
  const rulesName = text('rules') ?? 'chinese';
  const ruleset = rulesetNamed(rulesName);
  if (ruleset === undefined) return refuse(`unknown rules "${rulesName}"; known are ${RULESET_WORDS}`);
  const size = countIn('size', text('size') ?? '9', LEAST_SIZE, MAX_SIDE);
  if (!size.ok) return size;
  const games = countIn('games', text('games') ?? '', 1);
  if (!games.ok) return games;
  const timed = countIn('time', text('time') ?? '1', 1, MOST_SECONDS);
  if (!timed.ok) return timed;
  const maxPlies = countIn('max-plies', text('max-plies') ?? String(3 * size.value ** 2), 2);
  if (!maxPlies.ok) return maxPlies;
  const patience = countIn('patience', text('patience') ?? '120', 1, MOST_SECONDS);
  if (!patience.ok) return patience;
  return accept({
    games: games.value,
    commands: { a: text('a') ?? '', b: text('b') ?? '' },
    words: { a: programs.a.value, b: programs.b.value },
    names: { a: text('name-a'), b: text('name-b') },
    rulesName,
    table: {
      size: size.value,
      komi,
      ruleset: withPositionalSuperko(ruleset),
      timeSeconds: text('time') === undefined ? undefined : timed.value,
      maxPlies: maxPlies.value,
    },
    patienceSeconds: patience.value,
    resultsPath: text('results'),
    sgfPath: text('sgf'),
    isJson: options.json === true,
  });
}

/** A match must end: no board comes back, whatever the rules say of that. */
function withPositionalSuperko(ruleset: Ruleset): Ruleset {
  return { ...ruleset, ko: 'positional', longCycle: 'forbidden' };
}

function countIn(
  name: string,
  text: string,
  least: number,
  most = Number.POSITIVE_INFINITY,
): Result<number, string> {
  const count = parseCount(text);
  if (count !== undefined && count >= least && count <= most) return accept(count);
  const range = Number.isFinite(most) ? `from ${least} to ${most}` : `from ${least}`;
  return refuse(`--${name} is a whole number ${range}${text === '' ? '' : `, not "${text}"`}`);
}
