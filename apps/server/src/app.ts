/*
 * Answers requests for the built page: which form of a file to send, what a browser may keep, and what it
 * may load. Screens live behind `#/…`, so there is one document and an unknown path is simply not found.
 */
import { type Context, Hono } from 'hono';
import { type Body, type PageFile, readPage } from './page-file.ts';
import { PROTECTION } from './protection.ts';

const NOT_FOUND = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Not found</title>
<p>There is nothing here. <a href="/">Go to Honte</a></p>
<p lang="fr">Il n’y a rien ici. <a href="/">Aller à Honte</a></p>
</html>
`;

/**
 * The page in `folder` as an application. The folder is read now and never again: a page built later is
 * served by the next start. Throws if the folder cannot be read.
 */
export function createApp(folder: string): Hono {
  const page = readPage(folder);
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of PROTECTION) context.header(name, value);
  });
  app.get('*', (context) => {
    const file = page.get(context.req.path);
    return file ? send(context, file) : context.notFound();
  });
  app.all('*', (context) => context.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' }));
  app.notFound((context) => context.html(NOT_FOUND, 404, { 'Cache-Control': 'no-cache' }));
  return app;
}

function send(context: Context, file: PageFile): Response {
  const compressed = acceptsBrotli(context.req.header('Accept-Encoding') ?? '') ? file.brotli : undefined;
  const body = compressed ?? file.plain;
  context.header('Cache-Control', file.lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
  context.header('ETag', body.etag);
  if (file.brotli) context.header('Vary', 'Accept-Encoding');
  if (isHeld(context.req.header('If-None-Match') ?? '', body)) return context.body(null, 304);
  context.header('Content-Type', file.type);
  context.header('Content-Length', String(body.bytes.length));
  if (compressed) context.header('Content-Encoding', 'br');
  return context.body(body.bytes);
}

/** Whether an Accept-Encoding header names brotli and does not refuse it, as `br;q=0` does. */
function acceptsBrotli(header: string): boolean {
  const asked = header.split(',').map((part) => part.toLowerCase().replaceAll(/\s/g, '').split(';q='));
  return asked.some(([name, quality = '1']) => name === 'br' && Number(quality) > 0);
}

/** Whether an If-None-Match header names what would be sent; a weak tag does as well as a strong one. */
function isHeld(header: string, body: Body): boolean {
  return header.split(',').some((part) => [body.etag, `W/${body.etag}`, '*'].includes(part.trim()));
}
