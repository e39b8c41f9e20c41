import type { ComponentType } from 'react';
import { use } from 'react';

interface PageModule {
  Page: ComponentType;
}

const files = import.meta.glob<PageModule>('../pages/*Page.tsx');
const loaded = new Map<string, ComponentType>();
const loading = new Map<string, Promise<void>>();

const fetchPage = async (name: string) => {
  const file = files[`../pages/${name}.tsx`];
  if (!file) throw new Error(`There is no page called ${name}.`);
  loaded.set(name, (await file()).Page);
};

/** Fetches a page's code once. A failure is forgotten, so that the next call tries again. */
export const loadPage = (name: string): Promise<void> => {
  const known = loading.get(name);
  if (known) return known;
  const started = fetchPage(name);
  loading.set(name, started);
  started.catch(() => loading.delete(name));
  return started;
};

const never = new Promise<never>(() => {});

/**
 * A page that was navigated to must not turn blank because its code is gone (a deploy, no network):
 * the browser loads its document instead. The first page of a visit never comes this way.
 */
const orWholeDocument = new Map<string, Promise<void>>();
const loadOrReload = (name: string) => {
  const known = orWholeDocument.get(name);
  if (known) return known;
  const started = loadPage(name).catch(() => {
    location.reload();
    return never;
  });
  orWholeDocument.set(name, started);
  return started;
};

/** The page's component: at once when its code is here, else when it has arrived. */
export const usePage = (name: string): ComponentType => {
  const known = loaded.get(name);
  if (known) return known;
  use(loadOrReload(name));
  const page = loaded.get(name);
  if (!page) throw new Error(`The page ${name} was loaded but is not there.`);
  return page;
};
