import { Guide } from '#ui';
import { drawn } from '../content/guides/drawn.ts';
import { bearingCare } from '../content/guides/bearingCare.ts';
import { PageHead } from '../seo/PageHead.tsx';

const guide = drawn(bearingCare);

/** How to clean bearings. */
export const Page = () => (
  <>
    <PageHead {...bearingCare.head} path={bearingCare.path} />
    <Guide {...guide} />
  </>
);
