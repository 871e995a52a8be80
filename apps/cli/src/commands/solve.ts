/*
 * `honte solve`: proves who can be killed, saved or connected on a board.
 */
import { accept, type Result, refuse } from '@honte/rules';
import { type Answer, type Problem, Solver, USUAL_LIMITS } from '@honte/solver';
import { type Command, decline, type Words } from '../command.ts';
import type { Io } from '../io.ts';
import { boardAt } from '../solve/board.ts';
import { answerJson, type End, printAnswer } from '../solve/print.ts';
import { askingIn, GOAL_WORDS } from '../solve/question.ts';

const HELP = `usage: honte solve --target POINTS [options] FILE

Proves whether stones can be killed, saved or connected, whoever begins, and
what each first move brings. FILE is a diagram or a record (SGF), - is standard
input.

  --target POINTS  a stone of each chain in question: C4 or C4,E4
  --goal GOAL      ${GOAL_WORDS} (default kill)
  --side B|W       who begins (default: the side whose goal it is)
  --region POINTS  where both may play: A1,B1 or rectangles as A1:C3 (default:
                   all that the targets can reach, if they are enclosed)
  --ply N          of a record, the board after move N of the main line; the last
                   by default
  --game N         of a file with several games, from 1
  --plies N        in the open: what takes longer does not count
  --escape N       in the open: with N liberties a target has escaped
  --nodes N        moves to try at most (default ${USUAL_LIMITS.nodes})
  --time SECONDS   stop after so long
  --json           print JSON
  -h, --help       print this help

Several targets: capturing means any of them, connecting means all. Kos: "works"
holds although the other side wins every ko; "by ko" needs to win one. On the
board ! marks moves that work, ? those that need a ko, + the rest of the region.

  printf 'OOOOOO.\\nXXXXXO.\\n....XO.\\n' | honte solve --target A2 -

Exit status: 0 when the side to move gets its way, be it by ko; 1 when it does
not, or when nothing is proved in time; 2 when the question cannot be read.
`;

const NAME = 'honte solve';

/** Moves tried between two looks at the clock. */
const STRIDE = 2000;

export const solve: Command = {
  summary: 'prove who is alive, dead, caught or connected',
  help: HELP,
  options: {
    target: { type: 'string' },
    goal: { type: 'string' },
    side: { type: 'string' },
    region: { type: 'string' },
    ply: { type: 'string' },
    game: { type: 'string' },
    plies: { type: 'string' },
    escape: { type: 'string' },
    nodes: { type: 'string' },
    time: { type: 'string' },
    json: { type: 'boolean' },
  },
  async run(words: Words, io: Io) {
    const [path, another] = words.operands;
    if (path === undefined) return decline(io, NAME, `which file? see ${NAME} --help`);
    if (another !== undefined) return decline(io, NAME, `unexpected "${another}"`);
    const asking = askingIn(words);
    if (!asking.ok) return decline(io, NAME, asking.error);
    const limits = limitsIn(words);
    if (!limits.ok) return decline(io, NAME, limits.error);
    const board = await boardAt(path, words.options, io);
    if (!board.ok) return decline(io, NAME, board.error);
    const problem = asking.value(board.value);
    if (!problem.ok) return decline(io, NAME, problem.error);
    const { answer, end } = solved(problem.value, limits.value, io);
    const printed =
      words.options.json === true
        ? JSON.stringify(answerJson(problem.value, answer, end), null, 2)
        : printAnswer(problem.value, answer, end);
    await io.out(`${printed}\n`);
    return answer.fate === 'works' || answer.fate === 'ko' ? 0 : 1;
  },
};

interface Limits {
  readonly nodes: number;
  readonly timeMs: number;
}

function limitsIn({ options }: Words): Result<Limits, string> {
  const nodes = Number(options.nodes ?? USUAL_LIMITS.nodes);
  if (!Number.isSafeInteger(nodes) || nodes < 1)
    return refuse(`--nodes is a whole number from 1, not "${options.nodes}"`);
  const seconds = Number(options.time ?? Number.POSITIVE_INFINITY);
  if (!(seconds > 0)) return refuse(`--time is a number of seconds, not "${options.time}"`);
  return accept({ nodes, timeMs: 1000 * seconds });
}

function solved(problem: Problem, limits: Limits, io: Io): { answer: Answer; end: End } {
  const solver = new Solver(problem, { ...USUAL_LIMITS, nodes: limits.nodes });
  const job = solver.answer();
  const until = io.now() + limits.timeMs;
  let isLate = false;
  while (!job.step(STRIDE)) {
    if (isLate || io.now() < until) continue;
    isLate = true;
    solver.stop();
  }
  const answer = job.run();
  const isProved =
    answer.tries.every(({ fate }) => fate !== 'unknown') &&
    answer.status !== 'unknown' &&
    answer.status !== 'aliveOrSeki';
  return { answer, end: isProved ? 'proved' : isLate ? 'time' : 'nodes' };
}
