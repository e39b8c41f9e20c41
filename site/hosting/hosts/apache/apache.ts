import type { Host, HostedSite } from '../host.ts';
import { inGroup, isFormPost, onField, sameTarget } from '../limits.ts';
import { pageRows } from '../parts.ts';
import { policies } from './policies.ts';
import { virtualHost } from './virtualHost.ts';

/** Returns a file for `RewriteMap`: a key and a value on each line. */
const mapFile = (rows: readonly (readonly [string, string])[]): string =>
  `${rows.map(([key, value]) => `${key} ${value}`).join('\n')}\n`;

const maps = (site: HostedSite): Record<string, string> => {
  const rows = pageRows(site);
  const known = policies(site);
  return {
    'maps/canonical.txt': mapFile(
      rows.flatMap(({ path, address, file }) => [
        [path, address],
        [file, address],
      ]),
    ),
    'maps/files.txt': mapFile(rows.map(({ path, file }) => [path, file])),
    'maps/policies.txt': mapFile(
      rows.map(({ path, policy }) => [path, String(known.indexOf(policy))]),
    ),
    'maps/gone.txt': mapFile(site.build.manifest.gone.map((path) => [path, '1'])),
  };
};

const error = (text: string) => JSON.stringify({ error: text });

/** Apache 2.4.39 or newer. */
export const apache: Host = {
  name: 'apache',
  steps:
    'Copy this folder to /etc/apache2/crossbar-hockey, link crossbar-hockey.conf to sites-enabled, run a2enmod rewrite headers proxy_http alias mime env setenvif, then apache2ctl configtest and systemctl reload apache2. Repeat this after each build. Add your certificate where the file says so.',
  limits: [
    {
      sentence: 'An address that HTTP does not allow, such as /%zz, gets 400.',
      explains: ({ theirs, field }) => field === 'status' && theirs === '400',
    },
    {
      sentence:
        'A post that is newer than the build gets the shell without asking the API, so an unknown post has status 200.',
      explains: (it) => sameTarget(/^\/blog\/[a-z0-9%-]+(?:\?.*)?$/i)(it) && it.theirs === '200',
    },
    {
      sentence:
        'A post or category that is newer than the build gets 404 when its address has other characters than letters, digits, and hyphens.',
      explains: (it) => sameTarget(/^\/\/?blog\//)(it) && onField('status')(it),
    },
    {
      sentence: 'A category with an invalid address gets the 404 page.',
      explains: sameTarget(/^\/blog\/category\/.*%/),
    },
    {
      sentence: 'A wildcard in Accept-Encoding is ignored: the file is sent uncompressed.',
      explains: (it) => inGroup('encoding')(it) && onField('content-encoding')(it),
    },
    {
      sentence: 'Several ranges are sent, and an answer with 416 has a text.',
      explains: inGroup('range'),
    },
    {
      sentence:
        'If-Unmodified-Since is compared with the time of the file, and an answer with 412 has a text.',
      explains: (it) =>
        inGroup('condition')(it) &&
        onField('status', 'content-type', 'content-encoding', 'body')(it),
    },
    {
      sentence: 'A redirect names the host that the request names.',
      explains: (it) => sameTarget(/^https?:/)(it) && onField('location')(it),
    },
    { sentence: 'A form that is posted without JavaScript gets 405.', explains: isFormPost },
    {
      sentence:
        'The API itself must check the fields of a message and how many there are. Apache checks its origin and size, and adds no ETag to posts.',
      explains: (it) => inGroup('api')(it) && onField('vary', 'etag')(it),
    },
    { sentence: '/healthz does not say whether the API answers.', explains: () => false },
  ],
  write: (site) =>
    Promise.resolve({
      'crossbar-hockey.conf': virtualHost(site),
      ...maps(site),
      'texts/missing.txt': 'Not found.\n',
      'texts/refused.txt': 'Nothing was sent: this address takes GET, HEAD only.\n',
      'texts/health.json': '{"site":"ok"}',
      'texts/foreign.json': error('Messages are taken from the pages of this site only.'),
      'texts/too-large.json': error('The message is too long.'),
      'texts/wrong-type.json': error('Send the message as application/json.'),
      'texts/api-refused.json': error('A POST goes to /api/contact only.'),
      'texts/no-answer.json': error('The API did not answer.'),
    }),
};
