import { ButtonLink, HelpBanner, ItemSection, OrderList, PageIntro, columnItems } from '#ui';
import { sceneMeasure, sceneWhereToBuy } from '#ui/pictures';
import { orderRows } from '../content/products/orderRows.ts';
import { whereToBuy } from '../content/whereToBuy.ts';
import { PageHead } from '../seo/PageHead.tsx';

const { storeLabel, ...list } = whereToBuy.products;
const products = orderRows(storeLabel);

/** Renders the page about the store, shipping and returns. */
export const Page = () => (
  <>
    <PageHead {...whereToBuy.head} path={whereToBuy.path} />
    <PageIntro {...whereToBuy.intro} surface="night" picture={sceneWhereToBuy}>
      <ButtonLink href={whereToBuy.store.href} external width="fillPhone">
        {whereToBuy.store.label}
      </ButtonLink>
    </PageIntro>
    <OrderList {...list} products={products} />
    <ItemSection variant={columnItems} {...whereToBuy.policies} surface="ice" edge="blue" />
    <HelpBanner {...whereToBuy.closing} picture={sceneMeasure} />
  </>
);
