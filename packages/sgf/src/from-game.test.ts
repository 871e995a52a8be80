import {
  apply,
  type Event,
  type Game,
  lastAtOf,
  mainLineFrom,
  movesOf,
  movesTo,
  newGame,
  nodeOf,
  nodesOf,
  positionInTree,
  positionOf,
  printResult,
  ROOT,
  resultOf,
  startOfTree,
  type TimeSettings,
  UNTIMED,
} from '@honte/game';
import {
  BLACK,
  type Color,
  EMPTY,
  evenStart,
  geometryOf,
  komiOf,
  parseDiagram,
  parsePoint,
  RULESETS,
  type Ruleset,
  receiptOf,
  setUpStart,
  WHITE,
} from '@honte/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annotationsOf } from './annotation.ts';
import { recordOfGame, sgfOf } from './from-game.ts';
import { infoOf } from './game-info.ts';
import { withComment, withEvent, withProperty } from './game-record.ts';
import { printSgf } from './print.ts';
import { got, lastOf, recordFrom, rowsAt } from './record.testing.ts';
import { parseSgf } from './syntax.ts';
import { recordOf } from './to-game.ts';

interface Options {
  readonly ruleset?: Ruleset;
  readonly time?: TimeSettings;
  readonly freeHandicap?: number;
}

function begun({ ruleset = RULESETS.french, time = UNTIMED, freeHandicap = 0 }: Options = {}): Game {
  const komi = komiOf(ruleset, freeHandicap);
  return got(newGame({ start: got(evenStart(geometryOf(5), ruleset, { komi })), freeHandicap, time }));
}

const at = (name: string) => got(parsePoint(geometryOf(5), name));

/** The game after these moves by the players in turn, one second each. */
function moved(game: Game, moves: string): Game {
  let now = game;
  for (const move of moves.split(' ')) {
    const deed = { by: positionOf(now).turn, at: Math.max(lastAtOf(now), 1000 * now.length) };
    const event: Event =
      move === 'pass' ? { kind: 'passed', ...deed } : { kind: 'played', ...deed, point: at(move) };
    now = got(apply(now, event));
  }
  return now;
}

function after(game: Game, ...events: readonly Event[]): Game {
  return events.reduce((now, event) => got(apply(now, event)), game);
}

const text = (game: Game) => printSgf([sgfOf(recordOfGame(game))]);
const reread = (game: Game) => recordFrom(text(game));
const deed = (by: Color) => ({ by, at: 60_000 });

/** Two walls, and a white stone behind Black's that is dead. */
const COUNTED = 'B5 C5 B4 C4 B3 C3 B2 C2 B1 C1 pass A3 pass pass';

