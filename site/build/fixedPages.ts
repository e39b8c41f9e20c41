import type { SiteDocument } from '../hosting/manifest.ts';
import { writePage, type RenderContext } from './renderContext.ts';
import { showsApiData } from './apiPages.ts';
import { documentFile } from './buildPaths.ts';

/** Writes the pages without data from the API, and the 404 page. */
export const writeFixedPages = async (context: RenderContext, year: number) => {
  const { app } = context;
  const pages: Record<string, SiteDocument> = {};
  const written = [];
  for (const { path, page } of app.fixedRoutes) {
    if (showsApiData(path)) continue;
    const job = { path, page, file: documentFile(path), prerendered: { path, year } };
    const { html, document } = await writePage(context, job, 'best');
    pages[path] = document;
    written.push({ path, page, html });
  }
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
