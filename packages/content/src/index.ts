/*
 * What Honte teaches, as data: begin with `houseProblems` or `guidedGame`, with `PATH` for the lessons, or with
 * `parseProse` for what is read.
 */

export { type Chapter, loadChapter, loadContents, type PlateWords } from './book/chapter.ts';
export type { CountPlate, LinePlate, Plate, PlayPlate, Step, StillPlate } from './book/plate.ts';
export { plateNamed } from './book/plates.ts';
export {
  CHAPTERS,
  type ChapterId,
  type Contents,
  isChapterId,
  NUMBERED_CHAPTERS,
} from './book/text-chapter.ts';
export { type Ending, sekiPointsOf } from './endings/ending.ts';
export { houseEndings } from './endings/set.ts';
export {
  type CountTask,
  WORKED_IDS,
  type WorkedEnding,
  type WorkedId,
  workedEndings,
} from './endings/worked.ts';
export {
  type GuidedGame,
  type GuidedNoteId,
  type GuidedPhase,
  type GuidedPhaseId,
  type GuidedRoom,
  guidedGame,
} from './games/guided.ts';
export { LANGUAGES, type Language } from './language.ts';
export type { Counting, Goal, GoalOfKind } from './lessons/goal.ts';
export { helpFor, judge, keyOf, NOTHING_DONE } from './lessons/judge.ts';
export { type Exercise, type Lesson, positionOf } from './lessons/lesson.ts';
export {
  type LessonId,
  loadLesson,
  loadLessonTexts,
  loadPathTexts,
  PATH,
  type PathLesson,
  type PathTexts,
} from './lessons/path.ts';
export { receiptOn } from './lessons/quantity.ts';
export type { Done, Reason, Try, Verdict } from './lessons/verdict.ts';
export { type ExerciseTexts, filled, type LessonTexts, numberWord } from './lessons/words.ts';
export {
  type BoardProblem,
  GOALS,
  GRADES,
  type Grade,
  type PosedProblem,
  type ProblemGoal,
  type ProblemTextRefusal,
  type Question,
  readProblems,
  THEMES,
  type Theme,
} from './problem.ts';
export {
  type Block,
  type Prose,
  type ProseRefusal,
  parseProse,
  readOf,
  type Span,
  slotsIn,
  spansIn,
} from './prose/prose.ts';
export {
  type Posed,
  parsePosed,
  parseQuestion,
  printPosed,
  printQuestion,
  type QuestionRefusal,
} from './question-text.ts';
export {
  type FirstMoves,
  firstMovesAt,
  problemNode,
  questionAt,
  type RecordQuestion,
} from './record-question.ts';
export { houseProblems } from './set.ts';
export { type ForeignName, loadWords, type Word } from './words/word.ts';
export type { WordId } from './words/word-facts.ts';
