import {
  BLACK,
  type Color,
  EMPTY,
  evenStart,
  geometryOf,
  type Point,
  RULESETS,
  type Start,
  WHITE,
} from '@honte/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movesOf, positionOf } from './derived.ts';
import { after, at, fingerprint, gameFrom, gameOf, got, moved, rows } from './game.testing.ts';
import {
  childPlaying,
  mainLineFrom,
  movesTo,
  type NodeId,
  newTree,
  nodeOf,
  nodesOf,
  pathTo,
  positionInTree,
  ROOT,
  startOfTree,
  type Tree,
  withMainLine,
  withNode,
  withNote,
  withoutNode,
} from './tree.ts';
import { TreeBuilder } from './tree-builder.ts';
import type { TreeEvent } from './tree-event.ts';
import { treeOf } from './variations.ts';
import { Vector } from './vector.ts';

const start = (size = 9): Start => got(evenStart(geometryOf(size), RULESETS.french));
const empty = (size = 9): Tree<string> => newTree(start(size), '');
const word = gameOf();
const play = (by: Color, name: string): TreeEvent => ({ kind: 'played', by, at: 0, point: at(word, name) });

/** The tree with a chain of nodes under `parent`, and their ids. */
function grown(tree: Tree<string>, parent: NodeId, ...events: TreeEvent[]): [Tree<string>, NodeId[]] {
  const ids: NodeId[] = [];
  let now = tree;
  for (const event of events) {
    const next = got(withNode(now, ids.at(-1) ?? parent, event, ''));
    now = next.tree;
    ids.push(next.id);
  }
  return [now, ids];
}

describe('a tree', () => {
  it('begins as a root with the start’s position', () => {
    const tree = empty();
    expect(nodeOf(tree, ROOT)).toMatchObject({ parent: undefined, event: undefined, children: [] });
    expect(startOfTree(tree).geometry.width).toBe(9);
    expect(positionInTree(tree, ROOT).turn).toBe(BLACK);
    expect(pathTo(tree, ROOT)).toEqual([]);
    expect(mainLineFrom(tree)).toEqual([]);
  });

  it('grows variations, the first child being the main line', () => {
    const [line, [e5 = 0, c3 = 0]] = grown(empty(), ROOT, play(BLACK, 'E5'), play(WHITE, 'C3'));
    const [tree, [g7 = 0]] = grown(line, e5, play(WHITE, 'G7'));
    expect(mainLineFrom(tree)).toEqual([e5, c3]);
    expect(nodeOf(tree, e5).children).toEqual([c3, g7]);
    expect(pathTo(tree, g7)).toEqual([e5, g7]);
    expect([...nodesOf(tree)].map(({ id }) => id)).toEqual([ROOT, e5, c3, g7]);
    expect(movesTo(tree, g7).map(({ color }) => color)).toEqual([BLACK, WHITE]);
    expect(positionInTree(tree, g7).ply).toBe(2);
    // The tree it grew from has no such variation.
    expect(nodeOf(line, e5).children).toEqual([c3]);
  });

  it('finds the child that makes a move', () => {
    const [tree, [e5 = 0, pass = 0]] = grown(empty(), ROOT, play(BLACK, 'E5'), {
      kind: 'passed',
      by: WHITE,
      at: 0,
    });
    expect(childPlaying(tree, ROOT, { kind: 'play', color: BLACK, point: at(word, 'E5') })).toBe(e5);
    expect(childPlaying(tree, ROOT, { kind: 'play', color: WHITE, point: at(word, 'E5') })).toBeUndefined();
    expect(childPlaying(tree, ROOT, { kind: 'pass', color: BLACK })).toBeUndefined();
    expect(childPlaying(tree, e5, { kind: 'pass', color: WHITE })).toBe(pass);
  });

  it('puts another line first', () => {
    const [one, [e5 = 0]] = grown(empty(), ROOT, play(BLACK, 'E5'), play(WHITE, 'C3'));
    const [two, [g7 = 0, g3 = 0]] = grown(one, e5, play(WHITE, 'G7'), play(BLACK, 'G3'));
    const tree = withMainLine(two, g3);
    expect(mainLineFrom(tree)).toEqual([e5, g7, g3]);
    expect(mainLineFrom(two)).not.toContain(g7);
    expect(withMainLine(tree, ROOT).nodes.get(ROOT).children).toEqual([e5]);
  });

  it('loses a node with all that follows', () => {
    const [full, [e5 = 0, c3 = 0]] = grown(
      empty(),
      ROOT,
      play(BLACK, 'E5'),
      play(WHITE, 'C3'),
      play(BLACK, 'G7'),
    );
    const tree = withoutNode(full, c3);
    expect([...nodesOf(tree)].map(({ id }) => id)).toEqual([ROOT, e5]);
    expect([...nodesOf(full)]).toHaveLength(4);
    expect(() => withoutNode(tree, ROOT)).toThrow('the root cannot be removed');
    expect(() => withMainLine(tree, c3)).toThrow('a removed node');
    expect(() => nodeOf(tree, 99)).toThrow('no entry 99');
  });

  it('keeps a note at each node', () => {
    const [tree, [e5 = 0]] = grown(empty(), ROOT, play(BLACK, 'E5'));
    const noted = withNote(tree, e5, 'the center');
    expect(nodeOf(noted, e5).note).toBe('the center');
    expect(nodeOf(tree, e5).note).toBe('');
    expect(positionInTree(noted, e5)).toBe(positionInTree(tree, e5));
  });

  it('has nodes that hold a note alone, or what does not move', () => {
    const comment = got(withNode(empty(), ROOT, undefined, 'hello'));
    const resigned = got(withNode(comment.tree, comment.id, { kind: 'resigned', by: BLACK, at: 0 }, ''));
    expect(positionInTree(resigned.tree, resigned.id).ply).toBe(0);
    expect(nodeOf(resigned.tree, resigned.id).event?.kind).toBe('resigned');
  });
});

