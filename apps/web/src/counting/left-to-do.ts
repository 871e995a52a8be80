/*
 * What is left to do before a game can be counted, in words and on the board.
 */
import type { Overlay } from '@honte/board';
import { type Game, marksOf, positionOf } from '@honte/game';
import { type Geometry, type LooseEnds, looseEndsOf, opponent, printPoint } from '@honte/rules';
import type { CountingTexts } from './counting-texts.ts';

/** The letters of the places that need a stone, on the board and in words; of more than these only the number. */
const LETTERS = 'abcdef';

/** The loose ends of a game at the stop, its marks taken for true. */
export function leftToDo(game: Game): LooseEnds {
  const { geometry, board } = positionOf(game);
  return looseEndsOf({ geometry, stones: board.stones, ...marksOf(game) });
}

/** Squares on the points between the colors, a letter where a stone is needed. */
export function leftToDoOverlays({ dame, defenses }: LooseEnds): Overlay[] {
  const labels = defenses
    .slice(0, LETTERS.length)
    .map(({ point }, i) => ({ point, text: LETTERS.charAt(i) }));
  return [
    { kind: 'figures', figure: 'square', points: dame },
    { kind: 'labels', labels },
  ];
}

/** One sentence for each thing that is left to do; none when nothing is. */
export function leftToDoSentences(
  { dame, open, defenses }: LooseEnds,
  geometry: Geometry,
  words: CountingTexts,
): string[] {
  const said: string[] = [];
  const [first] = open;
  if (first !== undefined) said.push(words.open(printPoint(geometry, first)));
  if (dame.length > 0) said.push(words.dame(dame.length));
  for (const [i, defense] of defenses.slice(0, LETTERS.length).entries()) {
    const { owner, why, chain, onceFilled } = defense;
    const letter = LETTERS.charAt(i);
    const point = printPoint(geometry, defense.point);
    const threat = printPoint(geometry, defense.threat);
    const opposing = opponent(owner);
    const what =
      why === 'ko'
        ? words.ko(letter, owner, point)
        : why === 'cut'
          ? words.cut(letter, owner, point, chain.length, threat, opposing)
          : words.atari(letter, owner, point, chain.length, opposing);
    said.push(onceFilled ? `${what} ${words.onceFilled(opposing)}` : what);
  }
  if (defenses.length > LETTERS.length) said.push(words.more(defenses.length - LETTERS.length));
  return said;
}
