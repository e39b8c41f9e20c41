import type { Host } from '../host.ts';
import { inGroup, isFormPost, onField, sameTarget } from '../limits.ts';
import { caddyfile } from './caddyfile.ts';

/** Caddy 2.6 or newer. */
export const caddy: Host = {
  name: 'caddy',
  steps:
    'Copy Caddyfile to /etc/caddy/Caddyfile and run systemctl reload caddy. Repeat this after each build. With --port 443 Caddy gets a certificate by itself.',
  limits: [
    {
      sentence: 'An address that HTTP does not allow, such as /%zz, gets 400.',
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
      sentence: 'A wildcard in Accept-Encoding is ignored: the file is sent uncompressed.',
      explains: (it) => inGroup('encoding')(it) && onField('content-encoding')(it),
    },
    {
      sentence:
        'Several ranges are sent, a malformed range gets 416, and an answer with 416 has a text.',
      explains: inGroup('range'),
    },
    {
      sentence: 'If-Unmodified-Since is compared with the time of the file.',
      explains: (it) =>
        inGroup('condition')(it) && it.request.headers?.['if-unmodified-since'] !== undefined,
    },
    {
      sentence:
        'The API itself must check the fields of a message and how many there are. Caddy checks its origin and size, and adds no ETag to posts.',
      explains: (it) => inGroup('api')(it) && onField('status', 'vary', 'cache-control')(it),
    },
    { sentence: '/healthz does not say whether the API answers.', explains: () => false },
    { sentence: 'A form that is posted without JavaScript gets 405.', explains: isFormPost },
  ],
  write: (site) => Promise.resolve({ Caddyfile: caddyfile(site) }),
};
