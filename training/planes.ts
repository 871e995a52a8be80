/*
 * Writes the planes of every labelled position of an unpacked file, packed: `planes.bin` has one u16 a point, a
 * bit for each plane between the first and the constant ones; `scalars.bin` has three f32 a row, the constants.
 *
 *   npx tsx --conditions=honte-source training/planes.ts FOLDER ...
 */
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { Features, PLANE_COUNT, type View } from '@honte/net';
import { BLACK, Board, type Color, type Geometry, geometryOf, type Point } from '@honte/rules';

interface Shape {
  readonly [array: string]: { readonly type: string; readonly shape: readonly number[] };
}

/** Planes at the end that are the same on every point. */
const CONSTANTS = 3;
/** Rows between two writes. */
const CHUNK = 10_000;
const AFTER_END = 65_535;

function readBytes(folder: string, name: string): ArrayBuffer {
  const file = readFileSync(`${folder}/${name}.bin`);
  return file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
}

/** The positions of a game, one after another. */
function* viewsOf(
  geometry: Geometry,
  moves: Uint16Array,
  komi: number,
  isTerritory: boolean,
): Generator<View> {
  const board = new Board(geometry);
  const { wall } = geometry;
  const counting = { scoring: isTerritory ? 'territory' : 'area', komi } as const;
  let turn: Color = BLACK;
  let last = wall;
  let beforeLast = wall;
  let passes = 0;
  let excess = 0;
  for (const move of [...moves, AFTER_END]) {
    yield { board, turn, last, beforeLast, passes, counting, excess };
    if (move === AFTER_END) return;
    if (move === wall) board.pass();
    else {
      board.play(move as Point, turn);
      excess += turn === BLACK ? 1 : -1;
    }
    passes = move === wall ? passes + 1 : 0;
    beforeLast = last;
    last = move;
    turn = (3 - turn) as Color;
  }
}

function pack(planes: Float32Array, points: number, masks: Uint16Array, at: number): void {
  for (let p = 0; p < points; p++) {
    let mask = 0;
    for (let k = 1; k < PLANE_COUNT - CONSTANTS; k++)
      if (planes[p * PLANE_COUNT + k] === 1) mask |= 1 << (k - 1);
    masks[at + p] = mask;
  }
}

function packFolder(folder: string): void {
  const shape = JSON.parse(readFileSync(`${folder}/shape.json`, 'utf8')) as Shape;
  const [rows = 0, choices = 0] = shape.policy?.shape ?? [];
  const [games = 0, plies = 0] = shape.moves?.shape ?? [];
  const points = choices - 1;
  const geometry = geometryOf(Math.sqrt(points));
  const moves = new Uint16Array(readBytes(folder, 'moves'));
  const komi = new Float32Array(readBytes(folder, 'komi'));
  const territory = new Uint8Array(readBytes(folder, 'territory'));
  const gameOfRow = new Uint32Array(readBytes(folder, 'game'));
  const plyOfRow = new Uint16Array(readBytes(folder, 'ply'));
  const rowOf = new Map<number, number>();
  for (let row = 0; row < rows; row++) rowOf.set(gameOfRow[row]! * 4096 + plyOfRow[row]!, row);
  const features = new Features(geometry);
  const planes = new Float32Array(points * PLANE_COUNT);
  const masks = new Uint16Array(rows * points);
  const scalars = new Float32Array(rows * CONSTANTS);
  for (let game = 0; game < games; game++) {
    let ply = 0;
    const line = moves.subarray(game * plies, (game + 1) * plies);
    for (const view of viewsOf(geometry, line, komi[game]!, territory[game] === 1)) {
      const row = rowOf.get(game * 4096 + ply++);
      if (row === undefined) continue;
      features.fill(view, planes);
      pack(planes, points, masks, row * points);
      scalars.set(planes.subarray(PLANE_COUNT - CONSTANTS, PLANE_COUNT), row * CONSTANTS);
      rowOf.delete(game * 4096 + ply - 1);
    }
  }
  if (rowOf.size > 0) throw new Error(`${rowOf.size} rows of ${folder} lie beyond their games`);
  const file = openSync(`${folder}/planes.bin`, 'w');
  for (let row = 0; row < rows; row += CHUNK)
    writeSync(file, masks.subarray(row * points, Math.min(rows, row + CHUNK) * points));
  closeSync(file);
  writeFileSync(`${folder}/scalars.bin`, scalars);
}

for (const folder of process.argv.slice(2)) {
  const began = performance.now();
  packFolder(folder);
  process.stdout.write(`${folder} ${Math.round(performance.now() - began)} ms\n`);
}
