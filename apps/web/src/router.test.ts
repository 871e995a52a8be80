import { describe, expect, it } from 'vitest';
import { parseAddress, printAddress } from './router.ts';

describe('addresses', () => {
  it.each([
    '#/',
    '#/new',
    '#/settings',
    '#/games',
    '#/points',
    '#/game/ab12',
    '#/game/ab12/count',
    '#/game/ab12/result',
    '#/learn',
    '#/lesson/chains',
    '#/lesson/chains/3',
    '#/problems',
    '#/problem/net-1',
    '#/problem/9.-3x.Wkill.D8.*.9p',
    '#/solve',
    '#/solve/9.-3x.W',
    '#/record/ab12',
    '#/book',
    '#/book/rules',
    '#/book/rules/ko',
    '#/words',
    '#/words/ko',
    '#/record/ab12/12.2.30',
    '#/guided',
    '#/guided/30',
    '#/guided/count/4',
    '#/drills',
    '#/drill/area',
    '#/drill/area/9-2004-11',
  ])('%s leads to a screen and back', (address) => {
    const route = parseAddress(address);
    expect(route.screen).not.toBe('nowhere');
    expect(printAddress(route)).toBe(address);
  });

  it.each(['#/new/', '#/new?from=mail', '#/new/?x'])('%s is the new game all the same', (address) => {
    expect(parseAddress(address)).toEqual({ screen: 'new' });
  });

  it.each(['', '#', '/'])('%j is home', (address) => {
    expect(parseAddress(address)).toEqual({ screen: 'home' });
  });

  it.each([
    '#/gone',
    '#/game',
    '#/game/',
    '#/game/x/y',
    '#/lesson',
    '#/lesson/x/0',
    '#/lesson/x/y',
    '#/problem',
    '#/solve/x/y',
    '#/record',
    '#/record/x/1/2',
    '#/game/x/count/z',
    '#/new/x',
    '#/guided/x',
    '#/drills/x',
    '#/drill',
    '#/guided/3/4',
    '#/guided/count/x',
    '#/book//ko',
    '#/book/rules/ko/x',
    '#/words/ko/x',
    '#//x',
  ])('%s is nowhere, and keeps its address', (address) => {
    const route = parseAddress(address);
    expect(route.screen).toBe('nowhere');
    expect(printAddress(route)).toBe(address);
  });
});
