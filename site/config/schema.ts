import { closest, distance } from 'fastest-levenshtein';
import proxyAddr from 'proxy-addr';
import * as v from 'valibot';
import { productKeys } from '../catalog/keys.ts';
import { analyticsFaults, analyticsSettings, readAnalytics } from './analytics.ts';
import { imageHosts, reportUri, withApiOrigin } from './policy.ts';
import { tagPattern } from './tagPattern.ts';
import type { PublicConfig, SiteConfig } from './types.ts';
import { address, googleVerification, httpsUrl, origin, phone } from './values.ts';

/** Environment variables by name, as in `process.env`. */
export type Env = Readonly<Record<string, string | undefined>>;

/** An invalid environment variable. The message names the variable and says what is expected. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** A variable with one of these prefixes must be known. Other variables can belong to a tool. */
const ownPrefixes = [
  'VITE_SITE_',
  'VITE_STORE_',
  'VITE_CONTACT_',
  'VITE_SOCIAL_',
  'VITE_ANALYTICS',
];
/** The most wrong letters in a name for which an error message suggests a known one. */
const mostTypos = 2;
/** Most characters of a value in an error message. */
const quoteLength = 60;

const port = v.pipe(
  v.string(),
  v.check(
    (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
    'a whole number from 0 to 65535, such as 4173',
  ),
  v.transform(Number),
);

const host = v.pipe(
  v.string(),
  v.regex(/^[\da-z.:-]+$/i, 'an address of this machine, such as 127.0.0.1 or 0.0.0.0'),
);

const isProxyList = (proxies: string[]): boolean => {
  try {
    proxyAddr.compile(proxies);
    return true;
  } catch {
    return false;
  }
};

const trustedProxies = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((proxy) => proxy.trim())),
  v.check(isProxyList, "addresses or networks separated by ',', such as loopback,10.0.0.0/8"),
);

const flag = v.pipe(
  v.string(),
  v.check((value) => value === '1', '1, or no value'),
  v.transform(() => true),
);

/** Shorter ones can be found by trying. Its value is left out of the message. */
const hookSecret = v.pipe(
  v.string(),
  v.minLength(16, 'at least 16 characters, such as the output of openssl rand -hex 32'),
);

const store = httpsUrl('https://www.amazon.com/stores/crossbarhockey');

const storeVariable = (key: string) => `VITE_STORE_${key.toUpperCase()}_URL` as const;

/** The address of each product at the store. */
const productSettings = Object.fromEntries(
  productKeys().map((key) => [storeVariable(key), v.optional(store)]),
) as Record<ReturnType<typeof storeVariable>, v.OptionalSchema<typeof store, undefined>>;

const settings = v.object({
  VITE_SITE_ORIGIN: v.optional(
    origin('https://www.crossbarhockey.example'),
    'https://www.crossbarhockey.example',
  ),
  VITE_SITE_GOOGLE_VERIFICATION: v.optional(googleVerification),
  VITE_STORE_URL: v.optional(store, 'https://www.amazon.com/stores/crossbarhockey'),
  ...productSettings,
  VITE_STORE_TAG_PATTERN: v.optional(tagPattern),
  VITE_CONTACT_EMAIL: v.optional(
    v.pipe(v.string(), v.email('an e-mail address such as hello@crossbarhockey.example')),
    'hello@crossbarhockey.example',
  ),
  VITE_CONTACT_PHONE: v.optional(phone, '(555) 010-0142'),
  VITE_CONTACT_ADDRESS: v.optional(address),
  VITE_SOCIAL_INSTAGRAM: v.optional(httpsUrl('https://www.instagram.com/crossbarhockey')),
  VITE_SOCIAL_FACEBOOK: v.optional(httpsUrl('https://www.facebook.com/crossbarhockey')),
  VITE_SOCIAL_X: v.optional(httpsUrl('https://x.com/crossbarhockey')),
  VITE_SOCIAL_YOUTUBE: v.optional(httpsUrl('https://www.youtube.com/@crossbarhockey')),
  ...analyticsSettings,
  API_ORIGIN: v.optional(origin('http://localhost:3000')),
  IMAGE_HOSTS: v.optional(imageHosts),
  CSP_REPORT_URI: v.optional(reportUri),
  ALLOW_FEWER_POSTS: v.optional(flag),
  BLOG_HOOK_SECRET: v.optional(hookSecret),
  PORT: v.optional(port, '4173'),
  HOST: v.optional(host, '127.0.0.1'),
  TRUSTED_PROXIES: v.optional(trustedProxies),
  ALLOW_MOCK_API: v.optional(flag),
  ACCESS_LOG: v.optional(flag),
  STAGING: v.optional(flag),
  NODE_ENV: v.optional(v.string()),
});

type Settings = v.InferOutput<typeof settings>;

