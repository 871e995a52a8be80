/*
 * Where in a text of a diagram one of its points was written.
 */
import { type Geometry, type Point, parseDiagram } from '@honte/rules';

/** The line and column, from 1, of the sign for `p`, `text` being a diagram of this geometry. */
export function placeOfPoint(text: string, geometry: Geometry, p: Point): { line: number; column: number } {
  const x = p % geometry.width;
  let rowsLeft = (p - x) / geometry.width;
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries()) {
    // A line is a row of the board if it is a diagram by itself.
    if (!parseDiagram(line).ok || rowsLeft-- > 0) continue;
    const signs = [...line.matchAll(/[^\s\d|]/g)];
    return { line: i + 1, column: (signs[x]?.index ?? 0) + 1 };
  }
  return { line: 1, column: 1 };
}
