import { availableParallelism } from 'node:os';
import pMap from 'p-map';
import type { SiteDocument } from '../hosting/manifest.ts';
import { writePage, type RenderContext } from './renderContext.ts';
import { showsApiData } from './apiPages.ts';
import { documentFile } from './buildPaths.ts';

/** Pages that are written at the same time: one is rendered while others are compressed. */
const concurrency = availableParallelism() + 1;

/** Writes the pages without data from the API, and the 404 page. */
export const writeFixedPages = async (context: RenderContext, year: number) => {
  const { app } = context;
  const routes = app.fixedRoutes.filter(({ path }) => !showsApiData(path));
  const results = await pMap(
    routes,
    async ({ path, page }) => {
      const job = { path, page, file: documentFile(path), prerendered: { path, year } };
      return { path, page, ...(await writePage(context, job, 'best')) };
    },
    { concurrency },
  );
  const pages: Record<string, SiteDocument> = {};
  for (const { path, document } of results) pages[path] = document;
  const written: { path: string; page: string; html: string }[] = results.map(
    ({ path, page, html }) => ({ path, page, html }),
  );
  const { path: documentPath, page } = app.notFoundRoute;
  const { html, document: notFound } = await writePage(
    context,
    {
      path: app.unknownPath,
      page,
      file: '404.html',
      documentPath,
      prerendered: { path: documentPath, year },
    },
    'best',
  );
  written.push({ path: app.unknownPath, page, html });
  return { pages, notFound, written };
};
