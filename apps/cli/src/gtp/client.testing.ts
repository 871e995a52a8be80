/*
 * An engine for tests that passes at once and keeps what it was asked.
 */
import { Chance, type EngineClient, playoutEvaluator, type Question, reportOf, Search } from '@honte/engine';

export function passingClient(): { readonly client: EngineClient; readonly asked: readonly Question[] } {
  const asked: Question[] = [];
  const client: EngineClient = {
    load: async () => {},
    ask: async (question) => {
      asked.push(question);
      const { geometry } = question.start;
      const search = new Search(geometry, playoutEvaluator(geometry, new Chance(1)), 1000);
      search.setPosition(question.start, question.moves);
      const report = reportOf(search);
      const choice = { kind: 'pass', color: report.turn } as const;
      return { kind: 'finished', answer: { goal: 'turn', choice, report }, elapsedMs: 0 };
    },
    stop: () => {},
    close: () => {},
  };
  return { client, asked };
}
