/*
 * `honte conformance`: runs files of rules cases against the library.
 */
import { accept, type Result, refuse } from '@honte/rules';
import { type Command, decline, type Words } from '../command.ts';
import { parseCaseFile, printCaseFileRefusal, SCHEMA } from '../conformance/case-file.ts';
import { printFailure, printHead, printRow, printSums, printWaiting } from '../conformance/report.ts';
import { EMPTY_TALLY, type Sourced, type Tally, withTally, withVerdict } from '../conformance/tally.ts';
import { verdictOf } from '../conformance/verdict.ts';
import { type Io, printPathRefusal } from '../io.ts';

const HELP = `usage: honte conformance [--slow] PATH...

Runs cases about the rules of Go and compares what they expect with what Honte
says.

PATH is a file of cases (${SCHEMA}, JSON) or a folder of such files.

  --slow      also run the cases tagged "slow"
  -h, --help  print this help

Prints a row a kind, every failing case with what was expected and found, and
last the sums. Cases tagged "contested" (sources differ) or "optional" (custom)
are counted apart and fail nothing.

Exit status: 0 when no case fails, 1 when one does, 2 when a file cannot be
read.
`;

export const conformance: Command = {
  summary: 'run files of rules cases',
  help: HELP,
  options: { slow: { type: 'boolean' } },
  async run({ options, operands }: Words, io: Io) {
    const name = 'honte conformance';
    if (operands.length === 0)
      return decline(io, name, 'which files or folders? see honte conformance --help');
    const files = await filesAt(operands, io);
    if (!files.ok) return decline(io, name, files.error);
    const cases = await casesIn(files.value, io);
    if (!cases.ok) return decline(io, name, cases.error);
    const tally = await runCases(cases.value, options.slow === true, io);
    return tally.scores.plain.failed > 0 ? 1 : 0;
  },
};

/** The files that the operands name: themselves, and the JSON files of folders. */
async function filesAt(operands: readonly string[], io: Io): Promise<Result<readonly string[], string>> {
  const files: string[] = [];
  for (const path of operands) {
    const folder = await io.readFolder(path);
    if (!folder.ok) return refuse(printPathRefusal(folder.error));
    if (folder.value === undefined) {
      files.push(path);
      continue;
    }
    const inside = folder.value.filter((entry) => entry.endsWith('.json'));
    if (inside.length === 0) return refuse(`${path}: no .json file in this folder`);
    files.push(...inside.map((entry) => `${path.replace(/\/+$/, '')}/${entry}`));
  }
  return accept(files);
}

async function casesIn(files: readonly string[], io: Io): Promise<Result<readonly Sourced[], string>> {
  const all: Sourced[] = [];
  for (const file of files) {
    const written = await io.readFile(file);
    if (!written.ok) return refuse(printPathRefusal(written.error));
    const cases = parseCaseFile(written.value);
    if (!cases.ok) return refuse(`${file}${printCaseFileRefusal(cases.error)}`);
    all.push(...cases.value.map((given) => ({ ...given, file })));
  }
  return accept(all);
}

/** Runs kind by kind, so that each row appears when it is known. */
async function runCases(cases: readonly Sourced[], slow: boolean, io: Io): Promise<Tally> {
  let all = EMPTY_TALLY;
  await io.out(`${printHead()}\n`);
  for (const kind of new Set(cases.map((given) => given.kind))) {
    let tally = EMPTY_TALLY;
    for (const given of cases)
      if (given.kind === kind) tally = withVerdict(tally, given, verdictOf(given, slow));
    await io.out(`${printRow(kind, tally)}\n`);
    all = withTally(all, tally);
  }
  const notes = [...all.failures.map(printFailure), printWaiting(all).join('\n'), printSums(all)];
  await io.out(`\n${notes.filter((note) => note !== '').join('\n\n')}\n`);
  return all;
}
