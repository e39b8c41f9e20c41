import { laces, bearings, tapeImages } from '#ui/pictures';
import { lacesCard, bearingsCard } from '../content/products/cards.ts';
import { tapePage } from '../content/products/tape.ts';
import { ProductSections } from './ProductSections.tsx';
import { PageHead } from '../seo/PageHead.tsx';

const others = [
  { ...lacesCard, picture: laces },
  { ...bearingsCard, picture: bearings },
];

/** Renders the page of the tape. */
export const Page = () => (
  <>
    <PageHead {...tapePage.head} path={tapePage.path} />
    <ProductSections content={tapePage} views={tapeImages} others={others} />
  </>
);
