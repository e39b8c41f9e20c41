/** The settings of the tool that counts visits. */
import * as v from 'valibot';
import type { AnalyticsSettings } from '../analytics/settings.ts';
import { origin } from './values.ts';

const plausibleHost = 'https://plausible.io';
const names = ['VITE_ANALYTICS_HOST', 'VITE_ANALYTICS_SITE'] as const;

export const analyticsSettings = {
  VITE_ANALYTICS: v.optional(
    v.picklist(['plausible', 'umami', 'none'], 'plausible, umami or none'),
  ),
  VITE_ANALYTICS_HOST: v.optional(
    v.pipe(
      origin(plausibleHost),
      v.startsWith('https:', `an https origin without a path, such as ${plausibleHost}`),
    ),
  ),
  VITE_ANALYTICS_SITE: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[\da-z][\da-z.-]*$/i,
        'your domain as Plausible knows it, such as www.example.com, or the website id of Umami',
      ),
    ),
  ),
};

type Values = Partial<
  v.InferOutput<ReturnType<typeof v.object<typeof analyticsSettings, undefined>>>
>;

/** Returns a sentence for each setting that another one lacks. */
export const analyticsFaults = (given: Readonly<Record<string, string | undefined>>): string[] => {
  const { VITE_ANALYTICS: tool } = given;
  if (tool === 'umami') {
    return names
      .filter((name) => given[name] === undefined)
      .map((name) =>
        name === 'VITE_ANALYTICS_HOST'
          ? `${name} is not set: expected the origin of your Umami, such as https://umami.example.com.`
          : `${name} is not set: expected the website id that Umami shows in the settings of your site.`,
      );
  }
  if (tool !== undefined) return [];
  return names
    .filter((name) => given[name] !== undefined)
    .map(
      (name) =>
        `${name} is set, and VITE_ANALYTICS is not: set it to plausible or umami, or unset ${name}.`,
    );
};

/** Returns the settings of the tool; undefined when visits are not counted. */
export const readAnalytics = (s: Values, siteOrigin: string): AnalyticsSettings | undefined => {
  const { VITE_ANALYTICS: tool, VITE_ANALYTICS_HOST: host, VITE_ANALYTICS_SITE: site } = s;
  if (tool === undefined || tool === 'none') return undefined;
  return { tool, host: host ?? plausibleHost, site: site ?? new URL(siteOrigin).host };
};
