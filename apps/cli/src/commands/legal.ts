/*
 * `honte legal`: reads a board and says what the side to move may play, ruleset by ruleset.
 */
import {
  accept,
  BLACK,
  type Color,
  parseColor,
  parseDiagram,
  printPoint,
  type Result,
  RULESET_NAMES,
  type Ruleset,
  refuse,
  type StartRefusal,
} from '@honte/rules';
import { type Command, decline, type Words } from '../command.ts';
import { printDiagramRefusal } from '../diagram-refusal.ts';
import { type Io, printPathRefusal } from '../io.ts';
import { type Answer, agreementsOf, answerOf, type Question } from '../legality/answer.ts';
import { placeOfPoint } from '../legality/diagram-place.ts';
import { answersJson, printAgreements } from '../legality/print.ts';
import { type RecordAnswers, recordAnswers } from '../legality/record-question.ts';
import { RULESET_WORDS, rulesetNamed } from '../ruleset-name.ts';

const HELP = `usage: honte legal [--rules NAME] [--turn B|W] [--json] < DIAGRAM
       honte legal [--rules NAME] [--turn B|W] [--json] [--ply N] [--game N]
                   FILE

Reads a board on standard input, or a record (SGF; - for standard input), and
says what the side to move may play under each ruleset, and why not elsewhere.
Rulesets that agree are shown together.

  --rules NAME  one ruleset only: ${RULESET_NAMES.join(' ')};
                or a bare repetition rule: none simple psk ssk nssk, with +s
                where suicide is allowed
  --turn B|W    the side to move (default B, in a record whose turn it is)
  --ply N       the board after move N of the main line; the last by default
  --game N      the game of a file with several, from 1
  --json        print JSON
  -h, --help    print this help

A diagram has one line a row, from the top: X Black, O White, . empty. Spaces,
coordinates at the edges and a frame are passed over:

  printf '.XO.\\nXO.O\\n.XO.\\n....\\n' | honte legal --turn W

The board of a diagram counts as the first of its game: no move came before it,
so a ko can only be a play that leaves it as it is. In a record, all that was
played counts, under each ruleset as if it were the game's.

Exit status: 0, or 2 when the diagram or the record cannot be read.
`;

const NAME = 'honte legal';

export const legal: Command = {
  summary: 'say what may be played on a board, and why not elsewhere',
  help: HELP,
  options: {
    rules: { type: 'string' },
    turn: { type: 'string' },
    ply: { type: 'string' },
    game: { type: 'string' },
    json: { type: 'boolean' },
  },
  async run(words: Words, io: Io) {
    const asked = askedIn(words);
    if (!asked.ok) return decline(io, NAME, asked.error);
    const { path, turn, rulesets } = asked.value;
    const { ply, game } = words.options;
    const said =
      path === undefined
        ? await diagramAnswers(turn ?? BLACK, rulesets, io)
        : await recordAnswers({ path, game, ply, turn, rulesets }, io);
    if (!said.ok) return decline(io, NAME, said.error);
    const { question, answers } = said.value;
    const printed =
      words.options.json === true
        ? JSON.stringify(answersJson(question, answers), null, 2)
        : printAgreements(question, agreementsOf(answers));
    await io.out(`${printed}\n`);
    return 0;
  },
};

async function diagramAnswers(
  turn: Color,
  rulesets: ReadonlyMap<string, Ruleset>,
  io: Io,
): Promise<Result<RecordAnswers, string>> {
  const input = await io.readInput();
  if (!input.ok) return refuse(printPathRefusal(input.error));
  const diagram = parseDiagram(input.value);
  if (!diagram.ok) return refuse(printDiagramRefusal('standard input', diagram.error));
  const question = { ...diagram.value, turn, ply: 0 };
  const answers: [string, Answer][] = [];
  for (const [name, ruleset] of rulesets) {
    const answer = answerOf(question, ruleset);
    if (!answer.ok) return refuse(printStartRefusal(question, input.value, answer.error));
    answers.push([name, answer.value]);
  }
  return accept({ question, answers });
}

interface Asked {
  /** The record's; `undefined` for a diagram. */
  readonly path: string | undefined;
  readonly turn: Color | undefined;
  readonly rulesets: ReadonlyMap<string, Ruleset>;
}

function askedIn({ options, operands }: Words): Result<Asked, string> {
  const [path, operand] = operands;
  if (operand !== undefined)
    return refuse(`unexpected "${operand}"; one FILE, or a diagram on standard input`);
  if (path === undefined && (options.ply !== undefined || options.game !== undefined))
    return refuse('--ply and --game are for a FILE');
  const turn = typeof options.turn === 'string' ? parseColor(options.turn) : undefined;
  if (turn === undefined && options.turn !== undefined)
    return refuse(`--turn is B or W, not "${options.turn}"`);
  const names = typeof options.rules === 'string' ? [options.rules] : RULESET_NAMES;
  const rulesets = new Map<string, Ruleset>();
  for (const name of names) {
    const ruleset = rulesetNamed(name);
    if (ruleset === undefined) return refuse(`unknown rules "${name}"; known are ${RULESET_WORDS}`);
    rulesets.set(name, ruleset);
  }
  return accept({ path, turn, rulesets });
}

function printStartRefusal(question: Question, text: string, refusal: StartRefusal): string {
  if (!('point' in refusal)) return `no game can begin so (${refusal.code})`;
  const { line, column } = placeOfPoint(text, question.geometry, refusal.point);
  const name = printPoint(question.geometry, refusal.point);
  return `standard input:${line}:${column}: the chain at ${name} has no liberty`;
}
