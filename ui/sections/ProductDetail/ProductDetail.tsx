import type { Surface, Tone } from '../../foundations/tokens/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { Breadcrumb, type BreadcrumbProps } from '../../primitives/Breadcrumb/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Price } from '../../primitives/Price/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { BuyBox, type BuyBoxProps } from '../BuyBox/index.ts';
import { ProductGallery, type ProductGalleryProps } from '../ProductGallery/index.ts';
import { Facts, type FactsProps } from './Facts.tsx';
import * as styles from './ProductDetail.css.ts';
import * as words from './words.css.ts';

export interface ProductDetailProps {
  /** The product's name, the heading of the page. */
  name: string;
  /** The links from the home page to this page. */
  breadcrumb: BreadcrumbProps['items'];
  /** The kind of product, below the name: `Clear shin guard tape`. */
  kind: string;
  /** The price as text: `$9.99`. */
  price: string;
  /** The amount that the buyer gets, beside the price: `One pair`. Without it the packs give the amount. */
  contents?: string | undefined;
  /** A link below the price to what a buyer asks first: which length, how many. */
  question?: { label: string; href: string } | undefined;
  /** The description, in a few sentences. */
  description: string;
  /** Facts of a word or two each: width, color. */
  facts: FactsProps['facts'];
  /** The pictures, the main one first. */
  pictures: ProductGalleryProps['pictures'];
  /** The product beside a puck, where its pictures are shown in their full size. */
  scale?: ProductGalleryProps['scale'];
  /** The product's color. */
  tone: Tone;
  /** The packs with their buttons to the store. */
  buy: Omit<BuyBoxProps, 'tone'>;
  /** Puts the pictures on the left when there are two columns. */
  reversed?: boolean;
  /** The background and the text colors that go with it. */
  surface?: Surface;
}

/**
 * Renders the first screen of a product page: name, price, pictures, packs with a button to the store,
 * the description, and facts.
 */
export const ProductDetail = ({
  name,
  breadcrumb,
  kind,
  price,
  contents,
  question,
  description,
  facts,
  pictures,
  scale,
  tone,
  buy,
  reversed = false,
  surface = 'ice',
}: ProductDetailProps) => {
  // On a desktop, a choice of packs leaves no room for the facts in the column of words.
  const factsPlace = buy.packs.length === 1 ? 'beside' : 'below';
  return (
    <Section surface={surface} inset="none" labelledBy="product-title" bleed>
      <div className={`${styles.screen} ${styles.side[reversed ? 'reversed' : 'plain']}`}>
        <div className={words.title}>
          <Breadcrumb items={breadcrumb} />
          <div className={words.name}>
            <Heading level={1} size="display" id="product-title">
              {name}
            </Heading>
            <p className={words.kind}>{kind}</p>
            <div className={words.price}>
              <Price size="lg">{price}</Price>
              {contents && <Text variant="muted">{contents}</Text>}
              {question && <TextLink href={question.href}>{question.label}</TextLink>}
            </div>
          </div>
        </div>
        <div className={styles.gallery}>
          <ProductGallery
            label={`Pictures of ${name}`}
            pictures={pictures}
            tone={tone}
            scale={scale}
          />
        </div>
        <div className={words.buy}>
          <BuyBox {...buy} tone={tone} />
        </div>
        <div className={words.description}>
          <Text size="lg" measure="reading">
            {description}
          </Text>
        </div>
        <div className={words.facts[factsPlace]}>
          <Facts facts={facts} tone={tone} />
        </div>
      </div>
    </Section>
  );
};
