/*
 * Products of matrices: where nearly all of the time goes. Rows are multiplied two at a time with 16 columns,
 * which is eight vectors of sums, two numbers spread over a vector, and weights loaded as they are needed: as
 * many as fit in the registers that an engine for WebAssembly has to give.
 *
 * A compiler likes to do all loads of a stretch of code first, and then has too few registers. So each stretch
 * ends with a branch on `never`, which is 0: it is not taken, but nothing moves across it. Each tests a bit of its
 * own, or all but the first would be left out.
 */
import { madd } from './madd';

/** Bytes of a vector, and of the 16 columns that go together. */
const V: usize = 16;
const STEP: usize = 64;

/**
 * Multiplies, at each of `points`, some rows of `v` with the matrix of weights of that point.
 *
 * @param points for each point two i32: the first row, and how many.
 * @param v rows of `k` numbers; the next point's lie `vStride` bytes further.
 * @param u weights, in strips of 16 columns, [n / 16][k][16]; the next point's lie `uStride` bytes further.
 * @param m rows of `n` numbers, filled; the next point's lie `mStride` bytes further.
 * @param k a multiple of 4.
 * @param n a multiple of 16.
 */
export function multiply(
  points: usize,
  count: i32,
  v: usize,
  vStride: usize,
  u: usize,
  uStride: usize,
  m: usize,
  mStride: usize,
  k: i32,
  n: i32,
  never: i32,
): void {
  const vRow = (<usize>k) << 2;
  const mRow = (<usize>n) << 2;
  for (let p = 0; p < count; p++) {
    const first = <usize>load<i32>(points);
    const rows = load<i32>(points, 4);
    const a = v + first * vRow;
    let c = m + first * mRow;
    let w = u;
    for (let strip = 0; strip < n; strip += 16) {
      strips(a, vRow, w, c, mRow, rows, never);
      w += vRow << 4;
      c += STEP;
    }
    points += 8;
    v += vStride;
    u += uStride;
    m += mStride;
  }
}

/** Rows of `a` times one strip of 16 columns. */
function strips(a: usize, aRow: usize, u: usize, c: usize, cRow: usize, rows: i32, never: i32): void {
  let row = 0;
  for (; row + 2 <= rows; row += 2) {
    pair(a, aRow, u, c, cRow, never);
    a += aRow << 1;
    c += cRow << 1;
  }
  if (row < rows) single(a, aRow, u, c, never);
}

