/*
 * What a record says at a node, in words: the move, what it does, why it is forbidden, how it is judged.
 */
import { nodeOf, positionInTree, startOfTree, type TreeEvent, withNode } from '@honte/game';
import { BLACK, COLORS, ofColor, type Point, printPoint, WHITE } from '@honte/rules';
import { type Annotations, annotationsOf, infoOf, moveOf } from '@honte/sgf';
import { digitsOf } from '../clock/digits.ts';
import type { Texts } from '../text/texts.ts';
import type { RecordTexts } from './record-texts.ts';
import type { Viewer } from './viewer.ts';

export interface Words {
  readonly page: Texts;
  readonly record: RecordTexts;
}

/** What is said at a node; each part empty where there is nothing of it. */
export interface Said {
  /** "Move 57 of 241". */
  readonly place: string;
  /** "Black Q16". */
  readonly move: string;
  /** Sentences: stones taken, the move's value, the time left. */
  readonly remarks: readonly string[];
  /** Why the move is against the rules, or not on the board. */
  readonly warning: string;
  readonly comment: string;
  /** The node's own name. */
  readonly name: string;
}

/** The annotations of the node seen. */
export function annotationsHere({ record, at }: Viewer): Annotations {
  const { geometry } = positionInTree(record.tree, at);
  return annotationsOf(geometry, nodeOf(record.tree, at).note, infoOf(record).time);
}

export function saidOf(viewer: Viewer, annotations: Annotations, words: Words): Said {
  const { record, at } = viewer;
  const { event } = nodeOf(record.tree, at);
  return {
    place: placeOf(viewer, words),
    move: moveText(viewer, event, words),
    remarks: [
      ...effectsOf(viewer, event, words),
      ...judgmentsIn(annotations, words),
      ...timesIn(annotations, words),
      ...hintIn(viewer, annotations, words),
    ],
    warning: warningOf(viewer, event, words),
    comment: annotations.comment,
    name: annotations.name,
  };
}

function placeOf({ line, step }: Viewer, { record: words }: Words): string {
  const number = line.numbers[step] ?? 0;
  const total = line.numbers.at(-1) ?? 0;
  return step === 0 ? words.start : words.moveOf(number, Math.max(number, total));
}

function moveText({ record, at }: Viewer, event: TreeEvent | undefined, { record: words }: Words): string {
  const { geometry } = positionInTree(record.tree, at);
  switch (event?.kind) {
    case 'played':
    case 'forced':
      return words.played(event.by, printPoint(geometry, event.point));
    case 'passed':
      return words.passed(event.by);
    case 'edited':
      return event.stones.length > 0 ? words.setUp(event.stones.length) : words.turnSet(event.turn);
    default:
      return nodeOf(record.tree, at).parent === undefined ? words.atStart : words.noMove;
  }
}

function effectsOf({ record, at }: Viewer, event: TreeEvent | undefined, { record: words }: Words): string[] {
  const { parent } = nodeOf(record.tree, at);
  if (parent === undefined || (event?.kind !== 'played' && event?.kind !== 'forced')) return [];
  const taken =
    positionInTree(record.tree, at).board.prisoners(event.by) -
    positionInTree(record.tree, parent).board.prisoners(event.by);
  return taken > 0 ? [words.captured(taken)] : [];
}

function judgmentsIn(annotations: Annotations, { page, record: words }: Words): string[] {
  const { move, position, hotspot, value } = annotations;
  const said: string[] = [];
  if (move) {
    const strength = 'strength' in move ? move.strength : 1;
    said.push(`${words.judgments[move.kind][strength - 1]}.`);
  }
  if (position?.kind === 'good') said.push(`${words.goodFor(position.color, position.strength)}.`);
  else if (position) said.push(`${words.judgments[position.kind][position.strength - 1]}.`);
  if (hotspot) said.push(`${words.judgments.hotspot[hotspot - 1]}.`);
  if (value) said.push(`${words.value(page.common.points(Math.abs(value)), value > 0 ? BLACK : WHITE)}.`);
  return said;
}

function timesIn({ left }: Annotations, { page, record: words }: Words): string[] {
  return COLORS.flatMap((color) => {
    const time = ofColor(left, color);
    const digits = time && digitsOf(time, page.common.number(0.5).charAt(1));
    switch (time?.kind) {
      case 'main':
        return [words.timeLeft(color, digits ?? '')];
      case 'byoyomi':
        return [words.periodsLeft(color, digits ?? '', time.periods)];
      case 'canadian':
        return [words.stonesLeft(color, digits ?? '', time.stones)];
      case 'out':
        return [words.timeOut(color)];
      default:
        return [];
    }
  });
}

function hintIn({ record }: Viewer, { hint }: Annotations, { record: words }: Words): string[] {
  if (hint === undefined) return [];
  if (hint === 'pass') return [words.hintedPass];
  return [words.hinted(printPoint(startOfTree(record.tree).geometry, hint))];
}

function warningOf({ record, at }: Viewer, event: TreeEvent | undefined, { record: words }: Words): string {
  const { parent, note } = nodeOf(record.tree, at);
  const { geometry } = positionInTree(record.tree, at);
  if (parent === undefined) return '';
  if (event?.kind === 'forced') {
    const { by, point } = event;
    const again = withNode(record.tree, parent, { kind: 'played', by, at: 0, point }, note);
    if (again.ok || again.error.code !== 'illegal') return words.illegalOther;
    const name = printPoint(geometry, point);
    const said = { occupied: words.illegalOccupied, suicide: words.illegalSuicide, ko: words.illegalKo };
    return said[again.error.refusal.kind](name);
  }
  const move = note.properties.find(({ id }) => id === 'B' || id === 'W');
  const value = move?.values[0];
  return value !== undefined && moveOf(geometry, value) === 'offBoard'
    ? words.offBoard(`${move?.id}[${value}]`)
    : '';
}

/** A way on from a node, as it is offered: "Q16", "pass", or what else happens there. */
export function wayOnText(viewer: Viewer, id: number, words: Words): string {
  const { event } = nodeOf(viewer.record.tree, id);
  return moveText({ ...viewer, at: id }, event, words);
}

/** What is said of a refused point, as in a game. */
export function refusalText(viewer: Viewer, { page }: Words): string {
  const { notice, record, at } = viewer;
  if (notice.kind !== 'refused') return '';
  const { geometry } = positionInTree(record.tree, at);
  const name = printPoint(geometry, notice.point);
  const { refusal } = notice;
  switch (refusal.kind) {
    case 'occupied':
      return page.game.occupied(name);
    case 'suicide':
      return page.game.suicide(name, refusal.chain.length);
    case 'ko': {
      const move = moveAt(viewer, refusal.ply);
      return move === undefined ? page.game.koOfStart(name) : page.game.koOfMove(name, move, refusal.ply);
    }
  }
}

/** Who made the move with this number on the way to the node seen. */
function moveAt({ record, line, step }: Viewer, ply: number) {
  let plies = 0;
  for (const id of line.nodes.slice(0, step + 1)) {
    const { event } = nodeOf(record.tree, id);
    if (event?.kind !== 'played' && event?.kind !== 'forced' && event?.kind !== 'passed') continue;
    if (++plies === ply) return event.by;
  }
  return undefined;
}

/** The point of the move made at a node. */
export function pointPlayedAt({ record }: Viewer, id: number): Point | undefined {
  const { event } = nodeOf(record.tree, id);
  return event?.kind === 'played' || event?.kind === 'forced' ? event.point : undefined;
}
