/**
 * Counts page views and clicks on links to the store, without cookies. The last script of each document
 * in a build with `VITE_ANALYTICS`; it does not need the app, and counts page changes in the app too.
 */
import { send } from './request.ts';
import type { TrackerSettings } from './settings.ts';

declare const __TRACKER__: TrackerSettings;

/** The longest wait for an idle moment, in ms. */
const idleTimeoutMs = 2000;

const { storeHosts, placementParameter } = __TRACKER__;

/** The page that was counted last. */
let seen = '';
let referrer = document.referrer;

const addressOf = ({ origin, pathname, search }: Location | URL) => origin + pathname + search;

const countView = () => {
  if (seen === location.pathname) return;
  seen = location.pathname;
  const address = addressOf(location);
  send(__TRACKER__, { address, referrer });
  referrer = address;
};

/** Returns where a link to the store is, as precisely as its address and the page tell. */
const placementOf = (link: Element, { searchParams }: URL) =>
  (placementParameter && searchParams.get(placementParameter)) ||
  link.closest('header, main, footer')?.localName ||
  'page';

const countStoreClick = ({ target }: Event) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  const url = link ? new URL(link.href) : undefined;
  if (!link || !url || !storeHosts.includes(url.host)) return;
  const details = { placement: placementOf(link, url), url: addressOf(url) };
  send(__TRACKER__, { address: addressOf(location), referrer, name: 'Store link', details });
};

const followPageChanges = () => {
  const push = history.pushState.bind(history);
  history.pushState = (...args) => {
    push(...args);
    countView();
  };
  addEventListener('popstate', countView);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // The visitor came back to a page that the browser had kept.
    seen = '';
    countView();
  });
};

const countViews = () => {
  countView();
  followPageChanges();
};

/** Counts the first view after everything that the first window needs. */
const countLate = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(countViews, { timeout: idleTimeoutMs });
  else setTimeout(countViews);
};

const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
  globalPrivacyControl?: boolean;
};
if (doNotTrack !== '1' && !globalPrivacyControl) {
  addEventListener('click', countStoreClick, true);
  addEventListener('auxclick', countStoreClick, true);
  if (document.readyState === 'complete') countLate();
  else addEventListener('load', countLate, { once: true });
}
