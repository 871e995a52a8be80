import { BLACK, type Point, RULESETS } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { countedOf, receiptOfGame, resultOf } from './count.ts';
import { acceptancesOf, marksOf, phaseOf, positionOf } from './derived.ts';
import { after, gameFrom, gameOf, moved, names, refusal } from './game.testing.ts';
import type { Game } from './game.ts';

const { french, japanese } = RULESETS;

// A white pair is dead in Black's half, a black stone in White's.
const HALVES = `
  . . X O . .
  O O X O . X
  . . X O . .
  . . X O . .
`;

const stopped = (diagram: string, ruleset = french): Game =>
  moved(gameFrom(diagram, { ruleset }), 'pass pass');

describe('marking', () => {
  it('marks whole chains', () => {
    const game = after(stopped(HALVES), 'B dead A3');
    expect(names(game, marksOf(game).dead)).toBe('A3 B3');
    const both = after(game, 'W dead F3');
    expect(names(both, marksOf(both).dead)).toBe('A3 B3 F3');
  });

  it('turns a mark back, or into another', () => {
    const dead = after(stopped(HALVES), 'B dead A3');
    const alive = after(dead, 'W alive B3');
    expect(marksOf(alive)).toEqual({ dead: [], seki: [] });
    const seki = after(dead, 'W seki B3');
    expect(names(seki, marksOf(seki).seki)).toBe('A3 B3');
    expect(marksOf(seki).dead).toEqual([]);
    // The marks of a game never change afterwards.
    expect(names(dead, marksOf(dead).dead)).toBe('A3 B3');
  });

  it('leaves the stones on the board', () => {
    const game = stopped(HALVES);
    expect(positionOf(after(game, 'B dead A3'))).toBe(positionOf(game));
  });

  it('needs a stone on the point', () => {
    const game = stopped(HALVES);
    expect(refusal(game, 'B dead A1')).toEqual({ code: 'noChain' });
    for (const point of [-1, 24, 0.5, Number.NaN])
      expect(refusal(game, { kind: 'markedDead', by: BLACK, at: 0, point: point as Point })).toEqual({
        code: 'offBoard',
      });
  });

  it('changes something', () => {
    const game = stopped(HALVES);
    expect(refusal(game, 'B alive A3')).toEqual({ code: 'alreadyMarked' });
    expect(refusal(after(game, 'B dead A3'), 'W dead B3')).toEqual({ code: 'alreadyMarked' });
    expect(refusal(after(game, 'B seki A3'), 'W seki B3')).toEqual({ code: 'alreadyMarked' });
  });

  it('takes back both acceptances', () => {
    const accepted = after(stopped(HALVES), 'B agreed');
    expect(acceptancesOf(accepted)).toEqual({ black: true, white: false });
    const marked = after(accepted, 'B dead A3');
    expect(acceptancesOf(marked)).toEqual({ black: false, white: false });
    expect(phaseOf(after(marked, 'W agreed'))).toBe('marking');
    expect(phaseOf(after(marked, 'W agreed, B agreed'))).toBe('finished');
  });

  it('is accepted once by each', () => {
    const accepted = after(stopped(HALVES), 'B agreed');
    expect(refusal(accepted, 'B agreed')).toEqual({ code: 'alreadyAgreed' });
    expect(acceptancesOf(after(accepted, 'W agreed'))).toEqual({ black: false, white: false });
  });

  it('begins afresh after play went on', () => {
    const game = after(stopped(HALVES), 'B dead A3, W agreed, B resumed');
    expect(marksOf(game).dead).toEqual([]);
    const again = moved(game, 'pass pass');
    expect(phaseOf(again)).toBe('marking');
    expect(marksOf(again).dead).toEqual([]);
    expect(acceptancesOf(again)).toEqual({ black: false, white: false });
  });
});

describe('the count', () => {
  it('lifts what is marked dead', () => {
    const game = stopped(HALVES);
    expect(receiptOfGame(game).prisoners).toEqual({ black: 0, white: 0 });
    expect(receiptOfGame(game).total).toEqual({ black: 5, white: 6 + 7.5 });
    const half = after(game, 'B dead A3');
    expect(receiptOfGame(half).total).toEqual({ black: 4 + 8 + 1, white: 4 + 7.5 });
    const whole = after(half, 'B dead F3');
    expect(receiptOfGame(whole).total).toEqual({ black: 4 + 8, white: 4 + 8 + 7.5 });
    expect(receiptOfGame(whole).prisoners).toEqual({ black: 2, white: 1 });
  });

  it('is final once both accepted, and the same object each time', () => {
    const game = after(stopped(HALVES), 'B dead A3, W dead F3, B agreed, W agreed');
    const result = resultOf(game);
    expect(result?.kind).toBe('count');
    expect(result).toMatchObject({ lead: receiptOfGame(game).lead });
    expect(receiptOfGame(game)).toBe(receiptOfGame(game));
    expect(names(game, marksOf(game).dead)).toBe('A3 B3 F3');
  });

  it('of a game that was resigned is that of the board as it stood', () => {
    const game = after(gameOf(), 'B E5, W resigned');
    expect(receiptOfGame(game).stones).toEqual({ black: 1, white: 0 });
  });

  it('knows captured stones', () => {
    const game = moved(gameFrom('.X.\nXOX\n...', { ruleset: japanese }), 'B1 pass pass');
    expect(countedOf(game).prisoners).toEqual({ black: 1, white: 0 });
    expect(receiptOfGame(game).total.black).toBe(6);
  });
});

describe('seki', () => {
  // The chains at the top have an eye each and share C5: whoever plays there is captured. The chains
  // below them live.
  const SEKI = `
    . X . O .
    X X O O O
    O O X X X
    . O X . .
    . O X . .
  `;
  const marked = (ruleset = japanese) => after(stopped(SEKI, ruleset), 'B seki A4, W seki E4');

  it('takes the eyes of marked chains out of the territory count', () => {
    const without = receiptOfGame(stopped(SEKI, japanese));
    expect(without.surrounded).toEqual({ black: 5, white: 3 });
    const receipt = receiptOfGame(marked());
    expect(receipt.surrounded).toEqual({ black: 4, white: 2 });
    expect(receipt.seki).toBe(2);
    expect(receipt.dame).toBe(1);
    expect([0, 2, 4].map((p) => receipt.reason[p])).toEqual(['seki', 'dame', 'seki']);
  });

  it('takes nothing out of the area count', () => {
    expect(receiptOfGame(marked(french)).total).toEqual(receiptOfGame(stopped(SEKI, french)).total);
  });

  it('is ended by marking the chain dead', () => {
    const game = after(marked(), 'W dead A4');
    expect(receiptOfGame(game).prisoners).toEqual({ black: 0, white: 3 });
    // The region of the dead chain is next to the white chain that is still marked.
    expect(receiptOfGame(game).seki).toBe(6);
    const free = after(game, 'W alive E4');
    expect(receiptOfGame(free).seki).toBe(0);
    expect(receiptOfGame(free).surrounded.white).toBe(8);
  });

  it('reaches only the regions next to its chains', () => {
    const game = after(stopped(SEKI, japanese), 'W seki A3');
    const receipt = receiptOfGame(game);
    expect(receipt.seki).toBe(2);
    expect(receipt.surrounded).toEqual({ black: 5, white: 1 });
  });
});
