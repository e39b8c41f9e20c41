import type { Reporter, TestCase } from 'vitest/node';
import { addToRecord, type StoryResult } from './record.ts';
import { sourcesHasher } from './sources.ts';

interface Meta {
  storyId?: string;
  reports?: { type: string; result?: { passes?: object[]; violations?: object[] } }[];
}

/** Records the results of axe, which Storybook's addon attaches to the test of each story. */
export class HealthReporter implements Reporter {
  readonly #results: Record<string, StoryResult> = {};
  #hashOf: (stories: string) => string = () => '';

  onTestRunStart() {
    this.#hashOf = sourcesHasher(process.cwd()).hashOf;
  }

  onTestCaseResult(test: TestCase) {
    const { storyId, reports = [] } = test.meta() as Meta;
    const result = reports.find(({ type }) => type === 'a11y')?.result;
    if (!storyId || !result?.passes || !result.violations) return;
    this.#results[storyId] = {
      violations: result.violations.length,
      rules: result.passes.length + result.violations.length,
      date: new Date().toISOString().slice(0, 10),
      sources: this.#hashOf(test.module.moduleId),
    };
  }

  onTestRunEnd() {
    if (Object.keys(this.#results).length > 0) addToRecord(process.cwd(), this.#results);
  }
}
