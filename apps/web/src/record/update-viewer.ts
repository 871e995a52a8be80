/*
 * The next state of the viewer, and the chores that follow: pure. Every edit keeps what was before it, so that it
 * can be taken back; trees share nearly all, so that costs little.
 */
import {
  childPlaying,
  type NodeId,
  nodeOf,
  pathTo,
  ROOT,
  type TreeEvent,
  withMainLine,
  withoutNode,
} from '@honte/game';
import type { Move } from '@honte/rules';
import { annotationsOf, type GameRecord, withComment, withEvent } from '@honte/sgf';
import type { KeptRecord } from '../kept-record.ts';
import { layoutOf } from './tree-layout.ts';
import {
  type Before,
  type Deed,
  lineAt,
  positionOfViewer,
  SILENT,
  type Viewer,
  type ViewerEffect,
  type ViewerIntent,
} from './viewer.ts';
import { chosenOnWay, forkBefore, parseWay, printWay } from './way.ts';

export type UpdatedViewer = readonly [Viewer, readonly ViewerEffect[]];

export function updateViewer(viewer: Viewer, intent: ViewerIntent): UpdatedViewer {
  const { record, at, line, step } = viewer;
  switch (intent.kind) {
    case 'nodeChosen':
      return gone(viewer, intent.id);
    case 'wayTaken':
      return gone(viewer, parseWay(record.tree, intent.way));
    case 'stepped':
      return stepTo(viewer, step + intent.by);
    case 'stepChosen':
      return stepTo(viewer, intent.step);
    case 'numberChosen':
      return stepTo(viewer, stepOfNumber(line.numbers, intent.number));
    case 'variationTurned': {
      const fork = forkBefore(record.tree, at);
      const next = fork?.children[fork.taken + intent.by];
      return next === undefined ? [viewer, []] : gone(viewer, next);
    }
    case 'pointChosen': {
      const { turn } = positionOfViewer(viewer);
      return moved(viewer, { kind: 'play', color: turn, point: intent.point });
    }
    case 'passChosen':
      return moved(viewer, { kind: 'pass', color: positionOfViewer(viewer).turn });
    case 'commentTyped':
      return commented(viewer, intent.text);
    case 'removeChosen':
      return removed(viewer);
    case 'mainLineChosen': {
      if (isOnMainLine(viewer)) return [viewer, []];
      const tree = withMainLine(record.tree, at);
      return edited(viewer, 'madeMain', { ...record, tree }, at);
    }
    case 'undoChosen':
      return undone(viewer);
    case 'redoChosen':
      return redone(viewer);
    case 'encodingChosen':
      return [viewer, [{ kind: 'readFile', kept: viewer.kept, encoding: intent.encoding }]];
    case 'readAgain': {
      const next = { ...viewer, kept: intent.kept };
      return edited(
        next,
        'readAgain',
        intent.record,
        parseWay(intent.record.tree, printWay(record.tree, at)),
        viewer.kept,
      );
    }
    case 'notReadAgain':
    case 'keptBoth':
      return [{ ...viewer, notice: { kind: intent.kind } }, []];
    case 'renamed':
      return [{ ...viewer, kept: { ...viewer.kept, name: intent.name } }, []];
    case 'changedElsewhere':
      return changedElsewhere(viewer, intent.kept, intent.record);
  }
}

/** At another node of the same record. */
function gone(viewer: Viewer, id: NodeId): UpdatedViewer {
  if (id === viewer.at) return [{ ...viewer, notice: SILENT }, []];
  const { record } = viewer;
  const chosen = chosenOnWay(record.tree, id, viewer.chosen);
  return shown({ ...viewer, at: id, chosen, ...lineAt(record, id, chosen), notice: SILENT });
}

/** At a step of the line, or the nearest that it has. */
function stepTo(viewer: Viewer, wanted: number): UpdatedViewer {
  const { line } = viewer;
  const step = Math.max(0, Math.min(line.nodes.length - 1, Math.round(wanted)));
  const at = line.nodes[step] ?? ROOT;
  return at === viewer.at
    ? [{ ...viewer, notice: SILENT }, []]
    : shown({ ...viewer, at, step, notice: SILENT });
}

function shown(viewer: Viewer): UpdatedViewer {
  return [viewer, [{ kind: 'showWay', viewer }]];
}

/** The first step with this move's number; the last step for a number that none has. */
function stepOfNumber(numbers: readonly number[], number: number): number {
  const step = numbers.indexOf(number);
  if (step >= 0) return step;
  return number <= 0 ? 0 : numbers.length - 1;
}

