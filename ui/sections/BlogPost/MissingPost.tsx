import { Section } from '../../layout/index.ts';
import { ButtonLink, Heading, RinkMark, Text } from '../../primitives/index.ts';
import * as styles from './BlogPost.css.ts';

/** What is said where there is no such post, and the way on. */
export interface MissingPostData {
  title: string;
  text: string;
  action: { label: string; href: string };
}

/** There is no such post, or it could not be had. */
export const MissingPost = ({ title, text, action }: MissingPostData) => (
  <Section surface="night" edge="red" labelledBy="missing-post-title">
    <span className={styles.mark}>
      <RinkMark variant="crossbar" />
    </span>
    <div className={styles.missing} role="alert">
      <Heading level={1} size="xl" id="missing-post-title">
        {title}
      </Heading>
      <Text size="lg" variant="muted" measure="reading">
        {text}
      </Text>
      <ButtonLink href={action.href} size="lg">
        {action.label}
      </ButtonLink>
    </div>
  </Section>
);
