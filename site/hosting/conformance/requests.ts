import type { RawRequest } from '../../api/testing/exchange.ts';
import { headersFor } from '../headers.ts';
import type { Build } from '../manifest.ts';
import { decide } from '../rules.ts';
import { encodingCases, rangeCases, ruleCases } from './cases.ts';

/** A request of the suite, in the group under which the report lists it. */
export interface ConformanceRequest extends RawRequest {
  readonly group: string;
  /** The condition header that gets the ETag of the host's own answer. */
  readonly etagIn?: 'if-none-match' | 'if-match' | 'if-range';
}

/** Returns files of the build that replace the invented names in `cases.ts`. */
const samplesOf = ({ manifest, files }: Build) => {
  const named = (pattern: RegExp) => [...files].toSorted().find((file) => pattern.test(file));
  const post = Object.keys(manifest.pages).find((path) => /^\/blog\/[^/]+$/.test(path));
  const hasCopy = (file: string) => files.has(`${file}.br`);
  const script = [...files].toSorted().find((file) => file.endsWith('.js') && hasCopy(file));
  return {
    post: post ?? '/blog/wax-or-not',
    script: `/${script ?? 'assets/main-B1a2.js'}`,
    font: `/${named(/\.woff2$/) ?? 'assets/Archivo-9z.woff2'}`,
    picture: `/${named(/^assets\/.*\.(webp|avif|jpg)$/) ?? 'assets/hero-a1.webp'}`,
    share: `/${named(/^share\//) ?? 'share/home.png'}`,
  };
};

type Samples = ReturnType<typeof samplesOf>;

/** Whether Node can send a request for this target: it refuses other characters, and a start without a slash. */
const isSendable = (target: string) => /^(?:https?:\/)?\/[\x21-\x7e]*$/.test(target);

const ruleRequests = (build: Build, samples: Samples): ConformanceRequest[] => {
  const names: readonly (readonly [string, string])[] = [
    ['/blog/wax-or-not', samples.post],
    ['/assets/main-B1a2.js', samples.script],
    ['/assets/Archivo-9z.woff2', samples.font],
    ['/assets/archivo-9z.woff2', samples.font.toLowerCase()],
    ['/share/home.png', samples.share],
    ['/blog/feed.xml', '/rss.xml'],
  ];
  return ruleCases
    .map(([target]) => names.reduce((url, [from, to]) => url.replace(from, to), target))
    .filter(isSendable)
    .map((target) => ({ group: groupOf(build, target), target }));
};

const groupOf = ({ manifest, files }: Build, url: string) =>
  decide({ method: 'GET', url }, manifest, files).kind;

const pageRequests = ({ manifest }: Build): ConformanceRequest[] =>
  Object.keys(manifest.pages)
    .filter((path) => !path.startsWith('/blog/'))
    .map((target) => ({ group: 'page', target }));

const redirectRequests = ({ manifest }: Build, { post }: Samples): ConformanceRequest[] => {
  const nested = Object.keys(manifest.pages).find((path) => /^\/(?!blog)[^/]+\/./.test(path));
  const category = Object.keys(manifest.pages).find((path) => path.startsWith('/blog/category/'));
  const paths = [post, nested, category].filter((path) => path !== undefined);
  return paths
    .flatMap((path) => [
      path.toUpperCase(),
      `${path}/`,
      `${path}//?a=1&b=%2F`,
      path.replace(/\/(?=[^/]*$)/, '//'),
      `${path}.html`,
      `${path}.HTML?from=mail`,
      `${path}/?`,
    ])
    .map((target) => ({ group: 'redirect', target }));
};

const encodingRequests = ({ script }: Samples): ConformanceRequest[] =>
  encodingCases.flatMap(([accepted]) =>
    ['/', script, '/nowhere', '/rss.xml'].map((target) => ({
      group: 'encoding',
      target,
      headers: { 'accept-encoding': accepted },
    })),
  );

const rangeRequests = ({ picture }: Samples): ConformanceRequest[] => {
  const ranges = [...rangeCases.map(([range]) => range), 'bytes=99999999-'];
  const range = 'bytes=0-1';
  return [
    ...ranges.map((value) => ({ target: picture, headers: { range: value } })),
    { target: picture, headers: { range }, etagIn: 'if-range' as const },
    { target: picture, headers: { range, 'if-range': '"old"' } },
    { target: '/nowhere', headers: { range } },
  ].map((request) => ({ group: 'range', ...request }));
};

const conditionRequests = ({ script, picture }: Samples): ConformanceRequest[] => {
  const past = 'Thu, 01 Jan 1970 00:00:00 GMT';
  const conditions = [
    { 'if-none-match': '*' },
    { 'if-none-match': '"other"' },
    { 'if-match': '"other"' },
    { 'if-unmodified-since': past },
    { 'if-modified-since': past },
  ];
  const request = { group: 'condition', headers: { 'accept-encoding': 'br' } };
  return [
    ...['/', script, picture].flatMap((target) => [
      { ...request, target, etagIn: 'if-none-match' as const },
      { ...request, target, etagIn: 'if-match' as const },
    ]),
    ...['/', script, picture, '/nowhere'].flatMap((target) =>
      conditions.map((headers) => ({
        ...request,
        target,
        headers: { ...request.headers, ...headers },
      })),
    ),
  ];
};

const methodRequests = ({ script }: Samples): ConformanceRequest[] => {
  const head = ['/', '/nowhere', '/blog/new-post', '/Hockey-Tape', script, '/assets/gone.js'];
  const others = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];
  return [
    ...head.map((target) => ({ group: 'HEAD', target, method: 'HEAD' })),
    ...others.flatMap((method) =>
      ['/', '/nowhere', script].map((target) => ({ group: 'method', target, method })),
    ),
  ];
};

const apiRequests = ({ post }: Samples): ConformanceRequest[] =>
  [
    { target: `/api${post.replace('/blog/', '/blog/post/')}` },
    { target: '/api/blog/post/no-such-post' },
    { target: '/api/blog/posts', method: 'HEAD' },
    { target: '/api/nowhere' },
    { target: '/api/blog/posts', method: 'POST', body: '{}' },
    {
      target: '/api/contact',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    },
    {
      target: '/api/contact',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: '{}',
    },
    // The mock API has taken this post back.
    { target: '/blog/waxing-your-own-laces' },
    { target: '/hooks/blog' },
    { target: '/hooks/blog', method: 'POST', body: '{}' },
    { target: '/sitemap.xml' },
    { target: '/contact', method: 'POST', body: 'name=Ada' },
    { target: '/healthz' },
  ].map((request) => ({ group: 'api', ...request }));

/** Returns the requests of the suite for a build: what the rules decide about, as it arrives. */
export const requestsFor = (build: Build): ConformanceRequest[] => {
  const samples = samplesOf(build);
  const all = [
    ...ruleRequests(build, samples),
    ...pageRequests(build),
    ...redirectRequests(build, samples),
    ...encodingRequests(samples),
    ...rangeRequests(samples),
    ...conditionRequests(samples),
    ...methodRequests(samples),
    ...apiRequests(samples),
  ];
  return [...new Map(all.map((request) => [JSON.stringify(request), request])).values()];
};

/** Returns the names of the headers that every answer needs, whichever its status. */
export const securityHeaders = (): string[] => {
  const headers = headersFor({ kind: 'missing', status: 404 });
  return Object.keys(headers)
    .map((name) => name.toLowerCase())
    .filter((name) => name !== 'content-type');
};
