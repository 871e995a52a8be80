import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, openSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { version } from '../package.json' with { type: 'json' };

const APP = fileURLToPath(new URL('..', import.meta.url));
const BIN = join(APP, 'bin/honte.js');
const PACKAGES = ['rules', 'game', 'engine'].map((name) => join(APP, '../../packages', name, 'src'));

/** When a file of a folder was last changed. */
function lastChange(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Math.max(...files.map((file) => statSync(join(folder, file)).mtimeMs));
}

beforeAll(() => {
  const built = join(APP, 'dist/main.js');
  const sources = Math.max(...[join(APP, 'src'), ...PACKAGES].map(lastChange));
  if (existsSync(built) && statSync(built).mtimeMs > sources) return;
  execFileSync(process.execPath, ['prepare.js'], { cwd: APP, stdio: 'ignore' });
});

function honte(words: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...words], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('the built command', () => {
  it('prints its version', () => {
    expect(honte(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
  });

  it('reads standard input', () => {
    const { status, stdout } = honte(['legal', '--rules', 'tt'], '\uFEFFX O\r\n. .\r\n');
    expect([status, stdout]).toEqual([0, expect.stringContaining('tt: Black may play all 2 empty points.')]);
  });

  it('runs case files', () => {
    const { status, stdout, stderr } = honte([
      'conformance',
      join(APP, '../../tests/conformance/coords.json'),
    ]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.endsWith('8 passed, 0 failed\n')).toBe(true);
  });

  it('plays by GTP', () => {
    const { status, stdout, stderr } = honte(
      ['gtp', '--playouts', '20'],
      '1 boardsize 9\r\n2 play b E5\r\n3 genmove w\r\nquit\r\n',
    );
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^=1\n\n=2\n\n=3 [A-J][1-9]\n\n=\n\n$/);
  });

  it('leaves a game of GTP when its reader goes away', async () => {
    const child = spawn(process.execPath, [BIN, 'gtp'], { stdio: ['pipe', 'pipe', 'pipe'] });
    child.stdout.destroy();
    child.stdin.on('error', () => undefined);
    child.stdin.write('name\n'.repeat(1000));
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect([complaint, status]).toEqual(['', 141]);
  });

  it('says in one line which path it cannot read', () => {
    expect(honte(['conformance', join(APP, 'nowhere')])).toEqual({
      status: 2,
      stdout: '',
      stderr: `honte conformance: ${join(APP, 'nowhere')}: no such file or folder\n`,
    });
  });

  it('takes no harm when its reader goes away', async () => {
    const child = spawn(process.execPath, [BIN, 'conformance', '--help'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect(complaint).toBe('');
    expect([0, 141]).toContain(status);
  });

  it.skipIf(!existsSync('/dev/full'))('says in one line that its output cannot be written', () => {
    const { status, stderr } = spawnSync(process.execPath, [BIN, '--help'], {
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([2, 'honte: the output cannot be written (ENOSPC)\n']);
  });

  it('says in one line that it was not built', () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'honte-'));
    mkdirSync(join(elsewhere, 'bin'));
    copyFileSync(BIN, join(elsewhere, 'bin/honte.mjs'));
    const { status, stderr } = spawnSync(process.execPath, [join(elsewhere, 'bin/honte.mjs')], {
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toBe('honte: not built yet; run "npm run build --workspace honte" first\n');
  });
});
