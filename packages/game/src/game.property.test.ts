import {
  BLACK,
  type Color,
  EMPTY,
  evenStart,
  geometryOf,
  type Move,
  ofColor,
  type Point,
  Position,
  pointsOf,
  RULESET_NAMES,
  RULESETS,
  WHITE,
} from '@honte/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TimeSettings, UNTIMED } from './clock.ts';
import { receiptOfGame, resultOf } from './count.ts';
import {
  acceptancesOf,
  canRedo,
  canUndo,
  canVoid,
  clockOf,
  handicapExpected,
  isPaused,
  lastAtOf,
  lastMoveOf,
  marksOf,
  movesOf,
  phaseOf,
  plyOf,
  positionOf,
  startOf,
  usedHints,
  usedUndo,
} from './derived.ts';
import type { Event } from './event.ts';
import { fingerprint, got } from './game.testing.ts';
import { apply, applyAll, eventsOf, type Game, newGame } from './game.ts';
import { parseResult, printResult } from './result.ts';
import { mainLineFrom, movesTo, positionInTree, ROOT } from './tree.ts';
import { treeOf } from './variations.ts';

/** Numbers that are points of a small board, most of the time. */
const point = fc
  .oneof(
    { weight: 12, arbitrary: fc.nat(8) },
    { weight: 1, arbitrary: fc.constantFrom(-1, 9, 0.5, -0, 1e9, Number.NaN, Number.POSITIVE_INFINITY) },
  )
  .map((p) => p as Point);
const color = fc
  .oneof(
    { weight: 20, arbitrary: fc.constantFrom(BLACK, WHITE) },
    { weight: 1, arbitrary: fc.constantFrom(0, 3, Number.NaN) },
  )
  .map((c) => c as Color);
/** Milliseconds since the event before: some that pass, some that cannot. */
const wait = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(0, 1, 500, 1000, 4000, 20_000) },
  { weight: 1, arbitrary: fc.constantFrom(-1, Number.NaN, Number.POSITIVE_INFINITY) },
);
const plies = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -2, 1.5, Number.NaN, 1e9) },
);
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constant('play' as const), color, point }),
  fc.record({ kind: fc.constant('pass' as const), color }),
);

const deed = <K extends string>(kind: K) => fc.record({ kind: fc.constant(kind), by: color, at: wait });
const moment = <K extends string>(kind: K) => fc.record({ kind: fc.constant(kind), at: wait });
const onPoint = <K extends string>(...kinds: K[]) =>
  fc.record({ kind: fc.constantFrom(...kinds), by: color, at: wait, point });

/** Any event at all; `at` is the time since the event before. Moves are common, ends are rare. */
const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  { weight: 60, arbitrary: onPoint('played') },
  { weight: 20, arbitrary: deed('passed') },
  { weight: 12, arbitrary: onPoint('markedDead', 'markedAlive', 'markedSeki') },
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('undone' as const), by: color, at: wait, plies }) },
  { weight: 8, arbitrary: deed('redone') },
  { weight: 8, arbitrary: deed('agreed') },
  { weight: 8, arbitrary: deed('resumed') },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('hinted' as const), by: color, at: wait, move }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('handicapPlaced' as const),
      by: color,
      at: wait,
      points: fc.array(point, { maxLength: 3 }),
    }),
  },
  { weight: 3, arbitrary: moment('paused') },
  { weight: 6, arbitrary: moment('continued') },
  { weight: 3, arbitrary: deed('timedOut') },
  { weight: 5, arbitrary: deed('voided') },
  { weight: 1, arbitrary: fc.oneof(deed('resigned'), moment('aborted')) },
);

const time: fc.Arbitrary<TimeSettings> = fc.constantFrom(
  UNTIMED,
  { kind: 'absolute', mainMs: 60_000 } as const,
  { kind: 'fischer', mainMs: 30_000, incrementMs: 1000, capMs: 40_000 } as const,
  { kind: 'byoyomi', mainMs: 10_000, periods: 3, periodMs: 5_000 } as const,
  { kind: 'canadian', mainMs: 10_000, stones: 2, periodMs: 10_000 } as const,
);

