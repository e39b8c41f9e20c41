/** Checks of statuses, caching and cookies. */
import {
  refusalFaults,
  responseSentence,
  statusFaults,
  type Check,
  type Fault,
  type Known,
} from './check.ts';
import { sentenceAt } from './contract.ts';
import type { Exchange } from './exchange.ts';

const postPath = '/api/blog/post/{slug}';
const missing = responseSentence(postPath, 'get', '404');

/** Last segments that no post has: markup, other paths, property names, and broken escapes. */
const hostileSegments = [
  'no-such-post-of-the-contract-check',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '..%2F..%2Fadmin',
  '%2e%2e%5cadmin',
  "'%20OR%201%3D1--",
  '%24where',
  '__proto__',
  'constructor',
  '%00',
  '%F0%9F%8F%92',
  'x'.repeat(120),
];

/** A path with a broken escape, which some frameworks answer with a page or a 500. */
const brokenEscape = '%E0%A4%A';

const missingFaults = async ({ send }: Known): Promise<Fault[]> => {
  const faults: Fault[] = [];
  for (const segment of hostileSegments) {
    const exchange = await send({ path: `/api/blog/post/${segment}` });
    const statuses = segment === '%00' ? [404, 400] : [404];
    faults.push(...refusalFaults(exchange, statuses, missing));
  }
  const broken = await send({ path: `/api/blog/post/${brokenEscape}` });
  faults.push(...refusalFaults(broken, [400, 404], responseSentence(postPath, 'get', '400')));
  return faults;
};

const methodSentence = sentenceAt('components', 'responses', 'MethodNotAllowed');

/** Requests that change nothing, even at an API that does not check the method. */
const otherMethods = [
  { method: 'DELETE', path: '/api/blog/post/no-such-post-of-the-contract-check' },
  { method: 'GET', path: '/api/contact' },
];

const methodFaults = async ({ send }: Known): Promise<Fault[]> => {
  const faults: Fault[] = [];
  for (const sent of otherMethods) {
    const exchange = await send(sent);
    const found = refusalFaults(exchange, [405], methodSentence);
    const hasAllow = exchange.headers.allow !== undefined;
    if (found.length === 0 && !hasAllow) {
      found.push({ what: 'The header Allow is missing.', sentence: methodSentence, exchange });
    }
    faults.push(...found);
  }
  return faults;
};

const cacheSentence = sentenceAt('components', 'headers', 'CacheControl');

const cacheControlFaults = (exchange: Exchange): Fault[] => {
  const value = exchange.headers['cache-control'] ?? '';
  const ages = [...value.matchAll(/(?:max-age|s-maxage|immutable)(?:="?(\d+))?/gi)];
  const isNever = /no-store|no-cache/i.test(value);
  const isTooLong = ages.some(([, seconds = 'Infinity']) => Number(seconds) > 300);
  const what = `An answer may be kept too long: Cache-Control: ${value}.`;
  return !isNever && isTooLong ? [{ what, sentence: cacheSentence, exchange }] : [];
};

const etagFaults = async ({ send }: Known, first: Exchange): Promise<Fault[]> => {
  const { etag } = first.headers;
  if (etag === undefined) return [];
  const sentence = sentenceAt('components', 'headers', 'ETag');
  if (!/^(?:W\/)?"[^"]*"$/.test(etag)) {
    return [{ what: `The ETag ${etag} is not in quotes.`, sentence, exchange: first }];
  }
  const same = await send({ ...first.sent, headers: { 'If-None-Match': etag } });
  const other = await send({ ...first.sent, headers: { 'If-None-Match': '"another"' } });
  return [...statusFaults(same, [304], sentence), ...statusFaults(other, [200], sentence)];
};

const cachingFaults = async (known: Known): Promise<Fault[]> => {
  const [post] = known.full.values();
  const faults: Fault[] = [];
  for (const exchange of [known.list, ...(post ? [post] : [])]) {
    if (exchange.status !== 200) continue;
    faults.push(...cacheControlFaults(exchange), ...(await etagFaults(known, exchange)));
  }
  const none = await known.send({ path: `/api/blog/post/${hostileSegments[0]}` });
  return [...faults, ...cacheControlFaults(none)];
};

const cookieFaults = async ({ send }: Known): Promise<Fault[]> => {
  const Cookie = 'session=expired; consent=1; theme="dark';
  const exchange = await send({ path: '/api/blog/posts', headers: { Cookie } });
  const sentence = sentenceAt('components', 'responses', 'Unauthorized');
  return exchange.status === 401
    ? refusalFaults(exchange, [401], sentence)
    : statusFaults(exchange, [200], sentence);
};

export const httpChecks: readonly Check[] = [
  { name: 'an unknown or hostile slug is a 404 in JSON', find: missingFaults },
  { name: 'another method is a 405 with Allow', find: methodFaults },
  {
    name: 'answers are cached for five minutes at most, and an ETag gives a 304',
    find: cachingFaults,
  },
  { name: 'an unknown cookie gives the posts, or a 401 in JSON', find: cookieFaults },
];
