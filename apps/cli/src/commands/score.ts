/*
 * `honte score`: counts the last board of a record, or the board after any of its moves.
 */
import { accept, type Result, RULESET_NAMES, refuse } from '@honte/rules';
import { recordOf, rulesetOfName } from '@honte/sgf';
import { type Command, decline, type ExitCode, type Words } from '../command.ts';
import { parseNumber } from '../gtp/parse.ts';
import type { Io } from '../io.ts';
import { RULESET_WORDS, rulesetNamed } from '../ruleset-name.ts';
import { countOf, type Wishes } from '../sgf/counting.ts';
import { gameNamed, nameOf, readGameFile } from '../sgf/game-file.ts';
import { nodeNamed } from '../sgf/main-line.ts';
import { countJson, printCount } from '../sgf/print-count.ts';
import { printRefusal } from '../sgf/summary.ts';

const HELP = `usage: honte score [--rules NAME] [--komi K] [--dead POINTS | --propose]
                   [--ply N] [--game N] [--json] FILE

Counts a board of a record (SGF; - for standard input) and prints what each side
has, and the result in the last line.

  --rules NAME   count by these rules and not by the file's: ${RULESET_NAMES.join(' ')}
  --komi K       with this komi and not the file's (--komi=-3 for one below 0);
                 when neither states one, 0
  --dead POINTS  lift the chains on these points first: --dead D3,E3
  --propose      lift what the engine holds to be dead
                 (without --dead or --propose nothing is dead)
  --ply N        the board after move N of the main line; the last by default
  --game N       the game of a file with several, from 1
  --json         print JSON
  -h, --help     print this help

Rules that a file does not state, or that are not known, are Chinese.

Exit status: 0; 1 when the file could not be read or is no record; 2 when nothing
could be counted.
`;

const NAME = 'honte score';

/** More than all points of the largest board. */
const MOST_KOMI = 1000;

export const score: Command = {
  summary: 'count the last board of a record',
  help: HELP,
  options: {
    rules: { type: 'string' },
    komi: { type: 'string' },
    dead: { type: 'string' },
    propose: { type: 'boolean' },
    ply: { type: 'string' },
    game: { type: 'string' },
    json: { type: 'boolean' },
  },
  async run({ options, operands }: Words, io: Io): Promise<ExitCode> {
    const [path, ...more] = operands;
    if (path === undefined || more.length > 0) return decline(io, NAME, 'one FILE, or - for standard input');
    const wishes = wishesIn(options);
    if (!wishes.ok) return decline(io, NAME, wishes.error);
    const file = await readGameFile(path, io);
    if (!file.ok) return unread(io, file.error);
    const game = gameNamed(file.value, options.game);
    if (!game.ok) return decline(io, NAME, game.error);
    const record = recordOf(game.value);
    if (!record.ok) return unread(io, `${nameOf(path)}: ${printRefusal(record.error)}`);
    const id = nodeNamed(record.value, options.ply);
    if (!id.ok) return decline(io, NAME, id.error);
    const count = countOf(record.value, id.value, wishes.value);
    if (!count.ok) return decline(io, NAME, count.error);
    const printed =
      options.json === true ? JSON.stringify(countJson(count.value), null, 2) : printCount(count.value);
    await io.out(`${printed}\n`);
    return 0;
  },
};

async function unread(io: Io, why: string): Promise<ExitCode> {
  await io.err(`${why}\n`);
  return 1;
}

function wishesIn({ rules, komi, dead, propose }: Words['options']): Result<Wishes, string> {
  const ruleset = typeof rules === 'string' ? (rulesetNamed(rules) ?? rulesetOfName(rules)) : undefined;
  if (rules !== undefined && ruleset === undefined)
    return refuse(`unknown rules "${rules}"; known are ${RULESET_WORDS}`);
  const points = typeof komi === 'string' ? parseNumber(komi) : undefined;
  const isKomi = points !== undefined && Number.isInteger(2 * points) && Math.abs(points) <= MOST_KOMI;
  if (komi !== undefined && !isKomi) return refuse(`--komi is a multiple of a half, not "${komi}"`);
  if (dead !== undefined && propose === true) return refuse('either --dead or --propose');
  const names = typeof dead === 'string' ? dead.split(/[\s,]+/).filter((name) => name !== '') : [];
  return accept({ ruleset, komi: points, dead: propose === true ? 'propose' : names });
}
