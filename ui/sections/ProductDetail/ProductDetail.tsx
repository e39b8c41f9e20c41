import type { Surface, Tone } from '../../foundations/tokens/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { Breadcrumb, type BreadcrumbProps } from '../../primitives/Breadcrumb/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Price } from '../../primitives/Price/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { ProductGallery, type ProductGalleryProps } from '../ProductGallery/index.ts';
import * as styles from './ProductDetail.css.ts';
import * as board from './facts.css.ts';

export interface ProductDetailProps {
  /** The product's name, which is the page's heading. */
  name: string;
  /** The way from the home page to this one. */
  breadcrumb: BreadcrumbProps['items'];
  /** The price as it is written. */
  price: string;
  /** What it is and what it does, in a few sentences. */
  description: string;
  /** What can be measured or named, in a word or two each. */
  facts: readonly { label: string; value: string }[];
  /** The pictures, the main one first. */
  pictures: ProductGalleryProps['pictures'];
  /** The product's colour. */
  tone: Tone;
  /** The button to the product at the store, opened in a new tab. */
  store: { label: string; href: string };
  /** What to know before pressing it: where it is sold, when it arrives. */
  note: string;
  /** Puts the pictures first where there is room for two columns. */
  reversed?: boolean;
  /** The background with all that may stand on it. */
  surface?: Surface;
}

/**
 * The first screen of a product's page: what it is, what it costs, what it looks like, where to get
 * it. The pictures run off the window's edge, the facts stand below as on a scoreboard.
 */
export const ProductDetail = ({
  name,
  breadcrumb,
  price,
  description,
  facts,
  pictures,
  tone,
  store,
  note,
  reversed = false,
  surface = 'ice',
}: ProductDetailProps) => (
  <Section surface={surface} inset="none" labelledBy="product-title" bleed>
    <div className={`${styles.screen} ${styles.side[reversed ? 'reversed' : 'plain']}`}>
      <div className={styles.title}>
        <Breadcrumb items={breadcrumb} />
        <div className={styles.name}>
          <Heading level={1} size="display" id="product-title">
            {name}
          </Heading>
          <Price size="lg">{price}</Price>
        </div>
      </div>
      <div className={styles.gallery}>
        <ProductGallery label={`Pictures of ${name}`} pictures={pictures} tone={tone} />
      </div>
      <div className={styles.words}>
        <Text size="lg" measure="reading">
          {description}
        </Text>
        <div className={styles.action}>
          <ButtonLink href={store.href} external size="lg" width="fill" tone={tone}>
            {store.label}
          </ButtonLink>
        </div>
        <Text size="sm" variant="muted" measure="reading">
          {note}
        </Text>
      </div>
    </div>
    <Container>
      <dl className={board.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={`${board.fact} ${board.hash[tone]}`}>
            <dt className={board.label}>{label}</dt>
            <dd className={board.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Container>
  </Section>
);
