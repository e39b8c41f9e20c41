import { blogFiles, type Headers } from '../../headers.ts';
import { mediaTypes } from '../../media.ts';
import type { HostedSite } from '../host.ts';
import {
  compressedExtensions,
  copyExtensions,
  goneRows,
  headerSets,
  hiddenFiles,
  pageRows,
  pictureExtensions,
  policyOf,
  shellRows,
  slugPattern,
} from '../parts.ts';
import { apiRoutes } from './api.ts';
import { redirects } from './redirects.ts';
import { block, headerBlock, quote } from './blocks.ts';

const policyName = 'Content-Security-Policy';
const files = block('file_server', ['precompressed br gzip', 'disable_canonical_uris']);

/** Sends a document with its headers. */
const document = (site: HostedSite, file: string, policy: string, status = 200): string[] => {
  const page = { ...headerSets(site).page, Vary: 'Accept-Encoding' };
  const isPlain = status === 200;
  return [
    ...headerBlock({ ...page, [policyName]: policy, ...(isPlain ? {} : { ETag: '' }) }),
    // Conditions and ranges apply to the requested resource, which this document is not.
    ...(isPlain
      ? []
      : ['If-Match', 'If-None-Match', 'If-Modified-Since', 'If-Unmodified-Since', 'Range'].map(
          (name) => `request_header -${name}`,
        )),
    `rewrite * ${file}`,
    ...(isPlain
      ? files
      : block('file_server', [
          'precompressed br gzip',
          'disable_canonical_uris',
          `status ${status}`,
        ])),
  ];
};

const plain = (headers: Headers, status: number, text: string): string[] => [
  ...headerBlock({ ...headers, 'Content-Type': 'text/plain; charset=utf-8' }),
  `respond ${quote(`${text}\n`)} ${status}`,
];

const pathMaps = (site: HostedSite): string[] => [
  '# The path and the query as requested.',
  ...block('map {http.request.orig_uri} {site_path} {site_query}', [
    '~^(?:https?://[^/?#]*)?([^?]*)(\\?.*)?$ "${1}" "${2}"',
  ]),
  '# Pages: the document and its content security policy.',
  ...block('map {site_path} {site_file} {site_policy}', [
    ...pageRows(site).map(
      ({ address, file, policy }) => `${quote(address)} ${quote(file)} ${quote(policy)}`,
    ),
    'default "" ""',
  ]),
  '# Removed posts. The path matcher would take * in an address for a pattern.',
  ...block('map {site_path} {site_gone}', [
    ...goneRows(site).map(({ address }) => `${quote(address)} 1`),
    'default 0',
  ]),
];

const refusals = (site: HostedSite): string[] => {
  const { missing } = headerSets(site);
  return [
    ...block('@refused', ['not method GET HEAD', 'not vars_regexp {site_path} ^/api/']),
    ...block('handle @refused', [
      ...plain(
        { ...missing, Allow: 'GET, HEAD' },
        405,
        'Nothing was sent: this address takes GET, HEAD only.',
      ),
    ]),
    String.raw`@malformed vars_regexp {site_path} (?i)%2f|%5c|%[01][0-9a-f]|%7f|\\|#|/(?:\.|%2e){1,2}(?:/|$)`,
    '@malformed_file vars_regexp {site_path} ^/(?:assets|api)/',
    ...block('handle @malformed', [
      ...block('handle @malformed_file', plain(missing, 404, 'Not found.')),
      ...block('handle', notFound(site)),
    ]),
  ];
};

const notFound = (site: HostedSite): string[] => {
  const { notFound: page } = site.build.manifest;
  return document(site, `/${page.file}`, policyOf(site, page), 404);
};

const missingPost = (site: HostedSite, status: number): string[] => {
  const { missingPost: page } = site.build.manifest;
  return document(site, `/${page.file}`, policyOf(site, page), status);
};

