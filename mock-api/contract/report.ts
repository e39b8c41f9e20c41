import junit from 'junit-report-builder';
import type { Fault } from './check.ts';
import type { CheckResult } from './checkApi.ts';
import { answerLine, requestLine } from './exchange.ts';

/** The most faults of one check that are printed in full. */
const faultLimit = 5;

const factsOf = ({ what, sentence, exchange, isRemark }: Fault): string =>
  [
    `${isRemark ? 'Remark' : 'Fault'}: ${what}`,
    `  request:  ${requestLine(exchange)}`,
    `  answer:   ${answerLine(exchange)}`,
    `  contract: ${sentence}`,
  ].join('\n');

const indent = (text: string) => text.replaceAll(/^/gm, '    ');

const listFaults = (faults: readonly Fault[]): string[] => [
  ...faults.slice(0, faultLimit).map(factsOf),
  ...(faults.length > faultLimit ? [`… and ${faults.length - faultLimit} more`] : []),
];

export const isFault = ({ isRemark = false }: Fault): boolean => !isRemark;

/** Returns all faults of a run, without remarks. */
export const faultsOf = (results: readonly CheckResult[]): Fault[] =>
  results.flatMap(({ faults = [] }) => faults.filter(isFault));

const markOf = ({ faults }: CheckResult): string => {
  if (!faults) return 'not checked';
  return faults.some(isFault) ? 'FAULT' : 'ok';
};

/** Returns the report for people. */
export const textReport = (results: readonly CheckResult[]): string => {
  const lines = results.flatMap((result) => [
    `${markOf(result).padEnd(11)}  ${result.name}`,
    ...listFaults(result.faults ?? []).map(indent),
  ]);
  const skipped = results.filter(({ faults }) => !faults).length;
  const count = faultsOf(results).length;
  return [
    ...lines,
    '',
    count === 0 ? 'The API keeps the contract.' : `The API breaks the contract: faults ${count}.`,
    ...(skipped > 0
      ? [
          `${skipped} checks of the contact call were not made, because they send messages: add --post.`,
        ]
      : []),
  ].join('\n');
};

/** Writes the report as JUnit XML, with a test case for each check. */
export const writeJunit = (results: readonly CheckResult[], file: string): void => {
  const builder = junit.newBuilder();
  const suite = builder.testSuite().name('API contract');
  for (const { name, faults, seconds } of results) {
    const testCase = suite.testCase().className('contract').name(name).time(seconds);
    const broken = faults?.filter(isFault) ?? [];
    const [first] = broken;
    if (!faults) testCase.skipped();
    else if (first) testCase.failure(listFaults(broken).join('\n'), first.what);
  }
  builder.writeTo(file);
};