function pair(a: usize, aRow: usize, u: usize, c: usize, cRow: usize, never: i32): void {
  let a0 = a;
  let a1 = a + aRow;
  const end = a1;
  let s0 = f32x4.splat(0);
  let s1 = f32x4.splat(0);
  let s2 = f32x4.splat(0);
  let s3 = f32x4.splat(0);
  let t0 = f32x4.splat(0);
  let t1 = f32x4.splat(0);
  let t2 = f32x4.splat(0);
  let t3 = f32x4.splat(0);
  let x: v128;
  let y: v128;
  let w: v128;
  do {
    x = v128.load32_splat(a0);
    y = v128.load32_splat(a1);
    w = v128.load(u);
    s0 = madd(x, w, s0);
    t0 = madd(y, w, t0);
    w = v128.load(u, V);
    s1 = madd(x, w, s1);
    t1 = madd(y, w, t1);
    if (never & 1) break;
    w = v128.load(u, 2 * V);
    s2 = madd(x, w, s2);
    t2 = madd(y, w, t2);
    w = v128.load(u, 3 * V);
    s3 = madd(x, w, s3);
    t3 = madd(y, w, t3);
    if (never & 2) break;
    x = v128.load32_splat(a0, 4);
    y = v128.load32_splat(a1, 4);
    w = v128.load(u, 4 * V);
    s0 = madd(x, w, s0);
    t0 = madd(y, w, t0);
    w = v128.load(u, 5 * V);
    s1 = madd(x, w, s1);
    t1 = madd(y, w, t1);
    if (never & 4) break;
    w = v128.load(u, 6 * V);
    s2 = madd(x, w, s2);
    t2 = madd(y, w, t2);
    w = v128.load(u, 7 * V);
    s3 = madd(x, w, s3);
    t3 = madd(y, w, t3);
    if (never & 8) break;
    x = v128.load32_splat(a0, 8);
    y = v128.load32_splat(a1, 8);
    w = v128.load(u, 8 * V);
    s0 = madd(x, w, s0);
    t0 = madd(y, w, t0);
    w = v128.load(u, 9 * V);
    s1 = madd(x, w, s1);
    t1 = madd(y, w, t1);
    if (never & 16) break;
    w = v128.load(u, 10 * V);
    s2 = madd(x, w, s2);
    t2 = madd(y, w, t2);
    w = v128.load(u, 11 * V);
    s3 = madd(x, w, s3);
    t3 = madd(y, w, t3);
    if (never & 32) break;
    x = v128.load32_splat(a0, 12);
    y = v128.load32_splat(a1, 12);
    w = v128.load(u, 12 * V);
    s0 = madd(x, w, s0);
    t0 = madd(y, w, t0);
    w = v128.load(u, 13 * V);
    s1 = madd(x, w, s1);
    t1 = madd(y, w, t1);
    if (never & 64) break;
    w = v128.load(u, 14 * V);
    s2 = madd(x, w, s2);
    t2 = madd(y, w, t2);
    w = v128.load(u, 15 * V);
    s3 = madd(x, w, s3);
    t3 = madd(y, w, t3);
    a0 += 16;
    a1 += 16;
    u += 16 * V;
  } while (a0 !== end);
  v128.store(c, s0);
  v128.store(c, s1, V);
  v128.store(c, s2, 2 * V);
  v128.store(c, s3, 3 * V);
  v128.store(c + cRow, t0);
  v128.store(c + cRow, t1, V);
  v128.store(c + cRow, t2, 2 * V);
  v128.store(c + cRow, t3, 3 * V);
}

function single(a: usize, aRow: usize, u: usize, c: usize, never: i32): void {
  const end = a + aRow;
  let s0 = f32x4.splat(0);
  let s1 = f32x4.splat(0);
  let s2 = f32x4.splat(0);
  let s3 = f32x4.splat(0);
  let x: v128;
  do {
    x = v128.load32_splat(a);
    s0 = madd(x, v128.load(u), s0);
    s1 = madd(x, v128.load(u, V), s1);
    s2 = madd(x, v128.load(u, 2 * V), s2);
    s3 = madd(x, v128.load(u, 3 * V), s3);
    if (never & 1) break;
    x = v128.load32_splat(a, 4);
    s0 = madd(x, v128.load(u, 4 * V), s0);
    s1 = madd(x, v128.load(u, 5 * V), s1);
    s2 = madd(x, v128.load(u, 6 * V), s2);
    s3 = madd(x, v128.load(u, 7 * V), s3);
    if (never & 2) break;
    x = v128.load32_splat(a, 8);
    s0 = madd(x, v128.load(u, 8 * V), s0);
    s1 = madd(x, v128.load(u, 9 * V), s1);
    s2 = madd(x, v128.load(u, 10 * V), s2);
    s3 = madd(x, v128.load(u, 11 * V), s3);
    if (never & 4) break;
    x = v128.load32_splat(a, 12);
    s0 = madd(x, v128.load(u, 12 * V), s0);
    s1 = madd(x, v128.load(u, 13 * V), s1);
    s2 = madd(x, v128.load(u, 14 * V), s2);
    s3 = madd(x, v128.load(u, 15 * V), s3);
    a += 16;
    u += 16 * V;
  } while (a !== end);
  v128.store(c, s0);
  v128.store(c, s1, V);
  v128.store(c, s2, 2 * V);
  v128.store(c, s3, 3 * V);
}
