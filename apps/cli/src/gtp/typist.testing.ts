/*
 * A client for tests: types a line when the one before is answered, or when an analysis has told something.
 */
import type { Typist } from '../memory-io.testing.ts';
import { parseLine } from './parse.ts';

export interface Scripted extends Typist {
  /** What was typed, each line behind `> `, and what was written, in the order of both. */
  transcript(): string;
}

/** Signs that cannot be seen are written `\xNN` in transcripts. */
function withControls(line: string): string {
  return line.replace(/\\x([0-9a-f]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** @param script lines to type, without line feeds, as in a transcript. */
export function typistOf(script: readonly string[]): Scripted {
  let transcript = '';
  let heard = '';
  let answered = 0;
  let wake = () => {};
  const until = async (isReady: () => boolean): Promise<void> => {
    while (!isReady())
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
  };
  return {
    transcript: () => transcript,
    hear: (text) => {
      transcript += text;
      heard += text;
      answered = heard.split('\n\n').length - 1;
      wake();
    },
    async *lines() {
      let due = 0;
      let isAnalyzing = false;
      for (const line of script) {
        transcript += `> ${line}\n`;
        // Whatever is typed ends an analysis, and so its answer.
        if (isAnalyzing) due++;
        const typed = withControls(line);
        const name = parseLine(typed)?.name;
        isAnalyzing = name?.endsWith('-analyze') ?? false;
        if (name !== undefined && !isAnalyzing) due++;
        const from = heard.length;
        yield typed;
        if (!isAnalyzing) {
          await until(() => answered >= due);
          continue;
        }
        await until(() => heard.indexOf('info', from) >= 0 || answered > due);
        // It was refused, and that is an answer.
        if (answered <= due) continue;
        due++;
        isAnalyzing = false;
      }
    },
  };
}
