import { Guide } from '#ui';
import { tapeInUse } from '#ui/pictures';
import { guideProps } from '../content/guides/guideProps.ts';
import { stickTaping } from '../content/guides/stickTaping.ts';
import { PageHead } from '../seo/PageHead.tsx';

const guide = guideProps(stickTaping);

/** Renders the stick taping guide. */
export const Page = () => (
  <>
    <PageHead {...stickTaping.head} path={stickTaping.path} />
    <Guide {...guide} closing={{ ...guide.closing, picture: tapeInUse }} />
  </>
);
