/*
 * A tree while it is read: nodes are begun, given properties, and ended. What one node cannot hold is
 * spread over several here: several moves, or a move beside stones set by hand. Mutable, for `syntax.ts`.
 */
import { Ints } from './ints.ts';
import { NoticeLog } from './notice-log.ts';
import type { Origin } from './place.ts';
import { isMove, type Trait, traitOf } from './property.ts';
import type { SgfNode, SgfProperty, SgfTree } from './record.ts';

const EMPTY: SgfNode = { properties: [] };

/** From so many properties in one node on, they are found by a table. */
const MANY = 16;

interface Grown extends SgfProperty {
  readonly values: string[];
}

export class Growth {
  #nodes: SgfNode[] = [];
  readonly #parents = new Ints();
  readonly #offsets = new Ints();
  /** The node that the next one follows; −1 before the root. */
  last = -1;
  /** Whether a node is begun and not ended. */
  isOpen = false;
  #log = new NoticeLog();
  /** Those of the node that is begun come first; a count, since an emptied array would lose its room. */
  readonly #properties: SgfProperty[] = [];
  #count = 0;
  readonly #byId = new Map<string, Grown>();
  #offset = 0;
  #moves = 0;
  #hasSetup = false;

  /** How many nodes were ended. */
  get size(): number {
    return this.#nodes.length;
  }

  /** Begins a tree; what is odd about its nodes goes to `log`. */
  start(log: NoticeLog): void {
    this.#log = log;
    this.last = -1;
  }

  /** The tree, ended. */
  take(text: string, from: Origin): SgfTree {
    const nodes = this.#nodes;
    this.#nodes = [];
    return { nodes, parents: this.#parents.take(), source: { text, offsets: this.#offsets.take(), from } };
  }

  begin(offset: number): void {
    this.isOpen = true;
    this.#offset = offset;
  }

  /** A move as the parser made it; it may be shared between nodes, so nothing is merged into it. */
  addMove(move: SgfProperty, offset: number): void {
    const last = this.#properties[this.#count - 1];
    if (this.#moves > 0 && last?.id === move.id && last.values[0] === move.values[0]) {
      this.#log.add('repeatedProperty', 'merged', offset, move.id);
      return;
    }
    this.#properties[this.#count++] = move;
    this.#moves++;
  }

  /** Any property but a move; a second one of the same name goes to the first. */
  add(id: string, trait: Trait, values: string[], offset: number): void {
    if (values.length > 1 && trait.joint !== undefined) {
      this.#log.add('repeatedProperty', 'merged', offset, id);
      merge(values, values.splice(1), trait.joint);
    }
    this.addProperty({ id, values }, trait, offset);
  }

  /** The same with a property that may be shared between nodes: then it has one value, and that is no text. */
  addProperty(property: SgfProperty, trait: Trait, offset: number): void {
    const { id, values } = property;
    if (trait.beginsGame && this.size > 0) {
      this.#log.add('rootPropertyInGame', 'skipped', offset, `${id}[${values[0]}]`);
      return;
    }
    const known = this.#find(id);
    if (known) {
      if (!trait.isList) this.#log.add('repeatedProperty', 'merged', offset, id);
      merge(this.#unshared(known, trait).values, values, trait.joint);
      return;
    }
    if (trait.isSetup) this.#hasSetup = true;
    this.#properties[this.#count++] = property;
    if (this.#count > MANY) this.#byId.set(id, property as Grown);
  }

  /** A property of this node that may be changed. */
  #unshared(known: Grown, trait: Trait): Grown {
    if (trait.holdsText || known.values.length > 1) return known;
    const own = { id: known.id, values: [...known.values] };
    this.#properties[this.#properties.indexOf(known)] = own;
    if (this.#byId.has(own.id)) this.#byId.set(own.id, own);
    return own;
  }

  /** Ends the node that is begun, if one is. */
  end(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    const isRoot = this.#nodes.length === 0;
    if (this.#moves === 0 || (this.#moves === 1 && !this.#hasSetup && !isRoot)) {
      this.#push(this.#properties.slice(0, this.#count), this.#offset);
    } else this.#split(isRoot);
    this.#count = 0;
    if (this.#byId.size > 0) this.#byId.clear();
    this.#moves = 0;
    this.#hasSetup = false;
  }

  /** A whole node, such as a move alone: what must be fast. */
  pushNode(node: SgfNode, offset: number): void {
    this.#parents.push(this.last);
    this.#offsets.push(offset);
    this.last = this.#nodes.push(node) - 1;
  }

  #push(properties: readonly SgfProperty[], offset: number): void {
    this.pushNode(properties.length === 0 ? EMPTY : { properties }, offset);
  }

  #find(id: string): Grown | undefined {
    const properties = this.#properties;
    const few = Math.min(this.#count, MANY);
    for (let i = 0; i < few; i++) if (properties[i]!.id === id) return properties[i] as Grown;
    return this.#count > MANY ? this.#byId.get(id) : undefined;
  }

  /**
   * First what is no move's: in the root everything else, elsewhere stones set by hand. Then a node for
   * each move, with what stood behind it; what stood before the first one goes to it.
   */
  #split(isRoot: boolean): void {
    const stays = (id: string) => (isRoot ? !traitOf(id).isOfMove : traitOf(id).isSetup);
    const properties = this.#properties.slice(0, this.#count);
    const first = properties.filter(({ id }) => stays(id));
    const rest = properties.filter(({ id }) => !stays(id));
    if (first.length > 0 || isRoot) this.#push(first, this.#offset);
    let group: SgfProperty[] = [];
    let hasMove = false;
    for (const property of rest) {
      if (isMove(property.id)) {
        if (hasMove) {
          this.#push(group, this.#offset);
          group = [];
        }
        hasMove = true;
      }
      group.push(property);
    }
    this.#push(group, this.#offset);
    const code = isRoot ? 'moveInRoot' : this.#hasSetup ? 'moveWithSetup' : 'severalMoves';
    this.#log.add(code, 'split', this.#offset);
  }
}

/** Adds values to others: as more of a list, or as more of one text, which need not say the same again. */
function merge(values: string[], more: readonly string[], joint: string | undefined): void {
  if (values.length === 1 && more.length === 1 && values[0] === more[0]) return;
  if (joint === undefined) for (const value of more) values.push(value);
  else values[0] = [...values, ...more].join(joint);
}
