/*
 * The rules engine of online-go.com (npm `goban`), run in Node as a judge and as a rival. Its bundle
 * draws boards too and asks for a browser when it is loaded; it gets one made of air. Also handed out is
 * the scorer inside the bundle, which says for each point why it counts or not.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Rows from the top: 0 empty, 1 Black, 2 White. */
type OgsBoard = number[][];

interface OgsScore {
  readonly total: number;
  readonly stones: number;
  readonly territory: number;
  readonly prisoners: number;
  readonly handicap: number;
  readonly komi: number;
}

export interface OgsEngine {
  readonly board: OgsBoard;
  readonly black_prisoners: number;
  readonly white_prisoners: number;
  readonly removal: boolean[][];
  /** Plays for the side to move, or passes at -1, -1. Throws when `checkForKo` and `errorOnSuperKo` find one. */
  place(x: number, y: number, checkForKo?: boolean, errorOnSuperKo?: boolean): number;
  setRemoved(x: number, y: number, removed: boolean): void;
  /** The root of what was played, and where it stands now. */
  readonly move_tree: OgsNode;
  readonly cur_move: OgsNode;
  computeScore(): { readonly black: OgsScore; readonly white: OgsScore };
}

interface OgsNode {
  text: string;
  getMarks(x: number, y: number): { letter?: string; triangle?: boolean };
  /** This node and those behind it, without the game's parentheses and root properties. */
  toSGF(): string;
}

interface OgsConfig {
  readonly width: number;
  readonly height: number;
  readonly rules: 'chinese' | 'aga' | 'japanese';
  readonly komi: number;
  readonly superko_algorithm?: 'psk' | 'ssk';
  readonly allow_superko?: boolean;
  /** A file to begin with; the engine then stands at the end of its main line. */
  readonly original_sgf?: string;
}

/** What the scorer says of a point under territory rules. */
export interface OgsPoint {
  /** Whose territory the point is; 0 for nobody's. */
  readonly isTerritoryFor: number;
  /** The color whose chains around are held to live in seki; 0 when none. */
  readonly belongsToSekiGroup: number;
  readonly isUnscorableFalseEye: boolean;
  readonly isDame: boolean;
}

export interface Ogs {
  readonly GobanEngine: new (config: OgsConfig) => OgsEngine;
  readonly goscorer: { territoryScoring(stones: OgsBoard, dead: boolean[][]): OgsPoint[][] };
}

/** Loads the engine; about 60 ms the first time. */
export function loadOgs(): Ogs {
  const require = createRequire(import.meta.url);
  const entry = 'return __webpack_exports__;';
  const scorer = '__webpack_require__("./src/third_party/goscorer/goscorer.js")';
  const source = readFileSync(require.resolve('goban'), 'utf8');
  const at = source.lastIndexOf(entry);
  if (at < 0 || !source.includes('"./src/third_party/goscorer/goscorer.js":'))
    throw new Error('goban changed');
  const patched = `${source.slice(0, at)}return { ...__webpack_exports__, goscorer: ${scorer} };${source.slice(at + entry.length)}`;
  const airy = { addEventListener() {} };
  const document = { body: {}, ...airy };
  const module = { exports: {} };
  new Function('module', 'exports', 'self', 'window', 'document', 'CSSStyleSheet', patched)(
    module,
    module.exports,
    airy,
    airy,
    document,
    undefined,
  );
  return module.exports as Ogs;
}
