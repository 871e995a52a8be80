import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from './app.ts';

const HTML = '<!doctype html><title>Honte</title><script type="module" src="/assets/index-3f9a.js"></script>';
const SCRIPT = 'document.title = "本手";\n'.repeat(20);

let folder: string;
let app: ReturnType<typeof createApp>;

beforeAll(() => {
  const outside = mkdtempSync(join(tmpdir(), 'honte-app-'));
  folder = join(outside, 'dist');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'index.html'), HTML);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(HTML));
  writeFileSync(join(folder, 'sw.js'), 'self;');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'assets/index-3f9a.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/index-3f9a.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets/kernel-77.wasm'), Uint8Array.of(0, 0x61, 0x73, 0x6d));
  writeFileSync(join(folder, 'assets/figtree-1.woff2'), 'wOF2');
  writeFileSync(join(folder, 'assets/game-1.sgf'), '(;)');
  app = createApp(folder);
});

afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

/** Asks as a browser that takes brotli, unless other headers are given. */
async function ask(
  path: string,
  headers: Record<string, string> = { 'Accept-Encoding': 'gzip, br' },
  method = 'GET',
) {
  return app.request(path, { headers, method });
}

describe('the form a file is sent in', () => {
  test('a browser that takes brotli is sent the form made at build time', async () => {
    const answer = await ask('/assets/index-3f9a.js');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Encoding')).toBe('br');
    expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('Content-Length')).toBe(String(bytes.length));
    expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT);
  });

  test.each(['', 'gzip, deflate', 'br;q=0', 'gzip, br; q=0.0', 'brotli'])(
    'one that says "%s" is sent the plain file',
    async (encodings) => {
      const answer = await ask('/assets/index-3f9a.js', { 'Accept-Encoding': encodings });
      expect(answer.headers.get('Content-Encoding')).toBeNull();
      expect(await answer.text()).toBe(SCRIPT);
    },
  );

  test.each(['br', 'BR', 'gzip;q=1.0, br ; q=0.5'])(
    'one that says "%s" is sent brotli',
    async (encodings) => {
      const answer = await ask('/assets/index-3f9a.js', { 'Accept-Encoding': encodings });
      expect(answer.headers.get('Content-Encoding')).toBe('br');
    },
  );

  test('Vary is sent with both forms, and only where there are two', async () => {
    expect((await ask('/assets/index-3f9a.js')).headers.get('Vary')).toBe('Accept-Encoding');
    expect((await ask('/assets/index-3f9a.js', {})).headers.get('Vary')).toBe('Accept-Encoding');
    expect((await ask('/assets/figtree-1.woff2')).headers.get('Vary')).toBeNull();
  });

  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/assets/kernel-77.wasm', 'application/wasm'],
    ['/assets/figtree-1.woff2', 'font/woff2'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/assets/game-1.sgf', 'application/octet-stream'],
  ])('%s is sent as %s', async (path, type) => {
    expect((await ask(path)).headers.get('Content-Type')).toBe(type);
  });

  test('HEAD is answered like GET, without the body', async () => {
    const [head, get] = [await ask('/', undefined, 'HEAD'), await ask('/')];
    expect(head.status).toBe(200);
    expect([...head.headers]).toEqual([...get.headers]);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
  });
});

describe('what a browser may keep', () => {
  test('files named by their content are kept for good', async () => {
    const { headers } = await ask('/assets/index-3f9a.js');
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/', '/index.html', '/sw.js', '/nothing'])('%s is asked for again each time', async (path) => {
    expect((await ask(path)).headers.get('Cache-Control')).toBe('no-cache');
  });

  test('what the browser holds is not sent again', async () => {
    const etag = (await ask('/')).headers.get('ETag') ?? '';
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask('/', { 'Accept-Encoding': 'br', 'If-None-Match': held });
      expect(answer.status).toBe(304);
      expect(await answer.text()).toBe('');
      expect(answer.headers.get('ETag')).toBe(etag);
      expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    }
  });

  test('a held form does not stand for the other one', async () => {
    const etag = (await ask('/')).headers.get('ETag') ?? '';
    const answer = await ask('/', { 'If-None-Match': etag });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('ETag')).not.toBe(etag);
    expect(await answer.text()).toBe(HTML);
  });
});

describe('what is not there', () => {
  test.each([
    '/nothing',
    '/play',
    '/assets/',
    '/assets/index-3f9a.js.br',
    '/.vite/manifest.json',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/index.html%00',
    '/%',
    '/%ff',
    '/constructor',
  ])('%s is not found', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('There is nothing here.');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const answer = await ask('/', undefined, method);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('GET, HEAD');
  });

  test('a query changes nothing', async () => {
    expect((await ask('/?from=home')).status).toBe(200);
  });

  test('a folder that is missing is an error at once', () => {
    expect(() => createApp(join(folder, 'missing'))).toThrow('ENOENT');
  });
});

test.each(['/', '/assets/index-3f9a.js', '/nothing'])(
  '%s is sent with the protecting headers',
  async (path) => {
    const { headers } = await ask(path);
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
        "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; " +
        "form-action 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  },
);
