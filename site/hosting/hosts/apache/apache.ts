import type { Host, HostedSite } from '../host.ts';
import { inGroup, onField, sameTarget, shared } from '../limits.ts';
import { pageRows, redirectRows } from '../parts.ts';
import { policies } from './policies.ts';
import { virtualHost } from './virtualHost.ts';

/** Returns a file for `RewriteMap`: a key and a value on each line. */
const mapFile = (rows: readonly (readonly [string, string])[]): string =>
  `${rows.map(([key, value]) => `${key} ${value}`).join('\n')}\n`;

const maps = (site: HostedSite): Record<string, string> => {
  const rows = pageRows(site);
  const known = policies(site);
  return {
    'maps/canonical.txt': mapFile([
      ...rows.flatMap(({ path, address, file }) => [
        [path, address] as const,
        [file, address] as const,
      ]),
      ...redirectRows(site).map(({ path, to }) => [path, to] as const),
    ]),
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
    shared.malformedAddress('/%zz'),
    {
      sentence:
        'A post that is newer than the build gets the shell without asking the API, so an unknown post has status 200.',
      explains: (it) => sameTarget(/^\/blog\/[a-z0-9%-]+(?:\?.*)?$/i)(it) && it.theirs === '200',
    },
    shared.newPage('other characters'),
    shared.invalidCategory,
    shared.scheduledPost,
    shared.wildcardEncoding,
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
    shared.postedForm,
    shared.hook,
    {
      sentence:
        'The API itself must check the fields of a message and how many there are. Apache checks its origin and size, and adds no ETag to posts.',
      explains: (it) => inGroup('api')(it) && onField('vary', 'etag')(it),
    },
    shared.health,
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
