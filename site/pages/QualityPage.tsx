import { ClosingBanner, ItemSection, PageIntro, numberedItems } from '#ui';
import { sceneQuality } from '#ui/pictures';
import { quality } from '../content/whyChoose/quality.ts';
import { PageHead } from '../seo/PageHead.tsx';

/** Renders the quality page. */
export const Page = () => (
  <>
    <PageHead {...quality.head} path={quality.path} />
    <PageIntro {...quality.intro} surface="night" picture={sceneQuality} />
    <ItemSection variant={numberedItems} {...quality.standards} edge="blue" />
    <ClosingBanner {...quality.closing} />
  </>
);
