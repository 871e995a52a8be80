/*
 * `honte legal`: reads a board and says what the side to move may play, ruleset by ruleset.
 */
import {
  accept,
  BLACK,
  type Color,
  type DiagramRefusal,
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
import { type Io, printPathRefusal } from '../io.ts';
import { type Answer, agreementsOf, answerOf, type Question } from '../legality/answer.ts';
import { placeOfPoint } from '../legality/diagram-place.ts';
import { answersJson, printAgreements } from '../legality/print.ts';
import { RULESET_WORDS, rulesetNamed } from '../ruleset-name.ts';

const HELP = `usage: honte legal [--rules NAME] [--turn B|W] [--json] < DIAGRAM

Reads a board on standard input and says what the side to move may play under
each ruleset, and why not elsewhere. Rulesets that agree are shown together.

  --rules NAME  one ruleset only: ${RULESET_NAMES.join(' ')};
                or a bare repetition rule: none simple psk ssk nssk, with +s
                where suicide is allowed
  --turn B|W    the side to move (default B)
  --json        print JSON
  -h, --help    print this help

A diagram has one line a row, from the top: X Black, O White, . empty. Spaces,
coordinates at the edges and a frame are passed over:

  printf '.XO.\\nXO.O\\n.XO.\\n....\\n' | honte legal --turn W

The board counts as the first of its game: no move came before it, so a ko can
only be a play that leaves it as it is.

Exit status: 0, or 2 when the diagram cannot be read.
`;

const NAME = 'honte legal';

export const legal: Command = {
  summary: 'say what may be played on a board, and why not elsewhere',
  help: HELP,
  options: { rules: { type: 'string' }, turn: { type: 'string' }, json: { type: 'boolean' } },
  async run(words: Words, io: Io) {
    const asked = askedIn(words);
    if (!asked.ok) return decline(io, NAME, asked.error);
    const input = await io.readInput();
    if (!input.ok) return decline(io, NAME, printPathRefusal(input.error));
    const { turn, rulesets } = asked.value;
    const diagram = parseDiagram(input.value);
    if (!diagram.ok) return decline(io, NAME, printDiagramRefusal(diagram.error));
    const question = { ...diagram.value, turn };
    const answers: [string, Answer][] = [];
    for (const [name, ruleset] of rulesets) {
      const answer = answerOf(question, ruleset);
      if (!answer.ok) return decline(io, NAME, printStartRefusal(question, input.value, answer.error));
      answers.push([name, answer.value]);
    }
    const printed =
      words.options.json === true
        ? JSON.stringify(answersJson(question, answers), null, 2)
        : printAgreements(question, agreementsOf(answers));
    await io.out(`${printed}\n`);
    return 0;
  },
};

interface Asked {
  readonly turn: Color;
  readonly rulesets: ReadonlyMap<string, Ruleset>;
}

function askedIn({ options, operands }: Words): Result<Asked, string> {
  const [operand] = operands;
  if (operand !== undefined) return refuse(`unexpected "${operand}"; the diagram comes on standard input`);
  const turn = typeof options.turn === 'string' ? parseColor(options.turn) : BLACK;
  if (turn === undefined) return refuse(`--turn is B or W, not "${options.turn}"`);
  const names = typeof options.rules === 'string' ? [options.rules] : RULESET_NAMES;
  const rulesets = new Map<string, Ruleset>();
  for (const name of names) {
    const ruleset = rulesetNamed(name);
    if (ruleset === undefined) return refuse(`unknown rules "${name}"; known are ${RULESET_WORDS}`);
    rulesets.set(name, ruleset);
  }
  return accept({ turn, rulesets });
}

const DIAGRAM_REFUSALS: { readonly [C in DiagramRefusal['code']]: string } = {
  empty: 'no board here',
  unknownSign: 'a sign that is neither X, O nor .',
  unevenRows: 'a row of another length than the first',
  size: 'a board has 1 to 25 columns and 1 to 25 rows',
};

function printDiagramRefusal({ code, line, column }: DiagramRefusal): string {
  return `standard input:${line}:${column}: ${DIAGRAM_REFUSALS[code]}`;
}

function printStartRefusal(question: Question, text: string, refusal: StartRefusal): string {
  if (!('point' in refusal)) return `no game can begin so (${refusal.code})`;
  const { line, column } = placeOfPoint(text, question.geometry, refusal.point);
  const name = printPoint(question.geometry, refusal.point);
  return `standard input:${line}:${column}: the chain at ${name} has no liberty`;
}
