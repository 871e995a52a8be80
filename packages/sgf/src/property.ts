/*
 * The properties of FF[4] and of older files: their order when written, and what their values may hold.
 *
 * @source SGF FF[4] specification, property index; FF[1] to FF[3] for the old long names
 */

/** In the order in which they are written; others follow in the order in which they came. */
const ORDER = [
  // Root, game info.
  ...words('FF GM CA AP ST SZ GN EV RO PC DT PB BR BT PW WR WT RU KM HA TM OT RE ON GC SO US AN CP'),
  // Setup, move, timing, annotation.
  ...words('AB AW AE PL B W KO MN BL OB WL OW BM DO IT TE'),
  // The node as a whole, and its markup; L and M are FF[3]'s.
  ...words('N C DM GB GW HO UC V LB L AR LN CR DD MA M SL SQ TR TB TW FG PM VW'),
];

/** Known properties whose values are text, in which a bracket may have been left unescaped. */
const TEXTS = words('CA AP GN EV RO PC DT PB BR BT PW WR WT RU OT RE ON GC SO US AN CP N C LB FG');

/** Known properties that mean something without a value, such as `KO[]`. */
const MARKS = words('KO DO IT DD VW FG');

/** Known properties that list points, or what is marked on them. */
const LISTS = words('AB AW AE LB L AR LN CR DD MA M SL SQ TR TB TW VW');

/** What belongs to a move where a node holds more than that. */
const OF_MOVE = words('B W KO MN BL OB WL OW BM DO IT TE');

const SETUP = words('AB AW AE PL');

/** What is to be known of a property before its values are. */
export interface Trait {
  /** Properties are written in this order. */
  readonly rank: number;
  /** Whether its values may be any text. */
  readonly holdsText: boolean;
  /** Whether it means something without a value. */
  readonly isMark: boolean;
  /** Whether it lists points: several of one name are one list, as online-go.com writes its marks. */
  readonly isList: boolean;
  /** Whether it says something of a move. */
  readonly isOfMove: boolean;
  /** Whether it sets up a position. */
  readonly isSetup: boolean;
  /** Whether it tells that a game begins. */
  readonly beginsGame: boolean;
  /** What joins several values where FF[4] allows but one text. */
  readonly joint: string | undefined;
}

const UNKNOWN: Trait = {
  rank: ORDER.length,
  holdsText: true,
  isMark: false,
  isList: false,
  isOfMove: false,
  isSetup: false,
  beginsGame: false,
  joint: undefined,
};

const KNOWN: ReadonlyMap<string, Trait> = new Map(
  ORDER.map((id, rank) => [
    id,
    {
      rank,
      holdsText: TEXTS.includes(id),
      isMark: MARKS.includes(id),
      isList: LISTS.includes(id),
      isOfMove: OF_MOVE.includes(id),
      isSetup: SETUP.includes(id),
      beginsGame: id === 'FF' || id === 'GM',
      joint: id === 'C' || id === 'GC' ? '\n' : TEXTS.includes(id) && id !== 'LB' ? ', ' : undefined,
    },
  ]),
);

/** Names that are written out; those of which capitals remain, such as `BlackRank`, need no entry. */
const LONG_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    addblack: 'AB',
    addempty: 'AE',
    addwhite: 'AW',
    application: 'AP',
    black: 'B',
    blackrank: 'BR',
    charset: 'CA',
    comment: 'C',
    date: 'DT',
    event: 'EV',
    fileformat: 'FF',
    game: 'GM',
    gamename: 'GN',
    handicap: 'HA',
    komi: 'KM',
    name: 'N',
    place: 'PC',
    player: 'PL',
    playerblack: 'PB',
    playerwhite: 'PW',
    result: 'RE',
    round: 'RO',
    rules: 'RU',
    size: 'SZ',
    source: 'SO',
    user: 'US',
    white: 'W',
    whiterank: 'WR',
  }),
);

export function traitOf(id: string): Trait {
  return KNOWN.get(id) ?? UNKNOWN;
}

export function isMove(id: string): boolean {
  return id === 'B' || id === 'W';
}

/**
 * The id that a name with small letters stands for: a long name's, or what its capitals spell, or the
 * name in capitals.
 */
export function idOfName(name: string): string {
  const long = LONG_NAMES.get(name.toLowerCase());
  if (long !== undefined) return long;
  const capitals = name.replace(/[a-z]/g, '');
  return KNOWN.has(capitals) ? capitals : name.toUpperCase();
}

function words(list: string): string[] {
  return list.split(' ');
}
