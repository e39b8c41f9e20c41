import {
  FeatureList,
  GuideBanner,
  ProductDetail,
  ProductShowcase,
  type FeatureListProps,
  type GuideBannerProps,
  type ProductDetailProps,
  type ProductShowcaseProps,
} from '#ui';

type Views = readonly Omit<ProductDetailProps['pictures'][number], 'alt'>[];

export interface ProductSectionsProps {
  /** The words of the page. */
  content: {
    detail: Omit<ProductDetailProps, 'pictures' | 'reversed' | 'surface'>;
    alts: readonly string[];
    features: Omit<FeatureListProps, 'surface'>;
    guide: GuideBannerProps;
    others: Omit<ProductShowcaseProps, 'products'>;
  };
  /** The pictures that `alts` says in words, in the same order. */
  views: Views;
  /** The other products. */
  others: ProductShowcaseProps['products'];
  /** The pictures first, all of it on white. */
  reversed?: boolean;
}

const inWords = (views: Views, alts: readonly string[]) =>
  views.map((view, index) => ({ ...view, alt: alts[index] ?? '' }));

/** What a product's page is made of, the same for all three. */
export const ProductSections = ({
  content,
  views,
  others,
  reversed = false,
}: ProductSectionsProps) => (
  <>
    <ProductDetail
      {...content.detail}
      pictures={inWords(views, content.alts)}
      reversed={reversed}
      surface={reversed ? 'snow' : 'ice'}
    />
    <FeatureList {...content.features} surface={reversed ? 'ice' : 'snow'} />
    <GuideBanner {...content.guide} />
    <ProductShowcase {...content.others} products={others} />
  </>
);
