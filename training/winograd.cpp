// 3 x 3 convolutions and their gradients by Winograd's F(3x3, 3x3): 25 multiplications where 81 are due.
// Activations are NHWC, zeros beyond the edge; channels a multiple of 16; AVX2 with FMA. Built by winograd.py.
//
// Source of the transforms: S. Winograd, 1980; A. Lavin, S. Gray, "Fast algorithms for convolutional neural
// networks", 2016; at the points 0, 1, -1, 2 and infinity.
#include <immintrin.h>
#include <cstddef>
#include <cstdlib>
#include <cstring>

namespace {

typedef __m256 v8;
const int BLOCK = 24;  // tiles transformed and multiplied at once: their numbers stay in the cache

inline v8 n(float x) { return _mm256_set1_ps(x); }

// One column or row of five by B^T.
inline void inward(const v8 d[5], v8 o[5]) {
  o[0] = n(2) * (d[0] - d[2]) + (d[3] - d[1]);
  o[1] = (d[3] - d[2]) - n(2) * d[1];
  o[2] = d[3] + n(2) * d[1] - n(3) * d[2];
  o[3] = d[3] - d[1];
  o[4] = n(2) * (d[1] - d[3]) + (d[4] - d[2]);
}

// Five to three by A^T.
inline void outward(const v8 m[5], v8 o[3]) {
  o[0] = m[0] + m[1] + m[2] + m[3];
  o[1] = m[1] - m[2] + n(2) * m[3];
  o[2] = m[1] + m[2] + n(4) * m[3] + m[4];
}

// Three to five by A, for gradients.
inline void outwardBack(const v8 y[3], v8 o[5]) {
  o[0] = y[0];
  o[1] = y[0] + y[1] + y[2];
  o[2] = y[0] - y[1] + y[2];
  o[3] = y[0] + n(2) * y[1] + n(4) * y[2];
  o[4] = y[2];
}

struct Grid {
  int count, side, tiles, channels;
  Grid(int count, int side, int channels) : count(count), side(side), tiles((side + 2) / 3), channels(channels) {}
  int all() const { return count * tiles * tiles; }
  void at(int t, int &image, int &y, int &x) const {
    image = t / (tiles * tiles);
    y = (t / tiles) % tiles * 3;
    x = t % tiles * 3;
  }
};

// Tiles of the input, transformed, to v[25][BLOCK][channels].
void takeIn(const Grid &g, const float *x, int first, int count, float *v) {
  const int c = g.channels;
  for (int t = 0; t < count; t++) {
    int image, y0, x0;
    g.at(first + t, image, y0, x0);
    const float *from = x + (size_t)image * g.side * g.side * c;
    for (int k = 0; k < c; k += 8) {
      v8 d[5][5], h[5][5];
      for (int i = 0; i < 5; i++)
        for (int j = 0; j < 5; j++) {
          const int yy = y0 + i - 1, xx = x0 + j - 1;
          const bool in = yy >= 0 && xx >= 0 && yy < g.side && xx < g.side;
          d[j][i] = in ? _mm256_loadu_ps(from + (yy * g.side + xx) * c + k) : n(0);
        }
      for (int j = 0; j < 5; j++) {
        v8 o[5];
        inward(d[j], o);
        for (int i = 0; i < 5; i++) h[i][j] = o[i];
      }
      for (int i = 0; i < 5; i++) {
        v8 o[5];
        inward(h[i], o);
        for (int j = 0; j < 5; j++) _mm256_storeu_ps(v + ((i * 5 + j) * BLOCK + t) * c + k, o[j]);
      }
    }
  }
}

// Products m[25][BLOCK][channels] back to the output.
void putOut(const Grid &g, const float *m, int first, int count, float *y) {
  const int c = g.channels;
  for (int t = 0; t < count; t++) {
    int image, y0, x0;
    g.at(first + t, image, y0, x0);
    float *to = y + (size_t)image * g.side * g.side * c;
    for (int k = 0; k < c; k += 8) {
      v8 h[3][5];
      for (int j = 0; j < 5; j++) {
        v8 d[5], o[3];
        for (int i = 0; i < 5; i++) d[i] = _mm256_loadu_ps(m + ((i * 5 + j) * BLOCK + t) * c + k);
        outward(d, o);
        for (int i = 0; i < 3; i++) h[i][j] = o[i];
      }
      for (int i = 0; i < 3 && y0 + i < g.side; i++) {
        v8 o[3];
        outward(h[i], o);
        for (int j = 0; j < 3 && x0 + j < g.side; j++)
          _mm256_storeu_ps(to + ((y0 + i) * g.side + x0 + j) * c + k, o[j]);
      }
    }
  }
}

// Tiles of the output's gradient to m[25][BLOCK][channels].
void takeBack(const Grid &g, const float *dy, int first, int count, float *m) {
  const int c = g.channels;
  for (int t = 0; t < count; t++) {
    int image, y0, x0;
    g.at(first + t, image, y0, x0);
    const float *from = dy + (size_t)image * g.side * g.side * c;
    for (int k = 0; k < c; k += 8) {
      v8 h[5][3];
      for (int j = 0; j < 3; j++) {
        v8 d[3], o[5];
        for (int i = 0; i < 3; i++)
          d[i] = y0 + i < g.side && x0 + j < g.side
                     ? _mm256_loadu_ps(from + ((y0 + i) * g.side + x0 + j) * c + k)
                     : n(0);
        outwardBack(d, o);
        for (int i = 0; i < 5; i++) h[i][j] = o[i];
      }
      for (int i = 0; i < 5; i++) {
        v8 o[5];
        outwardBack(h[i], o);
        for (int j = 0; j < 5; j++) _mm256_storeu_ps(m + ((i * 5 + j) * BLOCK + t) * c + k, o[j]);
      }
    }
  }
}

// Six rows by sixteen columns; the sums named one by one, so that they stay in registers.
__attribute__((noinline)) void six(const float *const row[6], int ai, const float *b, int inner, int cols, v8 s[6][2]) {
  const float *a0 = row[0], *a1 = row[1], *a2 = row[2], *a3 = row[3], *a4 = row[4], *a5 = row[5];
  v8 s0 = s[0][0], s1 = s[1][0], s2 = s[2][0], s3 = s[3][0], s4 = s[4][0], s5 = s[5][0];
  v8 t0 = s[0][1], t1 = s[1][1], t2 = s[2][1], t3 = s[3][1], t4 = s[4][1], t5 = s[5][1];
  for (int i = 0; i < inner; i++, b += cols) {
    const v8 p = _mm256_loadu_ps(b), q = _mm256_loadu_ps(b + 8);
    const ptrdiff_t at = (ptrdiff_t)i * ai;
    v8 x;
#define ROW(A, S, T)               \
  x = _mm256_broadcast_ss(A + at); \
  S = _mm256_fmadd_ps(x, p, S);    \
  T = _mm256_fmadd_ps(x, q, T);
    ROW(a0, s0, t0)
    ROW(a1, s1, t1)
    ROW(a2, s2, t2)
    ROW(a3, s3, t3)
    ROW(a4, s4, t4)
    ROW(a5, s5, t5)
#undef ROW
  }
  s[0][0] = s0, s[1][0] = s1, s[2][0] = s2, s[3][0] = s3, s[4][0] = s4, s[5][0] = s5;
  s[0][1] = t0, s[1][1] = t1, s[2][1] = t2, s[3][1] = t3, s[4][1] = t4, s[5][1] = t5;
}

// out[rows][cols] (+)= sum over `inner` of a[r * ar + i * ai] * b[i][cols]: six rows by sixteen columns at a time.
template <bool ADD>
void multiply(const float *a, int ar, int ai, const float *b, float *out, int rows, int inner, int cols) {
  for (int k = 0; k < cols; k += 16)
    for (int r = 0; r < rows; r += 6) {
      const int left = rows - r < 6 ? rows - r : 6;
      v8 s[6][2];
      const float *row[6];
      for (int q = 0; q < 6; q++) {
        const int rq = r + (q < left ? q : 0);
        row[q] = a + (size_t)rq * ar;
        s[q][0] = ADD && q < left ? _mm256_loadu_ps(out + rq * cols + k) : n(0);
        s[q][1] = ADD && q < left ? _mm256_loadu_ps(out + rq * cols + k + 8) : n(0);
      }
      six(row, ai, b + k, inner, cols, s);
      for (int q = 0; q < left; q++) {
        _mm256_storeu_ps(out + (r + q) * cols + k, s[q][0]);
        _mm256_storeu_ps(out + (r + q) * cols + k + 8, s[q][1]);
      }
    }
}

// Kept from call to call, one for each use and thread.
template <int USE>
float *room(size_t numbers) {
  static thread_local float *kept = nullptr;
  static thread_local size_t size = 0;
  if (size < numbers) {
    free(kept);
    kept = (float *)aligned_alloc(64, (numbers * 4 + 63) / 64 * 64);
    size = numbers;
  }
  return kept;
}

}  // namespace