const anyGame = fc
  .record({
    name: fc.constantFrom(...RULESET_NAMES),
    size: fc.constantFrom([3, 3] as const, [2, 2] as const, [3, 1] as const),
    time,
    freeHandicap: fc.constantFrom(0, 0, 0, 2),
  })
  .map(({ name, size: [width, height], time, freeHandicap }): Game => {
    const start = got(evenStart(geometryOf(width, height), RULESETS[name]));
    return got(newGame({ start, freeHandicap, time }));
  });

/** An event that may be nonsense, or bent by `dice` into one that can happen. */
interface Wish {
  readonly event: Event;
  readonly isBent: boolean;
  readonly dice: number;
}

const wishes: fc.Arbitrary<Wish[]> = fc.array(
  fc.record({
    event: anyEvent,
    isBent: fc.oneof(
      { weight: 4, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
    dice: fc.nat(1000),
  }),
  { minLength: 10, maxLength: 80, size: 'max' },
);

/** An event like the one wished for that fits how the game stands, as far as there is one. */
function bent(game: Game, { event, dice }: Wish): Event {
  const position = positionOf(game);
  const pick = (points: readonly Point[]) => points[dice % Math.max(1, points.length)];
  const at = event.at > 0 && event.at < 1e6 ? event.at : 0;
  const by: Color = dice % 2 ? BLACK : WHITE;
  if (isPaused(game)) return { kind: 'continued', at };
  if (handicapExpected(game) > 0 && event.kind === 'played') {
    const { points: count } = position.geometry;
    const points = [dice % count, (dice + 1) % count].map((p) => p as Point);
    return { kind: 'handicapPlaced', by: BLACK, at, points };
  }
  if (canVoid(game) && dice % 3 === 0) return { kind: 'voided', by, at };
  const isMarking = phaseOf(game) === 'marking';
  switch (event.kind) {
    case 'played': {
      if (isMarking) return { kind: 'agreed', by, at };
      const point = pick(position.legalPoints());
      const played = { by: position.turn, at };
      return point === undefined ? { kind: 'passed', ...played } : { kind: 'played', ...played, point };
    }
    case 'passed': {
      const point = pick(pointsOf(position.geometry).filter((p) => position.board.stones[p] !== EMPTY));
      if (!isMarking || point === undefined) return { kind: 'passed', by: position.turn, at };
      return { kind: dice % 3 ? 'markedDead' : 'markedSeki', by, at, point };
    }
    case 'undone':
      return { kind: 'undone', by, at, plies: 1 + (dice % Math.min(3, Math.max(1, plyOf(game)))) };
    case 'hinted':
      return { kind: 'hinted', by: position.turn, at, move: { kind: 'pass', color: position.turn } };
    case 'timedOut':
      return { kind: 'timedOut', by: position.turn, at: at + 15_000 };
    case 'paused':
    case 'continued':
    case 'aborted':
      return { ...event, at };
    default:
      return { ...event, by, at };
  }
}

/** The games that the wishes lead through, those left out that cannot be granted. */
function ages(game: Game, wished: readonly Wish[]): Game[] {
  const all = [game];
  for (const wish of wished) {
    const last = all.at(-1) as Game;
    const event = wish.isBent ? bent(last, wish) : wish.event;
    const next = apply(last, { ...event, at: lastAtOf(last) + event.at });
    if (next.ok) all.push(next.value);
  }
  return all;
}

/** A game that chance led somewhere. */
const playedGame = fc.tuple(anyGame, wishes).map(([game, wished]) => ages(game, wished).at(-1) as Game);

/** The position after the moves in force, made by the rules alone. */
function replayed(game: Game): Position {
  let position = Position.at(startOf(game));
  for (const move of movesOf(game)) {
    const now = position.turn === move.color && !position.isStopped ? position : position.resumed(move.color);
    position = move.kind === 'pass' ? now.passed() : got(now.after(move.point));
  }
  return position;
}

describe('whatever happens', () => {
  it('`apply` never throws, and neither does any question', () => {
    fc.assert(
      fc.property(anyGame, wishes, (game, wished) => {
        for (const age of ages(game, wished)) {
          marksOf(age);
          acceptancesOf(age);
          receiptOfGame(age);
          resultOf(age);
          lastMoveOf(age);
          handicapExpected(age);
          clockOf(age, lastAtOf(age) + 1500);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('the phase fits the moves', () => {
    fc.assert(
      fc.property(playedGame, (game) => {
        const position = positionOf(game);
        const { ending } = position.ruleset;
        switch (phaseOf(game)) {
          case 'play':
            expect(position.isStopped).toBe(false);
            expect(marksOf(game)).toEqual({ dead: [], seki: [] });
            expect(resultOf(game)).toBeUndefined();
            break;
          case 'marking':
            expect(position.isStopped).toBe(true);
            expect(ending).toBe('agreement');
            expect(resultOf(game)).toBeUndefined();
            expect(acceptancesOf(game)).not.toEqual({ black: true, white: true });
            break;
          case 'finished': {
            const result = resultOf(game);
            if (!result) throw new Error('a finished game has a result');
            if (result.kind === 'count') expect(position.isStopped).toBe(true);
            const text = printResult(result);
            expect(printResult(got(parseResult(text)))).toBe(text);
            expect(canRedo(game)).toBe(false);
            const isGivenUp = result.kind === 'count' || result.kind === 'resignation';
            if (!isGivenUp) expect(canUndo(game)).toBe(false);
          }
        }
        for (const p of marksOf(game).dead) expect(position.board.chainAt(p)).not.toEqual([]);
      }),
    );
  });

  it('the position is that of the moves in force', () => {
    fc.assert(
      fc.property(playedGame, (game) => {
        const position = positionOf(game);
        const oracle = replayed(game);
        expect(plyOf(game)).toBe(movesOf(game).length);
        expect(position.ply).toBe(oracle.ply);
        expect(position.passStones).toEqual(oracle.passStones);
        expect(position.board.stones).toEqual(oracle.board.stones);
        expect(lastMoveOf(game)).toEqual(movesOf(game).at(-1));
      }),
    );
  });

  it('the events alone make the same game again', () => {
    fc.assert(
      fc.property(playedGame, (game) => {
        const again = got(applyAll(got(newGame(game.setup)), eventsOf(game)));
        expect(fingerprint(positionOf(again))).toEqual(fingerprint(positionOf(game)));
        expect(phaseOf(again)).toBe(phaseOf(game));
        expect(marksOf(again)).toEqual(marksOf(game));
        expect(clockOf(again, 1e6)).toEqual(clockOf(game, 1e6));
        expect(resultOf(again)).toEqual(resultOf(game));
      }),
    );
  });

  it('undo after a move leads to the same position, and redo back again', () => {
    fc.assert(
      fc.property(playedGame, fc.nat(8), fc.boolean(), (game, p, passes) => {
        const { turn } = positionOf(game);
        const at = lastAtOf(game);
        const event: Event = passes
          ? { kind: 'passed', by: turn, at }
          : { kind: 'played', by: turn, at, point: p as Point };
        const moved = apply(game, event);
        if (!moved.ok || phaseOf(moved.value) === 'finished') return;
        const undone = got(apply(moved.value, { kind: 'undone', by: turn, at, plies: 1 }));
        expect(positionOf(undone)).toBe(positionOf(game));
        expect(phaseOf(undone)).toBe('play');
        const redone = got(apply(undone, { kind: 'redone', by: turn, at }));
        expect(positionOf(redone)).toBe(positionOf(moved.value));
        expect(phaseOf(redone)).toBe(phaseOf(moved.value));
        expect(canRedo(redone)).toBe(false);
      }),
    );
  });

  it('the record of the game has the moves in force as its main line', () => {
    fc.assert(
      fc.property(playedGame, (game) => {
        const tree = treeOf(game, () => '');
        const last = mainLineFrom(tree).at(-1) ?? ROOT;
        expect(movesTo(tree, last)).toEqual(movesOf(game));
        expect(fingerprint(positionInTree(tree, last))).toEqual(fingerprint(positionOf(game)));
      }),
    );
  });

  it('undo and hints are counted as often as they happened', () => {
    fc.assert(
      fc.property(playedGame, (game) => {
        const events = eventsOf(game);
        for (const by of [BLACK, WHITE] as const) {
          const count = (kind: Event['kind']) =>
            events.filter((event) => event.kind === kind && 'by' in event && event.by === by).length;
          expect(ofColor(usedUndo(game), by)).toBe(count('undone'));
          expect(ofColor(usedHints(game), by)).toBe(count('hinted'));
        }
      }),
    );
  });
});
