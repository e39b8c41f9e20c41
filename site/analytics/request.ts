import type { AnalyticsSettings } from './settings.ts';

/** A page view, or with a name another event. */
export interface AnalyticsEvent {
  readonly address: string;
  readonly referrer: string;
  readonly name?: string;
  readonly details?: Readonly<Record<string, string>>;
}

/** An event for Plausible: https://plausible.io/docs/events-api */
const plausible = ({ site }: AnalyticsSettings, event: AnalyticsEvent) => ({
  path: '/api/event',
  // Another type would make the browser ask for permission first.
  type: 'text/plain',
  body: {
    name: event.name ?? 'pageview',
    url: event.address,
    domain: site,
    referrer: event.referrer || null,
    ...(event.details && { props: event.details }),
  },
});

/** An event for Umami: https://umami.is/docs/api/sending-stats. One without a name is a page view. */
const umami = ({ site }: AnalyticsSettings, event: AnalyticsEvent) => ({
  path: '/api/send',
  type: 'application/json',
  body: {
    type: 'event',
    payload: {
      website: site,
      hostname: location.hostname,
      url: event.address.replace(location.origin, ''),
      referrer: event.referrer,
      language: navigator.language,
      screen: `${screen.width}x${screen.height}`,
      ...(event.name !== undefined && { name: event.name }),
      ...(event.details && { data: event.details }),
    },
  },
});

/** Sends an event to the tool. Nobody waits for it: a failure is ignored. */
export const send = (settings: AnalyticsSettings, event: AnalyticsEvent) => {
  const { path, type, body } = (settings.tool === 'umami' ? umami : plausible)(settings, event);
  fetch(settings.host + path, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: JSON.stringify(body),
    // Also when the visitor leaves the page, and without cookies.
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {});
};
