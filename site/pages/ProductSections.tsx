import type { ReactNode } from 'react';
import {
  BuyBar,
  FeatureList,
  GuideBanner,
  ProductDetail,
  ProductShowcase,
  type BuyBarProps,
  type FeatureListProps,
  type GuideBannerProps,
  type ProductDetailProps,
  type ProductShowcaseProps,
} from '#ui';

type Views = readonly Omit<ProductDetailProps['pictures'][number], 'alt'>[];

export interface ProductSectionsProps {
  /** The content of the product page. */
  content: {
    detail: Omit<ProductDetailProps, 'pictures' | 'reversed' | 'surface'>;
    bar: Omit<BuyBarProps, 'children'>;
    alts: readonly string[];
    features: Omit<FeatureListProps, 'surface'>;
    guide: GuideBannerProps | undefined;
    others: Omit<ProductShowcaseProps, 'products'>;
  };
  /** The product images, in the order of `content.alts`. */
  views: Views;
  /** The cards of the other products. */
  others: ProductShowcaseProps['products'];
  /** Shows the images on the left, on a white surface. */
  reversed?: boolean;
  /** The finder of the product, below its features. */
  finder?: ReactNode;
}

const withAlts = (views: Views, alts: readonly string[]) =>
  views.map((view, index) => ({ ...view, alt: alts[index] ?? '' }));

/** Renders the sections of a product page. */
export const ProductSections = ({
  content,
  views,
  others,
  reversed = false,
  finder,
}: ProductSectionsProps) => (
  <BuyBar {...content.bar}>
    <ProductDetail
      {...content.detail}
      pictures={withAlts(views, content.alts)}
      reversed={reversed}
      surface={reversed ? 'snow' : 'ice'}
    />
    <FeatureList {...content.features} surface={reversed ? 'ice' : 'snow'} />
    {finder}
    {content.guide && <GuideBanner {...content.guide} />}
    {others.length > 0 && <ProductShowcase {...content.others} products={others} />}
  </BuyBar>
);
