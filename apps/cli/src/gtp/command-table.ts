/*
 * Every command of a session, by name. Begin with `answerTo`.
 *
 * @source GTP version 2, section 6; KGS and KataGo extensions where the name says so
 */
import { refuse } from '@honte/rules';
import { version } from '../../package.json' with { type: 'json' };
import type { Io } from '../io.ts';
import { ANALYZING } from './analyzing.ts';
import { type Answer, type Handler, said } from './answer.ts';
import type { Brain } from './brain.ts';
import { LOADING } from './loading.ts';
import type { Request } from './parse.ts';
import { PLAYING } from './playing.ts';
import type { Session } from './session.ts';
import { SETTING_UP } from './setting-up.ts';
import { TIMING } from './timing.ts';

const ABOUT: readonly (readonly [string, Handler])[] = [
  ['protocol_version', (session) => said(session, '2')],
  ['name', (session) => said(session, 'Honte')],
  ['version', (session) => said(session, version)],
  ['known_command', (session, [name = '']) => said(session, String(COMMANDS.has(name)))],
  ['list_commands', (session) => said(session, [...COMMANDS.keys()].join('\n'))],
  ['quit', (session) => said(session)],
];

export const COMMANDS: ReadonlyMap<string, Handler> = new Map([
  ...ABOUT,
  ...SETTING_UP,
  ...PLAYING,
  ...TIMING,
  ...ANALYZING,
  ...LOADING,
]);

/** Carries out a command; refused, the session stays as it was. */
export async function answerTo(
  { name, args }: Request,
  session: Session,
  brain: Brain,
  io: Io,
): Promise<Answer> {
  const handler = COMMANDS.get(name);
  return handler === undefined ? refuse('unknown command') : handler(session, args, brain, io);
}
