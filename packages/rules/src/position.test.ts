import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLACK, COLORS, EMPTY, opponent, WHITE } from './color.ts';
import { geometryOf, type Point, pointsOf, symmetriesOf } from './geometry.ts';
import { after, at, empty, from, got, held, kind, legality, names, rows } from './position.testing.ts';
import { type Legality, Position } from './position.ts';
import { bareRuleset, type KoRule, RULESETS } from './ruleset.ts';
import { evenStart, handicapStart } from './start.ts';

const { french, chinese, japanese, aga, nz, tt } = RULESETS;
const SUPERKOS = ['positional', 'situational', 'naturalSituational'] as const;
const KO_RULES: readonly KoRule[] = ['none', 'simple', ...SUPERKOS];
const bare = (ko: KoRule) => bareRuleset(ko, false);
const ko = (ply: number): Legality => ({ kind: 'ko', ply });
const LEGAL: Legality = { kind: 'legal' };

describe('a position', () => {
  it('begins with Black on an empty board, at ply 0, with nothing passed and nothing repeated', () => {
    const start = empty(french, 9);
    expect([start.turn, start.ply, start.passes, start.isStopped]).toEqual([BLACK, 0, 0, false]);
    expect([start.repeats, start.passStones]).toEqual([undefined, { black: 0, white: 0 }]);
    expect(start.legalPoints()).toEqual(pointsOf(start.geometry));
    expect([start.geometry, start.ruleset]).toEqual([geometryOf(9), french]);
  });

  it('is not changed by the one that follows', () => {
    const before = empty(french, 5);
    const next = after(before, 'C3');
    expect(rows(before)).toEqual(['.....', '.....', '.....', '.....', '.....']);
    expect(rows(next)).toEqual(['.....', '.....', '..X..', '.....', '.....']);
    expect([before.turn, next.turn, next.ply]).toEqual([BLACK, WHITE, 1]);
  });

  it('refuses a play on a stone of either color', () => {
    const position = after(empty(french, 5), 'C3 D3');
    for (const color of COLORS)
      expect([kind(position, 'C3', color), kind(position, 'D3', color)]).toEqual(['occupied', 'occupied']);
    expect(position.after(at(position.geometry, 'C3'))).toEqual({ ok: false, error: { kind: 'occupied' } });
  });

  it('stops after two passes in a row, and a play between them starts again', () => {
    const position = after(empty(french, 5), 'pass C3 pass');
    expect([position.passes, position.isStopped]).toEqual([1, false]);
    const stopped = position.passed();
    expect([stopped.passes, stopped.isStopped, stopped.ply, stopped.turn]).toEqual([2, true, 4, BLACK]);
    expect(stopped.passStones).toEqual({ black: 2, white: 1 });
  });

  it('resumed, has the turn it is given and no passes, and everything else as before', () => {
    const stopped = after(empty(french, 5), 'C3 pass pass');
    for (const turn of COLORS) {
      const again = stopped.resumed(turn);
      expect([again.turn, again.passes, again.isStopped, again.ply]).toEqual([turn, 0, false, 3]);
      expect([again.passStones, rows(again)]).toEqual([stopped.passStones, rows(stopped)]);
      expect(again.ruleset).toBe(french);
    }
  });

  it('says of either color what it may play, whoever is to move', () => {
    const position = from(
      `
      .O.
      OO.
      ...`,
      french,
    );
    expect([kind(position, 'A3', BLACK), kind(position, 'A3', WHITE)]).toEqual(['suicide', 'legal']);
    expect(kind(position.passed(), 'A3', BLACK)).toBe('suicide');
  });

  it('counts the prisoners of both', () => {
    const position = from(
      `
      .XO..
      XO.O.
      .XO..
      .....`,
      french,
    );
    expect(held(after(position, 'C3'))).toEqual([1, 0]);
    expect(held(after(position, 'C3 E1 A1 B3'))).toEqual([1, 1]);
  });
});

