import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';
import { Banner } from './Banner.tsx';
import * as styles from './GuideBanner.css.ts';

export interface GuideBannerProps {
  /** The heading: what the guide teaches. */
  title: string;
  /** The contents of the guide, in a sentence. */
  text: string;
  /** The button to the guide. */
  link: { label: string; href: string };
  /** A decorative picture of the product. Without it the center circle is shown. */
  picture?: PictureData | string | undefined;
}

/** Renders a dark section that leads from a product to its guide. */
export const GuideBanner = ({ title, text, link, picture }: GuideBannerProps) => (
  <Banner
    title={title}
    text={text}
    id="guide-title"
    beside={picture ? { picture } : { mark: 'center', markClass: styles.mark }}
    textStyle={{ variant: 'muted', measure: 'reading' }}
    wordsClass={styles.words}
  >
    <ButtonLink href={link.href} variant="outline" size="lg" width="fillPhone">
      {link.label}
    </ButtonLink>
  </Banner>
);
