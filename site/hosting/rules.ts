import { canonical, redirect } from './canonical.ts';
import type { Decision } from './decision.ts';
import type { HostingManifest } from './manifest.ts';
import { hasCleanSlashes, isPrintable, readPath, splitTarget, type Path } from './requestPath.ts';
import { shellDecision } from './shellRules.ts';

/** The parts of a request that the rules read; `url` is the raw request target. */
export interface SiteRequest {
  readonly method: string;
  readonly url: string;
}

/** Path prefix of the API on the site's origin. */
export const apiPrefix = '/api/';
/** Tells our server that a post has changed; see `blogHook.ts`. Other hosts do not have it. */
export const hookPath = '/hooks/blog';
/** The page with the contact form, which posts to its own address. */
const formPath = '/contact';
/** Path prefix of the files with a content hash in their name. */
const assetPrefix = '/assets/';

const allowed = ['GET', 'HEAD'];

/** Returns the decision for a request. Pure, and never throws. */
export const decide = (
  request: SiteRequest,
  manifest: HostingManifest,
  files: { has(path: string): boolean },
): Decision => {
  const [raw, query] = splitTarget(request.url);
  const path = isPrintable(request.url) ? readPath(raw) : undefined;
  if (path && raw.startsWith(apiPrefix)) return { kind: 'api', url: raw + query };
  if (request.method === 'POST' && path?.manifestKey === formPath && hasAnswers(manifest)) {
    return { kind: 'form' };
  }
  if (!allowed.includes(request.method)) {
    // The server answers it before these rules, when it has a secret.
    if (raw === hookPath) return { kind: 'missing', status: 404 };
    return { kind: 'methodNotAllowed', status: 405, allow: allowed.join(', ') };
  }
  if (raw.startsWith(apiPrefix)) return { kind: 'missing', status: 404 };
  return (
    (path && pageDecision(path, query, manifest)) ||
    fileDecision(path, raw, manifest, files) ||
    (path && renamedDecision(path, query, manifest)) ||
    (path && shellDecision(path, query, manifest)) || {
      kind: 'notFound',
      status: 404,
      ...manifest.notFound,
    }
  );
};

const hasAnswers = ({ answers }: HostingManifest): boolean => Object.keys(answers).length > 0;

const pageDecision = (
  path: Path,
  query: string,
  manifest: HostingManifest,
): Decision | undefined => {
  const page = Object.hasOwn(manifest.pages, path.manifestKey) && manifest.pages[path.manifestKey];
  if (page) return canonical(path, query) ?? { kind: 'page', status: 200, ...page };
  const canonicalPath = canonicalPathsOf(manifest).get(path.manifestKey);
  return canonicalPath === undefined ? undefined : redirect(canonicalPath, query);
};

const pathsByManifest = new WeakMap<HostingManifest, ReadonlyMap<string, string>>();

/** Returns the canonical path of each document by its `.html` address, cached for each build. */
const canonicalPathsOf = (manifest: HostingManifest): ReadonlyMap<string, string> => {
  const known = pathsByManifest.get(manifest);
  if (known) return known;
  const pages = Object.entries(manifest.pages);
  const paths = new Map(pages.map(([page, { file }]) => [`/${file}`, page]));
  pathsByManifest.set(manifest, paths);
  return paths;
};

/** Redirects an address that has changed. Pages and files of this address come first. */
const renamedDecision = (
  { manifestKey }: Path,
  query: string,
  { redirects }: HostingManifest,
): Decision | undefined => {
  const to = Object.hasOwn(redirects, manifestKey) ? redirects[manifestKey] : undefined;
  return to === undefined ? undefined : redirect(to, query);
};

const fileDecision = (
  path: Path | undefined,
  raw: string,
  manifest: HostingManifest,
  files: { has(path: string): boolean },
): Decision | undefined => {
  const file = path?.exact.slice(1) ?? '';
  const served = hasCleanSlashes(raw) && files.has(file) && !isCompressedCopy(file, files);
  if (`${path?.manifestKey ?? raw}/`.startsWith(assetPrefix)) {
    return served ? { kind: 'asset', status: 200, file } : { kind: 'missing', status: 404 };
  }
  const { notFound, missingPost, shells, answers } = manifest;
  const isDocument = [notFound, missingPost, ...shells, ...Object.values(answers)].some(
    (it) => it.file === file,
  );
  return served && !isDocument ? { kind: 'file', status: 200, file } : undefined;
};

/** Returns whether a file is a compressed copy, which has no address of its own. */
const isCompressedCopy = (file: string, files: { has(path: string): boolean }): boolean => {
  return /\.(br|gz)$/.test(file) && files.has(file.slice(0, -3));
};
