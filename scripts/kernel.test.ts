import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUILDS, builtKernel } from './kernel.ts';

const kept = (build: string) =>
  new Uint8Array(readFileSync(new URL(`../packages/net/wasm/${build}.wasm`, import.meta.url)));

test.each(Object.keys(BUILDS) as (keyof typeof BUILDS)[])(
  'the kernel’s %s build is built from its source',
  async (build) => {
    expect(Buffer.from(await builtKernel(build)).equals(kept(build)), 'npm run kernel').toBe(true);
  },
);

test('the kernel weighs next to nothing', () => {
  for (const build of Object.keys(BUILDS)) expect(kept(build).length).toBeLessThan(6000);
});
