/*
 * What a file's game is, as data: for `honte sgf check`. `null` stands for what the file does not state.
 */
import { printResult } from '@honte/game';
import { MAX_SIDE, type RulesetName } from '@honte/rules';
import { factsOfTree, type GameInfo, infoOf, type RecordRefusal, recordOf, type SgfGame } from '@honte/sgf';
import type { GameFile } from './game-file.ts';
import { mainLineOf } from './main-line.ts';

/** A game for a line of JSON; `number` counts from 1 in its file. `error` says why it is no record here. */
export interface Summary {
  readonly error?: string;
  readonly [key: string]: unknown;
}

export function summaryOf(file: GameFile, game: SgfGame, number: number): Summary {
  const { encoding, why } = file.encodingOf(game);
  const head = { file: file.path, format: file.format, game: number, encoding, encodingFrom: why };
  const record = recordOf(game);
  if (record.ok) {
    const { tree, notices } = record.value;
    const plies = mainLineOf(record.value).byPly.length - 1;
    return { ...head, ...sheetOf(infoOf(record.value), tree.nodes.size, plies), notices };
  }
  const { notices, tree } = game;
  // Its moves are there, and nobody plays them: what they say is told all the same, and a notice says so.
  if (record.error.code === 'sizeNotPlayable') {
    const { info, plies } = factsOfTree(tree);
    return { ...head, ...sheetOf(info, tree.nodes.length, plies), notices };
  }
  return { ...head, error: printRefusal(record.error), notices };
}

/** Why a game is no record here. */
export function printRefusal(refusal: RecordRefusal): string {
  if (refusal.code === 'otherGame') return `not Go (GM[${refusal.game}])`;
  const { width, height } = refusal.size;
  return `a board of ${width} × ${height} is read and kept, but not played on (up to ${MAX_SIDE} lines are)`;
}

function sheetOf(info: GameInfo, nodes: number, plies: number): object {
  const { size, players } = info;
  return {
    size: size === undefined ? null : [size.width, size.height],
    komi: info.komi ?? null,
    rules: info.rules ?? null,
    ruleset: rulesetName(info),
    handicap: info.handicap ?? null,
    players: { B: playerOf(players.black), W: playerOf(players.white) },
    date: info.date ?? null,
    nodes,
    plies,
    result: info.outcome === undefined ? (info.result ?? null) : printResult(info.outcome),
  };
}

function rulesetName({ ruleset }: GameInfo): RulesetName | 'bare' | null {
  return ruleset?.name ?? null;
}

function playerOf({ name, rank, team }: GameInfo['players']['black']): object {
  return { name: name ?? null, rank: rank ?? null, team: team ?? null };
}
