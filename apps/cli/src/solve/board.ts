/*
 * The board that `honte solve` is asked about: a diagram's, or that of a record at a ply.
 */
import { positionInTree } from '@honte/game';
import { accept, type Diagram, parseDiagram, type Result, refuse } from '@honte/rules';
import { recordOf } from '@honte/sgf';
import type { Words } from '../command.ts';
import { printDiagramRefusal } from '../diagram-refusal.ts';
import { type Io, printPathRefusal } from '../io.ts';
import { gameFileIn, gameNamed, nameOf } from '../sgf/game-file.ts';
import { nodeNamed } from '../sgf/main-line.ts';
import { printRefusal } from '../sgf/summary.ts';

/** The board in the file at `path`, `-` for standard input, or in one line why there is none. */
export async function boardAt(
  path: string,
  { ply, game }: Words['options'],
  io: Io,
): Promise<Result<Diagram, string>> {
  const bytes = await io.readBytes(path);
  if (!bytes.ok) return refuse(printPathRefusal(bytes.error));
  const diagram = parseDiagram(new TextDecoder().decode(bytes.value));
  if (diagram.ok && (ply !== undefined || game !== undefined))
    return refuse(`--ply and --game are for a record; ${nameOf(path)} is a diagram`);
  if (diagram.ok) return diagram;
  const file = gameFileIn(path, bytes.value);
  if (!file.ok)
    return refuse(
      /\.(sgf|ngf|gib)$/i.test(path) ? file.error : printDiagramRefusal(nameOf(path), diagram.error),
    );
  const chosen = gameNamed(file.value, game);
  if (!chosen.ok) return chosen;
  const record = recordOf(chosen.value);
  if (!record.ok) return refuse(`${nameOf(path)}: ${printRefusal(record.error)}`);
  const id = nodeNamed(record.value, ply);
  if (!id.ok) return id;
  const { geometry, board } = positionInTree(record.value.tree, id.value);
  return accept({ geometry, stones: board.stones.slice(0, geometry.points) });
}
