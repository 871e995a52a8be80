/*
 * Honte as Sabaki drives it: through Sabaki's own GTP client, which is none of ours.
 */
import { fileURLToPath } from 'node:url';
import { evenStart, geometryOf, Position, parsePoint, RULESETS } from '@honte/rules';
import { Controller } from '@sabaki/gtp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStale } from '../../scripts/stale.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SIZES = [5, 6, 7, 8, 9];
const GAMES = 20;

const complaints: string[] = [];
const started: Controller[] = [];

function honte(...words: readonly string[]): Controller {
  const controller = new Controller(process.execPath, [`${ROOT}apps/cli/bin/honte.js`, 'gtp', ...words]);
  controller.on('stderr', ({ content }) => complaints.push(content));
  controller.start();
  started.push(controller);
  return controller;
}

/** The answer's text; a refusal fails. */
async function ask(controller: Controller, name: string, ...args: readonly string[]): Promise<string> {
  const { content, error } = await controller.sendCommand({ name, args });
  expect([name, args, error, content]).toEqual([name, args, false, content]);
  return content;
}

beforeAll(() => buildStale(ROOT, ['cli']), 60_000);

afterAll(async () => {
  for (const controller of started) await controller.stop();
  expect(complaints).toEqual([]);
});

/** Plays a game to two passes or a resignation; each move is checked against the rules. */
async function playGame(players: readonly [Controller, Controller], size: number): Promise<number> {
  for (const player of players) {
    await ask(player, 'boardsize', String(size));
    await ask(player, 'clear_board');
    await ask(player, 'komi', '6.5');
  }
  const start = evenStart(geometryOf(size), RULESETS.chinese);
  if (!start.ok) throw new Error(start.error.code);
  let position = Position.at(start.value);
  let plies = 0;
  for (; !position.isStopped; plies++) {
    const isBlack = plies % 2 === 0;
    const [mover, other] = isBlack ? players : [players[1], players[0]];
    const color = isBlack ? 'B' : 'W';
    const vertex = await ask(mover, 'genmove', color);
    if (vertex === 'resign') return plies;
    await ask(other, 'play', color, vertex);
    const point = parsePoint(position.geometry, vertex);
    const after = point.ok ? position.after(point.value) : undefined;
    if (vertex !== 'pass' && !after?.ok) throw new Error(`${color} ${vertex} is no legal move`);
    position = after?.ok ? after.value : position.passed();
    if (plies > 3 * size * size) throw new Error('a game without an end');
  }
  expect(await ask(players[plies % 2 === 0 ? 0 : 1], 'final_score')).toMatch(/^([BW]\+\d+(\.5)?|0)$/);
  return plies;
}

describe("Sabaki's client", () => {
  it(`plays ${GAMES} games, one after another in the same two processes, without a fault`, async () => {
    const players = [
      honte('--playouts', '20', '--seed', '1'),
      honte('--playouts', '20', '--seed', '2'),
    ] as const;
    for (let game = 0; game < GAMES; game++)
      expect(await playGame(players, SIZES[game % SIZES.length] ?? 9)).toBeGreaterThan(4);
  }, 120_000);

  it('finds all the commands that Sabaki looks for', async () => {
    const commands = (await ask(honte(), 'list_commands')).split('\n');
    const wanted = ['play', 'genmove', 'undo', 'komi', 'boardsize', 'clear_board', 'set_free_handicap'];
    expect(commands).toEqual(expect.arrayContaining([...wanted, 'lz-analyze', 'lz-genmove_analyze']));
  });

  it('interrupts an analysis by its next command, and plays on', async () => {
    const engine = honte('--time', '0.2', '--threads', '2');
    await ask(engine, 'boardsize', '9');
    const lines: string[] = [];
    let onInfo = () => {};
    const informed = new Promise<void>((resolve) => {
      onInfo = resolve;
    });
    const analysis = engine.sendCommand(
      { name: 'kata-analyze', args: ['B', '5', 'ownership', 'true'] },
      (heard) => {
        lines.push(heard.line);
        if (heard.line.startsWith('info')) onInfo();
      },
    );
    await informed;
    expect(engine.busy).toBe(true);
    const name = engine.sendCommand({ name: 'name' });
    expect(await analysis).toMatchObject({ error: false });
    expect(await name).toMatchObject({ content: 'Honte' });
    expect(lines[0]).toBe('=');
    expect(lines.at(-1)).toBe('');
    for (const line of lines.slice(1, -1)) {
      expect(line).toMatch(
        /^info move [A-J]\d visits \d+ winrate [01]\.\d+ .* pv [A-J]\d.* ownership( -?[01]\.\d+){81}$/,
      );
    }
    await ask(engine, 'play', 'B', 'E5');
    const turn = await engine.sendCommand({ name: 'lz-genmove_analyze', args: ['W', '10'] });
    expect(turn.content).toMatch(/(^|\n)play ([A-J]\d|pass|resign)$/);
  });
});
