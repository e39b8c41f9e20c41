import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Banner } from './Banner.tsx';
import * as styles from './GuideBanner.css.ts';

export interface GuideBannerProps {
  /** The heading: what the guide teaches. */
  title: string;
  /** What the guide contains, in a sentence. */
  text: string;
  /** The button to the guide. */
  link: { label: string; href: string };
}

/** Renders a dark section that leads from a product to its guide. */
export const GuideBanner = ({ title, text, link }: GuideBannerProps) => (
  <Banner
    title={title}
    text={text}
    id="guide-title"
    mark="center"
    textStyle={{ variant: 'muted', measure: 'reading' }}
    classes={{ mark: styles.mark, words: styles.words }}
  >
    <ButtonLink href={link.href} variant="outline" size="lg">
      {link.label}
    </ButtonLink>
  </Banner>
);
