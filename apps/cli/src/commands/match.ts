/*
 * `honte match`: games between two programs that speak GTP, with a referee, a tally and a file to resume from.
 */
import { type Command, decline, type ExitCode } from '../command.ts';
import type { Io } from '../io.ts';
import { openAlbum } from '../match/album.ts';
import { printGameSgf } from '../match/game-sgf.ts';
import { openingsFor } from '../match/openings.ts';
import { type Outside, processOutside } from '../match/outside.ts';
import { Program } from '../match/program.ts';
import type { GameRecord } from '../match/record.ts';
import { printGame, printMatch, writeMatch } from '../match/report.ts';
import type { Header } from '../match/results-file.ts';
import { SETTINGS_OPTIONS, type Settings, settingsIn } from '../match/settings.ts';
import { openSheet } from '../match/sheet.ts';
import { type PerSide, printSide, SIDES, type Side } from '../match/side.ts';
import { type Pairing, playGame } from '../match/table.ts';

const NAME = 'honte match';

const HELP = `usage: honte match --a COMMAND --b COMMAND --games N [...]

Plays games between two programs that speak GTP, and says how many A won. A
command is a program's whole line in quotes; quotes within it hold words
together, and no shell reads it.

  --a, --b COMMAND      the programs; {seed} in a line stands for the number of
                        the game, and the program is started anew for each
  --games N             how many games are wanted in all
  --size N              lines of the board, 5 to 25 (default 9)
  --komi N              points to White (default 7.5)
  --rules NAME          what the referee goes by (default chinese), always with
                        positional superko
  --time SECONDS        absolute time for each player and game; who oversteps
                        it loses (default: no clock)
  --patience SECONDS    how long an answer may take otherwise (default 120)
  --max-plies N         when a board is counted as it stands (default: three
                        times its points)
  --results FILE        keep each game in FILE, and go on from what is there
  --sgf DIR             write each game to DIR as an SGF file when it ends; with
                        --results, those that are missing too
  --name-a, --name-b NAME
                        names for the report (default: what the programs say)
  --json                print the result as JSON
  -h, --help            print this help

Each opening of two plies is played twice, with colors changed. After two
passes both programs name the dead stones; where they differ, play goes on
until two passes again, and the board is counted as it stands. A fault (an
illegal move, no move, no answer, a crash) loses the game.

A line for each game goes to standard error. Ctrl-C ends the match; with
--results the same line goes on with it later, and more --games may be asked.

Exit status: 0, or 2 when a program cannot be started or a file not used.
`;

/** The command with another outside, for tests. */
export function matchCommand(outside: Outside): Command {
  return {
    summary: 'play games between two GTP programs, and count who wins',
    help: HELP,
    options: SETTINGS_OPTIONS,
    async run(words, io) {
      const settings = settingsIn(words);
      if (!settings.ok) return decline(io, NAME, `${settings.error}; see ${NAME} --help`);
      const { words: lines, patienceSeconds } = settings.value;
      const programFor = (side: Side) =>
        new Program(side, lines[side], outside.launch, 1000 * patienceSeconds);
      const programs = { a: programFor('a'), b: programFor('b') };
      const retire = () => Promise.all([programs.a.retire(), programs.b.retire()]);
      const interruption = outside.interruption();
      interruption.addEventListener('abort', retire);
      const code = await runMatch(settings.value, programs, outside, interruption, io);
      await retire();
      return code;
    },
  };
}

export const match = matchCommand(processOutside);

async function runMatch(
  settings: Settings,
  programs: PerSide<Program>,
  outside: Outside,
  interruption: AbortSignal,
  io: Io,
): Promise<ExitCode> {
  for (const side of SIDES) {
    const ready = await programs[side].prepare(1, settings.table);
    if (!ready.ok) return decline(io, NAME, `${printSide(side)} cannot play: ${ready.error.detail}`);
  }
  const header = headerOf(settings, programs);
  const opened = await openSheet(settings.resultsPath, header, io, outside);
  if (!opened.ok) return decline(io, NAME, opened.error);
  let sheet = opened.value;
  const names = { a: nameOf('a', settings, header), b: nameOf('b', settings, header) };
  const printSgfOf = (record: GameRecord) => printGameSgf(record, header, names);
  const album = await openAlbum(settings.sgfPath, sheet.games, printSgfOf, io, outside);
  if (!album.ok) return decline(io, NAME, album.error);
  if (sheet.games.length > 0) await io.err(`going on after ${sheet.games.length} games\n`);
  for (const pairing of pairingsLeft(settings, sheet.games)) {
    const record = await playGame(pairing, programs, settings.table, io.now);
    // What a match that is told to stop makes of its last game is no result.
    if (interruption.aborted) break;
    const kept = await sheet.with(record);
    if (!kept.ok) return decline(io, NAME, kept.error);
    sheet = kept.value;
    const drawn = await album.value(record);
    if (!drawn.ok) return decline(io, NAME, drawn.error);
    await io.err(printGame(record, sheet.games, settings.games));
  }
  const games = sheet.games.filter(({ game }) => game <= settings.games);
  if (games.length < settings.games)
    await io.err(`stopped after ${games.length} of ${settings.games} games\n`);
  await io.out((settings.isJson ? writeMatch : printMatch)(header, names, games));
  return 0;
}

function headerOf(
  { table, commands, rulesName, patienceSeconds }: Settings,
  programs: PerSide<Program>,
): Header {
  const contestant = (side: Side) => {
    const { name, version } = programs[side];
    return { command: commands[side], name, version };
  };
  return {
    honteMatch: 1,
    size: table.size,
    komi: table.komi,
    rules: rulesName,
    time: table.timeSeconds ?? null,
    maxPlies: table.maxPlies,
    patience: patienceSeconds,
    programs: { a: contestant('a'), b: contestant('b') },
  };
}

/** The games still to be played: two for each opening, A with Black first; then the openings once more. */
function pairingsLeft({ games, table }: Settings, played: readonly GameRecord[]): Pairing[] {
  const done = new Set(played.map(({ game }) => game));
  const openings = openingsFor(table.size);
  return Array.from({ length: games }, (_, i): Pairing => {
    const opening = openings[Math.floor(i / 2) % openings.length]!;
    return { game: i + 1, black: i % 2 === 0 ? 'a' : 'b', opening };
  }).filter(({ game }) => !done.has(game));
}

function nameOf(side: Side, { names }: Settings, { programs }: Header): string {
  const { name, version } = programs[side];
  return names[side] ?? `${name} ${version}`.trim();
}
