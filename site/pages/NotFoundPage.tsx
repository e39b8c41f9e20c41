import { NotFound } from '#ui';
import { notFound } from '../content/notFound.ts';
import { PageHead } from '../seo/PageHead.tsx';

/** Renders the 404 page. */
export const Page = () => (
  <>
    <PageHead {...notFound.head} noindex />
    <NotFound {...notFound} />
  </>
);
