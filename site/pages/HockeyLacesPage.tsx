import { tape, bearings, lacesImages } from '#ui/pictures';
import { tapeCard, bearingsCard } from '../content/products/cards.ts';
import { lacesPage } from '../content/products/laces.ts';
import { ProductSections } from './ProductSections.tsx';
import { PageHead } from '../seo/PageHead.tsx';

const others = [
  { ...tapeCard, picture: tape },
  { ...bearingsCard, picture: bearings },
];

/** Renders the page of the laces. */
export const Page = () => (
  <>
    <PageHead {...lacesPage.head} path={lacesPage.path} />
    <ProductSections content={lacesPage} views={lacesImages} others={others} reversed />
  </>
);
