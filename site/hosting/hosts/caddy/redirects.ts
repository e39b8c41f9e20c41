import type { HostedSite } from '../host.ts';
import { goneRows, headerSets, pageRows, redirectRows } from '../parts.ts';
import { block, headerBlock, quote } from './blocks.ts';

/** Matches a path in any case and with any slashes. */
const looseForm = (path: string): string =>
  path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('/', '/+');

/** Returns an address as the output of a regular expression, where Caddy takes '$' for a group. */
const output = (address: string): string => quote(address.replaceAll('$', '$$$$'));

/** Redirects the other forms of an address, and addresses that have changed. */
export const redirects = (site: HostedSite): string[] => {
  const { redirect } = headerSets(site);
  return [
    ...block('map {http.request.uri.path} {site_canonical}', [
      ...pageRows(site).map(({ path, address, file }) => {
        const forms = [looseForm(path).replace(/\/\+$/, ''), looseForm(file)];
        return `${quote(`~(?i)^(?:${forms.join('|')})/*$`)} ${output(address)}`;
      }),
      ...redirectRows(site).map(
        ({ path, to }) => `${quote(`~(?i)^${looseForm(path)}/*$`)} ${output(to)}`,
      ),
      ...goneRows(site).map(
        ({ path, address }) => `${quote(`~(?i)^${looseForm(path)}/*$`)} ${output(address)}`,
      ),
      '"~^/+blog/+category/+([a-z0-9-]+)/*$" "/blog/category/${1}"',
      '"~^/+blog/+([a-z0-9-]+)/*$" "/blog/${1}"',
      'default ""',
    ]),
    ...block('@redirected', [
      'vars_regexp {site_canonical} ^/',
      'expression `{site_canonical} != {site_path}`',
      'not path /blog/category /blog/category/',
    ]),
    ...block('handle @redirected', [
      ...headerBlock({ ...redirect, Location: '{site_canonical}{site_query}' }),
      'respond 308',
    ]),
  ];
};
