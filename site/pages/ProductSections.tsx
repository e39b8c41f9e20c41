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
import type { AnatomyName } from '../catalog/product.ts';
import { anatomyOf } from './anatomies.ts';
import { LowerSections } from './LowerSections.tsx';

type Views = readonly Omit<ProductDetailProps['pictures'][number], 'alt'>[];

export interface ProductSectionsProps {
  /** The content of the product page. */
  content: {
    detail: Omit<ProductDetailProps, 'pictures' | 'reversed' | 'surface'>;
    bar: Omit<BuyBarProps, 'children'>;
    alts: readonly string[];
    features: Omit<FeatureListProps, 'surface' | 'anatomy'>;
    /** The drawing beside the features. */
    anatomy: AnatomyName | undefined;
    guide: Omit<GuideBannerProps, 'picture'> | undefined;
    /** The place of the picture beside the link to the guide, among the product images. */
    guideView: number;
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
}: ProductSectionsProps) => {
  const anatomy = anatomyOf(content.anatomy);
  return (
    <BuyBar {...content.bar}>
      <ProductDetail
        {...content.detail}
        pictures={withAlts(views, content.alts)}
        reversed={reversed}
        surface={reversed ? 'snow' : 'ice'}
      />
      <LowerSections>
        <FeatureList
          {...content.features}
          {...(anatomy && { anatomy })}
          surface={reversed ? 'ice' : 'snow'}
        />
        {finder}
        {content.guide && (
          <GuideBanner {...content.guide} picture={views[content.guideView]?.picture} />
        )}
        {others.length > 0 && <ProductShowcase {...content.others} isCompact products={others} />}
      </LowerSections>
    </BuyBar>
  );
};
