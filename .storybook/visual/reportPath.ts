import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Says at the end of a run with failed screenshots where its report is, and how to accept them. */
export default class ReportPath implements Reporter {
  #failed = 0;

  onTestEnd(_test: TestCase, { status }: TestResult) {
    if (status === 'failed' || status === 'timedOut') this.#failed += 1;
  }

  onExit() {
    if (this.#failed > 0) {
      process.stdout.write(
        '\nThe report: .cache/visual/report/index.html\nTo accept a component or a story: npm run accept -- Cards/FanCard\n',
      );
    }
    return Promise.resolve();
  }
}
