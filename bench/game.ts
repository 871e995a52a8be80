/*
 * Cost of a game's events: one of 10⁵ events against one of 10³, time per event and memory. Each kind
 * of game is asked after every event what a screen asks. Collecting garbage takes threads of its own, so
 * on a busy machine the fastest rounds say more than the median.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  apply,
  canUndo,
  clockOf,
  type Event,
  type Game,
  lastAtOf,
  lastMoveOf,
  newGame,
  phaseOf,
  plyOf,
  positionOf,
  type TimeSettings,
  UNTIMED,
} from '@honte/game';
import { bareRuleset, evenStart, geometryOf, invariant, RULESETS, type Ruleset } from '@honte/rules';
import { Dice } from './dice.ts';
import { type Spread, spreadOf, timeRounds } from './rounds.ts';

const SHORT = 1_000;
const LONG = 100_000;
const ROUNDS = 5;
const SEED = 20261130;
const BYOYOMI: TimeSettings = { kind: 'byoyomi', mainMs: 3.6e6, periods: 5, periodMs: 30_000 };

/** What the events of a game are. Suicide is legal in all of them, or chance would soon leave no play. */
interface Kind {
  readonly name: string;
  readonly ruleset: Ruleset;
  readonly time: TimeSettings;
  /** Of 100 events in play, how many are an `undone`, and how many a pass. */
  readonly undone: number;
  readonly passed: number;
  /** Most plies that one `undone` takes back. */
  readonly deep: number;
}

const KINDS: readonly Kind[] = [
  {
    name: 'plays, no ban but simple ko',
    ruleset: bareRuleset('simple', true),
    time: UNTIMED,
    undone: 0,
    passed: 0,
    deep: 0,
  },
  { name: 'plays, situational superko', ruleset: RULESETS.nz, time: UNTIMED, undone: 0, passed: 0, deep: 0 },
  {
    name: 'plays, passes, undo; timed',
    ruleset: RULESETS.nz,
    time: BYOYOMI,
    undone: 20,
    passed: 10,
    deep: 3,
  },
  {
    name: 'undo as deep as 300 plies',
    ruleset: bareRuleset('naturalSituational', true),
    time: UNTIMED,
    undone: 2,
    passed: 0,
    deep: 300,
  },
];

export function benchGame(): void {
  for (const kind of KINDS) {
    const events = eventsFor(kind, LONG);
    const short = events.slice(0, SHORT);
    const timings = timeRounds(
      [
        { name: 'long', work: () => grow(kind, events), repeats: 1 },
        { name: 'short', work: () => grow(kind, short), repeats: LONG / SHORT / 4 },
      ],
      ROUNDS,
    );
    const plays = events.filter((event) => event.kind === 'played').length;
    const long = spreadOf((timings.get('long') ?? []).map((ms) => (1000 * ms) / LONG));
    const brief = spreadOf((timings.get('short') ?? []).map((ms) => (1000 * ms) / SHORT));
    console.log(
      `${kind.name} (${Math.round((100 * plays) / LONG)} % plays), µs an event: ` +
        `${printSpread(brief)} of ${SHORT}, ${printSpread(long)} of ${LONG}; ` +
        `${(long.median / brief.median).toFixed(2)}×, fastest rounds ${(long.min / brief.min).toFixed(2)}×; ` +
        `${heldMiB(kind, events).toFixed(0)} MiB held`,
    );
  }
}

function printSpread({ median, min, max }: Spread): string {
  return `${median.toFixed(1)} (${min.toFixed(1)}–${max.toFixed(1)})`;
}

function begin(kind: Kind): Game {
  const start = evenStart(geometryOf(19), kind.ruleset);
  invariant(start.ok, 'an even game can begin');
  const game = newGame({ start: start.value, freeHandicap: 0, time: kind.time });
  invariant(game.ok, 'the settings make sense');
  return game.value;
}

function grow(kind: Kind, events: readonly Event[]): Game {
  let game = begin(kind);
  for (const event of events) {
    const next = apply(game, event);
    invariant(next.ok, 'these events follow one another');
    game = next.value;
    look(game);
  }
  return game;
}

function look(game: Game): void {
  phaseOf(game);
  positionOf(game);
  lastMoveOf(game);
  canUndo(game);
  clockOf(game, lastAtOf(game) + 500);
}

/** MiB more in use, boards included, while one game is held than when it is not. */
function heldMiB(kind: Kind, events: readonly Event[]): number {
  setFlagsFromString('--expose_gc');
  const collect: () => void = runInNewContext('gc');
  const used = () => {
    // Twice, since the first round only finds what the second can free.
    collect();
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 2 ** 20;
  };
  const before = used();
  const game = grow(kind, events);
  const after = used();
  invariant(game.length === events.length, 'the game is held until here');
  return after - before;
}

/** Random events: in play mostly plays on empty points, at a stop a mark and then play goes on. */
function eventsFor(kind: Kind, length: number): Event[] {
  const dice = new Dice(SEED);
  const events: Event[] = [];
  let game = begin(kind);
  while (events.length < length) {
    const event = chosen(game, kind, dice);
    const next = apply(game, event);
    if (!next.ok) continue;
    events.push(event);
    game = next.value;
  }
  return events;
}

function chosen(game: Game, kind: Kind, dice: Dice): Event {
  const position = positionOf(game);
  const at = kind.time.kind === 'none' ? 0 : lastAtOf(game) + 1 + dice.roll(2000);
  const by = position.turn;
  if (phaseOf(game) === 'marking') return { kind: 'resumed', by, at };
  const fate = dice.roll(100);
  if (fate < kind.undone)
    return { kind: 'undone', by, at, plies: 1 + dice.roll(Math.min(kind.deep, plyOf(game) + 1)) };
  if (fate < kind.undone + kind.passed) return { kind: 'passed', by, at };
  const legal = position.legalPoints();
  const point = legal[dice.roll(legal.length)];
  return point === undefined ? { kind: 'passed', by, at } : { kind: 'played', by, at, point };
}
