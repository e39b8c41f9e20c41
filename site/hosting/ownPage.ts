import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns whether a message comes from a page of this site. A browser cannot be made to forge these
 * headers; another program may leave them out.
 */
export const isFromOwnPage = (
  headers: Pick<IncomingHttpHeaders, 'origin' | 'sec-fetch-site'>,
  host: string,
  siteOrigin: string | undefined,
): boolean => {
  const { origin, 'sec-fetch-site': relation } = headers;
  if (relation === 'same-origin') return true;
  if (origin === undefined) return relation === undefined || relation === 'none';
  return origin === siteOrigin || isOriginOf(origin, host);
};

const isOriginOf = (origin: string, host: string): boolean => {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  // Parsed with the scheme of the origin, which decides whether a port is the default one.
  const requested = `${protocol}//${host}`;
  return originHost !== '' && URL.canParse(requested) && new URL(requested).host === originHost;
};
