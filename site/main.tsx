import '#ui/global';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { loadPage } from './app/pages.ts';
import type { PageState } from './app/pageState.tsx';
import { canonicalPath, routeOf } from './app/paths.ts';
import { notFoundRoute } from './routes.ts';

/** What the document was made for, and what it carries; nothing when it is the bare template (dev). */
const readDocument = (): { path: string | undefined; state: PageState } => {
  const text = document.getElementById('page-state')?.textContent;
  return {
    path: document.documentElement.dataset['path'] || undefined,
    state: text ? (JSON.parse(text) as PageState) : { year: new Date(Date.now()).getFullYear() },
  };
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

  const app = (
    <BrowserRouter>
      <App state={state} />
    </BrowserRouter>
  );
  if (path === wanted) hydrateRoot(root, app);
  else createRoot(root).render(app);
};
