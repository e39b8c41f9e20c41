import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, type Env } from './schema.ts';

describe('the settings of analytics', () => {
  const analyticsOf = (env: Env) => readConfig(env).public.analytics;

  it('counts nothing unless set', () => {
    expect(analyticsOf({ VITE_ANALYTICS: 'none' })).toBeUndefined();
    expect(analyticsOf({})).toBeUndefined();
  });

  it('takes the cloud of Plausible and the domain of the site when nothing else is set', () => {
    const VITE_SITE_ORIGIN = 'https://www.rink.example';
    expect(analyticsOf({ VITE_ANALYTICS: 'plausible', VITE_SITE_ORIGIN })).toEqual({
      tool: 'plausible',
      host: 'https://plausible.io',
      site: 'www.rink.example',
    });
  });

  it.each([
    [
      { VITE_ANALYTICS: 'umami', VITE_ANALYTICS_HOST: 'https://stats.rink.example' },
      'VITE_ANALYTICS_SITE is not set: expected the website id that Umami shows in the settings of your site.',
    ],
    [
      { VITE_ANALYTICS: 'umami', VITE_ANALYTICS_SITE: '4fb7fa4c' },
      'VITE_ANALYTICS_HOST is not set: expected the origin of your Umami, such as https://umami.example.com.',
    ],
    [
      { VITE_ANALYTICS_HOST: 'https://stats.rink.example' },
      'VITE_ANALYTICS_HOST is set, and VITE_ANALYTICS is not: set it to plausible or umami, or unset VITE_ANALYTICS_HOST.',
    ],
    [
      { VITE_ANALYTICS: 'plausible', VITE_ANALYTICS_HOST: 'http://stats.rink.example' },
      "VITE_ANALYTICS_HOST is 'http://stats.rink.example': expected an https origin without a path, such as https://plausible.io.",
    ],
    [
      { VITE_ANALITICS: 'plausible' },
      "VITE_ANALITICS ('plausible') is not a setting: did you mean VITE_ANALYTICS?",
    ],
  ])('rejects %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(message));
  });
});
