import { mediaTypes } from '../../media.ts';
import type { HostedSite } from '../host.ts';
import { headerSets, policyOf } from '../parts.ts';
import { apiLocations, questionLocations } from './api.ts';
import { block, headerLines, jsonType, textType } from './blocks.ts';
import { quote } from './maps.ts';

const typeLines = (): string[] => {
  const rows = Object.entries(mediaTypes).map(
    ([extension, type]) => `${quote(type)} ${extension.slice(1)};`,
  );
  return [...block('types', rows), 'default_type application/octet-stream;'];
};

/** The decisions of `rules.ts`, in its order. */
const decisionLines = (): string[] => [
  '# A question to the API whether it has a post.',
  ...block('if ($uri = /@has-post)', ['break;']),
  ...block('if ($site_refuses_method)', ['rewrite ^ /@refused last;']),
  ...block('if ($site_malformed = missing)', ['rewrite ^ /@missing last;']),
  ...block('if ($site_malformed = not_found)', ['rewrite ^ /@not-found last;']),
  ...block('if ($site_redirects)', ['return 308 $site_canonical$site_query;']),
  ...block('if ($site_file)', ['rewrite ^ /@page$site_file last;']),
  ...block('if ($site_gone)', ['rewrite ^ /@gone last;']),
  ...block('if ($site_shell)', ['rewrite ^ /@shell$site_shell last;']),
  ...block('if ($site_slug)', ['rewrite ^ /@missing-post last;']),
];

const documentLocations = (site: HostedSite): string[] => {
  const { page } = headerSets(site);
  const { notFound, missingPost, shells } = site.build.manifest;
  const postShells = shells.filter(({ prefix }) => prefix === '/blog/');
  const document = (policy: string) => headerLines({ ...page, 'Content-Security-Policy': policy });
  const root = `alias ${quote(`${site.root}/`)};`;
  return [
    ...block('location /@page/', ['internal;', root, ...document('$site_policy')]),
    ...block('location /@shell/', ['internal;', root, ...document('$site_shell_policy')]),
    ...postShells.flatMap(({ file }) =>
      block(`location = /@shell/${file}`, [
        'internal;',
        `alias ${quote(`${site.root}/${file}`)};`,
        'auth_request /@has-post;',
        'error_page 403 =404 @missing_post;',
        'error_page 401 =410 @missing_post;',
        ...document('$site_shell_policy'),
      ]),
    ),
    ...block('location = /@gone', ['internal;', 'return 410;']),
    ...block('location = /@missing-post', [
      'internal;',
      'error_page 404 @missing_post;',
      'return 404;',
    ]),
    ...block('location = /@not-found', ['internal;', 'return 404;']),
    ...block('location @missing_post', [
      ...document(policyOf(site, missingPost)),
      `rewrite ^ /${missingPost.file} break;`,
    ]),
    ...block('location @not_found', [
      ...document(policyOf(site, notFound)),
      `rewrite ^ /${notFound.file} break;`,
    ]),
  ];
};

const fileLocations = (site: HostedSite): string[] => {
  const sets = headerSets(site);
  const byFile = {
    'Content-Security-Policy': '$site_file_policy',
    'Cross-Origin-Resource-Policy': '$site_embedding',
  };
  return [
    ...block('location = /assets', ['rewrite ^ /@missing last;']),
    ...block('location ~* ^/assets/', [
      ...block('if ($site_hidden)', ['rewrite ^ /@missing last;']),
      ...block('if ($site_unclean)', ['rewrite ^ /@missing last;']),
      'try_files $uri @missing;',
      ...headerLines({ ...sets.asset, ...byFile }),
    ]),
    ...block('location /', [
      ...block('if ($site_hidden)', ['return 404;']),
      ...block('if ($site_unclean)', ['return 404;']),
      'try_files $uri =404;',
      ...headerLines({ ...sets.text, ...byFile, 'Cache-Control': '$site_file_cache' }),
    ]),
  ];
};

const textLocations = (site: HostedSite): string[] => {
  const { missing } = headerSets(site);
  return [
    ...['location = /@missing', 'location @missing'].flatMap((head) =>
      block(head, [
        ...(head.includes('=') ? ['internal;'] : []),
        ...textType,
        ...headerLines(missing),
        String.raw`return 404 "Not found.\n";`,
      ]),
    ),
    ...block('location = /@refused', [
      'internal;',
      ...textType,
      ...headerLines({ ...missing, Allow: 'GET, HEAD' }),
      String.raw`return 405 "Nothing was sent: this address takes GET, HEAD only.\n";`,
    ]),
    ...block('location = /healthz', [
      ...jsonType,
      ...headerLines({ ...missing, 'X-Robots-Tag': 'noindex' }),
      `return 200 '{"site":"ok"}';`,
    ]),
  ];
};

/** Returns the server block. */
export const nginxServer = (site: HostedSite): string => {
  const sets = headerSets(site);
  return block('server', [
    '# For HTTPS: listen 443 ssl; http2 on; ssl_certificate …; ssl_certificate_key …;',
    `listen ${site.port};`,
    `server_name ${new URL(site.siteOrigin).hostname};`,
    `root ${quote(site.root)};`,
    'server_tokens off;',
    'absolute_redirect off;',
    'if_modified_since off;',
    'max_ranges 1;',
    'gzip_static on;',
    'gzip_vary on;',
    '# Needs libnginx-mod-http-brotli-static. Without it, delete this line.',
    'brotli_static on;',
    'error_page 404 @not_found;',
    'error_page 410 @missing_post;',
    ...typeLines(),
    ...headerLines({ ...sets.redirect, 'Cache-Control': '$site_own_cache', Allow: '$site_allow' }),
    ...decisionLines(),
    ...documentLocations(site),
    ...fileLocations(site),
    ...textLocations(site),
    ...questionLocations(site),
    ...apiLocations(site),
    '',
  ]).join('\n');
};
