import { importAgain } from '../importAgain.ts';
import { loadPage } from './pages.ts';
import type { LinkTarget } from './links.ts';

/** How long a mouse or the focus stays on a link that the visitor may follow, in ms. */
const intentMs = 65;

/** Chromium only; see https://wicg.github.io/savedata/. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const fetchData = async ({ route, pathname }: LinkTarget) => {
  const { prefetchData } = await importAgain(() => import('../api/prefetch.ts'));
  await prefetchData(route, pathname);
};

const prefetch = (target: LinkTarget) => {
  if (savesData()) return;
  const fetches = [loadPage(target.route.page), fetchData(target)];
  // A failure needs no handling here: the page requests its files and data again when it is opened.
  for (const fetched of fetches) fetched.catch(() => {});
};

/** Returns functions that fetch the code and the data of the page behind a link. */
export const createPrefetcher = () => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    now: (target: LinkTarget) => {
      cancel();
      prefetch(target);
    },
    /** Waits `intentMs` first, so that a mouse that only crosses a list fetches nothing. */
    soon: (target: LinkTarget) => {
      cancel();
      timer = setTimeout(prefetch, intentMs, target);
    },
    cancel,
  };
};
