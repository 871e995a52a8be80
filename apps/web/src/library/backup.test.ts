import type { Event } from '@honte/game';
import { BLACK, type Point, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { firstSheet } from '../game-sheet.ts';
import type { KeptRecord } from '../kept-record.ts';
import { type Backup, type NamedGame, readBackup, writeBackup } from './backup.ts';
import { mergeOf } from './merge.ts';

const EMPTY: Backup = {
  settings: {},
  form: {},
  games: [],
  records: [],
  files: [],
  earnings: [],
  attempts: [],
  problems: [],
  drills: [],
  lessons: [],
};

function gameOf(id: string, points: readonly number[], name = ''): NamedGame {
  const events = points.map((point, i): Event => {
    return { kind: 'played', by: i % 2 === 0 ? BLACK : WHITE, at: 0, point: point as Point };
  });
  return { id, name, sheet: firstSheet('en'), begunAt: 5, changedAt: 7, events };
}

function recordOf(id: string, sgf: string): KeptRecord {
  return {
    id,
    name: '',
    addedAt: 1,
    changedAt: 2,
    sgf,
    encoding: { encoding: 'shift_jis', why: 'evidence', confidence: 0.9, stated: undefined },
    notices: [{ code: 'komiNotStated', done: 'leftUnstated', about: 'KM', row: 1, column: 1, times: 1 }],
    facts: {
      black: '武宮',
      white: '',
      title: '',
      date: '',
      width: 19,
      height: 19,
      rules: '',
      result: 'B+R',
      moves: 3,
    },
    file: 'f1',
    gameInFile: 0,
  };
}

const FILE = { id: 'f1', name: 'a.sgf', bytes: Uint8Array.from([0, 130, 255, 40]) };
const FULL: Backup = {
  settings: { language: 'fr', theme: 'dark', coordinates: 'always' },
  form: { level: 'hard' },
  games: [gameOf('g1', [0, 5, 9], 'My first')],
  records: [recordOf('r1', '(;GM[1])')],
  files: [FILE],
  earnings: [
    {
      id: 'gone',
      endedAt: 9,
      size: 9,
      level: 'hard',
      earning: { kind: 'earned', outcome: 'won', value: 20, hints: 2, price: 1, points: 19 },
    },
  ],
  attempts: [{ problem: 'net-1', at: 5, end: 'hinted' }],
  problems: [
    { question: '5.-oooo-xxxo-2xo-2xo.Wkill.A3.*', name: 'Corner', addedAt: 4, answers: ['B1'], isKo: false },
  ],
  drills: [{ drill: 'area', size: 9, at: 6, right: true, ms: 41_000 }],
  lessons: [{ lesson: 'chains', exercise: 'connect', at: 6 }],
};

describe('a backup', () => {
  it('reads back as it was written', () => {
    const read = readBackup(writeBackup(FULL, 99));
    expect(read).toEqual({ ok: true, value: { backup: FULL, unreadable: 0, shortened: 0, unknown: [] } });
  });

  it.each([
    ['{"is":"honte-backup","version":1,"ga', 'backupBroken'],
    ['{"some":"thing"}', 'notABackup'],
    ['[]', 'notABackup'],
    ['null', 'notABackup'],
    ['{"is":"honte-backup","version":2}', 'backupTooNew'],
  ])('of %s is refused as %s', (text, code) => {
    const read = readBackup(text);
    expect(read.ok ? undefined : read.error.code).toBe(code);
  });

  it('leaves out what is no game, no record and no file, and says how many', () => {
    const data = JSON.parse(writeBackup(FULL, 99));
    data.games.push({ id: 'x' }, 7);
    data.records.push({ ...data.records[0], id: '../../x' }, { ...data.records[0], facts: null });
    data.files.push({ id: 'f2', name: 'b', bytes: '%' });
    data.problems.push(
      { ...data.problems[0], question: '5.-oooo' },
      { ...data.problems[0], answers: ['C3'] },
    );
    const read = readBackup(JSON.stringify(data));
    expect(read).toEqual({ ok: true, value: { backup: FULL, unreadable: 7, shortened: 0, unknown: [] } });
  });

  it('keeps of a game the events that can follow', () => {
    const broken = { ...EMPTY, games: [gameOf('g1', [0, 0, 4])] };
    const read = readBackup(writeBackup(broken, 0));
    expect(read.ok && read.value.backup.games[0]?.events).toHaveLength(1);
    expect(read.ok && read.value.shortened).toBe(1);
  });

  it('says which of its parts are not known here', () => {
    const data = { ...JSON.parse(writeBackup(FULL, 99)), courses: [1], boxes: {} };
    data.settings = { ...data.settings, theme: 'dark', gravity: 'low' };
    const read = readBackup(JSON.stringify(data));
    expect(read.ok && read.value.unknown).toEqual(['courses', 'boxes', 'settings.gravity']);
  });
});

describe('a backup brought to a device', () => {
  it('that is empty leaves all of it there', () => {
    expect(mergeOf(EMPTY, FULL)).toMatchObject({
      games: FULL.games,
      records: FULL.records,
      files: [FILE],
      same: 0,
    });
  });

  it('that has it already changes nothing', () => {
    expect(mergeOf(FULL, FULL)).toEqual({ games: [], records: [], files: [], same: 2 });
  });

  it('takes the longer of two states of one game, and the name it was given here', () => {
    const short = { ...EMPTY, games: [gameOf('g1', [0, 5], 'Here')] };
    const long = { ...EMPTY, games: [gameOf('g1', [0, 5, 9, 12], 'There')] };
    expect(mergeOf(short, long).games).toEqual([gameOf('g1', [0, 5, 9, 12], 'Here')]);
    expect(mergeOf(long, short)).toMatchObject({ games: [], same: 1 });
  });

  it('keeps both ways a game went on, once', () => {
    const here = { ...EMPTY, games: [gameOf('g1', [0, 5])] };
    const there = { ...EMPTY, games: [gameOf('g1', [0, 7])] };
    const { games } = mergeOf(here, there);
    expect(games).toEqual([gameOf('g1b', [0, 7])]);
    expect(mergeOf({ ...EMPTY, games: [...here.games, ...games] }, there)).toMatchObject({
      games: [],
      same: 1,
    });
  });

  it('keeps both texts of a record, once', () => {
    const here = { ...EMPTY, records: [recordOf('r1', '(;C[here])')] };
    const there = { ...EMPTY, records: [recordOf('r1', '(;C[there])')] };
    const { records } = mergeOf(here, there);
    expect(records.map(({ id }) => id)).toEqual(['r1b']);
    expect(mergeOf({ ...EMPTY, records: [...here.records, ...records] }, there).records).toEqual([]);
  });
});
