/*
 * A GTP program that plays any legal move that fills no eye of its own, each as likely, and passes when there
 * is none: the floor to measure levels from. `tsx bench/random-player.ts --seed 1`.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import {
  type Color,
  evenStart,
  type Geometry,
  geometryOf,
  isBoardSize,
  neighborsOf,
  opponent,
  type Point,
  Position,
  parseColor,
  parsePoint,
  printPoint,
  RULESETS,
} from '@honte/rules';
import { Dice } from './dice.ts';

const COMMANDS = [
  ...['protocol_version', 'name', 'version', 'known_command', 'list_commands', 'quit'],
  ...['boardsize', 'clear_board', 'komi', 'play', 'genmove'],
];

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } });
const dice = new Dice(Math.imul(Number(values.seed) + 1, 0x9e3779b1));

/** An answer's text; `undefined` for what makes no sense. */
class RandomPlayer {
  #geometry: Geometry = geometryOf(9);
  #position: Position = emptyBoard(this.#geometry);

  answer(line: string): string | undefined {
    const [command = '', first = '', second = ''] = line.trim().split(/\s+/);
    switch (command) {
      case 'protocol_version':
        return '2';
      case 'name':
        return 'Random';
      case 'version':
        return '1';
      case 'known_command':
        return String(COMMANDS.includes(first));
      case 'list_commands':
        return COMMANDS.join('\n');
      case 'komi':
      case 'quit':
        return '';
      case 'boardsize':
        if (!isBoardSize(Number(first))) return undefined;
        this.#geometry = geometryOf(Number(first));
        return this.#clear();
      case 'clear_board':
        return this.#clear();
      case 'play':
        return this.#play(parseColor(first), second);
      case 'genmove':
        return this.#choose(parseColor(first));
      default:
        return undefined;
    }
  }

  #clear(): string {
    this.#position = emptyBoard(this.#geometry);
    return '';
  }

  #play(color: Color | undefined, vertex: string): string | undefined {
    if (color === undefined) return undefined;
    const position = this.#position.turn === color ? this.#position : this.#position.resumed(color);
    if (vertex.toLowerCase() === 'pass') {
      this.#position = position.passed();
      return '';
    }
    const point = parsePoint(this.#geometry, vertex);
    const after = point.ok ? position.after(point.value) : undefined;
    if (!after?.ok) return undefined;
    this.#position = after.value;
    return '';
  }

  #choose(color: Color | undefined): string | undefined {
    if (color === undefined) return undefined;
    const position = this.#position.turn === color ? this.#position : this.#position.resumed(color);
    const moves = position.legalPoints().filter((p) => !isEye(position, p, color));
    const p = moves[dice.roll(moves.length)];
    const vertex = p === undefined ? 'pass' : printPoint(this.#geometry, p);
    this.#play(color, vertex);
    return vertex;
  }
}

/** Chinese rules have the positional superko that matches are played by. */
function emptyBoard(geometry: Geometry): Position {
  const start = evenStart(geometry, RULESETS.chinese);
  if (!start.ok) throw new Error(start.error.code);
  return Position.at(start.value);
}

/** One empty point amid own stones, with too few of the other color on its diagonals to be false. */
function isEye({ board, geometry }: Position, p: Point, color: Color): boolean {
  if (neighborsOf(geometry, p).some((n) => board.stones[n] !== color)) return false;
  const diagonals = [...geometry.diagonals.subarray(4 * p, 4 * p + 4)];
  const hostile = diagonals.filter((q) => board.stones[q] === opponent(color)).length;
  return hostile < (diagonals.includes(geometry.wall) ? 1 : 2);
}

const player = new RandomPlayer();
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const text = player.answer(line);
  process.stdout.write(text === undefined ? '? cannot do that\n\n' : `= ${text}\n\n`);
  if (line.trim() === 'quit') process.exit();
}