describe('suicide', () => {
  const shape = `
    .O.X
    .O.X
    OO.X`;

  it('is refused where forbidden, and its chain is named, in increasing order', () => {
    const position = after(from(shape, french), 'A2 pass');
    const { geometry } = position;
    const refusal = legality(position, 'A3');
    expect(refusal).toEqual({ kind: 'suicide', chain: [at(geometry, 'A3'), at(geometry, 'A2')] });
  });

  it('names the stones of every chain that the play would join', () => {
    const joined = from(
      `
      .O...
      OXO..
      X.XO.
      OXO..
      .O...`,
      french,
    );
    expect(joined.board.isSuicide(at(joined.geometry, 'B3'), BLACK)).toBe(true);
    const chain = legality(joined, 'B3');
    expect(chain.kind === 'suicide' && names(joined.geometry, chain.chain)).toEqual([
      'B4',
      'A3',
      'B3',
      'C3',
      'B2',
    ]);
  });

  it('is none where the play takes the last liberty of an opposing chain', () => {
    const position = from(
      `
      .OX
      OX.
      X..`,
      french,
    );
    const taken = after(position, 'A3');
    expect(rows(taken)).toEqual(['X.X', '.X.', 'X..']);
    expect(held(taken)).toEqual([2, 0]);
  });

  it('of several stones is played where allowed, and they become prisoners of the opponent', () => {
    for (const ruleset of [nz, tt]) {
      const position = after(from(shape.replace('    .O.X\n    OO', '    XO.X\n    OO'), ruleset), 'A3');
      expect(rows(position)).toEqual(['.O.X', '.O.X', 'OO.X']);
      expect([held(position), position.turn]).toEqual([[0, 2], WHITE]);
    }
  });

  it('of several stones that empties a board of before is barred by positional superko alone', () => {
    expect(legality(after(from(shape, tt), 'A2 pass'), 'A3')).toEqual(ko(0));
    expect(legality(after(from(shape, nz), 'A2 pass'), 'A3')).toEqual(LEGAL);
  });

  it('of one stone is legal once in New Zealand, and never under Tromp–Taylor', () => {
    const corner = `
      .O.
      OO.
      ...`;
    expect(legality(from(corner, tt), 'A3')).toEqual(ko(0));
    const once = after(from(corner, nz), 'A3');
    expect([rows(once), held(once), once.turn]).toEqual([['.O.', 'OO.', '...'], [0, 1], WHITE]);
    expect(legality(once.passed(), 'A3')).toEqual(ko(1));
  });

  it('of one stone is barred by the simple rule right after a turn that left the board alone', () => {
    const corner = from(
      `
      .O.
      OO.
      ...`,
      bareRuleset('simple', true),
    );
    expect(legality(corner, 'A3')).toEqual(LEGAL);
    expect(legality(after(corner, 'pass pass'), 'A3')).toEqual(ko(1));
    expect(legality(after(corner, 'C1 C2'), 'A3')).toEqual(LEGAL);
    // The ban is on the player to move: Black has just passed.
    expect(legality(after(corner, 'pass'), 'A3', BLACK)).toEqual(LEGAL);
  });

  it('on the board of one point brings back the empty board, which nobody made', () => {
    const start = (rule: KoRule) => Position.at(got(evenStart(geometryOf(1), bareRuleset(rule, true))));
    expect(legality(start('positional'), 'A1')).toEqual(ko(0));
    const situational = after(start('situational'), 'A1');
    expect(legality(situational, 'A1')).toEqual(ko(0));
    const natural = after(start('naturalSituational'), 'A1 A1');
    expect(legality(natural, 'A1')).toEqual(ko(1));
    expect(legality(natural.passed(), 'A1')).toEqual(ko(2));
    expect(kind(empty(french, 1), 'A1')).toBe('suicide');
  });
});