const quote = (value: string): string => {
  const line = value.replace(/\s+/g, ' ');
  return `'${line.length > quoteLength ? `${line.slice(0, quoteLength)}…` : line}'`;
};

const publicPart = (s: Settings): PublicConfig => {
  const analytics = readAnalytics(s, s.VITE_SITE_ORIGIN);
  return {
    origin: s.VITE_SITE_ORIGIN,
    ...(s.VITE_SITE_GOOGLE_VERIFICATION && {
      googleVerification: s.VITE_SITE_GOOGLE_VERIFICATION,
    }),
    ...(s.STAGING && { isStaging: true }),
    ...(analytics && { analytics }),
    store: {
      home: s.VITE_STORE_URL,
      ...(s.VITE_STORE_TAG_PATTERN && { tagPattern: s.VITE_STORE_TAG_PATTERN }),
      products: Object.fromEntries(
        productKeys().flatMap((key) => {
          const url = (s as Partial<Record<string, unknown>>)[storeVariable(key)];
          return typeof url === 'string' ? [[key, url]] : [];
        }),
      ),
    },
    contact: {
      email: s.VITE_CONTACT_EMAIL,
      phone: s.VITE_CONTACT_PHONE,
      address: s.VITE_CONTACT_ADDRESS ?? [],
    },
    social: {
      ...(s.VITE_SOCIAL_INSTAGRAM && { instagram: s.VITE_SOCIAL_INSTAGRAM }),
      ...(s.VITE_SOCIAL_FACEBOOK && { facebook: s.VITE_SOCIAL_FACEBOOK }),
      ...(s.VITE_SOCIAL_X && { x: s.VITE_SOCIAL_X }),
      ...(s.VITE_SOCIAL_YOUTUBE && { youtube: s.VITE_SOCIAL_YOUTUBE }),
    },
  };
};

const serverPart = (s: Settings): Omit<SiteConfig, 'public'> => ({
  ...(s.API_ORIGIN && { apiOrigin: s.API_ORIGIN }),
  port: s.PORT,
  host: s.HOST,
  trustedProxies: s.TRUSTED_PROXIES ?? [],
  isProduction: s.NODE_ENV === 'production',
  allowMockApi: s.ALLOW_MOCK_API ?? false,
  accessLog: s.ACCESS_LOG ?? false,
  imageHosts: withApiOrigin(s.IMAGE_HOSTS ?? [], s.API_ORIGIN),
  ...(s.CSP_REPORT_URI && { cspReportUri: s.CSP_REPORT_URI }),
  allowFewerPosts: s.ALLOW_FEWER_POSTS ?? false,
  ...(s.BLOG_HOOK_SECRET && { blogHookSecret: s.BLOG_HOOK_SECRET }),
});

const nonEmptyValues = (env: Env): Record<string, string> => {
  const known = Object.keys(settings.entries);
  const given = known.map((name) => [name, env[name]?.trim() ?? ''] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
};

const unknownNames = (env: Env): string[] => {
  const known = Object.keys(settings.entries);
  return Object.keys(env).flatMap((name) => {
    if (!name.startsWith('VITE_') || known.includes(name)) return [];
    const unknown = `${name} (${quote(env[name] ?? '')}) is not a setting`;
    const similar = closest(name, known);
    if (distance(name, similar) <= mostTypos) return [`${unknown}: did you mean ${similar}?`];
    const prefix = ownPrefixes.find((own) => name.startsWith(own));
    if (prefix === undefined) return [];
    const siblings = known.filter((sibling) => sibling.startsWith(prefix)).join(', ');
    return [`${unknown}: expected one of ${siblings}.`];
  });
};

const invalidValue = (issue: v.InferIssue<typeof settings>): string => {
  const name = v.getDotPath(issue) ?? 'A setting';
  const isSecret = name.endsWith('_SECRET');
  const value = isSecret ? 'too easy to guess' : quote(String(issue.path?.[0]?.value));
  return `${name} is ${value}: expected ${issue.message}.`;
};

const parse = (env: Env) => {
  const values = nonEmptyValues(env);
  const parsed = v.safeParse(settings, values, { abortPipeEarly: true });
  const faults = [
    ...unknownNames(env),
    ...(parsed.issues ?? []).map(invalidValue),
    ...analyticsFaults(values),
  ];
  return { parsed, faults };
};

/** Returns a sentence for each unknown name and each invalid value. */
export const configFaults = (env: Env): string[] => parse(env).faults;

/**
 * Reads the configuration from environment variables. An empty variable counts as not set.
 * @throws {ConfigError} with a line for each invalid value and each unknown name with one of our prefixes
 */
export const readConfig = (env: Env): SiteConfig => {
  const { parsed, faults } = parse(env);
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults.join('\n'));
  return { public: publicPart(parsed.output), ...serverPart(parsed.output) };
};
