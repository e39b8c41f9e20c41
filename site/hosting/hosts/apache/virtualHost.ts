import { blogCaching } from '../../blogCall.ts';
import { blogFiles, type Headers } from '../../headers.ts';
import { forbiddenNames } from '../../forbiddenHeaders.ts';
import { mediaTypes } from '../../media.ts';
import type { HostedSite } from '../host.ts';
import { headerSets, pictureExtensions, policyOf } from '../parts.ts';
import { decisions } from './decisions.ts';
import { installedAt, policies } from './policies.ts';

const block = (head: string, lines: readonly string[]): string[] => [
  `<${head}>`,
  ...lines.map((line) => `  ${line}`),
  `</${head.split(' ')[0] ?? ''}>`,
];

/** Sets headers whichever the status is, and removes those that the API or another section has set. */
const headerLines = (headers: Headers, condition = ''): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [
    `Header unset ${name}${condition}`,
    `Header always set ${name} "${value}"${condition}`,
  ]);

const typeLines = (): string[] => [
  'AddDefaultCharset off',
  ...Object.entries(mediaTypes).map(([extension, type]) => `AddType "${type}" ${extension}`),
  'RemoveType .br .gz',
  'RemoveLanguage .br',
  'AddEncoding br .br',
  'AddEncoding gzip .gz',
];

const compressible = String.raw`\.(?:html|css|m?js|json|map|webmanifest|xml|txt|svg)(?:\.(?:br|gz))?$`;

const documentSections = (site: HostedSite): string[] => {
  const { page } = headerSets(site);
  const { notFound, missingPost } = site.build.manifest;
  return [
    ...block('Location "/.site/page/"', [
      ...headerLines({ ...page, Vary: 'Accept-Encoding' }),
      ...policies(site).flatMap((policy, index) =>
        headerLines(
          { 'Content-Security-Policy': policy },
          ` "expr=reqenv('SITE_POLICY') == '${index}'"`,
        ),
      ),
    ]),
    ...[notFound, missingPost].flatMap((document) =>
      block(`LocationMatch "^/\\.site/page/${document.file.replaceAll('.', '\\.')}"`, [
        ...headerLines({ 'Content-Security-Policy': policyOf(site, document) }),
        'Header unset ETag',
        'FileETag None',
        // Conditions and ranges apply to the requested resource, which this document is not.
        ...['If-Match', 'If-None-Match', 'If-Modified-Since', 'If-Unmodified-Since', 'Range'].map(
          (name) => `RequestHeader unset ${name} early`,
        ),
        'MaxRanges none',
      ]),
    ),
  ];
};

const fileSections = (site: HostedSite): string[] => {
  const { text, blogFile, picture, share, asset, assetPicture } = headerSets(site);
  const listed = blogFiles.map((file) => file.replaceAll('.', String.raw`\.`)).join('|');
  const pictures = `(?i:${pictureExtensions})(?:\\.(?:br|gz))?$`;
  return [
    ...block('Location "/.site/file/"', headerLines(text)),
    ...block(`LocationMatch "^/\\.site/file/(?:${listed})"`, headerLines(blogFile)),
    ...block('LocationMatch "^/\\.site/file/assets/"', headerLines(asset)),
    ...block(`LocationMatch "^/\\.site/file/.*\\.${pictures}"`, headerLines(picture)),
    ...block(`LocationMatch "^/\\.site/file/assets/.*\\.${pictures}"`, headerLines(assetPicture)),
    ...block('LocationMatch "^/\\.site/file/share/"', headerLines(share)),
    ...block(
      `LocationMatch "^/\\.site/file/.*${compressible}"`,
      headerLines({ Vary: 'Accept-Encoding' }),
    ),
  ];
};

