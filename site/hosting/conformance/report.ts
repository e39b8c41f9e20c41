import type { Host, Limit } from '../hosts/host.ts';
import type { Difference } from './compare.ts';
import type { SuiteResult } from './suite.ts';

/** The result of the suite for a host, with the host's version. */
export interface HostReport extends SuiteResult {
  readonly name: string;
  readonly version: string;
  readonly limits: Host['limits'];
}

const limitOf = (difference: Difference, limits: readonly Limit[]): Limit | undefined =>
  limits.find((limit) => limit.explains(difference));

/** Returns the differences that no limit of the host explains. */
export const unexplained = ({ differences, limits }: HostReport): Difference[] =>
  differences.filter((difference) => !limitOf(difference, limits));

const answers = (differences: readonly Difference[]): number =>
  new Set(differences.map(({ request }) => request)).size;

/** Returns rows as a Markdown table with aligned columns. */
const table = (rows: readonly (readonly string[])[]): string => {
  const [head = []] = rows;
  const widths = head.map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [line(head), line(rule), ...rows.slice(1).map(line)].join('\n');
};

/** Returns one row for each host. */
export const summaryTable = (reports: readonly HostReport[]): string =>
  table([
    ['Host', 'Version', 'Requests', 'Same answer', 'Stated limits', 'Other differences'],
    ...reports.map((report) => {
      const { name, version, requests, differences } = report;
      const other = answers(unexplained(report));
      const all = answers(differences);
      return [name, version, requests, requests - all, all - other, other].map(String);
    }),
  ]);

const shortened = (value: string): string =>
  (value.length > 60 ? `${value.slice(0, 57)}...` : value) || '(none)';

const requestLine = ({ method = 'GET', target, headers = {}, etagIn }: Difference['request']) => {
  const sent = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
  return [`${method} ${target}`, ...sent, ...(etagIn ? [`${etagIn}: its ETag`] : [])].join(', ');
};

/** Returns the differences of a host under the sentences that state them. */
export const differenceList = (report: HostReport): string => {
  const { name, differences, limits } = report;
  const groups = [
    ...limits.map(({ sentence }, index) => ({ sentence, limit: limits[index] })),
    { sentence: 'Not stated:', limit: undefined },
  ].map(({ sentence, limit }) => {
    const rows = differences
      .filter((difference) => limitOf(difference, limits) === limit)
      .map(({ request, field, ours, theirs }) => [
        requestLine(request),
        field,
        shortened(ours),
        shortened(theirs),
      ]);
    if (rows.length === 0) return '';
    return `${sentence}\n\n${table([['Request', 'Property', 'Our server', name], ...rows])}\n`;
  });
  return groups.filter((group) => group !== '').join('\n');
};