describe('a node', () => {
  it('holds only plays that the rules allow', () => {
    const [tree, [e5 = 0]] = grown(empty(), ROOT, play(BLACK, 'E5'));
    expect(withNode(tree, e5, play(WHITE, 'E5'), '')).toEqual({
      ok: false,
      error: { code: 'illegal', refusal: { kind: 'occupied' } },
    });
    const beyond: TreeEvent = { kind: 'forced', by: WHITE, at: 0, point: 81 as Point };
    expect(withNode(tree, e5, beyond, '')).toEqual({ ok: false, error: { code: 'offBoard' } });
    const nowhere: TreeEvent = {
      kind: 'edited',
      stones: [{ point: Number.NaN as Point, stone: BLACK }],
      turn: BLACK,
    };
    expect(withNode(tree, e5, nowhere, '')).toEqual({ ok: false, error: { code: 'offBoard' } });
  });

  it('may hold a move out of turn', () => {
    const [tree, [, second = 0]] = grown(empty(), ROOT, play(BLACK, 'E5'), play(BLACK, 'C3'));
    expect(positionInTree(tree, second).turn).toBe(WHITE);
    expect(rows(positionInTree(tree, second)).join('')).toContain('X');
    expect(movesTo(tree, second)).toHaveLength(2);
  });

  it('may set stones in mid-game', () => {
    const point = (name: string) => at(word, name);
    const edit: TreeEvent = {
      kind: 'edited',
      stones: [
        { point: point('E5'), stone: EMPTY },
        { point: point('C3'), stone: WHITE },
        { point: point('C4'), stone: BLACK },
      ],
      turn: WHITE,
    };
    const [tree, [, edited = 0, last = 0]] = grown(empty(), ROOT, play(BLACK, 'E5'), edit, play(WHITE, 'D4'));
    expect(rows(positionInTree(tree, edited)).slice(4, 7)).toEqual(['.........', '..X......', '..O......']);
    expect(positionInTree(tree, edited).turn).toBe(WHITE);
    expect(rows(positionInTree(tree, last))[5]).toBe('..XO.....');
    expect(movesTo(tree, last)).toHaveLength(2);
  });

  it('may hold what the rules forbid, carried out', () => {
    const force = (by: Color, name: string): TreeEvent => ({
      kind: 'forced',
      by,
      at: 0,
      point: at(word, name),
    });
    const [tree, [, over = 0]] = grown(empty(), ROOT, play(BLACK, 'E5'), force(WHITE, 'E5'));
    expect(rows(positionInTree(tree, over))[4]).toBe('....O....');
    expect(positionInTree(tree, over).turn).toBe(BLACK);
    expect(childPlaying(tree, 1, { kind: 'play', color: WHITE, point: at(word, 'E5') })).toBe(over);
    const ko = gameFrom(`
      . X O .
      X . X O
      . X O .
      . . . .
    `);
    const small = newTree(ko.setup.start, '');
    const stone = (kind: 'played' | 'forced', by: Color, name: string): TreeEvent => ({
      kind,
      by,
      at: 0,
      point: at(ko, name),
    });
    const [cycle, [, , retaken = 0]] = grown(
      small,
      ROOT,
      stone('played', BLACK, 'A1'),
      stone('played', WHITE, 'B3'),
      stone('forced', BLACK, 'C3'),
    );
    expect(rows(positionInTree(cycle, retaken))).toEqual(['.XO.', 'X.XO', '.XO.', 'X...']);
  });

  it('may place a handicap', () => {
    const [tree, [placed = 0]] = grown(empty(), ROOT, {
      kind: 'handicapPlaced',
      by: BLACK,
      at: 0,
      points: [at(word, 'C3'), at(word, 'G7')],
    });
    expect(positionInTree(tree, placed).turn).toBe(WHITE);
    expect(rows(positionInTree(tree, placed))[6]).toBe('..X......');
  });

  it('may go on after a stop', () => {
    const pass = (by: Color): TreeEvent => ({ kind: 'passed', by, at: 0 });
    const [tree, ids] = grown(empty(), ROOT, pass(BLACK), pass(WHITE), { kind: 'resumed', by: BLACK, at: 0 });
    expect(positionInTree(tree, ids[1] as NodeId).isStopped).toBe(true);
    expect(positionInTree(tree, ids[2] as NodeId).isStopped).toBe(false);
  });
});