const fileRoutes = (site: HostedSite): string[] => {
  const { asset, assetPicture, text, blogFile, picture, share, missing } = headerSets(site);
  const pictures = `path_regexp (?i)\\.(?:${pictureExtensions})$`;
  return [
    `@picture ${pictures}`,
    '@share path_regexp ^/share/',
    `@blog_file path ${blogFiles.map((file) => `/${file}`).join(' ')}`,
    '@assets path_regexp (?i)^/+assets(?:/|$)',
    ...block('@file', [
      'file {http.request.uri.path}',
      `not path ${[...hiddenFiles(site), ...pageRows(site).map(({ file }) => file)].join(' ')}`,
      'not vars_regexp {site_path} //|./$',
      `not path_regexp \\.(?:${copyExtensions})$`,
    ]),
    ...block('map {http.request.uri.path} {site_type}', [
      ...Object.entries(mediaTypes).map(
        ([extension, type]) => `"~(?i)\\${extension}$" ${quote(type)}`,
      ),
      'default application/octet-stream',
    ]),
    `@text path_regexp (?i)\\.(?:${compressedExtensions(site).join('|')})$`,
    ...block('handle @file', [
      ...headerBlock({ 'Content-Type': '{site_type}' }),
      'header @text Vary Accept-Encoding',
      ...block('handle @assets', [
        ...block('handle @picture', headerBlock(assetPicture)),
        ...block('handle', headerBlock(asset)),
      ]),
      ...block('handle @share', headerBlock(share)),
      ...block('handle @picture', headerBlock(picture)),
      ...block('handle @blog_file', headerBlock(blogFile)),
      ...block('handle', headerBlock(text)),
      ...files,
    ]),
    ...block('handle @assets', plain(missing, 404, 'Not found.')),
  ];
};

/** Shells of posts, of which the API is asked first, and of categories. */
const shellRoutes = (site: HostedSite): string[] => {
  return [
    '@gone vars {site_gone} 1',
    ...block('handle @gone', missingPost(site, 410)),
    ...shellRows(site).flatMap(({ prefix, file, policy }, index) => {
      const name = `@shell_${index}`;
      const shell = document(site, file, policy);
      const question = block(`reverse_proxy ${site.apiOrigin}`, [
        'method GET',
        'rewrite /api/blog/post{http.regexp.slug.1}',
        'header_up Host {upstream_hostport}',
        '@removed status 410',
        ...block('handle_response @removed', missingPost(site, 410)),
        '@missing status 404',
        ...block('handle_response @missing', missingPost(site, 404)),
        ...block('handle_response', shell),
      ]);
      return [
        ...block(name, [
          `vars_regexp slug {site_path} ^${prefix.slice(0, -1)}(/${slugPattern})$`,
          'not path /blog/category',
        ]),
        ...block(`handle ${name}`, prefix === '/blog/' ? question : shell),
      ];
    }),
    ...block('@missing_post', ['path_regexp ^/blog/[^/.]+$', 'not path /blog/category']),
    ...block('handle @missing_post', missingPost(site, 404)),
  ];
};

/** Returns the site block of the Caddyfile. */
export const caddyfile = (site: HostedSite): string => {
  const { missing } = headerSets(site);
  const { hostname } = new URL(site.siteOrigin);
  const address = site.port === 443 ? hostname : `http://:${site.port}`;
  return block(address, [
    `root * ${quote(site.root)}`,
    ...block('route', [
      'header -Server',
      ...pathMaps(site),
      ...refusals(site),
      ...apiRoutes(site),
      '@page vars_regexp {site_file} ^/',
      ...block('handle @page', [
        ...headerBlock({
          ...headerSets(site).page,
          [policyName]: '{site_policy}',
          Vary: 'Accept-Encoding',
        }),
        'rewrite * {site_file}',
        ...files,
      ]),
      ...fileRoutes(site),
      '@health path /healthz',
      ...block('handle @health', [
        ...headerBlock({
          ...missing,
          'Content-Type': 'application/json; charset=utf-8',
          'X-Robots-Tag': 'noindex',
        }),
        'respond `{"site":"ok"}` 200',
      ]),
      ...block('handle', [
        ...redirects(site),
        ...shellRoutes(site),
        ...block('handle', notFound(site)),
      ]),
    ]),
    '',
  ]).join('\n');
};
