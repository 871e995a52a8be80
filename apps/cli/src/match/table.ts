/*
 * One game between the two programs, with the referee between them: every move is judged by the rules here,
 * with positional superko, before the other program hears of it. Begin with `playGame`.
 */
import {
  areaReceipt,
  BLACK,
  type Color,
  evenStart,
  geometryOf,
  invariant,
  opponent,
  type Point,
  Position,
  parsePoint,
  printColor,
  printPoint,
  type Refusal,
  receiptOf,
  WHITE,
} from '@honte/rules';
import { type Dead, deadIn, sameDead } from './dead-list.ts';
import type { Opening } from './openings.ts';
import type { Conditions, Fault, FaultCode, Program } from './program.ts';
import type { GameRecord, Reason } from './record.ts';
import { otherSide, type PerSide, type Side } from './side.ts';

/** Which game of the match, and how it begins. */
export interface Pairing {
  /** From 1. */
  readonly game: number;
  readonly black: Side;
  readonly opening: Opening;
}

export interface TableRules extends Conditions {
  /** The ply at which a board is counted as it stands, whatever the programs want. */
  readonly maxPlies: number;
}

interface Ending {
  readonly winner: Color | undefined;
  readonly result: string;
  readonly reason: Reason;
  readonly dead?: readonly Point[];
  readonly fault?: Fault;
}

/** Beyond the last moment of a clock, before the program is no longer waited for. */
const GRACE_MS = 50;

/** Plays one game to its end, whatever the programs do. `now` is in milliseconds. */
export async function playGame(
  pairing: Pairing,
  programs: PerSide<Program>,
  rules: TableRules,
  now: () => number,
): Promise<GameRecord> {
  const began = now();
  const table = new Table(pairing, programs, rules, now);
  const ending = await table.play();
  return table.recordOf(ending, now() - began);
}

class Table {
  readonly #pairing: Pairing;
  readonly #programs: PerSide<Program>;
  readonly #rules: TableRules;
  readonly #now: () => number;
  readonly #moves: string[] = [];
  readonly #thinkMs = { a: 0, b: 0 };
  readonly #turns = { a: 0, b: 0 };
  readonly #calledDead: { a: Dead | undefined; b: Dead | undefined } = { a: undefined, b: undefined };
  #position: Position;
  #playedOutFrom: number | undefined;

  constructor(pairing: Pairing, programs: PerSide<Program>, rules: TableRules, now: () => number) {
    this.#pairing = pairing;
    this.#programs = programs;
    this.#rules = rules;
    this.#now = now;
    const start = evenStart(geometryOf(rules.size), rules.ruleset, { komi: rules.komi });
    invariant(start.ok, 'a komi that is no multiple of one half');
    this.#position = Position.at(start.value);
  }

