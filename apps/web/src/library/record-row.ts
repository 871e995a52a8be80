/*
 * Records between the shelf and the board: opening one, and saying in short what is in it. This and what it imports
 * is loaded when the first record is touched, never before.
 */
import { mainLineFrom, nodeOf, positionInTree, type TreeEvent } from '@honte/game';
import {
  factsOfTree,
  type GameInfo,
  type GameRecord,
  gamesIn,
  infoOf,
  recordSteps,
  type SgfSize,
  type SgfTree,
} from '@honte/sgf';
import type { KeptRecord, RecordFacts } from '../kept-record.ts';
import { inTurns, makeIdlePause, type Turns, type Watch } from '../turns.ts';
import { standingOfRecord } from './entry-texts.ts';
import type { Preview } from './preview.ts';

/** What a list shows of a record. Linear in its main line. */
export function factsOf(record: GameRecord): RecordFacts {
  const moves = mainLineFrom(record.tree).filter((id) => isMove(nodeOf(record.tree, id).event)).length;
  return factsFrom(infoOf(record), positionInTree(record.tree, 0).geometry, moves);
}

/** The same of a tree whose moves nobody plays, its board being too large. */
export function factsOfUnplayed(tree: SgfTree, size: SgfSize): RecordFacts {
  const { info, plies } = factsOfTree(tree);
  return factsFrom(info, size, plies);
}

function factsFrom(info: GameInfo, { width, height }: SgfSize, moves: number): RecordFacts {
  return {
    black: info.players.black.name ?? '',
    white: info.players.white.name ?? '',
    title: info.name ?? info.event ?? '',
    date: info.date ?? '',
    width,
    height,
    rules: info.rules ?? '',
    result: info.result ?? '',
    moves,
  };
}

function isMove(event: TreeEvent | undefined): boolean {
  return event?.kind === 'played' || event?.kind === 'passed' || event?.kind === 'forced';
}

/**
 * The record of a kept text, some moves at a time; `undefined` for one that is none, as another program may have left
 * it, and when it is not wanted any more.
 *
 * @param watch told which part of the moves is played, from 0 to 1.
 */
export async function recordOfText(
  sgf: string,
  watch: Watch,
  turns?: Turns,
): Promise<GameRecord | undefined> {
  const [game] = gamesIn(sgf);
  if (!game) return undefined;
  const nodes = game.tree.nodes.length;
  const went = (done: number) => watch.went(done / nodes);
  const record = await inTurns(recordSteps(game), { ...watch, went }, turns);
  return record?.ok ? record.value : undefined;
}

/** The end of a record's main line; found when nothing else is to be done, a record being opened for one. */
export async function previewOfRecord({ sgf, facts }: KeptRecord): Promise<Preview | undefined> {
  const watch = { isWanted: () => true, went: () => undefined };
  const record = await recordOfText(sgf, watch, { now: () => performance.now(), pause: makeIdlePause() });
  if (!record) return undefined;
  const end = mainLineFrom(record.tree).at(-1) ?? 0;
  const { geometry, board } = positionInTree(record.tree, end);
  const { event } = nodeOf(record.tree, end);
  const lastMove = event?.kind === 'played' ? event.point : undefined;
  return { view: { geometry, stones: board.stones, lastMove }, standing: standingOfRecord(facts) };
}
