import { importAgain } from '../importAgain.ts';
import { loadPage } from './pages.ts';
import type { LinkTarget } from './links.ts';

/** How long a mouse or the focus stays on a link that the visitor may follow, in ms. */
const intentMs = 65;

/** Chromium only; see https://wicg.github.io/savedata/. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const fetchData = async ({ route, pathname }: LinkTarget) => {
  // The document that this visit started with brought the data of its page along.
  if (document.documentElement.dataset['path'] === pathname) return;
  const { prefetchData } = await importAgain(() => import('../api/prefetch.ts'));
  await prefetchData(route, pathname);
};

const prefetch = (target: LinkTarget) => {
  if (savesData()) return;
  const fetches = [loadPage(target.route.page), fetchData(target)];
  // What fails is requested again when the visitor follows the link.
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
    /** Waits first: a mouse that crosses a list fetches nothing. */
    soon: (target: LinkTarget) => {
      cancel();
      timer = setTimeout(prefetch, intentMs, target);
    },
    cancel,
  };
};
