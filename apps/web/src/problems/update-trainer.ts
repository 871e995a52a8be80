/*
 * The next state of a problem on the table, and what should follow: pure.
 */
import { type Move, opponent } from '@honte/rules';
import type { AttemptEnd } from './attempts.ts';
import type { Verdict } from './solver-messages.ts';
import {
  handOf,
  type Phase,
  type Purpose,
  refusalAt,
  type Showing,
  type Trainer,
  type TrainerEffect,
  type TrainerIntent,
  TURN,
  turnOf,
} from './trainer.ts';

type Asking = Extract<Phase, { kind: 'asking' }>;

type Updated = readonly [Trainer, readonly TrainerEffect[]];

export function updateTrainer(trainer: Trainer, intent: TrainerIntent): Updated {
  switch (intent.kind) {
    case 'pointChosen':
      return chosen(trainer, intent.point);
    case 'went': {
      const { phase } = trainer;
      if (phase.kind !== 'asking' || intent.number !== trainer.asked) return [trainer, []];
      return [{ ...trainer, phase: { ...phase, nodes: intent.nodes } }, []];
    }
    case 'judged': {
      const { phase } = trainer;
      if (phase.kind !== 'asking' || intent.number !== trainer.asked) return [trainer, []];
      return judged(trainer, phase, intent.verdict);
    }
    case 'solverFailed':
      if (trainer.phase.kind !== 'asking') return [trainer, []];
      return [{ ...withoutLastTry(trainer), phase: { kind: 'failed' } }, []];
    case 'stopChosen':
      if (trainer.phase.kind !== 'asking') return [trainer, []];
      return [{ ...withoutLastTry(trainer), phase: trainer.phase.from }, [{ kind: 'stop' }]];
    case 'takenBack':
      return [{ ...takenBack(trainer), ...FRESH }, []];
    case 'restarted':
      return [{ ...trainer, ...FRESH, moves: [], mode: 'solve' }, []];
    case 'hintChosen':
      return hinted(trainer);
    case 'showChosen':
      return ask(missed({ ...backAtTurn(trainer), ...FRESH }), 'show');
    case 'whyChosen': {
      const { phase } = trainer;
      if (phase.kind !== 'wrong' && phase.kind !== 'solved') return [trainer, []];
      return [{ ...trainer, phase: showing(phase.line, phase.outcome, phase) }, []];
    }
    case 'stepChosen': {
      const { phase } = trainer;
      if (phase.kind !== 'showing') return [trainer, []];
      const step = Math.max(0, Math.min(phase.line.length, intent.step));
      return [{ ...trainer, phase: { ...phase, step } }, []];
    }
    case 'showClosed':
      return trainer.phase.kind === 'showing'
        ? [{ ...trainer, phase: trainer.phase.from }, []]
        : [trainer, []];
    case 'koWonChosen': {
      if (trainer.phase.kind !== 'solved') return [trainer, []];
      const isMine = turnOf(trainer) === trainer.problem.first;
      // Where the opponent may not retake at once, it has to play elsewhere first.
      const elsewhere: Move = { kind: 'pass', color: turnOf(trainer) };
      return ask([isMine ? trainer : { ...trainer, moves: [...trainer.moves, elsewhere] }, []], 'won');
    }
    case 'walkChosen':
      return missed({ ...trainer, ...FRESH, mode: 'walk', moves: [firstOf(trainer)] });
  }
}

const FRESH = { phase: TURN, hints: 0, hinted: undefined, notice: { kind: 'none' } } as const;

function chosen(trainer: Trainer, point: Trainer['sent']['region'][number]): Updated {
  const color = handOf(trainer);
  if (color === undefined) return [trainer, []];
  const why = refusalAt(trainer, point, color);
  if (why === 'occupied') return [{ ...trainer, notice: { kind: 'none' } }, []];
  if (why) return [{ ...trainer, notice: { kind: 'refused', point, why } }, []];
  const moves: readonly Move[] = [...trainer.moves, { kind: 'play', color, point }];
  const next = { ...trainer, moves, notice: { kind: 'none' }, hints: 0, hinted: undefined } as const;
  return ask([next, []], trainer.mode === 'walk' ? 'walk' : 'judge');
}

function ask([trainer, effects]: Updated, purpose: Purpose): Updated {
  const number = trainer.asked + 1;
  const { sent, moves } = trainer;
  const asking = {
    ...trainer,
    asked: number,
    phase: { kind: 'asking', purpose, nodes: 0, from: trainer.phase },
  } as const;
  return [asking, [...effects, { kind: 'ask', number, problem: sent, moves }]];
}

function judged(trainer: Trainer, { purpose, from }: Asking, verdict: Verdict): Updated {
  switch (purpose) {
    case 'judge':
      return tried(trainer, verdict);
    case 'walk':
      return walked(trainer, verdict);
    case 'show':
    case 'won': {
      const { line, outcome } = verdict;
      if (outcome === undefined) return [{ ...trainer, phase: { kind: 'unproved' } }, []];
      return [{ ...trainer, phase: showing(line, outcome, from) }, []];
    }
    case 'hint': {
      const [move] = verdict.line;
      const point = move?.kind === 'play' ? move.point : undefined;
      return [{ ...trainer, phase: point === undefined ? { kind: 'unproved' } : TURN, hinted: point }, []];
    }
  }
}

