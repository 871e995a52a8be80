/*
 * The commands of a game under way: moves, what they come to, the board.
 */
import type { Fates } from '@honte/engine';
import {
  BLACK,
  type Move,
  parseColor,
  parsePoint,
  printColor,
  printDiagram,
  printPoint,
  receiptOf,
  refuse,
  WHITE,
} from '@honte/rules';
import { type Answer, type Handler, SYNTAX, said } from './answer.ts';
import type { Brain, Purpose } from './brain.ts';
import { lengthOf, type Session, withMove, withoutMove } from './session.ts';
import { printChoice, takeTurn } from './turn.ts';

const UNKNOWN_PLACE = 'invalid color or coordinate';

const play: Handler = (session, [colorName, vertex]) => {
  if (colorName === undefined || vertex === undefined) return refuse(SYNTAX);
  const color = parseColor(colorName);
  if (color === undefined) return refuse(UNKNOWN_PLACE);
  if (vertex.toLowerCase() === 'pass') return moved(session, { kind: 'pass', color });
  const point = parsePoint(session.start.geometry, vertex);
  return point.ok ? moved(session, { kind: 'play', color, point: point.value }) : refuse(UNKNOWN_PLACE);
};

function moved(session: Session, move: Move): Answer {
  const after = withMove(session, move);
  return after.ok ? said(after.value) : refuse('illegal move');
}

function genmove(purpose: Purpose): Handler {
  return async (session, [colorName], brain) => {
    const color = colorName === undefined ? undefined : parseColor(colorName);
    if (color === undefined) return refuse(SYNTAX);
    const turn = await takeTurn(session, color, purpose, brain);
    return said(turn.session, turn.name);
  };
}

const regGenmove: Handler = async (session, [colorName], brain) => {
  const color = colorName === undefined ? undefined : parseColor(colorName);
  if (color === undefined) return refuse(SYNTAX);
  return said(session, printChoice(session.start.geometry, await brain.chooseAnew(session, color)));
};

const undo: Handler = (session) => {
  const before = withoutMove(session);
  return before === undefined ? refuse('cannot undo') : said(before);
};

const finalScore: Handler = async (session, _, brain) => {
  const { start } = session;
  const { board, passStones } = session.position;
  const { dead, sekiPoints } = await fatesIn(session, brain);
  const { result } = receiptOf({
    geometry: start.geometry,
    stones: board.stones,
    dead,
    ruleset: start.ruleset,
    komi: start.komi,
    handicap: start.handicap,
    prisoners: { black: board.prisoners(BLACK), white: board.prisoners(WHITE) },
    passStones: start.ruleset.passStones ? passStones : { black: 0, white: 0 },
    sekiPoints,
  });
  return said(session, result);
};

/** What became of each chain; where boards count as they stand, nothing is dead. */
async function fatesIn(session: Session, brain: Brain): Promise<Fates> {
  const fates = await brain.judge(session);
  if (session.ruleset.ending !== 'asItStands') return fates;
  const chains = fates.chains.map((chain) =>
    chain.fate === 'dead' ? { ...chain, fate: 'alive' as const } : chain,
  );
  return { ...fates, chains, dead: [] };
}

const finalStatusList: Handler = async (session, [status], brain) => {
  if (status !== 'alive' && status !== 'dead' && status !== 'seki') return refuse(SYNTAX);
  const { geometry } = session.start;
  const { chains } = await fatesIn(session, brain);
  const listed = chains.filter(({ fate }) => fate === status);
  return said(
    session,
    listed.map(({ chain }) => chain.map((p) => printPoint(geometry, p)).join(' ')).join('\n'),
  );
};

const showboard: Handler = (session) => {
  const { board, turn } = session.position;
  const held = `captured by X (Black): ${board.prisoners(BLACK)}, by O (White): ${board.prisoners(WHITE)}`;
  const rows = printDiagram(session.start.geometry, board.stones);
  const next = `to move: ${printColor(turn)}, move ${lengthOf(session) + 1}, komi ${session.start.komi}`;
  return said(session, `\n${rows}\n${held}\n${next}`);
};

export const PLAYING: readonly (readonly [string, Handler])[] = [
  ['play', play],
  ['genmove', genmove('play')],
  ['reg_genmove', regGenmove],
  ['kgs-genmove_cleanup', genmove('cleanup')],
  ['undo', undo],
  ['final_score', finalScore],
  ['final_status_list', finalStatusList],
  ['showboard', showboard],
];
