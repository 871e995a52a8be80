/*
 * Builds the apps named, or all, where something is missing or older than its source.
 */
import { fileURLToPath } from 'node:url';
import { APPS, type App, buildStale } from './stale.ts';

const names = process.argv.slice(2);
const apps = names.length === 0 ? APPS : names.filter((name): name is App => APPS.includes(name as App));
try {
  if (names.length > 0 && apps.length < names.length) throw new Error(`the apps are ${APPS.join(', ')}`);
  buildStale(fileURLToPath(new URL('..', import.meta.url)), apps);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
