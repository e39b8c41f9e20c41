import type { Fault } from './check.ts';
import type { CheckResult } from './checkApi.ts';
import { answerLines, requestLines } from './exchangeText.ts';

/** The most faults of one check that are printed in full. */
const faultLimit = 5;

const indent = (text: string) => text.replaceAll(/^/gm, '    ');

/** Returns lines behind a label: the first beside it, the others below the first. */
const labeled = (label: string, lines: readonly string[]): string[] =>
  lines.map((line, index) => `  ${(index === 0 ? `${label}:` : '').padEnd(10)}${line}`);

const linesOf = ({ what, sentence, exchange, isRemark }: Fault, previous?: Fault): string[] => [
  `${isRemark ? 'Remark' : 'Fault'}: ${what}`,
  ...labeled('contract', [sentence]),
  ...(previous?.exchange === exchange
    ? labeled('answer', ['the same as above'])
    : [...labeled('request', requestLines(exchange)), ...labeled('answer', answerLines(exchange))]),
];

const listFaults = (faults: readonly Fault[]): string[] => [
  ...faults
    .slice(0, faultLimit)
    .map((fault, index) => linesOf(fault, faults[index - 1]).join('\n')),
  ...(faults.length > faultLimit ? [`… and ${faults.length - faultLimit} more`] : []),
];

export const isFault = ({ isRemark = false }: Fault): boolean => !isRemark;

/** Returns the faults of a check or a run, without remarks. */
export const faultsOf = (results: readonly CheckResult[]): Fault[] =>
  results.flatMap(({ faults }) => faults.filter(isFault));

/** Returns the faults of a check with their requests and answers, without remarks. */
export const faultText = ({ faults }: CheckResult): string =>
  listFaults(faults.filter(isFault)).join('\n');

const markOf = (result: CheckResult): string => {
  if (faultsOf([result]).length > 0) return 'FAULT';
  return result.notChecked === undefined ? 'ok' : 'not checked';
};

const checkLines = (result: CheckResult): string[] => [
  `${markOf(result).padEnd(11)}  ${result.name}`,
  ...listFaults(result.faults).map(indent),
];

const verdict = (faultCount: number, openCount: number): string => {
  if (faultCount > 0) return `The API breaks the contract: faults ${faultCount}.`;
  return openCount > 0
    ? 'The API keeps the part of the contract that was checked.'
    : 'The API keeps the contract.';
};

/** Returns the reasons why checks were not made, each once, behind the number of its checks. */
const openLines = (results: readonly CheckResult[]): string[] => {
  const reasons = results.flatMap(({ notChecked = [] }) => notChecked);
  if (reasons.length === 0) return [];
  const countOf = (reason: string) => reasons.filter((one) => one === reason).length;
  return [
    `Not checked: ${reasons.length} of ${results.length}.`,
    ...[...new Set(reasons)].map((reason) => indent(`${countOf(reason)}: ${reason}`)),
  ];
};

/** Returns the report for people. */
export const textReport = (results: readonly CheckResult[]): string => {
  const open = openLines(results);
  return [
    ...results.flatMap(checkLines),
    '',
    verdict(faultsOf(results).length, open.length),
    ...open,
  ].join('\n');
};
