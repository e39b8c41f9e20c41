import { categoryPath, postPath } from '../api/paths.ts';
import { encodePath } from '../canonicalPath.ts';
import { isFileName } from './media.ts';
import type { HostingManifest, SiteDocument } from './manifest.ts';
import { hasCleanSlashes, isPrintable, readPath, splitTarget, type Path } from './requestPath.ts';

/** A post that does not exist (404), or that was published and then removed (410). */
export type MissingPost = {
  readonly kind: 'missingPost';
  readonly status: 404 | 410;
} & SiteDocument;

/** What to ask the API before the shell of a post is sent. */
export interface PostQuestion {
  readonly apiPath: string;
  /** The decision when the API has no such post. */
  readonly missing: MissingPost;
}

/** What to do with a request. Files are relative to the site folder. */
export type Decision =
  | ({ readonly kind: 'page'; readonly status: 200 } & SiteDocument)
  /** A page that did not exist at build time. With status 404 its address cannot have one. */
  | ({
      readonly kind: 'shell';
      readonly status: 200 | 404;
      readonly post?: PostQuestion;
    } & SiteDocument)
  | MissingPost
  | ({ readonly kind: 'notFound'; readonly status: 404 } & SiteDocument)
  | { readonly kind: 'redirect'; readonly status: 308; readonly location: string }
  /** A file whose name changes with its content. */
  | { readonly kind: 'asset'; readonly status: 200; readonly file: string }
  | { readonly kind: 'file'; readonly status: 200; readonly file: string }
  /** A missing script or picture: answered in plain text, so that HTML is never run as a script. */
  | { readonly kind: 'missing'; readonly status: 404 }
  | { readonly kind: 'methodNotAllowed'; readonly status: 405; readonly allow: string }
  /** A form that is posted without JavaScript. */
  | { readonly kind: 'form' }
  /** The API answers, under this path and query. */
  | { readonly kind: 'api'; readonly url: string };

/** The parts of a request that the rules read; `url` is the raw request target. */
export interface SiteRequest {
  readonly method: string;
  readonly url: string;
}

/** Path prefix of the API on the site's origin. */
export const apiPrefix = '/api/';
/** The page with the contact form, which posts to its own address. */
const formPath = '/contact';
/** Path prefix of the files with a content hash in their name. */
const assetPrefix = '/assets/';

/** Path prefix of the posts, which is also that of their shell. */
const postPrefix = '/blog/';

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

const shellDecision = (
  path: Path,
  query: string,
  manifest: HostingManifest,
): Decision | undefined => {
  const { shells } = manifest;
  const { manifestKey } = path;
  // '/blog/category' is the folder of the category shell, not a post with that slug.
  if (isFileName(manifestKey) || shells.some((it) => it.prefix === `${manifestKey}/`))
    return undefined;
  const folder = manifestKey.slice(0, manifestKey.lastIndexOf('/') + 1);
  const shell = shells.find((it) => it.prefix === folder);
  if (!shell) return undefined;
  const { prefix, ...document } = shell;
  const slug = manifestKey.slice(prefix.length);
  return prefix === postPrefix
    ? postDecision(path, query, manifest, { slug, document })
    : categoryDecision(path, query, { slug, document });
};

interface Shell {
  readonly slug: string;
  readonly document: SiteDocument;
}

const postDecision = (
  path: Path,
  query: string,
  manifest: HostingManifest,
  { slug, document }: Shell,
): Decision => {
  const status = manifest.gone.includes(path.manifestKey) ? 410 : 404;
  const missing: MissingPost = { kind: 'missingPost', status, ...manifest.missingPost };
  const apiPath = postPath(slug);
  if (apiPath === undefined) return missing;
  const post = { apiPath, missing };
  return canonical(path, query) ?? { kind: 'shell', status: 200, post, ...document };
};

const categoryDecision = (path: Path, query: string, { slug, document }: Shell): Decision => {
  if (categoryPath(slug) === undefined) return { kind: 'shell', status: 404, ...document };
  return canonical(path, query) ?? { kind: 'shell', status: 200, ...document };
};

/** Returns a redirect to the canonical path, or undefined when the request used it. */
const canonical = (path: Path, query: string): Decision | undefined => {
  return path.raw === encodePath(path.manifestKey) ? undefined : redirect(path.manifestKey, query);
};

const redirect = (path: string, query: string): Decision => {
  return { kind: 'redirect', status: 308, location: encodePath(path) + query };
};

/** Returns whether a file is a compressed copy, which has no address of its own. */
const isCompressedCopy = (file: string, files: { has(path: string): boolean }): boolean => {
  return /\.(br|gz)$/.test(file) && files.has(file.slice(0, -3));
};
