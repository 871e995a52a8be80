/*
 * Events as they come back from storage or over a wire: nothing is known of them until they are read.
 */
import { accept, BLACK, type Result, refuse, WHITE } from '@honte/rules';
import type { Event } from './event.ts';

type Field = 'by' | 'point' | 'points' | 'plies' | 'move';

/** What each kind of event carries beside its kind and its time. */
const FIELDS: { readonly [K in Event['kind']]: readonly Field[] } = {
  played: ['by', 'point'],
  passed: ['by'],
  handicapPlaced: ['by', 'points'],
  resigned: ['by'],
  timedOut: ['by'],
  markedDead: ['by', 'point'],
  markedAlive: ['by', 'point'],
  markedSeki: ['by', 'point'],
  agreed: ['by'],
  resumed: ['by'],
  undone: ['by', 'plies'],
  redone: ['by'],
  hinted: ['by', 'move'],
  voided: ['by'],
  paused: [],
  continued: [],
  aborted: [],
};

const isNumber = (value: unknown) => typeof value === 'number';
const isColor = (value: unknown) => value === BLACK || value === WHITE;

const READS: { readonly [F in Field]: (value: unknown) => boolean } = {
  by: isColor,
  point: isNumber,
  points: (value) => Array.isArray(value) && value.every(isNumber),
  plies: isNumber,
  move: (value) => {
    if (!isRecord(value) || !isColor(value.color)) return false;
    return value.kind === 'pass' || (value.kind === 'play' && isNumber(value.point));
  },
};

/**
 * An event from plain data, such as `JSON.parse` gives.
 *
 * It has the shape of an event; whether it can follow is for `apply` to say. What an event does not
 * carry is left out.
 */
export function readEvent(data: unknown): Result<Event, 'notAnEvent'> {
  if (!isRecord(data)) return refuse('notAnEvent');
  const { kind, at } = data;
  if (typeof kind !== 'string' || !Object.hasOwn(FIELDS, kind) || !isNumber(at)) return refuse('notAnEvent');
  const fields = FIELDS[kind as Event['kind']];
  if (!fields.every((field) => READS[field](data[field]))) return refuse('notAnEvent');
  const read = Object.fromEntries(fields.map((field) => [field, data[field]]));
  return accept({ kind, at, ...read } as unknown as Event);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