describe('a played game in a file', () => {
  it('has its players, date, rules, komi, size and program', () => {
    const game = moved(begun(), 'C3 D3');
    const record = recordOfGame(game, {
      black: { name: 'Ann [x]', rank: '5k', team: 'Lyon' },
      white: { name: 'Bo\\' },
      date: '2026-11-30',
      place: 'Paris',
      event: 'Open',
      round: '1',
      name: 'g',
      comment: 'two\nlines',
      application: { name: 'Honte:x', version: '0.1.0' },
    });
    const file = printSgf([sgfOf(record)]);
    const info = infoOf(recordFrom(file));
    expect(info).toMatchObject({
      size: { width: 5, height: 5 },
      komi: 7.5,
      ruleset: RULESETS.french,
      players: {
        black: { name: 'Ann [x]', rank: '5k', team: 'Lyon' },
        white: { name: 'Bo\\', rank: undefined },
      },
      date: '2026-11-30',
      place: 'Paris',
      event: 'Open',
      round: '1',
      name: 'g',
      comment: 'two\nlines',
      result: undefined,
      handicap: undefined,
      time: undefined,
    });
    expect(file).toContain('AP[Honte\\:x:0.1.0]');
    expect(file).toContain(';B[cc];W[dc])');
  });

  it('has the hints where they were shown, and keeps them when it is read again', () => {
    const hint = (by: Color, name: string): Event => ({
      kind: 'hinted',
      by,
      at: 1000,
      move: name === 'pass' ? { kind: 'pass', color: by } : { kind: 'play', color: by, point: at(name) },
    });
    const first = after(begun(), hint(BLACK, 'C3'));
    const game = after(moved(first, 'D3'), hint(WHITE, 'pass'));
    const file = printSgf([sgfOf(recordOfGame(game))]);
    expect(file).toMatch(/HINT\[cc\];B\[dc\]HINT\[\]\)/);
    expect(printSgf([sgfOf(recordFrom(file))])).toContain(';B[dc]HINT[])');
  });

  it('has the handicap stones, and White moves first', () => {
    const handicap = { kind: 'handicapPlaced', by: BLACK, at: 0, points: [at('B2'), at('D4')] } as const;
    const game = moved(after(begun({ freeHandicap: 2 }), handicap), 'C3 pass');
    const { tree } = reread(game);
    expect(startOfTree(tree)).toMatchObject({ handicap: 2, turn: WHITE, komi: 0.5, isSetUp: false });
    expect(text(game)).toContain('KM[0.5]HA[2]AB[db][bd];W[cc];B[]');
  });

  it('says that the first capture wins, and who won by it', () => {
    const start = got(evenStart(geometryOf(5), RULESETS.french));
    const game = got(newGame({ start, freeHandicap: 0, time: UNTIMED, goal: 'firstCapture' }));
    const won = moved(game, 'A1 A2 C3 B1');
    expect(text(won)).toContain('RU[First capture (French)]');
    expect(text(won)).toContain('RE[W+]');
    expect(infoOf(reread(won))).toMatchObject({ goal: 'firstCapture', ruleset: RULESETS.french });
  });

  it('has a board set up by hand, and who moves', () => {
    const { geometry, stones } = got(parseDiagram('.XO..\nXO...\n.....\n.....\n.....'));
    const start = got(setUpStart(geometry, RULESETS.aga, stones, WHITE));
    const game = got(newGame({ start, freeHandicap: 0, time: UNTIMED }));
    expect(text(game)).toContain('AB[ba][ab]AW[ca][bb]PL[W]');
    expect(startOfTree(reread(game).tree)).toMatchObject({ turn: WHITE, isSetUp: true });
    expect(rowsAt(reread(game), ROOT)).toEqual(['.XO..', 'XO...', '.....', '.....', '.....']);
  });

  it('has what the players had left', () => {
    const time: TimeSettings = { kind: 'byoyomi', mainMs: 1500, periods: 3, periodMs: 5000 };
    const game = moved(begun({ time }), 'C3 D3 C4 D4 pass');
    expect(text(game)).toContain('TM[1.5]OT[3x5 byo-yomi]');
    expect(text(game)).toContain(';B[cc]BL[1.5];W[dc]WL[0.5];B[cb]BL[0.5];W[db]WL[5]OW[3];B[]BL[5]OB[3]');
    const record = reread(game);
    const { geometry } = startOfTree(record.tree);
    const last = annotationsOf(geometry, nodeOf(record.tree, lastOf(record)).note, infoOf(record).time);
    expect(last.left.black).toEqual({ kind: 'byoyomi', periods: 3, periodMs: 5000 });
  });

  it('has its result and whose territory is where, the dead in it', () => {
    const stopped = moved(begun(), COUNTED);
    const game = after(
      stopped,
      { kind: 'markedDead', ...deed(BLACK), point: at('A3') },
      { kind: 'agreed', ...deed(BLACK) },
      { kind: 'agreed', ...deed(WHITE) },
    );
    const result = resultOf(game);
    const record = reread(game);
    const info = infoOf(record);
    expect(info.result).toBe(result && printResult(result));
    expect(info.result).toBe('W+12.5');
    const { geometry, ruleset, komi, handicap } = startOfTree(record.tree);
    const position = positionInTree(record.tree, lastOf(record));
    const { territory } = annotationsOf(geometry, nodeOf(record.tree, lastOf(record)).note);
    const dead = [...territory.black, ...territory.white].filter((p) => position.board.stones[p] !== EMPTY);
    expect(dead).toEqual([at('A3')]);
    const prisoners = { black: position.board.prisoners(BLACK), white: position.board.prisoners(WHITE) };
    const stones = position.board.stones;
    expect(receiptOf({ geometry, stones, dead, ruleset, komi, handicap, prisoners }).lead).toBe(-12.5);
  });

  it('has its result when it was resigned, lost on time, or broken off', () => {
    const fighting = moved(begun({ time: { kind: 'absolute', mainMs: 5000 } }), 'C3');
    for (const [event, printed] of [
      [{ kind: 'resigned', ...deed(WHITE) }, 'B+R'],
      [{ kind: 'timedOut', ...deed(WHITE) }, 'B+T'],
      [{ kind: 'aborted', at: 60_000 }, '?'],
    ] as const)
      expect(infoOf(reread(after(fighting, event))).result).toBe(printed);
  });

  it('has what was taken back as variations', () => {
    const game = moved(
      after(moved(begun(), 'C3 D3'), { kind: 'undone', ...deed(BLACK), plies: 2 }),
      'B2 pass',
    );
    const { tree } = reread(game);
    expect(nodeOf(tree, ROOT).children).toHaveLength(2);
    expect(movesTo(tree, mainLineFrom(tree).at(-1) ?? ROOT)).toEqual(movesOf(game));
  });

  it('goes on after a stop with whoever moved then', () => {
    const stopped = moved(begun({ ruleset: RULESETS.japanese }), 'C3 pass pass');
    const game = moved(after(stopped, { kind: 'resumed', ...deed(BLACK) }), 'D3 C4');
    const { tree } = reread(game);
    const last = mainLineFrom(tree).at(-1) ?? ROOT;
    expect(movesTo(tree, last)).toEqual(movesOf(game));
    expect(positionInTree(tree, last).turn).toBe(positionOf(game).turn);
  });

  it('has rules, komi, handicap and time so that they are read the same', () => {
    const times: readonly TimeSettings[] = [
      UNTIMED,
      { kind: 'absolute', mainMs: 600_000 },
      { kind: 'byoyomi', mainMs: 0, periods: 5, periodMs: 30_000 },
      { kind: 'canadian', mainMs: 60_000, stones: 15, periodMs: 300_500 },
      { kind: 'fischer', mainMs: 60_000, incrementMs: 5000, capMs: undefined },
      { kind: 'fischer', mainMs: 60_000, incrementMs: 5000, capMs: 90_000 },
    ];
    for (const ruleset of Object.values(RULESETS))
      for (const time of times)
        for (const freeHandicap of [0, 2]) {
          const points = [at('B2'), at('D4')];
          const fresh = begun({ ruleset, time, freeHandicap });
          const game =
            freeHandicap > 0
              ? after(fresh, { kind: 'handicapPlaced', by: BLACK, at: 0, points })
              : moved(fresh, 'C3');
          const record = reread(game);
          const start = startOfTree(record.tree);
          const info = infoOf(record);
          expect([start.ruleset, start.komi, start.handicap, info.time]).toEqual([
            ruleset,
            komiOf(ruleset, freeHandicap),
            freeHandicap,
            time.kind === 'none' ? undefined : time,
          ]);
          expect(positionInTree(record.tree, lastOf(record)).board.stones).toEqual(
            positionOf(game).board.stones,
          );
        }
  });

  it('of any moves, taken back or not, has the same moves, board and prisoners', () => {
    const names = Object.values(RULESETS);
    const choices = fc.array(fc.nat(1000), { minLength: 1, maxLength: 60, size: 'max' });
    fc.assert(
      fc.property(fc.constantFrom(...names), choices, (ruleset, numbers) => {
        let game = begun({ ruleset });
        for (const choice of numbers) {
          const position = positionOf(game);
          const legal = position.legalPoints();
          const point = legal[choice % Math.max(1, legal.length)];
          const by = position.turn;
          const event: Event =
            choice % 13 === 0 && position.ply > 1
              ? { kind: 'undone', by, at: 0, plies: 1 + (choice % 2) }
              : choice % 17 === 0 || point === undefined
                ? { kind: 'passed', by, at: 0 }
                : { kind: 'played', by, at: 0, point };
          const next = apply(game, event);
          if (next.ok) game = next.value;
        }
        const { tree } = reread(game);
        const last = mainLineFrom(tree).at(-1) ?? ROOT;
        expect(movesTo(tree, last)).toEqual(movesOf(game));
        const [mine, theirs] = [positionOf(game).board, positionInTree(tree, last).board];
        expect(theirs.stones).toEqual(mine.stones);
        expect([theirs.prisoners(BLACK), theirs.prisoners(WHITE)]).toEqual([
          mine.prisoners(BLACK),
          mine.prisoners(WHITE),
        ]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a file', () => {
  const FILES = [
    '(;FF[4]GM[1]SZ[9]KM[6.50]XYZ[keep me][and me]AB[aa:cc]TB[ii];B[ee]QQ[1]C[a\\]b](;W[tt]LB[aa:1])(;W[zz]))',
    '(;SZ[9];;AB[aa]AE[bb]PL[W];B[ee]BL[1]OB[2]TR[aa];)',
    '(;SZ[9](;B[aa](;W[bb])(;W[cc];B[dd]))(;B[ee]))',
    '(;SZ[9];B[ee];W[ee];B[ee])',
  ];

  it.each(FILES)('keeps every property, and its tree, through a record: %s', (file) => {
    const [game] = got(parseSgf(file)).games;
    const tree = game && sgfOf(got(recordOf(game)));
    expect(tree?.nodes).toEqual(game?.tree.nodes);
    expect(tree?.parents).toEqual(game?.tree.parents);
  });
});

describe('a record that is worked on', () => {
  it('grows by events, each with its properties', () => {
    let record = recordFrom('(;SZ[5]KM[0])');
    const events = [
      { kind: 'played', by: BLACK, at: 0, point: at('C3') },
      { kind: 'passed', by: WHITE, at: 0 },
      { kind: 'forced', by: WHITE, at: 0, point: at('C3') },
      {
        kind: 'edited',
        turn: WHITE,
        stones: [
          { point: at('A1'), stone: BLACK },
          { point: at('A1'), stone: WHITE },
          { point: at('C3'), stone: EMPTY },
        ],
      },
      { kind: 'resigned', by: WHITE, at: 0 },
    ] as const;
    for (const [parent, event] of events.entries()) record = got(withEvent(record, parent, event)).record;
    expect(printSgf([sgfOf(record)])).toContain('KM[0];B[cc];W[];W[cc];AW[ae]AE[cc]PL[W];)');
    const occupied: Event = { kind: 'played', by: BLACK, at: 0, point: at('C3') };
    expect(withEvent(record, 1, occupied)).toMatchObject({ ok: false, error: { code: 'illegal' } });
  });

  it('has comments and other values written and taken away', () => {
    const record = recordFrom('(;SZ[5]C[old]GN[x];B[aa])');
    expect(printSgf([sgfOf(withComment(record, 1, 'new [one]'))])).toContain('B[aa]C[new [one\\]])');
    expect(printSgf([sgfOf(withComment(record, ROOT, ''))])).not.toContain('old');
    const renamed = withProperty(record, ROOT, 'GN', ['y']);
    expect([...nodesOf(renamed.tree)][0]?.note.properties.map(({ id }) => id)).toEqual(['SZ', 'C', 'GN']);
  });
});
