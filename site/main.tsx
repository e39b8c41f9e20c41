import '#ui/global';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { loadPage } from './app/pages.ts';
import type { PageState } from './api/pageState.tsx';
import { canonicalPath, routeOf } from './paths.ts';
import { notFoundRoute } from './routes.ts';

const thisYear = () => new Date(Date.now()).getFullYear();

/** What the document was made for, and what it carries; nothing when it is the bare template (dev). */
const readDocument = (): { path: string | undefined; state: PageState } => {
  const text = document.getElementById('page-state')?.textContent;
  return {
    path: document.documentElement.dataset['path'] || undefined,
    state: text ? (JSON.parse(text) as PageState) : { path: '', year: thisYear() },
  };
};

const ownTags =
  'title, link[rel=canonical], meta[property], script[type="application/ld+json"], ' +
  ['description', 'keywords', 'robots', 'twitter:card', 'twitter:title', 'twitter:description']
    .concat('twitter:image', 'twitter:image:alt')
    .map((name) => `meta[name="${name}"]`)
    .join();

/** A document that was made for another address is only a frame: its words about itself must go. */
const drawAnew = (root: Element, app: (state: PageState) => ReactNode) => {
  for (const tag of document.head.querySelectorAll(ownTags)) tag.remove();
  createRoot(root).render(app({ path: '', year: thisYear() }));
};

/** Takes the document over. It can be called again when it has failed. */
export const start = async () => {
  const root = document.getElementById('root');
  if (!root) return;
  const { path, state } = readDocument();
  const route = routeOf(location.pathname);
  const wanted = route === notFoundRoute ? notFoundRoute.path : canonicalPath(location.pathname);

  // First the page's code: without it the document stays as it is, readable, its links real links.
  await loadPage(route.page);

  const app = (known: PageState) => (
    <BrowserRouter>
      <App state={known} />
    </BrowserRouter>
  );
  if (path === wanted) hydrateRoot(root, app(state));
  else drawAnew(root, app);
};
