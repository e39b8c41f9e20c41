import type { FullResult, Reporter } from '@playwright/test/reporter';

/** Says at the end of a failed run where its report is. */
export default class ReportPath implements Reporter {
  #hasFailed = false;

  onEnd({ status }: FullResult) {
    this.#hasFailed = status === 'failed';
  }

  onExit() {
    if (this.#hasFailed) {
      process.stdout.write('\nThe report: .cache/visual/report/index.html\n');
    }
    return Promise.resolve();
  }
}
