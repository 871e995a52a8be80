/* What is done with whole boards beside the convolutions: framing them, pooling them, and the last layers. */
import { madd, relu } from './madd';

const V: usize = 16;

/** Copies boards without a frame into framed ones, whose frames stay as they are: 0. */
export function frame(from: usize, to: usize, boards: i32, width: i32, height: i32, channels: i32): void {
  const cell = (<usize>channels) << 2;
  const row = <usize>width * cell;
  to += row + 3 * cell;
  for (let b = 0; b < boards; b++) {
    for (let y = 0; y < height; y++) {
      memory.copy(to, from, row);
      from += row;
      to += row + 2 * cell;
    }
    to += 2 * (row + 2 * cell);
  }
}

/**
 * Mean, mean times `scale`, and maximum of each channel of boards without negative numbers: three times `channels`
 * numbers a board.
 *
 * @param x the first point of the first board.
 * @param rowBytes from a row to the next, `boardBytes` from a board to the next.
 */
export function pool(
  x: usize,
  rowBytes: usize,
  boardBytes: usize,
  boards: i32,
  width: i32,
  height: i32,
  channels: i32,
  scale: f32,
  to: usize,
): void {
  const cell = (<usize>channels) << 2;
  const part = f32x4.splat(<f32>1 / <f32>(width * height));
  const scales = f32x4.splat(scale);
  for (let b = 0; b < boards; b++) {
    for (let c: usize = 0; c < cell; c += V) {
      let total = f32x4.splat(0);
      let most = f32x4.splat(0);
      let from = x + c;
      for (let y = 0; y < height; y++) {
        let sum = f32x4.splat(0);
        let p = from;
        for (let i = 0; i < width; i++) {
          const value = v128.load(p);
          sum = f32x4.add(sum, value);
          most = f32x4.pmax(most, value);
          p += cell;
        }
        total = f32x4.add(total, sum);
        from += rowBytes;
      }
      const mean = f32x4.mul(total, part);
      v128.store(to + c, mean);
      v128.store(to + cell + c, f32x4.mul(mean, scales));
      v128.store(to + 2 * cell + c, most);
    }
    x += boardBytes;
    to += 3 * cell;
  }
}

/** Adds the same `n` numbers to each of some rows. */
export function add(bias: usize, x: usize, rows: i32, n: i32): void {
  const bytes = (<usize>n) << 2;
  for (let r = 0; r < rows; r++) {
    for (let c: usize = 0; c < bytes; c += V)
      v128.store(x + c, f32x4.add(v128.load(x + c), v128.load(bias + c)));
    x += bytes;
  }
}

/** Adds the same `n` numbers to each of some rows, and takes away what is negative. */
export function activate(bias: usize, x: usize, rows: i32, n: i32): void {
  const bytes = (<usize>n) << 2;
  for (let r = 0; r < rows; r++) {
    for (let c: usize = 0; c < bytes; c += V)
      v128.store(x + c, relu(f32x4.add(v128.load(x + c), v128.load(bias + c))));
    x += bytes;
  }
}

/** Dot products of rows with one row, plus a number: one f32 a row. */
export function dot(x: usize, rows: i32, n: i32, w: usize, bias: f32, to: usize): void {
  const bytes = (<usize>n) << 2;
  for (let r = 0; r < rows; r++) {
    let sum = f32x4.splat(0);
    for (let c: usize = 0; c < bytes; c += V) sum = madd(v128.load(x + c), v128.load(w + c), sum);
    store<f32>(
      to,
      f32x4.extract_lane(sum, 0) +
        f32x4.extract_lane(sum, 1) +
        (f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3)) +
        bias,
    );
    x += bytes;
    to += 4;
  }
}
