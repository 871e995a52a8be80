import {
  BLACK,
  type Color,
  evenStart,
  geometryOf,
  Position,
  RULESETS,
  recordedStart,
  WHITE,
} from '@honte/rules';
import { expect, it } from 'vitest';
import { at, gameOf, got, rows } from './game.testing.ts';
import { replayTo } from './replay.ts';
import { positionInTree, ROOT } from './tree.ts';
import { TreeBuilder } from './tree-builder.ts';
import type { TreeEvent } from './tree-event.ts';

const word = gameOf();
const start = got(evenStart(geometryOf(9), RULESETS.french));
const stone = (kind: 'played' | 'forced', by: Color, name: string): TreeEvent => ({
  kind,
  by,
  at: 0,
  point: at(word, name),
});

function line(...events: readonly (TreeEvent | undefined)[]) {
  const builder = new TreeBuilder(start, '');
  for (const [parent, event] of events.entries()) got(builder.add(parent, event, ''));
  return builder.tree();
}

it('a line of legal moves is replayed from its start', () => {
  const tree = line(stone('played', BLACK, 'E5'), undefined, { kind: 'passed', by: WHITE, at: 0 });
  const replay = got(replayTo(tree, 3));
  expect(replay.start).toBe(start);
  expect(replay.moves).toEqual([
    { kind: 'play', color: BLACK, point: at(word, 'E5') },
    { kind: 'pass', color: WHITE },
  ]);
  expect(got(replayTo(tree, ROOT)).moves).toEqual([]);
});

it('an edit or an illegal play begins it anew', () => {
  const tree = line(
    stone('played', BLACK, 'E5'),
    stone('forced', WHITE, 'E5'),
    { kind: 'edited', stones: [{ point: at(word, 'C3'), stone: BLACK }], turn: WHITE },
    stone('played', WHITE, 'D4'),
  );
  for (const id of [2, 3, 4]) {
    const { start: from, moves } = got(replayTo(tree, id));
    let position = Position.at(from);
    for (const move of moves) if (move.kind === 'play') position = got(position.after(move.point));
    expect(rows(position)).toEqual(rows(positionInTree(tree, id)));
    expect([from.komi, moves.length]).toEqual([start.komi, id === 4 ? 1 : 0]);
  }
});

it('no game begins where a chain has no liberty', () => {
  const two = recordedStart(geometryOf(2, 1), RULESETS.french, [BLACK, WHITE], BLACK, 0);
  const tree = new TreeBuilder(two, '').tree();
  expect(replayTo(tree, ROOT)).toMatchObject({ ok: false, error: { code: 'noLiberty' } });
});
