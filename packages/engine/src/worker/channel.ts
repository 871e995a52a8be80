/*
 * A way to talk to a worker, whatever it runs in.
 */

/** One end of a two-way line. */
export interface Channel<In, Out> {
  send(message: Out): void;
  /** Sets who hears what comes in, in the order it was sent. */
  receive(listener: (message: In) => void): void;
  /** Nothing is heard from now on. */
  close(): void;
}

/** What a page's `Worker`, or a web worker's own `self`, has for talking. */
export interface WebPort {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  /** A worker is ended by its page; a worker closes itself. */
  terminate?(): void;
}

/** What a Node `Worker`, or a worker thread's `parentPort`, has for talking. */
export interface NodePort {
  postMessage(message: unknown): void;
  on(type: 'message', listener: (message: unknown) => void): unknown;
  terminate?(): unknown;
  close?(): void;
}

export function webChannel<In, Out>(port: WebPort): Channel<In, Out> {
  let isOpen = true;
  return {
    send: (message) => port.postMessage(message),
    receive: (listener) =>
      port.addEventListener('message', ({ data }) => {
        if (isOpen) listener(data as In);
      }),
    close: () => {
      isOpen = false;
      port.terminate?.();
    },
  };
}

export function nodeChannel<In, Out>(port: NodePort): Channel<In, Out> {
  let isOpen = true;
  return {
    send: (message) => port.postMessage(message),
    receive: (listener) => {
      port.on('message', (message) => {
        if (isOpen) listener(message as In);
      });
    },
    close: () => {
      isOpen = false;
      port.terminate?.();
      port.close?.();
    },
  };
}

/** Both ends of a line within one thread; messages arrive after the sender's turn, as from a worker. */
export function channelPair<A, B>(): readonly [Channel<A, B>, Channel<B, A>] {
  const hearB: { listener: ((message: B) => void) | undefined } = { listener: undefined };
  const hearA: { listener: ((message: A) => void) | undefined } = { listener: undefined };
  const later = (deliver: () => void) => void Promise.resolve().then(deliver);
  return [
    {
      send: (message) => later(() => hearB.listener?.(message)),
      receive: (listener) => {
        hearA.listener = listener;
      },
      close: () => {
        hearA.listener = undefined;
      },
    },
    {
      send: (message) => later(() => hearA.listener?.(message)),
      receive: (listener) => {
        hearB.listener = listener;
      },
      close: () => {
        hearB.listener = undefined;
      },
    },
  ];
}
