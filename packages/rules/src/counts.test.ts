import { describe, expect, it } from 'vitest';
import { countGames, countLegalBoards, countSequences } from './counts.ts';
import { geometryOf } from './geometry.ts';
import {
  boardOf,
  flood,
  type OracleKo,
  oracleGame,
  oracleLegality,
  oraclePass,
  oraclePlay,
} from './oracle.testing.ts';
import { Position } from './position.ts';
import { bareRuleset, type KoRule, RULESETS } from './ruleset.ts';
import { evenStart } from './start.ts';

const NAMES: { readonly [K in OracleKo]: KoRule } = {
  simple: 'simple',
  psk: 'positional',
  ssk: 'situational',
  nssk: 'naturalSituational',
};

/** Sequences of plays and, if asked for, passes, as the naive rulebook has them. */
function naiveSequences(
  width: number,
  height: number,
  ko: OracleKo,
  suicide: boolean,
  depth: number,
  passes: boolean,
): number[] {
  const counts = Array<number>(depth).fill(0);
  const game = oracleGame(width, height, '.'.repeat(width * height), 'X', ko, suicide);
  const visit = (length: number) => {
    if (length === depth) return;
    const turn = game.turn;
    const takeBack = () => {
      game.moments.pop();
      game.turn = turn;
    };
    for (let p = 0; p < width * height; p++) {
      if (oracleLegality(game, p, turn).kind !== 'legal') continue;
      counts[length] = (counts[length] as number) + 1;
      oraclePlay(game, p);
      visit(length + 1);
      takeBack();
    }
    if (!passes) return;
    counts[length] = (counts[length] as number) + 1;
    const isStop = game.moments.at(-1)?.isPlay === false;
    oraclePass(game);
    if (!isStop) visit(length + 1);
    takeBack();
  };
  visit(0);
  return counts;
}

function naiveLegalBoards(width: number, height: number): number {
  const points = width * height;
  let count = 0;
  for (let code = 0; code < 3 ** points; code++) {
    const text = code
      .toString(3)
      .padStart(points, '0')
      .replaceAll('0', '.')
      .replaceAll('1', 'X')
      .replaceAll('2', 'O');
    const game = oracleGame(width, height, text, 'X', 'simple', false);
    const breathes = (p: number) => text[p] === '.' || flood(game, boardOf(game), p).liberties.length > 0;
    if (Array.from({ length: points }, (_, p) => p).every(breathes)) count++;
  }
  return count;
}

describe('legal boards', () => {
  it('are as many as published', () => {
    // Source: J. Tromp, G. Farnebäck, "Combinatorics of Go", 2007.
    const sizes = [
      [1, 1, 1],
      [1, 2, 5],
      [2, 2, 57],
      [2, 3, 489],
      [3, 3, 12_675],
      [3, 4, 321_689],
    ] as const;
    for (const [width, height, count] of sizes)
      expect(countLegalBoards(geometryOf(width, height))).toBe(count);
  });

  it('are as many whichever way the board lies, and as the naive rulebook finds', () => {
    expect(countLegalBoards(geometryOf(3, 2))).toBe(489);
    expect(naiveLegalBoards(2, 3)).toBe(489);
    expect(naiveLegalBoards(1, 5)).toBe(countLegalBoards(geometryOf(5, 1)));
  });
});

describe('sequences of plays without passes', () => {
  const PUBLISHED: readonly [number, number, OracleKo, boolean, number[]][] = [
    [2, 2, 'simple', false, [4, 12, 24, 16, 32, 32, 32]],
    [2, 2, 'psk', false, [4, 12, 24, 16, 32, 32, 16]],
    [2, 2, 'ssk', true, [4, 12, 24, 32, 64, 64, 112]],
    [2, 3, 'psk', false, [6, 30, 120, 336, 616, 664]],
    [2, 3, 'psk', true, [6, 30, 120, 344, 728, 1184]],
    [3, 3, 'psk', false, [9, 72, 504, 2976, 14_720, 56_176]],
  ];
  for (const [width, height, ko, suicide, counts] of PUBLISHED)
    it(`on ${width} × ${height}, ${NAMES[ko]} ko, suicide ${suicide ? 'allowed' : 'forbidden'}, are as many as known`, () => {
      const geometry = geometryOf(width, height);
      expect(countSequences(geometry, bareRuleset(NAMES[ko], suicide), counts.length, false)).toEqual(counts);
      const few = Math.min(counts.length, width * height > 6 ? 4 : 6);
      expect(naiveSequences(width, height, ko, suicide, few, false)).toEqual(counts.slice(0, few));
    });
});

describe('sequences of turns with passes', () => {
  for (const ko of Object.keys(NAMES) as OracleKo[])
    for (const suicide of [false, true])
      it(`under ${NAMES[ko]} ko, suicide ${suicide ? 'allowed' : 'forbidden'}, are as many as the naive rulebook finds`, () => {
        for (const [width, height, depth] of [
          [1, 1, 6],
          [1, 3, 7],
          [2, 2, 6],
          [3, 2, 4],
        ] as const) {
          const counted = countSequences(
            geometryOf(width, height),
            bareRuleset(NAMES[ko], suicide),
            depth,
            true,
          );
          expect(counted).toEqual(naiveSequences(width, height, ko, suicide, depth, true));
        }
      });

  for (const ko of ['none', ...Object.values(NAMES)] as const)
    it(`under ${ko} ko are as many as positions allow, suicides included`, () => {
      const ruleset = bareRuleset(ko, true);
      for (const [width, height, depth] of [
        [2, 1, 9],
        [2, 2, 7],
        [3, 3, 4],
      ] as const) {
        const counts = Array<number>(depth).fill(0);
        const visit = (position: Position, length: number) => {
          if (length === depth) return;
          const after = [position.passed()];
          for (const p of position.legalPoints()) {
            const next = position.after(p);
            if (next.ok) after.push(next.value);
          }
          counts[length]! += after.length;
          for (const next of after) if (!next.isStopped) visit(next, length + 1);
        };
        const start = evenStart(geometryOf(width, height), ruleset);
        if (start.ok) visit(Position.at(start.value), 0);
        expect(countSequences(geometryOf(width, height), ruleset, depth, true)).toEqual(counts);
      }
    });

  it('of no turn are none to count', () => {
    expect(countSequences(geometryOf(3), RULESETS.french, 0, true)).toEqual([]);
  });
});

describe('games to the end', () => {
  it('are one on one point, nine on two, and as many as known on three', () => {
    const bare = (ko: KoRule) => bareRuleset(ko, false);
    expect(countGames(geometryOf(1), bare('positional'))).toBe(1);
    expect(countGames(geometryOf(2, 1), bare('positional'))).toBe(9);
    expect(countGames(geometryOf(1, 2), RULESETS.tt)).toBe(9);
    expect(countGames(geometryOf(1, 3), RULESETS.tt)).toBe(907);
    expect(countGames(geometryOf(3, 1), bare('situational'))).toBe(959);
    expect(countGames(geometryOf(3, 1), bare('naturalSituational'))).toBe(959);
  });
});