describe('ko', () => {
  const shape = `
    .XO.
    XO.O
    .XO.`;

  it('bars the retaking at once under every rule but none', () => {
    for (const rule of KO_RULES) {
      const taken = after(from(shape, bare(rule)), 'C2');
      expect([rule, legality(taken, 'B2')]).toEqual([rule, rule === 'none' ? LEGAL : ko(0)]);
    }
  });

  it('is over when both have played elsewhere', () => {
    for (const rule of KO_RULES) {
      const position = from(
        `
        .XO..
        XO.O.
        .XO..
        .....`,
        bare(rule),
      );
      expect(legality(after(position, 'C3 E1 A1'), 'B3')).toEqual(LEGAL);
    }
  });

  it('bars one player for one turn under the simple rule', () => {
    const taken = after(from(shape, japanese), 'C2');
    expect([kind(taken, 'B2', WHITE), kind(taken, 'B2', BLACK)]).toEqual(['ko', 'legal']);
    expect(legality(after(taken, 'pass pass'), 'B2')).toEqual(LEGAL);
  });

  it('outlasts the stop under superko, and not under the simple rule', () => {
    for (const rule of KO_RULES) {
      const resumed = after(from(shape, bare(rule)), 'C2 pass pass').resumed(WHITE);
      const isSuperko = rule !== 'none' && rule !== 'simple';
      expect([rule, legality(resumed, 'B2')]).toEqual([rule, isSuperko ? ko(0) : LEGAL]);
    }
  });

  it('after a pass is no ko by the natural rule: a board left by a pass was made by nobody', () => {
    const passed = (rule: KoRule) => after(from(shape, bare(rule), WHITE), 'pass C2');
    expect(legality(passed('naturalSituational'), 'B2')).toEqual(LEGAL);
    expect(legality(passed('situational'), 'B2')).toEqual(ko(1));
    expect(legality(passed('positional'), 'B2')).toEqual(ko(0));
    expect(legality(passed('simple'), 'B2')).toEqual(ko(1));
  });

  it('a diagram is credited to the player not to move', () => {
    const black = after(from(shape, french, BLACK), 'C2');
    expect(legality(black, 'B2')).toEqual(ko(0));
    const white = after(from(shape, french, WHITE), 'pass C2');
    expect(legality(white, 'B2')).toEqual(LEGAL);
  });

  it('by the natural rule bars a player from a board that he made by a play', () => {
    const retaken = after(from(shape, french, WHITE), 'pass C2 B2');
    expect(legality(retaken, 'C2')).toEqual(ko(2));
    expect(legality(retaken.passed().passed(), 'C2')).toEqual(ko(2));
  });

  it('is found in the corner', () => {
    for (const ruleset of [french, chinese, japanese, aga, nz, tt]) {
      const position = from(
        `
        X..
        XO.
        O.O`,
        ruleset,
      );
      expect(legality(after(position, 'B1'), 'A1')).toEqual(ko(0));
    }
  });

  it('a snapback is not ko, under any rule', () => {
    for (const rule of KO_RULES) {
      const position = after(
        from(
          `
          .....
          XXXXX
          XOOOX
          XO..X`,
          bare(rule),
        ),
        'C1 D1',
      );
      expect(legality(position, 'C1')).toEqual(LEGAL);
      expect(held(after(position, 'C1'))).toEqual([5, 1]);
    }
  });
});

describe('sending two, returning one', () => {
  const shape = `
    ....
    OOXX
    OOXX
    .X.X`;

  it('is barred when the one is returned by positional superko', () => {
    const position = after(from(shape, bare('positional')), 'A1 C1');
    expect(rows(position)).toEqual(['....', 'OOXX', 'OOXX', '..OX']);
    expect(legality(position, 'B1')).toEqual(ko(0));
  });

  it('is barred when the two are sent again by situational and natural superko', () => {
    for (const rule of ['situational', 'naturalSituational'] as const) {
      const position = after(from(shape, bare(rule)), 'A1 C1 B1 pass');
      expect(legality(position, 'A1')).toEqual(ko(1));
    }
  });

  it('is barred when the one is returned, if the board was made by the sender', () => {
    const before = shape.replace('.X.X', '...X');
    for (const rule of SUPERKOS)
      expect(legality(after(from(before, bare(rule)), 'B1 pass A1 C1'), 'B1')).toEqual(ko(1));
  });

  it('goes on for ever under the simple rule, each time noticed, and costs the sender a stone a round', () => {
    let position = from(shape, japanese);
    const noticed: (number | undefined)[] = [];
    for (let round = 1; round <= 3; round++) {
      for (const move of ['A1', 'C1', 'B1', 'pass']) {
        position = after(position, move);
        noticed.push(position.repeats);
      }
      expect(held(position)).toEqual([round, 2 * round]);
    }
    expect(noticed.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined]);
    expect(noticed.slice(4)).toEqual([1, 2, 3, undefined, 1, 2, 3, undefined]);
  });
});

