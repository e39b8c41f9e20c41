import type { Tone } from '../../foundations/tokens/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { MediaCard } from '../../primitives/MediaCard/index.ts';
import { Picture, type PictureProps } from '../../primitives/Picture/index.ts';
import { Price } from '../../primitives/Price/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';
import * as styles from './ProductCard.css.ts';

export interface ProductCardProps {
  /** The product's name. */
  title: string;
  /** The description, in a sentence or two. */
  description: string;
  /** The price as text: `$9.99`. */
  price: string;
  /** The product's picture. */
  picture: PictureData;
  /** The text alternative of the picture. */
  pictureAlt: string;
  /**
   * The aspect ratio of the picture.
   *
   * @default 'card'
   */
  pictureRatio?: Extract<PictureProps['ratio'], 'card' | 'photo'>;
  /**
   * On phones, the picture is small and beside the name. The name is smaller in all windows.
   *
   * @default false
   */
  isCompact?: boolean;
  /** The width the picture is drawn at, as the `sizes` attribute: the list decides it. */
  pictureSizes?: string;
  /** The product's color. */
  tone: Tone;
  /** The product's page on this site. */
  href: string;
  /** The product at the store, opened in a new tab. */
  storeHref: string;
  /** The label of the store button. */
  storeLabel: string;
}

/**
 * Renders a product: picture, description, price, and links to its page and to the store. The link of the
 * title covers the card, so the picture opens the page too.
 */
export const ProductCard = (product: ProductCardProps) => (
  <MediaCard
    tone={product.tone}
    isCompact={product.isCompact ?? false}
    media={
      <Picture
        source={product.picture}
        alt={product.pictureAlt}
        ratio={product.pictureRatio ?? 'card'}
        tone={product.tone}
        sizes={product.pictureSizes ?? '(min-width: 84em) 25rem, 94vw'}
      />
    }
    end={
      <Stack gap="md">
        <Inline gap="sm" align="baseline" justify="between">
          <Price>{product.price}</Price>
          <span aria-hidden className={styles.more}>
            Details
            <Icon name="arrow" />
          </span>
        </Inline>
        <ButtonLink
          href={product.storeHref}
          external
          tone={product.tone}
          width="fill"
          context={product.title}
        >
          {product.storeLabel}
        </ButtonLink>
      </Stack>
    }
  >
    <Heading level={3} size={product.isCompact ? 'md' : 'lg'}>
      <TextLink href={product.href} variant="card">
        {product.title}
      </TextLink>
    </Heading>
    <Text variant="muted">{product.description}</Text>
  </MediaCard>
);
