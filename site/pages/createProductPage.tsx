import type { NamedProduct } from '../catalog/product.ts';
import { otherCards } from '../content/products/cards.ts';
import { productPage } from '../content/products/page.ts';
import { PageHead } from '../seo/PageHead.tsx';
import type { FinderModule } from './finders/finder.ts';
import { inUse } from './inUse.ts';
import { ProductSections, type ProductSectionsProps } from './ProductSections.tsx';

/** Returns the component that renders the page of a product, for the modules of `catalog/plugin.ts`. */
export const createProductPage = (
  product: NamedProduct,
  views: ProductSectionsProps['views'],
  Finder?: FinderModule['Finder'],
) => {
  const content = productPage(product);
  const others = otherCards(product).map(inUse);
  return () => (
    <>
      <PageHead {...content.head} path={content.path} />
      <ProductSections
        content={content}
        views={views}
        others={others}
        reversed={content.reversed}
        finder={Finder && <Finder product={product} surface={content.reversed ? 'snow' : 'ice'} />}
      />
    </>
  );
};

/** Returns the component that renders the finder of a product in a guide, when it has one for guides. */
export const createGuideFinder = (product: NamedProduct, { GuideFinder }: FinderModule) =>
  GuideFinder && (() => <GuideFinder product={product} />);
