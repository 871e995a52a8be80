/*
 * What Honte teaches, as data: begin with `houseProblems`, or with `parseProse` for what is read.
 */
export { LANGUAGES, type Language } from './language.ts';
export {
  type BoardProblem,
  GRADES,
  type Grade,
  type ProblemGoal,
  type ProblemTextRefusal,
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
export { houseProblems } from './set.ts';
