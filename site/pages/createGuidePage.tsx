import { Guide, type GuideProps } from '#ui';
import { bearingGuidePicture, lacingGuidePicture, stickGuidePicture } from '#ui/pictures';
import type { Guide as GuideContent } from '../content/guides/guide.ts';
import { guideProps, type GuidePath } from '../content/guides/guideProps.ts';
import { PageHead } from '../seo/PageHead.tsx';
import { loadGuideFinder } from './finders/loadGuideFinder.ts';

/** The pictures in links to the guides. */
const pictures: Readonly<Record<GuidePath, typeof stickGuidePicture>> = {
  '/guides/hockey-stick-taping': stickGuidePicture,
  '/guides/hockey-skate-lacing': lacingGuidePicture,
  '/guides/bearing-maintenance': bearingGuidePicture,
};

/**
 * Returns the component that renders the page of a guide.
 * @param picture The product in use, in the banner at the end
 * @param opening The picture beside the title
 * @param photo The photograph above the methods of a part
 */
export const createGuidePage = (
  guide: GuideContent,
  picture: GuideProps['closing']['picture'],
  opening?: GuideProps['opening'],
  photo?: NonNullable<GuideProps['photo']>['picture'],
) => {
  const { closing, others, ...props } = guideProps(guide);
  const picturedOthers = others.map((other) => ({ ...other, picture: pictures[other.href] }));
  const loadFinder = () => loadGuideFinder(guide.product);
  return () => (
    <>
      <PageHead {...guide.head} path={guide.path} />
      <Guide
        {...props}
        others={picturedOthers}
        opening={opening}
        photo={photo && guide.photo ? { ...guide.photo, picture: photo } : undefined}
        closing={{ ...closing, picture }}
        loadFinder={loadFinder}
      />
    </>
  );
};
