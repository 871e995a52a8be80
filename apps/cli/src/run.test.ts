import { describe, expect, it } from 'vitest';
import { version } from '../package.json' with { type: 'json' };
import { said } from './memory-io.testing.ts';

describe('honte', () => {
  it('prints its version', async () => {
    expect(await said('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
    expect(await said('-V')).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });

  it('lists its commands when asked for help', async () => {
    const { code, out, err } = await said('--help');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('honte conformance  run files of rules cases\n');
    expect(out).toContain('honte legal        say what may be played');
    expect(out).toContain('honte gtp          play for Sabaki');
  });

  it('without a word, prints the help as a mistake', async () => {
    const { code, out, err } = await said('');
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^usage: honte COMMAND/);
  });

  it.each(['conformance', 'legal', 'gtp'])(
    '%s explains itself in lines that fit a terminal',
    async (name) => {
      const { code, out, err } = await said(`${name} --help`);
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(new RegExp(`^usage: honte ${name} `));
      expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
      expect((await said(`${name} -h`)).out).toBe(out);
    },
  );

  it.each([
    ['frobnicate', 'honte: unknown command "frobnicate"; see honte --help\n'],
    ['frobnicate --json', 'honte: unknown command "frobnicate"; see honte --help\n'],
    ['--frobnicate', "honte: unknown option '--frobnicate'; see honte --help\n"],
    ['--json legal', "honte: unknown option '--json'; see honte --help\n"],
    ['legal --frobnicate', "honte legal: unknown option '--frobnicate'; see honte legal --help\n"],
    ['legal -x', "honte legal: unknown option '-x'; see honte legal --help\n"],
    ['legal --rules', "honte legal: option '--rules <value>' argument missing; see honte legal --help\n"],
    ['legal --rules --json', "honte legal: option '--rules' argument is ambiguous; see honte legal --help\n"],
    ['gtp --seed -1', 'honte gtp: --seed is a whole number from 0, not "-1"\n'],
    [
      'conformance --slow=1 x',
      "honte conformance: option '--slow' does not take an argument; see honte conformance --help\n",
    ],
  ])('answers "honte %s" with one clear line', async (words, line) => {
    expect(await said(words)).toEqual({ code: 2, out: '', err: line });
  });
});