extern "C" {

// y[count][side][side][out] from x[…][in] and the transformed kernel u[25][in][out].
void winograd_forward(const float *x, const float *u, float *y, int count, int side, int in, int out) {
  const Grid gi(count, side, in), go(count, side, out);
  float *v = room<0>((size_t)25 * BLOCK * in), *m = room<1>((size_t)25 * BLOCK * out);
  for (int t = 0; t < gi.all(); t += BLOCK) {
    const int tiles = gi.all() - t < BLOCK ? gi.all() - t : BLOCK;
    takeIn(gi, x, t, tiles, v);
    for (int f = 0; f < 25; f++)
      multiply<false>(v + (size_t)f * BLOCK * in, in, 1, u + (size_t)f * in * out, m + (size_t)f * BLOCK * out,
                      tiles, in, out);
    putOut(go, m, t, tiles, y);
  }
}

// du[25][in][out], the gradient of the transformed kernel.
void winograd_kernel_gradient(const float *x, const float *dy, float *du, int count, int side, int in, int out) {
  const Grid gi(count, side, in), go(count, side, out);
  float *v = room<0>((size_t)25 * BLOCK * in), *m = room<1>((size_t)25 * BLOCK * out);
  memset(du, 0, (size_t)25 * in * out * 4);
  for (int t = 0; t < gi.all(); t += BLOCK) {
    const int tiles = gi.all() - t < BLOCK ? gi.all() - t : BLOCK;
    takeIn(gi, x, t, tiles, v);
    takeBack(go, dy, t, tiles, m);
    for (int f = 0; f < 25; f++)
      multiply<true>(v + (size_t)f * BLOCK * in, 1, in, m + (size_t)f * BLOCK * out, du + (size_t)f * in * out, in,
                     tiles, out);
  }
}
}
