import { Claims, ClosingBanner, ItemSection, PageIntro, columnItems } from '#ui';
import { scenePerformance } from '#ui/pictures';
import { performance } from '../content/whyChoose/performance.ts';
import { PageHead } from '../seo/PageHead.tsx';

/** Renders the performance page. */
export const Page = () => (
  <>
    <PageHead {...performance.head} path={performance.path} />
    <PageIntro {...performance.intro} surface="night" picture={scenePerformance} />
    <Claims {...performance.claims} />
    <ItemSection variant={columnItems} {...performance.standards} />
    <ClosingBanner {...performance.closing} />
  </>
);
