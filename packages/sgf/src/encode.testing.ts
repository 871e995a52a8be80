/*
 * Text as bytes of any encoding, for tests: by decoding every sign of two bytes once.
 */
import { decoderOf } from './decoders.ts';

const TABLES = new Map<string, Map<string, number[]>>();

/** @throws when the encoding has no such sign of one or two bytes. */
export function encodedIn(encoding: string, text: string): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  const table = TABLES.get(encoding) ?? tableOf(encoding);
  TABLES.set(encoding, table);
  return new Uint8Array(
    [...text].flatMap((sign) => {
      const bytes = table.get(sign);
      if (!bytes) throw new Error(`${encoding} has no ${sign}`);
      return bytes;
    }),
  );
}

function tableOf(encoding: string): Map<string, number[]> {
  const decoder = decoderOf(encoding);
  const table = new Map<string, number[]>();
  const add = (bytes: number[]) => {
    const sign = decoder.decode(new Uint8Array(bytes));
    if ([...sign].length === 1 && sign !== '\ufffd' && !table.has(sign)) table.set(sign, bytes);
  };
  for (let first = 0; first < 0x100; first++) add([first]);
  for (let first = 0x81; first < 0xff; first++)
    for (let second = 0x40; second < 0xff; second++) add([first, second]);
  return table;
}
