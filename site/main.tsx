import '#ui/global';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { AppRouter } from './app/AppRouter.tsx';
import { loadPage } from './app/pages.ts';
import { currentPath } from './app/redirects.ts';
import { followDataCheck, type DataCheck } from './api/dataCheck.ts';
import type { PrerenderedPage } from './api/prerendered.ts';
import { rememberSpelling } from './api/spelling.ts';
import { canonicalPath } from './canonicalPath.ts';
import { routeOf } from './paths.ts';
import { notFoundRoute } from './routes.ts';

/** The data that the app renders from when the document has none for this address. */
const notPrerendered = (): PrerenderedPage => ({
  path: '',
  year: new Date(Date.now()).getFullYear(),
});

/** Reads the path that the document was built for, and its JSON. The dev server sends neither. */
const readDocument = () => {
  const text = document.getElementById('prerendered')?.textContent;
  const prerendered = text ? (JSON.parse(text) as PrerenderedPage) : notPrerendered();
  return { path: document.documentElement.dataset['path'], prerendered };
};

const pageTags =
  'title, link[rel=canonical], meta[property], script[type="application/ld+json"], ' +
  ['description', 'keywords', 'robots', 'twitter:card', 'twitter:image', 'twitter:image:alt']
    .map((name) => `meta[name="${name}"]`)
    .join();

const styleLoaded = async (link: HTMLLinkElement) => {
  if (link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
};

/** Waits for the style sheets that the inline script has requested. That script removes the link of one that fails. */
const stylesLoaded = () => {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  return Promise.all([...links].map(styleLoaded));
};

/** Renders from scratch, without the head of the page that the document was built for. */
const renderAnew = (root: Element, app: (prerendered: PrerenderedPage) => ReactNode) => {
  for (const tag of document.head.querySelectorAll(pageTags)) tag.remove();
  createRoot(root).render(app(notPrerendered()));
};

/** Replaces an address that has changed, where the host has sent no redirect. */
const followRedirect = () => {
  const { search, hash } = location;
  const path = canonicalPath(location.pathname);
  const current = currentPath(path);
  if (current !== path) history.replaceState(history.state, '', current + search + hash);
};

/**
 * Hydrates the document, or renders the page when the document was built for another path. May be
 * called again after a failure.
 * @param check The request that checks the data of the document, if it has any
 * @throws {TypeError} when the page's code cannot be loaded; the document stays readable
 */
export const start = async (check?: DataCheck) => {
  const root = document.getElementById('root');
  if (!root) return;
  if (check) void followDataCheck(check);
  const { path, prerendered } = readDocument();
  followRedirect();
  const route = routeOf(location.pathname);
  const wanted = route === notFoundRoute ? notFoundRoute.path : canonicalPath(location.pathname);

  // Links are in lower case, and a visitor can follow one before a list is loaded.
  const { list, related = [] } = prerendered.data ?? {};
  rememberSpelling([...(list?.posts ?? []), ...related]);

  // Before hydration: a page that suspends would replace the document by a fallback.
  await Promise.all([loadPage(route.page), stylesLoaded()]);

  const app = (known: PrerenderedPage) => (
    <AppRouter>
      <App prerendered={known} />
    </AppRouter>
  );
  // The document of a missing post has the path of its route, because it is sent for many addresses.
  if (path !== wanted && path !== route.path) {
    renderAnew(root, app);
    return;
  }
  // A transition yields to the visitor's input; else hydration is one task.
  startTransition(() => {
    hydrateRoot(root, app({ ...prerendered, path: wanted }));
  });
};
