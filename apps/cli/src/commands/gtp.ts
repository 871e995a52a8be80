/*
 * `honte gtp`: plays for programs that speak GTP, line by line until `quit` or the end of input.
 */
import { isLevelName, LEVEL_NAMES, teamClient } from '@honte/engine';
import { accept, type Result, RULESET_NAMES, type Ruleset, refuse } from '@honte/rules';
import { type Command, decline, type Words } from '../command.ts';
import { Brain, type BrainOptions } from '../gtp/brain.ts';
import { converse } from '../gtp/conversation.ts';
import { parseCount, parseNumber } from '../gtp/parse.ts';
import { sessionOf } from '../gtp/session.ts';
import { type Io, printPathRefusal } from '../io.ts';
import { RULESET_WORDS, rulesetNamed } from '../ruleset-name.ts';

const HELP = `usage: honte gtp [--level easy|medium|hard] [--time SECONDS] [--playouts N]
                 [--seed N] [--threads N] [--rules NAME] [--no-net]

Plays for programs that speak the Go Text Protocol, version 2, on standard
input and output: Sabaki, GoGui, gogui-twogtp, KGS clients.

  --level NAME    how strong: easy, medium or hard (default hard)
  --time SECONDS  time for a move, in place of the level's own limit
  --playouts N    playouts for a move, in place of the level's own limit
  --seed N        a number that decides what is left to chance
  --threads N     threads that think together, 1 to 64 (default 1)
  --rules NAME    ${RULESET_NAMES.join(' ')} (default chinese)
  --no-net        let level hard think by playouts alone, without its network
  -h, --help      print this help

With both --time and --playouts, a move ends at whichever comes first. A clock
that the client sets shortens every limit, so that absolute time never runs
out; level hard without a limit of its own takes the time that the clock gives.
With --seed, --playouts and one thread the same input has the same answers; more
threads play stronger but never twice alike, and take as many processors, which
two programs in a match would fight for: so one is the default.

Boards have 5 to 19 lines. list_commands on standard input lists the commands.

Exit status: 0, or 2 when the input cannot be read.
`;

const NAME = 'honte gtp';
/** More is a slip: each keeps a tree of its own. */
const MOST_THREADS = 64;

export const gtp: Command = {
  summary: 'play for Sabaki and other programs that speak GTP',
  help: HELP,
  options: {
    level: { type: 'string' },
    time: { type: 'string' },
    playouts: { type: 'string' },
    seed: { type: 'string' },
    threads: { type: 'string' },
    rules: { type: 'string' },
    'no-net': { type: 'boolean' },
  },
  async run(words: Words, io: Io) {
    const asked = askedIn(words, io);
    if (!asked.ok) return decline(io, NAME, asked.error);
    const { ruleset, threads, options } = asked.value;
    const brain = new Brain(teamClient(Array.from({ length: threads }, io.startThinking)), options);
    const end = await converse(sessionOf(ruleset), brain, io);
    brain.close();
    return end.ok ? 0 : decline(io, NAME, printPathRefusal(end.error));
  },
};

interface Asked {
  readonly ruleset: Ruleset;
  readonly threads: number;
  readonly options: BrainOptions;
}

function askedIn({ options, operands }: Words, io: Io): Result<Asked, string> {
  const [operand] = operands;
  if (operand !== undefined) return refuse(`unexpected "${operand}"; commands come on standard input`);
  const text = (name: string) => (typeof options[name] === 'string' ? options[name] : undefined);
  const level = text('level') ?? 'hard';
  if (!isLevelName(level)) return refuse(`unknown level "${level}"; known are ${LEVEL_NAMES.join(' ')}`);
  const rules = text('rules') ?? 'chinese';
  const ruleset = rulesetNamed(rules);
  if (ruleset === undefined) return refuse(`unknown rules "${rules}"; known are ${RULESET_WORDS}`);
  const seconds = parseNumber(text('time'));
  if (text('time') !== undefined && !(seconds !== undefined && seconds > 0))
    return refuse(`--time is a number of seconds above 0, not "${text('time')}"`);
  const playouts = parseCount(text('playouts'));
  if (text('playouts') !== undefined && !playouts)
    return refuse(`--playouts is a whole number from 1, not "${text('playouts')}"`);
  const given = parseCount(text('seed'));
  if (text('seed') !== undefined && given === undefined)
    return refuse(`--seed is a whole number from 0, not "${text('seed')}"`);
  const threads = text('threads') === undefined ? 1 : parseCount(text('threads'));
  if (threads === undefined || threads < 1 || threads > MOST_THREADS)
    return refuse(`--threads is a whole number from 1 to ${MOST_THREADS}, not "${text('threads')}"`);
  const timeMs = seconds === undefined ? undefined : 1000 * seconds;
  const seed = given ?? Math.floor(io.now());
  const allowsNet = options['no-net'] !== true;
  return accept({ ruleset, threads, options: { level, playouts, timeMs, seed, allowsNet, now: io.now } });
}
