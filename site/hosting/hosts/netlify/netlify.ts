import { encodePath } from '../../../canonicalPath.ts';
import type { Host, HostedSite } from '../host.ts';
import { stated } from '../limits.ts';
import { goneRows, hiddenFiles, pageRows, redirectRows, shellRows } from '../parts.ts';
import { headerRules, staticLimits } from '../staticHost.ts';

/** Whether Netlify takes no part of a path for a placeholder. Its files have no form that escapes one. */
const isLiteral = (path: string): boolean => !/[*:]/.test(path);

/** Returns the file of headers: https://docs.netlify.com/manage/routing/headers */
const headersFile = (site: HostedSite): string =>
  headerRules(site)
    .filter(({ path }) => isLiteral(path))
    .map(({ path, isPrefix, headers }) =>
      [
        isPrefix ? `${path}*` : path,
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      ].join('\n'),
    )
    .join('\n\n');

/** Returns the file of redirects, of which the first that matches counts. `!` is for existing files. */
const redirectsFile = (site: HostedSite): string => {
  const { missingPost, notFound } = site.build.manifest;
  const rows = [
    `/api/* ${site.apiOrigin}/api/:splat 200!`,
    ...hiddenFiles(site).map((file) => `${file} /${notFound.file} 404!`),
    ...pageRows(site)
      .filter(({ address }) => isLiteral(address))
      .map(({ address, file }) => `${encodePath(file)} ${address} 301!`),
    ...redirectRows(site)
      .filter(({ address, to }) => isLiteral(address) && isLiteral(to))
      .map(({ address, to }) => `${address} ${to} 301!`),
    ...goneRows(site)
      .filter(({ address }) => isLiteral(address))
      .map(({ address }) => `${address} /${missingPost.file} 410`),
    `/blog/category /${notFound.file} 404`,
    ...shellRows(site).map(({ prefix, file }) => `${prefix}:slug ${file} 200`),
    `/* /${notFound.file} 404`,
  ];
  return `${rows.join('\n')}\n`;
};

/** Netlify, without functions. */
export const netlify: Host = {
  name: 'netlify',
  steps:
    'Copy _headers and _redirects into dist/site, then run npx netlify deploy --prod --dir dist/site. Repeat this after each build. Run npm run conformance -- https://YOUR-SITE once: it lists what differs.',
  limits: [
    ...stated(
      'Redirects have status 301 instead of 308. Capitals and slashes are redirected by Netlify itself, for existing files only.',
      'A slug with * or :, which the contract does not allow, has no rules: its redirect and its 410 are left out, and its page has the headers of a new post, so that browsers refuse its styles.',
    ),
    ...staticLimits,
  ],
  write: (site) =>
    Promise.resolve({ _headers: `${headersFile(site)}\n`, _redirects: redirectsFile(site) }),
};
