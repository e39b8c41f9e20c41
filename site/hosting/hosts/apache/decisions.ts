import type { HostedSite } from '../host.ts';
import { hiddenFiles, shellRows, slugPattern } from '../parts.ts';
import { installedAt, policies } from './policies.ts';

/** Requests that no rule has decided yet. */
const undecided = String.raw`^/(?!\.site/)`;

interface Rule {
  readonly when?: readonly string[];
  readonly pattern?: string;
  readonly to?: string;
  readonly flags?: string;
}

const rule = ({ when = [], pattern = undecided, to = '-', flags = '' }: Rule): string[] => [
  ...when.map((condition) => `RewriteCond ${condition}`),
  `RewriteRule "${pattern}" "${to}"${flags && ` [${flags}]`}`,
];

const notFound = 'R=404';
const missing = 'E=SITE_404:text/missing.txt,R=404';
const path = '"%{ENV:SITE_PATH}"';

const preparation = (): string[] => [
  'RewriteEngine On',
  'RewriteMap lower int:tolower',
  ...['canonical', 'files', 'policies', 'gone'].map(
    (name) => `RewriteMap ${name} "txt:${installedAt}/maps/${name}.txt"`,
  ),
  '# The path as requested.',
  ...rule({
    when: [String.raw`%{THE_REQUEST} "^\S+ (?:https?://[^/?# ]*)?([^?\s]*)"`],
    pattern: '^',
    flags: 'E=SITE_PATH:%1',
  }),
  ...rule({
    when: ['%{ENV:REDIRECT_STATUS} ^$'],
    pattern: String.raw`^/\.site/`,
    flags: notFound,
  }),
];

const refusals = (): string[] => {
  const escaped = String.raw`"(?i)%2f|%5c|%[01][0-9a-f]|%7f|\\|#|/(?:\.|%2e){1,2}(?:/|$)"`;
  return [
    ...rule({
      when: ['%{REQUEST_METHOD} !^(?:GET|HEAD)$', `${path} !^/api/`],
      flags: 'R=405',
    }),
    ...rule({ when: [`${path} ${escaped}`, `${path} ^/(?:assets|api)/`], flags: missing }),
    ...rule({ when: [`${path} ${escaped}`], flags: notFound }),
  ];
};

const apiRules = ({ apiOrigin, siteOrigin }: HostedSite): string[] => {
  const api = `${path} ^/api/`;
  const post = '%{REQUEST_METHOD} ^POST$';
  return [
    ...rule({ when: [api, '%{REQUEST_METHOD} !^(?:GET|HEAD|POST)$'], flags: 'R=405' }),
    ...rule({ when: [api, post, `${path} !^/api/contact$`], flags: 'R=405' }),
    ...rule({
      when: [
        api,
        post,
        '%{HTTP:Sec-Fetch-Site} !^(?:same-origin|none)?$',
        `%{HTTP:Origin} "!=${siteOrigin}"`,
      ],
      flags: 'R=403',
    }),
    ...rule({
      when: [api, post, String.raw`%{HTTP:Content-Type} "!^application/json\s*(?:;|$)" [NC]`],
      flags: 'R=415',
    }),
    ...rule({ when: [api], to: `${apiOrigin}%{ENV:SITE_PATH}`, flags: 'P,NE' }),
  ];
};

const pageRules = (): string[] => [
  ...rule({
    pattern: String.raw`^(/(?!\.site/).*?)/*$`,
    flags: [
      'E=SITE_KEY:${lower:$1}',
      'E=SITE_CANONICAL:${canonical:${lower:$1}|-}',
      'E=SITE_FILE:${files:${lower:$1}|-}',
      'E=SITE_POLICY:${policies:${lower:$1}|-}',
    ].join(','),
  }),
  ...rule({
    when: [
      '%{ENV:SITE_CANONICAL} !^-$',
      String.raw`"%{ENV:SITE_CANONICAL} %{ENV:SITE_PATH}" "!^(\S+) \1$"`,
    ],
    to: '%{ENV:SITE_CANONICAL}',
    flags: 'R=308,NE,L',
  }),
  ...rule({ when: ['%{ENV:SITE_FILE} !^-$'], to: '/.site/page%{ENV:SITE_FILE}' }),
];

const fileRules = (site: HostedSite): string[] => {
  const hidden = hiddenFiles(site).map((file) => file.replaceAll('.', String.raw`\.`));
  return [
    ...rule({
      when: [
        `"${site.root}%{REQUEST_URI}" -f`,
        `%{REQUEST_URI} "!^(?:${hidden.join('|')})$"`,
        String.raw`%{REQUEST_URI} "!\.(?:br|gz)$"`,
        `${path} "!//|./$"`,
      ],
      pattern: String.raw`^/(?!\.site/)(.*)$`,
      to: '/.site/file/$1',
    }),
    ...rule({ pattern: '(?i)^/assets(?:/|$)', flags: missing }),
    ...rule({ pattern: '^/healthz$', to: '/.site/text/health.json' }),
  ];
};

const shellRules = (site: HostedSite): string[] => {
  const known = policies(site);
  const newPage = '"%{ENV:SITE_KEY}" "^/blog/(?:category/)?(?!category$)[a-z0-9-]+$"';
  return [
    ...rule({
      when: [newPage, String.raw`"%{ENV:SITE_KEY} %{ENV:SITE_PATH}" "!^(\S+) \1$"`],
      to: '%{ENV:SITE_KEY}',
      flags: 'R=308,L',
    }),
    ...rule({ when: ['${gone:%{ENV:SITE_KEY}|0} ^1$'], flags: 'R=410' }),
    ...shellRows(site).flatMap(({ prefix, file, policy }) =>
      rule({
        when: [`${path} "^${prefix}(?!category$)${slugPattern}$"`],
        to: `/.site/page${file}`,
        flags: `E=SITE_POLICY:${known.indexOf(policy)}`,
      }),
    ),
    ...rule({
      pattern: '^/blog/(?!category$)[^/.]+$',
      flags: `E=SITE_404:page/${site.build.manifest.missingPost.file},R=404`,
    }),
    ...rule({ flags: notFound }),
  ];
};

/** Rewrites to the compressed copy that the visitor accepts. */
const copyRules = ({ root }: HostedSite): string[] => {
  const accepts = (name: string) =>
    String.raw`%{HTTP:Accept-Encoding} "(?:^|,)\s*${name}\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))"`;
  return [
    ...rule({
      when: [accepts('br'), '%{HTTP:Range} ^$', `"${root}/$2.br" -f`],
      pattern: String.raw`^/\.site/(page|file)/(.*)(?<!\.br|\.gz)$`,
      to: '/.site/$1/$2.br',
    }),
    ...rule({
      when: [accepts('gzip'), '%{HTTP:Range} ^$', `"${root}/$2.gz" -f`],
      pattern: String.raw`^/\.site/(page|file)/(.*)(?<!\.br|\.gz)$`,
      to: '/.site/$1/$2.gz',
    }),
    ...rule({ pattern: String.raw`^/\.site/`, flags: 'PT' }),
  ];
};

/** Returns the decisions of `rules.ts`, in its order. */
export const decisions = (site: HostedSite): string[] => [
  ...preparation(),
  ...refusals(),
  ...apiRules(site),
  ...pageRules(),
  ...fileRules(site),
  ...shellRules(site),
  ...copyRules(site),
];
