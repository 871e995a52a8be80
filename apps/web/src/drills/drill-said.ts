/*
 * What is said of an exercise: what to do, and how an answer is answered.
 */
import { COLORS, ofColor, type Point, printPoint } from '@honte/rules';
import { ownerSentence } from '../derive/point-story.ts';
import type { Texts } from '../text/texts.ts';
import { type Drill, isDone, type MismarkedChain, taskOf } from './drill.ts';
import type { DrillsTexts } from './drills-texts.ts';
import { type Exercise, expectedOf } from './exercise.ts';
import type { Slips } from './slips.ts';

export interface DrillSaid {
  readonly head: string;
  readonly text: string;
  readonly tone: 'plain' | 'right' | 'wrong';
}

/** What is asked, and what one has to know for it. */
export function taskSaid(
  drill: Drill,
  words: DrillsTexts,
): { readonly task: string; readonly facts: string } {
  const { exercise, at } = drill;
  const task = taskOf(drill);
  const { prisoners } = exercise.ending;
  switch (task) {
    case 'whose':
      return { task: words.tasks.whose(nameIn(exercise, exercise.points[at] as Point)), facts: '' };
    case 'territory':
      return { task: words.tasks.territory, facts: words.prisonersAre(prisoners.black, prisoners.white) };
    case 'filled': {
      const { black, white } = exercise.territory.prisoners;
      return { task: words.tasks.filled, facts: words.lostAre(white, black) };
    }
    case 'quick': {
      const { black, white } = exercise.quick?.passStones ?? { black: 0, white: 0 };
      const isExtra = exercise.quick?.extraWhiteStone === true;
      return { task: words.tasks.quick, facts: words.passesAre(black, white, isExtra) };
    }
    default:
      return { task: words.tasks[task], facts: '' };
  }
}

export function saidOf(drill: Drill, words: DrillsTexts, texts: Texts): DrillSaid {
  const { phase } = drill;
  switch (phase.kind) {
    case 'answering':
      return { head: '', text: answeringText(drill, words), tone: 'plain' };
    case 'incomplete':
      return { head: '', text: words.incomplete(drill.field), tone: 'plain' };
    case 'wrongDead': {
      const [first] = phase.chains;
      const why = first ? whySentence(drill.exercise, first, words) : '';
      return { head: words.misses(phase.chains.length), text: why, tone: 'wrong' };
    }
    case 'wrongOwners':
      return { ...ownersSaid(drill, words, texts), tone: 'wrong' };
    case 'wrongNumbers':
      return { head: words.notYet, text: slipsText(phase.slips, words), tone: 'wrong' };
    case 'over':
      return overSaid(drill, phase.how, words, texts);
  }
}

function answeringText(drill: Drill, words: DrillsTexts): string {
  if (taskOf(drill) === 'dead') return words.markedStones(drill.marked.size);
  if (!drill.isGrouping) return groupsText(drill, words);
  if (drill.stray !== undefined) return words.stray(nameIn(drill.exercise, drill.stray));
  if (drill.corner !== undefined) return words.secondCorner(nameIn(drill.exercise, drill.corner));
  return groupsText(drill, words) || words.firstCorner;
}

/** "Black: 6 + 9 = 15. White: 4." */
function groupsText({ groups }: Drill, words: DrillsTexts): string {
  return COLORS.flatMap((color) => {
    const sizes = groups.filter((group) => group.color === color).map(({ columns, rows }) => columns * rows);
    if (sizes.length === 0) return [];
    const total = sizes.reduce((sum, n) => sum + n, 0);
    return [`${words.sumOf(color, sizes.length > 1 ? `${sizes.join(' + ')} = ${total}` : String(total))}.`];
  }).join(' ');
}

function whySentence(
  { ending }: Exercise,
  { chain, color, fate }: MismarkedChain,
  words: DrillsTexts,
): string {
  const at = printPoint(ending.geometry, chain[0] as Point);
  const why = { alive: words.whyAlive, dead: words.whyDead, seki: words.whySeki }[fate];
  return why(color, chain.length, at);
}

