import { describe, expect, it } from 'vitest';
import { played, type Script } from './players.testing.ts';

/** Names dead stones. */
const naming = (dead: string): Script => ({
  knows: 'final_status_list',
  answers: { final_status_list: dead },
});

describe('how a game ends', () => {
  it('where both name the same dead stones, they are lifted and the board is counted', async () => {
    const record = await played({ a: naming('D4'), b: naming('D4') });
    expect(record).toMatchObject({ result: 'B+24.5', winner: 'a', reason: 'agreed', dead: ['D4'] });
    expect(record.moves).toEqual(['C4', 'D4', 'pass', 'pass']);
  });

  it('one stone of a dead chain stands for all of it', async () => {
    const a = { ...naming('D4'), moves: ['C3'] };
    const b = { ...naming('D4 D3'), moves: ['D3'] };
    expect(await played({ a, b })).toMatchObject({ result: 'B+24.5', reason: 'agreed', dead: ['D4', 'D3'] });
  });

  it('where they name different stones, play goes on and the board counts as it stands', async () => {
    const record = await played({
      a: { ...naming('D4'), moves: ['pass', 'C3', 'C2'] },
      b: { ...naming(''), moves: ['pass', 'D3', 'D2'] },
    });
    expect(record).toMatchObject({ reason: 'playedOut', playedOutFrom: 4, dead: [], result: 'W+0.5' });
    expect(record.calledDead).toEqual({ a: ['D4'], b: [] });
    expect(record.moves.slice(4)).toEqual(['C3', 'D3', 'C2', 'D2', 'pass', 'pass']);
  });

  it('a program that names no stones of the board agrees with nobody', async () => {
    for (const dead of ['A1', 'Z9', 'none of them'])
      expect(await played({ a: naming(dead), b: naming(dead) })).toMatchObject({ reason: 'playedOut' });
  });

  it('a program that does not judge plays on, by the command for that where it has one', async () => {
    const heard = { a: [] as string[], b: [] as string[] };
    const record = await played({
      a: { ...naming(''), heard: heard.a, moves: ['pass', 'C3'] },
      b: { knows: 'kgs-genmove_cleanup', heard: heard.b },
    });
    expect(record.reason).toBe('playedOut');
    expect(heard.a.filter((line) => line.includes('genmove'))).toEqual([
      'genmove b',
      'genmove b',
      'genmove b',
    ]);
    expect(heard.b.filter((line) => line.includes('genmove'))).toEqual([
      'genmove w',
      'kgs-genmove_cleanup w',
    ]);
  });

  it('a whole komi may leave a draw', async () => {
    const record = await played({ a: naming(''), b: naming('') }, { komi: 0 });
    expect(record).toMatchObject({ result: '0', winner: null, reason: 'agreed' });
  });

  it('a program may resign', async () => {
    expect(await played({ a: { moves: ['resign'] }, b: {} })).toMatchObject({
      result: 'W+R',
      winner: 'b',
      reason: 'resigned',
      fault: null,
    });
  });

  it('at the last ply allowed the board is counted as it stands', async () => {
    const record = await played({ a: { moves: ['C3', 'C2'] }, b: { moves: ['D3'] } }, { maxPlies: 4 });
    expect(record).toMatchObject({ reason: 'plies', result: 'W+0.5' });
    expect(record.moves).toEqual(['C4', 'D4', 'C3', 'D3']);
  });

  it('the program with White may be A', async () => {
    const record = await played({ a: {}, b: { moves: ['resign'] } }, { black: 'b' });
    expect(record).toMatchObject({ black: 'b', winner: 'a', result: 'W+R' });
  });
});