  async play(): Promise<Ending> {
    for (const color of [BLACK, WHITE] as const) {
      const ready = await this.#programOf(color).prepare(this.#pairing.game, this.#rules);
      if (!ready.ok) return forfeit(color, ready.error);
    }
    const opened = await this.#open();
    if (opened !== undefined) return opened;
    while (true) {
      const ended = (await this.#stop()) ?? (await this.#turn());
      if (ended !== undefined) return ended;
    }
  }

  recordOf(ending: Ending, elapsedMs: number): GameRecord {
    const { winner, result, reason, dead = [], fault } = ending;
    const namesOf = (points: Iterable<Point>) =>
      [...points].map((p) => printPoint(this.#position.geometry, p));
    const { a, b } = this.#calledDead;
    return {
      game: this.#pairing.game,
      black: this.#pairing.black,
      opening: this.#pairing.opening.join(' '),
      moves: this.#moves,
      result,
      winner: winner === undefined ? null : this.#sideOf(winner),
      reason,
      dead: namesOf(dead),
      calledDead: { a: a ? namesOf(a) : null, b: b ? namesOf(b) : null },
      playedOutFrom: this.#playedOutFrom ?? null,
      thinkMs: { a: Math.round(this.#thinkMs.a), b: Math.round(this.#thinkMs.b) },
      turns: this.#turns,
      elapsedMs: Math.round(elapsedMs),
      fault: fault ?? null,
    };
  }

  #sideOf(color: Color): Side {
    return color === BLACK ? this.#pairing.black : otherSide(this.#pairing.black);
  }

  #programOf(color: Color): Program {
    return this.#programs[this.#sideOf(color)];
  }

  /** Sets the opening's moves on every board. */
  async #open(): Promise<Ending | undefined> {
    for (const text of this.#pairing.opening) {
      const color = this.#position.turn;
      const point = parsePoint(this.#position.geometry, text);
      invariant(point.ok, `the opening's ${text} is no point`);
      const after = this.#position.after(point.value);
      invariant(after.ok, `the opening's ${text} is not legal`);
      this.#position = after.value;
      this.#moves.push(text);
      const told = (await this.#tell(color, color, text)) ?? (await this.#tell(opponent(color), color, text));
      if (told !== undefined) return told;
    }
    return undefined;
  }

  /** Tells the program of one color of a move. */
  async #tell(listener: Color, color: Color, text: string): Promise<Ending | undefined> {
    const told = await this.#programOf(listener).ask(`play ${printColor(color).toLowerCase()} ${text}`);
    return told.ok ? undefined : forfeit(listener, told.error);
  }

  /** What two passes come to, or the last ply allowed: the end, or playing on. */
  async #stop(): Promise<Ending | undefined> {
    const { isStopped, ply, turn } = this.#position;
    if (isStopped) {
      if (this.#playedOutFrom !== undefined) return this.#counted('playedOut');
      const judged = await this.#judge();
      if (judged !== undefined) return judged;
      this.#playedOutFrom = ply;
      this.#position = this.#position.resumed(turn);
    }
    return ply >= this.#rules.maxPlies ? this.#counted('plies') : undefined;
  }

  /** Counts where both programs name the same dead stones; `undefined` where they do not. */
  async #judge(): Promise<Ending | undefined> {
    for (const color of [BLACK, WHITE] as const) {
      const program = this.#programOf(color);
      if (!program.knows('final_status_list')) continue;
      const answer = await program.ask('final_status_list dead');
      if (answer.ok) this.#calledDead[program.side] = deadIn(this.#position.board, answer.value);
      else if (answer.error.code !== 'declined') return forfeit(color, answer.error);
    }
    const { a, b } = this.#calledDead;
    return a && b && sameDead(a, b) ? this.#counted('agreed', [...a]) : undefined;
  }

  async #turn(): Promise<Ending | undefined> {
    const color = this.#position.turn;
    const program = this.#programOf(color);
    const letter = printColor(color).toLowerCase();
    const leftMs = this.#leftMs(color);
    if (leftMs !== undefined && program.knows('time_left')) {
      const told = await program.ask(`time_left ${letter} ${Math.floor(leftMs / 1000)} 0`);
      if (!told.ok && told.error.code !== 'declined') return forfeit(color, told.error);
    }
    const isCleanup = this.#playedOutFrom !== undefined && program.knows('kgs-genmove_cleanup');
    const began = this.#now();
    const answer = await program.ask(
      `${isCleanup ? 'kgs-genmove_cleanup' : 'genmove'} ${letter}`,
      leftMs === undefined ? undefined : leftMs + GRACE_MS,
    );
    const spentMs = this.#now() - began;
    this.#thinkMs[program.side] += spentMs;
    this.#turns[program.side]++;
    const isSilent = !answer.ok && answer.error.code === 'silent';
    if (leftMs !== undefined && (isSilent || spentMs > leftMs)) return won(opponent(color), 'T', 'time');
    if (!answer.ok) return forfeit(color, answer.error);
    return this.#moved(color, answer.value);
  }

  /** What a color has left of its time; `undefined` without a clock. */
  #leftMs(color: Color): number | undefined {
    const { timeSeconds } = this.#rules;
    return timeSeconds === undefined ? undefined : 1000 * timeSeconds - this.#thinkMs[this.#sideOf(color)];
  }

  /** Judges what the program of `color` answered to `genmove`, and passes it on. */
  async #moved(color: Color, text: string): Promise<Ending | undefined> {
    const { geometry } = this.#position;
    const word = text.toLowerCase();
    if (word === 'resign') return won(opponent(color), 'R', 'resigned');
    if (word === 'pass') {
      this.#position = this.#position.passed();
      this.#moves.push('pass');
      return this.#tell(opponent(color), color, 'pass');
    }
    const point = parsePoint(geometry, text);
    if (!point.ok) return this.#wrong(color, 'notAMove', `"${text.slice(0, 80)}" is no move`);
    const after = this.#position.after(point.value);
    const name = printPoint(geometry, point.value);
    if (!after.ok) return this.#wrong(color, 'illegal', `${name}: ${printRefusal(after.error)}`);
    this.#position = after.value;
    this.#moves.push(name);
    return this.#tell(opponent(color), color, name);
  }

  #wrong(color: Color, code: FaultCode, detail: string): Ending {
    return forfeit(color, { side: this.#sideOf(color), code, detail });
  }

  /** Counts by the rules where the dead are agreed on, else the board as it stands, by area. */
  #counted(reason: Reason, dead: readonly Point[] = []): Ending {
    const { board, geometry, passStones } = this.#position;
    const { ruleset, komi } = this.#rules;
    const count = reason === 'agreed' ? receiptOf : areaReceipt;
    const prisoners = { black: board.prisoners(BLACK), white: board.prisoners(WHITE) };
    const stones = board.stones;
    const { lead, result } = count({
      geometry,
      stones,
      dead,
      ruleset,
      komi,
      handicap: 0,
      prisoners,
      passStones: ruleset.passStones ? passStones : { black: 0, white: 0 },
    });
    if (lead === 0) return { winner: undefined, result, reason, dead };
    return { winner: lead > 0 ? BLACK : WHITE, result, reason, dead };
  }
}

function won(winner: Color, how: 'R' | 'T' | 'F', reason: Reason, fault?: Fault): Ending {
  const result = `${printColor(winner)}+${how}`;
  return { winner, result, reason, ...(fault && { fault }) };
}

function forfeit(color: Color, fault: Fault): Ending {
  return won(opponent(color), 'F', 'fault', fault);
}

function printRefusal(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'occupied':
      return 'a stone stands there';
    case 'suicide':
      return 'suicide';
    case 'ko':
      return `repeats the board after move ${refusal.ply}`;
  }
}
