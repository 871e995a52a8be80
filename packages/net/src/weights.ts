/*
 * The file of weights: what shape the network has, and its numbers in half precision. Little-endian:
 *
 *   bytes 0-7    "HonteNet"
 *   u16          version of the format, 1
 *   u16          version of the features, `FEATURES`
 *   u16          blocks
 *   u16          channels
 *   u32          bit i set: block i is pooled
 *   u32          numbers that follow
 *   u32          CRC-32 of all bytes after this one
 *   f16 …        the arrays of `arraysOf`, one after another
 */
import { accept, type Result, refuse } from '@honte/rules';
import { arraysOf, lengthOf, type Shape } from './shape.ts';

export interface Weights {
  readonly shape: Shape;
  /** By name, in the order of `arraysOf`; widened to single precision. */
  readonly arrays: ReadonlyMap<string, Float32Array>;
}

/**
 * Why bytes are no weights. `notWeights`: another kind of file. `version`: of another format, or for other
 * features, than this program knows. `shape`: no network that it can run. `cut`: too short or too long.
 * `damaged`: the sum does not agree.
 */
export type WeightsRefusal =
  | { readonly code: 'notWeights' }
  | { readonly code: 'version'; readonly format: number; readonly features: number }
  | { readonly code: 'shape'; readonly blocks: number; readonly channels: number }
  | { readonly code: 'cut'; readonly bytes: number; readonly expected: number }
  | { readonly code: 'damaged' };

const MAGIC = 'HonteNet';
const FORMAT = 1;
/** Grows with every change of what a plane means. */
const FEATURES = 1;
const HEADER = 28;

const MOST_BLOCKS = 32;
const MOST_CHANNELS = 256;

/** Reads a file of weights. Refuses whatever is not exactly one. */
export function readWeights(bytes: Uint8Array): Result<Weights, WeightsRefusal> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const magic = String.fromCharCode(...bytes.subarray(0, MAGIC.length));
  if (magic !== MAGIC) return refuse({ code: 'notWeights' });
  if (bytes.length < HEADER) return refuse({ code: 'cut', bytes: bytes.length, expected: HEADER });
  const format = view.getUint16(8, true);
  const features = view.getUint16(10, true);
  if (format !== FORMAT || features !== FEATURES) return refuse({ code: 'version', format, features });
  const blocks = view.getUint16(12, true);
  const channels = view.getUint16(14, true);
  const bits = view.getUint32(16, true);
  const shape = shapeOf(blocks, channels, bits);
  if (!shape) return refuse({ code: 'shape', blocks, channels });
  const list = arraysOf(shape);
  const count = list.reduce((total, array) => total + lengthOf(array), 0);
  const expected = HEADER + 2 * count;
  if (bytes.length !== expected) return refuse({ code: 'cut', bytes: bytes.length, expected });
  if (view.getUint32(20, true) !== count || view.getUint32(24, true) !== crc32(bytes.subarray(HEADER)))
    return refuse({ code: 'damaged' });
  const arrays = new Map<string, Float32Array>();
  let at = HEADER;
  for (const array of list) {
    const numbers = new Float32Array(lengthOf(array));
    for (let i = 0; i < numbers.length; i++, at += 2) numbers[i] = widened(view.getUint16(at, true));
    arrays.set(array.name, numbers);
  }
  return accept({ shape, arrays });
}

function shapeOf(blocks: number, channels: number, bits: number): Shape | undefined {
  const fits = blocks >= 1 && blocks <= MOST_BLOCKS && channels <= MOST_CHANNELS;
  if (!fits || channels === 0 || channels % 16 !== 0) return undefined;
  const pooled = Array.from({ length: blocks }, (_, i) => ((bits >>> i) & 1) === 1);
  return { blocks, channels, pooled };
}

/** The number that 16 bits of IEEE 754 half precision stand for. */
function widened(half: number): number {
  const sign = half & 0x8000 ? -1 : 1;
  const exponent = (half >>> 10) & 31;
  const fraction = half & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * (1024 + fraction) * 2 ** (exponent - 25);
}

const CRC = Int32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  return c;
});

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (let i = 0; i < bytes.length; i++) crc = CRC[(crc ^ bytes[i]!) & 255]! ^ (crc >>> 8);
  return ~crc >>> 0;
}
