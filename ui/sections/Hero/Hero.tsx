import { Container } from '../../layout/Container/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';
import * as styles from './Hero.css.ts';

export interface HeroProps {
  /** The page's heading. */
  title: string;
  /** A sentence below the heading. */
  lead: string;
  /** The picture for wide windows. Text is on its left half. */
  picture: PictureData;
  /** The picture for phones and tablets. Text is on its lower part. */
  tallPicture: PictureData;
  /** The text alternative of both pictures. */
  pictureAlt: string;
  /** The button to the store, opened in a new tab. */
  store: { label: string; href: string };
  /** The button to a section further down. */
  explore: { label: string; href: string };
  /** A sentence or two below the buttons: the delivery and the guarantee. */
  note?: string;
}

/** Renders the first screen of the home page: a picture, a heading, two buttons and a note. */
export const Hero = ({
  title,
  lead,
  picture,
  tallPicture,
  pictureAlt,
  store,
  explore,
  note,
}: HeroProps) => (
  <section data-surface="night" aria-labelledby="hero-title" className={styles.hero}>
    <div className={styles.picture}>
      <Picture
        source={picture}
        tall={tallPicture}
        alt={pictureAlt}
        sizes="(min-width: 90em) 90rem, 100vw"
        ratio="fill"
        isBackground
        priority="first"
      />
    </div>
    <Container>
      <div className={styles.words}>
        <Heading level={1} size="display" id="hero-title">
          {title}
        </Heading>
        <Text size="lg" measure="reading">
          {lead}
        </Text>
        <Inline gap="sm">
          <ButtonLink href={store.href} external size="lg" width="fillPhone">
            {store.label}
          </ButtonLink>
          <ButtonLink href={explore.href} variant="outline" size="lg" width="fillPhone">
            {explore.label}
          </ButtonLink>
        </Inline>
        {note && <Text>{note}</Text>}
      </div>
    </Container>
  </section>
);
