import { Stack } from '../../layout/Stack/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Icon, type IconName } from '../../primitives/Icon/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
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
