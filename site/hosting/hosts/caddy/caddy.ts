import type { Host } from '../host.ts';
import { inGroup, onField, shared } from '../limits.ts';
import { caddyfile } from './caddyfile.ts';

/** Caddy 2.6 or newer. */
export const caddy: Host = {
  name: 'caddy',
  steps:
    'Copy Caddyfile to /etc/caddy/Caddyfile and run systemctl reload caddy. Repeat this after each build. With --port 443 Caddy gets a certificate by itself.',
  limits: [
    shared.malformedAddress('/%zz'),
    shared.newPage('capitals, or other characters'),
    shared.invalidCategory,
    shared.republishedPost,
    shared.scheduledPost,
    shared.wildcardEncoding,
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
    shared.health,
    shared.postedForm,
    shared.hook,
  ],
  write: (site) => Promise.resolve({ Caddyfile: caddyfile(site) }),
};
