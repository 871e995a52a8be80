/*
 * One of the two programs through a whole match: started when needed, started anew after a fault or where
 * its command line holds the number of the game, made ready for each game.
 */
import { accept, type Result, type Ruleset, refuse } from '@honte/rules';
import { printKataRules } from '../gtp/kata-rules.ts';
import { hasSeed, withSeed } from './command-line.ts';
import type { Answer, Launch, Player } from './player.ts';
import type { Side } from './side.ts';

/**
 * What a program did wrong: left or could not be started; gave no answer in time; wrote what is no GTP;
 * answered a command that it must carry out with an error; answered with what is no move; played what the
 * rules forbid.
 */
export type FaultCode = 'gone' | 'silent' | 'garbled' | 'declined' | 'notAMove' | 'illegal';

export interface Fault {
  readonly side: Side;
  readonly code: FaultCode;
  /** In words, for people. */
  readonly detail: string;
}

/** What a game is prepared with. */
export interface Conditions {
  readonly size: number;
  readonly komi: number;
  readonly ruleset: Ruleset;
  /** Absolute time for each player in seconds; `undefined` without a clock. */
  readonly timeSeconds: number | undefined;
}

/** Commands without which there is no match. */
const REQUIRED = ['boardsize', 'clear_board', 'komi', 'play', 'genmove'];

export class Program {
  readonly side: Side;
  /** As the program says itself; empty until it is started. */
  name = '';
  version = '';
  readonly #words: readonly string[];
  readonly #launch: Launch;
  readonly #patienceMs: number;
  #known: ReadonlySet<string> = new Set();
  #player: Player | undefined;
  /** The game for which it was started. */
  #startedFor = 0;
  #isRetired = false;

  constructor(side: Side, words: readonly string[], launch: Launch, patienceMs: number) {
    this.side = side;
    this.#words = words;
    this.#launch = launch;
    this.#patienceMs = patienceMs;
  }

  knows(command: string): boolean {
    return this.#known.has(command);
  }

  /** Has the program running and ready for a game on the empty board; games are numbered from 1. */
  async prepare(game: number, conditions: Conditions): Promise<Result<void, Fault>> {
    const { size, komi, ruleset, timeSeconds } = conditions;
    if (hasSeed(this.#words) && this.#startedFor !== game) await this.stop();
    if (this.#player === undefined) {
      const started = await this.#start(game);
      if (!started.ok) return started;
    }
    for (const command of [`boardsize ${size}`, 'clear_board', `komi ${komi}`]) {
      const done = await this.ask(command);
      if (!done.ok) return done;
    }
    const wishes = [
      ['kata-set-rules', printKataRules(ruleset)],
      ...(timeSeconds === undefined ? [] : [['time_settings', `${timeSeconds} 0 0`]]),
    ] as const;
    for (const [command, words] of wishes) {
      if (!this.knows(command!)) continue;
      const done = await this.ask(`${command} ${words}`);
      // The referee has the last word on rules and time: a program that will not hear of them may play on.
      if (!done.ok && done.error.code !== 'declined') return done;
    }
    return accept(undefined);
  }

  /** Asks a program that is running. After any fault but `declined` it is no longer. */
  async ask(command: string, limitMs = this.#patienceMs): Promise<Result<string, Fault>> {
    const player = this.#player;
    const answer: Answer = player
      ? await player.ask(command, limitMs)
      : { kind: 'gone', why: 'it was stopped' };
    if (answer.kind === 'said') return accept(answer.text);
    if (answer.kind !== 'declined') await this.stop();
    const detail = printAnswer(answer, limitMs);
    return refuse({ side: this.side, code: answer.kind, detail: `${command}: ${detail}` });
  }

  async stop(): Promise<void> {
    const player = this.#player;
    this.#player = undefined;
    await player?.stop();
  }

  /** Stops it for good: whatever is under way ends with its being gone. */
  async retire(): Promise<void> {
    this.#isRetired = true;
    await this.stop();
  }

  async #start(game: number): Promise<Result<void, Fault>> {
    if (this.#isRetired) return refuse({ side: this.side, code: 'gone', detail: 'it was stopped' });
    this.#player = this.#launch(withSeed(this.#words, game));
    this.#startedFor = game;
    const said: string[] = [];
    for (const command of ['name', 'version', 'list_commands']) {
      const answer = await this.ask(command);
      if (!answer.ok && answer.error.code !== 'declined') return answer;
      said.push(answer.ok ? answer.value : '');
    }
    const [name = '', version = '', commands = ''] = said;
    this.name = name;
    this.version = version;
    this.#known = new Set(commands.split(/\s+/));
    const missing = commands === '' ? undefined : REQUIRED.find((command) => !this.knows(command));
    if (missing === undefined) return accept(undefined);
    return refuse({ side: this.side, code: 'declined', detail: `it does not know ${missing}` });
  }
}

function printAnswer(answer: Exclude<Answer, { kind: 'said' }>, limitMs: number): string {
  switch (answer.kind) {
    case 'declined':
      return `answered "? ${answer.text}"`;
    case 'garbled':
      return `answered "${answer.text.slice(0, 80)}", which is no GTP`;
    case 'gone':
      return answer.why;
    case 'silent':
      return `no answer within ${limitMs / 1000} s`;
  }
}
