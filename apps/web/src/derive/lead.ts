/*
 * Who leads a count, in words.
 */
import { BLACK, WHITE } from '@honte/rules';
import type { GameSheet } from '../game-sheet.ts';
import type { Texts } from '../text/texts.ts';

/** @param lead in points, seen from Black. */
export function leadText({ count, honte, common }: Texts, { computer }: GameSheet, lead: number): string {
  if (lead === 0) return count.level;
  const leader = lead > 0 ? BLACK : WHITE;
  if (!computer) return count.leads(leader, Math.abs(lead));
  const points = common.number(Math.abs(lead));
  return leader === computer.color ? honte.leads(points) : honte.youLead(points);
}
