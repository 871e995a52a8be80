/*
 * What a record says of its game as a whole: who, when, where, by which rules, how it came out. Everything is
 * `undefined` where the file does not state it, or states it so that nobody can tell.
 */
import {
  type Goal,
  mainLineFrom,
  type NodeId,
  nodeOf,
  type Outcome,
  pathTo,
  ROOT,
  type TimeSettings,
} from '@honte/game';
import type { PerColor, Ruleset } from '@honte/rules';
import type { GameRecord } from './game-record.ts';
import { outcomeOfText } from './outcome.ts';
import type { SgfNode, SgfProperty } from './record.ts';
import { goalOfName, rulesetOfName } from './ruleset-name.ts';
import { timeSettingsOf } from './time-settings.ts';
import { parseSize, realOf, type SgfSize, simpleTextOf, textOf } from './value.ts';

export interface PlayerInfo {
  readonly name: string | undefined;
  readonly rank: string | undefined;
  readonly team: string | undefined;
}

export interface GameInfo {
  readonly size: SgfSize | undefined;
  /** Points to White, a multiple of ½. */
  readonly komi: number | undefined;
  /** Handicap stones; 0 or 1 in an even game. */
  readonly handicap: number | undefined;
  /** The name of the rules as written, and the ruleset that it means. */
  readonly rules: string | undefined;
  readonly ruleset: Ruleset | undefined;
  /** What decides the game by these rules. */
  readonly goal: Goal | undefined;
  /** The result as written, and what it says. */
  readonly result: string | undefined;
  readonly outcome: Outcome | undefined;
  readonly time: TimeSettings | undefined;
  /** The overtime as written. */
  readonly overtime: string | undefined;
  readonly players: PerColor<PlayerInfo>;
  /** As written; usually `2026-11-30`, and further days after commas. */
  readonly date: string | undefined;
  readonly place: string | undefined;
  readonly event: string | undefined;
  readonly round: string | undefined;
  readonly name: string | undefined;
  readonly opening: string | undefined;
  readonly annotator: string | undefined;
  readonly source: string | undefined;
  readonly user: string | undefined;
  readonly copyright: string | undefined;
  /** What is told of the game; several lines. */
  readonly comment: string | undefined;
  /** The program that wrote the file, `name:version`. */
  readonly application: string | undefined;
}

/**
 * What is said of the game on the way to a node and, for the root, along the main line; where it is said
 * twice, the first counts. Linear in the way.
 *
 * @throws when the record has no such node.
 */
export function infoOf({ tree }: GameRecord, id: NodeId = ROOT): GameInfo {
  const way = id === ROOT ? mainLineFrom(tree) : pathTo(tree, id);
  return infoOfNodes([ROOT, ...way].map((node) => nodeOf(tree, node).note));
}

/** What these nodes say of their game; where they say it twice, the first counts. */
export function infoOfNodes(nodes: readonly SgfNode[]): GameInfo {
  const values = new Map<string, string>();
  for (const { properties } of nodes) for (const property of properties) note(values, property);
  return infoFrom(values);
}

const IDS = new Set(
  'SZ KM HA RU RE TM OT TC TT PB BR BT PW WR WT DT PC EV RO GN ON AN SO US CP GC AP'.split(' '),
);

function note(values: Map<string, string>, property: SgfProperty): void {
  const [value = ''] = property.values;
  if (IDS.has(property.id) && value.trim() !== '' && !values.has(property.id)) values.set(property.id, value);
}

function infoFrom(values: ReadonlyMap<string, string>): GameInfo {
  const text = (id: string) => {
    const value = values.get(id);
    return value === undefined ? undefined : simpleTextOf(value).trim();
  };
  const time = { TM: text('TM'), OT: text('OT'), TC: text('TC'), TT: text('TT') };
  const [rules, result, size, comment] = [text('RU'), text('RE'), values.get('SZ'), values.get('GC')];
  return {
    size: size === undefined ? undefined : parseSize(size),
    komi: komiOfText(values.get('KM')),
    handicap: handicapOfText(values.get('HA')),
    rules,
    ruleset: rules === undefined ? undefined : rulesetOfName(rules),
    goal: rules === undefined ? undefined : goalOfName(rules),
    result,
    outcome: result === undefined ? undefined : outcomeOfText(result),
    time: timeSettingsOf(time),
    overtime: time.OT,
    players: {
      black: { name: text('PB'), rank: text('BR'), team: text('BT') },
      white: { name: text('PW'), rank: text('WR'), team: text('WT') },
    },
    date: text('DT'),
    place: text('PC'),
    event: text('EV'),
    round: text('RO'),
    name: text('GN'),
    opening: text('ON'),
    annotator: text('AN'),
    source: text('SO'),
    user: text('US'),
    copyright: text('CP'),
    comment: comment === undefined ? undefined : textOf(comment),
    application: text('AP'),
  };
}

/**
 * The komi in points. In quarters it is counted in stones, as in China, each worth two points. No komi is
 * read from what would be more than any game has.
 */
export function komiOfText(value: string | undefined): number | undefined {
  const komi = value === undefined ? undefined : realOf(value);
  if (komi === undefined || Math.abs(komi) > MOST_KOMI) return undefined;
  if (Number.isInteger(2 * komi)) return komi;
  return Number.isInteger(4 * komi) ? 2 * komi : undefined;
}

/** More than all points of the largest board. */
const MOST_KOMI = 1000;

/** A whole number from 0. */
export function handicapOfText(value: string | undefined): number | undefined {
  const handicap = value === undefined ? undefined : realOf(value);
  return handicap !== undefined && Number.isSafeInteger(handicap) && handicap >= 0 ? handicap : undefined;
}
