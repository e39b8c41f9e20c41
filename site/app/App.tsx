import { PageFrame } from '#ui';
import { Suspense, type ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Route, Routes, useLocation } from 'react-router-dom';
import { footer, header, stagingNotice } from '../content/frame.ts';
import { notFoundRoute, routes, type PageName } from '../routes.ts';
import { DeferredToaster } from './DeferredToaster.tsx';
import { usePage } from './pages.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PrerenderedPageProvider, type PrerenderedPage } from '../api/prerendered.ts';
import { canonicalPath } from '../canonicalPath.ts';
import { routeOf } from '../paths.ts';
import { useLinks } from './useLinks.ts';
import { usePageChange } from './usePageChange.ts';
import { useYear } from './useYear.ts';

const PageOf = ({ name }: { name: PageName }) => {
  const Page = usePage(name);
  return <Page />;
};

const Pages = () => (
  <Routes>
    {[...routes, notFoundRoute].map(({ path, page }) => (
      <Route key={path} path={path} element={<PageOf name={page} />} />
    ))}
  </Routes>
);

// One element, so that a page change does not render it again.
const toaster = <DeferredToaster />;

const Shell = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  usePageChange();
  useLinks();
  const year = useYear();
  const route = routeOf(pathname);
  const isKnown = route !== notFoundRoute;
  return (
    <PageFrame
      header={{
        ...header,
        // The main action of these pages is their own button to the store.
        storeVariant: /^(?:products\/|ProTrusted|Guarantee)/.test(route.page) ? 'outline' : 'solid',
        currentPath: isKnown ? canonicalPath(pathname) : '',
      }}
      footer={{ ...footer, copyright: footer.copyrightOf(year) }}
      notice={stagingNotice}
      toaster={toaster}
    >
      {/* Outside the key: a new boundary would show its fallback while the page's code loads. */}
      <Suspense>
        <PageBoundary key={pathname}>{children}</PageBoundary>
      </Suspense>
    </PageFrame>
  );
};

interface AppProps {
  prerendered: PrerenderedPage;
  /** Replaces the page of the current path. */
  children?: ReactNode;
}

/** Renders the site below a router: the browser's, or the prerenderer's. */
export const App = ({ prerendered, children = <Pages /> }: AppProps) => (
  <HelmetProvider>
    <PrerenderedPageProvider value={prerendered}>
      <Shell>{children}</Shell>
    </PrerenderedPageProvider>
  </HelmetProvider>
);
