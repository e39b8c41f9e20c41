import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteConfigDefine } from './define.ts';
import { ConfigError, readConfig } from './schema.ts';

const store = 'https://www.amazon.com/stores/crossbarhockey';

describe('readConfig', () => {
  it('has placeholders when no variable is set', () => {
    expect(readConfig({})).toStrictEqual({
      public: {
        origin: 'https://www.crossbarhockey.example',
        store: { home: store, tape: store, laces: store, bearings: store },
        contact: {
          email: 'hello@crossbarhockey.example',
          phone: '(555) 010-0142',
          address: [],
        },
        social: {},
      },
      port: 4173,
    });
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
      PORT: '0',
      VITE_SOMETHING_ELSE: 'is ignored',
    });
    expect(config).toStrictEqual({
      public: {
        origin: 'https://rink.example',
        store: {
          home: 'https://shop.example/',
          tape: 'https://shop.example/tape?ref=site',
          laces: 'https://shop.example/',
          bearings: 'https://shop.example/',
        },
        contact: {
          email: 'coach@rink.example',
          phone: '+1 (555) 010-0199',
          address: ['1 Rink Road', 'Springfield'],
        },
        social: { x: 'https://x.com/rink' },
      },
      apiOrigin: 'http://localhost:3000',
      port: 0,
    });
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', API_ORIGIN: ' ', VITE_SOCIAL_X: '' })).toStrictEqual(
      readConfig({}),
    );
  });

  const origin = 'an http or https origin without a path, such as';
  it.each([
    [
      { VITE_SITE_ORIGIN: 'crossbarhockey.example' },
      `VITE_SITE_ORIGIN is 'crossbarhockey.example': expected ${origin} https://www.crossbarhockey.example.`,
    ],
    [
      { VITE_SITE_ORIGIN: 'https://rink.example/shop' },
      `VITE_SITE_ORIGIN is 'https://rink.example/shop': expected ${origin} https://www.crossbarhockey.example.`,
    ],
    [
      { VITE_SITE_ORIGIN: 'https://rink.example?a=b' },
      `VITE_SITE_ORIGIN is 'https://rink.example?a=b': expected ${origin} https://www.crossbarhockey.example.`,
    ],
    [
      { VITE_SITE_ORIGIN: 'https://me:secret@rink.example' },
      `VITE_SITE_ORIGIN is 'https://me:secret@rink.example': expected ${origin} https://www.crossbarhockey.example.`,
    ],
    [
      { VITE_STORE_URL: 'http://www.amazon.com/x' },
      `VITE_STORE_URL is 'http://www.amazon.com/x': expected an https address such as ${store}.`,
    ],
    [
      { VITE_STORE_LACES_URL: 'javascript:alert(1)' },
      `VITE_STORE_LACES_URL is 'javascript:alert(1)': expected an https address such as ${store}.`,
    ],
    [
      { VITE_STORE_BEARINGS_URL: 'https://' },
      `VITE_STORE_BEARINGS_URL is 'https://': expected an https address such as ${store}.`,
    ],
    [
      { VITE_CONTACT_EMAIL: 'hello at rink' },
      `VITE_CONTACT_EMAIL is 'hello at rink': expected an e-mail address such as hello@crossbarhockey.example.`,
    ],
    [
      { VITE_CONTACT_PHONE: 'call us' },
      `VITE_CONTACT_PHONE is 'call us': expected a phone number of 7 to 15 digits, such as (555) 010-0142.`,
    ],
    [
      { VITE_CONTACT_PHONE: '555-01' },
      `VITE_CONTACT_PHONE is '555-01': expected a phone number of 7 to 15 digits, such as (555) 010-0142.`,
    ],
    [
      { VITE_CONTACT_ADDRESS: '1 Rink Road||Springfield' },
      `VITE_CONTACT_ADDRESS is '1 Rink Road||Springfield': expected address lines separated by '|', none of them empty, such as 1 Rink Road|Springfield.`,
    ],
    [
      { VITE_SOCIAL_INSTAGRAM: '#' },
      `VITE_SOCIAL_INSTAGRAM is '#': expected an https address such as https://www.instagram.com/crossbarhockey.`,
    ],
    [
      { VITE_SOCIAL_FACEBOOK: '@crossbar' },
      `VITE_SOCIAL_FACEBOOK is '@crossbar': expected an https address such as https://www.facebook.com/crossbarhockey.`,
    ],
    [
      { VITE_SOCIAL_X: 'crossbar' },
      `VITE_SOCIAL_X is 'crossbar': expected an https address such as https://x.com/crossbarhockey.`,
    ],
    [
      { VITE_SOCIAL_YOUTUBE: 'http://www.youtube.com/@x' },
      `VITE_SOCIAL_YOUTUBE is 'http://www.youtube.com/@x': expected an https address such as https://www.youtube.com/@crossbarhockey.`,
    ],
    [
      { API_ORIGIN: 'localhost:3000' },
      `API_ORIGIN is 'localhost:3000': expected ${origin} http://localhost:3000.`,
    ],
    [
      { API_ORIGIN: 'http://localhost:3000/api' },
      `API_ORIGIN is 'http://localhost:3000/api': expected ${origin} http://localhost:3000.`,
    ],
    [{ PORT: '70000' }, `PORT is '70000': expected a whole number from 0 to 65535, such as 4173.`],
    [{ PORT: '-1' }, `PORT is '-1': expected a whole number from 0 to 65535, such as 4173.`],
    [{ PORT: '80.5' }, `PORT is '80.5': expected a whole number from 0 to 65535, such as 4173.`],
    [{ PORT: 'http' }, `PORT is 'http': expected a whole number from 0 to 65535, such as 4173.`],
    [
      { VITE_SOCIAL_X: `line\n${'x'.repeat(80)}` },
      `VITE_SOCIAL_X is 'line ${'x'.repeat(55)}…': expected an https address such as https://x.com/crossbarhockey.`,
    ],
    [
      { VITE_STORE_TAPES_URL: 'https://shop.example' },
      `VITE_STORE_TAPES_URL ('https://shop.example') is not a setting: expected one of VITE_STORE_URL, VITE_STORE_TAPE_URL, VITE_STORE_LACES_URL, VITE_STORE_BEARINGS_URL.`,
    ],
    [
      { VITE_SITE_URL: 'https://rink.example' },
      `VITE_SITE_URL ('https://rink.example') is not a setting: expected one of VITE_SITE_ORIGIN.`,
    ],
    [
      { VITE_CONTACT_FAX: '1', PORT: 'also wrong' },
      `VITE_CONTACT_FAX ('1') is not a setting: expected one of VITE_CONTACT_EMAIL, VITE_CONTACT_PHONE, VITE_CONTACT_ADDRESS.`,
    ],
    [
      { VITE_SOCIAL_TIKTOK: '' },
      `VITE_SOCIAL_TIKTOK ('') is not a setting: expected one of VITE_SOCIAL_INSTAGRAM, VITE_SOCIAL_FACEBOOK, VITE_SOCIAL_X, VITE_SOCIAL_YOUTUBE.`,
    ],
  ])('rejects %o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(sentence));
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
