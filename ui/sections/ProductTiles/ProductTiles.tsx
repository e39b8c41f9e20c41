import { Section } from '../../layout/Section/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';
import type { Tone } from '../../foundations/tokens/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import * as styles from './ProductTiles.css.ts';

export interface ProductTile {
  /** The product's name. */
  name: string;
  /** The use of the product, in a short sentence. */
  text: string;
  /** The product's page. */
  href: string;
  /** The product's color. */
  tone: Tone;
  /** The product in use. A narrow tile shows its middle. */
  picture: PictureData | string;
  /** The text alternative of the picture. */
  pictureAlt: string;
}

export interface ProductTilesProps {
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  lead?: string;
  /** The target of links to the section (`#id`), and the base of the heading's id; unique on the page. */
  id: string;
  /** The products, in their order. Their pictures are loaded for three tiles in a row. */
  tiles: readonly ProductTile[];
}

/**
 * Renders a large picture of each product in use, side by side.
 * Each opens the product's page. `ProductShowcase` has prices and buttons to the store.
 */
export const ProductTiles = ({ title, lead, id, tiles }: ProductTilesProps) => (
  <Section surface="night" edge="red" labelledBy={`${id}-title`} id={id}>
    <SectionHeading title={title} lead={lead} id={`${id}-title`} />
    <ul role="list" className={styles.tiles}>
      {tiles.map(({ name, text, href, tone, picture, pictureAlt }) => (
        <li key={name} className={styles.tile}>
          <div className={styles.picture}>
            <Picture
              source={picture}
              alt={pictureAlt}
              ratio="fill"
              tone={tone}
              sizes="(min-width: 84em) 25rem, (min-width: 64em) 32vw, (min-width: 48em) 41vw, 94vw"
            />
          </div>
          <div className={`${styles.words} ${styles.line[tone]}`}>
            <div className={styles.name}>
              <Heading level={3} size="md">
                <TextLink href={href} variant="card">
                  {name}
                </TextLink>
              </Heading>
              <Icon name="arrow" />
            </div>
            <Text variant="muted">{text}</Text>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
