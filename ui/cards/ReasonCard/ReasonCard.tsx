import { Heading } from '../../primitives/Heading/index.ts';
import { Icon, type IconName } from '../../primitives/Icon/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import * as styles from './ReasonCard.css.ts';

export interface ReasonCardProps {
  /** The reason, in two or three words. */
  title: string;
  /** The reason, in a sentence or two. */
  text: string;
  /** The icon. */
  icon: IconName;
  /** The page about the reason. */
  href: string;
  /** The label of the link. */
  linkLabel: string;
}

/** Renders a reason to choose the products, with a link to its page. */
export const ReasonCard = ({ title, text, icon, href, linkLabel }: ReasonCardProps) => (
  <article className={styles.card}>
    <span className={styles.sign}>
      <Icon name={icon} size="lg" />
    </span>
    <div className={styles.words}>
      <Heading level={3} size="md">
        {title}
      </Heading>
      <div className={styles.text}>
        <Text variant="muted">{text}</Text>
      </div>
      <div className={styles.end}>
        <TextLink href={href} variant="lead">
          <span className={styles.linkLabel}>{linkLabel}</span>
        </TextLink>
      </div>
    </div>
  </article>
);
