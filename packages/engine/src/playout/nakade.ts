/*
 * The vital point of a small eye space: the one that makes two eyes of it, or prevents them.
 */
import { type Board, type Color, EMPTY, WALL } from '@honte/rules';

/** The largest space with a vital point (the rabbity six). */
const LARGEST = 6;

export class Nakade {
  readonly #board: Board;
  readonly #seen: Int32Array;
  readonly #space = new Int16Array(LARGEST + 1);
  #stamp = 0;

  constructor(board: Board) {
    this.#board = board;
    this.#seen = new Int32Array(board.geometry.points + 1);
  }

  /**
   * The vital point of the empty space around `p` if stones of one color alone enclose it, else `wall`.
   * A space of three to six points has one when a single point has more neighbors in it than any other.
   */
  vitalPoint(p: number): number {
    const { stones, geometry } = this.#board;
    const { neighbors, wall } = geometry;
    this.#stamp++;
    const stamp = this.#stamp;
    const space = this.#space;
    let owner: Color | 0 = EMPTY;
    let size = 1;
    space[0] = p;
    this.#seen[p] = stamp;
    for (let s = 0; s < size; s++)
      for (let i = 4 * space[s]!; i < 4 * space[s]! + 4; i++) {
        const n = neighbors[i]!;
        const stone = stones[n]!;
        if (stone === WALL || this.#seen[n] === stamp) continue;
        if (stone !== EMPTY) {
          if (owner === EMPTY) owner = stone as Color;
          else if (owner !== stone) return wall;
          continue;
        }
        if (size === LARGEST) return wall;
        this.#seen[n] = stamp;
        space[size++] = n;
      }
    return size < 3 ? wall : this.#middle(size, stamp);
  }

  #middle(size: number, stamp: number): number {
    const { neighbors, wall } = this.#board.geometry;
    let vital = wall;
    let most = 0;
    let isAlone = false;
    for (let s = 0; s < size; s++) {
      let inside = 0;
      const q = this.#space[s]!;
      for (let i = 4 * q; i < 4 * q + 4; i++) {
        const n = neighbors[i]!;
        if (n !== wall && this.#seen[n] === stamp && this.#board.stones[n] === EMPTY) inside++;
      }
      isAlone = inside > most || (inside < most && isAlone);
      if (inside > most) {
        most = inside;
        vital = q;
      }
    }
    return isAlone ? vital : wall;
  }
}
