import { Section } from '../../layout/index.ts';
import { ButtonLink, Heading, RinkMark, Text } from '../../primitives/index.ts';
import * as styles from './GuideBanner.css.ts';

export interface GuideBannerProps {
  /** What the guide teaches, as a heading. */
  title: string;
  /** What is in it, in a sentence. */
  text: string;
  /** The button to the guide. */
  link: { label: string; href: string };
}

/** The way to the guide that belongs to a product: a dark band between two light ones. */
export const GuideBanner = ({ title, text, link }: GuideBannerProps) => (
  <Section surface="night" edge="red" labelledBy="guide-title">
    <span className={styles.mark}>
      <RinkMark variant="center" />
    </span>
    <div className={styles.words}>
      <Heading level={2} size="xl" id="guide-title">
        {title}
      </Heading>
      <Text size="lg" variant="muted" measure="reading">
        {text}
      </Text>
      <ButtonLink href={link.href} variant="outline" size="lg">
        {link.label}
      </ButtonLink>
    </div>
  </Section>
);
