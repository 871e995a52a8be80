import { accept, refuse } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { parseWords } from '../command.ts';
import type { Io } from '../io.ts';
import type { Outside } from '../match/outside.ts';
import { launchOf, type Script } from '../match/players.testing.ts';
import type { GameRecord } from '../match/record.ts';
import { said } from '../memory-io.testing.ts';
import { matchCommand } from './match.ts';

interface Setting {
  readonly scripts?: { readonly [word: string]: Script };
  readonly files?: Map<string, string>;
  readonly started?: string[];
  /** The game after which the match is told to stop, in the middle of the next one. */
  readonly stopAfter?: number;
  readonly isFull?: boolean;
}

const SCRIPTS = {
  winner: {},
  loser: { moves: ['resign'] },
  namer: { answers: { name: 'Namer', version: '3' } },
};

/** Runs `honte match` with programs in memory. */
async function matched(line: string, setting: Setting = {}) {
  const { scripts = SCRIPTS, files = new Map<string, string>(), started = [], stopAfter, isFull } = setting;
  const controller = new AbortController();
  const write = async (path: string, text: string) => {
    if (isFull) return refuse('ENOSPC');
    files.set(path, text);
    return accept(undefined);
  };
  const outside: Outside = {
    launch: launchOf(scripts, started),
    replaceFile: write,
    makeFolder: async () => accept(undefined),
    appendToFile: (path, text) => write(path, (files.get(path) ?? '') + text),
    interruption: () => controller.signal,
  };
  const said = { out: '', err: '' };
  const io: Pick<Io, 'readFile' | 'readFolder' | 'out' | 'err' | 'now'> = {
    readFile: async (path) => {
      const text = files.get(path);
      return text === undefined ? refuse({ path, code: 'missing' }) : accept(text);
    },
    readFolder: async (path) => {
      if (files.has(path)) return accept(undefined);
      const folder = path.replace(/\/?$/, '/');
      const inside = [...files.keys()].filter((file) => file.startsWith(folder));
      return inside.length > 0
        ? accept(inside.map((file) => file.slice(folder.length)).sort())
        : refuse({ path, code: 'missing' });
    },
    out: async (text) => {
      said.out += text;
    },
    err: async (text) => {
      said.err += text;
      if (stopAfter !== undefined && text.startsWith(`game ${stopAfter}/`)) controller.abort();
    },
    now: () => 0,
  };
  const command = matchCommand(outside);
  const words = parseWords(line.split(' '), command.options);
  if (!words.ok) throw new Error(words.error);
  const code = await command.run(words.value, io as Io);
  return { code, ...said };
}

function gamesIn(out: string): readonly GameRecord[] {
  return JSON.parse(out).games;
}

