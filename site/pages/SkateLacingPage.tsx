import { Guide } from '#ui';
import { drawn } from '../content/guides/drawn.ts';
import { skateLacing } from '../content/guides/skateLacing.ts';
import { PageHead } from '../seo/PageHead.tsx';

const guide = drawn(skateLacing);

/** How to lace skates. */
export const Page = () => (
  <>
    <PageHead {...skateLacing.head} path={skateLacing.path} />
    <Guide {...guide} />
  </>
);