/** A move is made: the variation that has it is taken, or a new one begun; what the rules forbid is refused. */
function moved(viewer: Viewer, move: Move): UpdatedViewer {
  const { record, at } = viewer;
  const known = childPlaying(record.tree, at, move);
  if (known !== undefined) return gone(viewer, known);
  const { color: by } = move;
  const event: TreeEvent =
    move.kind === 'pass' ? { kind: 'passed', by, at: 0 } : { kind: 'played', by, at: 0, point: move.point };
  const grown = withEvent(record, at, event);
  if (grown.ok) return edited(viewer, 'added', grown.value.record, grown.value.id);
  if (grown.error.code !== 'illegal' || move.kind === 'pass') return [viewer, []];
  const { refusal } = grown.error;
  return [{ ...viewer, notice: { kind: 'refused', point: move.point, refusal, color: by } }, []];
}

/** What is typed at one node without a pause elsewhere is one deed. */
function commented(viewer: Viewer, text: string): UpdatedViewer {
  const { record, at, past } = viewer;
  const { geometry } = positionOfViewer(viewer);
  if (annotationsOf(geometry, nodeOf(record.tree, at).note).comment === text) return [viewer, []];
  const last = past.at(-1);
  const goesOn = last?.deed === 'commented' && last.at === at;
  const next: Viewer = {
    ...viewer,
    record: withComment(record, at, text),
    past: goesOn ? past : [...past, before(viewer, 'commented')],
    future: [],
    notice: SILENT,
  };
  return [next, [{ kind: 'keep' }]];
}

/** The node and all after it go; the person is left where it began. */
function removed(viewer: Viewer): UpdatedViewer {
  const { record, at } = viewer;
  const { parent } = nodeOf(record.tree, at);
  if (parent === undefined) return [viewer, []];
  return edited(viewer, 'removed', { ...record, tree: withoutNode(record.tree, at) }, parent);
}

function before({ record, kept, at }: Viewer, deed: Deed): Before {
  return { deed, record, kept, at };
}

/** The record changed in its shape, the person at a node of it. */
function edited(
  viewer: Viewer,
  deed: Deed,
  record: GameRecord,
  at: NodeId,
  kept = viewer.kept,
): UpdatedViewer {
  const past = [...viewer.past, { ...before(viewer, deed), kept }];
  return placed({ ...viewer, record, past, future: [], notice: { kind: 'done', deed } }, at);
}

/** What another tab does without a pause here is one deed, and may be taken back like those of this one. */
function changedElsewhere(viewer: Viewer, kept: KeptRecord, record: GameRecord): UpdatedViewer {
  const { past } = viewer;
  const deed = 'changedElsewhere';
  const goesOn = past.at(-1)?.deed === deed;
  const next: Viewer = {
    ...viewer,
    kept,
    record,
    past: goesOn ? past : [...past, before(viewer, deed)],
    future: [],
    notice: { kind: 'done', deed },
  };
  const at = parseWay(record.tree, printWay(viewer.record.tree, viewer.at));
  const [placedThere, effects] = placed(next, at);
  // It is on the shelf already.
  return [placedThere, effects.filter(({ kind }) => kind !== 'keep')];
}

function undone(viewer: Viewer): UpdatedViewer {
  const last = viewer.past.at(-1);
  if (!last) return [viewer, []];
  const { deed, record, kept, at } = last;
  const past = viewer.past.slice(0, -1);
  const future = [...viewer.future, before(viewer, deed)];
  return placed(
    { ...viewer, record, kept: renamed(kept, viewer), past, future, notice: { kind: 'undone', deed } },
    at,
  );
}

function redone(viewer: Viewer): UpdatedViewer {
  const next = viewer.future.at(-1);
  if (!next) return [viewer, []];
  const { deed, record, kept, at } = next;
  const future = viewer.future.slice(0, -1);
  const past = [...viewer.past, before(viewer, deed)];
  return placed(
    { ...viewer, record, kept: renamed(kept, viewer), past, future, notice: { kind: 'done', deed } },
    at,
  );
}

/** The name is no part of what was done. */
function renamed(kept: KeptRecord, { kept: { name } }: Viewer): KeptRecord {
  return { ...kept, name };
}

/** With what follows from another record or another place in it worked out anew, and all of it kept. */
function placed(viewer: Viewer, at: NodeId): UpdatedViewer {
  const { record } = viewer;
  const chosen = chosenOnWay(record.tree, at, viewer.chosen);
  const next = { ...viewer, at, chosen, ...lineAt(record, at, chosen), layout: layoutOf(record.tree) };
  return [next, [{ kind: 'keep' }, { kind: 'showWay', viewer: next }]];
}

/** Whether the node seen is on the main line. Linear in its depth. */
export function isOnMainLine({ record, at }: Viewer): boolean {
  let parent = ROOT;
  for (const node of pathTo(record.tree, at)) {
    if (nodeOf(record.tree, parent).children[0] !== node) return false;
    parent = node;
  }
  return true;
}
