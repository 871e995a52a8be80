/*
 * `honte sgf`: looks files of records over, shows a position, writes them anew.
 */
import { accept, type Result, refuse } from '@honte/rules';
import {
  printSgf,
  recordOf,
  type SgfTree,
  type Strippable,
  strippedTree,
  type Turn,
  turnedTree,
} from '@honte/sgf';
import { type Command, decline, type ExitCode, type Words } from '../command.ts';
import type { Io } from '../io.ts';
import { type GameFile, gameNamed, nameOf, pathsOf, progressOf, readGameFile } from '../sgf/game-file.ts';
import { nodeNamed } from '../sgf/main-line.ts';
import { printNotice } from '../sgf/notice-text.ts';
import { printPosition } from '../sgf/print-position.ts';
import { printRefusal, summaryOf } from '../sgf/summary.ts';

const HELP = `usage: honte sgf check [FILE...]
       honte sgf print [--ply N] [--game N] [FILE...]
       honte sgf convert [--rotate 90|180|270] [--mirror] [--flip]
                         [--strip comments|marks|all] [--quiet] [FILE...]

Reads files of records: SGF of any age and encoding, NGF, GIB. A folder stands
for those in it, - or no FILE for standard input.

check    prints one line of JSON for each game: what is odd in it and what was
         done about that (notices), encoding, size, komi, rules, handicap,
         players, plies, result. null is what the file does not state.
print    prints the board after move N of the main line; the last by default
convert  prints the games as FF[4] in UTF-8, repaired; what was odd is told on
         standard error

  --ply N     the move, from 0 for the start
  --game N    the game of a file with several, from 1
  --rotate N  turn the board clockwise, with all that is on it
  --mirror    swap left and right
  --flip      swap top and bottom
  --strip X   leave out comments, marks on the board, or both
  --quiet     do not tell what was odd
  -h, --help  print this help

Exit status: 0; 1 when a file could not be read or is no record (the others are
done all the same); 2 when nothing could be done.
`;

const NAME = 'honte sgf';

export const sgf: Command = {
  summary: 'check, show and convert records of games',
  help: HELP,
  options: {
    ply: { type: 'string' },
    game: { type: 'string' },
    rotate: { type: 'string' },
    mirror: { type: 'boolean' },
    flip: { type: 'boolean' },
    strip: { type: 'string' },
    quiet: { type: 'boolean' },
  },
  async run(words: Words, io: Io) {
    const [task = '', ...operands] = words.operands;
    const work = workOf(task, words.options);
    if (!work.ok) return decline(io, NAME, work.error);
    return throughFiles(await pathsOf(operands, io), work.value, io);
  },
};

/** Does something with a file; a refusal is one line that says why not. */
type Work = (file: GameFile, io: Io) => Promise<Result<undefined, string>>;

/** One file after the other: what cannot be done with one does not keep the others from being done. */
async function throughFiles(paths: readonly string[], work: Work, io: Io): Promise<ExitCode> {
  const tell = progressOf(paths.length, NAME, io);
  let code: ExitCode = 0;
  for (const [done, path] of paths.entries()) {
    const file = await readGameFile(path, io);
    const worked = file.ok ? await work(file.value, io) : file;
    if (!worked.ok) {
      await io.err(`${worked.error}\n`);
      code = 1;
    }
    await tell(done + 1);
  }
  return code;
}

/** What each option may be used for. */
const USES: { readonly [task: string]: readonly string[] } = {
  check: [],
  print: ['ply', 'game'],
  convert: ['rotate', 'mirror', 'flip', 'strip', 'quiet'],
};

function workOf(task: string, options: Words['options']): Result<Work, string> {
  const uses = USES[task];
  if (uses === undefined) return refuse(task === '' ? 'check, print or convert?' : `unknown task "${task}"`);
  const useless = Object.keys(options).find((name) => !uses.includes(name));
  if (useless !== undefined) return refuse(`--${useless} means nothing to ${task}`);
  if (task === 'check') return accept(check);
  return task === 'print' ? accept(printing(options)) : converting(options);
}

async function check(file: GameFile, io: Io): Promise<Result<undefined, string>> {
  const errors: string[] = [];
  for (const [i, game] of file.games.entries()) {
    const summary = summaryOf(file, game, i + 1);
    await io.out(`${JSON.stringify(summary)}\n`);
    if (summary.error !== undefined) errors.push(`${nameOf(file.path)}: game ${i + 1}: ${summary.error}`);
  }
  return errors.length > 0 ? refuse(errors.join('\n')) : accept(undefined);
}

function printing(options: Words['options']): Work {
  return async (file, io) => {
    const game = gameNamed(file, options.game);
    if (!game.ok) return game;
    const record = recordOf(game.value);
    if (!record.ok) return refuse(`${nameOf(file.path)}: ${printRefusal(record.error)}`);
    const id = nodeNamed(record.value, options.ply);
    if (!id.ok) return refuse(`${nameOf(file.path)}: ${id.error}`);
    await io.out(`${printPosition(record.value, id.value)}\n`);
    return accept(undefined);
  };
}

const ROTATIONS: { readonly [degrees: string]: Turn } = { 90: 'turn90', 180: 'turn180', 270: 'turn270' };
const PARTS: { readonly [word: string]: readonly Strippable[] } = {
  comments: ['comments'],
  marks: ['marks'],
  all: ['comments', 'marks'],
};

function converting(options: Words['options']): Result<Work, string> {
  const { rotate, strip } = options;
  const rotation = typeof rotate === 'string' ? ROTATIONS[rotate] : undefined;
  if (rotate !== undefined && rotation === undefined)
    return refuse(`--rotate is 90, 180 or 270, not "${rotate}"`);
  const parts = typeof strip === 'string' ? PARTS[strip] : [];
  if (parts === undefined) return refuse(`--strip is comments, marks or all, not "${strip}"`);
  const turns: Turn[] = rotation === undefined ? [] : [rotation];
  if (options.mirror === true) turns.push('mirror');
  if (options.flip === true) turns.push('flip');
  const converted = (tree: SgfTree) => strippedTree(turns.reduce(turnedTree, tree), parts);
  return accept(async (file, io) => {
    for (const { tree, notices } of file.games) {
      if (options.quiet !== true)
        for (const notice of notices) await io.err(`${nameOf(file.path)}:${printNotice(notice)}\n`);
      await io.out(printSgf([converted(tree)]));
    }
    return accept(undefined);
  });
}
