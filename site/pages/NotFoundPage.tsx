import { NotFound } from '#ui';
import { notFound } from '../content/notFound.ts';
import { PageHead } from '../seo/PageHead.tsx';

/** What stands at every address that has no page. */
export const Page = () => (
  <>
    <PageHead {...notFound.head} noindex />
    <NotFound {...notFound} />
  </>
);
