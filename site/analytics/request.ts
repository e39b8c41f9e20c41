import type { AnalyticsSettings } from './settings.ts';

/** A page view, or with a name another event. */
export interface Happening {
  readonly address: string;
  readonly referrer: string;
  readonly name?: string;
  readonly details?: Readonly<Record<string, string>>;
}

/** An event for Plausible: https://plausible.io/docs/events-api */
const plausible = ({ site }: AnalyticsSettings, happening: Happening) => ({
  path: '/api/event',
  // Another type would make the browser ask for permission first.
  type: 'text/plain',
  body: {
    name: happening.name ?? 'pageview',
    url: happening.address,
    domain: site,
    referrer: happening.referrer || null,
    ...(happening.details && { props: happening.details }),
  },
});

/** An event for Umami: https://umami.is/docs/api/sending-stats. One without a name is a page view. */
const umami = ({ site }: AnalyticsSettings, happening: Happening) => ({
  path: '/api/send',
  type: 'application/json',
  body: {
    type: 'event',
    payload: {
      website: site,
      hostname: location.hostname,
      url: happening.address.replace(location.origin, ''),
      referrer: happening.referrer,
      language: navigator.language,
      screen: `${screen.width}x${screen.height}`,
      ...(happening.name !== undefined && { name: happening.name }),
      ...(happening.details && { data: happening.details }),
    },
  },
});

/** Sends an event to the tool. Nobody waits for it: a failure is ignored. */
export const send = (settings: AnalyticsSettings, happening: Happening) => {
  const { path, type, body } = (settings.tool === 'umami' ? umami : plausible)(settings, happening);
  fetch(settings.host + path, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: JSON.stringify(body),
    // Also when the visitor leaves the page, and without cookies.
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {});
};
