/*
 * A row of integers that grows, and is used again.
 */

const FIRST_ROOM = 1024;

export class Ints {
  #room = new Int32Array(FIRST_ROOM);
  #count = 0;

  push(value: number): void {
    if (this.#count === this.#room.length) {
      const wider = new Int32Array(2 * this.#count);
      wider.set(this.#room);
      this.#room = wider;
    }
    this.#room[this.#count++] = value;
  }

  /** What was pushed since the last time; the row is empty then. */
  take(): Int32Array {
    const taken = this.#room.slice(0, this.#count);
    this.#count = 0;
    return taken;
  }
}
