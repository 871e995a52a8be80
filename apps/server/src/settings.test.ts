import { describe, expect, test } from 'vitest';
import { printAddress, readSettings } from './settings.ts';

describe('where the server listens', () => {
  test('without settings it is this machine alone', () => {
    expect(readSettings({})).toEqual({ port: 3619, host: '127.0.0.1' });
    expect(readSettings({ PORT: '', HOST: '' })).toEqual({ port: 3619, host: '127.0.0.1' });
  });

  test('PORT and HOST are taken from the environment', () => {
    expect(readSettings({ PORT: '0', HOST: '::1' })).toEqual({ port: 0, host: '::1' });
    expect(readSettings({ PORT: '65535' }).port).toBe(65535);
  });

  test.each(['65536', '-1', '80a', '3e3', '8 0', '3.5', '100000'])('PORT=%s is refused', (text) => {
    expect(readSettings({ PORT: text }).port).toBeUndefined();
  });

  test('the address printed is one that a browser opens', () => {
    expect(printAddress('127.0.0.1', 3619)).toBe('http://localhost:3619/');
    expect(printAddress('0.0.0.0', 80)).toBe('http://localhost:80/');
    expect(printAddress('::1', 3619)).toBe('http://[::1]:3619/');
    expect(printAddress('go.example', 3619)).toBe('http://go.example:3619/');
  });
});
