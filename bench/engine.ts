/*
 * Speed of the engine: playouts a second in a search from the empty board, and the memory of its tree.
 */

import { Chance, DEFAULT_NODES, NODE_BYTES, playoutEvaluator, Search } from '@honte/engine';
import { evenStart, geometryOf, RULESETS } from '@honte/rules';

const ROUNDS = 5;
const SEED = 20261130;

export function benchEngine(): void {
  for (const [size, playouts] of [
    [9, 4000],
    [13, 2000],
    [19, 1000],
  ] as const) {
    const geometry = geometryOf(size);
    const start = evenStart(geometry, RULESETS.chinese);
    if (!start.ok) throw new Error(start.error.code);
    const rates: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const search = new Search(geometry, playoutEvaluator(geometry, new Chance(SEED + round)));
      search.setPosition(start.value, []);
      const began = performance.now();
      search.run(playouts);
      rates.push((1000 * playouts) / (performance.now() - began));
    }
    rates.sort((a, b) => a - b);
    const [least, middle, most] = [rates[0], rates[(ROUNDS - 1) / 2], rates.at(-1)].map((rate) =>
      (rate ?? 0).toFixed(0),
    );
    console.log(`playouts a second, ${size} × ${size}, one thread: ${middle} (${least} to ${most})`);
  }
  console.log(`tree at its fullest: ${((DEFAULT_NODES * NODE_BYTES) / 2 ** 20).toFixed(0)} MiB`);
}
