import { describe, expect, it } from 'vitest';
import type { KeptRecord } from '../kept-record.ts';
import { newsOfFile } from './file-games.ts';
import { previewOfRecord } from './record-row.ts';

function rowOf(text: string): KeptRecord {
  const [news] = newsOfFile(new TextEncoder().encode(text), {}, () => 0);
  if (news?.kind !== 'game') throw new Error(text);
  return { ...news.game, id: 'r', name: '', addedAt: 3, changedAt: 3, file: 'f' };
}

describe('the preview of a record', () => {
  it('is the board at the end of the main line', async () => {
    const preview = await previewOfRecord(rowOf('(;SZ[5];B[ba];W[aa];B[ab])'));
    expect(Array.from(preview?.view.stones ?? []).slice(0, 6)).toEqual([0, 1, 0, 0, 0, 1]);
    expect(preview?.view.lastMove).toBe(5);
    expect(preview?.standing).toEqual({ kind: 'told', moves: 3, result: '' });
  });
});
