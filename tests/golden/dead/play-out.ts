/*
 * How the truth about the golden positions was found: each is played on by the computer with itself, at
 * 2,000 playouts a move, once with either color to move first, until nothing is left to play, and the
 * chains that are still there are counted; beside it what GNU Go says, where it is installed.
 *
 * npx tsx --conditions=honte-source tests/golden/dead/play-out.ts [part of a name] [playouts]
 */
import { spawnSync } from 'node:child_process';
import { Chance, LEVELS, playoutEvaluator, Thinker } from '@honte/engine';
import {
  areaReceipt,
  BLACK,
  COLORS,
  type Color,
  type Move,
  opponent,
  type Point,
  Position,
  printPoint,
  RULESETS,
  type Start,
  setUpStart,
} from '@honte/rules';
import { type Golden, readGoldens } from './golden.ts';

const SEED = 1;
/** The program that gives the second opinion. */
const SECOND = 'gnugo';

/** What a side that moves first must gain on the expected count, so that both have to fight for all. */
const STAKE = 1.5;

/** The stones of the board after play went on from it, `first` moving first. */
function playedOut(
  { start: { geometry, stones }, fates }: Golden,
  first: Color,
  playouts: number,
): Uint8Array {
  // By area what is dead can be taken at no cost, and has to be: the board counts as it stands.
  const ruleset = { ...RULESETS.tt, suicide: false };
  const dead = [...fates].filter(([, fate]) => fate === 'dead').map(([p]) => p);
  const none = { black: 0, white: 0 };
  const { lead } = areaReceipt({ geometry, stones, dead, ruleset, komi: 0, handicap: 0, prisoners: none });
  const komi = lead + (first === BLACK ? STAKE : -STAKE);
  const start = setUpStart(geometry, ruleset, stones, first, { komi });
  if (!start.ok) throw new Error(start.error.code);
  return playedOn(start.value, playouts);
}

function playedOn(start: Start, playouts: number): Uint8Array {
  const { geometry } = start;
  const evaluator = playoutEvaluator(geometry, new Chance(SEED));
  const thinkers = COLORS.map((color) => new Thinker(geometry, evaluator, SEED + color, () => 0));
  const level = { ...LEVELS.hard, resigns: false };
  const moves: Move[] = [];
  let position = Position.at(start);
  while (!position.isStopped) {
    const thinker = thinkers[position.turn === BLACK ? 0 : 1] as Thinker;
    const task = { start, moves: [...moves], level, playouts, timeMs: Number.POSITIVE_INFINITY };
    const move = thinker.think(task);
    if (move.kind === 'resign') throw new Error('a level that does not resign resigned');
    moves.push(move);
    if (move.kind === 'pass') position = position.passed();
    else {
      const next = position.after(move.point);
      if (!next.ok) throw new Error('an illegal move');
      position = next.value;
    }
  }
  return position.board.stones;
}

/** Stones that GNU Go calls dead or in seki, or `undefined` where it is not installed. */
function secondOpinion({ start }: Golden): Map<string, string> | undefined {
  const { geometry, ruleset } = start;
  const plays = [...start.stones].flatMap((stone, p) =>
    stone === 0 ? [] : [`play ${stone === BLACK ? 'B' : 'W'} ${printPoint(geometry, p as Point)}`],
  );
  const kinds = ['dead', 'seki'];
  const asked = [
    `boardsize ${geometry.width}`,
    ...plays,
    ...kinds.map((kind) => `final_status_list ${kind}`),
  ];
  const rules = ruleset.scoring === 'territory' ? '--japanese-rules' : '--chinese-rules';
  const { stdout, error } = spawnSync(SECOND, ['--mode', 'gtp', rules], {
    input: `${asked.join('\n')}\nquit\n`,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/games` },
  });
  if (error !== undefined) return undefined;
  const answers = stdout.split('\n\n').slice(asked.length - 2, asked.length);
  return new Map(
    answers.flatMap((answer, i) =>
      answer
        .replace('=', ' ')
        .split(/\s+/)
        .filter((word) => word !== '')
        .map((word) => [word, kinds[i] as string] as const),
    ),
  );
}

/**
 * Prints where a file and the games do not agree: what is dead must fall even when its owner moves first,
 * and all else must stay when the opponent does. Who has to gain and cannot may throw his own stones away.
 */
function report(golden: Golden, playouts: number): void {
  const { start, fates, name } = golden;
  const { board } = Position.at(start);
  const after = new Map(COLORS.map((color) => [color, playedOut(golden, color, playouts)]));
  const second = secondOpinion(golden);
  const doubts: string[] = [];
  for (const [p, fate] of fates) {
    const chain = board.chainAt(p);
    if (chain[0] !== p) continue;
    const owner = board.stones[p] as Color;
    const stones = after.get(fate === 'dead' ? owner : opponent(owner));
    const stays = chain.some((q) => stones?.[q] === owner);
    const point = printPoint(start.geometry, p);
    if (stays !== (fate !== 'dead')) doubts.push(`${point} is ${fate}, but ${stays ? 'stays' : 'falls'}`);
    const other = second?.get(point) ?? 'alive';
    if (second !== undefined && other !== fate) doubts.push(`${point} is ${fate}, GNU Go says ${other}`);
  }
  process.stdout.write(`${name}: ${doubts.length === 0 ? 'all agree' : doubts.join('; ')}\n`);
}

const [part = '', playouts = '2000'] = process.argv.slice(2);
for (const golden of readGoldens()) if (golden.name.includes(part)) report(golden, Number(playouts));
