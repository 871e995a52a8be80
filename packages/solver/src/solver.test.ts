import {
  BLACK,
  type Color,
  type Geometry,
  type Move,
  type Point,
  parseDiagram,
  parsePoint,
  printPoint,
  WHITE,
} from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { enclosureOf } from './enclosure.ts';
import { type Bound, checkProblem, type Goal, type Problem, UNBOUND } from './problem.ts';
import { Solver } from './solver.ts';

interface Wishes {
  readonly goal?: Goal;
  readonly first?: Color;
  readonly bound?: Bound;
  readonly region?: string;
}

/** The problem of a drawing; without a region, in the targets' enclosure. */
function problemOf(drawing: string, targets: string, wishes: Wishes = {}): Problem {
  const diagram = parseDiagram(drawing.trim().replace(/^ +/gm, ''));
  if (!diagram.ok) throw new Error(diagram.error.code);
  const { geometry, stones } = diagram.value;
  const { goal = 'kill', first = WHITE, bound = UNBOUND, region } = wishes;
  const named = pointsOf(geometry, targets);
  const problem = checkProblem({
    geometry,
    stones,
    region: region === undefined ? enclosureOf(geometry, stones, named) : pointsOf(geometry, region),
    targets: named,
    goal,
    first,
    bound,
  });
  if (!problem.ok) throw new Error(problem.error.code);
  return problem.value;
}

function pointsOf(geometry: Geometry, names: string): Point[] {
  return names.split(' ').map((name) => {
    const point = parsePoint(geometry, name);
    if (!point.ok) throw new Error(name);
    return point.value;
  });
}

function played({ geometry }: Problem, color: Color, name: string): Move {
  return { kind: 'play', color, point: pointsOf(geometry, name)[0] as Point };
}

function namesOf({ geometry }: Problem, moves: readonly Move[]): string {
  return moves.map((move) => (move.kind === 'pass' ? 'pass' : printPoint(geometry, move.point))).join(' ');
}

const THREE = problemOf(
  `OOOOOO.
   XXXXXO.
   ...XXO.`,
  'A2',
);

/** Nine in the corner, which takes some ten thousand moves. */
const NINE = problemOf(
  `OOOOO.
   XXXXO.
   ...XO.
   ...XO.
   ...XO.`,
  'A4',
);

describe('a job', () => {
  it('works on a little at a time, and says how far it is', () => {
    const solver = new Solver(NINE);
    const job = solver.answer();
    let steps = 0;
    let before = 0;
    while (!job.step(100)) {
      steps++;
      expect(job.result).toBeUndefined();
      expect(job.nodes).toBeGreaterThan(before);
      before = job.nodes;
    }
    expect(steps).toBeGreaterThan(3);
    expect(job.result?.nodes).toBe(solver.nodes);
  });

  it('comes to the same in steps as at once', () => {
    const steps = new Solver(NINE).answer();
    while (!steps.step(1));
    const atOnce = new Solver(NINE).answer().run();
    expect(steps.result?.status).toBe(atOnce.status);
    expect(steps.result?.tries.map(({ fate }) => fate)).toEqual(atOnce.tries.map(({ fate }) => fate));
  });

  it('stays done', () => {
    const job = new Solver(THREE).status();
    expect([job.run(), job.step(1), job.run()]).toEqual(['unsettled', true, 'unsettled']);
  });
});

