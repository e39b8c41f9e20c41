import type { HostingManifest, SiteDocument } from '../hosting/manifest.ts';
import type { ApiPages } from './apiPages.ts';
import type { FetchedPosts } from './fetchApi.ts';
import { resolveRedirects } from './redirects.ts';
import { postKey, removedPosts } from './removedPosts.ts';

export interface ApiManifestInput {
  /** The manifest of the last build; undefined when there is none. */
  before: HostingManifest | undefined;
  /** The pages that show no data of the API. */
  fixed: Readonly<Record<string, SiteDocument>>;
  apiPages: ApiPages;
  list: FetchedPosts;
  /** The redirects of `site/content/redirects.ts`. */
  written: Readonly<Record<string, string>>;
}

/**
 * Returns the parts of the hosting manifest that depend on the API, with a sentence for each redirect
 * that is left out.
 */
export const apiManifest = ({ before, fixed, apiPages, list, written }: ApiManifestInput) => {
  const { shells, missingPost, listed } = apiPages;
  const pages = { ...fixed, ...apiPages.pages };
  const scheduled = Object.fromEntries(
    list.scheduled.flatMap(({ slug, publishedAt }) =>
      publishedAt ? [[postKey(slug), publishedAt.iso] as const] : [],
    ),
  );
  const known = new Set([...Object.keys(pages), ...Object.keys(scheduled)]);
  const { redirects, ...faults } = resolveRedirects({ written, renamed: list.renamed, known });
  const gone = removedPosts(before, [...listed, ...Object.keys(redirects)]);
  return { parts: { pages, shells, missingPost, gone, redirects, scheduled }, ...faults };
};
