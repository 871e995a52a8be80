/*
 * Cases about playing: `play` (a position after moves, and attempts from there) and `chains`.
 */
import {
  BLACK,
  Board,
  type Color,
  EMPTY,
  type Geometry,
  type Point,
  type Position,
  pointsOf,
  printColor,
  printPoint,
  WHITE,
} from '@honte/rules';
import { effectOf, type PlayEffect } from '../play-effect.ts';
import { compare, differences, type Fault, type Json } from './comparison.ts';
import { caseOf, type Kind, kindOf } from './kind.ts';
import * as notation from './notation.ts';
import { entries, flag, list, object, type Read, whole, word } from './reader.ts';
import { type Replay, replay, startOf } from './replay.ts';

const playCase = notation.sized((geometry) =>
  caseOf(
    {
      rules: notation.ruleset,
      size: notation.size,
      toMove: notation.color,
      moves: list(notation.move(geometry)),
    },
    { setup: notation.board(geometry), tries: list(triedMove(geometry)) },
    {
      board: notation.rows(geometry),
      prisoners: notation.pair,
      toMove: word('B', 'W'),
      stopped: flag,
      lastCaptured: notation.names(geometry),
      lastSuicided: notation.names(geometry),
      legalMoves: notation.names(geometry),
      legalCount: whole,
    },
  ),
);

/** Moves from the start, the position they lead to, and attempts there. */
export const play: Kind = kindOf(playCase, (given) => {
  const start = startOf(given.size, given.rules, given.toMove, given.setup);
  if (!start.ok) return start.error;
  const replayed = replay(start.value, given.moves);
  if (!replayed.ok) return replayed.error;
  const { position } = replayed.value;
  const { board } = position;
  const names = (points: Iterable<Point>) => notation.namesOf(given.size, points);
  const legal = position.legalPoints();
  const faults = compare(given.expect, {
    board: () => notation.rowsOf(given.size, board.stones),
    prisoners: () => ({ B: board.prisoners(BLACK), W: board.prisoners(WHITE) }),
    toMove: () => printColor(position.turn),
    stopped: () => position.isStopped,
    lastCaptured: () => names(lastEffect(replayed.value).captured),
    lastSuicided: () => names(lastEffect(replayed.value).suicided),
    legalMoves: () => names(legal),
    legalCount: () => legal.length,
  });
  const tried = (given.tries ?? []).flatMap((attempt, i) => tryFaults(position, attempt, i));
  return [...faults, ...tried];
});

function lastEffect({ before, last }: Replay): PlayEffect {
  if (before === undefined || last?.kind !== 'play') return { captured: [], suicided: [] };
  return effectOf(before.board, last.point, last.color);
}

type Tried = Read<ReturnType<typeof triedMove>>;

function triedMove(geometry: Geometry) {
  return object(
    { move: notation.attempt(geometry), legal: flag },
    {
      reason: word('occupied', 'offboard', 'suicide', 'ko'),
      captures: notation.names(geometry),
      suicides: notation.names(geometry),
    },
  );
}

function tryFaults(position: Position, tried: Tried, i: number): Fault[] {
  const { move, ...expected } = tried;
  const found = answerTo(position, move);
  return differences(`tries[${i}]`, expected, found);
}

/** What the position says of an attempt, in the words of the case files. */
function answerTo(position: Position, move: notation.Attempt): Json {
  if (move.kind === 'offBoard') return { legal: false, reason: 'offboard' };
  if (move.kind === 'pass') return { legal: true, captures: [], suicides: [] };
  const legality = position.legality(move.point, move.color);
  if (legality.kind !== 'legal') return { legal: false, reason: legality.kind };
  const { captured, suicided } = effectOf(position.board, move.point, move.color);
  const names = (points: readonly Point[]) => notation.namesOf(position.geometry, points);
  return { legal: true, captures: names(captured), suicides: names(suicided) };
}

/** A stone's chain as a case describes it. */
const chainFacts = (geometry: Geometry) =>
  object({}, { stones: whole, liberties: notation.names(geometry), atari: flag });

const chainsCase = notation.sized((geometry) =>
  caseOf(
    { size: notation.size, setup: notation.board(geometry) },
    {},
    {
      chains: notation.pair,
      points: entries(notation.pointName(geometry), chainFacts(geometry)),
      inAtari: list(notation.point(geometry)),
    },
  ),
);

/** Chains of a board: how many, their sizes, liberties and ataris. */
export const chains: Kind = kindOf(chainsCase, ({ size, setup, expect }) => {
  const board = Board.of(size, setup);
  const stones = pointsOf(size).filter((p) => setup[p] !== EMPTY);
  const heads = stones.filter((p) => board.headOf(p) === p);
  const count = (color: Color) => heads.filter((p) => setup[p] === color).length;
  // Any of its stones may name a chain, so both sides go by the board's own name for it.
  const chainNames = (points: readonly Point[]) =>
    notation.namesOf(
      size,
      points.map((p) => (setup[p] === EMPTY ? p : board.headOf(p))),
    );
  const { inAtari, ...rest } = expect;
  const named = inAtari === undefined ? rest : { ...rest, inAtari: chainNames(inAtari) };
  return compare(named, {
    chains: () => ({ B: count(BLACK), W: count(WHITE) }),
    points: () => Object.fromEntries(stones.map((p) => [printPoint(size, p), chainAt(board, p)])),
    inAtari: () => chainNames(heads.filter((p) => board.libertyCount(p) === 1)),
  });
});

function chainAt(board: Board, p: Point): Json {
  return {
    stones: board.chainSize(p),
    liberties: notation.namesOf(board.geometry, board.libertiesAt(p)),
    atari: board.libertyCount(p) === 1,
  };
}
