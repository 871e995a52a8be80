#!/usr/bin/env node
// Starts the built command line; committed as plain JavaScript so that npm can link it before the build.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = new URL('../dist/main.js', import.meta.url);
if (existsSync(fileURLToPath(built))) {
  await import(built.href);
} else {
  process.stderr.write('honte: not built yet; run "npm run build --workspace honte" first\n');
  process.exitCode = 2;
}
