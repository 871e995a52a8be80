/*
 * A game of a match as SGF: moves and result, and in words what SGF has no property for.
 */
import { BLACK, geometryOf, invariant, parsePoint, printSgfPoint, WHITE } from '@honte/rules';
import { printHalf, printRulesetName, printSgf, printText, type SgfNode, type SgfProperty } from '@honte/sgf';
import { version } from '../../package.json' with { type: 'json' };
import { rulesetNamed } from '../ruleset-name.ts';
import type { GameRecord } from './record.ts';
import type { Header } from './results-file.ts';
import { otherSide, type PerSide, printSide, type Side } from './side.ts';

/** The text of a game's file. `said` are the names of the report; a program without one is called A or B. */
export function printGameSgf(record: GameRecord, header: Header, said: PerSide<string>): string {
  const names = { a: said.a || printSide('a'), b: said.b || printSide('b') };
  const { moves, playedOutFrom } = record;
  const nodes = [rootOf(record, header, names), ...moves.map((move, i) => moveNode(move, i, header.size))];
  const withComment = (node: number, text: string) => {
    nodes[node] = { properties: [...nodes[node]!.properties, ...textProperty('C', text)] };
  };
  if (playedOutFrom !== null && playedOutFrom < moves.length)
    withComment(playedOutFrom, `${printCalled(record)} It is played out from here.`);
  withComment(moves.length, printEnd(record));
  const parents = Int32Array.from(nodes, (_, i) => i - 1);
  return printSgf([{ nodes, parents, source: undefined }]);
}

function rootOf(record: GameRecord, header: Header, names: PerSide<string>): SgfNode {
  const { game, black, opening, result } = record;
  const { size, komi, rules, time, programs } = header;
  const white = otherSide(black);
  const line = (side: Side) => `${printSide(side)}: ${programs[side].command}`;
  const ruleset = rulesetNamed(rules);
  return {
    properties: [
      { id: 'GM', values: ['1'] },
      { id: 'AP', values: [`honte:${printHalf(version)}`] },
      { id: 'SZ', values: [String(size)] },
      ...textProperty('EV', `${names.a} – ${names.b}`),
      ...textProperty('RO', String(game)),
      ...textProperty('PB', names[black]),
      ...textProperty('PW', names[white]),
      ...textProperty('RU', (ruleset && printRulesetName(ruleset)) ?? rules),
      { id: 'KM', values: [String(komi)] },
      ...(time === null ? [] : [{ id: 'TM', values: [String(time)] }]),
      { id: 'RE', values: [result] },
      ...textProperty(
        'GC',
        [
          `Game ${game} of a match, with positional superko. Black is ${printSide(black)}; the first moves, ${opening}, were given.`,
          line('a'),
          line('b'),
        ].join('\n'),
      ),
    ],
  };
}

/** Black moves first, and colors take turns even where a board is played out after two passes. */
function moveNode(move: string, index: number, size: number): SgfNode {
  const id = index % 2 === 0 ? 'B' : 'W';
  if (move === 'pass') return { properties: [{ id, values: [''] }] };
  const geometry = geometryOf(size);
  const point = parsePoint(geometry, move);
  invariant(point.ok, `the record's ${move} is no point`);
  return { properties: [{ id, values: [printSgfPoint(geometry, point.value)] }] };
}

/** How a game ended: `Counted; both call nothing dead: B+3.5.` */
function printEnd(record: GameRecord): string {
  const { reason, result, dead, fault, moves } = record;
  switch (reason) {
    case 'agreed':
      return `Counted; both call ${printDead(dead)} dead: ${result}.`;
    case 'playedOut':
      return `Played out, and counted as it stands: ${result}.`;
    case 'plies':
      return `Stopped after ${moves.length} plies, and counted as it stands: ${result}.`;
    case 'resigned':
      return `${printLoser(record)} resigns: ${result}.`;
    case 'time':
      return `${printLoser(record)} is out of time: ${result}.`;
    case 'fault':
      return `${printLoser(record)} loses by a fault (${fault?.code}: ${fault?.detail}): ${result}.`;
  }
}

function printLoser({ result }: GameRecord): string {
  return result.startsWith('B') ? COLOR_NAMES[WHITE] : COLOR_NAMES[BLACK];
}

const COLOR_NAMES = { [BLACK]: 'Black', [WHITE]: 'White' } as const;

/** Which stones each calls dead, where they differ. */
function printCalled({ black, calledDead }: GameRecord): string {
  const words = (dead: readonly string[] | null) =>
    dead === null ? 'does not say what is dead' : `calls ${printDead(dead)} dead`;
  return `Black ${words(calledDead[black])}, White ${words(calledDead[otherSide(black)])}.`;
}

function printDead(points: readonly string[]): string {
  return points.length === 0 ? 'nothing' : points.join(' ');
}

function textProperty(id: string, text: string): readonly SgfProperty[] {
  return text === '' ? [] : [{ id, values: [printText(text)] }];
}
