/** A visit to the real site in a browser made of nothing: fast, and against a real server. */
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { App } from '../../app/App.tsx';
import { loadPage } from '../../app/pages.ts';
import type { PrerenderedPage } from '../../api/prerendered.tsx';
import { canonicalPath, routeOf } from '../../paths.ts';
import { splitHead } from '../../seo/splitHead.ts';

/** A page that is open. */
export interface Visit {
  /** What is seen of the page, header and footer left out. */
  main: () => HTMLElement;
  /** Follows a link of the site, as a click does. */
  goTo: (path: string) => Promise<void>;
  /** What went wrong that nobody caught. */
  errors: unknown[];
  leave: () => void;
}

/** What browsers have and the one made of nothing has not; no page needs an answer from them. */
const missing = {
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  scrollTo: () => {},
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
};
Object.assign(globalThis, missing);
Object.assign(Element.prototype, { scrollIntoView() {}, hidePopover() {}, showPopover() {} });

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until something is so, or for two seconds. */
export const until = async (isSo: () => boolean) => {
  const end = performance.now() + 2000;
  while (!isSo() && performance.now() < end) await wait(5);
};

/** What has come from the API is on the page a moment later. */
export const settled = () => wait(20);

const draw = (
  host: HTMLElement,
  path: string,
  state: PrerenderedPage | undefined,
  errors: unknown[],
) => {
  const note = (error: unknown) => errors.push(error);
  // A cache of its own: what the last visit knew, this one does not.
  const app = (known: PrerenderedPage) => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <BrowserRouter>
        <App prerendered={known} />
      </BrowserRouter>
    </SWRConfig>
  );
  const callbacks = { onUncaughtError: note, onRecoverableError: note };
  if (!state) {
    const root = createRoot(host, callbacks);
    root.render(app({ path: '', year: 2026 }));
    return root;
  }
  const html = renderToString(
    <StaticRouter location={path}>
      <App prerendered={state} />
    </StaticRouter>,
  );
  host.innerHTML = splitHead(html).body;
  return hydrateRoot(host, app(state), callbacks);
};

/**
 * Opens an address.
 * @param state What its document came with; without one it is opened by a shell.
 */
export const visit = async (path: string, state?: PrerenderedPage): Promise<Visit> => {
  history.replaceState(null, '', path);
  const host = document.createElement('div');
  document.body.append(host);
  const errors: unknown[] = [];
  const note = ({ error, reason }: { error?: unknown; reason?: unknown }) =>
    errors.push(error ?? reason);
  addEventListener('error', note as (event: Event) => void);
  addEventListener('unhandledrejection', note as (event: Event) => void);
  await loadPage(routeOf(path).page);
  const root = draw(host, path, state, errors);
  const main = () => host.querySelector('main') ?? host;
  return {
    main,
    errors,
    goTo: async (target) => {
      await loadPage(routeOf(target).page);
      history.pushState(null, '', target);
      dispatchEvent(new PopStateEvent('popstate'));
      await until(() => canonicalPath(location.pathname) === canonicalPath(target));
    },
    leave: () => {
      root.unmount();
      host.remove();
      removeEventListener('error', note as (event: Event) => void);
      removeEventListener('unhandledrejection', note as (event: Event) => void);
    },
  };
};
