/*
 * Where values end. Usually that is the next bracket that is not escaped; but people and programs forget
 * to escape brackets in text, and to close what is no text.
 */
import {
  BACKSLASH,
  isCapital,
  isLetter,
  isLineEnd,
  isSpace,
  isWordSign,
  LEFT,
  RIGHT,
  SEMICOLON,
} from './signs.ts';

/** Reads one value at a time; what it found stays in its fields until the next. */
export class ValueEnd {
  /** Behind the value's last sign. */
  end = 0;
  /** Where reading goes on. */
  next = 0;
  /** Whether the closing bracket was missing. */
  isOpen = false;
  /** Closing brackets inside that should have been escaped. */
  brackets: number[] | undefined = undefined;

  /** @param start behind the opening bracket */
  read(text: string, start: number, holdsText: boolean): void {
    this.isOpen = false;
    this.brackets = undefined;
    if (holdsText) this.#readText(text, start);
    else this.#readOther(text, start);
  }

  /** Texts can be long: the next bracket is found faster than all that stands before it is looked at. */
  #readText(text: string, start: number): void {
    for (let at = text.indexOf(']', start); at >= 0; at = text.indexOf(']', at + 1)) {
      if (isEscaped(text, start, at)) continue;
      if (isClosedAt(text, at)) {
        this.#close(at);
        return;
      }
      this.brackets ??= [];
      this.brackets.push(at);
    }
    this.#leaveOpen(text.length);
  }

  #readOther(text: string, start: number): void {
    for (let at = start; at < text.length; at++) {
      const sign = text.charCodeAt(at);
      if (sign === RIGHT) {
        this.#close(at);
        return;
      }
      if (sign === BACKSLASH) at++;
      else if (sign === SEMICOLON || sign === LEFT) {
        this.#breakOff(text, start, at);
        return;
      }
    }
    this.#leaveOpen(text.length);
  }

  #close(at: number): void {
    this.end = at;
    this.next = at + 1;
  }

  /** Ends a value that is no text before the node, or before the name of the property, that follows it. */
  #breakOff(text: string, start: number, at: number): void {
    let end = at;
    if (text.charCodeAt(at) === LEFT) while (end > start && isCapital(text.charCodeAt(end - 1))) end--;
    this.#leaveOpen(end);
  }

  #leaveOpen(end: number): void {
    this.isOpen = true;
    this.end = end;
    this.next = end;
  }
}

/** Whether backslashes from `start` on make the sign at `at` mean itself: an odd number right before it. */
export function isEscaped(text: string, start: number, at: number): boolean {
  let first = at;
  while (first > start && text.charCodeAt(first - 1) === BACKSLASH) first--;
  return (at - first) % 2 === 1;
}

/**
 * Whether the bracket at `at` may close a text: if there is another one further on, an opening bracket
 * with its property's name, or another value, must come first.
 */
function isClosedAt(text: string, at: number): boolean {
  let from = at + 1;
  for (; from < text.length; from++) {
    const sign = text.charCodeAt(from);
    if (sign === RIGHT) return false;
    if (sign === LEFT) break;
    if (sign === BACKSLASH) from++;
  }
  if (from >= text.length) return true;
  let before = from - 1;
  while (isSpace(text.charCodeAt(before))) before--;
  if (before === at) return true;
  let letters = 0;
  let small = 0;
  for (; isWordSign(text.charCodeAt(before)); before--) {
    if (isLetter(text.charCodeAt(before))) letters++;
    if (isLetter(text.charCodeAt(before)) && !isCapital(text.charCodeAt(before))) small++;
  }
  if (letters === 0) return false;
  const sign = text.charCodeAt(before);
  if (before === at || sign === SEMICOLON) return true;
  // Behind a space, a word with small letters is one of the text's own; old long names begin their line.
  return isLineEnd(sign) ? small < letters : isSpace(sign) && small === 0;
}