describe('a node made of plain data', () => {
  it('is refused when its colors or stones are none', () => {
    const nobody = 3 as Color;
    const noSuchColor = { ok: false, error: { code: 'noSuchColor' } };
    const point = at(word, 'E5');
    for (const event of [
      { kind: 'played', by: nobody, at: 0, point },
      { kind: 'passed', by: '1' as unknown as Color, at: 0 },
      { kind: 'forced', by: undefined as unknown as Color, at: 0, point },
      { kind: 'resumed', by: 0 as Color, at: 0 },
      { kind: 'resigned', by: nobody, at: 0 },
      { kind: 'edited', stones: [], turn: nobody },
    ] as const)
      expect(withNode(empty(), ROOT, event, '')).toEqual(noSuchColor);
    const wall: TreeEvent = { kind: 'edited', stones: [{ point, stone: 3 as Color }], turn: BLACK };
    expect(withNode(empty(), ROOT, wall, '')).toEqual({ ok: false, error: { code: 'notAStone' } });
  });
});

describe('a node that sets stones', () => {
  it('keeps the prisoners and what may not come back', () => {
    const ko = gameFrom(`
      . X O .
      X O . O
      . X O .
      . . . .
    `);
    const edit: TreeEvent = {
      kind: 'edited',
      stones: [{ point: at(ko, 'A1'), stone: BLACK }],
      turn: WHITE,
    };
    const undo: TreeEvent = { kind: 'edited', stones: [{ point: at(ko, 'A1'), stone: EMPTY }], turn: WHITE };
    const take: TreeEvent = { kind: 'played', by: BLACK, at: 0, point: at(ko, 'C3') };
    const [tree, [, , last = 0]] = grown(newTree(ko.setup.start, ''), ROOT, take, edit, undo);
    const position = positionInTree(tree, last);
    expect([position.ply, position.board.prisoners(BLACK)]).toEqual([1, 1]);
    const retake: TreeEvent = { kind: 'played', by: WHITE, at: 0, point: at(ko, 'B3') };
    // White did not make the start's board by a play, but it is credited with it.
    expect(withNode(tree, last, retake, '')).toEqual({
      ok: false,
      error: { code: 'illegal', refusal: { kind: 'ko', ply: 0 } },
    });
  });
});

