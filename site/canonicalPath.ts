/** The one written form of a path. Links, canonical URLs, sitemaps, redirects, and hydration use it. */

/**
 * Returns a text as a segment of a canonical path: lower case, with upper-case percent-encoding. The
 * characters that a path may contain as they are (RFC 3986 section 3.3) stay, because proxies decode
 * them: `a&b`, `a+b`.
 */
export const pathSegment = (text: string) =>
  encodeURI(text.toWellFormed().toLowerCase()).replaceAll(/[/?#]/g, encodeURIComponent);

/** Returns the canonical path of a key of the hosting manifest, which is not percent-encoded. */
export const encodePath = (key: string) => key.split('/').map(pathSegment).join('/');

const decodeSegment = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};

/**
 * Returns the canonical path of an address's path: no trailing slash, each segment as `pathSegment`
 * writes it. A segment that is not percent-encoded correctly is only lower-cased.
 */
export const canonicalPath = (path: string) => {
  const segments = path.split('/');
  while (segments.length > 1 && segments.at(-1) === '') segments.pop();
  const canonical = segments.map((segment) => {
    const text = decodeSegment(segment);
    return text === undefined ? segment.toLowerCase() : pathSegment(text);
  });
  return canonical.join('/') || '/';
};
