import { ButtonLink, HelpBanner, ItemSection, PageIntro, ProductShowcase, columnItems } from '#ui';
import { sceneMeasure, sceneWhereToBuy } from '#ui/pictures';
import { productCards } from '../content/products/cards.ts';
import { whereToBuy } from '../content/whereToBuy.ts';
import { PageHead } from '../seo/PageHead.tsx';

const { storeLabel, ...showcase } = whereToBuy.products;
const products = productCards('where-to-buy-card').map((card) => ({ ...card, storeLabel }));

/** Renders the page about the store, shipping and returns. */
export const Page = () => (
  <>
    <PageHead {...whereToBuy.head} path={whereToBuy.path} />
    <PageIntro {...whereToBuy.intro} surface="night" picture={sceneWhereToBuy}>
      <ButtonLink href={whereToBuy.store.href} external width="fillPhone">
        {whereToBuy.store.label}
      </ButtonLink>
    </PageIntro>
    <ProductShowcase {...showcase} isCompact products={products} />
    <ItemSection variant={columnItems} {...whereToBuy.policies} surface="ice" edge="blue" />
    <HelpBanner {...whereToBuy.closing} picture={sceneMeasure} />
  </>
);
