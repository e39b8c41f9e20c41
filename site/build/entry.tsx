/** What the prerenderer needs of the app, as one bundle for Node. */
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { loadPage } from '../app/pages.ts';
import type { PrerenderedPage } from '../api/prerendered.tsx';
import { routeOf } from '../paths.ts';

export { routeOf } from '../paths.ts';
export { config } from '../config/index.ts';
export { blogSections, feed } from '../content/blog.ts';
export { categories } from '../content/categories.ts';
export { teaserCount } from '../content/home.ts';
export { postCanonical } from '../content/postHead.ts';
export { headAt, structuredData } from '../pages/pageMeta.ts';
export { fixedRoutes, notFoundRoute } from '../routes.ts';

/** An address that is in no row of the route table. */
export const unknownPath = '/404';

/**
 * Renders a page to HTML: first what belongs into the head, then the page.
 * @throws whatever the page throws: a page that cannot be rendered is not published
 */
export const render = async (path: string, prerendered: PrerenderedPage): Promise<string> => {
  await loadPage(routeOf(path).page);
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <App prerendered={prerendered} />
    </StaticRouter>,
    {
      // Else React puts what is long behind a placeholder that only script can swap.
      progressiveChunkSize: Infinity,
    },
  );
  return text(prelude);
};
