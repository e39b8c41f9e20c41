import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The number of lines of an error to print: the message, and the values or the number of pixels. */
const shownLines = 6;

const reasonOf = ({ errors, status }: TestResult) => {
  const lines = stripVTControlCharacters(errors[0]?.message ?? status).split('\n');
  const shown = lines.filter((line) => line.trim() !== '').slice(0, shownLines);
  return shown.map((line) => `    ${line.trim()}`).join('\n');
};

/**
 * Says at the end of a run what failed and why, where the report is, and how to accept screenshots.
 * CI keeps only the end of a long log.
 */
export default class FailureSummary implements Reporter {
  readonly #failed = new Map<string, string>();

  onTestEnd({ title }: TestCase, result: TestResult) {
    if (result.status === 'failed' || result.status === 'timedOut')
      this.#failed.set(title, reasonOf(result));
  }

  onExit() {
    if (this.#failed.size > 0) {
      const titles = [...this.#failed.keys()];
      // `Cards/FanCard` of `Cards/FanCard/Long Text w360`. Tests of docs pages and of the comparison have other titles.
      const components = titles.flatMap((title) => /^[^/]+\/[^/]+(?=\/)/.exec(title) ?? []);
      const [example] = components;
      const others = new Set(components).size - 1;
      for (const [title, reason] of this.#failed) process.stdout.write(`\n${title}\n${reason}\n`);
      process.stdout.write('\nThe report: .cache/visual/report/index.html\n');
      if (example !== undefined) {
        process.stdout.write(
          `To accept a component or a story: npm run accept -- "${example}"${others > 0 ? `, and ${others} more in the report` : ''}\n`,
        );
      }
    }
    return Promise.resolve();
  }
}
