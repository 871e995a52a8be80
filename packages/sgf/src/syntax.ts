/*
 * Text to trees, in one pass and without recursion. Whatever the text is, what can be read of it is read,
 * and what was odd is noted. Begin with `parseSgf`, or with `gamesIn` for one game at a time.
 *
 * @source SGF FF[4] specification, EBNF
 */
import { accept, type Result, refuse } from '@honte/rules';
import { gameStart, isGameAt, nodeStart } from './game-start.ts';
import { Growth } from './growth.ts';
import { NoticeLog } from './notice-log.ts';
import { Lines, type Origin, TEXT_START } from './place.ts';
import { isMove, type Trait } from './property.ts';
import type { SgfCollection, SgfGame, SgfProperty } from './record.ts';
import { repair } from './repair.ts';
import { SharedMoves } from './shared-moves.ts';
import { SharedNames } from './shared-names.ts';
import { SharedProperties } from './shared-properties.ts';
import * as signs from './signs.ts';
import { isLetter, isPropertyAt, isSpace, isStructure, spaceEnd, wordEnd } from './signs.ts';
import { isEscaped, ValueEnd } from './value-end.ts';

/** The games of a text, one after the other; at least one. */
export function parseSgf(text: string): Result<SgfCollection, { readonly code: 'noGame' }> {
  const games = [...gamesIn(text)];
  return games.length > 0 ? accept({ games }) : refuse({ code: 'noGame' });
}

/** Each game of a text, read when it is asked for. */
export function* gamesIn(text: string): Generator<SgfGame, void> {
  const parser = new Parser(text);
  for (let game = parser.nextGame(); game !== undefined; game = parser.nextGame()) yield game;
}

class Parser {
  readonly #text: string;
  readonly #lines: Lines;
  readonly #moves = new SharedMoves();
  readonly #names = new SharedNames();
  readonly #properties = new SharedProperties();
  readonly #value = new ValueEnd();
  /** Where the text is not yet read. */
  #at = 0;
  #gameStart: number;
  #log = new NoticeLog();
  readonly #growth = new Growth();
  /** For each open parenthesis but the game's own: the node before it, and how many nodes there were. */
  readonly #open: number[] = [];

  constructor(text: string) {
    this.#text = text;
    this.#lines = new Lines(text, TEXT_START);
    this.#gameStart = gameStart(text, 0);
  }

