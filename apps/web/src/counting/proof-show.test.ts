// A proof gone through and tried, on boards whose proofs the solver finds.
import type { Fate } from '@honte/engine';
import {
  BLACK,
  Board,
  type Color,
  opponent,
  type Point,
  parseDiagram,
  parsePoint,
  printPoint,
  type Result,
  WHITE,
} from '@honte/rules';
import { checkProblem, enclosureOf, Solver, UNBOUND } from '@honte/solver';
import { describe, expect, it } from 'vitest';
import { counting as en } from '../text/en/counting.ts';
import { counting as fr } from '../text/fr/counting.ts';
import { COUNT, shownBoard, touchedShow } from './board-show.ts';
import { answerTo } from './proof-answer.ts';
import { questionOf } from './proof-question.ts';
import {
  answered,
  challengerOf,
  type ProofShown,
  playedTo,
  proofAt,
  proofBoard,
  proofOf,
  tried,
  unanswered,
} from './proof-show.ts';
import { proofSentence } from './proof-words.ts';

function got<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** The proof of the chain on a point, as the solver finds it. */
function proved(drawing: string, name: string, trusted: readonly Point[] = []): ProofShown {
  const { geometry, stones } = got(parseDiagram(drawing));
  const board = Board.of(geometry, stones);
  const target = got(parsePoint(geometry, name));
  const color = stones[target] as Color;
  const region = enclosureOf(geometry, stones, [target]);
  const problem = got(
    checkProblem({
      geometry,
      stones,
      region,
      targets: [target],
      goal: 'kill',
      first: opponent(color),
      bound: UNBOUND,
    }),
  );
  const solver = new Solver(problem, { nodes: 100_000, tableBits: 14 });
  const fate = solver.status().run() as Fate;
  const challenger = fate === 'dead' ? color : opponent(color);
  const { line } = solver.replyTo([], challenger).run();
  const chain = board.chainAt(target);
  const proof = { region, trusted, line };
  const group = { chain, color, fate, confidence: 1, basis: 'reading', proof, judged: target } as const;
  return proofOf('key', board, group) as ProofShown;
}

/** Three white points in the corner are one eye, whoever begins. */
const DEAD = `
  . X . X . X .
  X X X X X X X
  X X X X X X X
  X X X X X X X
  O O O X X X X
  . . O X X X X
  . . O X X . X`;

const at = (shown: ProofShown, name: string) => got(parsePoint(shown.board.geometry, name));
const names = ({ line, board }: ProofShown) =>
  line.map((move) => (move.kind === 'pass' ? 'pass' : printPoint(board.geometry, move.point)));

const dead = () => proved(DEAD, 'A3');

describe('a proof', () => {
  it('is gone through from before its first move to its end, and no further', () => {
    const shown = dead();
    const sentences = [0, 1, 2, 3, 4].map((n) => proofSentence(proofAt(shown, n), en));
    expect(sentences[0]).toBe('White moves first and tries to save the stones.');
    expect(sentences[1]).toBe('White at B2.');
    expect(sentences.at(-1)).toBe(
      'Black at B1 takes 7 stones. So the stones cannot be saved: they are dead.',
    );
    expect(proofAt(shown, -1).at).toBe(0);
    expect(proofAt(shown, 9).at).toBe(shown.line.length);
    expect(proofSentence(proofAt(shown, 9), fr)).toBe(
      'Noir en B1 prend 7 pierres. Donc les pierres ne peuvent plus être sauvées\u00a0: elles sont mortes.',
    );
  });

  it('says what it takes on trust', () => {
    const shown = proved(DEAD, 'A3', [0 as Point]);
    expect(proofSentence(proofAt(shown, 9), en)).toMatch(/they are dead, if the stones around live\.$/);
  });

  it('leaves the board of the count as it was, and shows the stones of the line', () => {
    const shown = dead();
    const before = Array.from(shown.board.stones);
    const { geometry } = shown.board;
    const view = proofBoard({ geometry, stones: shown.board.stones }, proofAt(shown, 2));
    expect([at(shown, 'B2'), at(shown, 'A1')].map((p) => view.stones[p])).toEqual([WHITE, BLACK]);
    expect(view.overlays).toContainEqual({
      kind: 'labels',
      labels: [
        { point: at(shown, 'B2'), text: '1' },
        { point: at(shown, 'A1'), text: '2' },
      ],
    });
    expect(Array.from(shown.board.stones)).toEqual(before);
  });

  it('veils what plays no part in it', () => {
    const shown = dead();
    const { geometry, stones } = shown.board;
    const veiled = proofBoard({ geometry, stones }, shown).overlays?.find(({ kind }) => kind === 'dimmed');
    const points = veiled?.kind === 'dimmed' ? veiled.points : [];
    expect(points).toContain(at(shown, 'A7'));
    expect(points).not.toContain(at(shown, 'A1'));
    expect(points).not.toContain(at(shown, 'A3'));
  });

  it('of what lives has the opponent begin', () => {
    const alive = proved(
      `
      . X . X . X .
      X X X X X X X
      X X X X X X X
      O O O O X X X
      . . . O X X X
      O O O O X X X
      . . . O X . X`,
      'A4',
    );
    expect(alive.group.fate).toBe('alive');
    expect(challengerOf(alive)).toBe(BLACK);
    expect(proofSentence(proofAt(alive, 40), en)).toMatch(/So the stones cannot be taken: they are alive\.$/);
  });

  it('of stones that are no chain’s is none', () => {
    const { board, group } = dead();
    expect(proofOf('key', board, { ...group, proof: undefined })).toBeUndefined();
  });
});

