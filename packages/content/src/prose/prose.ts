/*
 * A text to be read, as data: blocks one below the other, made of spans. Its source is plain text with a few
 * signs, so that whoever writes needs to know nothing else:
 *
 *     # A heading, ## a smaller one {its-name}
 *
 *     A paragraph, as many lines as it takes. An *emphasis*, a [word of the glossary](liberty),
 *     a number that a test computes, [seven](=ell.liberties), a [way to elsewhere](#/learn).
 *
 *     - an item of a list
 *     1. an item of a list with numbers
 *
 *     {four-liberties}
 *
 * The last is a slot: a place for a diagram or a table, drawn by whoever shows the text; `{a b}` puts two side by
 * side. Begin with `parseProse`.
 */
import { accept, type Result, refuse } from '@honte/rules';
import type { Language } from '../language.ts';
import { typeset } from './typeset.ts';

export type Prose = readonly Block[];

export type Block =
  /** Below the title of what is read, which is of level 1. By its name an address leads here; empty for none. */
  | {
      readonly kind: 'heading';
      readonly level: 2 | 3;
      readonly name: string;
      readonly spans: readonly Span[];
    }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: 'slots'; readonly names: readonly string[] };

export type Span =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'emphasis'; readonly text: string }
  /** Leads to a word of the glossary, by its name. */
  | { readonly kind: 'word'; readonly text: string; readonly word: string }
  /** Read like any text; `fact` names what the number must be, for those who check. */
  | { readonly kind: 'number'; readonly text: string; readonly fact: string }
  /** To an address of the page (`#/…`) or one outside (`https://…`). */
  | { readonly kind: 'link'; readonly text: string; readonly address: string };

/** What is wrong with a source, and in which line, from 1: that of the block's beginning. */
export interface ProseRefusal {
  readonly code: 'signLeftOver' | 'slotNotReadable' | 'mixedBlock';
  readonly line: number;
}

const HEADING = /^(##?) (.+?)(?: \{([a-z0-9-]+)\})?$/;
const ITEM = /^(-|\d+\.) (.+)$/;
const SLOTS = /^\{([a-z0-9 -]+)\}$/;
/** `*emphasis*` or `[text](target)`. */
const MARKED = /\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Reads a source in a language, which decides on the spaces that do not break (see `typeset`). */
export function parseProse(source: string, language: Language): Result<Prose, ProseRefusal> {
  const blocks: Block[] = [];
  for (const { lines, line } of blocksIn(source)) {
    const block = blockOf(lines, language);
    if (typeof block === 'string') return refuse({ code: block, line });
    blocks.push(block);
  }
  return accept(blocks);
}

/** Reads one line, such as a caption: spans alone. */
export function parseLine(source: string, language: Language): Result<readonly Span[], ProseRefusal> {
  const spans = spansOf(source, language);
  return spans ? accept(spans) : refuse({ code: 'signLeftOver', line: 1 });
}

/** The groups of lines between blank ones. */
function blocksIn(source: string): { lines: string[]; line: number }[] {
  const groups: { lines: string[]; line: number }[] = [];
  let isOpen = false;
  for (const [i, raw] of source.split('\n').entries()) {
    const text = raw.trim();
    if (text !== '' && isOpen) groups.at(-1)?.lines.push(text);
    else if (text !== '') groups.push({ lines: [text], line: i + 1 });
    isOpen = text !== '';
  }
  return groups;
}

function blockOf(lines: readonly string[], language: Language): Block | ProseRefusal['code'] {
  const [first = ''] = lines;
  if (first.startsWith('{')) {
    const names = lines.length === 1 ? SLOTS.exec(first)?.[1] : undefined;
    return names ? { kind: 'slots', names: names.split(' ').filter(Boolean) } : 'slotNotReadable';
  }
  const heading = HEADING.exec(first);
  if (heading) {
    const spans = spansOf(heading[2] ?? '', language);
    if (lines.length > 1) return 'mixedBlock';
    const level = heading[1] === '#' ? 2 : 3;
    return spans ? { kind: 'heading', level, name: heading[3] ?? '', spans } : 'signLeftOver';
  }
  if (ITEM.test(first)) return listOf(lines, language);
  const spans = spansOf(lines.join(' '), language);
  return spans ? { kind: 'paragraph', spans } : 'signLeftOver';
}

/** A line that begins no item goes on with the one before. */
function listOf(lines: readonly string[], language: Language): Block | ProseRefusal['code'] {
  const items: string[] = [];
  const isNumbered = !lines[0]?.startsWith('-');
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item && (item[1] !== '-') !== isNumbered) return 'mixedBlock';
    if (item) items.push(item[2] ?? '');
    else items.push(`${items.pop()} ${line}`);
  }
  const spans = items.map((item) => spansOf(item, language)).filter((one) => one !== undefined);
  return spans.length === items.length ? { kind: 'list', isNumbered, items: spans } : 'signLeftOver';
}

/** The spans of a text; `undefined` where a sign is left that opens or closes nothing. */
function spansOf(source: string, language: Language): Span[] | undefined {
  const text = typeset(source, language);
  const spans: Span[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) spans.push({ kind: 'text', text: text.slice(from, to) });
  };
  for (const found of text.matchAll(MARKED)) {
    plain(found.index);
    from = found.index + found[0].length;
    const [, emphasis, linked = '', target = ''] = found;
    spans.push(emphasis === undefined ? targeted(linked, target) : { kind: 'emphasis', text: emphasis });
  }
  plain(text.length);
  const isClean = spans.every((span) => !/[*[\]{}]/.test(span.text));
  return isClean ? spans : undefined;
}

function targeted(text: string, target: string): Span {
  if (target.startsWith('=')) return { kind: 'number', text, fact: target.slice(1) };
  if (target.startsWith('#/') || target.startsWith('https://'))
    return { kind: 'link', text, address: target };
  return { kind: 'word', text, word: target };
}

/** Every span of a text, in the order of reading. */
export function spansIn(prose: Prose): Span[] {
  return prose.flatMap((block) => {
    if (block.kind === 'slots') return [];
    return block.kind === 'list' ? block.items.flat() : [...block.spans];
  });
}

/** The names of all slots, in the order of reading. */
export function slotsIn(prose: Prose): string[] {
  return prose.flatMap((block) => (block.kind === 'slots' ? [...block.names] : []));
}

/** What is read of spans, without their signs. */
export function readOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('');
}
