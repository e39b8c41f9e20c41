import { Guide } from '#ui';
import { lacesInUse } from '#ui/pictures';
import { guideProps } from '../content/guides/guideProps.ts';
import { skateLacing } from '../content/guides/skateLacing.ts';
import { PageHead } from '../seo/PageHead.tsx';

const guide = guideProps(skateLacing);

/** Renders the skate lacing guide. */
export const Page = () => (
  <>
    <PageHead {...skateLacing.head} path={skateLacing.path} />
    <Guide {...guide} closing={{ ...guide.closing, picture: lacesInUse }} />
  </>
);