describe('a tree gathered from many nodes', () => {
  it('is the tree that grows node by node', () => {
    const events = [play(BLACK, 'E5'), play(WHITE, 'C3'), play(WHITE, 'G7'), undefined];
    const parents = [ROOT, 1, 1, 3];
    const builder = new TreeBuilder(start(), 'root');
    let tree = newTree(start(), 'root');
    for (const [i, event] of events.entries()) {
      const parent = parents[i] as NodeId;
      expect(got(builder.add(parent, event, `note ${i}`))).toBe(i + 1);
      tree = got(withNode(tree, parent, event, `note ${i}`)).tree;
    }
    builder.note(2, 'another');
    const view = (all: Tree<string>) =>
      [...nodesOf(all)].map(({ id, parent, event, children, note }) => ({
        id,
        parent,
        event,
        children,
        note,
      }));
    expect(view(builder.tree())).toEqual(view(withNote(tree, 2, 'another')));
    expect(rows(builder.positionAt(3))).toEqual(rows(positionInTree(tree, 3)));
  });

  it('is not changed by what the builder does next, and grows as any other', () => {
    const builder = new TreeBuilder(start(), '');
    const before = builder.tree();
    builder.add(ROOT, play(BLACK, 'E5'), '');
    expect(nodeOf(before, ROOT).children).toEqual([]);
    const more = got(withNode(builder.tree(), 1, play(WHITE, 'C3'), ''));
    expect(mainLineFrom(more.tree)).toEqual([1, 2]);
    const whole = [...nodesOf(builder.tree())];
    expect([...nodesOf(builder.take())]).toEqual(whole);
  });

  it('refuses what a node cannot hold, and knows its nodes', () => {
    const builder = new TreeBuilder(start(), '');
    builder.add(ROOT, play(BLACK, 'E5'), '');
    const occupied = { code: 'illegal', refusal: { kind: 'occupied' } };
    expect(builder.add(1, play(WHITE, 'E5'), '')).toEqual({ ok: false, error: occupied });
    expect(() => builder.add(2, undefined, '')).toThrow('no node 2');
    expect(() => builder.positionAt(-1)).toThrow('no node -1');
  });

  it('may have fifty thousand variations of one move, and as many moves in a line', () => {
    const many = 50_000;
    const builder = new TreeBuilder(start(2), '');
    for (let i = 0; i < many; i++) builder.add(ROOT, { kind: 'passed', by: BLACK, at: 0 }, '');
    for (let i = 0; i < many; i++) builder.add(many + i, { kind: 'passed', by: WHITE, at: 0 }, '');
    const tree = builder.tree();
    expect(nodeOf(tree, ROOT).children).toHaveLength(many);
    expect(pathTo(tree, 2 * many)).toHaveLength(many + 1);
    expect(positionInTree(tree, many).ply).toBe(1);
  });
});

describe('a deep line', () => {
  it('is no matter for anything', () => {
    const deep = 100_000;
    const pass = (by: Color): TreeEvent => ({ kind: 'passed', by, at: 0 });
    let tree = empty(2);
    for (let id = 0; id < deep; id++) tree = got(withNode(tree, id, pass(id % 2 ? WHITE : BLACK), '')).tree;
    expect(pathTo(tree, deep)).toHaveLength(deep);
    expect(mainLineFrom(tree)).toHaveLength(deep);
    expect(movesTo(tree, deep)).toHaveLength(deep);
    let count = 0;
    for (const { id } of nodesOf(tree)) count += id === count ? 1 : 0;
    expect(count).toBe(deep + 1);
    expect(nodeOf(withMainLine(tree, deep), deep).children).toEqual([]);
    expect(positionInTree(tree, 777).ply).toBe(777);
    const cut = withoutNode(tree, 5);
    expect(mainLineFrom(cut)).toHaveLength(4);
  });
});

