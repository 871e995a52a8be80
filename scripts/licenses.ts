/*
 * Writes the licenses of what a built page contains into one file beside it, so that they travel with it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * The licenses of installed packages, one after the other, each under its name; the project's own first.
 *
 * @throws when a package is not installed, or brings no license.
 */
function licensesOf(names: readonly string[]): string {
  const folders = [ROOT, ...names.map((name) => join(ROOT, 'node_modules', name))];
  const texts = folders.map((folder, i) => {
    const file = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
    if (!file) throw new Error(`${folder} has no license`);
    const title = i === 0 ? 'Honte' : names[i - 1]!;
    return `${title}\n${'='.repeat(title.length)}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  return texts.join('\n\n');
}

/** Emits the licenses of these packages as a file of the page. */
export function licenses(names: readonly string[], fileName: string): Plugin {
  return {
    name: 'honte:licenses',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: licensesOf(names) });
    },
  };
}
