/** A request path in the three forms that the rules need. */
export interface Path {
  /** As requested. */
  readonly raw: string;
  /** Decoded, without empty segments, in the requested case. */
  readonly exact: string;
  /** Decoded, without empty segments, in lower case: the form of a manifest key. */
  readonly manifestKey: string;
}

/** Splits a request target into path and query (with its '?'). Drops the origin, which a proxy sends. */
export const splitTarget = (url: string): [path: string, query: string] => {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const start = target.indexOf('?');
  return start < 0 ? [target, ''] : [target.slice(0, start), target.slice(start)];
};

/** Parses a path. Returns undefined when it is malformed or has a '..' segment. */
export const readPath = (raw: string): Path | undefined => {
  if (!raw.startsWith('/') || raw.includes('#')) return undefined;
  const segments: string[] = [];
  for (const part of raw.split('/')) {
    const segment = decodeSegment(part);
    if (segment === undefined) return undefined;
    if (segment !== '') segments.push(segment);
  }
  const exact = `/${segments.join('/')}`;
  return { raw, exact, manifestKey: exact.toLowerCase() };
};

const decodeSegment = (part: string): string | undefined => {
  try {
    const segment = decodeURIComponent(part);
    // oxlint-disable-next-line no-control-regex
    return ['.', '..'].includes(segment) || /[/\\\x00-\x1f\x7f]/.test(segment)
      ? undefined
      : segment;
  } catch {
    return undefined;
  }
};

/** Returns whether a request target has visible ASCII characters only. */
export const isPrintable = (url: string): boolean => /^[\x21-\x7e]+$/.test(url);

/** Returns whether a path has neither an empty segment nor a trailing slash. */
export const hasCleanSlashes = (raw: string): boolean => !raw.includes('//') && !raw.endsWith('/');
