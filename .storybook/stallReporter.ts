import type { Reporter, TestCase, TestModule } from 'vitest/node';

interface Options {
  /** The longest time in ms in which no test may start or end. */
  limitMs: number;
  /** Ends the run. */
  end: (sentence: string) => void;
}

const defaults: Options = {
  // Longer than the longest hook, which reads all docs pages.
  limitMs: 240_000,
  end: (sentence) => {
    console.error(`\n${sentence}`);
    process.exit(1);
  },
};

/**
 * Ends a run that has stalled. Vitest's timeouts count inside the browser, and Vitest 4 waits without
 * a limit for a page that no longer answers.
 */
export class StallReporter implements Reporter {
  readonly #options: Options;
  #timer: NodeJS.Timeout | undefined;
  #last = '';

  constructor(options: Options = defaults) {
    this.#options = options;
  }

  onTestRunStart = () => this.#restart('the start');
  onTestModuleStart = (module: TestModule) => this.#restart(module.relativeModuleId);
  onTestCaseReady = (test: TestCase) => this.#restart(test.fullName);
  onTestCaseResult = (test: TestCase) => this.#restart(test.fullName);
  onTestRunEnd = () => clearTimeout(this.#timer);

  #restart(last: string) {
    this.#last = last;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#stop(), this.#options.limitMs);
  }

  #stop() {
    const seconds = this.#options.limitMs / 1000;
    this.#options.end(
      `The tests have stalled: nothing has happened for ${seconds} s after '${this.#last}'. A page of the browser no longer answers, which other work on this machine can cause. Run them again, or this one alone with '-t'.`,
    );
  }
}
