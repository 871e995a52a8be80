/*
 * The networks of this installation, by board size: read when a board first asks, kept from then on. Where files
 * are missing or damaged, or the processor lacks what a kernel needs, playouts go on and standard error says why.
 */
import { readFileSync } from 'node:fs';
import { netBatch } from '@honte/engine';
import { kernelBuild, type Network, newKernel, readWeights } from '@honte/net';
import { accept, type Geometry, type Result, refuse } from '@honte/rules';

/** Sizes on which a match showed the network stronger than playouts, with their weights. */
const WEIGHTS: { readonly [size: string]: string } = { '9x9': '9x9.honte' };

const IS_BUILT = import.meta.url.endsWith('.js');
/** Built, the files lie beside this one. */
const FOLDERS = IS_BUILT
  ? { weights: './', wasm: './' }
  : { weights: '../../../packages/net/weights/', wasm: '../../../packages/net/wasm/' };

const kept = new Map<Geometry, Network | undefined>();

/** The network for boards of this size, if there is one. The first time takes some tens of milliseconds. */
export function networkOf(geometry: Geometry): Network | undefined {
  if (kept.has(geometry)) return kept.get(geometry);
  const name = WEIGHTS[`${geometry.width}x${geometry.height}`];
  const made = name === undefined ? undefined : networkFrom(name, geometry);
  if (made?.ok === false) process.stderr.write(`honte: ${name}: ${made.error}; playing without a network\n`);
  const network = made?.ok ? made.value : undefined;
  kept.set(geometry, network);
  return network;
}

function networkFrom(name: string, geometry: Geometry): Result<Network, string> {
  const build = kernelBuild();
  if (build === 'none') return refuse('this version of Node has no vectors in WebAssembly');
  const bytes = bytesOf(`${FOLDERS.weights}${name}`);
  const kernel = bytesOf(`${FOLDERS.wasm}${build}.wasm`);
  if (bytes === undefined || kernel === undefined) return refuse('a file is missing');
  const weights = readWeights(bytes);
  if (!weights.ok) return refuse(weights.error.code);
  const made = newKernel(kernel, weights.value, geometry, netBatch(geometry));
  return made.ok ? accept(made.value) : refuse(made.error);
}

function bytesOf(path: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return new Uint8Array(readFileSync(new URL(path, import.meta.url)));
  } catch {
    return undefined;
  }
}
