import type { Headers } from '../../headers.ts';
import { forbiddenNames } from '../../forbiddenHeaders.ts';
import type { HostedSite } from '../host.ts';
import { headerSets } from '../parts.ts';
import { block, headerLines, jsonType } from './blocks.ts';

/**
 * Asks the API whether it has a post: 403 when not, 401 when it was taken back, and a 2xx when it has or
 * cannot say. Other statuses would be errors for `auth_request`.
 */
export const questionLocations = (site: HostedSite): string[] => [
  ...block('location = /@has-post', [
    'internal;',
    'proxy_pass_request_headers off;',
    'proxy_pass_request_body off;',
    'proxy_connect_timeout 2s;',
    'proxy_read_timeout 2s;',
    'proxy_ssl_server_name on;',
    'proxy_intercept_errors on;',
    'error_page 404 = @no_post;',
    'error_page 410 = @removed_post;',
    'error_page 400 401 403 405 406 408 429 500 501 502 503 504 = @unknown_post;',
    'rewrite ^ /api/blog/post/$site_slug break;',
    `proxy_pass ${site.apiOrigin};`,
  ]),
  ...block('location @no_post', ['return 403;']),
  ...block('location @removed_post', ['return 401;']),
  ...block('location @unknown_post', ['return 204;']),
];

const json = (error: string) => `'${JSON.stringify({ error })}'`;

/** Passes calls on to the API, and checks messages. */
export const apiLocations = (site: HostedSite): string[] => {
  const { api } = headerSets(site);
  const headers = headerLines({ ...api, 'Cache-Control': '$site_api_cache' });
  const refusal = (name: string, status: number, error: string, more: Headers = {}) =>
    block(`location @${name}`, [
      ...jsonType,
      ...headerLines({ ...api, 'Cache-Control': 'no-store', ...more }),
      `return ${status} ${json(error)};`,
    ]);
  const proxy = [
    ...headers,
    ...[...Object.keys(api), 'Cache-Control', 'X-Powered-By', 'Server'].map(
      (name) => `proxy_hide_header ${name};`,
    ),
    'proxy_set_header Host $proxy_host;',
    'proxy_set_header Accept-Encoding "";',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Host $http_host;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    ...forbiddenNames.map((name) => `proxy_set_header ${name} "";`),
    'proxy_ssl_server_name on;',
    'proxy_connect_timeout 5s;',
    'proxy_read_timeout 15s;',
    `proxy_pass ${site.apiOrigin};`,
  ];
  return [
    ...block('location = /api/contact', [
      'client_max_body_size 32000;',
      'limit_req zone=site_messages burst=4 nodelay;',
      'limit_req_status 429;',
      'error_page 403 @foreign;',
      'error_page 413 @too_large;',
      'error_page 415 @wrong_type;',
      'error_page 429 @too_many;',
      'error_page 502 504 @no_answer;',
      ...block('if ($request_method !~ ^(?:GET|HEAD|POST)$)', ['return 405;']),
      ...block('if ($site_foreign)', ['return 403;']),
      ...block('if ($site_wrong_type)', ['return 415;']),
      ...proxy,
    ]),
    ...block('location = /api', ['rewrite ^ /@not-found last;']),
    ...block('location ^~ /api/', [
      'error_page 405 @api_refused;',
      'error_page 502 504 @no_answer;',
      ...block('if ($site_path !~ ^/api/)', ['rewrite ^ /@not-found last;']),
      ...block('if ($request_method !~ ^(?:GET|HEAD)$)', ['return 405;']),
      ...proxy,
    ]),
    ...refusal('api_refused', 405, 'A POST goes to /api/contact only.', { Allow: 'GET, HEAD' }),
    ...refusal('foreign', 403, 'Messages are taken from the pages of this site only.'),
    ...refusal('too_large', 413, 'The message is too long.'),
    ...refusal('wrong_type', 415, 'Send the message as application/json.'),
    ...refusal('too_many', 429, 'Too many messages: try again in 60 seconds.', {
      'Retry-After': '60',
    }),
    ...refusal('no_answer', 502, 'The API did not answer.'),
  ];
};
