/*
 * A table that keeps the entries last used, up to a number.
 */
export class Recent<K, V> {
  readonly #most: number;
  /** From the one longest unused to the one last used. */
  readonly #entries = new Map<K, V>();

  constructor(most: number) {
    this.#most = most;
  }

  /** What is kept under `key`, which becomes the last used. */
  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  /** Keeps `value`, and forgets what was longest unused when there is no more room. */
  set(key: K, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#most) return;
    const [oldest] = this.#entries.keys();
    this.#entries.delete(oldest as K);
  }
}
