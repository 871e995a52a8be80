/*
 * Exact life and death: begin with `checkProblem`, then `Solver`.
 */
export * from './answer.ts';
export { enclosureOf } from './enclosure.ts';
export type { Estate } from './estate.ts';
export type { Job } from './job.ts';
export {
  type Bound,
  checkProblem,
  type Goal,
  type Problem,
  type ProblemRefusal,
  type Sides,
  sidesOf,
  UNBOUND,
} from './problem.ts';
export { regionNear, regionOn } from './region.ts';
export { type Doubt, doubtOf } from './settled.ts';
export { type Limits, Solver, USUAL_LIMITS } from './solver.ts';
