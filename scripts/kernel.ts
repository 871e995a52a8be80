/*
 * Builds the network's kernel from AssemblyScript: `npm run kernel` writes packages/net/wasm, which is committed. The
 * same source gives the same bytes: a test builds it again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const NET = fileURLToPath(new URL('../packages/net/', import.meta.url));

/** No kernel takes more, 64 KiB each: 256 MiB. */
const MOST_PAGES = 4096;

export const BUILDS = { plain: ['simd'], relaxed: ['simd', 'relaxed-simd'] } as const;

/** The bytes of one build. Takes seconds. */
export async function builtKernel(build: keyof typeof BUILDS): Promise<Uint8Array> {
  let bytes: Uint8Array | undefined;
  const { error, stderr } = await asc.main(
    [
      'index.ts',
      ...['--baseDir', `${NET}kernel`, '--outFile', 'kernel.wasm', '-O3', '--noAssert', '--runtime', 'stub'],
      ...['--maximumMemory', String(MOST_PAGES), '--disableWarning', '112'],
      ...BUILDS[build].flatMap((feature) => ['--enable', feature]),
    ],
    {
      writeFile: (name, contents) => {
        if (name === 'kernel.wasm') bytes = contents as Uint8Array;
      },
    },
  );
  if (error || !bytes) throw new Error(stderr.toString());
  return bytes;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(`${NET}wasm`, { recursive: true });
  for (const build of Object.keys(BUILDS) as (keyof typeof BUILDS)[])
    writeFileSync(`${NET}wasm/${build}.wasm`, await builtKernel(build));
}
