/*
 * The conformance cases about life and death, as the solver asks them.
 */
import { readFileSync } from 'node:fs';
import { BLACK, geometryOf, parseDiagram, parsePoint, WHITE } from '@honte/rules';
import { type Problem, UNBOUND } from '@honte/solver';

export interface Named {
  readonly name: string;
  readonly problem: Problem;
}

export function statusCases(): readonly Named[] {
  const text = readFileSync(new URL('../tests/conformance/status.json', import.meta.url), 'utf8');
  const { cases } = JSON.parse(text) as {
    cases: readonly {
      id: string;
      size: [number, number];
      setup: readonly string[];
      target: string;
      targetColor: string;
      region: readonly string[];
    }[];
  };
  return cases.map(({ id, size, setup, target, targetColor, region }) => {
    const geometry = geometryOf(...size);
    const diagram = parseDiagram(setup.join('\n'));
    const point = (name: string) => {
      const parsed = parsePoint(geometry, name);
      if (!parsed.ok) throw new Error(name);
      return parsed.value;
    };
    if (!diagram.ok) throw new Error(id);
    return {
      name: id,
      problem: {
        geometry,
        stones: diagram.value.stones,
        region: region.map(point),
        targets: [point(target)],
        goal: 'kill',
        first: targetColor === 'B' ? WHITE : BLACK,
        bound: UNBOUND,
      },
    };
  });
}
