/** The document of a page, as a crawler is sent it: head, page and structured data by the site's own builders. */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Scenario } from '#mock-api/scenarios.ts';
import type { Sanitize } from '../../../site/api/sanitize/purifier.ts';
import { App } from '../../../site/app/App.tsx';
import { loadPage } from '../../../site/app/pages.ts';
import { canonicalPath, routeOf } from '../../../site/paths.ts';
import { splitHead } from '../../../site/seo/splitHead.ts';
import { scriptJson } from '../../../site/seo/scriptJson.ts';
import { notFoundRoute } from '../../../site/routes.ts';
import { structuredData } from '../../../site/seo/structuredData.ts';
import { published } from './published.ts';
import { writtenAt } from './written.ts';

/** A document, before anybody has opened it. */
export interface WrittenDocument {
  /** The canonical path; the 404 document has none. */
  path: string | undefined;
  html: string;
}

/**
 * Writes the document of an address.
 * @throws {TypeError} when the API has nothing that a document could be written with
 */
export const writeDocument = async (
  address: string,
  scenario: Scenario,
  sanitize: Sanitize,
): Promise<WrittenDocument> => {
  const route = routeOf(address);
  const path = route === notFoundRoute ? undefined : canonicalPath(address);
  const written = path && writtenAt(path, scenario, sanitize);
  const state = { path: path ?? notFoundRoute.path, year: 2026, ...(written && { data: written }) };
  await loadPage(route.page);
  const { head, body } = splitHead(
    renderToString(
      <StaticRouter location={address}>
        <App prerendered={state} />
      </StaticRouter>,
    ),
  );
  const data = path && structuredData(path, written || undefined);
  const script = data
    ? `<script type="application/ld+json">${scriptJson(published(data))}</script>`
    : '';
  return {
    path,
    html: `<!doctype html><html lang="en-US"><head>${head}${script}</head><body>${body}</body></html>`,
  };
};
