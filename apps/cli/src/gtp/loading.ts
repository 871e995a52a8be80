/*
 * The command that takes a game from a file.
 */
import { type NodeId, ROOT, replayTo } from '@honte/game';
import { invariant, type Result, refuse } from '@honte/rules';
import { type GameRecord, infoOf, recordOf } from '@honte/sgf';
import { readGameFile } from '../sgf/game-file.ts';
import { mainLineOf } from '../sgf/main-line.ts';
import { type Handler, SYNTAX, said } from './answer.ts';
import { parseCount } from './parse.ts';
import { LEAST_SIDE, MOST_SIDE, type Session, withGame } from './session.ts';

const FAILED = 'cannot load file';
const SIZE = 'unacceptable size';

/**
 * `loadsgf FILE [N]`: the game up to the move before number N, or all of it. The file's rules and komi where
 * it states them, the session's elsewhere.
 */
const loadsgf: Handler = async (session, args, _, io) => {
  const before = args.length > 1 ? parseCount(args.at(-1)) : undefined;
  const path = (before === undefined ? args : args.slice(0, -1)).join(' ');
  if (path === '' || path === '-' || before === 0) return refuse(SYNTAX);
  const file = await readGameFile(path, io);
  const [game] = file.ok ? file.value.games : [];
  const record = game && recordOf(game, { fallback: session.ruleset });
  if (!record) return refuse(FAILED);
  if (!record.ok) return refuse(record.error.code === 'sizeNotPlayable' ? SIZE : FAILED);
  const loaded = sessionAt(session, record.value, before);
  return loaded.ok ? said(loaded.value) : loaded;
};

/** The session at a record's move, or in GTP's words why it cannot be played on from there. */
function sessionAt(
  session: Session,
  record: GameRecord,
  before: number | undefined,
): Result<Session, string> {
  const replay = replayTo(record.tree, nodeBefore(record, before));
  if (!replay.ok) return refuse(FAILED);
  const { start, moves } = replay.value;
  const { width, height } = start.geometry;
  if (width !== height || width < LEAST_SIDE || width > MOST_SIDE) return refuse(SIZE);
  const komi = infoOf(record).komi ?? session.komi;
  const own = { ...start, komi: komi ?? start.ruleset.komi };
  const loaded = withGame({ ...session, ruleset: start.ruleset, komi }, own, moves);
  invariant(loaded.ok, 'a replay has legal moves');
  return loaded;
}

/** The node just before a move of the main line: what was set up after the last move counts. */
function nodeBefore(record: GameRecord, before: number | undefined): NodeId {
  const { byPly, last } = mainLineOf(record);
  const next = before === undefined ? undefined : byPly[before];
  return next === undefined ? last : (record.tree.nodes.get(next).parent ?? ROOT);
}

export const LOADING: readonly (readonly [string, Handler])[] = [['loadsgf', loadsgf]];
