/*
 * `honte gtp`: plays for programs that speak GTP, line by line until `quit` or the end of input.
 */
import { isLevelName, LEVEL_NAMES } from '@honte/engine';
import { accept, type Result, RULESET_NAMES, type Ruleset, refuse } from '@honte/rules';
import { type Command, decline, type Words } from '../command.ts';
import { Brain, type BrainOptions } from '../gtp/brain.ts';
import { answerTo, textOf } from '../gtp/command-table.ts';
import { parseCount, parseLine, parseNumber } from '../gtp/parse.ts';
import { printReply } from '../gtp/reply.ts';
import { sessionOf } from '../gtp/session.ts';
import { type Io, printPathRefusal } from '../io.ts';
import { RULESET_WORDS, rulesetNamed } from '../ruleset-name.ts';

const HELP = `usage: honte gtp [--level easy|medium|hard] [--time SECONDS] [--playouts N]
                 [--seed N] [--rules NAME]

Plays for programs that speak the Go Text Protocol, version 2, on standard
input and output: Sabaki, GoGui, gogui-twogtp, KGS clients.

  --level NAME    how strong: easy, medium or hard (default hard)
  --time SECONDS  time for a move, in place of the level's own limit
  --playouts N    playouts for a move, in place of the level's own limit
  --seed N        a number that decides what is left to chance
  --rules NAME    ${RULESET_NAMES.join(' ')} (default chinese)
  -h, --help      print this help

With both --time and --playouts, a move ends at whichever comes first. A clock
that the client sets shortens every limit, so that absolute time never runs
out; level hard without a limit of its own takes the time that the clock gives.
With --seed and --playouts the same input has the same answers.

Boards have 5 to 19 lines. list_commands on standard input lists the commands.

Exit status: 0, or 2 when the input cannot be read.
`;

const NAME = 'honte gtp';

export const gtp: Command = {
  summary: 'play for Sabaki and other programs that speak GTP',
  help: HELP,
  options: {
    level: { type: 'string' },
    time: { type: 'string' },
    playouts: { type: 'string' },
    seed: { type: 'string' },
    rules: { type: 'string' },
  },
  async run(words: Words, io: Io) {
    const asked = askedIn(words, io);
    if (!asked.ok) return decline(io, NAME, asked.error);
    const { ruleset, options } = asked.value;
    const brain = new Brain(options);
    let session = sessionOf(ruleset);
    for await (const line of io.lines()) {
      if (!line.ok) return decline(io, NAME, printPathRefusal(line.error));
      const request = parseLine(line.value);
      if (request === undefined) continue;
      const answer = answerTo(request, session, brain);
      if (answer.ok) session = answer.value.session;
      await io.out(printReply(request.id, textOf(answer)));
      if (request.name === 'quit') break;
    }
    return 0;
  },
};

interface Asked {
  readonly ruleset: Ruleset;
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
  const timeMs = seconds === undefined ? undefined : 1000 * seconds;
  const seed = given ?? Math.floor(io.now());
  return accept({ ruleset, options: { level, playouts, timeMs, seed, now: io.now } });
}
