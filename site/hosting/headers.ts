import type { SiteDecision } from './decision.ts';
import { mediaType } from './media.ts';
import type { SiteDocument } from './manifest.ts';

/** Values by header name. */
export type Headers = Readonly<Record<string, string>>;

const everyResponse = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

const denyAllPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
// An SVG icon that is opened as a page may style itself, because it follows the color scheme.
const picturePolicy = `${denyAllPolicy}; style-src 'unsafe-inline'; sandbox`;

const revalidate = 'no-cache';
const cacheOneDay = 'public, max-age=86400';
const cacheImmutable = 'public, max-age=31536000, immutable';

/** Files that list posts. Like the pages of the blog, they are new when a post is. */
export const blogFiles: readonly string[] = ['rss.xml', 'sitemap.xml'];

/** Share images, which other sites may embed. */
const sharePrefix = 'share/';

/** The configurable part of the content security policy of pages. */
export interface PagePolicy {
  /** Origins of pictures, besides the site's own. */
  readonly imageHosts: readonly string[];
  /** The address to which browsers report what the policy blocked. Without it they report nothing. */
  readonly reportUri?: string;
  /** Asks search engines not to list anything of the site. */
  readonly noindex?: boolean;
}

/** Name of the address for reports, in `Reporting-Endpoints`. */
const reportGroup = 'csp';

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/** Returns the content security policy of a page. */
const contentPolicy = (
  { styles, scripts, connect = [] }: SiteDocument,
  policy: PagePolicy,
): string => {
  const { imageHosts, reportUri } = policy;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...quoted(scripts)].join(' '),
    ["style-src 'self'", ...quoted(styles)].join(' '),
    ["img-src 'self'", ...imageHosts].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
    // Firefox and Safari know `report-uri` only.
    ...(reportUri ? [`report-uri ${reportUri}`, `report-to ${reportGroup}`] : []),
  ].join('; ');
};

const pageHeaders = (document: SiteDocument, policy: PagePolicy): Headers => ({
  ...everyResponse,
  'Content-Security-Policy': contentPolicy(document, policy),
  ...(policy.reportUri && { 'Reporting-Endpoints': `${reportGroup}="${policy.reportUri}"` }),
  'Content-Type': mediaType(document.file),
  'Cache-Control': revalidate,
});

/** Returns the headers of a response, except those that depend on its bytes (length, encoding, ETag). */
export const headersFor = (
  decision: SiteDecision,
  policy: PagePolicy = { imageHosts: [] },
): Headers => ({
  ...headersByKind(decision, policy),
  ...(policy.noindex && { 'X-Robots-Tag': 'noindex' }),
});

const headersByKind = (decision: SiteDecision, policy: PagePolicy): Headers => {
  switch (decision.kind) {
    case 'page':
    case 'shell':
    case 'missingPost':
    case 'notFound':
      return pageHeaders(decision, policy);
    case 'asset':
      return { ...fileHeaders(decision.file), 'Cache-Control': cacheImmutable };
    case 'file':
      return {
        ...fileHeaders(decision.file),
        'Cache-Control': blogFiles.includes(decision.file) ? revalidate : cacheOneDay,
      };
    case 'redirect':
      return { ...plainHeaders, 'Cache-Control': cacheOneDay, Location: decision.location };
    case 'missing':
      return { ...plainHeaders, 'Cache-Control': 'no-store' };
    case 'methodNotAllowed':
      return { ...plainHeaders, 'Cache-Control': 'no-store', Allow: decision.allow };
  }
};

/** Headers of a plain text that the server itself writes. */
export const plainHeaders: Headers = {
  ...everyResponse,
  'Content-Security-Policy': denyAllPolicy,
  'Content-Type': 'text/plain; charset=utf-8',
};

/** Headers of every API response, so that its body cannot act as a page. */
export const apiHeaders: Headers = {
  ...everyResponse,
  'Content-Security-Policy': `${denyAllPolicy}; sandbox`,
};

const fileHeaders = (file: string): Headers => {
  const type = mediaType(file);
  return {
    ...everyResponse,
    ...(file.startsWith(sharePrefix) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    'Content-Security-Policy': type.startsWith('image/') ? picturePolicy : denyAllPolicy,
    'Content-Type': type,
  };
};
