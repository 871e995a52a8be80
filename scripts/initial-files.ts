/*
 * What a browser loads before it can draw anything: the scripts and style sheets that index.html names.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The paths of those files, below the built page's folder. Scripts loaded later, pictures and fonts are not
 * among them. Throws if the page is not built or loads no script.
 */
export function initialFiles(folder: string): string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const files = tags.filter(isLoaded).flatMap((tag) => /\b(?:src|href)="\.?\/?([^"]+)"/.exec(tag)?.[1] ?? []);
  if (!files.some((file) => file.endsWith('.js'))) throw new Error(`${folder}/index.html loads no script`);
  return files.map((file) => join(folder, file));
}

function isLoaded(tag: string): boolean {
  return tag.startsWith('<script') || /\brel="(?:modulepreload|stylesheet)"/.test(tag);
}
