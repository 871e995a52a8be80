/*
 * What a list says of an entry, in the reader's language.
 */
import { type Outcome, parseResult } from '@honte/game';
import { BLACK, WHITE } from '@honte/rules';
import { playerName } from '../derive/players.ts';
import type { RecordFacts } from '../kept-record.ts';
import { printAddress } from '../router.ts';
import type { Texts } from '../text/texts.ts';
import type { Entry } from './entry.ts';
import type { Preview, Standing } from './preview.ts';

/** What an entry goes by: the name it was given, else its players, else its own title. */
export function entryName(entry: Entry, texts: Texts): string {
  if (entry.name !== '') return entry.name;
  if (entry.kind === 'game') {
    const { sheet } = entry;
    if (sheet.computer) return texts.library.withHonte(texts.honte.levels[sheet.computer.level].name);
    return texts.home.against(playerName(sheet, BLACK, texts), playerName(sheet, WHITE, texts));
  }
  const { black, white, title } = entry.facts;
  if (black === '' && white === '') return title === '' ? texts.library.unnamed : title;
  const { color } = texts.common;
  return texts.home.against(black || color(BLACK), white || color(WHITE));
}

/** Board, rules and date, whatever of it is known. */
export function entryDetails(entry: Entry, texts: Texts): string {
  const { common, library, newGame } = texts;
  if (entry.kind === 'game') {
    const { size, ruleset, goal } = entry.sheet;
    const rules = goal === 'firstCapture' ? texts.terms.firstCapture : newGame.rulesets[ruleset].name;
    return [common.boardSize(size, size), rules, library.day(entry.begunAt)].join(', ');
  }
  const { width, height, rules, date } = entry.facts;
  return [common.boardSize(width, height), rules, date].filter(Boolean).join(', ');
}

/** Where an entry is opened: a game where it was left, whatever its phase is. */
export function entryAddress({ kind, id }: Entry): string {
  return kind === 'game' ? printAddress({ screen: 'game', id, part: 'play' }) : `#/record/${id}`;
}

/** How an entry stands, as far as that is known already. */
export function standingOf(entry: Entry, preview: Preview | undefined): Standing | undefined {
  return entry.kind === 'record' ? standingOfRecord(entry.facts) : preview?.standing;
}

/** Result or progress in a few words; empty where nothing is stated. */
export function standingText(standing: Standing, texts: Texts): string {
  const { library, home } = texts;
  switch (standing.kind) {
    case 'play':
      return library.inPlay(standing.moves);
    case 'marking':
      return library.toCount;
    case 'told':
      return standing.result === '' ? home.moves(standing.moves) : standing.result;
    case 'over':
      return outcomeText(standing.outcome, texts);
  }
}

/** A result as a record writes it, such as `W+R`, in words; as it stands where it is not understood. */
export function resultText(result: string, texts: Texts): string {
  const outcome = parseResult(result);
  return outcome.ok ? outcomeText(outcome.value, texts) : result;
}

function outcomeText(outcome: Outcome, { count, library }: Texts): string {
  switch (outcome.kind) {
    case 'count':
      if (outcome.lead === 0) return count.draw;
      return count.by(outcome.lead > 0 ? BLACK : WHITE, Math.abs(outcome.lead));
    case 'resignation':
    case 'time':
    case 'forfeit':
    case 'win':
      return library.won[outcome.kind](outcome.winner);
    case 'capture':
      return library.won.win(outcome.winner);
    case 'draw':
      return count.draw;
    case 'void':
      return count.noResult;
    case 'aborted':
    case 'unknown':
      return library.unknownResult;
  }
}

/** What a record says of its end. */
export function standingOfRecord({ result, moves }: RecordFacts): Standing {
  const outcome = parseResult(result);
  if (!outcome.ok) return { kind: 'told', moves, result };
  return { kind: 'over', moves, outcome: outcome.value };
}

/** All that can be searched for. */
export function searchedText(entry: Entry, texts: Texts): string {
  const facts = entry.kind === 'record' ? [entry.facts.title, entry.facts.black, entry.facts.white] : [];
  return [entryName(entry, texts), entryDetails(entry, texts), ...facts].join(' ');
}
