import { evenStart, geometryOf, Position, parsePoint, RULESETS } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { version } from '../../package.json' with { type: 'json' };
import { said } from '../memory-io.testing.ts';

const QUICK = '--playouts 60 --seed 1';

/** All that is written for these lines. */
async function gtp(lines: string, words = QUICK): Promise<string> {
  const { code, out, err } = await said(`gtp ${words}`, {}, lines);
  expect([code, err]).toEqual([0, '']);
  return out;
}

/** The answers one by one, without their blank lines. */
async function answers(lines: readonly string[], words = QUICK): Promise<string[]> {
  return (await gtp(`${lines.join('\n')}\n`, words)).split('\n\n').slice(0, -1);
}

/** Each line is put with the answer that it must have. */
async function expectTalk(talk: readonly (readonly [string, string])[], words = QUICK): Promise<void> {
  const heard = await answers(
    talk.map(([line]) => line),
    words,
  );
  expect(talk.map(([line], i) => [line, heard[i]])).toEqual(talk);
}

const COMMANDS = `protocol_version name version known_command list_commands quit boardsize clear_board komi
fixed_handicap place_free_handicap set_free_handicap kata-set-rules kata-get-rules play genmove reg_genmove
kgs-genmove_cleanup undo final_score final_status_list showboard time_settings kgs-time_settings time_left lz-analyze kata-analyze
lz-genmove_analyze kata-genmove_analyze loadsgf`;