describe('a solver that is stopped', () => {
  it('is soon done, and says that nothing is proved rather than guess', () => {
    const solver = new Solver(NINE);
    const job = solver.answer();
    expect(job.step(1)).toBe(false);
    solver.stop();
    expect(job.step(10_000)).toBe(true);
    expect(job.result).toMatchObject({ status: 'unknown', fate: 'unknown', line: [] });
  });

  it('still knows what it had proved', () => {
    const solver = new Solver(THREE);
    const { status } = solver.answer().run();
    solver.stop();
    expect(solver.status().run()).toBe(status);
  });

  it('stops by itself when its moves are spent', () => {
    const solver = new Solver(NINE, { nodes: 50, tableBits: 10 });
    expect(solver.answer().run()).toMatchObject({ status: 'unknown' });
    expect(solver.nodes).toBeLessThan(1000);
  });

  it('does so in the open, too', () => {
    const bound = { plies: 9, escapeLiberties: 5 };
    const drawing = '.......\n.......\n..XO...\n...X...\n..XO...\n.......\n.......';
    const open = problemOf(drawing, 'D3', { goal: 'capture', first: BLACK, bound });
    const solver = new Solver(open, { nodes: 10, tableBits: 10 });
    expect(
      solver
        .answer()
        .run()
        .tries.some(({ fate }) => fate === 'unknown'),
    ).toBe(true);
    expect(solver.nodes).toBeLessThan(1000);
  });
});

describe('with a table that is far too small', () => {
  it('answers the same', () => {
    const six = problemOf('OOOOO.\nXXXXO.\n...XO.\n...XO.', 'A3');
    const small = new Solver(six, { nodes: 5_000_000, tableBits: 5 }).answer().run();
    const usual = new Solver(six).answer().run();
    expect(small.nodes).toBeGreaterThan(usual.nodes);
    expect(small.status).toBe(usual.status);
    expect(small.tries.map(({ fate }) => fate)).toEqual(usual.tries.map(({ fate }) => fate));
  });
});

describe('walking through the proof', () => {
  const solver = new Solver(THREE);

  it('says of every move at any place what it brings', () => {
    const { turn, fate, tries } = solver.stand([played(THREE, WHITE, 'A1')]).run();
    expect([turn, fate]).toEqual([BLACK, 'works']);
    const working = tries.filter((one) => one.fate === 'works').map(({ move }) => move);
    expect(namesOf(THREE, working)).toBe('B1');
  });

  it('replies to a mistake with the move that punishes it, and to the right move with the longest resistance', () => {
    const right = solver.replyTo([played(THREE, WHITE, 'B1')]).run();
    expect([right.turn, right.fate]).toEqual([BLACK, 'fails']);
    expect(right.line.length).toBeGreaterThan(0);
    const mistake = solver.replyTo([played(THREE, WHITE, 'A1')]).run();
    expect([mistake.turn, mistake.fate, namesOf(THREE, mistake.line.slice(0, 1))]).toEqual([
      BLACK,
      'works',
      'B1',
    ]);
  });

  it('says what the last move brings to who made it', () => {
    const fateOf = (...moves: readonly Move[]) => solver.fateAfter(moves).run();
    expect(fateOf(played(THREE, WHITE, 'B1'))).toBe('works');
    expect(fateOf(played(THREE, WHITE, 'A1'))).toBe('fails');
    expect(fateOf(played(THREE, WHITE, 'A1'), played(THREE, BLACK, 'B1'))).toBe('works');
    expect(() => fateOf()).toThrow();
  });

  it('lets either side begin', () => {
    expect(solver.replyTo([], BLACK).run()).toMatchObject({ turn: BLACK, fate: 'works' });
    expect(solver.replyTo([], WHITE).run()).toMatchObject({ turn: WHITE, fate: 'works' });
  });

  it('ends each line on a board where the winner has his way', () => {
    const { line } = solver.answer().run();
    const rest = solver.stand(line).run();
    expect(rest.fate).toBe(line.length % 2 === 0 ? 'works' : 'fails');
  });

  it('refuses a line that cannot be played', () => {
    const twice = [played(THREE, WHITE, 'B1'), played(THREE, BLACK, 'B1')];
    expect(() => solver.stand(twice).run()).toThrow();
  });

  it('has nothing left to say where the target is off the board', () => {
    const atari = problemOf('OOOO.\nXXXO.\nOO.O.', 'A2', { region: 'A1 B1 C1 A2 B2 C2' });
    const after = new Solver(atari).stand([played(atari, WHITE, 'C1')]).run();
    expect(after.tries).toEqual([]);
  });
});

