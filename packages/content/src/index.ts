/*
 * What Honte teaches, as data: begin with `houseProblems`.
 */
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
export { houseProblems } from './set.ts';
