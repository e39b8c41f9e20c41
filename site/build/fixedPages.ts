import type { SiteDocument } from '../hosting/manifest.ts';
import { writePage, type Bench } from './bench.ts';
import { isFromApi } from './fromApi.ts';
import { documentOf } from './places.ts';

/** Writes the pages that show nothing of the API's, and the 404 page. */
export const writeFixedPages = async (bench: Bench, year: number) => {
  const { app } = bench;
  const pages: Record<string, SiteDocument> = {};
  const written = [];
  for (const { path, page } of app.fixedRoutes) {
    if (isFromApi(path)) continue;
    const job = { path, page, file: documentOf(path), prerendered: { path, year } };
    const { html, document } = await writePage(bench, job, 'most');
    pages[path] = document;
    written.push({ path, page, html });
  }
  const { path: stamp, page } = app.notFoundRoute;
  const { document: notFound } = await writePage(
    bench,
    { path: app.unknownPath, page, file: '404.html', stamp, prerendered: { path: stamp, year } },
    'most',
  );
  return { pages, notFound, written };
};
