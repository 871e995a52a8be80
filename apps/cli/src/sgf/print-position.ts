/*
 * A position of a record as people read it: who plays, what was played, the board, what is said there.
 */
import { type NodeId, nodeOf, positionInTree, printResult, startOfTree } from '@honte/game';
import { BLACK, printDiagram, printPoint, WHITE } from '@honte/rules';
import { annotationsOf, type GameInfo, type GameRecord, infoOf } from '@honte/sgf';
import { mainLineOf, printMoveAt } from './main-line.ts';

export function printPosition(record: GameRecord, id: NodeId): string {
  const { tree } = record;
  const { geometry, board, turn, ply } = positionInTree(tree, id);
  const { byPly } = mainLineOf(record);
  const move = printMoveAt(record, id);
  const played = move === undefined ? '' : `: ${move}`;
  const held = `prisoners of Black ${board.prisoners(BLACK)}, of White ${board.prisoners(WHITE)}`;
  const { comment, labels } = annotationsOf(geometry, nodeOf(tree, id).note);
  const parts = [
    [
      printHead(record, infoOf(record)),
      `Move ${ply} of ${byPly.length - 1}${played}`,
      `${turn === BLACK ? 'Black' : 'White'} to move, ${held}`,
    ].join('\n'),
    printDiagram(geometry, board.stones),
    labels.map(({ point, text }) => `${printPoint(geometry, point)}: ${text}`).join('\n'),
    comment.trim(),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** `Anne 5k – Bo 2d, 13 × 13, Japanese, komi 6.5, handicap 2, 2026-11-30, B+R`. */
function printHead({ tree }: GameRecord, info: GameInfo): string {
  const { width, height } = startOfTree(tree).geometry;
  const { players, outcome } = info;
  const sides = info.size === undefined ? `${width} × ${height} (not stated)` : `${width} × ${height}`;
  const result = outcome === undefined ? info.result : printResult(outcome);
  return [
    `${printPlayer(players.black, 'Black')} – ${printPlayer(players.white, 'White')}`,
    sides,
    info.rules,
    info.komi === undefined ? 'komi not stated' : `komi ${info.komi}`,
    info.handicap !== undefined && info.handicap > 1 ? `handicap ${info.handicap}` : undefined,
    info.date,
    result,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

function printPlayer({ name, rank }: GameInfo['players']['black'], color: string): string {
  return rank === undefined ? (name ?? color) : `${name ?? color} ${rank}`;
}
