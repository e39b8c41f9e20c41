import type { ComponentType } from 'react';
import { use } from 'react';
import { legalImports } from 'virtual:legal-pages';
import { productPages } from 'virtual:product-pages';
import { announce, whenSlow } from '#ui';
import { loadingPage } from '../content/frame.ts';
import { importAgain } from '../importAgain.ts';
import { routeOf } from '../paths.ts';
import type { PageName } from '../routes.ts';

/** Imports each page as a chunk of its own. */
const imports: Record<PageName, () => Promise<{ Page: ComponentType }>> = {
  ...productPages,
  ...legalImports,
  AboutPage: () => import('../pages/AboutPage.tsx'),
  BearingCarePage: () => import('../pages/BearingCarePage.tsx'),
  BlogCategoryPage: () => import('../pages/BlogCategoryPage.tsx'),
  BlogPage: () => import('../pages/BlogPage.tsx'),
  BlogPostPage: () => import('../pages/BlogPostPage.tsx'),
  ContactPage: () => import('../pages/ContactPage.tsx'),
  GuaranteePage: () => import('../pages/GuaranteePage.tsx'),
  HomePage: () => import('../pages/HomePage.tsx'),
  NotFoundPage: () => import('../pages/NotFoundPage.tsx'),
  PerformancePage: () => import('../pages/PerformancePage.tsx'),
  ProTrustedPage: () => import('../pages/ProTrustedPage.tsx'),
  QualityPage: () => import('../pages/QualityPage.tsx'),
  SitemapPage: () => import('../pages/SitemapPage.tsx'),
  SkateLacingPage: () => import('../pages/SkateLacingPage.tsx'),
  StickTapingPage: () => import('../pages/StickTapingPage.tsx'),
  WhereToBuyPage: () => import('../pages/WhereToBuyPage.tsx'),
};

const loaded = new Map<PageName, ComponentType>();
const loading = new Map<PageName, Promise<ComponentType>>();

const fetchPage = async (name: PageName) => {
  const load = imports[name];
  if (!load) throw new Error(`There is no page ${name}.`);
  const { Page } = await importAgain(load);
  loaded.set(name, Page);
  return Page;
};

/**
 * Loads a page's code once. A failed load is tried again by the next call.
 * @throws {TypeError} when the code cannot be loaded
 */
export const loadPage = (name: PageName): Promise<ComponentType> => {
  const known = loading.get(name);
  if (known) return known;
  const started = fetchPage(name);
  loading.set(name, started);
  started.catch(() => loading.delete(name));
  return started;
};

/** Returns whether a page can be rendered at once. */
export const isPageLoaded = (name: PageName) => loaded.has(name);

/** Kept by page, because `use` needs the same promise at each render. */
const navigations = new Map<PageName, Promise<ComponentType>>();

/** Loads a page's code, or the whole document when the code is gone (a deploy, no network). */
const loadOrReload = (name: PageName) => {
  const known = navigations.get(name);
  if (known) return known;
  const started = loadPage(name).catch(() => {
    location.reload();
    return new Promise<never>(() => {});
  });
  const stop = whenSlow(() => {
    if (routeOf(location.pathname).page === name) announce(loadingPage);
  });
  started.then(stop, stop);
  navigations.set(name, started);
  return started;
};

/** Returns the page's component. Suspends until its code is loaded. */
export const usePage = (name: PageName): ComponentType =>
  loaded.get(name) ?? use(loadOrReload(name));
