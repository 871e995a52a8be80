/*
 * GTP programs in memory, and a match between them, for tests.
 */
import { RULESETS, type Ruleset } from '@honte/rules';
import type { Opening } from './openings.ts';
import type { Answer, Launch, Player } from './player.ts';
import { Program } from './program.ts';
import type { GameRecord } from './record.ts';
import type { PerSide, Side } from './side.ts';
import { playGame } from './table.ts';

const BASIC = 'name version list_commands boardsize clear_board komi play genmove';

/** What a program in memory does; commands that are not named are answered with nothing. */
export interface Script {
  /** Answers to `genmove` and `kgs-genmove_cleanup`, in order, in each game; then passes. */
  readonly moves?: readonly (string | Answer)[];
  readonly answers?: { readonly [command: string]: string | Answer };
  /** Commands that it knows beside those that it must. */
  readonly knows?: string;
  /** Every command that it was sent. */
  readonly heard?: string[];
}

function scripted({ moves = [], answers = {}, knows = '', heard = [] }: Script): Player {
  let turn = 0;
  return {
    ask: async (line) => {
      heard.push(line);
      const [command = ''] = line.split(' ');
      if (command === 'clear_board') turn = 0;
      if (answers[command] !== undefined) return answerOf(answers[command]);
      if (command === 'list_commands') return answerOf(`${BASIC} ${knows}`);
      if (command.includes('genmove')) return answerOf(moves[turn++] ?? 'pass');
      return answerOf('');
    },
    stop: async () => undefined,
  };
}

function answerOf(answer: string | Answer): Answer {
  return typeof answer === 'string' ? { kind: 'said', text: answer } : answer;
}

/** Starts programs in memory by the first word of their command lines. */
export function launchOf(scripts: { readonly [word: string]: Script }, started: string[] = []): Launch {
  return (words) => {
    started.push(words.join(' '));
    const script = scripts[words[0] ?? ''];
    return script
      ? scripted(script)
      : scripted({ answers: { name: { kind: 'gone', why: 'cannot be started (ENOENT)' } } });
  };
}

export interface Terms {
  readonly ruleset?: Ruleset;
  readonly komi?: number;
  readonly timeSeconds?: number;
  readonly maxPlies?: number;
  readonly opening?: Opening;
  readonly black?: Side;
  readonly now?: () => number;
}

/** One game on 5 × 5 between two programs in memory; A has Black and C4 D4 are played. */
export function played(scripts: PerSide<Script>, terms: Terms = {}): Promise<GameRecord> {
  const programFor = (side: Side) => new Program(side, [side], launchOf({ ...scripts }), 1000);
  const pairing = { game: 1, black: terms.black ?? 'a', opening: terms.opening ?? (['C4', 'D4'] as const) };
  const rules = {
    size: 5,
    komi: terms.komi ?? 0.5,
    ruleset: terms.ruleset ?? RULESETS.chinese,
    timeSeconds: terms.timeSeconds,
    maxPlies: terms.maxPlies ?? 75,
  };
  return playGame(pairing, { a: programFor('a'), b: programFor('b') }, rules, terms.now ?? (() => 0));
}
