import { categoryPath, postPath } from '../api/paths.ts';
import { canonical } from './canonical.ts';
import type { Decision, MissingPost } from './decision.ts';
import { isFileName } from './media.ts';
import type { HostingManifest, SiteDocument } from './manifest.ts';
import type { Path } from './requestPath.ts';

/** Path prefix of the posts, which is also that of their shell. */
const postPrefix = '/blog/';

/** Returns the decision for a post or category that did not exist at build time. */
export const shellDecision = (
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
  const due = Object.hasOwn(manifest.scheduled, path.manifestKey)
    ? manifest.scheduled[path.manifestKey]
    : undefined;
  const post = { apiPath, missing, ...(due !== undefined && { due }) };
  return canonical(path, query) ?? { kind: 'shell', status: 200, post, ...document };
};

const categoryDecision = (path: Path, query: string, { slug, document }: Shell): Decision => {
  if (categoryPath(slug) === undefined) return { kind: 'shell', status: 404, ...document };
  return canonical(path, query) ?? { kind: 'shell', status: 200, ...document };
};
