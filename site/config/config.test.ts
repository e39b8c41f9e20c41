import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteConfigDefine } from './define.ts';
import { ConfigError, readConfig } from './schema.ts';

const store = 'https://www.amazon.com/stores/crossbarhockey';

describe('readConfig', () => {
  it('has placeholders when no variable is set', () => {
    expect(readConfig({})).toStrictEqual({
      public: {
        origin: 'https://www.crossbarhockey.example',
        store: { home: store, products: {} },
        contact: {
          email: 'hello@crossbarhockey.example',
          phone: '(555) 010-0142',
          address: [],
        },
        social: {},
      },
      imageHosts: [],
      port: 4173,
      host: '127.0.0.1',
      trustedProxies: [],
      isProduction: false,
      accessLog: false,
      allowMockApi: false,
      allowFewerPosts: false,
    });
  });

  it('refuses a short secret, and does not print it', () => {
    expect(() => readConfig({ BLOG_HOOK_SECRET: 'puck' })).toThrow(
      new ConfigError(
        'BLOG_HOOK_SECRET is too easy to guess: expected at least 16 characters, such as the output of openssl rand -hex 32.',
      ),
    );
    const BLOG_HOOK_SECRET = '0123456789abcdef';
    expect(readConfig({ BLOG_HOOK_SECRET }).blogHookSecret).toBe(BLOG_HOOK_SECRET);
  });

  it('reads every variable', () => {
    const config = readConfig({
      VITE_SITE_ORIGIN: 'https://Rink.example/',
      VITE_STORE_URL: 'https://shop.example/',
      VITE_STORE_TAPE_URL: 'https://shop.example/tape?ref=site',
      VITE_CONTACT_EMAIL: ' coach@rink.example ',
      VITE_CONTACT_PHONE: '+1 (555) 010-0199',
      VITE_CONTACT_ADDRESS: '1 Rink Road | Springfield',
      VITE_SOCIAL_X: 'https://x.com/rink',
      API_ORIGIN: 'http://localhost:3000/',
      IMAGE_HOSTS: 'https://images.example.com, https://*.cdn.example.com',
      CSP_REPORT_URI: 'https://reports.example.com/csp?site=1',
      ALLOW_FEWER_POSTS: '1',
      PORT: '0',
      HOST: '0.0.0.0',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8',
      ALLOW_MOCK_API: '1',
      ACCESS_LOG: '1',
      STAGING: '1',
      NODE_ENV: 'production',
      VITE_SOMETHING_ELSE: 'is ignored',
    });
    expect(config).toStrictEqual({
      public: {
        origin: 'https://rink.example',
        isStaging: true,
        store: {
          home: 'https://shop.example/',
          products: { tape: 'https://shop.example/tape?ref=site' },
        },
        contact: {
          email: 'coach@rink.example',
          phone: '+1 (555) 010-0199',
          address: ['1 Rink Road', 'Springfield'],
        },
        social: { x: 'https://x.com/rink' },
      },
      apiOrigin: 'http://localhost:3000',
      imageHosts: ['https://images.example.com', 'https://*.cdn.example.com'],
      cspReportUri: 'https://reports.example.com/csp?site=1',
      port: 0,
      host: '0.0.0.0',
      trustedProxies: ['loopback', '10.0.0.0/8'],
      isProduction: true,
      accessLog: true,
      allowMockApi: true,
      allowFewerPosts: true,
    });
  });

  it('adds an https API to the image hosts, because it may serve the covers', () => {
    const hosts = (API_ORIGIN: string) => readConfig({ API_ORIGIN }).imageHosts;
    expect(hosts('https://api.example.com')).toEqual(['https://api.example.com']);
    expect(hosts('http://localhost:3000')).toEqual([]);
    expect(hosts('https://a;b')).toEqual([]);
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', API_ORIGIN: ' ', VITE_SOCIAL_X: '' })).toStrictEqual(
      readConfig({}),
    );
  });

  const siteOrigin =
    'an http or https origin without a path, such as https://www.crossbarhockey.example';
  const apiOrigin = 'an http or https origin without a path, such as http://localhost:3000';
  const httpsUrl = (example: string) => `an https address such as ${example}`;
  const phone = 'a phone number of 7 to 15 digits, such as (555) 010-0142';
  const imageHosts =
    'https origins separated by spaces, such as https://images.example.com https://*.cdn.example.com';
  const reportUri = 'an https address such as https://reports.example.com/csp';
  const port = 'a whole number from 0 to 65535, such as 4173';
  const proxies = "addresses or networks separated by ',', such as loopback,10.0.0.0/8";
  it.each([
    ['VITE_SITE_ORIGIN', 'crossbarhockey.example', siteOrigin],
    ['VITE_SITE_ORIGIN', 'https://rink.example/shop', siteOrigin],
    ['VITE_SITE_ORIGIN', 'https://rink.example?a=b', siteOrigin],
    ['VITE_SITE_ORIGIN', 'https://me:secret@rink.example', siteOrigin],
    ['VITE_STORE_URL', 'http://www.amazon.com/x', httpsUrl(store)],
    [
      'VITE_SITE_GOOGLE_VERIFICATION',
      '<meta name="google-site-verification">',
      'the content of the tag that Search Console gives, without the tag',
    ],
    ['VITE_STORE_LACES_URL', 'javascript:alert(1)', httpsUrl(store)],
    ['VITE_STORE_BEARINGS_URL', 'https://', httpsUrl(store)],
    [
      'VITE_CONTACT_EMAIL',
      'hello at rink',
      'an e-mail address such as hello@crossbarhockey.example',
    ],
    ['VITE_CONTACT_PHONE', 'call us', phone],
    ['VITE_CONTACT_PHONE', '555-01', phone],
    [
      'VITE_CONTACT_ADDRESS',
      '1 Rink Road||Springfield',
      "address lines separated by '|', none of them empty, such as 1 Rink Road|Springfield",
    ],
    ['VITE_SOCIAL_INSTAGRAM', '#', httpsUrl('https://www.instagram.com/crossbarhockey')],
    ['VITE_SOCIAL_FACEBOOK', '@crossbar', httpsUrl('https://www.facebook.com/crossbarhockey')],
    ['VITE_SOCIAL_X', 'crossbar', httpsUrl('https://x.com/crossbarhockey')],
    [
      'VITE_SOCIAL_YOUTUBE',
      'http://www.youtube.com/@x',
      httpsUrl('https://www.youtube.com/@crossbarhockey'),
    ],
    ['API_ORIGIN', 'localhost:3000', apiOrigin],
    ['ALLOW_FEWER_POSTS', 'yes', '1, or no value'],
    ['API_ORIGIN', 'http://localhost:3000/api', apiOrigin],
    ['IMAGE_HOSTS', 'images.example.com', imageHosts],
    ['IMAGE_HOSTS', 'https:', imageHosts],
    ['IMAGE_HOSTS', 'https://a.example;script-src', imageHosts],
    ['IMAGE_HOSTS', "https://a.example 'unsafe-inline'", imageHosts],
    ['CSP_REPORT_URI', 'http://reports.example.com', reportUri],
    ['CSP_REPORT_URI', 'https://reports.example.com/;script-src', reportUri],
    ['PORT', '70000', port],
    ['PORT', '-1', port],
    ['PORT', '80.5', port],
    ['PORT', 'http', port],
    ['HOST', 'my host', 'an address of this machine, such as 127.0.0.1 or 0.0.0.0'],
    ['TRUSTED_PROXIES', '10.0.0.0/8;nginx', proxies],
    ['TRUSTED_PROXIES', 'loopback,', proxies],
    ['ALLOW_MOCK_API', 'yes', '1, or no value'],
    ['VITE_ANALYTICS', 'google', 'plausible, umami or none'],
  ])('rejects %s=%s', (name, value, expected) => {
    const message = `${name} is '${value}': expected ${expected}.`;
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(message));
  });

  it('quotes at most 60 characters of a value, in one line', () => {
    expect(() => readConfig({ VITE_SOCIAL_X: `line\n${'x'.repeat(80)}` })).toThrow(
      `VITE_SOCIAL_X is 'line ${'x'.repeat(55)}…': `,
    );
  });

  it.each([
    ['VITE_STORE_TAPES_URL', 'https://shop.example', 'did you mean VITE_STORE_TAPE_URL?'],
    ['VITE_STOER_URL', 'https://shop.example', 'did you mean VITE_STORE_URL?'],
    [
      'VITE_SITE_URL',
      'https://rink.example',
      'expected one of VITE_SITE_ORIGIN, VITE_SITE_GOOGLE_VERIFICATION.',
    ],
    [
      'VITE_CONTACT_FAX',
      '1',
      'expected one of VITE_CONTACT_EMAIL, VITE_CONTACT_PHONE, VITE_CONTACT_ADDRESS.',
    ],
    [
      'VITE_SOCIAL_TIKTOK',
      '',
      'expected one of VITE_SOCIAL_INSTAGRAM, VITE_SOCIAL_FACEBOOK, VITE_SOCIAL_X, VITE_SOCIAL_YOUTUBE.',
    ],
  ])('rejects the unknown name %s, and says at once what else is wrong', (name, value, advice) => {
    const message = `${name} ('${value}') is not a setting: ${advice}`;
    expect(() => readConfig({ [name]: value, PORT: 'http' })).toThrow(
      new ConfigError(`${message}\nPORT is 'http': expected ${port}.`),
    );
  });
});

describe('the configuration in the browser', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('is the public part only', () => {
    const { __SITE_CONFIG__: text } = siteConfigDefine({
      API_ORIGIN: 'http://10.0.0.5',
      PORT: '1',
    });
    expect(JSON.parse(text)).toStrictEqual(readConfig({}).public);
    expect(text).not.toContain('10.0.0.5');
  });

  it('is read from Vite’s define', async () => {
    vi.stubGlobal('__SITE_CONFIG__', JSON.parse(siteConfigDefine({}).__SITE_CONFIG__));
    const { config } = await import('./index.ts');
    expect(config).toStrictEqual(readConfig({}).public);
  });
});
