/*
 * Winograd's convolution of 3 × 3: a tile of the board and its surroundings become numbers, a product at each of
 * which does the work of all nine taps. The numbers are the values, at the points ±1, ±2, ±½ and infinity, of the
 * tile as a polynomial, once along the columns and once along the rows.
 *
 * A tile gives 5 or 4 points of the board along either axis and sees two more. The short one leaves infinity out and
 * is otherwise the long one, so that tiles of both lengths share the transformed weights, and a board of any size
 * from 4 on is cut into them. The weights hold factors that are missing here: see `points.ts` beside the loader.
 *
 * All channels are multiples of 4; the numbers of one tile at one point lie together.
 */
import { madd, nmadd, relu } from './madd';

/** Bytes of a vector, and of a row of seven. */
const V: usize = 16;
const ROW: usize = 7 * V;

/** Bytes of an entry of `tiles`. */
const TILE: usize = 16;

/**
 * Values of tiles, [point 7 · 7][tile][channel].
 *
 * @param tiles four i32 for each: the cell in the framed boards where what it sees begins, how many rows and columns
 *   it sees, which board it is of.
 * @param x framed boards, [board][row][column][channel], `rowBytes` for each row.
 * @param v filled; the next point's values lie `vStride` bytes further.
 * @param scratch 784 bytes.
 */
export function scatter(
  tiles: usize,
  count: i32,
  x: usize,
  rowBytes: usize,
  channels: i32,
  v: usize,
  vStride: usize,
  scratch: usize,
): void {
  const cell = (<usize>channels) << 2;
  for (let t = 0; t < count; t++) {
    const at = x + <usize>load<i32>(tiles) * cell;
    const rows = load<i32>(tiles, 4);
    const columns = load<i32>(tiles, 8);
    for (let c: usize = 0; c < cell; c += V) {
      valuesOf(at + c, cell, rowBytes, scratch, V, ROW, columns, rows);
      valuesOf(scratch, ROW, V, v + c, 7 * vStride, vStride, rows, columns);
    }
    tiles += TILE;
    v += cell;
  }
}

/** Values of some polynomials with `length` coefficients, 7 or 6 vectors `stride` apart; the next one is `step` further. */
function valuesOf(
  from: usize,
  fromStep: usize,
  fromStride: usize,
  to: usize,
  toStep: usize,
  toStride: usize,
  lines: i32,
  length: i32,
): void {
  const k4 = f32x4.splat(4);
  const k5 = f32x4.splat(5);
  const k425 = f32x4.splat(4.25);
  const k525 = f32x4.splat(5.25);
  for (let line = 0; line < lines; line++) {
    let p = from;
    const d0 = v128.load(p);
    p += fromStride;
    const d1 = v128.load(p);
    p += fromStride;
    const d2 = v128.load(p);
    p += fromStride;
    const d3 = v128.load(p);
    p += fromStride;
    const d4 = v128.load(p);
    p += fromStride;
    const d5 = v128.load(p);
    let q = to;
    // ±1: x⁴ - 4.25 x² + 1 of the odd and of the even ones.
    let odd = nmadd(k425, d3, f32x4.add(d5, d1));
    let even = nmadd(k425, d2, f32x4.add(d4, d0));
    v128.store(q, f32x4.add(odd, even));
    q += toStride;
    v128.store(q, f32x4.sub(odd, even));
    // ±2: four times x⁴ - 1.25 x² + 0.25.
    odd = madd(k4, d5, nmadd(k5, d3, d1));
    even = madd(k4, d4, nmadd(k5, d2, d0));
    even = f32x4.add(even, even);
    q += toStride;
    v128.store(q, f32x4.add(odd, even));
    q += toStride;
    v128.store(q, f32x4.sub(odd, even));
    // ±½: twice x⁴ - 5 x² + 4.
    odd = madd(k4, d1, nmadd(k5, d3, d5));
    even = madd(k4, d0, nmadd(k5, d2, d4));
    odd = f32x4.add(odd, odd);
    q += toStride;
    v128.store(q, f32x4.add(odd, even));
    q += toStride;
    v128.store(q, f32x4.sub(odd, even));
    if (length === 7)
      v128.store(q + toStride, madd(k525, f32x4.sub(d2, d4), f32x4.sub(v128.load(p + fromStride), d0)));
    from += fromStep;
    to += toStep;
  }
}

/**
 * The boards that products at the points stand for, with a bias, the board that is passed by, and no negative numbers.
 *
 * @param m products, as `scatter` lays out values.
 * @param bias `channels` numbers, the next board's `biasStride` bytes further.
 * @param skip framed boards that are added, or 0 for none.
 * @param out framed boards, filled but for their frames; not `skip`, since tiles may overlap.
 */