describe('the referee', () => {
  it.each([
    ['an occupied point', 'C4', 'illegal', 'C4: a stone stands there'],
    ['a point beyond the edge', 'F1', 'notAMove', '"F1" is no move'],
    ['a word', 'perhaps', 'notAMove', '"perhaps" is no move'],
  ])('makes a program lose for %s', async (_, move, code, detail) => {
    const record = await played({ a: { moves: [move] }, b: {} });
    expect(record).toMatchObject({ result: 'W+F', winner: 'b', reason: 'fault' });
    expect(record.fault).toEqual({ side: 'a', code, detail });
  });

  it('makes a program lose for suicide', async () => {
    const moves = { a: ['B5', 'A4'], b: ['D3', 'A5'] };
    const record = await played({ a: { moves: moves.a }, b: { moves: moves.b } });
    expect(record).toMatchObject({ result: 'B+F', fault: { side: 'b', detail: 'A5: suicide' } });
  });

  it('forbids a board of long ago, where simple ko would not', async () => {
    // White takes a ko, both pass, do not agree, and Black takes it back.
    const a = { moves: ['B3', 'C2', 'D3', 'pass', 'D3'] };
    const b = { moves: ['E3', 'D2', 'C3', 'pass'] };
    const record = await played({ a, b });
    expect(record).toMatchObject({
      result: 'W+F',
      fault: { side: 'a', code: 'illegal', detail: 'D3: repeats the board after move 7' },
    });
  });

  it('tells each program every move of the other, and both the opening', async () => {
    const heard = { a: [] as string[], b: [] as string[] };
    await played({ a: { moves: ['c3'], heard: heard.a }, b: { moves: ['resign'], heard: heard.b } });
    expect(heard.a.slice(3)).toEqual([
      'boardsize 5',
      'clear_board',
      'komi 0.5',
      'play b C4',
      'play w D4',
      'genmove b',
    ]);
    expect(heard.b.slice(-4)).toEqual(['play b C4', 'play w D4', 'play b C3', 'genmove w']);
  });

  it('tells the rules to a program that listens, and plays on if it will not have them', async () => {
    const heard: string[] = [];
    const refusing = { 'kata-set-rules': { kind: 'declined', text: 'unknown rules' } } as const;
    const record = await played({
      a: { knows: 'kata-set-rules', answers: refusing, heard, moves: ['resign'] },
      b: {},
    });
    expect(heard.find((line) => line.startsWith('kata-set-rules'))).toContain('"ko":"POSITIONAL"');
    expect(record.reason).toBe('resigned');
  });
});

describe('a fault', () => {
  it.each([
    ['silence', { kind: 'silent' }, 'silent', 'genmove w: no answer within 1 s'],
    ['a crash', { kind: 'gone', why: 'ended by SIGSEGV' }, 'gone', 'genmove w: ended by SIGSEGV'],
    [
      'what is no GTP',
      { kind: 'garbled', text: 'hello' },
      'garbled',
      'genmove w: answered "hello", which is no GTP',
    ],
    ['an error', { kind: 'declined', text: 'not now' }, 'declined', 'genmove w: answered "? not now"'],
  ] as const)('is %s, and loses', async (_, answer, code, detail) => {
    const record = await played({ a: { moves: ['C3'] }, b: { moves: [answer] } });
    expect(record).toMatchObject({ result: 'B+F', winner: 'a', fault: { side: 'b', code, detail } });
  });

  it('is not to take a legal move of the other program', async () => {
    const b = { answers: { play: { kind: 'declined', text: 'illegal move' } as const } };
    const record = await played({ a: {}, b });
    expect(record.fault).toEqual({
      side: 'b',
      code: 'declined',
      detail: 'play b C4: answered "? illegal move"',
    });
  });

  it('is to leave while judging', async () => {
    const gone = { kind: 'gone', why: 'left with status 1' } as const;
    const a = { knows: 'final_status_list', answers: { final_status_list: gone } };
    expect(await played({ a, b: naming('') })).toMatchObject({ result: 'W+F', fault: { side: 'a' } });
  });
});

describe('the clock', () => {
  /** Each question takes a second. */
  function slowly(): () => number {
    let ms = 0;
    return () => {
      ms += 1000;
      return ms;
    };
  }

  it('is told to a program that listens, in whole seconds', async () => {
    const heard: string[] = [];
    const a = { knows: 'time_settings time_left', heard, moves: ['C3', 'resign'] };
    const record = await played({ a, b: { moves: ['D3'] } }, { timeSeconds: 60, now: slowly() });
    expect(heard.filter((line) => line.startsWith('time'))).toEqual([
      'time_settings 60 0 0',
      'time_left b 60 0',
      'time_left b 59 0',
    ]);
    expect([record.thinkMs, record.turns]).toEqual([
      { a: 2000, b: 1000 },
      { a: 2, b: 1 },
    ]);
  });

  it('makes the program lose that oversteps it', async () => {
    const record = await played(
      { a: { moves: ['C3', 'C2', 'C1'] }, b: { moves: ['D3', 'D2', 'D1'] } },
      { timeSeconds: 2, now: slowly() },
    );
    expect(record).toMatchObject({ result: 'W+T', winner: 'b', reason: 'time', fault: null });
    expect(record.moves.length).toBe(6);
  });

  it('makes the program lose that says nothing until it has run out', async () => {
    const a = { moves: [{ kind: 'silent' } as const] };
    expect(await played({ a, b: {} }, { timeSeconds: 1 })).toMatchObject({ result: 'W+T', fault: null });
  });
});
