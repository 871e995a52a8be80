/* What the kernel offers: see `kernel/` for what each function does. */

/** The functions of `kernel/index.ts`; addresses and strides are in bytes. */
export interface Exports {
  readonly memory: WebAssembly.Memory;
  frame(from: number, to: number, boards: number, width: number, height: number, channels: number): void;
  scatter(
    tiles: number,
    count: number,
    x: number,
    rowBytes: number,
    channels: number,
    v: number,
    vStride: number,
    scratch: number,
  ): void;
  multiply(
    points: number,
    count: number,
    v: number,
    vStride: number,
    u: number,
    uStride: number,
    m: number,
    mStride: number,
    k: number,
    n: number,
    never: number,
  ): void;
  gather(
    tiles: number,
    count: number,
    m: number,
    mStride: number,
    channels: number,
    bias: number,
    biasStride: number,
    skip: number,
    out: number,
    rowBytes: number,
    scratch: number,
  ): void;
  pool(
    x: number,
    rowBytes: number,
    boardBytes: number,
    boards: number,
    width: number,
    height: number,
    channels: number,
    scale: number,
    to: number,
  ): void;
  add(bias: number, x: number, rows: number, n: number): void;
  activate(bias: number, x: number, rows: number, n: number): void;
  dot(x: number, rows: number, n: number, w: number, bias: number, to: number): void;
}