describe('three kos', () => {
  const shape = `
    .XO.
    XO.O
    .XO.
    X.XO
    .XO.
    XO.O
    .XO.`;
  const round = 'C6 B4 C2 B6 C4 B2';

  it('end in the sixth turn under every superko', () => {
    for (const rule of SUPERKOS) {
      const position = after(from(shape, bare(rule)), round.slice(0, -3));
      expect([rule, legality(position, 'B2')]).toEqual([rule, ko(0)]);
    }
  });

  it('go round under the simple rule, and the long cycle is noticed', () => {
    for (const ruleset of [japanese, bare('simple'), bare('none')]) {
      const position = after(from(shape, ruleset), round);
      expect(rows(position)).toEqual(rows(from(shape, ruleset)));
      expect(position.repeats).toBe(0);
      expect(after(position, 'C6').repeats).toBe(1);
      expect(after(position, 'A7').repeats).toBe(undefined);
    }
  });

  it('are noticed too when their first board was left by a pass', () => {
    expect(after(from(shape, japanese, WHITE), `pass ${round}`).repeats).toBe(1);
  });

  it('are not noticed while another player is to move', () => {
    const position = after(from(shape, japanese), 'C6 B4 C2 B6 C4 pass');
    expect([position.repeats, legality(position, 'B2', WHITE)]).toEqual([undefined, LEGAL]);
  });

  it('keep what was noticed when play is resumed', () => {
    const position = after(from(shape, japanese), round);
    expect(position.resumed(WHITE).repeats).toBe(0);
    expect(position.passed().repeats).toBe(undefined);
  });
});

describe('handicap stones', () => {
  it('are on the board before the first move, and White moves', () => {
    const geometry = geometryOf(9);
    const stones = ['G7', 'C3'].map((name) => at(geometry, name));
    const position = Position.at(got(handicapStart(geometry, french, stones)));
    expect([position.turn, position.ply]).toEqual([WHITE, 0]);
    expect(pointsOf(geometry).filter((p) => position.board.stones[p] === BLACK)).toEqual(stones);
  });
});

