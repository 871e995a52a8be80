import { printResult } from '@honte/game';
import { BLACK, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { outcomeOfText } from './outcome.ts';

describe('a result in a file', () => {
  it.each([
    ['B+R', 'B+R'],
    ['B+Resign', 'B+R'],
    ['w+resign', 'W+R'],
    ['W+Res', 'W+R'],
    ['W+Resignation', 'W+R'],
    ['Black wins by resignation', 'B+R'],
    ['黑中盘胜', 'B+R'],
    ['白中押し勝ち', 'W+R'],
    ['B+T', 'B+T'],
    ['B+Time', 'B+T'],
    ['White wins on time', 'W+T'],
    ['W+F', 'W+F'],
    ['B+Forfeit', 'B+F'],
    ['0', '0'],
    ['Draw', '0'],
    ['Jigo', '0'],
    ['Void', 'Void'],
    ['no result', 'Void'],
    ['?', '?'],
    ['Unfinished', '?'],
    ['B+3.5', 'B+3.5'],
    ['B+3,5', 'B+3.5'],
    ['B + 3.5', 'B+3.5'],
    ['B+3.5 points', 'B+3.5'],
    ['W+½', 'W+0.5'],
    ['W+.5', 'W+0.5'],
    ['White by 12', 'W+12'],
    ['黒4目半勝ち', 'B+4.5'],
    ['W+', 'W+'],
    ['White', 'W+'],
    ['Black wins', 'B+'],
    ['W+?', 'W+'],
    ['White resigns', 'B+R'],
    ['Blanc abandonne', 'B+R'],
    ['Black lost on time', 'W+T'],
    ['Black loses', 'W+'],
    ['White by resignation', 'W+R'],
  ])('%s is read', (text, printed) => {
    const outcome = outcomeOfText(text);
    expect(outcome && printResult(outcome)).toBe(printed);
  });

  it('says who won, in points of Black’s', () => {
    expect(outcomeOfText('W+2,5')).toEqual({ kind: 'count', lead: -2.5 });
    expect(outcomeOfText('Noirs gagnent')).toEqual({ kind: 'win', winner: BLACK });
    expect(outcomeOfText('W win')).toEqual({ kind: 'win', winner: WHITE });
  });

  it.each(['', 'see comment', 'Bob won', 'B*R', 'wonderful', 'B+many'])('"%s" says nothing', (text) => {
    expect(outcomeOfText(text)).toBeUndefined();
  });
});
