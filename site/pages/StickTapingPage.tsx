import { Guide } from '#ui';
import { drawn } from '../content/guides/drawn.ts';
import { stickTaping } from '../content/guides/stickTaping.ts';
import { PageHead } from '../seo/PageHead.tsx';

const guide = drawn(stickTaping);

/** How to tape a stick. */
export const Page = () => (
  <>
    <PageHead {...stickTaping.head} path={stickTaping.path} />
    <Guide {...guide} />
  </>
);
