import { Guide, type GuideProps } from '#ui';
import type { Guide as GuideContent } from '../content/guides/guide.ts';
import { guideProps } from '../content/guides/guideProps.ts';
import { PageHead } from '../seo/PageHead.tsx';
import { loadGuideFinder } from './finders/loadGuideFinder.ts';

/**
 * Returns the component that renders the page of a guide.
 * @param picture The product in use, in the banner at the end
 */
export const createGuidePage = (guide: GuideContent, picture: GuideProps['closing']['picture']) => {
  const { closing, ...props } = guideProps(guide);
  const loadFinder = () => loadGuideFinder(guide.product);
  return () => (
    <>
      <PageHead {...guide.head} path={guide.path} />
      <Guide {...props} closing={{ ...closing, picture }} loadFinder={loadFinder} />
    </>
  );
};
