import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Says at the end of a run with failed screenshots where its report is, and how to accept them. */
export default class ReportPath implements Reporter {
  readonly #failed = new Set<string>();

  onTestEnd({ title }: TestCase, { status }: TestResult) {
    if (status === 'failed' || status === 'timedOut') this.#failed.add(title);
  }

  onExit() {
    if (this.#failed.size > 0) {
      // `Cards/FanCard` of `Cards/FanCard/Long Text w360`. Tests of docs pages and of the comparison have other titles.
      const titles = [...this.#failed].flatMap((title) => /^[^/]+\/[^/]+(?=\/)/.exec(title) ?? []);
      const [example] = titles;
      const others = new Set(titles).size - 1;
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
