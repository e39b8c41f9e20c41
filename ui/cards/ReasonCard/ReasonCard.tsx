import { Stack } from '../../layout/index.ts';
import { Heading, Icon, Text, TextLink, type IconName } from '../../primitives/index.ts';
import * as styles from './ReasonCard.css.ts';

export interface ReasonCardProps {
  /** The reason, in two or three words. */
  title: string;
  /** What is behind it. */
  text: string;
  /** Its sign. */
  icon: IconName;
  /** The page that tells more. */
  href: string;
  /** What the link says. */
  linkLabel: string;
}

/** One reason to choose the products, with the page that backs it. */
export const ReasonCard = ({ title, text, icon, href, linkLabel }: ReasonCardProps) => (
  <article className={styles.card}>
    <span className={styles.sign}>
      <Icon name={icon} size="lg" />
    </span>
    <Stack gap="xs">
      <Heading level={3} size="md">
        {title}
      </Heading>
      <Text variant="muted">{text}</Text>
    </Stack>
    <div className={styles.end}>
      <TextLink href={href} variant="lead">
        {linkLabel}
      </TextLink>
    </div>
  </article>
);
