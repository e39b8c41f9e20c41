import type { PictureData } from '../../foundations/pictureData.ts';
import type { Tone } from '../../foundations/tokens/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { Price } from '../../primitives/Price/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { more } from '../ProductCard/ProductCard.css.ts';
import { orderOfPacks } from './PackButtons.css.ts';
import { PackButtons, type OrderedPack } from './PackButtons.tsx';
import * as styles from './ProductRow.css.ts';

export interface ProductRowProps {
  /** The product's name. */
  title: string;
  /** Three facts, each of a few words. */
  facts: readonly string[];
  /** The price as text: `$9.99`. */
  price: string;
  /** The amount that the buyer gets, below the price: `One pair.` Without it the packs give the amount. */
  contents?: string | undefined;
  /** The product's picture. */
  picture: PictureData;
  /** The text alternative of the picture. */
  pictureAlt: string;
  /** The product's color. */
  tone: Tone;
  /** The product's page on this site. */
  href: string;
  /** The product at the store, opened in a new tab. */
  storeHref: string;
  /** The label of the store button. */
  storeLabel: string;
  /** The packs of a product with several packs. Each pack has its own button to the store. */
  packs?: readonly OrderedPack[] | undefined;
}

/**
 * Renders a product in a list from which visitors order: from tablets up a wide row, on phones a small picture
 * beside the name. The link of the title covers the row, so the picture opens the page too.
 */
export const ProductRow = ({
  title,
  facts,
  price,
  contents,
  picture,
  pictureAlt,
  tone,
  href,
  storeHref,
  storeLabel,
  packs,
}: ProductRowProps) => (
  <article className={`${styles.row} ${styles.edge[tone]}`}>
    <div className={styles.picture}>
      <Picture
        source={picture}
        alt={pictureAlt}
        ratio="fill"
        tone={tone}
        sizes="(min-width: 84em) 29rem, (min-width: 64em) 38vw, (min-width: 48em) 52vw, (min-width: 22em) 38.5vw, 84vw"
      />
    </div>
    <div className={styles.words}>
      <div className={styles.name}>
        <Heading level={3} size="lg">
          <TextLink href={href} variant="card">
            {title}
          </TextLink>
        </Heading>
      </div>
      <div className={styles.details}>
        <ul role="list" className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact} className={styles.fact}>
              <Icon name="check" />
              <span>{fact}</span>
            </li>
          ))}
        </ul>
        <span aria-hidden className={more}>
          Details
          <Icon name="arrow" />
        </span>
      </div>
    </div>
    <div className={packs ? orderOfPacks : styles.order}>
      <div className={styles.price}>
        <Price size="lg">{price}</Price>
        {contents && (
          <Text size="sm" variant="muted">
            {contents}
          </Text>
        )}
      </div>
      <div className={styles.buy}>
        {packs ? (
          <PackButtons packs={packs} title={title} tone={tone} storeLabel={storeLabel} />
        ) : (
          <ButtonLink href={storeHref} external tone={tone} width="fill" context={title}>
            {storeLabel}
          </ButtonLink>
        )}
      </div>
    </div>
  </article>
);