/** The person's move is on the board, and this is what the opponent gets there. */
function tried(trainer: Trainer, { fate, line, outcome, isOneShort }: Verdict): Updated {
  if (fate === 'unknown' || outcome === undefined)
    return [{ ...withoutLastTry(trainer), phase: { kind: 'unproved' } }, []];
  const [first] = line;
  // A ko is retaken at once in a line that its winner wins by threats; on the board he may not.
  const isRetaken = first?.kind === 'play' && refusalAt(trainer, first.point, first.color) === 'ko';
  const reply = isRetaken ? undefined : first;
  const rest = reply ? line.slice(1) : line;
  const moves = reply ? [...trainer.moves, reply] : trainer.moves;
  const isWrong = fate === 'works' || (fate === 'ko' && !trainer.problem.isKo);
  if (isWrong)
    return missed({ ...trainer, moves, phase: { kind: 'wrong', outcome, isOneShort, line: rest } });
  if (fate === 'fails' && reply) return [{ ...trainer, moves, phase: TURN }, []];
  const end = trainer.wasHinted ? 'hinted' : 'solved';
  return ended({ ...trainer, moves, phase: { kind: 'solved', outcome, line: rest } }, end);
}

/** The opponent's move that the person chose is on the board, and this is what the other side answers. */
function walked(trainer: Trainer, { fate, line, outcome }: Verdict): Updated {
  if (fate === 'unknown' || outcome === undefined)
    return [{ ...withoutLastTry(trainer), phase: { kind: 'unproved' } }, []];
  const color = turnOf(trainer);
  const [answer = { kind: 'pass', color } as const, ...rest] = line;
  const moves = [...trainer.moves, answer];
  const isOver = outcome === 'captured' && rest.length === 0;
  const phase: Phase = rest.length === 0 ? { kind: 'decided', outcome, isOver } : TURN;
  return [{ ...trainer, moves, phase }, []];
}

function hinted(trainer: Trainer): Updated {
  if (trainer.phase.kind !== 'turn' || trainer.mode === 'walk' || trainer.hints === 3) return [trainer, []];
  const hints = (trainer.hints + 1) as 1 | 2 | 3;
  const first = trainer.moves.length === 0 ? trainer.problem.answers[0] : trainer.hinted;
  const next = { ...trainer, hints, hinted: first, wasHinted: true, notice: { kind: 'none' } } as const;
  return hints > 1 && first === undefined ? ask([next, []], 'hint') : [next, []];
}

function showing(line: Showing['line'], outcome: Showing['outcome'], from: Phase): Showing {
  return { kind: 'showing', line, step: Math.min(1, line.length), outcome, from };
}

/** A first move that is right: the person's, if it has found one. */
function firstOf({ problem, moves, phase, mode }: Trainer): Move {
  const found = phase.kind === 'solved' || mode === 'walk' ? moves[0] : undefined;
  if (found) return found;
  return { kind: 'play', color: problem.first, point: problem.answers[0]! };
}

/** Without the move that is being asked about. */
function withoutLastTry(trainer: Trainer): Trainer {
  const { phase, moves } = trainer;
  const isTry = phase.kind === 'asking' && (phase.purpose === 'judge' || phase.purpose === 'walk');
  return isTry ? { ...trainer, moves: moves.slice(0, -1) } : trainer;
}

/** Where the side that the person plays was to move before its last try. */
function takenBack(trainer: Trainer): Trainer {
  const { moves, mode, phase } = trainer;
  if (phase.kind === 'showing') return takenBack({ ...trainer, phase: phase.from });
  // There the try has been taken back already.
  if (phase.kind === 'unproved' || phase.kind === 'failed') return trainer;
  const least = mode === 'walk' ? 1 : 0;
  const mover = mode === 'walk' ? opponent(trainer.problem.first) : trainer.problem.first;
  let length = moves.length - 1;
  while (length > least && moves[length]?.color !== mover) length--;
  return { ...trainer, moves: moves.slice(0, Math.max(least, length)) };
}

/** Where the person can still have the solution: before a wrong try, and at the start of what was solved. */
function backAtTurn(trainer: Trainer): Trainer {
  if (trainer.phase.kind === 'turn' && trainer.mode === 'solve') return trainer;
  if (trainer.phase.kind === 'wrong') return takenBack(trainer);
  return { ...trainer, moves: [], mode: 'solve' };
}

function missed(trainer: Trainer): Updated {
  return ended(trainer, 'missed');
}

/** The first end of a visit counts; who missed and finds it after all has mended it. */
function ended(trainer: Trainer, wanted: AttemptEnd): Updated {
  const { end: before, problem } = trainer;
  const end =
    before === 'missed' && wanted !== 'missed' ? 'mended' : before === undefined ? wanted : undefined;
  if (end === undefined) return [trainer, []];
  return [{ ...trainer, end }, [{ kind: 'keepAttempt', problem: problem.id, end }]];
}