describe('in games of chance', () => {
  const side = fc.integer({ min: 1, max: 5 });
  const numbers = fc.array(fc.noBias(fc.nat(1_000_000)), { minLength: 1, maxLength: 50, size: 'max' });

  /** A legal point, or now and then `undefined` for a pass. */
  const choose = (position: Position, choice: number): Point | undefined => {
    const legal = position.legalPoints();
    return choice % 12 === 0 ? undefined : legal[Math.floor(choice / 12) % legal.length];
  };
  const go = (position: Position, p: Point | undefined) =>
    p === undefined ? position.passed() : got(position.after(p));

  it('the board alone says what the simple rule says, where suicide is forbidden', () => {
    const property = fc.property(side, side, numbers, (width, height, choices) => {
      let position = empty(bare('simple'), width, height);
      for (const choice of choices) {
        for (const p of pointsOf(position.geometry))
          for (const color of COLORS) {
            const { kind } = position.legality(p, color);
            if ((kind === 'legal') !== position.board.isLegal(p, color))
              expect([p, color, kind]).toBe('board');
          }
        position = go(position, choose(position, choice));
        if (position.isStopped) position = position.resumed(choice % 5 < 2 ? BLACK : WHITE);
      }
    });
    fc.assert(property, { seed: 1936, numRuns: 150 });
  });

  it('the rules commute with every symmetry of the board', () => {
    const rule = fc.constantFrom(...KO_RULES);
    const property = fc.property(
      side,
      side,
      rule,
      fc.boolean(),
      numbers,
      (width, height, ko, suicide, choices) => {
        const start = empty(bareRuleset(ko, suicide), width, height);
        const tables = symmetriesOf(start.geometry);
        let position = start;
        let images = tables.map(() => start);
        for (const choice of choices) {
          for (const [i, image] of images.entries()) {
            const to = (p: number) => tables[i]?.[p] as Point;
            for (const p of pointsOf(start.geometry)) {
              const here = position.legality(p);
              const there = image.legality(to(p));
              const isSame =
                here.kind === there.kind && position.board.stones[p] === image.board.stones[to(p)];
              if (!isSame) expect(there).toEqual(here);
              if (here.kind === 'ko') expect(there).toEqual(here);
              if (here.kind === 'suicide' && there.kind === 'suicide')
                expect(new Set(there.chain)).toEqual(new Set(here.chain.map(to)));
            }
            expect(held(image)).toEqual(held(position));
          }
          const p = choose(position, choice);
          position = go(position, p);
          images = images.map((image, i) =>
            go(image, p === undefined ? undefined : (tables[i]?.[p] as Point)),
          );
        }
      },
    );
    fc.assert(property, { seed: 1945, numRuns: 60 });
  });

  it('what natural superko bars situational bars, and what situational bars positional bars', () => {
    const property = fc.property(side, side, fc.boolean(), numbers, (width, height, suicide, choices) => {
      let games = SUPERKOS.map((ko) => empty(bareRuleset(ko, suicide), width, height));
      for (const choice of choices) {
        const [positional, situational, natural] = games as [Position, Position, Position];
        for (const p of pointsOf(positional.geometry)) {
          const bars = [natural, situational, positional].map((game) => game.legality(p).kind === 'ko');
          expect(bars).toEqual([...bars].sort());
        }
        const p = choose(positional, choice);
        games = games.map((game) => go(game, p));
      }
    });
    fc.assert(property, { seed: 1968, numRuns: 80 });
  });

  it('passing changes the turn and nothing on the board', () => {
    const property = fc.property(side, side, numbers, (width, height, choices) => {
      let position = empty(bare('situational'), width, height);
      for (const choice of choices) {
        const passed = position.passed();
        expect([rows(passed), held(passed), passed.ply]).toEqual([
          rows(position),
          held(position),
          position.ply + 1,
        ]);
        expect(passed.turn).toBe(opponent(position.turn));
        position = go(position, choose(position, choice));
      }
    });
    fc.assert(property, { seed: 1989, numRuns: 20 });
  });

  it('a position in motion says what one at rest says, whatever records do to it', () => {
    const stone = fc.constantFrom(EMPTY, BLACK, WHITE);
    const color = fc.constantFrom(BLACK, WHITE);
    const step = fc.record({
      kind: fc.constantFrom('play', 'play', 'play', 'pass', 'forced', 'edited', 'resumed'),
      choice: fc.nat(24),
      color,
      stone,
    });
    const saysOf = (position: Position) => [
      rows(position),
      held(position),
      [position.turn, position.ply, position.passes, position.passStones, position.repeats],
      COLORS.map((by) => pointsOf(position.geometry).map((p) => position.legality(p, by))),
    ];
    const rule = fc.constantFrom(...KO_RULES);
    const steps = fc.array(step, { minLength: 1, maxLength: 60, size: 'max' });
    const property = fc.property(side, side, rule, fc.boolean(), steps, (width, height, ko, suicide, all) => {
      const start = empty(bareRuleset(ko, suicide), width, height);
      const next = (position: Position, { kind, choice, color, stone }: (typeof all)[number]): Position => {
        const p = (choice % start.geometry.points) as Point;
        if (kind === 'pass') return position.passed();
        if (kind === 'forced') return position.forced(p, color);
        if (kind === 'edited') return position.edited([{ point: p, stone }], color);
        if (kind === 'resumed') return position.resumed(color);
        const played = position.after(p);
        return played.ok ? played.value : position;
      };
      let still = start;
      let moving = start.inMotion();
      const rested: [Position, unknown][] = [];
      for (const one of all) {
        still = next(still, one);
        moving = next(moving, one);
        expect(saysOf(moving)).toEqual(saysOf(still));
        if (one.choice % 5 === 0) rested.push([moving.atRest(), saysOf(moving)]);
        if (one.choice % 7 === 0) moving = moving.inMotion();
      }
      for (const [position, says] of rested) expect(saysOf(position)).toEqual(says);
      expect(start.board.stones).toEqual(empty(bareRuleset(ko, suicide), width, height).board.stones);
    });
    fc.assert(property, { seed: 1956, numRuns: 100 });
  });
});