export function gather(
  tiles: usize,
  count: i32,
  m: usize,
  mStride: usize,
  channels: i32,
  bias: usize,
  biasStride: usize,
  skip: usize,
  out: usize,
  rowBytes: usize,
  scratch: usize,
): void {
  const cell = (<usize>channels) << 2;
  // What a tile gives begins a row and a column after what it sees.
  const inset = rowBytes + cell;
  for (let t = 0; t < count; t++) {
    const offset = <usize>load<i32>(tiles) * cell + inset;
    const rows = load<i32>(tiles, 4);
    const columns = load<i32>(tiles, 8);
    const b = bias + <usize>load<i32>(tiles, 12) * biasStride;
    for (let c: usize = 0; c < cell; c += V) {
      coefficientsOf(m + c, mStride, 7 * mStride, scratch, V, ROW, columns, rows);
      finished(
        scratch,
        out + offset + c,
        rowBytes,
        cell,
        rows - 2,
        columns,
        v128.load(b + c),
        skip ? skip - out : 0,
      );
    }
    tiles += TILE;
    m += cell;
  }
}

/** Coefficients, `length` less 2, of the polynomials with some values: the other way from `valuesOf`. */
function coefficientsOf(
  from: usize,
  fromStep: usize,
  fromStride: usize,
  to: usize,
  toStep: usize,
  toStride: usize,
  lines: i32,
  length: i32,
): void {
  const k2 = f32x4.splat(2);
  const k4 = f32x4.splat(4);
  const k8 = f32x4.splat(8);
  const k16 = f32x4.splat(16);
  for (let line = 0; line < lines; line++) {
    let p = from;
    let a = v128.load(p);
    p += fromStride;
    let b = v128.load(p);
    const s1 = f32x4.add(a, b);
    const t1 = f32x4.sub(a, b);
    p += fromStride;
    a = v128.load(p);
    p += fromStride;
    b = v128.load(p);
    const s2 = f32x4.add(a, b);
    const t2 = f32x4.sub(a, b);
    p += fromStride;
    a = v128.load(p);
    p += fromStride;
    b = v128.load(p);
    const s3 = f32x4.add(a, b);
    const t3 = f32x4.sub(a, b);
    let q = to;
    v128.store(q, madd(k16, s3, f32x4.add(s1, s2)));
    q += toStride;
    v128.store(q, madd(k8, t3, madd(k2, t2, t1)));
    q += toStride;
    v128.store(q, madd(k4, f32x4.add(s2, s3), s1));
    q += toStride;
    v128.store(q, madd(k2, t3, madd(k8, t2, t1)));
    if (length === 7)
      v128.store(q + toStride, f32x4.add(madd(k16, s2, f32x4.add(s1, s3)), v128.load(p + fromStride)));
    from += fromStep;
    to += toStep;
  }
}

/** Coefficients once more, from rows of seven, and what becomes of them on the board. */
function finished(
  from: usize,
  to: usize,
  toStep: usize,
  toStride: usize,
  lines: i32,
  length: i32,
  bias: v128,
  skip: usize,
): void {
  const k2 = f32x4.splat(2);
  const k4 = f32x4.splat(4);
  const k8 = f32x4.splat(8);
  const k16 = f32x4.splat(16);
  for (let line = 0; line < lines; line++) {
    let a = v128.load(from);
    let b = v128.load(from, V);
    const s1 = f32x4.add(f32x4.add(a, b), bias);
    const t1 = f32x4.add(f32x4.sub(a, b), bias);
    a = v128.load(from, 2 * V);
    b = v128.load(from, 3 * V);
    const s2 = f32x4.add(a, b);
    const t2 = f32x4.sub(a, b);
    a = v128.load(from, 4 * V);
    b = v128.load(from, 5 * V);
    const s3 = f32x4.add(a, b);
    const t3 = f32x4.sub(a, b);
    let q = to;
    put(q, madd(k16, s3, f32x4.add(s1, s2)), skip);
    q += toStride;
    put(q, madd(k8, t3, madd(k2, t2, t1)), skip);
    q += toStride;
    put(q, madd(k4, f32x4.add(s2, s3), s1), skip);
    q += toStride;
    put(q, madd(k2, t3, madd(k8, t2, t1)), skip);
    if (length === 7)
      put(q + toStride, f32x4.add(madd(k16, s2, f32x4.add(s1, s3)), v128.load(from, 6 * V)), skip);
    from += ROW;
    to += toStep;
  }
}

function put(at: usize, x: v128, skip: usize): void {
  v128.store(at, relu(skip ? f32x4.add(x, v128.load(at + skip)) : x));
}
