import { Guide } from '#ui';
import { bearingsInUse } from '#ui/pictures';
import { guideProps } from '../content/guides/guideProps.ts';
import { bearingCare } from '../content/guides/bearingCare.ts';
import { PageHead } from '../seo/PageHead.tsx';

const guide = guideProps(bearingCare);

/** Renders the bearing care guide. */
export const Page = () => (
  <>
    <PageHead {...bearingCare.head} path={bearingCare.path} />
    <Guide {...guide} closing={{ ...guide.closing, picture: bearingsInUse }} />
  </>
);
