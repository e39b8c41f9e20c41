import { forbiddenNames } from '../../forbiddenHeaders.ts';
import type { Headers } from '../../headers.ts';
import type { HostedSite } from '../host.ts';
import { headerSets } from '../parts.ts';
import { block, headerBlock } from './blocks.ts';

/** Passes calls on to the API, and checks where a message comes from and its size. */
export const apiRoutes = (site: HostedSite): string[] => {
  const { api } = headerSets(site);
  const refuse = (status: number, error: string, more: Headers = {}) => [
    ...headerBlock({
      ...api,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...more,
    }),
    `respond \`${JSON.stringify({ error })}\` ${status}`,
  ];
  return [
    '@api vars_regexp {site_path} ^/api/',
    ...block('@api_post', ['method POST', 'not path /api/contact']),
    '@api_other not method GET HEAD POST',
    ...block('@foreign', [
      'method POST',
      'header Sec-Fetch-Site *',
      'not header Sec-Fetch-Site same-origin',
      'not header Sec-Fetch-Site none',
      `not header Origin ${site.siteOrigin}`,
    ]),
    ...block('@wrong_type', ['method POST', 'not header Content-Type application/json*']),
    '@blog path /api/blog/*',
    ...block('handle @api', [
      ...block('handle @api_post', [
        ...refuse(405, 'A POST goes to /api/contact only.', { Allow: 'GET, HEAD' }),
      ]),
      ...block('handle @api_other', [
        ...refuse(405, 'The API takes GET, HEAD, POST only.', { Allow: 'GET, HEAD, POST' }),
      ]),
      ...block('handle @foreign', [
        ...refuse(403, 'Messages are taken from the pages of this site only.'),
      ]),
      ...block('handle @wrong_type', [...refuse(415, 'Send the message as application/json.')]),
      ...block('handle', [
        ...headerBlock(api),
        'header ?Cache-Control "no-store"',
        ...block('request_body', ['max_size 32KB']),
        ...block(`reverse_proxy ${site.apiOrigin}`, [
          'header_up Host {upstream_hostport}',
          'header_up -Accept-Encoding',
          // Caddy replaces X-Forwarded-For, -Host and -Proto itself.
          ...forbiddenNames.map((name) => `header_up -${name}`),
          'header_down -Access-Control-*',
          'header_down -X-Powered-By',
          'header_down -Server',
          ...block('transport http', ['dial_timeout 5s', 'response_header_timeout 15s']),
        ]),
      ]),
    ]),
  ];
};
