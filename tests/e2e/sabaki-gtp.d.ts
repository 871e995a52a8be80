/*
 * What of `@sabaki/gtp`, which has no types of its own, is used here.
 */
declare module '@sabaki/gtp' {
  interface Response {
    readonly content: string;
    readonly error: boolean;
  }

  interface Heard {
    readonly line: string;
    readonly end: boolean;
  }

  export class Controller {
    constructor(path: string, args: readonly string[]);
    readonly busy: boolean;
    start(): void;
    sendCommand(
      command: { readonly name: string; readonly args?: readonly string[] },
      subscriber?: (heard: Heard) => void,
    ): Promise<Response>;
    stop(): Promise<void>;
    on(event: 'stderr', listener: (said: { readonly content: string }) => void): void;
  }
}
