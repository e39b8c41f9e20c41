import { LinkIndex, PageIntro } from '#ui';
import { sitemap } from '../content/sitemap.ts';
import { PageHead } from '../seo/PageHead.tsx';

/** Renders the sitemap page. */
export const Page = () => (
  <>
    <PageHead {...sitemap.head} path={sitemap.path} />
    <PageIntro {...sitemap.intro} mark="center" />
    <LinkIndex groups={sitemap.groups} />
  </>
);
