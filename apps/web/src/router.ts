/*
 * Screens and their addresses. The address lives behind the `#`, so that the page works from any
 * folder of any static host.
 */

/** The three faces of a game; its phase decides which one is right. */
export type GamePart = 'play' | 'count' | 'result';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new' }
  | { readonly screen: 'settings' }
  | { readonly screen: 'about' }
  | { readonly screen: 'library' }
  | { readonly screen: 'points' }
  | { readonly screen: 'problems' }
  /** `id`: of the house a name, of others their whole question as one word. */
  | { readonly screen: 'problem'; readonly id: string }
  | { readonly screen: 'learn' }
  /** `place`: which of its positions, from 1; 0 for the first that is not solved. */
  | { readonly screen: 'lesson'; readonly id: string; readonly place: number }
  /** `place`: moves on the board, then one more and things counted; see `guided/guided.ts`. */
  | { readonly screen: 'guided'; readonly place: number }
  /** `word`: a question or a board, as `printQuestion` prints it; empty before there is one. */
  | { readonly screen: 'solve'; readonly word: string }
  | { readonly screen: 'drills' }
  /** `lot`: which ending and how it is seen, see `drills/lot.ts`; empty before it is drawn. */
  | { readonly screen: 'drill'; readonly id: string; readonly lot: string }
  | { readonly screen: 'game'; readonly id: string; readonly part: GamePart }
  /** `way`: the place in the record, see `record/way.ts`; empty for its start. */
  | { readonly screen: 'record'; readonly id: string; readonly way: string }
  /** `id`: a chapter, or the contents where it is empty; `section`: a heading in it, or its beginning. */
  | { readonly screen: 'book'; readonly id: string; readonly section: string }
  /** `id`: a word of the glossary, or all of them where it is empty. */
  | { readonly screen: 'words'; readonly id: string }
  | { readonly screen: 'nowhere'; readonly address: string };

/**
 * The route of an address, its `#` included or not; a last `/` and what follows a `?` mean nothing. Never
 * fails: what no screen has is `nowhere`.
 */
export function parseAddress(address: string): Route {
  const [first = '', second, third, ...rest] = address
    .replace(/^#?\/?/, '')
    .replace(/\?.*$/, '')
    .replace(/\/$/, '')
    .split('/');
  if (rest.length === 0) {
    if (second === undefined && first === '') return { screen: 'home' };
    if (
      second === undefined &&
      (first === 'new' || first === 'settings' || first === 'points' || first === 'about')
    )
      return { screen: first };
    if (second === undefined && first === 'games') return { screen: 'library' };
    if (second === undefined && first === 'problems') return { screen: 'problems' };
    if (first === 'drills' && second === undefined) return { screen: 'drills' };
    if (first === 'drill' && second) return { screen: 'drill', id: second, lot: third ?? '' };
    if (first === 'guided') return guidedRoute(second, third) ?? { screen: 'nowhere', address };
    if (first === 'problem' && second && third === undefined) return { screen: 'problem', id: second };
    if (second === undefined && first === 'learn') return { screen: 'learn' };
    if (first === 'lesson' && second && /^([1-9]\d?)?$/.test(third ?? ''))
      return { screen: 'lesson', id: second, place: Number(third ?? 0) };
    if (first === 'book' && (second || third === undefined))
      return { screen: 'book', id: second ?? '', section: third ?? '' };
    if (first === 'words' && third === undefined) return { screen: 'words', id: second ?? '' };
    if (first === 'solve' && third === undefined) return { screen: 'solve', word: second ?? '' };
    if (first === 'record' && second) return { screen: 'record', id: second, way: third ?? '' };
    const part = third === undefined ? 'play' : third;
    if (first === 'game' && second && (part === 'play' || part === 'count' || part === 'result'))
      return { screen: 'game', id: second, part };
  }
  return { screen: 'nowhere', address };
}

/** Moves of the guided game: from then on its count has an address of its own. */
const GUIDED_MOVES = 41;

function guidedRoute(second = '0', third?: string): Route | undefined {
  const isCount = second === 'count';
  const number = isCount ? (third ?? '0') : second;
  if (!/^\d{1,2}$/.test(number) || (!isCount && third !== undefined)) return undefined;
  return {
    screen: 'guided',
    place: isCount ? GUIDED_MOVES + 1 + Number(number) : Math.min(GUIDED_MOVES, Number(number)),
  };
}

/** The address of a route, with its `#`. */
export function printAddress(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'game':
      return route.part === 'play' ? `#/game/${route.id}` : `#/game/${route.id}/${route.part}`;
    case 'problem':
      return `#/problem/${route.id}`;
    case 'lesson':
      return route.place === 0 ? `#/lesson/${route.id}` : `#/lesson/${route.id}/${route.place}`;
    case 'guided': {
      const counted = route.place - GUIDED_MOVES - 1;
      if (counted >= 0) return `#/guided/count/${counted}`;
      return route.place === 0 ? '#/guided' : `#/guided/${route.place}`;
    }
    case 'solve':
      return route.word === '' ? '#/solve' : `#/solve/${route.word}`;
    case 'drill':
      return route.lot === '' ? `#/drill/${route.id}` : `#/drill/${route.id}/${route.lot}`;
    case 'library':
      return '#/games';
    case 'record':
      return route.way === '' ? `#/record/${route.id}` : `#/record/${route.id}/${route.way}`;
    case 'book':
      return ['#/book', route.id, route.section].filter(Boolean).join('/');
    case 'words':
      return route.id === '' ? '#/words' : `#/words/${route.id}`;
    case 'nowhere':
      return route.address;
    default:
      return `#/${route.screen}`;
  }
}
