import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { create } from 'xmlbuilder2';
import type { CheckResult } from './checkApi.ts';
import { faultsOf, faultText } from './report.ts';

/** Returns the element that says how a check ended; undefined for a check without a fault. */
const outcomeOf = (result: CheckResult) => {
  const [fault] = faultsOf([result]);
  if (fault) return { failure: { '@message': fault.what, '#': faultText(result) } };
  const { notChecked } = result;
  return notChecked === undefined ? {} : { skipped: { '@message': notChecked } };
};

/** Returns the report as JUnit XML, with a test case for each check. */
export const junitReport = (results: readonly CheckResult[]): string => {
  const cases = results.map((result) => ({
    '@classname': 'contract',
    '@name': result.name,
    '@time': result.seconds.toFixed(3),
    ...outcomeOf(result),
  }));
  const counts = {
    '@tests': cases.length,
    '@failures': cases.filter((one) => 'failure' in one).length,
    '@errors': 0,
    '@skipped': cases.filter((one) => 'skipped' in one).length,
  };
  const suite = { '@name': 'API contract', ...counts, testcase: cases };
  return create(
    // XML has no form for most control characters.
    { version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '�' },
    { testsuites: { ...counts, testsuite: suite } },
  ).end({ prettyPrint: true });
};

/** Writes the report as JUnit XML, and its folder. */
export const writeJunit = async (results: readonly CheckResult[], file: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, junitReport(results));
};
