/*
 * Why the computer could not answer, as far as a browser tells.
 */
import type { EngineFailure } from './job.ts';

/** Thrown when a worker, once there, breaks down. */
export class WorkerBroke extends Error {}

/**
 * @param error what was thrown: by a file that does not come, by a worker, or for want of memory.
 * @param isOnline whether the device has a network.
 */
export function failureOf(error: unknown, isOnline: boolean): EngineFailure {
  // What a browser throws when an array finds no room.
  const text = error instanceof Error ? error.message : '';
  if (error instanceof RangeError || /out of memory|allocation failed/i.test(text)) return 'noMemory';
  if (error instanceof WorkerBroke) return 'brokeDown';
  return isOnline ? 'notLoaded' : 'offline';
}
