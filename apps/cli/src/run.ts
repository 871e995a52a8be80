/*
 * The command line without its process: words in, an exit code out. Everything else goes through `io`.
 */
import { version } from '../package.json' with { type: 'json' };
import { type Command, decline, type ExitCode, parseWords } from './command.ts';
import { conformance } from './commands/conformance.ts';
import { gtp } from './commands/gtp.ts';
import { legal } from './commands/legal.ts';
import { match } from './commands/match.ts';
import { score } from './commands/score.ts';
import { sgf } from './commands/sgf.ts';
import { solve } from './commands/solve.ts';
import type { Io } from './io.ts';

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['conformance', conformance],
  ['legal', legal],
  ['gtp', gtp],
  ['match', match],
  ['sgf', sgf],
  ['score', score],
  ['solve', solve],
]);

const HELP = `usage: honte COMMAND [...]

${[...COMMANDS].map(([name, { summary }]) => `  honte ${name.padEnd(12)} ${summary}\n`).join('')}
  honte COMMAND --help   print a command's help
  honte --version        print the version
`;

const HELP_OPTION = { help: { type: 'boolean', short: 'h' } } as const;
const TOP_OPTIONS = { ...HELP_OPTION, version: { type: 'boolean', short: 'V' } } as const;

/** Runs the command that `argv` names (the words after the program's own). */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  const [name, ...rest] = argv;
  const command = name === undefined ? undefined : COMMANDS.get(name);
  if (name === undefined || command === undefined) return runBare(argv, io);
  const words = parseWords(rest, { ...command.options, ...HELP_OPTION });
  if (!words.ok) return decline(io, `honte ${name}`, `${words.error}; see honte ${name} --help`);
  if (words.value.options.help !== true) return command.run(words.value, io);
  await io.out(command.help);
  return 0;
}

/** `honte` with options alone, or with a word that is no command. */
async function runBare(argv: readonly string[], io: Io): Promise<ExitCode> {
  const words = parseWords(argv, TOP_OPTIONS);
  const [name] = words.ok ? words.value.operands : argv.filter((word) => !word.startsWith('-'));
  if (name !== undefined && name === argv[0])
    return decline(io, 'honte', `unknown command "${name}"; see honte --help`);
  if (!words.ok) return decline(io, 'honte', `${words.error}; see honte --help`);
  if (words.value.options.version === true) {
    await io.out(`${version}\n`);
    return 0;
  }
  if (words.value.options.help === true) {
    await io.out(HELP);
    return 0;
  }
  await io.err(HELP);
  return 2;
}