describe('the record of a game', () => {
  it('has the moves in force as its main line and those taken back as variations', () => {
    const game = moved(after(moved(gameOf(), 'E5 C3 G7'), 'B undone 2'), 'G3 C7 pass');
    const tree = treeOf(game, () => '');
    const main = mainLineFrom(tree);
    const last = main.at(-1) as NodeId;
    expect(movesTo(tree, last)).toEqual(movesOf(game));
    expect(fingerprint(positionInTree(tree, last))).toEqual(fingerprint(positionOf(game)));
    expect([...nodesOf(tree)]).toHaveLength(1 + 4 + 2);
    const [first = 0] = main;
    expect(nodeOf(tree, first).children).toHaveLength(2);
  });

  it('has a move that was made again only once', () => {
    const game = moved(after(moved(gameOf(), 'E5 C3'), 'B undone 2, B redone, B undone 1'), 'C3 G7');
    const tree = treeOf(game, () => '');
    expect([...nodesOf(tree)]).toHaveLength(4);
    expect(movesTo(tree, mainLineFrom(tree).at(-1) as NodeId)).toEqual(movesOf(game));
  });

  it('begins with the handicap and goes on after a stop', () => {
    const handicap = after(gameOf({ freeHandicap: 2, ruleset: RULESETS.japanese }), 'B handicap C3 G7');
    const game = after(handicap, 'W E5, B pass, W pass, B dead E5, W resumed, B D5, W resigned');
    const tree = treeOf(game, (age) => String(age.length));
    expect(startOfTree(tree).handicap).toBe(2);
    expect([...nodesOf(tree)].map(({ note }) => note)).toEqual(['1', '2', '3', '4', '6', '7']);
    const last = mainLineFrom(tree).at(-1) as NodeId;
    expect(movesTo(tree, last)).toEqual(movesOf(game));
    expect(fingerprint(positionInTree(tree, last))).toEqual(fingerprint(positionOf(game)));
  });
});

describe('a vector', () => {
  it('is as a list that is copied at every change', () => {
    const change = fc.oneof(
      fc.record({ kind: fc.constant('push' as const), value: fc.nat() }),
      fc.record({ kind: fc.constant('set' as const), value: fc.nat(), index: fc.nat() }),
    );
    fc.assert(
      fc.property(fc.nat(1500), fc.array(change, { maxLength: 60 }), (length, changes) => {
        let list = [0];
        let vector = Vector.of(0);
        for (let i = 1; i < length; i++) {
          list.push(i);
          vector = vector.pushed(i);
        }
        for (const { kind, value, ...rest } of changes) {
          const old = vector;
          const copy = list;
          const index = 'index' in rest ? rest.index % list.length : list.length;
          vector = kind === 'push' ? vector.pushed(value) : vector.with(index, value);
          list = kind === 'push' ? [...list, value] : list.with(index, value);
          if (index < copy.length) expect(old.get(index)).toBe(copy[index]);
          expect(old.size).toBe(copy.length);
        }
        expect(vector.size).toBe(list.length);
        const gathered = Vector.from(list).pushed(0);
        expect([...list, 0].map((_, i) => gathered.get(i))).toEqual([...list, 0]);
        expect(list.map((_, i) => vector.get(i))).toEqual(list);
      }),
      { numRuns: 40 },
    );
  });

  it('has no entry beyond its end', () => {
    const vector = Vector.of('a');
    for (const index of [-1, 1, 0.5, Number.NaN]) {
      expect(vector.has(index)).toBe(false);
      expect(() => vector.get(index)).toThrow();
      expect(() => vector.with(index, 'b')).toThrow();
    }
  });
});