describe('refutations', () => {
  it('come plays first', () => {
    const { tries } = new Solver({ ...THREE, goal: 'live', first: BLACK }).answer().run();
    expect(namesOf(THREE, tries[0]?.refutations ?? [])).toBe('B1 C1 pass');
  });
});

describe('seki', () => {
  const SHARED = problemOf(
    `OOOOOO.
     XXXXXXO
     .OOO.XO`,
    'A2',
    { region: 'A1 B1 C1 D1 E1' },
  );

  it('is told from life with two eyes', () => {
    expect(new Solver(SHARED).status().run()).toBe('seki');
    const alive = problemOf('OOOOOO.\nXXXXXXO\n.X.XXXO', 'A2', { region: 'A1 C1' });
    expect(new Solver(alive).status().run()).toBe('alive');
  });

  it('is a success of who wants to live, and a failure of who wants to kill', () => {
    expect(new Solver({ ...SHARED, goal: 'live', first: BLACK }).answer().run().fate).toBe('works');
    expect(new Solver(SHARED).answer().run().fate).toBe('fails');
  });

  it('is not told apart when the moves do not suffice', () => {
    const statuses = new Set<string>();
    for (let nodes = 1; nodes < 60; nodes++)
      statuses.add(new Solver(SHARED, { nodes, tableBits: 10 }).status().run());
    expect([...statuses].filter((status) => !['unknown', 'aliveOrSeki', 'seki'].includes(status))).toEqual(
      [],
    );
    expect(statuses).toContain('unknown');
  });
});

describe('an enclosure', () => {
  const enclosed = (drawing: string, target: string) => {
    const diagram = parseDiagram(drawing);
    if (!diagram.ok) throw new Error(diagram.error.code);
    const { geometry, stones } = diagram.value;
    return enclosureOf(geometry, stones, pointsOf(geometry, target))
      .map((p) => printPoint(geometry, p))
      .join(' ');
  };

  it('holds what its stones reach', () => {
    expect(enclosed('OOOO.\nXXXO.\n..XO.', 'A2')).toBe('A2 B2 C2 A1 B1 C1');
  });

  it('holds opposing stones without a liberty elsewhere, and what lies behind them', () => {
    expect(enclosed('OOOOO.\nXXXXO.\n.OOXO.', 'A2')).toBe('A2 B2 C2 D2 A1 B1 C1 D1');
    expect(enclosed('OOOO\nXXOO\n.XO.', 'A2')).toBe('A2 B2 A1 B1');
  });

  it('is the whole board where nothing encloses', () => {
    expect(enclosed('...\n.X.\n...', 'B2').split(' ')).toHaveLength(9);
  });
});

describe('a lesson', () => {
  const SNAPBACK = problemOf(
    `.......
     .......
     .......
     .......
     .XXXX..
     .XOOXO.
     .X..OO.`,
    'C2',
    { goal: 'capture', first: BLACK, region: 'C2 D2 C1 D1' },
  );

  it('shows what must be answered, and ends with the capture', () => {
    const { fate, line } = new Solver(SNAPBACK).lesson().run();
    expect([fate, namesOf(SNAPBACK, line)]).toEqual(['works', 'D1 C1 D1']);
  });

  it('is short where the loser has nothing left that must be answered', () => {
    const vital = [played(THREE, WHITE, 'B1')];
    const { fate, line } = new Solver(THREE).lesson(vital).run();
    expect([fate, line]).toEqual(['fails', []]);
  });

  it('begins with the refutation of a move that fails', () => {
    const beside = [played(THREE, WHITE, 'A1')];
    const solver = new Solver(THREE);
    const { fate, line } = solver.lesson(beside).run();
    const known = solver.stand().run();
    const tried = known.tries.find(({ move }) => namesOf(THREE, [move]) === 'A1');
    expect(fate).toBe('works');
    expect(line[0]).toEqual(tried?.refutations[0]);
  });
});
