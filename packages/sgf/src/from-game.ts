/*
 * Records as files have them: a record's tree with its nodes as they are, and a played game as a record.
 */
import {
  clockOf,
  type Game,
  mainLineFrom,
  nodeOf,
  nodesOf,
  positionOf,
  printResult,
  ROOT,
  resultOf,
  startOf,
  treeOf,
  withNote,
} from '@honte/game';
import {
  BLACK,
  type Color,
  EMPTY,
  ofColor,
  type Point,
  pointsOf,
  printColor,
  printSgfPoint,
  type Receipt,
  type Start,
  WHITE,
} from '@honte/rules';
import { pointsProperty, propertiesOfEvent, setupProperties } from './event-properties.ts';
import type { GameRecord } from './game-record.ts';
import type { SgfNode, SgfProperty, SgfTree } from './record.ts';
import { printRulesetName } from './ruleset-name.ts';
import { timeLeftTexts, timeTextsOf } from './time-settings.ts';
import { printHalf, printText } from './value.ts';

/** The private name of a hint. */
const HINT = 'HINT';

/** A record's tree for a file, each node with all its properties. Linear in the nodes. */
export function sgfOf({ tree }: GameRecord): SgfTree {
  const nodes: SgfNode[] = [];
  const parents: number[] = [];
  const numbers = new Map<number, number>();
  for (const { id, parent, note } of nodesOf(tree)) {
    numbers.set(id, nodes.length);
    parents.push(parent === undefined ? -1 : (numbers.get(parent) ?? -1));
    nodes.push(note);
  }
  return { nodes, parents: Int32Array.from(parents), source: undefined };
}

/** What a game does not know of itself; whatever is left out is not stated. */
export interface RecordSheet {
  readonly black?: PlayerSheet;
  readonly white?: PlayerSheet;
  /** `2026-11-30`. */
  readonly date?: string;
  readonly place?: string;
  readonly event?: string;
  readonly round?: string;
  readonly name?: string;
  readonly comment?: string;
  /** The program that writes the file. */
  readonly application?: { readonly name: string; readonly version: string };
}

export interface PlayerSheet {
  readonly name?: string;
  readonly rank?: string;
  readonly team?: string;
}

/**
 * A played game as a record: the moves in force and what was taken back, as `treeOf` has them, with what
 * each player had left after a move; handicap, komi, rules and time; and, when it is over, the result and, if
 * it was counted, whose territory is where. A hint is where it was shown, under the private name
 * `HINT`, as a point or, for a pass, nothing. Marks and pauses have no words in files. Linear in the
 * events.
 */
export function recordOfGame(game: Game, sheet: RecordSheet = {}): GameRecord {
  const tree = treeOf(game, (grown): SgfNode => ({ properties: propertiesAt(grown, game, sheet) }), withHint);
  const result = resultOf(game);
  if (result?.kind !== 'count') return { tree, notices: [] };
  const last = mainLineFrom(tree).at(-1) ?? ROOT;
  const { properties } = nodeOf(tree, last).note;
  const counted = { properties: [...properties, ...territoryProperties(result.receipt)] };
  return { tree: withNote(tree, last, counted), notices: [] };
}

/** What a game's last event writes; the whole game's root, before its first move. */
function propertiesAt(grown: Game, whole: Game, sheet: RecordSheet): readonly SgfProperty[] {
  const { event } = grown;
  if (event === undefined || event.kind === 'handicapPlaced') return rootProperties(whole, sheet);
  const { geometry, turn } = positionOf(grown);
  const properties = propertiesOfEvent(geometry, event, turn);
  return event.kind === 'played' || event.kind === 'passed'
    ? [...properties, ...leftProperties(grown, event.by, event.at)]
    : properties;
}

/** A node's properties with the hint that was shown there, if that is what just happened. */
function withHint(note: SgfNode, grown: Game): SgfNode {
  const { event } = grown;
  if (event?.kind !== 'hinted' || note.properties.some(({ id }) => id === HINT)) return note;
  const { move } = event;
  const value = move.kind === 'pass' ? '' : printSgfPoint(grown.setup.start.geometry, move.point);
  return { ...note, properties: [...note.properties, { id: HINT, values: [value] }] };
}

/** What the player who just moved has left: BL and OB, or WL and OW. */
function leftProperties(grown: Game, by: Color, at: number): readonly SgfProperty[] {
  const { seconds, count } = timeLeftTexts(ofColor(clockOf(grown, at), by));
  return [...property(`${printColor(by)}L`, seconds), ...property(`O${printColor(by)}`, count)];
}

function rootProperties(game: Game, sheet: RecordSheet): readonly SgfProperty[] {
  const start = startOf(game);
  const { width, height } = start.geometry;
  const { application: program } = sheet;
  const result = resultOf(game);
  const { TM, OT } = timeTextsOf(game.setup.time);
  return [
    ...property('GM', '1'),
    ...property('SZ', width === height ? String(width) : `${width}:${height}`),
    ...property('AP', program && `${printHalf(program.name)}:${printHalf(program.version)}`),
    ...text('GN', sheet.name),
    ...text('EV', sheet.event),
    ...text('RO', sheet.round),
    ...text('PC', sheet.place),
    ...text('DT', sheet.date),
    ...text('PB', sheet.black?.name),
    ...text('BR', sheet.black?.rank),
    ...text('BT', sheet.black?.team),
    ...text('PW', sheet.white?.name),
    ...text('WR', sheet.white?.rank),
    ...text('WT', sheet.white?.team),
    ...text('RU', printRulesetName(start.ruleset, game.setup.goal)),
    ...property('KM', String(start.komi)),
    ...property('HA', start.handicap > 0 ? String(start.handicap) : undefined),
    ...property('TM', TM),
    ...text('OT', OT),
    ...property('RE', result && printResult(result)),
    ...text('GC', sheet.comment),
    ...stonesOf(start),
  ];
}

/** The start's stones; and who moves, where they are no handicap. */
function stonesOf(start: Start): readonly SgfProperty[] {
  const placements = pointsOf(start.geometry)
    .filter((p) => start.stones[p] !== EMPTY)
    .map((point) => ({ point, stone: start.stones[point] as Color }));
  const properties = setupProperties(start.geometry, placements, start.turn);
  return start.isSetUp ? properties : properties.filter(({ id }) => id !== 'PL');
}

/** TB and TW: the empty points that count for each, those under dead stones among them. */
function territoryProperties({ geometry, owner, reason }: Receipt): readonly SgfProperty[] {
  const pointsBy = (color: Color): Point[] =>
    pointsOf(geometry).filter((p) => reason[p] === 'surrounded' && owner[p] === color);
  return [
    ...pointsProperty(geometry, 'TB', pointsBy(BLACK)),
    ...pointsProperty(geometry, 'TW', pointsBy(WHITE)),
  ];
}

function property(id: string, value: string | undefined): readonly SgfProperty[] {
  return value === undefined ? [] : [{ id, values: [value] }];
}

function text(id: string, value: string | undefined): readonly SgfProperty[] {
  return value === undefined || value === '' ? [] : [{ id, values: [printText(value)] }];
}
