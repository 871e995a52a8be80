/*
 * Where the server listens, from the environment: `PORT` and `HOST`.
 */

/**
 * 3619 and not the usual 3000 or 8080: a browser keeps games and the offline copy by address, and other
 * people's programs come and go on those ports.
 */
const DEFAULT_PORT = 3619;

/** This machine alone; `HOST=0.0.0.0` opens it to the network. */
const DEFAULT_HOST = '127.0.0.1';

export interface Settings {
  /** 0…65535; 0 is any free port. `undefined` when the environment names no such number. */
  readonly port: number | undefined;
  readonly host: string;
}

export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  return {
    port: parsePort(environment.PORT || String(DEFAULT_PORT)),
    host: environment.HOST || DEFAULT_HOST,
  };
}

function parsePort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined;
}

/** What to type into a browser on this machine. Listening everywhere or on 127.0.0.1, that is `localhost`. */
export function printAddress(host: string, port: number): string {
  const name = ['127.0.0.1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}
