import type { HostedSite } from '../host.ts';
import { blogFiles } from '../../headers.ts';
import {
  headerSets,
  hiddenFiles,
  pageRows,
  redirectRows,
  shellRows,
  slugPattern,
} from '../parts.ts';

/** Returns a text as a string of the configuration. */
export const quote = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** Returns a text as a value of a map, where nginx would take '$' for the start of a variable. */
const literal = (text: string): string => text.replaceAll('$', () => '${site_dollar}');

interface MapRow {
  readonly key: string;
  readonly value: string;
}

/** Returns a `map` block. nginx compares keys without regard to case, and tries patterns in order. */
const map = (source: string, variable: string, rows: readonly MapRow[]): string =>
  [
    `map ${source} $site_${variable} {`,
    ...rows.map(({ key, value }) => `  ${key === 'default' ? key : quote(key)} ${quote(value)};`),
    '}',
  ].join('\n');

const row = (key: string, value: string): MapRow => ({ key, value });

const pathMaps = (): string[] => [
  'geo $site_dollar {\n  default "$";\n}',
  '# The path and the query as requested, and the decoded path without a slash at its end.',
  map('$request_uri', 'path', [row('~^(?<site_raw_path>[^?]*)', '$site_raw_path')]),
  map('$request_uri', 'query', [
    row('default', ''),
    row('~^[^?]*(?<site_raw_query>\\?.*)$', '$site_raw_query'),
  ]),
  map('$uri', 'key', [
    row('default', '$uri'),
    row('~^(?<site_trimmed>/.*[^/])/+$', '$site_trimmed'),
  ]),
];

const pageMaps = (site: HostedSite): string[] => {
  const rows = pageRows(site);
  const { gone } = site.build.manifest;
  return [
    '# Pages: the address, the document, and its content security policy.',
    map('$site_key', 'canonical', [
      row('default', ''),
      ...rows.flatMap(({ path, address, file }) => [
        row(path, literal(address)),
        row(file, literal(address)),
      ]),
      ...redirectRows(site).map(({ path, to }) => row(path, literal(to))),
      row(`~^(?<site_new_page>/blog/(?:category/)?(?!category$)[a-z0-9-]+)$`, '$site_new_page'),
    ]),
    map('$site_key', 'file', [
      row('default', ''),
      ...rows.map(({ path, file }) => row(path, file)),
    ]),
    map('$site_key', 'policy', [
      row('default', ''),
      ...rows.map(({ path, policy }) => row(path, policy)),
    ]),
    '# 1 when the address is another form of a canonical one.',
    map('"$site_canonical $site_path"', 'redirects', [
      row('default', '0'),
      row('~^(?<site_same>\\S+) \\k<site_same>$', '0'),
      row('~^\\S', '1'),
    ]),
    '# Posts that were removed, and posts and categories that are newer than the build.',
    map('$site_key', 'gone', [row('default', '0'), ...gone.map((path) => row(path, '1'))]),
    map('$site_key', 'slug', [
      row('default', ''),
      row('~^/blog/(?!category$)(?<site_raw_slug>[^/.]+)$', '$site_raw_slug'),
    ]),
    map('$site_path', 'shell', [
      row('default', ''),
      ...shellRows(site).map(({ prefix, file }) =>
        row(`~^${prefix}(?!category$)${slugPattern}$`, file),
      ),
    ]),
    map('$site_path', 'shell_policy', [
      row('default', ''),
      ...shellRows(site).map(({ prefix, policy }) => row(`~^${prefix}[^/]+$`, policy)),
    ]),
  ];
};

const refusalMaps = (site: HostedSite): string[] => [
  '# Addresses that are not found, even if a file has this name.',
  map('$site_path', 'malformed', [
    row('default', ''),
    row('~*^/(?:assets|api)/?.*(?:%2f|%5c|%[01][0-9a-f]|%7f|\\\\|#)', 'missing'),
    row('~*^/(?:assets|api)/(?:.*/)?(?:\\.|%2e){1,2}(?:/|$)', 'missing'),
    row('~*(?:%2f|%5c|%[01][0-9a-f]|%7f|\\\\|#)', 'not_found'),
    row('~*(?:^|/)(?:\\.|%2e){1,2}(?:/|$)', 'not_found'),
  ]),
  map('$site_path', 'unclean', [row('default', '0'), row('~//', '1'), row('~./$', '1')]),
  map('$uri', 'hidden', [
    row('default', '0'),
    row('~\\.(?:br|gz)$', '1'),
    ...hiddenFiles(site).map((file) => row(file, '1')),
  ]),
  map('"$request_method $site_path"', 'refuses_method', [
    row('default', '1'),
    row('~^(?:GET|HEAD) ', '0'),
    row('~^\\S+ /api/', '0'),
  ]),
];

const headerMaps = (site: HostedSite): string[] => {
  const sets = headerSets(site);
  const policy = (headers: Readonly<Record<string, string>>) =>
    headers['Content-Security-Policy'] ?? '';
  return [
    '# Headers that depend on the file or the answer.',
    map('$uri', 'file_policy', [
      row('default', policy(sets.text)),
      row('~*\\.(?:avif|gif|ico|jpe?g|png|svg|webp)$', policy(sets.picture)),
    ]),
    map('$uri', 'file_cache', [
      row('default', sets.text['Cache-Control'] ?? ''),
      ...blogFiles.map((file) => row(`/${file}`, sets.blogFile['Cache-Control'] ?? '')),
    ]),
    map('$uri', 'embedding', [
      row('default', 'same-origin'),
      row('~^/share/', sets.share['Cross-Origin-Resource-Policy'] ?? ''),
    ]),
    map('$status', 'own_cache', [
      row('default', 'no-store'),
      row('308', sets.redirect['Cache-Control'] ?? ''),
    ]),
    map('$status', 'allow', [row('default', ''), row('405', 'GET, HEAD')]),
    map('"$request_method $status $uri $upstream_http_cache_control"', 'api_cache', [
      row('~^\\S+ \\S+ \\S+ (?<site_sent_cache>.+)$', '$site_sent_cache'),
      row('~^(?:GET|HEAD) (?:200|304) /api/blog/', 'private, no-cache'),
      row('default', 'no-store'),
    ]),
  ];
};

const messageMaps = ({ siteOrigin }: HostedSite): string[] => [
  '# Messages are taken from the pages of this site, five a minute from one address.',
  map('"$http_sec_fetch_site|$http_origin|$http_host"', 'foreign', [
    row('default', '1'),
    row('~^same-origin\\|', '0'),
    row('~^(?:none)?\\|\\|', '0'),
    row(`~\\|${siteOrigin.replaceAll('.', '\\.')}\\|`, '0'),
    row('~\\|https?://(?<site_own_host>[^|]+)\\|\\k<site_own_host>$', '0'),
  ]),
  map('$request_method', 'message_sender', [
    row('default', ''),
    row('POST', '$binary_remote_addr'),
  ]),
  map('"$request_method $content_type"', 'wrong_type', [
    row('default', '0'),
    row('~*^POST application/json\\s*(?:;|$)', '0'),
    row('~^POST ', '1'),
  ]),
  'limit_req_zone $site_message_sender zone=site_messages:10m rate=5r/m;',
];

/** Returns the part of the configuration that stands outside the server block. */
export const nginxMaps = (site: HostedSite): string =>
  [
    'map_hash_bucket_size 512;',
    'map_hash_max_size 65536;',
    ...pathMaps(),
    ...pageMaps(site),
    ...refusalMaps(site),
    ...headerMaps(site),
    ...messageMaps(site),
  ].join('\n\n');