function ownersSaid(drill: Drill, words: DrillsTexts, texts: Texts): Omit<DrillSaid, 'tone'> {
  const { phase, given, exercise } = drill;
  const regions = phase.kind === 'wrongOwners' ? phase.regions : [];
  const open = regions.filter(({ points }) => !given.has(points[0] as Point));
  const wrong = regions.filter((region) => !open.includes(region));
  const [first] = wrong;
  if (!first) return { head: words.leftOver(open.length), text: '' };
  const why = ownerSentence(texts, exercise.area, exercise.ending.stones, first.points[0] as Point);
  return { head: words.misgiven(wrong.length), text: why };
}

function slipsText(slips: Slips, words: DrillsTexts): string {
  if (slips.kind === 'swapped') return words.swapped;
  const sentences = slips.slips.map(({ kind, color, by }) => words.slips[kind](color, by));
  return [...new Set(sentences)].join(' ');
}

function overSaid(
  drill: Drill,
  how: 'right' | 'wrong' | 'shown',
  words: DrillsTexts,
  texts: Texts,
): DrillSaid {
  const { exercise, at, asked } = drill;
  const tone = how === 'shown' ? 'plain' : how;
  const verdict = { right: words.right, wrong: words.notYet, shown: words.shownAnswer }[how];
  const text = asked === undefined ? explanation(drill, words, texts) : askedSentence(drill, asked, texts);
  if (taskOf(drill) === 'whose') {
    const point = exercise.points[at] as Point;
    return { head: how === 'wrong' ? words.no : verdict, text: askedSentence(drill, point, texts), tone };
  }
  if (!isDone(drill)) return { head: verdict, text, tone };
  return { head: [verdict, resultText(exercise, words)].filter(Boolean).join(' '), text, tone };
}

function askedSentence({ exercise }: Drill, point: Point, texts: Texts): string {
  return ownerSentence(texts, exercise.area, exercise.ending.stones, point);
}

/** What there is to learn from an answer. */
function explanation(drill: Drill, words: DrillsTexts, texts: Texts): string {
  const { exercise } = drill;
  const { area, ending, name } = exercise;
  if (isDone(drill) && isWorked(name, words)) return words.examples[name].learned;
  const task = taskOf(drill);
  if (task === 'dead') return ending.dead.length === 0 ? words.noneDead : words.allDead(ending.dead.length);
  if (task === 'area') {
    const { black, white } = expectedOf(exercise, 'area');
    return words.restOf(area.geometry.points, black, area.dame, white);
  }
  return isDone(drill) ? texts.count.whose : '';
}

export function isWorked(name: Exercise['name'], words: DrillsTexts): name is keyof DrillsTexts['examples'] {
  return Object.hasOwn(words.examples, name);
}

/** "Black by 6.5.": the end of a worked ending. */
function resultText(exercise: Exercise, words: DrillsTexts): string {
  if (exercise.isDrill) return '';
  const { quick, tasks } = exercise;
  const lead = quick?.lead ?? (tasks.includes('area') ? exercise.area.lead : exercise.territory.lead);
  return lead === 0 ? `${words.draw}.` : `${words.resultLine(lead > 0 ? 1 : 2, Math.abs(lead))}.`;
}

function nameIn({ ending }: Exercise, point: Point): string {
  return printPoint(ending.geometry, point);
}

/** The numbers of the answer, for those who hear it. */
export function answerSentence(drill: Drill, words: DrillsTexts): string {
  const task = taskOf(drill);
  if (task === 'dead' || task === 'owners' || task === 'whose' || drill.phase.kind !== 'over') return '';
  const expected = expectedOf(drill.exercise, task);
  return COLORS.map((color) => words.sumOf(color, String(ofColor(expected, color))))
    .join('. ')
    .concat('.');
}