const textSections = (site: HostedSite): string[] => {
  const { missing, redirect, api } = headerSets(site);
  return [
    ...block('LocationMatch "^/(?!api/)"', [
      ...headerLines(missing),
      ...headerLines(redirect, ' "expr=%{REQUEST_STATUS} == 308"'),
      'Header always unset Last-Modified',
      'Header unset Last-Modified',
    ]),
    ...block('Location "/.site/text/"', ['FileETag None', 'MaxRanges none']),
    ...block('LocationMatch "^/\\.site/text/.*\\.json$"', headerLines(api)),
    ...block('LocationMatch "^/\\.site/text/(?:refused\\.txt|api-refused\\.json)$"', [
      'Header always set Allow "GET, HEAD"',
      'Header unset Allow',
    ]),
    ...block('LocationMatch "^/\\.site/text/health\\.json$"', [
      ...headerLines({ ...missing, 'X-Robots-Tag': 'noindex' }),
    ]),
  ];
};

const apiSections = (site: HostedSite): string[] => {
  const { api } = headerSets(site);
  return [
    ...block('LocationMatch "^/api/"', [
      ...headerLines(api),
      `Header setifempty Cache-Control "${blogCaching}" "expr=%{REQUEST_URI} =~ m#^/api/blog/# && %{REQUEST_STATUS} -in { '200', '304' }"`,
      'Header setifempty Cache-Control "no-store"',
      ...['X-Powered-By', 'Access-Control-Allow-Origin', 'Access-Control-Allow-Credentials'].map(
        (name) => `Header unset ${name}`,
      ),
      'RequestHeader unset Accept-Encoding',
      // Apache would add the visitor's address behind the one that the visitor claims.
      ...['X-Forwarded-For', 'X-Forwarded-Host', ...forbiddenNames].map(
        (name) => `RequestHeader unset ${name}`,
      ),
      'LimitRequestBody 32000',
      'ErrorDocument 403 /.site/text/foreign.json',
      'ErrorDocument 405 /.site/text/api-refused.json',
      'ErrorDocument 413 /.site/text/too-large.json',
      'ErrorDocument 415 /.site/text/wrong-type.json',
      'ErrorDocument 502 /.site/text/no-answer.json',
      'ErrorDocument 504 /.site/text/no-answer.json',
    ]),
  ];
};

/** Returns the virtual host. */
export const virtualHost = (site: HostedSite): string => {
  const { notFound, missingPost } = site.build.manifest;
  const { hostname } = new URL(site.siteOrigin);
  return [
    '# Where this folder is installed.',
    'Define SITE_CONFIG /etc/apache2/crossbar-hockey',
    '',
    '# For HTTPS: port 443, SSLEngine on, SSLCertificateFile, SSLCertificateKeyFile.',
    ...block(`VirtualHost *:${site.port}`, [
      `ServerName ${hostname}`,
      `DocumentRoot "${site.root}"`,
      ...block('IfModule mod_dir.c', ['DirectorySlash Off']),
      'SSLProxyEngine On',
      'ProxyTimeout 15',
      'MaxRanges 1',
      'AllowEncodedSlashes NoDecode',
      ...block(`Directory "${site.root}"`, ['Options FollowSymLinks', 'Require all granted']),
      ...block(`Directory "${installedAt}/texts"`, ['Require all granted']),
      `Alias "/.site/page/" "${site.root}/"`,
      `Alias "/.site/file/" "${site.root}/"`,
      `Alias "/.site/text/" "${installedAt}/texts/"`,
      ...typeLines(),
      `SetEnvIf Request_URI ^ SITE_404=page/${notFound.file}`,
      'ErrorDocument 404 "/.site/%{reqenv:SITE_404}"',
      `ErrorDocument 410 /.site/page/${missingPost.file}`,
      'ErrorDocument 405 /.site/text/refused.txt',
      ...decisions(site),
      ...textSections(site),
      ...documentSections(site),
      ...fileSections(site),
      ...apiSections(site),
    ]),
    '',
  ].join('\n');
};
