import { isFileName } from './media.ts';
import type { HostingManifest, SiteDocument } from './manifest.ts';

/** What to do with a request. Files are relative to the site folder. */
export type Decision =
  | ({ readonly kind: 'page' | 'shell'; readonly status: 200 } & SiteDocument)
  | ({ readonly kind: 'notFound'; readonly status: 404 } & SiteDocument)
  | { readonly kind: 'redirect'; readonly status: 308; readonly location: string }
  /** A file whose name changes with its content. */
  | { readonly kind: 'asset'; readonly status: 200; readonly file: string }
  | { readonly kind: 'file'; readonly status: 200; readonly file: string }
  /** Something only a program asks for: plain text, so that HTML never poses as a script. */
  | { readonly kind: 'missing'; readonly status: 404 }
  | { readonly kind: 'methodNotAllowed'; readonly status: 405; readonly allow: string }
  /** Not ours to answer: the API gets the request under this path and query. */
  | { readonly kind: 'api'; readonly url: string };

/** The parts of a request that the rules look at; `url` is the raw request target. */
export interface SiteRequest {
  readonly method: string;
  readonly url: string;
}

/** Where the API lives on the site's origin. */
export const apiPrefix = '/api/';
/** Where the build puts the files that carry a hash in their name. */
export const assetPrefix = '/assets/';

const allowed = ['GET', 'HEAD'];

/** The path of a request, read in the two ways the rules need. */
interface Path {
  /** As asked for. */
  readonly raw: string;
  /** Decoded, without empty segments, in the case asked for. */
  readonly exact: string;
  /** Decoded, without empty segments, in lower case: the form of a manifest key. */
  readonly folded: string;
}

/** Decides what a request gets. A pure function: it never throws, whatever the URL is. */
export function decide(
  request: SiteRequest,
  manifest: HostingManifest,
  files: { has(path: string): boolean },
): Decision {
  const [raw, query] = splitTarget(request.url);
  const path = isPrintable(request.url) ? readPath(raw) : undefined;
  if (path && raw.startsWith(apiPrefix)) return { kind: 'api', url: raw + query };
  if (!allowed.includes(request.method)) {
    return { kind: 'methodNotAllowed', status: 405, allow: allowed.join(', ') };
  }
  if (raw.startsWith(apiPrefix)) return { kind: 'missing', status: 404 };
  return (
    (path && pageDecision(path, query, manifest)) ||
    fileDecision(path, raw, manifest, files) ||
    (path && shellDecision(path, query, manifest)) || {
      kind: 'notFound',
      status: 404,
      ...manifest.notFound,
    }
  );
}

function pageDecision(path: Path, query: string, manifest: HostingManifest): Decision | undefined {
  const page = Object.hasOwn(manifest.pages, path.folded) && manifest.pages[path.folded];
  if (page) return canonical(path, query) ?? { kind: 'page', status: 200, ...page };
  const owner = ownersOf(manifest).get(path.folded);
  return owner === undefined ? undefined : redirect(owner, query);
}

const owners = new WeakMap<HostingManifest, ReadonlyMap<string, string>>();

/** Which page each document is, by the document's own address; looked up once for each build. */
function ownersOf(manifest: HostingManifest): ReadonlyMap<string, string> {
  const known = owners.get(manifest);
  if (known) return known;
  const pages = Object.entries(manifest.pages);
  const made = new Map(pages.map(([page, { file }]) => [`/${file}`, page]));
  owners.set(manifest, made);
  return made;
}

function fileDecision(
  path: Path | undefined,
  raw: string,
  manifest: HostingManifest,
  files: { has(path: string): boolean },
): Decision | undefined {
  const file = path?.exact.slice(1) ?? '';
  const served = isTidy(raw) && files.has(file) && !isVariant(file, files);
  if (`${path?.folded ?? raw}/`.startsWith(assetPrefix)) {
    return served ? { kind: 'asset', status: 200, file } : { kind: 'missing', status: 404 };
  }
  const isDocument = [manifest.notFound, ...manifest.shells].some((it) => it.file === file);
  return served && !isDocument ? { kind: 'file', status: 200, file } : undefined;
}

function shellDecision(path: Path, query: string, manifest: HostingManifest): Decision | undefined {
  const { shells } = manifest;
  const { folded } = path;
  // '/blog/category' is the folder of the category shell, not a post called 'category'.
  if (isFileName(folded) || shells.some((it) => it.prefix === `${folded}/`)) return undefined;
  const folder = folded.slice(0, folded.lastIndexOf('/') + 1);
  const shell = shells.find((it) => it.prefix === folder);
  if (!shell) return undefined;
  const { file, styles } = shell;
  return canonical(path, query) ?? { kind: 'shell', status: 200, file, styles };
}

/** A redirect to the canonical spelling, or nothing when the request used it. */
function canonical(path: Path, query: string): Decision | undefined {
  return path.raw === encodePath(path.folded) ? undefined : redirect(path.folded, query);
}

function redirect(path: string, query: string): Decision {
  return { kind: 'redirect', status: 308, location: encodePath(path) + query };
}

/** Splits a request target into path and query (with its '?'); drops the origin a proxy may send. */
function splitTarget(url: string): [path: string, query: string] {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const start = target.indexOf('?');
  return start < 0 ? [target, ''] : [target.slice(0, start), target.slice(start)];
}

/** Reads a path; nothing when it is malformed or tries to climb. */
function readPath(raw: string): Path | undefined {
  if (!raw.startsWith('/') || raw.includes('#')) return undefined;
  const segments: string[] = [];
  for (const part of raw.split('/')) {
    const segment = decodeSegment(part);
    if (segment === undefined) return undefined;
    if (segment !== '') segments.push(segment);
  }
  const exact = `/${segments.join('/')}`;
  return { raw, exact, folded: exact.toLowerCase() };
}

function decodeSegment(part: string): string | undefined {
  try {
    const segment = decodeURIComponent(part);
    // eslint-disable-next-line no-control-regex
    return ['.', '..'].includes(segment) || /[/\\\x00-\x1f\x7f]/.test(segment)
      ? undefined
      : segment;
  } catch {
    return undefined;
  }
}

function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

function isPrintable(url: string): boolean {
  return /^[\x21-\x7e]+$/.test(url);
}

function isTidy(raw: string): boolean {
  return !raw.includes('//') && !raw.endsWith('/');
}

/** Compressed copies are chosen by the server, never asked for by name. */
function isVariant(file: string, files: { has(path: string): boolean }): boolean {
  return /\.(br|gz)$/.test(file) && files.has(file.slice(0, -3));
}
