import type { Tone } from '../../foundations/tokens/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { MediaCard } from '../../primitives/MediaCard/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { Price } from '../../primitives/Price/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';

export interface ProductCardProps {
  /** The product's name. */
  title: string;
  /** What it is, in a sentence or two. */
  description: string;
  /** The price as it is written. */
  price: string;
  /** The product's picture. */
  picture: PictureData;
  /** What is seen in the picture. */
  pictureAlt: string;
  /** The product's colour. */
  tone: Tone;
  /** The product's page on this site. */
  href: string;
  /** The product at the store, opened in a new tab. */
  storeHref: string;
  /** What the store button says. */
  storeLabel: string;
}

/** One product: what it looks like, what it is, what it costs, where to read more and where to buy. */
export const ProductCard = (product: ProductCardProps) => (
  <MediaCard
    tone={product.tone}
    media={
      <Picture
        source={product.picture}
        alt={product.pictureAlt}
        ratio="card"
        tone={product.tone}
        sizes="(min-width: 84em) 25rem, (min-width: 64em) 31vw, (min-width: 48em) 47vw, 94vw"
      />
    }
    end={
      <Stack gap="md">
        <Price>{product.price}</Price>
        <Inline gap="md">
          <ButtonLink href={product.storeHref} external tone={product.tone} context={product.title}>
            {product.storeLabel}
          </ButtonLink>
          <TextLink href={product.href} variant="lead" context={product.title}>
            Details
          </TextLink>
        </Inline>
      </Stack>
    }
  >
    <Stack gap="sm">
      <Heading level={3} size="lg">
        {product.title}
      </Heading>
      <Text variant="muted">{product.description}</Text>
    </Stack>
  </MediaCard>
);
