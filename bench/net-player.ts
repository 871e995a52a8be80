/*
 * A GTP program that plays by a file of weights: by the network's first thought alone, or with a search. For
 * matches between networks, and to see what one is worth before it is built in.
 *
 *   node --conditions=honte-source --import tsx bench/net-player.ts --weights FILE [--visits N] [--time SECONDS]
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type Evaluator, LEVELS, netBatch, netEvaluator, reportOf, Search, Thinker } from '@honte/engine';
import { kernelBuild, type Network, newKernel, plainNetwork, readWeights } from '@honte/net';
import {
  BLACK,
  type Color,
  EMPTY,
  evenStart,
  type Geometry,
  geometryOf,
  isBoardSize,
  type Move,
  type Point,
  parseColor,
  parsePoint,
  pointsOf,
  printPoint,
  RULESETS,
  type Start,
} from '@honte/rules';

const COMMANDS = [
  ...['protocol_version', 'name', 'version', 'known_command', 'list_commands', 'quit'],
  ...['boardsize', 'clear_board', 'komi', 'play', 'genmove', 'final_status_list'],
];

const { values } = parseArgs({
  options: {
    weights: { type: 'string', default: 'packages/net/weights/9x9.honte' },
    visits: { type: 'string' },
    time: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const read = readWeights(new Uint8Array(readFileSync(values.weights)));
if (!read.ok) throw new Error(`${values.weights}: ${read.error.code}`);
const weights = read.value;
const isBare = values.visits === undefined && values.time === undefined;

/** A board's size with what thinks about it. */
interface Mind {
  readonly geometry: Geometry;
  readonly evaluator: Evaluator;
  readonly thinker: Thinker;
}

/** By the kernel where there are vectors, by plain arithmetic elsewhere. */
function networkFor(geometry: Geometry): Network {
  const build = kernelBuild();
  const batch = netBatch(geometry);
  if (build === 'none') return plainNetwork(weights, geometry, batch);
  const bytes = readFileSync(new URL(`../packages/net/wasm/${build}.wasm`, import.meta.url));
  const kernel = newKernel(new Uint8Array(bytes), weights, geometry, batch);
  if (!kernel.ok) throw new Error(kernel.error);
  return kernel.value;
}

function mindFor(geometry: Geometry): Mind {
  const evaluator = netEvaluator(geometry, networkFor(geometry));
  const thinker = new Thinker(geometry, evaluator, Number(values.seed), () => performance.now(), 200_000);
  return { geometry, evaluator, thinker };
}

/** An answer's text; `undefined` for what makes no sense. */
class NetPlayer {
  #mind = mindFor(geometryOf(9));
  #komi = 7.5;
  #moves: Move[] = [];

  answer(line: string): string | undefined {
    const [command = '', first = '', second = ''] = line.trim().split(/\s+/);
    switch (command) {
      case 'protocol_version':
        return '2';
      case 'name':
        return 'Net';
      case 'version':
        return isBare ? 'policy' : 'search';
      case 'known_command':
        return String(COMMANDS.includes(first));
      case 'list_commands':
        return COMMANDS.join('\n');
      case 'komi':
        this.#komi = Number(first);
        return '';
      case 'quit':
        return '';
      case 'boardsize':
        if (!isBoardSize(Number(first))) return undefined;
        if (this.#mind.geometry !== geometryOf(Number(first)))
          this.#mind = mindFor(geometryOf(Number(first)));
        this.#moves = [];
        return '';
      case 'clear_board':
        this.#moves = [];
        return '';
      case 'play':
        return this.#play(parseColor(first), second);
      case 'genmove':
        return this.#choose(parseColor(first));
      case 'final_status_list':
        return this.#dead();
      default:
        return undefined;
    }
  }

  #start(): Start {
    const start = evenStart(this.#mind.geometry, RULESETS.chinese, { komi: this.#komi });
    if (!start.ok) throw new Error(start.error.code);
    return start.value;
  }

  #play(color: Color | undefined, vertex: string): string | undefined {
    if (color === undefined) return undefined;
    if (vertex.toLowerCase() === 'pass') this.#moves.push({ kind: 'pass', color });
    else {
      const point = parsePoint(this.#mind.geometry, vertex);
      if (!point.ok) return undefined;
      this.#moves.push({ kind: 'play', color, point: point.value });
    }
    return '';
  }

  #choose(color: Color | undefined): string | undefined {
    if (color === undefined) return undefined;
    const { geometry, thinker } = this.#mind;
    if (isBare) {
      const point = this.#firstThought(color);
      this.#moves.push(point === undefined ? { kind: 'pass', color } : { kind: 'play', color, point });
      return point === undefined ? 'pass' : printPoint(geometry, point);
    }
    const playouts = values.visits === undefined ? Number.POSITIVE_INFINITY : Number(values.visits);
    const timeMs = values.time === undefined ? Number.POSITIVE_INFINITY : 1000 * Number(values.time);
    const choice = thinker.think({
      start: this.#start(),
      moves: [...this.#moves],
      level: LEVELS.hard,
      playouts,
      timeMs,
    });
    if (choice.kind === 'resign') return 'resign';
    this.#moves.push(choice);
    return choice.kind === 'pass' ? 'pass' : printPoint(geometry, choice.point);
  }

  /** The likeliest legal play that fills no own eye, or nothing when the pass is likelier. */
  #firstThought(color: Color): Point | undefined {
    const { geometry, evaluator } = this.#mind;
    const search = new Search(geometry, evaluator, 1000);
    search.setPosition(this.#start(), this.#moves);
    search.run(1);
    const best = [...reportOf(search).candidates].sort((a, b) => b.prior - a.prior)[0];
    return best?.move.kind === 'play' && best.move.color === color ? best.move.point : undefined;
  }

  /** Chains on points that are rather the other color's. */
  #dead(): string {
    const { geometry, evaluator } = this.#mind;
    const search = new Search(geometry, evaluator, 1000);
    search.setPosition(this.#start(), this.#moves);
    search.run(1);
    const { ownership } = reportOf(search);
    const { board } = search.root;
    const isDead = (p: Point) => {
      const chain = board.chainAt(p);
      const sum = chain.reduce((total, q) => total + ownership[q]!, 0);
      return board.stones[p] === BLACK ? sum < 0 : sum > 0;
    };
    const dead = pointsOf(geometry).filter((p) => board.stones[p] !== EMPTY && isDead(p));
    return dead.map((p) => printPoint(geometry, p)).join(' ');
  }
}

const player = new NetPlayer();
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const text = player.answer(line);
  process.stdout.write(text === undefined ? '? cannot do that\n\n' : `= ${text}\n\n`);
  if (line.trim() === 'quit') process.exit();
}
