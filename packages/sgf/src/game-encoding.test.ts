import { expect, it } from 'vitest';
import { encodingOf } from './game-encoding.ts';
import { readSgf } from './read.ts';
import { got } from './record.testing.ts';

it('each game of a file has the encoding that it was read in', () => {
  const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  const utf8 = new TextEncoder().encode('(;CA[UTF-8]C[décompte à la française])');
  const read = got(readSgf(Uint8Array.from([...latin('(;CA[windows-1252]C[d\xe9compte])'), ...utf8])));
  expect(read.games.map((game) => encodingOf(read, game).encoding)).toEqual(['windows-1252', 'utf-8']);
  const plain = got(readSgf(latin('(;C[x])')));
  expect(plain.games.map((game) => encodingOf(plain, game).why)).toEqual(['ascii']);
});
