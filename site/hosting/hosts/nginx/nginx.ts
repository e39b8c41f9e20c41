import type { Host } from '../host.ts';
import { inGroup, isFormPost, onField, rangeOf, sameTarget } from '../limits.ts';
import { nginxMaps } from './maps.ts';
import { nginxServer } from './server.ts';

/** nginx 1.18 or newer, with the module for precompressed Brotli files. */
export const nginx: Host = {
  name: 'nginx',
  steps:
    'Copy crossbar-hockey.conf to /etc/nginx/conf.d/, install libnginx-mod-http-brotli-static, then run nginx -t and systemctl reload nginx. Repeat this after each build. Add your certificate where the file says so.',
  limits: [
    {
      sentence: 'An address that HTTP does not allow, such as /%zz or /.., gets 400.',
      explains: ({ theirs, field }) => field === 'status' && theirs === '400',
    },
    {
      sentence:
        'A post or category that is newer than the build gets 404 when its address has capitals, or other characters than letters, digits, and hyphens.',
      explains: (it) => sameTarget(/^\/\/?blog\//)(it) && onField('status')(it),
    },
    {
      sentence: 'A category with an invalid address gets the 404 page.',
      explains: sameTarget(/^\/blog\/category\/.*%/),
    },
    {
      sentence: 'A removed post that is published again gets 410 until the next build.',
      explains: () => false,
    },
    {
      sentence: 'Capitals outside ASCII are not redirected.',
      explains: sameTarget(/%C3%89/),
    },
    {
      sentence: 'A wildcard in Accept-Encoding is ignored: the file is sent uncompressed.',
      explains: (it) => inGroup('encoding')(it) && onField('content-encoding')(it),
    },
    {
      sentence: 'A malformed range gets 416. An answer with 416 has a text, and its headers twice.',
      explains: (it) => inGroup('range')(it) && /(?:=-0|5-2|=-|9999-)$/.test(rangeOf(it)),
    },
    {
      sentence:
        'If-Unmodified-Since is compared with the time of the file, and an answer with 412 has a text.',
      explains: (it) =>
        inGroup('condition')(it) &&
        onField('status', 'content-type', 'content-encoding', 'body')(it),
    },
    {
      sentence: 'A form that is posted without JavaScript gets 405.',
      explains: isFormPost,
    },
    {
      sentence:
        'The API itself must check the fields of a message. nginx checks its origin, size, and rate, and adds no ETag to posts.',
      explains: (it) => inGroup('api')(it) && onField('status', 'vary', 'content-type', 'etag')(it),
    },
    { sentence: '/healthz does not say whether the API answers.', explains: () => false },
  ],
  write: (site) =>
    Promise.resolve({ 'crossbar-hockey.conf': `${nginxMaps(site)}\n${nginxServer(site)}` }),
};