  nextGame(): SgfGame | undefined {
    let start = this.#gameStart;
    const isUnopened = start < 0 && this.#at === 0;
    if (isUnopened) start = nodeStart(this.#text);
    if (start < 0) return undefined;
    this.#log = new NoticeLog();
    this.#growth.start(this.#log);
    this.#noteSkipped('textBeforeGame', this.#at, start);
    const from = this.#lines.originAt(start);
    if (isUnopened) this.#log.add('gameNotOpened', 'added', start);
    this.#at = isUnopened ? start : start + 1;
    this.#readTree();
    this.#gameStart = gameStart(this.#text, this.#at);
    if (this.#gameStart < 0) this.#noteSkipped('textAfterGame', this.#at, this.#text.length);
    return this.#game(from);
  }

  #game(from: Origin): SgfGame {
    const tree = repair(this.#growth.take(this.#text, from), this.#log);
    return { tree, notices: this.#log.notices(this.#lines) };
  }

  /** From behind the game's opening parenthesis to behind its closing one. */
  #readTree(): void {
    const text = this.#text;
    const growth = this.#growth;
    const open = this.#open;
    open.length = 0;
    let hasVariations = false;
    while (this.#at < text.length) {
      const at = this.#at;
      const sign = text.charCodeAt(at);
      if (sign === signs.SEMICOLON) {
        growth.end();
        if (hasVariations || (growth.last < 0 && growth.size > 0)) {
          this.#log.add('nodeAfterVariation', 'kept', at);
          growth.last = Math.max(growth.last, 0);
          hasVariations = false;
        }
        this.#at++;
        if (!this.#readMoveNode(at)) growth.begin(at);
      } else if (isLetter(sign)) {
        if (!growth.isOpen) this.#beginUnmarked(at);
        this.#readProperty();
      } else if (isSpace(sign)) {
        this.#at++;
      } else if (sign === signs.OPEN) {
        if (growth.size + Number(growth.isOpen) > 0 && isGameAt(text, at)) break;
        growth.end();
        open.push(growth.last, growth.size);
        hasVariations = false;
        this.#at++;
      } else if (sign === signs.CLOSE) {
        growth.end();
        this.#at++;
        const before = open.pop();
        const last = open.pop();
        if (before === undefined || last === undefined) {
          this.#endTree(true);
          return;
        }
        if (before === growth.size) this.#log.add('emptyVariation', 'skipped', at);
        growth.last = last;
        hasVariations = last >= 0;
      } else this.#readStray();
    }
    growth.end();
    this.#endTree(false);
  }

  #endTree(isClosed: boolean): void {
    if (!isClosed) this.#log.add('gameNotClosed', 'added', this.#at);
    const growth = this.#growth;
    if (growth.size > 0) return;
    growth.begin(this.#at);
    growth.end();
  }

  /** Reads on behind a semicolon if a move stands there first, as it nearly always does. */
  #readMoveNode(offset: number): boolean {
    const text = this.#text;
    const at = this.#at;
    const color = text.charCodeAt(at);
    if (color !== signs.B && color !== signs.W) return false;
    if (text.charCodeAt(at + 1) !== signs.LEFT || text.charCodeAt(at + 4) !== signs.RIGHT) return false;
    if (this.#growth.size === 0) return false;
    const next = text.charCodeAt(at + 5);
    const isAlone = isNodeEnd(next);
    if (!isAlone && !isLetter(next)) return false;
    const x = text.charCodeAt(at + 2);
    const y = text.charCodeAt(at + 3);
    if (isAlone) {
      const node = this.#moves.node(color, x, y);
      if (node === undefined) return false;
      this.#growth.pushNode(node, offset);
      this.#at = at + 5;
      return true;
    }
    const move = this.#moves.move(color, x, y);
    if (move === undefined) return false;
    this.#at = at + 5;
    this.#readBesideMove(move, offset);
    return true;
  }

  /** A node with a move and what comes behind it: most often one short property, the time left. */
  #readBesideMove(move: SgfProperty, offset: number): void {
    const text = this.#text;
    const at = this.#at;
    const growth = this.#growth;
    if (text.charCodeAt(at + 2) === signs.LEFT) {
      const { id, trait, isOld } = this.#names.named(text, at, at + 2);
      const isPlain = !(isOld || trait.holdsText || trait.isSetup || trait.beginsGame);
      const property = isPlain ? this.#properties.property(id, text, at + 3) : undefined;
      if (property !== undefined && isNodeEnd(text.charCodeAt(this.#properties.end))) {
        growth.pushNode({ properties: [move, property] }, offset);
        this.#at = this.#properties.end;
        return;
      }
    }
    growth.begin(offset);
    growth.addMove(move, offset);
  }

  #beginUnmarked(at: number): void {
    if (!isPropertyAt(this.#text, at)) return;
    this.#log.add('nodeNotBegun', 'added', at);
    this.#growth.last = this.#growth.size > 0 ? Math.max(this.#growth.last, 0) : -1;
    this.#growth.begin(at);
  }

  #readProperty(): void {
    const text = this.#text;
    const start = this.#at;
    const end = wordEnd(text, start);
    const { id, trait, isOld } = this.#names.named(text, start, end);
    this.#at = spaceEnd(text, end);
    if (text.charCodeAt(this.#at) !== signs.LEFT) {
      this.#addNoValue(start, end, !isOld, id, trait);
      return;
    }
    if (isOld) this.#log.add('oldName', 'renamed', start, text.slice(start, end));
    if (!trait.holdsText && !isMove(id) && this.#readShared(id, trait, start)) return;
    const values = this.#readValues(id, trait.holdsText);
    if (isMove(id)) for (const value of values) this.#growth.addMove(this.#moves.property(id, value), start);
    else this.#growth.add(id, trait, values, start);
  }

  /** Reads on behind a name if one short value and no other stands there. */
  #readShared(id: string, trait: Trait, start: number): boolean {
    const text = this.#text;
    const property = this.#properties.property(id, text, this.#at + 1);
    if (property === undefined) return false;
    const { end } = this.#properties;
    const next = text.charCodeAt(end);
    if (next === signs.LEFT || isSpace(next)) return false;
    this.#growth.addProperty(property, trait, start);
    this.#at = end;
    return true;
  }

  /** A name alone: either it needs no value, or it is lost. */
  #addNoValue(start: number, end: number, isCapital: boolean, id: string, trait: Trait): void {
    const name = this.#text.slice(start, end);
    if (isCapital && trait.isMark) {
      this.#log.add('valueMissing', 'added', start, name);
      this.#growth.add(id, trait, [''], start);
    } else this.#log.add(isCapital ? 'valueMissing' : 'strayText', 'skipped', start, name);
  }

  /** One value or more, from an opening bracket on. */
  #readValues(id: string, holdsText: boolean): string[] {
    const text = this.#text;
    const values = [this.#readValue(id, holdsText)];
    for (;;) {
      this.#at = spaceEnd(text, this.#at);
      if (text.charCodeAt(this.#at) !== signs.LEFT) break;
      values.push(this.#readValue(id, holdsText));
    }
    // Pushing leaves room for more, which most lists never need.
    return values.length > 1 ? values.slice() : values;
  }

  #readValue(id: string, holdsText: boolean): string {
    const text = this.#text;
    const start = this.#at + 1;
    const value = this.#value;
    value.read(text, start, holdsText);
    this.#at = value.next;
    if (value.isOpen) this.#log.add('valueNotClosed', 'added', start - 1, id);
    else if (value.brackets === undefined) return text.slice(start, value.end);
    let mended = '';
    let from = start;
    for (const bracket of value.brackets ?? []) {
      this.#log.add('bracketNotEscaped', 'added', bracket, id);
      mended += `${text.slice(from, bracket)}\\`;
      from = bracket;
    }
    mended += text.slice(from, value.end);
    return value.isOpen && isEscaped(mended, 0, mended.length) ? `${mended}\\` : mended;
  }

  /** A value without a name, or signs that mean nothing here. */
  #readStray(): void {
    const text = this.#text;
    const start = this.#at;
    if (text.charCodeAt(start) === signs.LEFT) {
      this.#value.read(text, start + 1, false);
      this.#at = this.#value.next;
      this.#log.add('nameMissing', 'skipped', start, text.slice(start, this.#at));
      return;
    }
    let end = start + 1;
    while (end < text.length && !isStructure(text.charCodeAt(end))) end++;
    this.#at = end;
    this.#log.add('strayText', 'skipped', start, text.slice(start, end));
  }

  #noteSkipped(code: 'textBeforeGame' | 'textAfterGame', from: number, to: number): void {
    const start = spaceEnd(this.#text, from);
    if (start < to) this.#log.add(code, 'skipped', start, this.#text.slice(start, to).trimEnd());
  }
}

/** Whether a node ends before this sign. */
function isNodeEnd(sign: number): boolean {
  return sign === signs.SEMICOLON || sign === signs.CLOSE || sign === signs.OPEN;
}
