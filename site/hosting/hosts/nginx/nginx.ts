import type { Host } from '../host.ts';
import { inGroup, onField, rangeOf, sameTarget, shared } from '../limits.ts';
import { nginxMaps } from './maps.ts';
import { nginxServer } from './server.ts';

/** nginx 1.18 or newer, with the module for precompressed Brotli files. */
export const nginx: Host = {
  name: 'nginx',
  steps:
    'Copy crossbar-hockey.conf to /etc/nginx/conf.d/, install libnginx-mod-http-brotli-static, then run nginx -t and systemctl reload nginx. Repeat this after each build. Add your certificate where the file says so.',
  limits: [
    shared.malformedAddress('/%zz or /..'),
    shared.newPage('capitals, or other characters'),
    shared.invalidCategory,
    shared.republishedPost,
    shared.scheduledPost,
    {
      sentence: 'Capitals outside ASCII are not redirected.',
      explains: sameTarget(/%C3%89/),
    },
    shared.wildcardEncoding,
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
    shared.postedForm,
    shared.hook,
    {
      sentence:
        'The API itself must check the fields of a message. nginx checks its origin, size, and rate, and adds no ETag to posts.',
      explains: (it) => inGroup('api')(it) && onField('status', 'vary', 'content-type', 'etag')(it),
    },
    shared.health,
  ],
  write: (site) =>
    Promise.resolve({ 'crossbar-hockey.conf': `${nginxMaps(site)}\n${nginxServer(site)}` }),
};
