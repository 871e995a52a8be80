/*
 * What is counted in a record, by which rules and with which komi, and where these come from.
 */
import { Chance, fatesOf, playoutEvaluator } from '@honte/engine';
import { type NodeId, positionInTree, replayTo, startOfTree } from '@honte/game';
import {
  accept,
  BLACK,
  EMPTY,
  type Point,
  parsePoint,
  type Receipt,
  type Result,
  RULESETS,
  type Ruleset,
  receiptOf,
  refuse,
  WHITE,
} from '@honte/rules';
import { type GameInfo, type GameRecord, infoOf } from '@honte/sgf';

/** What the command line asks for. */
export interface Wishes {
  /** Instead of the file's. */
  readonly ruleset: Ruleset | undefined;
  readonly komi: number | undefined;
  readonly dead: readonly string[] | 'propose';
}

export interface Count {
  readonly info: GameInfo;
  readonly receipt: Receipt;
  readonly ruleset: Ruleset;
  /** Where the rules and the komi come from; `unstated`: the file has none, so they are Honte's, or 0. */
  readonly rulesFrom: 'asked' | 'file' | 'unstated';
  readonly komiFrom: 'asked' | 'file' | 'unstated';
  /** Every stone lifted as dead, in increasing order. */
  readonly dead: readonly Point[];
}

/** By which rules a file is counted that states none, or none that are known. */
const FALLBACK = RULESETS.chinese;

/** The count of a record at a node, or why there is none. */
export function countOf(record: GameRecord, id: NodeId, wishes: Wishes): Result<Count, string> {
  const info = infoOf(record);
  const ruleset = wishes.ruleset ?? info.ruleset ?? FALLBACK;
  const komi = wishes.komi ?? info.komi ?? 0;
  const fates = wishes.dead === 'propose' ? proposed(record, id) : named(record, id, wishes.dead);
  if (!fates.ok) return fates;
  const { geometry, board, passStones, isStopped, turn } = positionInTree(record.tree, id);
  // White passes last where passes cost stones: see `passStonesOf` of a game.
  const owed = isStopped && turn === WHITE ? 1 : 0;
  const receipt = receiptOf({
    geometry,
    stones: board.stones,
    ruleset,
    komi,
    handicap: handicapOf(record, info),
    prisoners: { black: board.prisoners(BLACK), white: board.prisoners(WHITE) },
    ...(ruleset.passStones
      ? { passStones: { black: passStones.black, white: passStones.white + owed } }
      : {}),
    ...fates.value,
  });
  return accept({
    info,
    receipt,
    ruleset,
    rulesFrom: wishes.ruleset ? 'asked' : info.ruleset ? 'file' : 'unstated',
    komiFrom: wishes.komi !== undefined ? 'asked' : info.komi !== undefined ? 'file' : 'unstated',
    dead: fates.value.dead,
  });
}

/** The file's word counts, wherever its stones are. */
function handicapOf({ tree }: GameRecord, { handicap }: GameInfo): number {
  return Math.max(startOfTree(tree).handicap, handicap !== undefined && handicap > 1 ? handicap : 0);
}

interface Lifted {
  readonly dead: readonly Point[];
  readonly sekiPoints: readonly Point[];
}

function named({ tree }: GameRecord, id: NodeId, names: readonly string[]): Result<Lifted, string> {
  const { geometry, board } = positionInTree(tree, id);
  const dead = new Set<Point>();
  for (const name of names) {
    const point = parsePoint(geometry, name);
    if (!point.ok) return refuse(`--dead: "${name}" is no point of the board`);
    if (board.stones[point.value] === EMPTY)
      return refuse(`--dead: there is no stone at ${name.toUpperCase()}`);
    for (const p of board.chainAt(point.value)) dead.add(p);
  }
  return accept({ dead: [...dead].sort((a, b) => a - b), sekiPoints: [] });
}

/** Always the same for the same record. */
const SEED = 1;

function proposed({ tree }: GameRecord, id: NodeId): Result<Lifted, string> {
  const replay = replayTo(tree, id);
  if (!replay.ok) return refuse('--propose: a chain on the board has no liberty, so nothing can be judged');
  const { start, moves } = replay.value;
  const { dead, sekiPoints } = fatesOf(start, moves, playoutEvaluator(start.geometry, new Chance(SEED)));
  return accept({ dead, sekiPoints });
}
