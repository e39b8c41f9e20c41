/** The parts of the app that the build uses, bundled for Node. */
import type { ReactNode } from 'react';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { loadPage } from '../app/pages.ts';
import type { PrerenderedPage } from '../api/prerendered.ts';
import { routeOf } from '../paths.ts';
import { contact } from '../content/contact.ts';
import type { ContactAnswer } from '../content/contactAnswers.ts';
import { ContactAnswerDocument } from '../pages/ContactAnswerDocument.tsx';

export { routeOf } from '../paths.ts';
export { config } from '../config/index.ts';
export { blogSections, feed, moreArticles } from '../content/blog.ts';
export { catalog } from '../catalog/index.ts';
export { categories } from '../content/categories.ts';
export { contactAnswers } from '../content/contactAnswers.ts';
export { teaserCount } from '../content/home.ts';
export { postHref } from '../content/posts.ts';
export { productOfPost } from '../content/products/bag.ts';
export { redirects } from '../content/redirects.ts';
export { headAt, structuredData } from '../pages/pageMeta.ts';
export { fixedRoutes, notFoundRoute } from '../routes.ts';

/** The page whose form is answered, at the same address. */
export const contactAnswerPath = contact.path;

/** Returns the content of an answer to the form. */
export const contactAnswer = (answer: ContactAnswer) => <ContactAnswerDocument answer={answer} />;

/** A path without a route. */
export const unknownPath = '/404';

/**
 * Renders a page to HTML, with the head's tags first.
 *
 * @param content replaces the page of this path
 * @throws what the page throws, so that a page that fails is not published
 */
export const render = async (
  path: string,
  prerendered: PrerenderedPage,
  content?: ReactNode,
): Promise<string> => {
  await loadPage(routeOf(path).page);
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <App prerendered={prerendered}>{content}</App>
    </StaticRouter>,
    {
      // By default React moves long content behind a placeholder that needs a script.
      progressiveChunkSize: Infinity,
    },
  );
  return text(prelude);
};