describe('honte gtp', () => {
  it('answers to the letter: numbers, comments, tabs, CR, control signs, blank lines, end of input', async () => {
    const input = [
      '\uFEFF1 protocol_version\r\n\r\n# a comment\n\t \nname # who is it?\n',
      '03\tversion\n4 play b\n12\nfrob\x07nicate\n5 known_command\tplay\nknown_command frobnicate\n',
      '6 komi 6.5\n7 quit',
    ];
    expect(await gtp(input.join(''))).toBe(
      `=1 2\n\n= Honte\n\n=03 ${version}\n\n?4 syntax error\n\n?12 unknown command\n\n? unknown command\n\n` +
        '=5 true\n\n= false\n\n=6\n\n=7\n\n',
    );
  });

  it('stops at quit', async () => {
    expect(await gtp('name\nquit\nname\n')).toBe('= Honte\n\n=\n\n');
  });

  it('lists its commands, all of which it knows', async () => {
    const names = COMMANDS.split(/\s/);
    expect(await gtp('list_commands')).toBe(`= ${names.join('\n')}\n\n`);
    const known = await answers(names.map((name) => `known_command ${name}`));
    expect(known).toEqual(names.map(() => '= true'));
  });

  it('refuses moves that are none and leaves the board as it was', async () => {
    await expectTalk([
      ['boardsize 5', '='],
      ['play b B5', '='],
      ['play w C5', '='],
      ['play b A4', '='],
      ['play w D4', '='],
      ['play b E1', '='],
      ['play w A5', '? illegal move'],
      ['play b B5', '? illegal move'],
      ['play b D5', '='],
      ['play w E5', '='],
      ['play b I5', '? invalid color or coordinate'],
      ['play b F1', '? invalid color or coordinate'],
      ['play b A0', '? invalid color or coordinate'],
      ['play green A1', '? invalid color or coordinate'],
      ['play b resign', '? invalid color or coordinate'],
      ['play b', '? syntax error'],
      ['play', '? syntax error'],
      ['genmove', '? syntax error'],
      ['genmove green', '? syntax error'],
      ['reg_genmove x', '? syntax error'],
      [
        'showboard',
        `=
5 . X O . O
4 X . . O .
3 . . . . .
2 . . . . .
1 . . . . X
  A B C D E
captured by X (Black): 0, by O (White): 1
to move: B, move 8, komi 7.5`,
      ],
    ]);
  });

  it('forbids to take back a ko at once', async () => {
    const stones = ['b B5', 'w C5', 'b A4', 'w D4', 'b B3', 'w C3', 'b C4', 'w B4'];
    const heard = await answers(['boardsize 5', ...stones.map((stone) => `play ${stone}`), 'play b C4']);
    expect(heard).toEqual([...Array(9).fill('='), '? illegal move']);
  });

  it('takes two moves of one color in a row, and answers for any color', async () => {
    const heard = await answers([
      'boardsize 5',
      'play b C3',
      'play black c2',
      'play B d3',
      'genmove b',
      'genmove w',
      'genmove w',
      'showboard',
    ]);
    expect(heard.slice(0, 4)).toEqual(['=', '=', '=', '=']);
    for (const answer of heard.slice(4, 7)) expect(answer).toMatch(/^= ([A-E][1-5]|pass|resign)$/);
  });

  it('answers genmove and kgs-genmove_cleanup with a legal move and plays it', async () => {
    const heard = await answers(['boardsize 7', ...Array(8).fill(['genmove b', 'genmove w']).flat()]);
    const start = evenStart(geometryOf(7), RULESETS.chinese);
    if (!start.ok) throw new Error('no start');
    let position = Position.at(start.value);
    for (const answer of heard.slice(1)) {
      const point = parsePoint(position.geometry, answer.slice(2));
      expect(point.ok).toBe(true);
      const after = point.ok ? position.after(point.value) : undefined;
      if (!after?.ok) throw new Error(`${answer} is no legal move`);
      position = after.value;
    }
    expect((await answers(['boardsize 5', 'kgs-genmove_cleanup b']))[1]).toMatch(/^= [A-E][1-5]$/);
  });

  it('answers the same with the same seed, and reg_genmove without playing', async () => {
    const lines = ['boardsize 7', 'reg_genmove b', 'reg_genmove b', 'genmove b', 'genmove w'];
    const heard = await answers(lines);
    expect(heard[1]).toBe(heard[2]);
    expect(await answers(lines)).toEqual(heard);
  });

  it('keeps the komi and the rules, and nothing else, when a new game begins', async () => {
    const last = (heard: readonly string[]) => heard.at(-1)?.split('\n').at(-1);
    const first = ['boardsize 5', 'komi -3.5', 'play b C3', 'genmove w'];
    expect(last(await answers([...first, 'clear_board', 'showboard']))).toBe('to move: B, move 1, komi -3.5');
    expect(last(await answers([...first, 'boardsize 9', 'showboard']))).toBe('to move: B, move 1, komi -3.5');
    const second = await answers([...first, 'clear_board', 'play b C3', 'play w C2', 'final_score', 'undo']);
    expect(second.slice(4, 7)).toEqual(['=', '=', '=']);
    expect(second[7]).toMatch(/^= [BW]\+\d+\.5$/);
  });

  it('takes moves back to the start, with their prisoners', async () => {
    const played = ['boardsize 5', 'play b A1', 'showboard'];
    const heard = await answers([
      ...played,
      'play w A2',
      'play w B1',
      'undo',
      'undo',
      'showboard',
      'undo',
      'undo',
      'play w A1',
    ]);
    expect(heard[7]).toBe(heard[2]);
    expect(heard.slice(8)).toEqual(['=', '? cannot undo', '=']);
  });

  it('sets handicap stones where GTP wants them, once and on an empty board', async () => {
    await expectTalk([
      ['boardsize 9', '='],
      ['fixed_handicap 3', '= G7 C3 C7'],
      ['fixed_handicap 2', '? board not empty'],
      ['place_free_handicap 2', '? board not empty'],
      ['set_free_handicap A1 A2', '? board not empty'],
      ['clear_board', '='],
      ['fixed_handicap 1', '? invalid number of stones'],
      ['fixed_handicap 10', '? invalid number of stones'],
      ['fixed_handicap x', '? syntax error'],
      ['place_free_handicap', '? syntax error'],
      ['place_free_handicap 1', '? invalid number of stones'],
      ['place_free_handicap 81', '? invalid number of stones'],
      ['place_free_handicap 20', '= G7 C3 C7 G3 C5 G5 E7 E3 E5'],
      ['boardsize 5', '='],
      ['place_free_handicap 2', '= C3 A5'],
      ['boardsize 9', '='],
      ['set_free_handicap A1', '? bad vertex list'],
      ['set_free_handicap A1 a1', '? bad vertex list'],
      ['set_free_handicap A1 PASS', '? bad vertex list'],
      ['set_free_handicap A1 K1', '? bad vertex list'],
      ['set_free_handicap A1 B2 C3', '='],
      ['play w B2', '? illegal move'],
      ['play w E5', '='],
      ['undo', '='],
      ['undo', '? cannot undo'],
    ]);
  });

  it('refuses sizes and komis that it cannot play with', async () => {
    await expectTalk([
      ['boardsize 4', '? unacceptable size'],
      ['boardsize 20', '? unacceptable size'],
      ['boardsize nine', '? syntax error'],
      ['boardsize', '? syntax error'],
      ['boardsize 19', '='],
      ['play b T19', '='],
      ['komi', '? syntax error'],
      ['komi x', '? syntax error'],
      ['komi 7.25', '? unacceptable komi'],
      ['komi 100000', '? unacceptable komi'],
      ['komi 0', '='],
    ]);
  });

  it('counts, and says who is dead', async () => {
    const wall = [1, 2, 3, 4, 5].map((row) => `play b C${row}`);
    const heard = await answers([
      'boardsize 5',
      ...wall,
      'play w A3',
      'final_score',
      'final_status_list dead',
      'final_status_list alive',
      'final_status_list seki',
      'final_status_list',
      'final_status_list wounded',
      'komi 0',
      'final_score',
      'kata-set-rules tromp-taylor',
      'final_score',
      'final_status_list dead',
    ]);
    expect(heard.slice(7)).toEqual([
      '= B+17.5',
      '= A3',
      '= C5 C4 C3 C2 C1',
      '=',
      '? syntax error',
      '? syntax error',
      '=',
      '= B+25',
      '=',
      '= B+14',
      '=',
    ]);
  });

  it('changes the rules by name or JSON, unless the game so far is against them', async () => {
    const chinese =
      '{"friendlyPassOk":true,"hasButton":false,"ko":"POSITIONAL","scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"N"}';
    await expectTalk([
      ['kata-get-rules', `= ${chinese}`],
      ['kata-set-rules', '? syntax error'],
      ['kata-set-rules mahjong', '? unknown rules'],
      ['kata-set-rules nz', '='],
      [`kata-set-rules ${chinese.replaceAll(',', ', ')}`, '='],
      ['kata-get-rules', `= ${chinese}`],
      ['kata-set-rules nz', '='],
      ['boardsize 5', '='],
      ['play w A2', '='],
      ['play w B2', '='],
      ['play w C1', '='],
      ['play b A1', '='],
      ['play b B1', '='],
      ['kata-set-rules japanese', '? these rules forbid a move of the game'],
      ['undo', '='],
      ['kata-set-rules japanese', '='],
      ['play b B1', '? illegal move'],
    ]);
  });

  it('understands clocks, and moves where hardly any time is left', async () => {
    await expectTalk([
      ['time_settings 60 0 0', '='],
      ['time_settings 60 30 5', '='],
      ['time_settings 0 0 0', '='],
      ['time_settings 0 1 0', '='],
      ['time_settings 60 30', '? syntax error'],
      ['time_settings -1 0 0', '? syntax error'],
      ['kgs-time_settings none', '='],
      ['kgs-time_settings byoyomi 60 10 5', '='],
      ['kgs-time_settings canadian 60 10 5', '='],
      ['kgs-time_settings absolute 60', '='],
      ['kgs-time_settings byoyomi 60', '? syntax error'],
      ['kgs-time_settings hourglass 60 1 1', '? syntax error'],
      ['kgs-time_settings', '? syntax error'],
      ['time_left b 1 0', '='],
      ['time_left b 1', '? syntax error'],
      ['time_left x 1 0', '? syntax error'],
    ]);
    const hurried = ['boardsize 9', 'time_settings 1 0 0', 'genmove b', 'genmove w', 'time_left b 0 0'];
    for (const answer of await answers([...hurried, 'genmove b'], '--seed 1'))
      expect(answer).toMatch(/^=( [A-J]\d)?$/);
  });

  it.each([
    ['now', 'unexpected "now"; commands come on standard input'],
    ['--level dan', 'unknown level "dan"; known are easy medium hard'],
    ['--time 0', '--time is a number of seconds above 0, not "0"'],
    ['--playouts 0', '--playouts is a whole number from 1, not "0"'],
    ['--seed x', '--seed is a whole number from 0, not "x"'],
  ])('refuses "%s" in one line', async (words, why) => {
    expect(await said(`gtp ${words}`)).toEqual({ code: 2, out: '', err: `honte gtp: ${why}\n` });
  });

  it('plays by other rules and on other levels when told so', async () => {
    expect(await gtp('kata-get-rules', '--rules nz --level easy --time 0.1')).toContain('"suicide":true');
    expect((await said('gtp --rules mahjong')).err).toContain('unknown rules "mahjong"');
  });
});

