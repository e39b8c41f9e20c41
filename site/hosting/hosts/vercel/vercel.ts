import type { Host, HostedSite } from '../host.ts';
import { stated } from '../limits.ts';
import { hiddenFiles, redirectRows, shellRows } from '../parts.ts';
import { headerRules, staticLimits } from '../staticHost.ts';

/** Returns a path as a pattern of path-to-regexp that matches this path only. */
const pattern = (path: string): string => path.replaceAll(/[()[\]{}:+*?.$]/g, String.raw`\$&`);

/** Returns an address as a destination. There, an unescaped `:` or `$` starts a reference to a part of `source`. */
const destination = (address: string): string => address.replaceAll(/[:$]/g, encodeURIComponent);

/** Returns the settings: https://vercel.com/docs/project-configuration */
export const vercelConfig = (site: HostedSite) => ({
  $schema: 'https://openapi.vercel.sh/vercel.json',
  // Redirects .html and a slash at the end, with status 308.
  cleanUrls: true,
  trailingSlash: false,
  redirects: [
    ...redirectRows(site).map(({ address, to }) => ({
      source: pattern(address),
      destination: destination(to),
      permanent: true,
    })),
    ...hiddenFiles(site)
      .filter((file) => file !== '/404.html')
      .map((file) => ({
        source: pattern(file.replace(/\.html$/, '')),
        destination: '/404',
        permanent: false,
      })),
  ],
  rewrites: [
    { source: '/api/:path*', destination: `${site.apiOrigin}/api/:path*` },
    ...shellRows(site).map(({ prefix, file }) => ({
      source: `${prefix}:slug([a-z0-9%-]+)`,
      destination: file.replace(/\.html$/, ''),
    })),
  ],
  headers: headerRules(site).map(({ path, isPrefix, headers }) => ({
    source: `${pattern(path)}${isPrefix ? '(.*)' : ''}`,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  })),
});

/** Vercel, without functions. */
export const vercel: Host = {
  name: 'vercel',
  steps:
    'Copy vercel.json into dist/site, then run npx vercel deploy --prod dist/site. Repeat this after each build. Run npm run conformance -- https://YOUR-SITE once: it lists what differs.',
  limits: [
    ...stated(
      'Capitals and double slashes in an address are not redirected: they get the 404 page.',
      'A removed post gets the shell with status 200, which shows that the post is not found.',
      'At most 2,048 redirects, rewrites, and headers each: with more pages, use another host.',
    ),
    ...staticLimits,
  ],
  write: (site) =>
    Promise.resolve({ 'vercel.json': `${JSON.stringify(vercelConfig(site), undefined, 2)}\n` }),
};
