import { Guide, type GuideProps } from '#ui';
import type { Guide as GuideContent } from '../content/guides/guide.ts';
import { guideProps } from '../content/guides/guideProps.ts';
import { PageHead } from '../seo/PageHead.tsx';
import { loadGuideFinder } from './finders/loadGuideFinder.ts';

/**
 * Returns the component that renders the page of a guide.
 * @param picture The product in use, in the banner at the end
 * @param opening The picture beside the title
 * @param photo The photograph in a guide about no product
 */
export const createGuidePage = (
  guide: GuideContent,
  picture: GuideProps['closing']['picture'],
  opening?: GuideProps['opening'],
  photo?: GuideProps['photo'],
) => {
  const { closing, ...props } = guideProps(guide);
  const loadFinder = () => loadGuideFinder(guide.product);
  return () => (
    <>
      <PageHead {...guide.head} path={guide.path} />
      <Guide
        {...props}
        opening={opening}
        photo={photo}
        closing={{ ...closing, picture }}
        loadFinder={loadFinder}
      />
    </>
  );
};