describe('a record that sets stones by hand', () => {
  const shape = `
    .XO..
    XO.O.
    .XO..
    .....`;
  const point = (name: string) => at(geometryOf(5, 4), name);

  it('keeps prisoners, plies and history, and ends the passes', () => {
    const taken = after(from(shape, tt), 'C3 pass');
    const edited = taken.edited([{ point: point('E1'), stone: WHITE }], WHITE);
    expect([held(edited), edited.ply, edited.turn, edited.passes]).toEqual([[1, 0], 2, WHITE, 0]);
    expect(edited.passStones).toEqual({ black: 0, white: 1 });
    const restored = edited.edited([{ point: point('E1'), stone: EMPTY }], WHITE);
    expect(legality(restored, 'B3')).toEqual(ko(0));
    expect(rows(taken)[3]).toBe('.....');
  });

  it('lets the simple ko go, unless no stone changed', () => {
    const taken = after(from(shape, japanese), 'C3');
    expect(kind(taken.edited([], WHITE), 'B3')).toBe('ko');
    expect(kind(taken.edited([{ point: point('E4'), stone: BLACK }], WHITE), 'B3')).toBe('legal');
  });

  it('takes the last placement on a point, and captures nothing', () => {
    const start = empty(french, 3);
    const all = pointsOf(start.geometry).map((p) => ({ point: p, stone: BLACK }) as const);
    const full = start.edited([...all, { point: at(start.geometry, 'B2'), stone: WHITE }], WHITE);
    expect([rows(full), held(full)]).toEqual([
      ['XXX', 'XOX', 'XXX'],
      [0, 0],
    ]);
    expect(kind(full.edited([{ point: at(start.geometry, 'A1'), stone: EMPTY }], WHITE), 'A1')).toBe('legal');
  });

  it('credits the new board as a start’s: an empty one to nobody', () => {
    const one = after(empty(french, 3), 'B2');
    const cleared = one.edited([{ point: at(one.geometry, 'B2'), stone: EMPTY }], BLACK);
    expect([kind(cleared, 'B2'), legality(cleared, 'A1')]).toEqual(['ko', LEGAL]);
  });

  it('has points of the board alone', () => {
    expect(() => empty(french, 3).edited([{ point: 9 as Point, stone: BLACK }], BLACK)).toThrow('no point');
    expect(() => empty(french, 3).forced(-1 as Point, BLACK)).toThrow('no point');
  });
});

describe('a play that the rules forbid, in a record', () => {
  it('puts the stone in the place of another, which is nobody’s prisoner', () => {
    const position = after(from('XO.\nX..\n...', french), 'C1');
    const forced = position.forced(at(position.geometry, 'A2'), WHITE);
    expect([rows(forced), held(forced), forced.ply, forced.turn]).toEqual([
      ['.O.', 'O..', '..X'],
      [0, 1],
      2,
      BLACK,
    ]);
  });

  it('captures first, then lifts its own chain if that has no liberty', () => {
    const suicide = from('.O.\nO..\n...', french).forced(0 as Point, BLACK);
    expect([rows(suicide), held(suicide)]).toEqual([
      ['.O.', 'O..', '...'],
      [0, 1],
    ]);
    const taking = from('.OX\nOX.\nX..', french).forced(0 as Point, BLACK);
    expect([rows(taking), held(taking)]).toEqual([
      ['X.X', '.X.', 'X..'],
      [2, 0],
    ]);
  });

  it('brings a board back that superko bars, and is no long cycle', () => {
    const taken = after(from('.XO..\nXO.O.\n.XO..\n.....', chinese), 'C3');
    const retaken = taken.forced(at(taken.geometry, 'B3'), WHITE);
    expect([rows(retaken), retaken.repeats]).toEqual([['.XO..', 'XO.O.', '.XO..', '.....'], undefined]);
    const simple = after(from('.XO..\nXO.O.\n.XO..\n.....', japanese), 'C3');
    expect(simple.forced(at(simple.geometry, 'B3'), WHITE).repeats).toBe(0);
  });
});
