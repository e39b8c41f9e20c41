/** The parts that Netlify and Vercel share: both send files by path and cannot ask the API. */
import { blogFiles, type Headers } from '../headers.ts';
import type { HostedSite } from './host.ts';
import { shared, stated } from './limits.ts';
import { headerSets, pageRows, policyOf, shellRows } from './parts.ts';

/** A path and the headers of its answers. */
export interface HeaderRule {
  readonly path: string;
  /** The rule holds for all paths that start with `path`. */
  readonly isPrefix?: true;
  readonly headers: Headers;
}

const policyName = 'Content-Security-Policy';

/** Returns the headers of a site. When two rules have the same header, the later one counts. */
export const headerRules = (site: HostedSite): HeaderRule[] => {
  const sets = headerSets(site);
  const { manifest, files } = site.build;
  const page = (policy: string): Headers => ({ ...sets.page, [policyName]: policy });
  const isCopy = (file: string) => /\.(?:br|gz)$/.test(file);
  const isPicture = (file: string) => /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/.test(file);
  const headersOf = (file: string) => {
    if (isPicture(file)) return sets.picture;
    return blogFiles.includes(file) ? sets.blogFile : sets.text;
  };
  const others = [...files].filter(
    (file) => !file.includes('/') && !file.endsWith('.html') && !isCopy(file),
  );
  return [
    { path: '/', isPrefix: true, headers: page(policyOf(site, manifest.notFound)) },
    ...shellRows(site)
      .toReversed()
      .map(({ prefix, policy }) => ({
        path: prefix,
        isPrefix: true as const,
        headers: page(policy),
      })),
    ...pageRows(site).map(({ address, policy }) => ({ path: address, headers: page(policy) })),
    { path: '/assets/', isPrefix: true, headers: sets.assetPicture },
    { path: '/share/', isPrefix: true, headers: sets.share },
    ...others.map((file) => ({
      path: `/${file}`,
      headers: headersOf(file),
    })),
  ];
};

/** The differences between these hosts and our server. */
export const staticLimits = [
  ...stated(
    'A post that is newer than the build gets the shell without asking the API, so an unknown post has status 200.',
    'A missing file under /assets/ gets the 404 page instead of a plain text.',
    'Compressed copies (.br, .gz) can be asked for by their own address. The host compresses by itself and does not need them: leave them out of the upload.',
    'The API itself must check messages: their origin, size, number, and fields. Answers under /api/ have the headers that the API gives them.',
    'A form that is posted without JavaScript is not taken.',
    'There is no /healthz.',
  ),
  shared.scheduledPost,
  shared.hook,
];
