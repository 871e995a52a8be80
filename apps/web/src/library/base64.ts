/*
 * Bytes as text for JSON.
 */
import { accept, type Result, refuse } from '@honte/rules';

/** So many at once: a call takes only so many arguments. */
const CHUNK = 0x8000;

export function printBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}

export function parseBase64(text: string): Result<Uint8Array<ArrayBuffer>, 'notBase64'> {
  try {
    return accept(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)));
  } catch {
    return refuse('notBase64');
  }
}
