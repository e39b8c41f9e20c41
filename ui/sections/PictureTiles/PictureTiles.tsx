import { Section, type SectionProps } from '../../layout/Section/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';
import type { Surface, Tone } from '../../foundations/tokens/index.ts';
import { SectionHeading, type SectionHeadingProps } from '../SectionHeading/index.ts';
import * as styles from './PictureTiles.css.ts';

export interface PictureTile {
  /** The name of the linked product or guide. */
  name: string;
  /** A short sentence about it. */
  text: string;
  /** The address of its page. */
  href: string;
  /** The color of the product, or of the product that the guide is about. */
  tone: Tone;
  /** The picture, 4:3. Phones show it small, beside the words. */
  picture: PictureData | string;
  /** The text alternative of the picture. */
  pictureAlt: string;
}

export interface PictureTilesProps {
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  lead?: string;
  /** The size of the heading. */
  titleSize?: SectionHeadingProps['titleSize'];
  /** The target of links to the section (`#id`), and the base of the heading's id; unique on the page. */
  id: string;
  /** The tiles, in their order. Their pictures are loaded for three tiles in a row. */
  tiles: readonly PictureTile[];
  /** The button to the store below the tiles, opened in a new tab. */
  store?: { label: string; href: string };
  /** The background and the text colors that go with it. */
  surface?: Surface;
  /** The rink line above the section. */
  edge?: SectionProps['edge'];
}

/**
 * Renders large pictures side by side, each with a link to a page: products in use, or guides. On phones
 * each is a row with a small picture.
 * `ProductShowcase` has prices and buttons to the store.
 */
export const PictureTiles = ({
  title,
  lead,
  titleSize = 'xl',
  id,
  tiles,
  store,
  surface = 'night',
  edge = 'red',
}: PictureTilesProps) => (
  <Section surface={surface} edge={edge} labelledBy={`${id}-title`} id={id}>
    <SectionHeading title={title} lead={lead} id={`${id}-title`} titleSize={titleSize} />
    <ul role="list" className={styles.tiles}>
      {tiles.map(({ name, text, href, tone, picture, pictureAlt }) => (
        <li key={name} className={`${styles.tile} ${styles.line[tone]}`}>
          <div className={styles.picture}>
            <Picture
              source={picture}
              alt={pictureAlt}
              // Short enough for the thumbnail of a phone.
              failedAlt={name}
              ratio="fill"
              tone={tone}
              sizes="(min-width: 84em) 25rem, (min-width: 48em) 29vw, 6.5rem"
            />
          </div>
          <div className={styles.words}>
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
    {store && (
      <div className={styles.store}>
        <ButtonLink href={store.href} external size="lg" width="fillPhone">
          {store.label}
        </ButtonLink>
      </div>
    )}
  </Section>
);