describe('another move', () => {
  it('takes the place of the challenger’s last, and the solver is asked', () => {
    const one = tried(proofAt(dead(), 1), at(dead(), 'A1'));
    expect([names(one), one.at, one.state]).toEqual([['A1'], 1, 'asking']);
    const third = tried(proofAt(dead(), 2), at(dead(), 'B1'));
    expect(names(third)).toEqual(['B2', 'A1', 'B1']);
    expect(questionOf(third)).toMatchObject({ target: at(third, 'A3'), move: { color: WHITE } });
    expect(questionOf(third).stones[at(third, 'A1')]).toBe(BLACK);
  });

  it('is answered with the first of the moves that refute it', () => {
    const shown = dead();
    const asked = tried(shown, at(shown, 'A1'));
    const { geometry, stones } = asked.board;
    const answer = answerTo(questionOf(asked)) ?? [];
    const told = answered(asked, answer);
    expect([told.at, told.state]).toEqual([2, 'calm']);
    expect(answer[0]?.color).toBe(BLACK);
    expect(proofSentence(proofAt(told, 40), en)).toMatch(/So the stones cannot be saved/);
    expect(proofBoard({ geometry, stones }, told).hand).toBe(WHITE);
  });

  it('that needs no answer ends the line', () => {
    const shown = dead();
    const told = answered(tried(shown, at(shown, 'A1')), []);
    expect(told.at).toBe(1);
    expect(proofSentence(told, en)).toMatch(/^White at A1\. So the stones cannot be saved/);
  });

  it('is waited for: until the answer no other is taken', () => {
    const asked = tried(dead(), at(dead(), 'A1'));
    expect(tried(asked, at(asked, 'B1'))).toBe(asked);
    expect(proofSentence(asked, en)).toBe('White at A1. Honte looks for the answer…');
    expect(proofBoard({ geometry: asked.board.geometry, stones: [] }, asked).hand).toBeUndefined();
  });

  it('is not taken outside the proof, on a stone, or once the group is gone', () => {
    const shown = dead();
    for (const name of ['A7', 'A3']) {
      const refused = tried(shown, at(shown, name));
      expect([refused.state, refused.line, refused.at]).toEqual(['notHere', shown.line, 0]);
    }
    const end = proofAt(shown, 9);
    expect(tried(end, at(end, 'A2')).state).toBe('notHere');
  });

  it('without an answer leads back to the proof', () => {
    const shown = dead();
    const back = unanswered(tried(shown, at(shown, 'A1')));
    expect([back.line, back.at]).toEqual([shown.line, 0]);
    expect(proofSentence(back, en)).toMatch(/The proof still stands\.$/);
  });

  it('is what a touch of the board means while a proof is shown, and a mark otherwise', () => {
    const shown = dead();
    expect(touchedShow(shown, at(shown, 'A1'))).toMatchObject({ kind: 'proof', state: 'asking' });
    expect(touchedShow(COUNT, at(shown, 'A1'))).toBeUndefined();
    expect(shownBoard({ geometry: shown.board.geometry, stones: [] }, shown).lastMove).toBeUndefined();
  });
});

it('a ko that is taken back at once is called so', () => {
  const { geometry, stones } = got(
    parseDiagram(`
      . X O . .
      X . X O .
      . X O . .
      . . . . .
      . . . . .`),
  );
  const board = Board.of(geometry, stones);
  const p = (name: string) => got(parsePoint(geometry, name));
  const shown: ProofShown = {
    ...dead(),
    board,
    line: [
      { kind: 'play', color: WHITE, point: p('B4') },
      { kind: 'play', color: BLACK, point: p('C4') },
    ],
    at: 2,
  };
  expect(playedTo(shown, 2).steps.map(({ taken, isRetake }) => [taken, isRetake])).toEqual([
    [1, false],
    [1, true],
  ]);
  expect(proofSentence({ ...shown, at: 2 }, en)).toMatch(/^Black takes the ko back at C4 at once/);
});
