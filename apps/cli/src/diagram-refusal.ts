/*
 * Why a text is no diagram, in words.
 */
import type { DiagramRefusal } from '@honte/rules';

const REASONS: { readonly [C in DiagramRefusal['code']]: string } = {
  empty: 'no board here',
  unknownSign: 'a sign that is neither X, O nor .',
  unevenRows: 'a row of another length than the first',
  size: 'a board has 1 to 25 columns and 1 to 25 rows',
};

/** `standard input:2:2: a sign that is neither X, O nor .`; `name` is the text's. */
export function printDiagramRefusal(name: string, { code, line, column }: DiagramRefusal): string {
  return `${name}:${line}:${column}: ${REASONS[code]}`;
}
