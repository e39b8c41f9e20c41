import { Inline, Section } from '../../layout/index.ts';
import { ButtonLink, Heading, RinkMark, Text } from '../../primitives/index.ts';
import * as styles from './ClosingBanner.css.ts';

export interface ClosingBannerProps {
  /** The question. */
  title: string;
  /** The answer, in a sentence. */
  text: string;
  /** The button to the store, opened in a new tab. */
  store: { label: string; href: string };
  /** The other way on. */
  more?: { label: string; href: string };
}

/** The last word of a page: one question, one red button. */
export const ClosingBanner = ({ title, text, store, more }: ClosingBannerProps) => (
  <Section surface="night" edge="red" labelledBy="closing-title">
    <span className={styles.mark}>
      <RinkMark variant="crossbar" />
    </span>
    <div className={styles.words}>
      <Heading level={2} size="xl" id="closing-title">
        {title}
      </Heading>
      <Text size="lg">{text}</Text>
      <Inline gap="sm">
        <ButtonLink href={store.href} external size="lg">
          {store.label}
        </ButtonLink>
        {more && (
          <ButtonLink href={more.href} variant="outline" size="lg">
            {more.label}
          </ButtonLink>
        )}
      </Inline>
    </div>
  </Section>
);
