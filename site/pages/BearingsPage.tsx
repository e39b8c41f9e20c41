import { tape, laces, bearingsImages } from '#ui/pictures';
import { tapeCard, lacesCard } from '../content/products/cards.ts';
import { bearingsPage } from '../content/products/bearings.ts';
import { ProductSections } from './ProductSections.tsx';
import { PageHead } from '../seo/PageHead.tsx';

const others = [
  { ...tapeCard, picture: tape },
  { ...lacesCard, picture: laces },
];

/** Renders the page of the bearings. */
export const Page = () => (
  <>
    <PageHead {...bearingsPage.head} path={bearingsPage.path} />
    <ProductSections content={bearingsPage} views={bearingsImages} others={others} />
  </>
);
