/*
 * From the page's pointer events to contacts (see `contact.ts`), and nothing else: no decision is made
 * here. A pen is a mouse: it points as finely.
 */

import type { Contact } from './contact.ts';
import type { Spot } from './layout.ts';

const KIND_OF: Readonly<Record<string, Contact['kind']>> = {
  pointerdown: 'down',
  pointermove: 'move',
  pointerup: 'up',
  pointercancel: 'cancel',
  pointerleave: 'leave',
};

/**
 * Hears every contact with `element`, until the function that is returned is called.
 *
 * @param unitsAt units of the board for CSS pixels of the page.
 */
export function hearPointer(
  element: HTMLElement,
  unitsAt: (pixel: Spot) => Spot,
  hear: (contact: Contact) => void,
): () => void {
  const listener = (event: Event) => {
    const pointer = event as PointerEvent;
    const kind = KIND_OF[event.type];
    if (!kind) return;
    // Only the main button chooses, and not where it asks for a menu.
    if (kind === 'down' && (pointer.button !== 0 || pointer.ctrlKey)) return;
    // What was pressed here is released here, wherever the pointer has gone in the meantime.
    if (kind === 'down') element.setPointerCapture?.(pointer.pointerId);
    const pixel = { x: pointer.clientX, y: pointer.clientY };
    hear({
      kind,
      id: pointer.pointerId,
      device: pointer.pointerType === 'touch' ? 'touch' : 'mouse',
      // Asked for only where it matters: to answer, the page must have been laid out.
      get spot() {
        return unitsAt(pixel);
      },
      pixel,
      atMs: event.timeStamp,
    });
  };
  for (const type of Object.keys(KIND_OF)) element.addEventListener(type, listener);
  return () => {
    for (const type of Object.keys(KIND_OF)) element.removeEventListener(type, listener);
  };
}
