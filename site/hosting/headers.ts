import { mediaType } from './media.ts';
import type { Decision } from './rules.ts';

/** Header name → value, names as they are usually written. */
export type Headers = Readonly<Record<string, string>>;

/** What has a body of its own to describe: every decision but the API's. */
export type SiteDecision = Exclude<Decision, { readonly kind: 'api' }>;

const everyResponse = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

const inert = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
// A picture opened by itself may style itself (an SVG icon follows the colour scheme), no more.
const inertPicture = `${inert}; style-src 'unsafe-inline'; sandbox`;

const revalidate = 'no-cache';
const day = 'public, max-age=86400';
const forever = 'public, max-age=31536000, immutable';

/** Social images, which other sites may embed. */
const sharePrefix = 'share/';

/** The policy of a page whose inline styles have these hashes (`sha256-…`, unquoted). */
export function pagePolicy(styles: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles.map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ].join('; ');
}

/** All headers of a response, but those that depend on the bytes (length, encoding, validators). */
export function headersFor(decision: SiteDecision): Headers {
  switch (decision.kind) {
    case 'page':
    case 'shell':
    case 'notFound':
      return {
        ...everyResponse,
        'Content-Security-Policy': pagePolicy(decision.styles),
        'Content-Type': mediaType(decision.file),
        'Cache-Control': revalidate,
      };
    case 'asset':
      return { ...fileHeaders(decision.file), 'Cache-Control': forever };
    case 'file':
      return { ...fileHeaders(decision.file), 'Cache-Control': day };
    case 'redirect':
      return { ...plainHeaders, 'Cache-Control': day, Location: decision.location };
    case 'missing':
      return { ...plainHeaders, 'Cache-Control': 'no-store' };
    case 'methodNotAllowed':
      return { ...plainHeaders, 'Cache-Control': 'no-store', Allow: decision.allow };
  }
}

/** Headers of a short text the server writes itself. */
export const plainHeaders: Headers = {
  ...everyResponse,
  'Content-Security-Policy': inert,
  'Content-Type': 'text/plain; charset=utf-8',
};

/** Headers every API answer carries, whatever the API says: its body can never act as a page. */
export const apiHeaders: Headers = {
  ...everyResponse,
  'Content-Security-Policy': `${inert}; sandbox`,
};

function fileHeaders(file: string): Headers {
  const type = mediaType(file);
  return {
    ...everyResponse,
    ...(file.startsWith(sharePrefix) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    'Content-Security-Policy': type.startsWith('image/') ? inertPicture : inert,
    'Content-Type': type,
  };
}