describe('honte match', () => {
  it('plays each opening twice, with colors changed', async () => {
    const { code, out } = await matched('--a winner --b loser --games 4 --json');
    expect(code).toBe(0);
    const games = gamesIn(out);
    expect(games.map(({ game, black, winner }) => [game, black, winner])).toEqual([
      [1, 'a', 'a'],
      [2, 'b', 'a'],
      [3, 'a', 'a'],
      [4, 'b', 'a'],
    ]);
    const [one, two, three, four] = games.map(({ opening }) => opening);
    expect([one, three]).toEqual([two, four]);
    expect(one).not.toBe(three);
  });

  it('goes round the openings again', async () => {
    const { out } = await matched('--a winner --b loser --games 87 --json');
    const games = gamesIn(out);
    expect(games[86]?.opening).toBe(games[0]?.opening);
    expect(new Set(games.slice(0, 86).map(({ opening }) => opening)).size).toBe(43);
  });

  it('says what came of it', async () => {
    const { out, err } = await matched('--a winner --b namer --name-a Best --games 2 --komi 0');
    expect(err).toMatch(/^game 1\/2 {2}A black {2}E5 G5 {2}0 {7}played out {4}6 plies/);
    expect(err).toMatch(/A 1 of 2\n$/);
    expect(out).toContain('A  Best: winner\nB  Namer 3: namer\n9 × 9, komi 0, chinese, positional superko');
    expect(out).toContain('A wins 1 of 2: 50.0 % (95 %: 9.5 % to 90.5 %)\n');
    expect(out).toContain('  with Black 0.5 of 1, with White 0.5 of 1, 2 drawn\n');
    expect(out).toContain('  ends: 2 played out\n  faults: A 0, B 0\n  6.0 plies a game');
  });

  it('tells of faults', async () => {
    const { err } = await matched('--a winner --b wrong --games 1', {
      scripts: { ...SCRIPTS, wrong: { moves: ['E5'] } },
    });
    expect(err).toContain('B+F     fault');
    expect(err).toContain('\n  B illegal: E5: a stone stands there\n');
  });

  it('starts a program once, or for each game with its number', async () => {
    const started: string[] = [];
    const scripts = { ...SCRIPTS, seeded: SCRIPTS.loser };
    await matched('--a winner --b seeded-{seed} --games 3', {
      started,
      scripts: { ...scripts, 'seeded-1': {}, 'seeded-2': {}, 'seeded-3': {} },
    });
    expect(started).toEqual(['winner', 'seeded-1', 'seeded-2', 'seeded-3']);
  });

  it('starts a program anew after a crash', async () => {
    const started: string[] = [];
    const crashing = { moves: [{ kind: 'gone', why: 'left with status 3' } as const] };
    const { out } = await matched('--a winner --b crashing --games 2 --json', {
      started,
      scripts: { ...SCRIPTS, crashing },
    });
    expect(started).toEqual(['winner', 'crashing', 'crashing']);
    expect(gamesIn(out).map(({ winner }) => winner)).toEqual(['a', 'a']);
  });

  it('stops when told to, and goes on with the same line', async () => {
    const files = new Map<string, string>();
    const line = '--a winner --b loser --games 4 --results r --json';
    const stopped = await matched(line, { files, stopAfter: 2 });
    expect([stopped.code, gamesIn(stopped.out).length]).toEqual([0, 2]);
    expect(stopped.err).toContain('stopped after 2 of 4 games\n');
    // Killed while it wrote the third.
    files.set('r', `${files.get('r')}{"game":3,"bla`);
    const rest = await matched(line, { files });
    expect(rest.err).toMatch(/^going on after 2 games\ngame 3\/4/);
    const whole = await matched(line, { files: new Map() });
    expect(gamesIn(rest.out)).toEqual(gamesIn(whole.out));
    expect(files.get('r')?.split('\n').length).toBe(6);
    const more = await matched(line.replace('4', '5'), { files });
    expect(gamesIn(more.out).length).toBe(5);
  });

  it('leaves the games of another match alone', async () => {
    const files = new Map<string, string>();
    await matched('--a winner --b loser --games 1 --results r', { files });
    const before = files.get('r');
    const other = await matched('--a winner --b loser --games 1 --results r --komi 5.5', { files });
    expect(other).toEqual({
      code: 2,
      out: '',
      err: 'honte match: r holds another match: komi was 7.5, now 5.5\n',
    });
    expect(files.get('r')).toBe(before);
  });

  it('writes each game as a record when it ends, and the missing ones when it goes on', async () => {
    const files = new Map<string, string>();
    const line = '--a winner --b loser --games 4 --results r --sgf kept/ --json';
    await matched(line, { files, stopAfter: 2 });
    expect([...files.keys()]).toEqual(['r', 'kept/game-0001.sgf', 'kept/game-0002.sgf']);
    const first = files.get('kept/game-0001.sgf') ?? '';
    files.delete('kept/game-0001.sgf');
    files.set('kept/game-0002.sgf', 'with notes of mine');
    await matched(line, { files });
    expect([...files.keys()].sort()).toEqual([...[1, 2, 3, 4].map((n) => `kept/game-000${n}.sgf`), 'r']);
    expect(files.get('kept/game-0001.sgf')).toBe(first);
    expect(files.get('kept/game-0002.sgf')).toBe('with notes of mine');
  });

  it('writes over no record of another match', async () => {
    const files = new Map<string, string>();
    const line = '--a winner --b loser --games 1 --sgf kept';
    await matched(line, { files });
    const before = new Map(files);
    expect(await matched(line, { files })).toEqual({
      code: 2,
      out: '',
      err: 'honte match: kept holds game-0001.sgf, which is no game of this match so far\n',
    });
    expect(files).toEqual(before);
    files.set('plain', '');
    expect((await matched(line.replace('kept', 'plain'), { files })).err).toBe(
      'honte match: plain: a file, not a folder\n',
    );
    expect((await matched(line.replace('kept', 'new'), { isFull: true })).err).toContain(
      'honte match: new/game-0001.sgf: cannot be written (ENOSPC)\n',
    );
  });

  it('stops where its file cannot be written', async () => {
    const full = await matched('--a winner --b loser --games 1 --results r', { isFull: true });
    expect(full).toEqual({ code: 2, out: '', err: 'honte match: r: cannot be written (ENOSPC)\n' });
  });

  it('does not begin with a program that cannot play', async () => {
    expect(await matched('--a winner --b nobody --games 1')).toEqual({
      code: 2,
      out: '',
      err: 'honte match: B cannot play: name: cannot be started (ENOENT)\n',
    });
    const scripts = { ...SCRIPTS, half: { answers: { list_commands: 'name play' } } };
    expect((await matched('--a half --b winner --games 1', { scripts })).err).toBe(
      'honte match: A cannot play: it does not know boardsize\n',
    );
  });

  it.each([
    ['--b x --games 1', "--a is a program's command line: it is empty"],
    ['--a x --b "x --games 1', '--b is a program\'s command line: a quote is left open: "'],
    ['--a x --b x', '--games is a whole number from 1'],
    ['--a x --b x --games 0', '--games is a whole number from 1, not "0"'],
    ['--a x --b x --games 1 --size 4', '--size is a whole number from 5 to 25, not "4"'],
    ['--a x --b x --games 1 --komi 7.2', '--komi is a number in steps of one half, not "7.2"'],
    ['--a x --b x --games 1 --time 0.5', '--time is a whole number from 1 to 1000000, not "0.5"'],
    ['--a x --b x --games 1 --time 2147484', '--time is a whole number from 1 to 1000000, not "2147484"'],
    ['--a x --b x --games 1 y', `unexpected "y"; put each program's whole line in quotes`],
  ])('answers "%s" with one clear line', async (line, why) => {
    expect(await said(`match ${line}`)).toEqual({
      code: 2,
      out: '',
      err: `honte match: ${why}; see honte match --help\n`,
    });
  });
});