describe('loadsgf', () => {
  const FILES = {
    'my game.sgf': '(;SZ[5]RU[Japanese]KM[0.5]AB[aa];W[bb];B[cc];AW[ee];W[dd])',
    'handicap.sgf': '(;SZ[9]HA[2]AB[cg][gc];W[ee];B[dd];W[dd];B[cc])',
    'large.sgf': '(;SZ[25];B[aa])',
    'huge.sgf': '(;SZ[37];B[KK])',
    'oblong.sgf': '(;SZ[9:7];B[aa])',
    'choked.sgf': '(;SZ[5]AW[aa]AB[ba][ab])',
    'no.sgf': 'no',
  };
  const talk = async (...lines: string[]) => {
    const { out } = await said(`gtp ${QUICK}`, FILES, lines.join('\n'));
    return out.split('\n\n').slice(0, -1);
  };

  it('takes board, rules, komi and moves from a file', async () => {
    const [loaded, board, rules] = await talk('loadsgf my game.sgf', 'showboard', 'kata-get-rules');
    expect(loaded).toBe('=');
    expect(board).toContain('5 X . . . .\n4 . O . . .\n3 . . X . .\n2 . . . O .\n1 . . . . O');
    expect(board).toContain('to move: B, move 2, komi 0.5');
    expect(rules).toContain('TERRITORY');
  });

  it('stops before a move that is named', async () => {
    const [, board, again, undone, kept] = await talk(
      'loadsgf my game.sgf 2',
      'showboard',
      'kata-set-rules chinese',
      'undo',
      'fixed_handicap 2',
    );
    expect(board).toContain('3 . . . . .');
    expect(board).toContain('to move: B, move 2, komi 0.5');
    expect([again, undone, kept]).toEqual(['=', '=', '? board not empty']);
  });

  it('begins anew after an illegal move, and keeps what a file does not state', async () => {
    const [, , board, rules] = await talk('komi 3.5', 'loadsgf handicap.sgf', 'showboard', 'kata-get-rules');
    expect(board).toContain('6 . . . O . . . . .');
    expect(board).toContain('to move: W, move 2, komi 3.5');
    expect(rules).toContain('AREA');
  });

  it('takes no longer for a move of a long game than for one of a short game', async () => {
    const files = { 'long.sgf': `(;SZ[9]${';B[];W[]'.repeat(30_000)};B[aa])` };
    const { out } = await said(`gtp ${QUICK}`, files, 'loadsgf long.sgf\nundo\nshowboard');
    expect(out).toContain('to move: B, move 60001');
  });

  it('refuses what it cannot play on', async () => {
    const asked = [
      '',
      ' no.sgf',
      ' nowhere.sgf',
      ' choked.sgf',
      ' large.sgf',
      ' huge.sgf',
      ' oblong.sgf',
      ' handicap.sgf 0',
    ];
    expect(await talk(...asked.map((words) => `loadsgf${words}`))).toEqual([
      '? syntax error',
      '? cannot load file',
      '? cannot load file',
      '? cannot load file',
      '? unacceptable size',
      '? unacceptable size',
      '? unacceptable size',
      '? syntax error',
    ]);
  });
});
