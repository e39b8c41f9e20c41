import { createHash } from 'node:crypto';
import { decoded, type RawAnswer } from '../../api/testing/exchange.ts';
import { securityHeaders, type ConformanceRequest } from './requests.ts';

/** One property in which the answer of a host differs from that of our server. */
export interface Difference {
  readonly request: ConformanceRequest;
  /** `status`, `body`, or a header in lower case. */
  readonly field: string;
  readonly ours: string;
  readonly theirs: string;
}

type Properties = Readonly<Record<string, string>>;

/** Header values that mean the same, in one form. */
const normalized = (name: string, value: string, origin: string): string => {
  if (name === 'location')
    return value.startsWith(`${origin}/`) ? value.slice(origin.length) : value;
  if (name === 'content-type') return value.toLowerCase().replaceAll(' ', '');
  if (name === 'allow') return value.split(/, */).toSorted().join(', ');
  // Its value depends on the bytes and the host.
  if (name === 'etag') return 'present';
  if (name === 'vary') return /accept-encoding/i.test(value) ? 'accept-encoding' : '';
  return value;
};

const headerNames = [
  'location',
  'content-type',
  'content-encoding',
  'content-range',
  'vary',
  'etag',
  'allow',
];

const isRedirect = (status: number) => status >= 301 && status <= 308 && status !== 304;

/** Returns what a visitor, a browser or a cache notices of an answer. */
const propertiesOf = (answer: RawAnswer, ours: RawAnswer, origin: string): Properties => {
  const names = new Set([...headerNames, ...securityHeaders()]);
  // Nobody sees the text of a redirect; a 304 has that of the kept answer.
  if (isRedirect(ours.status) || ours.status === 304) names.delete('content-type');
  if (isRedirect(ours.status)) names.delete('content-security-policy');
  // Compressed copies of a picture or a post differ between hosts.
  if (ours.status === 304) names.delete('content-encoding');
  const header = (name: string) => normalized(name, String(answer.headers[name] ?? ''), origin);
  return {
    status: answer.status === 0 ? 'no answer' : String(answer.status),
    ...Object.fromEntries([...names].map((name) => [name, header(name)])),
    body: bodyOf(answer, ours),
  };
};

/** Returns whether the body of an answer is a text, which hosts word differently. */
const isOwnText = ({ status, headers }: RawAnswer): boolean =>
  status === 416 ||
  (headers.etag === undefined && !headers['content-type']?.startsWith('text/html'));

/** Returns a short hash of a document or file; of another text, whether there is one. */
const bodyOf = ({ body, headers }: RawAnswer, ours: RawAnswer): string => {
  if (isRedirect(ours.status)) return 'unread';
  if (body.length === 0) return 'empty';
  if (isOwnText(ours)) return 'present';
  try {
    const content = decoded(body, headers['content-encoding']);
    return createHash('sha256').update(content).digest('hex').slice(0, 12);
  } catch {
    return 'cannot be decoded';
  }
};

/** Returns the properties in which an answer differs from ours. */
export const compare = (
  request: ConformanceRequest,
  [ours, ourOrigin]: readonly [RawAnswer, string],
  [theirs, theirOrigin]: readonly [RawAnswer, string],
): Difference[] => {
  const expected = propertiesOf(ours, ours, ourOrigin);
  const actual = propertiesOf(theirs, ours, theirOrigin);
  // With another status, the other properties are those of another answer.
  const fields = expected['status'] === actual['status'] ? Object.keys(expected) : ['status'];
  return fields
    .filter((field) => expected[field] !== actual[field])
    .map((field) => ({
      request,
      field,
      ours: expected[field] ?? '',
      theirs: actual[field] ?? '',
    }));
};
