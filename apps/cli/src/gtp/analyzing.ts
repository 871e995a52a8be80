/*
 * The commands that tell what is thought while it is thought.
 */
import type { Report } from '@honte/engine';
import { accept, type Geometry } from '@honte/rules';
import { parseAnalysis, printKata, printLz, type Wanted } from './analysis.ts';
import type { Handler, Talk } from './answer.ts';
import type { Listener } from './brain.ts';
import { takeTurn } from './turn.ts';

type Print = (report: Report, wanted: Wanted, geometry: Geometry) => string;

/** Thinks on, and tells, until the client sends something. */
function analyze(print: Print): Handler {
  return (session, args, brain) => {
    const wanted = parseAnalysis(args, session.position.turn);
    if (!wanted.ok) return wanted;
    const talk: Talk = async (say, interrupted) => {
      const listener = listenerFor(wanted.value, session.start.geometry, print, say);
      const thinking = brain.analyze(session, wanted.value.color, listener);
      await interrupted;
      brain.stop();
      await thinking;
      return session;
    };
    return accept({ kind: 'talking', talk });
  };
}

/** Takes a turn and tells on the way; nothing that the client sends hurries it. */
function genmove(print: Print): Handler {
  return (session, args, brain) => {
    const wanted = parseAnalysis(args, session.position.turn);
    if (!wanted.ok) return wanted;
    const talk: Talk = async (say) => {
      const listener = listenerFor(wanted.value, session.start.geometry, print, say);
      const turn = await takeTurn(session, wanted.value.color, 'play', brain, listener);
      await say(`play ${turn.name}`);
      return turn.session;
    };
    return accept({ kind: 'talking', talk });
  };
}

/** Says what is found; what comes while the line before is still on its way is left out. */
function listenerFor(
  wanted: Wanted,
  geometry: Geometry,
  print: Print,
  say: (line: string) => Promise<void>,
): Listener {
  let isSaying = false;
  return {
    reportMs: wanted.intervalMs,
    hear: (report) => {
      const line = print(report, wanted, geometry);
      if (isSaying || line === '') return;
      isSaying = true;
      void say(line).then(() => {
        isSaying = false;
      });
    },
  };
}

export const ANALYZING: readonly (readonly [string, Handler])[] = [
  ['lz-analyze', analyze(printLz)],
  ['kata-analyze', analyze(printKata)],
  ['lz-genmove_analyze', genmove(printLz)],
  ['kata-genmove_analyze', genmove(printKata)],
];
