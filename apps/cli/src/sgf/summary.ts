/*
 * What a file's game is, as data: for `honte sgf check`. `null` stands for what the file does not state.
 */
import { printResult } from '@honte/game';
import type { RulesetName } from '@honte/rules';
import {
  type GameInfo,
  type GameRecord,
  infoOf,
  type RecordRefusal,
  recordOf,
  type SgfGame,
} from '@honte/sgf';
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
  if (!record.ok) return { ...head, error: printRefusal(record.error), notices: game.notices };
  return { ...head, ...sheetOf(record.value), notices: record.value.notices };
}

/** Why a game is no record here. */
export function printRefusal(refusal: RecordRefusal): string {
  if (refusal.code === 'otherGame') return `not Go (GM[${refusal.game}])`;
  return `no board of ${refusal.size.width} × ${refusal.size.height} can be played on`;
}

function sheetOf(record: GameRecord): object {
  const info = infoOf(record);
  const { size, players } = info;
  return {
    size: size === undefined ? null : [size.width, size.height],
    komi: info.komi ?? null,
    rules: info.rules ?? null,
    ruleset: rulesetName(info),
    handicap: info.handicap ?? null,
    players: { B: playerOf(players.black), W: playerOf(players.white) },
    date: info.date ?? null,
    nodes: record.tree.nodes.size,
    plies: mainLineOf(record).byPly.length - 1,
    result: info.outcome === undefined ? (info.result ?? null) : printResult(info.outcome),
  };
}

function rulesetName({ ruleset }: GameInfo): RulesetName | 'bare' | null {
  return ruleset?.name ?? null;
}

function playerOf({ name, rank, team }: GameInfo['players']['black']): object {
  return { name: name ?? null, rank: rank ?? null, team: team ?? null };
}
