/*
 * Weights in the form in which the kernel multiplies: 3 × 3 convolutions as values of polynomials, all matrices
 * in strips of 16 columns. Begin with `storeArray`.
 */
import { lengthOf, type WeightArray } from '../shape.ts';

/** Points along either axis at which a tile and its weights are multiplied. */
export const POINTS = 7;
/** Columns of a strip. */
const STRIP = 16;

/** Where the polynomials are evaluated; after these comes infinity. In the order of `kernel/winograd.ts`. */
const AT = [1, -1, 2, -2, 0.5, -0.5];
/** What `kernel/winograd.ts` multiplies its values and products by, to save work; taken out here. */
const FACTORS = [1, 1, 4, 4, 32, 32];

/** Values at each point of the polynomials 1, x and x²: rows of three. */
const VALUES: readonly (readonly number[])[] = [
  ...AT.map((a, i) => {
    const product = AT.reduce((total, b) => (b === a ? total : total * (a - b)), FACTORS[i]!);
    return [1 / product, a / product, (a * a) / product];
  }),
  [0, 0, 1],
];

/** Columns that a matrix takes in whole strips. */
export function paddedColumns(columns: number): number {
  return Math.ceil(columns / STRIP) * STRIP;
}

/** Numbers that a matrix takes in strips. */
export function matrixLength(rows: number, columns: number): number {
  return rows * paddedColumns(columns);
}

/** Numbers that `storeArray` writes. */
export function storedLength(array: WeightArray): number {
  const [a, b, c, d] = array.size;
  if (d !== undefined) return POINTS * POINTS * matrixLength(c!, d);
  return b === undefined || b === 1 ? lengthOf(array) : matrixLength(a!, b);
}

/** Writes one array of weights as the kernel takes it; rows and columns that are only one stay as they are. */
export function storeArray(array: WeightArray, numbers: Float32Array, to: Float32Array): void {
  const [a, b, c, d] = array.size;
  if (d !== undefined) storeConvolution(numbers, c!, d, to);
  else if (b === undefined || b === 1) to.set(numbers);
  else storeMatrix(numbers, a!, b, to);
}

/** A matrix `[rows, columns]` in strips, `[columns / 16][rows][16]`, filled up with zeros. */
function storeMatrix(matrix: Float32Array, rows: number, columns: number, to: Float32Array): void {
  to.fill(0);
  for (let i = 0; i < rows; i++)
    for (let k = 0; k < columns; k++)
      to[(k - (k % STRIP)) * rows + i * STRIP + (k % STRIP)] = matrix[i * columns + k]!;
}

/**
 * A convolution `[3, 3, rows, columns]` as matrices in strips, one for each of the 7 × 7 points: the sum over its
 * taps, each times the values of its powers.
 */
function storeConvolution(kernel: Float32Array, rows: number, columns: number, to: Float32Array): void {
  const area = rows * columns;
  const length = matrixLength(rows, columns);
  const values = new Float32Array(area);
  for (let p = 0; p < POINTS * POINTS; p++) {
    const vertical = VALUES[Math.floor(p / POINTS)]!;
    const horizontal = VALUES[p % POINTS]!;
    for (let i = 0; i < area; i++) {
      let total = 0;
      for (let tap = 0; tap < 9; tap++)
        total += vertical[Math.floor(tap / 3)]! * horizontal[tap % 3]! * kernel[tap * area + i]!;
      values[i] = total;
    }
    storeMatrix(values, rows, columns, to.subarray(p * length, (p + 1) * length));
  }
}
